import { squareName } from "../../notation/coordinate.ts";
import { type Pile, pileSize } from "../../tiles/pile.ts";
import { counted, listed, reasonOf, signed } from "../helpers.ts";
import type { NewsSentences } from "../types/news.ts";

const inPoints = (points: number): string => counted(points, "point", "points");
const inTiles = (pile: Pile): string => counted(pileSize(pile), "tile", "tiles");

/** The end of a game in English: a story says it, too. */
export const englishOver: Extract<NewsSentences["over"], (...of: never) => string> = ({ reason, winners }, { ends }) =>
  `The game is over: ${ends[reason]}.${winners.length === 0 ? "" : ` ${listed(winners, "and")} won.`}`;

/** What a ruling says besides, in English: of the news a story says that, too. */
export const englishDecided = ({ ruling }: { readonly ruling: string }): string =>
  ruling === "" ? "" : `Ruling: ${ruling}.`;

/** What is said when a move has been made, in English. */
export const englishNews: NewsSentences = {
  "drew-for-start": "",
  dealt: "",
  played: ({ words, points, player }) => `${player} played ${words.join(", ")} for ${inPoints(points)}.`,
  exchanged: ({ returned, player }) => `${player} exchanged ${inTiles(returned)}.`,
  passed: ({ player }) => `${player} passed.`,
  accepted: ({ player }) => `${player} does not challenge.`,
  resigned: ({ player }) => `${player} resigned.`,
  "turn-set": "",
  "turn-lost": ({ player }) => `${player} missed a turn.`,
  challenged: ({ invalid, upheld, player }) => {
    if (!upheld) return `${player} challenged in vain: the words are good.`;
    return `${player} challenged, and ${invalid?.join(", ") ?? "at least one word"} may not be played.`;
  },
  "phony-returned": ({ points, player }) => `${player} takes the play back and loses ${inPoints(points)}.`,
  "blank-exchanged": ({ square, letter, player }) =>
    `${player} took the blank at ${squareName(square)} for a tile ${letter}.`,
  "rack-told": "",
  "excess-returned": ({ tiles, player }) => `${player} returned ${inTiles(tiles)}.`,
  adjusted: (event, words) => `${event.player}: ${signed(event.points, inPoints)} (${reasonOf(event, words)}).`,
  ended: "",
  decided: englishDecided,
  turn: ({ player, you }) => (you ? "It is your turn." : `It is the turn of ${player}.`),
  waiting: ({ players, you }) =>
    you ? "Accept the play, or challenge it." : `The game is over unless ${listed(players, "or")} challenges.`,
  over: englishOver,
};

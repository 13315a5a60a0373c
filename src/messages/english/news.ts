import { squareName } from "../../notation/coordinate.ts";
import { type Pile, pileSize } from "../../tiles/pile.ts";
import { counted, listed, nothing, reasonOf, rulingText, signed } from "../helpers.ts";
import type { NewsSentences } from "../types/news.ts";

const inPoints = (points: number): string => counted(points, "point", "points");
const inTiles = (pile: Pile): string => counted(pileSize(pile), "tile", "tiles");

/** The end of a game in English: a story says it, too. */
export const englishOver: NewsSentences["over"] = ({ reason, winners }, { ends }) =>
  `The game is over: ${ends[reason]}.${winners.length === 0 ? "" : ` ${listed(winners, "and")} won.`}`;

/** What a ruling says besides, in English: of the news a story says that, too. */
export const englishDecided: NewsSentences["decided"] = (event) => rulingText(event, "Ruling");

/** What is said when a move has been made, in English. */
export const englishNews: NewsSentences = {
  "drew-for-start": nothing,
  dealt: nothing,
  played: ({ words, points }, player) => `${player} played ${words.join(", ")} for ${inPoints(points)}.`,
  exchanged: ({ returned }, player) => `${player} exchanged ${inTiles(returned)}.`,
  passed: (_, player) => `${player} passed.`,
  accepted: (_, player) => `${player} does not challenge.`,
  resigned: (_, player) => `${player} resigned.`,
  "turn-set": nothing,
  "turn-lost": (_, player) => `${player} missed a turn.`,
  challenged: ({ invalid, upheld }, player) => {
    if (!upheld) return `${player} challenged in vain: the words are good.`;
    return `${player} challenged, and ${invalid?.join(", ") ?? "at least one word"} may not be played.`;
  },
  "phony-returned": ({ points }, player) => `${player} takes the play back and loses ${inPoints(points)}.`,
  "blank-exchanged": ({ square, letter }, player) =>
    `${player} took the blank at ${squareName(square)} for a tile ${letter}.`,
  "rack-told": nothing,
  "excess-returned": ({ tiles }, player) => `${player} returned ${inTiles(tiles)}.`,
  adjusted: (event, player, words) => `${player}: ${signed(event.points, inPoints)} (${reasonOf(event, words)}).`,
  ended: nothing,
  decided: englishDecided,
  turn: ({ player, you }) => (you ? "It is your turn." : `It is the turn of ${player}.`),
  waiting: ({ players, you }) =>
    you ? "Accept the play, or challenge it." : `The game is over unless ${listed(players, "or")} challenges.`,
  over: englishOver,
};

import { squareName } from "../../notation/coordinate.ts";
import { type Pile, pileSize } from "../../tiles/pile.ts";
import { counted, listed, reasonOf, signed } from "../helpers.ts";
import type { NewsSentences } from "../types/news.ts";

const inPoints = (points: number): string => counted(points, "point", "points");
const inTiles = (pile: Pile): string => counted(pileSize(pile), "tile", "tiles");
const inSeconds = (seconds: number): string => counted(seconds, "second", "seconds");

/** Who has done something. */
const who = ({ player, you }: { readonly player: string; readonly you: boolean }): string => (you ? "You" : player);

/** The end of a game in English: a story says it, too. */
export const englishOver: Extract<NewsSentences["over"], (...of: never) => string> = (
  { reason, winners, you },
  { ends },
) => {
  const won = you ? ["You", ...winners] : winners;
  return `The game is over: ${ends[reason]}.${won.length === 0 ? "" : ` ${listed(won, "and")} won.`}`;
};

/** What a ruling says besides, in English: of the news a story says that, too. */
export const englishDecided = ({ ruling }: { readonly ruling: string }): string =>
  ruling === "" ? "" : `Ruling: ${ruling}.`;

/** What is said when a move has been made, in English. */
export const englishNews: NewsSentences = {
  "drew-for-start": "",
  dealt: "",
  played: ({ words, points, ...by }) => `${who(by)} played ${words.join(", ")} for ${inPoints(points)}.`,
  exchanged: ({ returned, ...by }) => `${who(by)} exchanged ${inTiles(returned)}.`,
  passed: (by) => `${who(by)} passed.`,
  accepted: (by) => `${who(by)} ${by.you ? "do" : "does"} not challenge.`,
  resigned: (by) => `${who(by)} resigned.`,
  "turn-set": "",
  "turn-lost": (by) => `${who(by)} missed a turn.`,
  challenged: ({ words, invalid, upheld, cost, seconds, ...by }) => {
    if (upheld) return `${who(by)} challenged, and ${invalid?.join(", ") ?? "at least one word"} may not be played.`;
    const valid = words.length === 1 ? "the word is valid" : "the words are valid";
    const failed = `${by.you ? "Your" : `${by.player}'s`} challenge failed: ${valid}.`;
    if (cost === "lose-turn") return `${failed} ${who(by)} will miss a turn.`;
    return seconds > 0 ? `${failed} It costs ${inSeconds(seconds)} on the clock.` : failed;
  },
  "phony-returned": ({ points, ...by }) =>
    by.you
      ? `You take the play back and lose ${inPoints(points)}.`
      : `${by.player} takes the play back and loses ${inPoints(points)}.`,
  "blank-exchanged": ({ square, letter, ...by }) =>
    `${who(by)} took the blank at ${squareName(square)} for a tile ${letter}.`,
  "rack-told": "",
  "excess-returned": ({ tiles, ...by }) => `${who(by)} returned ${inTiles(tiles)}.`,
  adjusted: ({ points, player, you, ...why }, words) => {
    const change = you
      ? `You ${points < 0 ? "lose" : "gain"} ${inPoints(Math.abs(points))}`
      : `${player}: ${signed(points, inPoints)}`;
    return `${change} (${reasonOf(why, words)}).`;
  },
  ended: "",
  decided: englishDecided,
  turn: ({ player, you }) => (you ? "It is your turn." : `It is the turn of ${player}.`),
  waiting: ({ players, you }) =>
    you ? "Accept the play, or challenge it." : `The game is over unless ${listed(players, "or")} challenges.`,
  over: englishOver,
};

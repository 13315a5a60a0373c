import { squareName } from "../../notation/coordinate.ts";
import { listed } from "../../read/describe.ts";
import { pileSize } from "../../tiles/pile.ts";
import { counted, reasonOf } from "../helpers.ts";
import { allValid, notValid, playedText, someOf, type Who, who } from "../in-english.ts";
import type { NewsSentences } from "../types/news.ts";
import type { EventSentences } from "../types/replay.ts";

const inPoints = (points: number): string => counted(points, "point", "points");
const inSeconds = (seconds: number): string => counted(seconds, "second", "seconds");

/** Whose something is. */
const whose = ({ player, you }: Who): string => (you ? "Your" : `${player}'s`);

/** The end of a game in English: a story says it, too. */
export const englishOver: Extract<NewsSentences["over"], (...of: never) => string> = (
  { reason, winners, you, wentOut, score, scores },
  { ends },
) => {
  const names = you ? ["You", ...winners] : winners;
  const [only = ""] = names;
  const why = wentOut === null ? ends[reason] : `${wentOut.you ? "you" : wentOut.player} went out`;
  if (names.length === 0) return `Game over: ${why}.`;
  const points = score === "" || scores.length > 0 ? "" : `, ${score}`;
  const all = scores.length === 0 ? "" : ` Final scores: ${listed(scores, "and")}.`;
  if (names.length > 1) return `Game over: ${why}. ${listed(names, "and")} tie${points}.${all}`;
  if (!you && wentOut?.won) return `Game over: ${why} and wins${points}.${all}`;
  return `Game over: ${why}. ${only} ${you ? "win" : "wins"}${points}.${all}`;
};

/** What a ruling says besides, in English: of the news a story says that, too. */
export const englishDecided = ({ ruling }: { readonly ruling: string }): string =>
  ruling === "" ? "" : `Ruling: ${ruling}.`;

/** What is said when a move has been made, in English. */
export const englishNews: NewsSentences = {
  "drew-for-start": "",
  dealt: "",
  played: ({ words, points, ...by }) => playedText(by, words, points),
  exchanged: ({ returned, ...by }) => `${who(by)} exchanged ${counted(pileSize(returned), "tile", "tiles")}.`,
  passed: (by) => `${who(by)} passed.`,
  accepted: (by) => `${who(by)} accepted the play.`,
  resigned: (by) => `${who(by)} resigned.`,
  "turn-set": "",
  "turn-lost": (by) => `${who(by)} lost a turn.`,
  challenged: ({ words, invalid, upheld, cost, seconds, ...by }) => {
    if (upheld) return `${whose(by)} challenge succeeded: ${notValid(invalid)}.`;
    const failed = `${whose(by)} challenge failed: ${allValid(words)}.`;
    if (cost === "lose-turn") return `${failed} ${who(by)} will lose a turn.`;
    return seconds > 0 ? `${failed} ${who(by)} lost ${inSeconds(seconds)}.` : failed;
  },
  "phony-returned": ({ points, ...by }) =>
    `${whose(by)} play was challenged off, and its ${inPoints(points)} ${points === 1 ? "was" : "were"} removed.`,
  "blank-exchanged": ({ square, letter, ...by }) =>
    `${who(by)} swapped ${someOf(letter, 1)} for the blank at ${squareName(square)}.`,
  "rack-told": "",
  "excess-returned": ({ tiles, ...by }) =>
    `${who(by)} returned ${counted(pileSize(tiles), "extra tile", "extra tiles")}.`,
  adjusted: ({ points, ...event }, words) => {
    const change = `${points < 0 ? "lost" : "gained"} ${inPoints(Math.abs(points))}`;
    return `${who(event)} ${change} (${reasonOf(event, words)}).`;
  },
  ended: "",
  decided: englishDecided,
  turn: ({ player, you }) => (you ? "It's your turn." : `It's ${player}'s turn.`),
  waiting: ({ players, you }) =>
    you ? "Accept the play, or challenge it." : `The game ends unless ${listed(players, "or")} challenges.`,
  over: englishOver,
};

/** The other events of a story, in English. */
export const englishEvents: EventSentences = {
  dealt: "",
  exchanged: ({ returned, player }) => `${player} exchanges ${counted(pileSize(returned), "tile", "tiles")}.`,
  passed: ({ player }) => `${player} passes.`,
  resigned: ({ player }) => `${player} resigns.`,
  "turn-set": "",
  "turn-lost": ({ player }) => `${player} loses a turn.`,
  challenged: ({ words, invalid, upheld, player }) =>
    `${player}'s challenge ${upheld ? `succeeds: ${notValid(invalid)}` : `fails: ${allValid(words)}`}.`,
  "phony-returned": ({ points, player, score }) =>
    `${player}'s play is challenged off: ${inPoints(-points)}, total ${score}.`,
  "blank-exchanged": ({ letter, player }) => `${player} swaps ${someOf(letter, 1)} for the blank.`,
  "rack-told": "",
  "excess-returned": ({ player }) => `${player} returns the extra tiles.`,
};

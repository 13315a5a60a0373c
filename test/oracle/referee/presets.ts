// The five rulebooks as data, written out from their clauses: S1-S2, C9, T2-T5, W1-W11, E1-E7 and the decisions.
import type { ChallengeRule, Layout, Rules, TileSet } from "./shapes.ts";

/** The standard English tiles: letter, points, count. 98 letters and two blanks (S2). */
export const tiles: TileSet = {
  id: "english",
  letters: [
    ["A", 1, 9],
    ["B", 3, 2],
    ["C", 3, 2],
    ["D", 2, 4],
    ["E", 1, 12],
    ["F", 4, 2],
    ["G", 2, 3],
    ["H", 4, 2],
    ["I", 1, 9],
    ["J", 8, 1],
    ["K", 5, 1],
    ["L", 1, 4],
    ["M", 3, 2],
    ["N", 1, 6],
    ["O", 1, 8],
    ["P", 3, 2],
    ["Q", 10, 1],
    ["R", 1, 6],
    ["S", 1, 4],
    ["T", 1, 6],
    ["U", 1, 4],
    ["V", 4, 2],
    ["W", 4, 2],
    ["X", 8, 1],
    ["Y", 4, 2],
    ["Z", 10, 1],
  ].map(([letter, points, count]) => ({ letter: letter as string, points: points as number, count: count as number })),
  blanks: { count: 2, points: 0 },
};

/** The standard layout: = and - multiply a word by three and two, " and ' a letter. */
export const layout: Layout = {
  rows: 15,
  cols: 15,
  starts: [{ row: 7, col: 7 }],
  rowsOfSquares: [
    "=..'...=...'..=",
    '.-..."..."...-.',
    "..-...'.'...-..",
    "'..-...'...-..'",
    "....-.....-....",
    '."..."..."...".',
    "..'...'.'...'..",
    "=..'...-...'..=",
    "..'...'.'...'..",
    '."..."..."...".',
    "....-.....-....",
    "'..-...'...-..'",
    "..-...'.'...-..",
    '.-..."..."...-.',
    "=..'...=...'..=",
  ],
  legend: {
    ".": { letter: 1, word: 1 },
    "'": { letter: 2, word: 1 },
    '"': { letter: 3, word: 1 },
    "-": { letter: 1, word: 2 },
    "=": { letter: 1, word: 3 },
  },
};

/** The short names of the rulebooks, as the clauses use them. */
export type Edition = "H21" | "ONX" | "CLS" | "P89" | "MAT";

/** All of them, in the order of the clauses. */
export const editions: readonly Edition[] = ["H21", "ONX", "CLS", "P89", "MAT"];

// D19: the whole play, or the words somebody names. W11: what a wrong challenge costs.
const wholePlay: ChallengeRule = { looksUp: "every-word", whenWrong: "lose-turn" };
const byWord: ChallengeRule = { looksUp: "named-words", whenWrong: "lose-turn" };
const freeByWord: ChallengeRule = { looksUp: "named-words", whenWrong: "nothing" };
const always = ["proper", "abbreviation", "hyphenated", "apostrophe"];

/** What each rulebook says. */
export const rulebooks: Readonly<Record<Edition, Rules>> = {
  H21: edition("us-2021", 1, byWord, ["foreign", "acronym", "affix", "offensive"], false, "before-leftover"),
  ONX: edition("onyx-2006", 0, wholePlay, ["affix"], true, "before-leftover"),
  CLS: edition("classic-1948", 1, freeByWord, ["foreign"], true, "shared"),
  P89: edition("pages-89", 1, wholePlay, ["affix"], true, "shared"),
  MAT: edition("basic", 1, freeByWord, ["affix"], true, "shared"),
};

function edition(
  id: string,
  minTiles: 0 | 1,
  challenge: ChallengeRule,
  alsoForbidden: readonly string[],
  noPlays: boolean,
  tieBreak: Rules["tieBreak"],
): Rules {
  return {
    id,
    variants: [],
    tileSet: tiles,
    layout,
    players: { min: 2, max: 4 },
    rackSize: 7,
    maxTilesPerPlay: 7,
    bonuses: [{ tiles: 7, points: 50 }],
    exchange: { minTiles, minBag: minTiles, maxTiles: 7, perGame: null },
    blankExchange: false,
    wordCheck: "on-challenge",
    challenge,
    forbiddenLabels: [...always, ...alsoForbidden],
    dictionaryUse: "challenges",
    end: { passesEach: 2, scorelessTurns: null, noPlays, targets: null },
    leftover: { own: "subtract", toFinisher: 1 },
    tieBreak,
  };
}

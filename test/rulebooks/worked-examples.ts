// The worked examples of the five rulebooks, as figures that one can check by hand with the printed board. The ids are
// those of test/docs/clauses.ts.
//
// Not here, because nothing can be asked of them: the lists of words with Q, of beginnings and of endings (advice for
// the search, under no rule); the usual total of a game (no play is shown); and the plays to which two pages refer and
// which stand on a third that we do not have.
import type { KnownLabel } from "tilewright";
import type { Level } from "../../src/rules/variants/finish-line.ts";
import type { Edition } from "../support/presets.ts";

/** A play such as `8F HORN` or `H6 FARM` with all letters of its word, and what it scores. */
export type Turn = readonly [play: string, points: number];

/** What an example shows: a play on the board that these turns have made. */
interface Shown {
  readonly id: string;
  readonly before: readonly Turn[];
  readonly play: string;
  /** What it scores, or would score if its words were allowed. */
  readonly points: number;
}

/** A play that counts. */
export interface WorkedPlay extends Shown {
  /** The main word, then the others along it: the sum of its letters with their premiums, and what multiplies it. */
  readonly words: readonly (readonly [word: string, letters: number, times: number])[];
  /** The tiles that stay on the rack, if the text names the rack. */
  readonly leave?: string;
}

/** A word that the dictionary has, and a rulebook forbids. */
export interface WorkedWord extends Shown {
  readonly label: KnownLabel;
  /** Under the others it may be played. */
  readonly forbiddenBy: readonly Edition[];
}

const horn: Turn = ["8F HORN", 14];
const farm: Turn = ["H6 FARM", 9];
const paste: Turn = ["10F PASTE", 25];
const mob: Turn = ["9H MOB", 16];
const trainer: Turn = ["8B TRAINER", 66];

// The text has an N and an S on the board, with three squares between them. These words of eight letters put them there.
const leather: Turn = ["8C LEATHER", 72];
const above: readonly Turn[] = [leather, ["C1 NATIONAL", 68], ["G1 STARFISH", 66]];
const below: readonly Turn[] = [leather, ["C8 LOCATION", 72], ["G8 HUNDREDS", 65]];

/** A word with a hook behind it: `8F PLANE` after PLAN. */
const hook = (word: string, first: number, letters: number): WorkedPlay => ({
  id: "X21",
  before: [[`8F ${word.slice(0, -1)}`, first]],
  play: `8F ${word}`,
  points: letters,
  words: [[word, letters, 1]],
});

export const workedPlays: readonly WorkedPlay[] = [
  { id: "X1", before: [], play: "8F HORN", points: 14, words: [["HORN", 7, 2]] },
  { id: "X2", before: [horn], play: "H6 FARM", points: 9, words: [["FARM", 9, 1]] },
  {
    id: "X3",
    before: [horn, farm],
    play: "10F PASTE",
    points: 25,
    words: [
      ["PASTE", 15, 1],
      ["FARMS", 10, 1],
    ],
  },
  {
    id: "X4",
    before: [horn, farm, paste],
    play: "9H MOB",
    points: 16,
    words: [
      ["MOB", 8, 1],
      ["NOT", 4, 1],
      ["BE", 4, 1],
    ],
  },
  {
    id: "X5",
    before: [horn, farm, paste, mob],
    play: "11E BIT",
    points: 16,
    words: [
      ["BIT", 5, 2],
      ["PI", 4, 1],
      ["AT", 2, 1],
    ],
  },
  { id: "X6", before: [], play: "8D TRAIN", leave: "ER", points: 12, words: [["TRAIN", 6, 2]] },
  { id: "X7", before: [trainer], play: "8A STRAINERS", points: 27, words: [["STRAINERS", 9, 3]] },
  { id: "X8", before: [trainer], play: "B8 THROB", points: 12, words: [["THROB", 12, 1]] },
  {
    id: "X9",
    before: [trainer],
    play: "7E HOB",
    points: 25,
    words: [
      ["HOB", 11, 1],
      ["HI", 5, 1],
      ["ON", 2, 1],
      ["BE", 7, 1],
    ],
  },
  {
    id: "X10",
    before: [trainer],
    play: "A3 THROBS",
    points: 69,
    words: [
      ["THROBS", 15, 3],
      ["STRAINER", 8, 3],
    ],
  },
  // Transposed, these are the plays from 1A and 1O down.
  { id: "X11", before: above, play: "1A CONQUEST", points: 261, words: [["CONQUEST", 29, 9]] },
  { id: "X11", before: below, play: "15A CONQUEST", points: 261, words: [["CONQUEST", 29, 9]] },
  { id: "X13", before: [["8G TEA", 6]], play: "8F STEAL", points: 5, words: [["STEAL", 5, 1]] },
  { id: "X14", before: [horn, farm, paste, mob], play: "F8 HOP", points: 8, words: [["HOP", 8, 1]] },
  { id: "X17", before: [["8H METER", 16]], play: "8C MILLIMETER", points: 15, words: [["MILLIMETER", 15, 1]] },
  { id: "X19", before: [], play: "8G DO", points: 6, words: [["DO", 3, 2]] },
  { id: "X19", before: [], play: "8G NOT", points: 6, words: [["NOT", 3, 2]] },
  hook("HANDY", 16, 12),
  hook("READY", 10, 9),
  hook("PLANE", 12, 7),
  hook("TAMER", 12, 7),
  hook("TAMED", 12, 8),
];

const all: readonly Edition[] = ["H21", "ONX", "CLS", "P89", "MAT"];
const first = { before: [] };

export const workedWords: readonly WorkedWord[] = [
  { ...first, id: "X15", play: "8G EG", points: 6, label: "abbreviation", forbiddenBy: all },
  { ...first, id: "X16", play: "8G LOL", points: 6, label: "acronym", forbiddenBy: ["H21"] },
  { ...first, id: "X16", play: "8G SOS", points: 6, label: "acronym", forbiddenBy: ["H21"] },
  { ...first, id: "X16", play: "8F ASAP", points: 12, label: "acronym", forbiddenBy: ["H21"] },
  { ...first, id: "X17", play: "8F MILLI", points: 14, label: "affix", forbiddenBy: ["H21", "ONX", "P89", "MAT"] },
  { ...first, id: "X18", play: "8F XRAY", points: 28, label: "hyphenated", forbiddenBy: all },
  { ...first, id: "X19", play: "8F DONT", points: 10, label: "apostrophe", forbiddenBy: all },
];

/** The end of a game: a player goes out with this play, while the other still holds X and A. */
export const workedEnd = { id: "X12", before: [horn], play: "H6 FARM", points: 9, held: "XA", gain: 9 };

/** Who plays Finish Line together, and the score that each of them plays to. */
export const workedTargets: readonly { readonly id: string; readonly levels: readonly (readonly [Level, number])[] }[] =
  [
    {
      id: "X20",
      levels: [
        ["intermediate", 120],
        ["intermediate", 120],
      ],
    },
    {
      id: "X20",
      levels: [
        ["intermediate", 100],
        ["intermediate", 100],
        ["beginner", 60],
      ],
    },
    {
      id: "X20",
      levels: [
        ["beginner", 50],
        ["beginner", 50],
        ["beginner", 50],
        ["beginner", 50],
      ],
    },
  ];

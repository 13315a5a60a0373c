// Reasons for remarks with values of every kind, complete by type.
import type { RemarkReason } from "tilewright/notation";
import type { Causes, FieldWants, RemarkReasons, Unsayable } from "../../src/notation/reason.ts";

const square = { row: 7, col: 7 };
const other = { row: 7, col: 9 };
const at = (squares: readonly { readonly row: number; readonly col: number }[]) => ({ squares });

type Samples<M> = { readonly [C in keyof M]: readonly M[C][] };

export const causeSamples: Samples<Causes> = {
  "not-added": [{}],
  "blank-counted": [{ squares: [square] }, { squares: [square, other] }],
  "blank-elsewhere": [{ at: square, not: other }],
  "bonus-forgotten": [{ points: 50, tiles: 7 }],
  "bonus-undue": [{ points: 50, tiles: 6 }],
  challenges: [
    { each: 5, words: null },
    { each: 10, words: null },
    { each: 5, words: 3 },
  ],
};

export const wantSamples: Samples<FieldWants> = {
  text: [{}],
  integer: [{}],
  texts: [{}],
  integers: [{}],
  objects: [{}],
  beginning: [{}],
  "at-most": [{ most: 2000 }],
  "one-of": [{ names: ["VOID", "SINGLE"] }],
};

const who = { player: 1, name: "Ann" };

export const unsaidSamples: Samples<Unsayable> = {
  play: [{ placements: [{ ...square, letter: "R", blank: false }] }, { placements: [] }],
  tiles: [
    { tileSet: "klingon", declared: null },
    { tileSet: "klingon", declared: "polish" },
  ],
  bonuses: [
    {
      bonuses: [
        { tiles: 7, points: 50 },
        { tiles: 8, points: 0, times: 2 },
      ],
    },
  ],
  board: [{ cols: 21, rows: 19 }],
  "no-rack": [{ tileSet: "polish" }],
  line: [{ text: "#style x" }],
  operation: [{ name: "id", text: "A;B" }],
  "too-long": [{ text: "H".repeat(200), most: 100_000 }],
  "too-many": [{ events: 2001, most: 2000 }],
};

const text = "KZ";

const tagged = <M extends object>(samples: Samples<M>): readonly never[] =>
  Object.entries(samples).flatMap(([code, all]) => (all as object[]).map((values) => ({ code, ...values }))) as never[];

/** For each reason its values. */
export const reasonSamples: Samples<RemarkReasons> = {
  points: [null, ...tagged(causeSamples)].map((cause) => ({ expected: 14, found: 19, cause })),
  "not-settled": [
    { ...who, points: -8 },
    { ...who, points: null },
  ],
  "final-scores": [{ expected: [14, 9], found: [15, 9] }],
  "no-settlement": [
    { settled: [{ ...who, points: 6 }], unknown: [] },
    {
      settled: [
        { ...who, points: 6 },
        { player: 1, name: "Ben", points: -3 },
      ],
      unknown: [],
    },
    { settled: [], unknown: [who] },
    { settled: [], unknown: [who, { player: 1, name: "Ben" }] },
  ],
  "list-too-long": [
    { limit: 7, tiles: 9, text },
    { limit: 1, tiles: 2, text },
  ],
  "rack-lacks": [{ tiles: ["E", "Q", "?"], text }],
  "other-rack": [
    { of: "line", rack: "AEIN", text },
    { of: "play", rack: "AEIN", text },
  ],
  "tile-excess": [
    { tiles: [{ tile: "Z", most: 1, onBoard: 0 }], text },
    {
      tiles: [
        { tile: "Z", most: 1, onBoard: 1 },
        { tile: "?", most: 2, onBoard: 2 },
        { tile: "A", most: 9, onBoard: 0 },
      ],
      text,
    },
  ],
  "not-on-turn": [
    { turn: { player: 0, name: "Ben" }, missing: null, text },
    { turn: { player: 0, name: "Ben" }, missing: 24, text },
    { turn: null, missing: null, text },
  ],
  "other-side": [
    { ...who, gain: true, text },
    { ...who, gain: false, text },
  ],
  "no-play-before": [{ ...who, text }],
  "one-square-off": [{ meant: "H6", text }],
  "after-slip": [
    { since: 5, plays: 1, text },
    { since: 5, plays: 12, text },
  ],
  "bag-too-small": [
    { needed: 7, bag: 3, text },
    { needed: 1, bag: 0, text },
  ],
  refused: [
    {
      violations: [
        { code: "on-hole", ...at([square, other]) },
        { code: "too-many-tiles", ...at([]), limit: 7 },
        { code: "too-few-tiles", ...at([]), needed: 2 },
        { code: "start-not-covered", ...at([square]) },
        { code: "not-connected", ...at([square]) },
      ],
      at: "8H",
      word: text,
    },
  ],
  "not-a-coordinate": [{ found: text }, { found: 7 }, { found: { is: "function" } }, { found: null }],
  "not-a-play": [{ found: text }, { found: { is: "list" } }],
  "no-square": [{ square: { row: 15, col: 0 }, last: { row: 14, col: 14 }, text }],
  "too-many-blanks": [
    { limit: 2, blanks: 3, text },
    { limit: 1, blanks: 3, text },
  ],
  word: [
    { fault: "brackets", text },
    { fault: "not-closed", text },
    { fault: "over-the-edge", text },
    { fault: "nothing-laid", text },
  ],
  "not-a-letter": [{ tileSet: "polish", text }],
  misfit: [
    { square, lies: null, text },
    { square, lies: "R", text },
  ],
  "not-tiles": [
    { tileSet: "polish", most: null, found: text },
    { tileSet: "polish", most: 1000, found: { is: "object", of: "Map" } },
  ],
  "not-a-cell": [{ tileSet: "polish", text }],
  hole: [{ square, text }],
  "too-large": [
    { of: "gcg", length: 5_000_000, unit: "bytes" },
    { of: "history", length: 5_000_000, unit: "characters" },
  ],
  "not-a-game": [
    { of: "gcg", found: text },
    { of: "gcg", found: "" },
    { of: "history", found: text },
  ],
  encoding: [{ text }],
  line: (["colon", "action", "score", "total", "mark"] as const).map((want) => ({ want, text })),
  "too-long": [
    { of: "line", most: 16_384, text },
    { of: "name", most: 8000, text },
  ],
  "no-such-player": [{ names: ["Ann", "Ben"], text }],
  decision: [{ players: 2, text: "Decided: late; winners 3" }],
  players: [{ needed: 3, found: 2, text }],
  "player-number": [{ number: 2, text }],
  repeated: [{ pragma: "title", text }],
  "not-here": [{ text: "Resigned: player2" }],
  "too-many": [
    { of: "players", most: 4, text },
    { of: "events", most: 2000, text },
  ],
  unknown: [
    { of: "pragma", name: "weather" },
    { of: "field", name: "colour" },
  ],
  "tile-set": [{ known: ["english", "french"], text }],
  lexicon: [{ tileSet: "polish", text }],
  rules: (["board", "game", "rack-size", "bonus", "rules"] as const).map((of) => ({ of, text })),
  field: tagged(wantSamples).map((want) => ({ field: "player_index", want, found: text })),
  "not-a-position": [
    { most: null, found: text },
    { most: 100_000, found: text },
  ],
  rows: [
    { expected: 15, found: 14 },
    { expected: 1, found: 2 },
  ],
  squares: [
    { expected: 15, text },
    { expected: 1, text },
  ],
  scores: [{ expected: 2, found: 1, text }],
  number: [
    { of: "score", text },
    { of: "turns", text },
  ],
  unsaid: tagged(unsaidSamples).map((what) => ({ what })),
};

/** All of them, each with its code. */
export const allReasons: readonly RemarkReason[] = tagged(reasonSamples);

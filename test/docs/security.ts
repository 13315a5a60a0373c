// The limits in docs/security.md. Each is found by asking a parser, so that none can be out of date.
import { applyRuling, createGame } from "tilewright";
import { wordList } from "tilewright/dictionary";
import { parseGame, parseMove, parseRuleset } from "tilewright/json";
import { parseCgp } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { mostEventPoints, mostListed } from "../../src/game/judging/limits.ts";
import { caps } from "../../src/json/shapes/caps.ts";
import { mostPlays } from "../../src/movegen/engine/play-collector.ts";
import { mostEventsRead } from "../../src/notation/gcg/contents.ts";
import { longestLine } from "../../src/notation/gcg/lines/parse-lines.ts";
import { isTooLarge } from "../../src/notation/gcg/lines/record-text.ts";
import { mostCharacters, mostValues } from "../../src/read/parse.ts";
import { game } from "../json/samples.ts";

/** The largest number that is accepted, if all smaller ones are, up to `most`. */
export function largest(accepts: (count: number) => boolean, most = 2 ** 53 - 1): number {
  if (!accepts(1)) throw new Error("not even one is accepted");
  let below = 1;
  let above = 2;
  while (above <= most && accepts(above)) {
    below = above;
    above *= 2;
  }
  above = Math.min(above, most + 1);
  while (above - below > 1) {
    const middle = below + Math.floor((above - below) / 2);
    if (accepts(middle)) below = middle;
    else above = middle;
  }
  return below;
}

const list = <T>(count: number, entry: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => entry(i));
const isRuleset = (change: object): boolean => parseRuleset({ ...us2021, ...change }).ok;
const isTileSet = (change: object): boolean => isRuleset({ tileSet: { ...us2021.tileSet, ...change } });
const isGame = (change: object): boolean => parseGame({ ...game, ...change }).ok;
const letter = (index: number): string => String.fromCharCode(0x4e00 + index);
/** A layout of so many squares in each direction. */
const square = (lines: number): object => ({
  rows: lines,
  cols: lines,
  starts: [{ row: 0, col: 0 }],
  rowsOfSquares: list(lines, () => ".".repeat(lines)),
  legend: {},
});
/** So many tiles of as few letters as can have them. */
const tiles = (count: number): object => ({
  letters: list(Math.ceil(count / 1000), (i) => ({
    letter: letter(i),
    points: 1,
    count: Math.min(1000, count - 1000 * i),
  })),
  blanks: { count: 0, points: 0 },
});

const play = (count: number): object => ({
  type: "play",
  placements: list(count, () => ({ row: 7, col: 7, letter: "A" })),
});
/** A position without tiles. */
const empty = `${list(15, () => "15").join("/")} / 0/0 0`;
const english = createGame({ players: 2, seed: "limits" });

/** Each limit: where it is, what there is a limit to, and the most. `caps` are tried in test/json/caps.test.ts. */
const limits: readonly (readonly [where: string, what: string, most: () => number])[] = [
  ["all of `tilewright/json`", "UTF-16 code units of a text in JSON", () => mostCharacters],
  [
    "",
    "list entries and properties in all; in text, each list or object counts as 5 and each property as 14",
    () => mostValues,
  ],
  ["", "UTF-16 code units of a name, a note, a seed, a word", () => largest((n) => isGame({ seed: "x".repeat(n) }))],
  ["a game or a view", "events", () => caps.events],
  ["", "players", () => largest((n) => isRuleset({ players: { min: 2, max: Math.max(2, n) } }))],
  ["", "points of a score, positive or negative", () => largest((n) => isGame({ players: scoring(n) }))],
  ["", "tiles of a rack or the bag", () => caps.pile],
  ["", "points of an event, positive or negative", () => mostEventPoints],
  ["", "words of a play", () => mostListed],
  ["", "rounds of the draw for first play", () => caps.rounds],
  [
    "a move",
    "placements: one for each square of the board, here the standard one",
    () => largest((n) => parseMove(play(n), us2021).ok),
  ],
  [
    "",
    "tiles of an exchange",
    () => largest((n) => parseMove({ type: "exchange", tiles: list(n, () => "A") }, us2021).ok),
  ],
  ["", "words challenged", () => largest((n) => parseMove({ type: "challenge", words: list(n, () => 0) }, us2021).ok)],
  ["a ruling", "points of an adjustment, positive or negative", () => largest(isAdjustment)],
  ["a tile set", "tiles", () => largest((n) => isTileSet(tiles(Math.max(2, n))))],
  [
    "",
    "letters",
    () => largest((n) => isTileSet({ letters: list(n, (i) => ({ letter: letter(i), points: 1, count: 0 })) })),
  ],
  [
    "",
    "characters of a letter",
    () => largest((n) => isTileSet({ letters: [{ letter: "A".repeat(n), points: 1, count: 1 }] })),
  ],
  ["", "value of a tile, positive or negative", () => largest((n) => isTileSet({ blanks: { count: 0, points: n } }))],
  ["a layout", "rows and columns", () => largest((n) => isRuleset({ layout: square(Math.max(2, n)) }))],
  [
    "",
    "multiplier of a premium",
    () => largest((n) => isRuleset({ layout: { ...square(2), legend: { x: { letter: n, word: 1 } } } })),
  ],
  ["a ruleset", "tiles of a rack", () => largest((n) => isRuleset({ rackSize: Math.max(2, n) }))],
  ["", "tiles of a play", () => largest((n) => isRuleset({ maxTilesPerPlay: Math.max(2, n), bonuses: [] }))],
  [
    "",
    "points of a bonus, positive or negative",
    () => largest((n) => isRuleset({ bonuses: [{ tiles: 7, points: n }] })),
  ],
  ["`parseGcg`", "events; later ones are skipped, with a remark", () => mostEventsRead],
  ["", "bytes, or UTF-16 code units of a text", () => largest((n) => !isTooLarge("x".repeat(n)), 2 ** 23)],
  ["", "UTF-16 code units per line; longer lines are skipped, with a remark", () => longestLine],
  ["`parseCgp`", "UTF-16 code units", () => largest((n) => parseCgp(empty.padEnd(n)).ok)],
  ["`generatePlays`, `rawPlays`", "plays, unless you pass `top`", () => mostPlays],
  [
    "`wordList`",
    "letters of a word, unless you pass `maxLetters`",
    () => largest((n) => wordList(["A".repeat(Math.max(2, n))], { tileSet: us2021.tileSet }).size === 1),
  ],
];

const scoring = (score: number): readonly object[] => game.players.map((player) => ({ ...player, score }));
const isAdjustment = (points: number): boolean =>
  applyRuling(english, { type: "adjust", player: 0, points, reason: "penalty" }).ok;

const mark = "<!-- limits -->\n";

/** The page with its table of limits made anew. */
export function securityPage(page: string): string {
  const [before, , after] = page.split(mark);
  const rows = limits.map(([where, what, most]) => `| ${where} | ${what} | ${grouped(most())} |`);
  const table = ["| where | limit on | at most |", "| --- | --- | --- |", ...rows].join("\n");
  return `${before}${mark}\n${table}\n\n${mark}${after}`;
}

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

import {
  type AnyPosition,
  type GameState,
  type GameView,
  type Pile,
  type Placement,
  validatePlacement,
} from "tilewright";
import { us2021 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { playRules } from "../oracle/play/play-rules.ts";
import type { Position } from "../oracle/shapes.ts";
import { positionFor } from "./positions.ts";

const tiles = { q: { row: 7, col: 7, letter: "Q" }, i: { row: 7, col: 8, letter: "I" } };
const play = [tiles.q, tiles.i];
const all: Pile = { tiles: ["I", "Q"], hidden: 0 };

const standing = (rack: Pile): Position => ({ rules: playRules[0]!, board: Array(225).fill(null), rack });
const game = (rack: Pile): GameState => positionFor(standing(rack), "game") as GameState;
const view = (rack: Pile): GameView => positionFor(standing(rack), "view") as GameView;

/** The tiles the rack lacks, with how many are played and held. */
function lacking(position: AnyPosition, placements: readonly Placement[] = play): readonly string[] {
  return (validatePlacement(position, placements).violations ?? []).map((violation) =>
    violation.code === "not-on-rack" ? `${violation.tile} ${violation.played} ${violation.held}` : violation.code,
  );
}

test("a position is checked against its rack, if it has one", () => {
  expect(lacking({ ruleset })).toEqual([]);
  expect(lacking({ ruleset, rack: null })).toEqual([]);
  expect(lacking({ ruleset, rack: ["I", "Q"] })).toEqual([]);
  expect(lacking({ ruleset, rack: ["?", "Q"] })).toEqual(["I 1 0"]);
  expect(lacking({ ruleset, rack: [] })).toEqual(["I 1 0", "Q 1 0"]);
});

test("a tile that the rack lacks is listed with all its squares, in the order of the tile set, the blank last", () => {
  const blanks = [
    { row: 7, col: 7, letter: "Z", blank: true },
    { row: 7, col: 8, letter: "B" },
    { row: 7, col: 9, letter: "B" },
    { row: 7, col: 10, letter: null },
  ];
  const { violations } = validatePlacement({ ruleset, rack: ["B", "?"] }, blanks);
  const at = (...cols: readonly number[]): readonly object[] => cols.map((col) => ({ row: 7, col }));
  expect(violations).toEqual([
    { code: "blank-without-letter", squares: at(10) },
    { code: "not-on-rack", squares: at(8, 9), tile: "B", played: 2, held: 1 },
    { code: "not-on-rack", squares: at(7, 10), tile: "?", played: 2, held: 1 },
  ]);
});

test("a placement with the blank's sign for a letter is an unknown letter, not a blank", () => {
  const placements = [
    { ...tiles.q, letter: "?" },
    { ...tiles.i, letter: null },
  ];
  expect(lacking({ ruleset, rack: ["?"] }, placements)).toEqual(["blank-without-letter", "unknown-letter"]);
});

test("a game is checked against the rack of the player on turn, and against no rack when nobody is on turn", () => {
  const first = game({ tiles: ["A"], hidden: 0 });
  expect(lacking(first)).toEqual(["I 1 0", "Q 1 0"]);
  const [one, other] = first.players;
  const second: GameState = {
    ...first,
    players: [one!, { ...other!, rack: all }],
    status: { kind: "playing", turn: 1 },
  };
  expect(lacking(second)).toEqual([]);
  const over: GameState = { ...first, status: { kind: "over", turn: null, reason: "out", winners: [0] } };
  expect(lacking(over)).toEqual([]);
});

test("hidden tiles may be the ones that are missing, as long as there are enough of them", () => {
  expect(lacking(game({ tiles: ["A"], hidden: 2 }))).toEqual([]);
  expect(lacking(game({ tiles: ["A"], hidden: 1 }))).toEqual(["I 1 0", "Q 1 0"]);
  expect(lacking(game({ tiles: ["I"], hidden: 1 }))).toEqual([]);
});

test("a view is checked against the viewer's rack, a spectator's view against no rack", () => {
  expect(lacking(view(all))).toEqual([]);
  expect(lacking(view({ tiles: ["Q", "U"], hidden: 0 }))).toEqual(["I 1 0"]);
  expect(lacking(positionFor({ ...standing(all), rack: null }, "view"))).toEqual([]);
});

test("a view whose rack is partly hidden refuses only tiles that cannot be on it", () => {
  expect(lacking(view({ tiles: ["Q"], hidden: 1 }))).toEqual([]);
  expect(lacking(view({ tiles: ["Q"], hidden: 0 }))).toEqual(["I 1 0"]);
  expect(lacking({ ...view(all), viewer: null, rack: null } as GameView)).toEqual([]);
});

test("a game that is over has no rack to check against", () => {
  const over = { ...game({ tiles: [], hidden: 0 }), status: { kind: "over", turn: null, reason: "out", winners: [0] } };
  expect(lacking(over as GameState)).toEqual([]);
});

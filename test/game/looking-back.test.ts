import {
  applyMove,
  endGame,
  explainScore,
  type GameState,
  lastPlay,
  positionOf,
  scoreAt,
  unseenTiles,
  unwrap,
  viewFor,
} from "tilewright";
import { expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { board4, dictionary, make, rack, scene } from "./scene.ts";

const { H21: ruleset } = presets;
const game = scene({ ruleset, plays: board4, racks: ["BITE", "XA"], bag: "QZ" });

test("scoreAt counts any play again on the board as it was", () => {
  const plays = game.history.flatMap(({ type }, index) => (type === "played" ? [index] : []));
  expect(plays.map((index) => scoreAt(game, index)?.total)).toEqual([14, 9, 25, 16]);
  const [last] = plays.slice(-1) as [number];
  const score = scoreAt(viewFor(game, 1), last);
  expect(score && explainScore(score)).toContain("MOB");
  for (const index of [0, -1, 999, Number.NaN]) expect(scoreAt(game, index)).toBeNull();
});

test("scoreAt counts plays that came off, and plays through a blank that was exchanged", () => {
  const { "taken off": off, "a blank exchanged": blanks } = games();
  const index = off?.history.findIndex(({ type }) => type === "played") as number;
  expect(scoreAt(off as GameState, index)?.total).toBe(28);
  const thorn = make(blanks as GameState, "8E T....");
  expect(scoreAt(thorn, thorn.history.length - 1)?.total).toBe(8);
  const again = make(make(off as GameState, "pass"), "8F BOAT", { by: 2 });
  expect(scoreAt(again, again.history.length - 1)?.total).toBe(again.players[2]?.score);
});

test("scoreAt is null for a play that cannot be scored", () => {
  const [, played] = game.history;
  if (played?.type !== "played") throw new Error("expected a play");
  const nonsense = { ...game, history: [{ ...played, placements: [{ row: 0, col: 0, letter: "H", blank: false }] }] };
  expect(scoreAt(nonsense, 0)).toBeNull();
});

test("lastPlay is the last play that lies on the board", () => {
  const begun = scene({ ruleset, racks: ["HORX", "FAM"], bag: "EEEEEEEE" });
  expect(lastPlay(begun)).toBeNull();
  const horx = make(begun, "8F HORX");
  expect(lastPlay(horx)).toEqual({ index: horx.history.length - 1, event: horx.history.at(-1) });
  expect(lastPlay(viewFor(make(horx, "pass"), 1))?.index).toBe(horx.history.length - 1);
  expect(lastPlay(make(horx, "challenge", { dictionary }))).toBeNull();
  const marf = make(horx, "H6 MA.F");
  expect(lastPlay(make(marf, "challenge", { dictionary }))?.index).toBe(horx.history.length - 1);
});

test("unseenTiles lists all tiles but those on the board and on the player's rack", () => {
  const game2 = scene({ ruleset, plays: ["8F hORN"], racks: ["AB", "C?"], bag: "DE" });
  expect(unseenTiles(game2).join("")).toBe("CDE?");
  expect(unseenTiles(game2, 1).join("")).toBe("ABDE");
  expect(unseenTiles(viewFor(game2, 1)).join("")).toBe("ABDE");
  expect(unseenTiles(viewFor(game2, 1), 0).join("")).toBe("ABCDE?");
  expect(unseenTiles(viewFor(game2, "spectator")).join("")).toBe("ABCDE?");
  const over = unwrap(endGame(game2, { reason: "agreed" })).state;
  expect(unseenTiles(over).join("")).toBe("ABCDE?");
});

test("positionOf gives the board with a player's rack, or with null where the rack is not known", () => {
  expect(positionOf(game, 1)).toEqual({ ruleset: game.ruleset, board: game.board, rack: ["A", "X"] });
  const table = games()["at a table"] as GameState;
  expect(positionOf(table, 0).rack).toBeNull();
  expect(() => positionOf(game, 2)).toThrow("player: expected a seat from 0 to 1, found 2");
  expect(rack(game, 0)).toBe("BEIT");
});

test("scoreAt scores a play on a board where an earlier play survived a challenge", () => {
  const start = scene({ ruleset, racks: ["HORN", "FAM"], bag: "EEEEEEEE" });
  const dictionary = { has: () => true };
  const vain = unwrap(applyMove(make(start, "8F HORN"), { type: "challenge" }, { by: 1, dictionary })).state;
  const farm = make(make(vain, "pass"), "H6 FA.M");
  expect(scoreAt(farm, farm.history.length - 1)?.total).toBe(9);
});

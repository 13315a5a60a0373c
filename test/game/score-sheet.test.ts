import { applyRuling, endGame, type GameState, scoreSheet, unwrap, viewFor } from "tilewright";
import { expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { dictionary, make, makeAll, scene } from "./scene.ts";

const { H21: ruleset } = presets;

test("a score sheet has a line for each round, a column for each player, running totals and the settlement", () => {
  const begun = scene({ ruleset, racks: ["HORNOB", "FAMXA"], bag: "" });
  const horn = make(begun, "8F HORN");
  const at = horn.history.length - 1;
  const out = makeAll(horn, "H6 FA.M", "9H .OB");
  const over = make(out, "accept");
  expect(scoreSheet(out)).toEqual({
    rounds: [
      {
        entries: [
          { event: at, points: 14, total: 14 },
          { event: at + 1, points: 9, total: 9 },
        ],
      },
      { entries: [{ event: at + 2, points: 11, total: 25 }, null] },
    ],
    settlement: null,
    totals: [25, 9],
    decision: null,
  });
  expect(scoreSheet(over)).toMatchObject({ settlement: [9, -9], totals: [34, 0] });
  expect(scoreSheet(viewFor(over, 1))).toEqual(scoreSheet(over));
});

test("what is adjusted before a player's first turn is added to that turn", () => {
  const begun = scene({ ruleset, racks: ["HORNEEE", "FAMEEEE"], bag: "EEEEEEEEEE" });
  const charged = unwrap(applyRuling(begun, { type: "adjust", player: 1, points: -5, reason: "penalty" })).state;
  const laid = makeAll(charged, "8F HORN", "H6 FA.M");
  const at = charged.history.length;
  expect(scoreSheet(charged).rounds).toEqual([{ entries: [null, { event: at - 1, points: -5, total: -5 }] }]);
  expect(scoreSheet(laid).rounds).toEqual([
    {
      entries: [
        { event: at, points: 14, total: 14 },
        { event: at + 1, points: 4, total: 4 },
      ],
    },
  ]);
});

test("passes, exchanges, lost turns and plays that came off score nothing on the sheet; adjustments are added", () => {
  const begun = scene({ ruleset, racks: ["HORXEEE", "FAMXAEE"], bag: "EEEEEEEEEE" });
  const off = make(make(begun, "8F HORX"), "challenge", { dictionary });
  const game = makeAll(off, "pass", { type: "exchange", tiles: ["X"] });
  const noted = unwrap(applyRuling(game, { type: "adjust", player: 1, points: -5, reason: "penalty" })).state;
  const at = begun.history.length;
  expect(scoreSheet(noted).rounds).toEqual([
    {
      entries: [
        { event: at, points: 0, total: 0 },
        { event: at + 3, points: -5, total: -5 },
      ],
    },
    { entries: [{ event: at + 4, points: 0, total: 0 }, null] },
  ]);
  const vain = make(make(begun, "8F HORX"), "challenge", { dictionary: { has: () => true } });
  expect(scoreSheet(vain).rounds[0]?.entries).toMatchObject([{ points: 28 }, { points: 0 }]);
});

test("each round of the sheet begins with the player who began the game, and every column adds up", () => {
  const dealt = games()["dealt"] as GameState;
  const six = makeAll(dealt, "pass", "pass", "pass", "pass", "pass", "pass");
  expect(scoreSheet(six).rounds.map(({ entries }) => entries.filter((entry) => entry !== null).length)).toEqual([4, 2]);
  expect(scoreSheet(dealt)).toEqual({ rounds: [], settlement: null, totals: [0, 0, 0, 0], decision: null });
  for (const [, game] of Object.entries(games())) {
    const { rounds, settlement, totals } = scoreSheet(game);
    totals.forEach((total, player) => {
      const points = rounds.reduce((sum, { entries }) => sum + (entries[player]?.points ?? 0), 0);
      expect(points + (settlement?.[player] ?? 0)).toBe(total);
    });
  }
});

test("a game that ends without a settlement has none on its sheet", () => {
  expect(scoreSheet(games()["over, resigned"] as GameState).settlement).toBeNull();
  expect(scoreSheet(games()["over, a target"] as GameState).settlement).toBeNull();
});

test("the settlement of a sheet has a number for each player, also for one without tiles", () => {
  const start = scene({ ruleset, racks: ["", "XA"] });
  expect(scoreSheet(unwrap(endGame(start, { reason: "agreed" })).state).settlement).toEqual([0, -9]);
});

import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  createGame,
  createTableGame,
  endGame,
  type GameState,
  scoreSheet,
  unwrap,
} from "tilewright";
import { englishMessages } from "tilewright/messages/english";
import { germanMessages } from "tilewright/messages/german";
import { parsePlay } from "tilewright/notation";
import { renderSheet, renderSheetHtml, sheetOf, turnsOf } from "tilewright/replay";
import { describe, expect, test } from "vitest";
import { recordFor } from "../../src/replay/record-for.ts";
import { sheetRows } from "../../src/replay/sheet-rows.ts";
import { playedGames } from "../laws/random-games.ts";
import { casesOf, timeFor } from "../seed.ts";
import { readRecord } from "./record.ts";

const { game } = readRecord();
const german = germanMessages;

describe("the score sheet of a recorded game", () => {
  test("is data in which a play that does not fit is a turn, and no turn before it gets its points", () => {
    const { rounds, totals } = sheetOf(game);
    expect(rounds.map(({ entries }) => entries.map((entry) => entry && [entry.points, entry.total]))).toEqual([
      [
        [14, 14],
        [6, 6],
      ],
      [
        [25, 39],
        [0, 6],
      ],
      [
        [25, 64],
        [0, 6],
      ],
      [
        [14, 78],
        [70, 76],
      ],
      [[0, 78], null],
    ]);
    expect(totals).toEqual([78, 76]);
    expect(scoreSheet(game.state).rounds[0]?.entries[0]?.points).toBe(39);
  });

  test("is text with a line for each round", () => {
    expect(renderSheet(game)).toBe(
      [
        "   Ann Archer                       Ben Baker",
        "1  8F HORN                  14  14  H6 FA.m                    6   6",
        "2  8G PASTE (does not fit)  25  39  exchange 3                 0   6",
        "3  10F PASTE                22  61  11E BIT (challenged off)   0   6",
        "   as recorded               3  64",
        "4  I8 .O.                    6  70  J3 RETAINS.               70  76",
        "   as recorded               3  73",
        "   challenge                 5  78",
        "5  pass                      0  78",
        "   total                        78  total                         76",
      ].join("\n"),
    );
  });

  test("is a table of HTML, with a row for each round", () => {
    const table = renderSheetHtml(game);
    expect(table).toMatch(/^<table>\n[\s\S]*<\/table>$/);
    expect(table).toContain(
      '<tr><th scope="row">2</th><td>8G PASTE (does not fit)</td><td class="number">25</td><td class="number">39</td>',
    );
    expect(table).not.toContain("href");
    expect(table.match(/<tr>/g)).toHaveLength(11);
  });

  test("speaks another language", () => {
    expect(renderSheet(game, { messages: german })).toContain("2  8G PASTE (kann dort nicht liegen)");
    expect(renderSheetHtml(game, { messages: german })).toContain('<th scope="row">Summe</th>');
  });

  test("makes no markup of a name, and no second line", () => {
    const names = ["<b>Ann", "Ben\nBaker"];
    expect(renderSheetHtml({ ...game, names })).toContain("&#60;b&#62;Ann");
    expect(renderSheet({ ...game, names }).split("\n")).toHaveLength(10);
  });
});

test("a game that no record came with has the sheet that scoreSheet returns", () => {
  const state = createGame({ players: ["Ann", "Ben"], first: 0, seed: "sheet" });
  expect(sheetOf(state)).toEqual(scoreSheet(state));
  expect(renderSheet(state)).toBe("  Ann         Ben\n  total    0  total    0");
});

test("a turn that was missed is on the sheet only, and the settlement is in no turn", () => {
  const began = createTableGame({ players: ["Ann", "Ben"], dictionary: "the club's list" });
  const played = unwrap(applyMove(began, unwrap(parsePlay("8F HORN", began)).move)).state;
  const good = { by: 1, dictionary: { has: () => true } };
  const missed = unwrap(applyMove(played, { type: "challenge" }, good)).state;
  const passed = unwrap(applyMove(missed, { type: "pass" })).state;
  const over = unwrap(endGame(passed, { reason: "agreed", racks: [["Q"], ["T"]] })).state;
  const onSheet = sheetOf(over).rounds.flatMap(({ entries }) => entries.map((entry) => entry?.event));
  const lost = over.history.findIndex(({ type }) => type === "turn-lost");
  expect(onSheet).toContain(lost);
  expect(turnsOf(over).map(({ event }) => event)).not.toContain(lost);
  expect(turnsOf(over).map(({ total }) => total)).toEqual([14, 14]);
  expect(sheetOf(over).settlement).toEqual([-10, -1]);
});

describe("points outside a play have a line of their own", () => {
  const game = createGame({ players: ["Ann", "Ben"], racks: [[..."HORNEIA"], [..."FARMTED"]], first: 0 });
  const adjust = (state: GameState, points: number, reason: "time" | "penalty"): GameState =>
    unwrap(applyRuling(state, { type: "adjust", player: 0, points, reason })).state;
  const played = (state: GameState): GameState =>
    unwrap(applyMove(state, unwrap(parsePlay("8F HORN", state)).move)).state;

  test("below the play that they follow, so that the play keeps its score", () => {
    expect(renderSheet(adjust(adjust(played(game), -10, "time"), -10, "penalty")).split("\n")).toEqual([
      "   Ann               Ben",
      "1  8F HORN   14  14",
      "   time     -10   4",
      "   penalty  -10  -6",
      "   total         -6  total    0",
    ]);
  });

  test("above a player's first turn, and alone where no turn follows", () => {
    const late = adjust(game, -10, "penalty");
    expect(renderSheet(played(late)).split("\n").slice(1, 3)).toEqual(["1  penalty  -10  -10", "   8F HORN   14    4"]);
    expect(renderSheet(late).split("\n").slice(1)).toEqual([
      "1  penalty  -10  -10",
      "   total         -10  total    0",
    ]);
  });

  test("as a table, too, and in the language of the sheet", () => {
    const table = renderSheetHtml(adjust(played(game), -10, "time"), { messages: german });
    expect(table).toContain('<tr><td></td><td>Zeit</td><td class="number">-10</td><td class="number">4</td>');
  });
});

test(
  "every column of the rows adds up: each total is the one before and its points, and the last one the score",
  () => {
    fc.assert(
      fc.property(playedGames, (states) => {
        const record = recordFor(states.at(-1)!);
        const sheet = sheetOf(record);
        const rows = sheetRows(record, sheet, englishMessages);
        sheet.totals.forEach((score, seat) => {
          let total = 0;
          for (const line of rows.flatMap(({ cells }) => cells[seat] ?? [])) {
            total += line.points;
            expect(line.total).toBe(total);
          }
          expect(total + (sheet.settlement?.[seat] ?? 0)).toBe(score);
        });
      }),
      { numRuns: casesOf(60) },
    );
  },
  timeFor(60),
);

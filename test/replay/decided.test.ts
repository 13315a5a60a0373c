// How a ruling has decided a game, in every account of it.
import { applyMove, applyRuling, createGame, type GameState, type Ruling, unwrap } from "tilewright";
import { germanMessages } from "tilewright/messages/german";
import { parsePlay } from "tilewright/notation";
import { factsOf, renderReplay, renderSheet, sheetOf, storyOf } from "tilewright/replay";
import { describe, expect, test } from "vitest";

const racks = [[..."HORNXEA"], [..."FAMTUDI"]];
const start = createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "decided" });
const { placements } = unwrap(parsePlay("8F HORN", start));
const played = unwrap(applyMove(start, { type: "play", placements })).state; // 14 to 0
const rule = (ruling: Ruling, game = played): GameState => unwrap(applyRuling(game, ruling)).state;
const late = rule({ type: "decide", reason: "lost-on-time", winners: [1], spreads: [-50, 50], note: "article 6" });

describe("the facts of a game that was decided", () => {
  test.each<readonly [what: string, ruling: Ruling, expected: object, won: readonly unknown[]]>([
    [
      "with spreads",
      { type: "decide", reason: "lost-on-time", winners: [1], spreads: [-50, 60] },
      { end: "lost-on-time", winners: [1], spread: 60 },
      [false, -50, true, 60],
    ],
    [
      "as the scores stand",
      { type: "decide", reason: "withdrawn", winners: [1] },
      { end: "withdrawn", winners: [1], spread: 14 },
      [false, 14, true, -14],
    ],
    [
      "with nobody who has won",
      { type: "decide", reason: "late", winners: [], spreads: [-50, -50] },
      { end: "late", winners: [], spread: null },
      [false, -50, false, -50],
    ],
    [
      "with two who have won",
      { type: "decide", reason: "adjudicated", winners: [0, 1], spreads: [0, 0] },
      { end: "adjudicated", winners: [0, 1], spread: null },
      [true, 0, true, 0],
    ],
    [
      "without a result",
      { type: "decide", reason: "aborted", winners: [] },
      { end: "aborted", winners: null, spread: null },
      [null, null, null, null],
    ],
  ])("%s", (_, ruling, expected, won) => {
    const facts = factsOf(rule(ruling));
    expect(facts).toMatchObject(expected);
    expect(facts.players.flatMap((player) => [player.won, player.spread])).toEqual(won);
    expect(facts.players.map(({ score }) => score)).toEqual([14, 0]);
  });

  test("are those of the scores where it was not", () => {
    const facts = factsOf(played);
    expect(facts).toMatchObject({ end: null, winners: null, spread: 14 });
    expect(facts.players.map(({ spread }) => spread)).toEqual([14, -14]);
  });
});

describe("the story of a game that was decided", () => {
  test("says who has won, what it counts as and why", () => {
    expect(storyOf(late).at(-1)).toMatchObject({
      type: "decided",
      head: "Game over: a player lost on time. Ben wins. Final scores: Ann 14 and Ben 0. Ruling: Ann -50, Ben +50 (article 6).",
    });
    expect(storyOf(late, { messages: germanMessages }).at(-1)?.head).toBe(
      "Die Partie ist zu Ende: die Zeit wurde überschritten. Es gewinnt Ben. Ann 14, Ben 0. Entscheidung: Ann -50, Ben +50 (article 6).",
    );
  });

  test("says of each end who had won by then", () => {
    const ended = rule({ type: "end", reason: "agreed" });
    const over = rule({ type: "decide", reason: "disqualified", winners: [1] }, ended);
    const heads = storyOf(over).map(({ head }) => head);
    expect(heads.slice(-2)).toEqual([
      "Game over: the players agreed to stop. Ann wins. Final scores: Ann -3 and Ben -13.",
      "Game over: a player was disqualified. Ben wins. Final scores: Ann -3 and Ben -13.",
    ]);
  });
});

describe("the score sheet of a game that was decided", () => {
  test("has the decision as data, and no settlement", () => {
    const decision = { reason: "lost-on-time", winners: [1], spreads: [-50, 50], note: "article 6" };
    expect(sheetOf(late)).toMatchObject({ decision, settlement: null, totals: [14, 0] });
    expect(sheetOf(played).decision).toBeNull();
  });

  test("keeps the settlement of a game that had ended, and has the last decision", () => {
    const ended = rule({ type: "end", reason: "agreed" });
    const twice = rule(
      { type: "decide", reason: "adjudicated", winners: [0] },
      rule({ type: "decide", reason: "late", winners: [1] }, ended),
    );
    expect(sheetOf(twice).settlement).toEqual(sheetOf(ended).settlement);
    expect(sheetOf(twice).decision).toMatchObject({ reason: "adjudicated" });
  });

  test("says so below", () => {
    expect(renderSheet(late).split("\n").slice(-2)).toEqual([
      "   total        14  total    0",
      "Game over: a player lost on time. Ben wins. Final scores: Ann 14 and Ben 0. Ruling: Ann -50, Ben +50 (article 6).",
    ]);
  });
});

test("the page of a game that was decided says who has won", () => {
  expect(renderReplay(late)).toContain('<p class="result">Ann 14, Ben 0. Ben wins.</p>');
  const aborted = rule({ type: "decide", reason: "aborted", winners: [] });
  expect(renderReplay(aborted)).toContain('<p class="result">Ann 14, Ben 0. Nobody wins.</p>');
});

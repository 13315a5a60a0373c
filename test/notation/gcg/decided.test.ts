// How a ruling has decided a game, in records: docs/decisions/0108-results-by-decision.md.
import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  createGame,
  defineRuleset,
  endGame,
  type GameState,
  type Ruling,
  unwrap,
} from "tilewright";
import { formatGameHistory, formatGcg, type GcgGame, parseGameHistory, parseGcg } from "tilewright/notation";
import { northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { seed } from "../../seed.ts";

const ruleset = defineRuleset(northAmerica2017, { players: { min: 1, max: 4 } });
const rule = (game: GameState, ruling: Ruling): GameState => unwrap(applyRuling(game, ruling)).state;
const byGcg = (game: GcgGame | GameState): GcgGame => unwrap(parseGcg(formatGcg(game).text)).game;
const byHistory = (game: GcgGame | GameState): GcgGame => unwrap(parseGameHistory(formatGameHistory(game).text)).game;
const descriptions = (game: GcgGame | GameState): readonly string[] =>
  formatGcg(game)
    .text.split("\n")
    .filter((line) => line.startsWith("#description"));

const start = createGame({ players: ["Ann", "Ben"], ruleset, seed: "decided", first: 1 });
const passed = unwrap(applyMove(start, { type: "pass" })).state;
const late: Ruling = { type: "decide", reason: "late", winners: [1], spreads: [-50, 50], note: "article 6" };

describe("in a record a decision is a description", () => {
  test.each<readonly [what: string, ruling: Ruling, text: string]>([
    ["with spreads and a note", late, "late; winners 1; spreads 50 -50; note article 6"],
    ["without", { type: "decide", reason: "adjudicated", winners: [0, 1] }, "adjudicated; winners 1 2"],
    [
      "of nobody",
      { type: "decide", reason: "late", winners: [], spreads: [-5, -5] },
      "late; winners none; spreads -5 -5",
    ],
    ["that aborts a game", { type: "decide", reason: "aborted", winners: [] }, "aborted; winners none"],
  ])("%s: players have the numbers by which the record introduces them", (_, ruling, text) => {
    const over = rule(passed, ruling);
    expect(descriptions(over)).toEqual(["#description FirstSeat: 2", `#description Decided: ${text}`]);
    for (const read of [byGcg, byHistory]) {
      expect(read(over).state.status).toEqual(over.status);
      expect(read(over).pragmas).toEqual([]);
    }
  });

  test("comes back with any winners, spreads and notes, whoever began", () => {
    const law = fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.nat(3),
      fc.constantFrom("lost-on-time", "late", "disqualified", "withdrawn", "adjudicated"),
      fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 4, maxLength: 4 }),
      fc.nat(15),
      fc.option(fc.string({ maxLength: 60 })),
      (players, first, reason, points, won, note) => {
        const game = createGame({ players, ruleset, seed: "any", first: first % players });
        const winners = game.players.flatMap((_, seat) => ((won >> seat) & 1 ? [seat] : []));
        const spreads = won % 3 === 0 ? null : points.slice(0, players);
        const ruling: Ruling = { type: "decide", reason, winners, spreads, note: note ?? undefined };
        const over = rule(unwrap(applyMove(game, { type: "pass" })).state, ruling);
        for (const read of [byGcg, byHistory]) {
          const again = read(read(over));
          expect(again.state.status).toEqual(over.status);
          const plain = (note ?? "").replace(/\s+/g, " ").trim();
          expect(again.state.history.at(-1)).toMatchObject({ type: "decided", note: plain === "" ? null : plain });
        }
      },
    );
    fc.assert(law, { seed });
  });

  test("leaves a game that nothing else has ended unfinished for others, with its racks", () => {
    const over = rule(passed, late);
    const text = formatGcg(over).text.split("\n");
    expect(text).toContain("#incomplete");
    expect(text.filter((line) => line.startsWith("#rack")).length).toBe(2);
    expect(byGcg(over).state.players.map(({ rack }) => rack.tiles)).toEqual(over.players.map(({ rack }) => rack.tiles));
    expect(formatGcg(byGcg(over)).text).toBe(formatGcg(over).text);
  });

  test("of a game that has ended leaves its settlement, and several stand in their order", () => {
    const ended = unwrap(endGame(passed, { reason: "agreed" })).state;
    const over = rule(rule(ended, late), { type: "decide", reason: "disqualified", winners: [0] });
    const read = byGcg(over);
    expect(read.state.players.map(({ score }) => score)).toEqual(over.players.map(({ score }) => score));
    expect(read.state.status).toEqual(over.status);
    const decided = ({ history }: GameState) => history.filter(({ type }) => type === "decided");
    expect(decided(read.state)).toEqual(decided(over));
    expect(formatGcg(over).text).not.toContain("#incomplete");
  });

  test.each([
    "time; winners 1",
    `late; winners 1; note ${"x".repeat(10_001)}`,
    "lost-on-time; winners 3",
    "lost-on-time; winners 0",
    "lost-on-time; winners 1 1",
    "lost-on-time; winners 1; spreads 50",
    "lost-on-time; winners 1; spreads 50 -1000001",
    "aborted; winners 1",
    "aborted; winners none; spreads 0 0",
  ])("that does not fit those who play is remarked on, and stays a description: %s", (text) => {
    const { game, remarks } = unwrap(parseGcg(`#player1 A\n#player2 B\n#description Decided: ${text}\n>A: - +0 0`));
    const reason = { code: "decision", players: 2, text: `Decided: ${text}` };
    expect(remarks).toMatchObject([{ line: 3, column: 14, code: "unreadable", reason }]);
    expect(game.state.status.kind).toBe("playing");
    expect(game.pragmas).toEqual([{ name: "description", text: `Decided: ${text}` }]);
    expect(byGcg(game)).toMatchObject({ state: game.state, pragmas: game.pragmas });
  });

  test("that does not fit stays a description in a history, too, where all of them are in the header", () => {
    const unfit = "Decided: late; winners 3";
    const history = JSON.parse(formatGameHistory(rule(passed, late)).text);
    const text = JSON.stringify({ ...history, description: `${history.description}\n${unfit}` });
    const { game, remarks } = unwrap(parseGameHistory(text));
    expect(game.state.status).toMatchObject({ kind: "over", reason: "late" });
    expect(game.pragmas).toEqual([{ name: "description", text: unfit }]);
    expect(remarks).toMatchObject([{ line: 1, code: "unreadable", reason: { code: "decision", text: unfit } }]);
  });

  test.each(["by a coin", "late", "late; winners 1; spreads", "late; winners 1; for sure"])(
    "a description that only begins like one is a description: %s",
    (text) => {
      const { game, remarks } = unwrap(parseGcg(`#player1 A\n#player2 B\n#description Decided: ${text}\n>A: - +0 0`));
      expect([remarks, game.pragmas]).toEqual([[], [{ name: "description", text: `Decided: ${text}` }]]);
    },
  );
});

test("a history has the winner of a decision, and nobody where several or none have won", () => {
  const winner = (ruling: Ruling): unknown => JSON.parse(formatGameHistory(rule(passed, ruling)).text).winner;
  expect(winner(late)).toBe(0); // Ben, who began
  expect(winner({ type: "decide", reason: "late", winners: [] })).toBe(-1);
  expect(winner({ type: "decide", reason: "adjudicated", winners: [0, 1] })).toBe(-1);
});

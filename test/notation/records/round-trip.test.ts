import { readFileSync } from "node:fs";
import fc from "fast-check";
import { applyMove, createGame, defineRuleset, defineTileSet, type GameState, unwrap } from "tilewright";
import { layout21, standardLayout } from "tilewright/layouts";
import { formatGameHistory, formatGcg, parseGameHistory, parseGcg, type Remark } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { afterAll, describe, expect, test } from "vitest";
import { endReasons } from "../../../src/game/model/event.ts";
import { casesOf, timeFor } from "../../seed.ts";
import { short } from "../gcg/read.ts";
import { anyGames } from "./any-game.ts";

const games = Math.max(150, casesOf(1000));

/** What of a game comes back: all but its seed, its names and how it came to be. */
function kept({ board, players, bag, status, scorelessTurns }: GameState): unknown {
  const over = status.kind === "over" ? [status.reason, status.winners, status.spreads ?? null] : null;
  return {
    board,
    players,
    // Nobody draws any more, and tables report what they find.
    bag: over === null ? bag.tiles.length + bag.hidden : null,
    status: [status.kind, status.turn, status.waitingFor ?? null, over],
    scorelessTurns,
  };
}

/** What docs/formats.md lists as lost, by the codes of the remarks. */
const listed = [
  ...readFileSync("docs/formats.md", "utf8")
    .split("### What a record loses")[1]!
    .split("\n### ")[0]!
    .matchAll(/^\| `([a-z-]+)` \|/gm),
].map(([, code]) => code!);
const used = new Map(listed.map((code) => [code, 0]));

const codeOf = ({ reason }: Remark): string => (reason.code === "unsaid" ? reason.what.code : reason.code);

/** Remarks that are due: a table may report more of a tile than there are, and points that no rule gives. */
function isDue({ history, seed }: GameState, { code }: Remark): boolean {
  if (code === "too-many-tiles") return seed === null;
  const asRecorded = history.some((event) => event.type === "adjusted" && event.reason === "as-recorded");
  return asRecorded && (code === "wrong-score" || code === "wrong-total");
}

describe.each([
  ["GCG", formatGcg, parseGcg],
  ["a game history", formatGameHistory, parseGameHistory],
] as const)("any game comes back from %s", (_format, format, parse) => {
  const law = (check: (game: GameState, text: string) => void): void =>
    fc.assert(
      fc.property(anyGames, (game) => {
        const { text, remarks } = format(game);
        for (const code of new Set(remarks.map(codeOf))) {
          expect(listed).toContain(code);
          used.set(code, used.get(code)! + 1);
        }
        check(game, text);
      }),
      { numRuns: games, endOnFailure: true }, // a game of hundreds of decisions takes hours to shrink
    );

  test("by its rules, without a remark, and is written again as the same text", { timeout: timeFor(games) }, () => {
    law((game, text) => {
      const { game: read, remarks } = unwrap(parse(text, { ruleset: game.ruleset }));
      expect(remarks.filter((remark) => !isDue(game, remark)).map(short)).toEqual([]);
      expect(kept(read.state)).toEqual(kept(game));
      expect(format(read).text).toBe(text);
    });
  });

  test("without rules, and is accused of nothing", { timeout: timeFor(games) }, () => {
    law((game, text) => {
      const { layout, tileSet } = game.ruleset;
      fc.pre(layout === standardLayout || layout === layout21); // others have no name
      const { game: read, remarks } = unwrap(parse(text, { tileSets: [tileSet] }));
      expect(remarks.filter((remark) => !isDue(game, remark)).map(short)).toEqual([]);
      expect(kept(read.state)).toEqual(kept(game));
    });
  });
});

test("these games have every event, ruling and end, and plays with several challenges in every order", () => {
  const seen = new Set<string>();
  for (const { history, status, players } of fc.sample(anyGames, { numRuns: 500, seed: 1 })) {
    seen.add(`${players.length} players`).add(status.kind === "over" ? `over: ${status.reason}` : status.kind);
    const rulings = new Map<number, string>();
    for (const event of history) {
      seen.add(event.type === "adjusted" ? `adjusted: ${event.reason}` : event.type);
      if (event.type === "played" && event.noPlays) seen.add("no plays");
      if (event.type !== "challenged") continue;
      rulings.set(event.play, `${rulings.get(event.play) ?? ""} ${event.upheld ? "right" : "wrong"}`);
      const price = event.price !== null && typeof event.price === "object" ? event.price.to : event.price;
      if (!event.upheld) seen.add(`price: ${price}`);
    }
    for (const order of rulings.values()) seen.add(`challenged:${order}`);
  }
  const events = ["played", "exchanged", "passed", "accepted", "resigned", "turn-set", "turn-lost", "phony-returned"];
  events.push("blank-exchanged", "rack-told", "excess-returned", "ended", "decided", "no plays");
  const reasons = ["challenge", "rack", "time", "penalty", "correction", "as-recorded"];
  const ends = [...endReasons, "lost-on-time", "late", "adjudicated"];
  const orders = ["wrong", "right", "wrong right", "wrong wrong", "wrong wrong right"];
  const wanted = [
    ...["2 players", "3 players", "4 players", "playing", "last-challenge", "racks-needed"],
    ...events,
    ...reasons.map((reason) => `adjusted: ${reason}`),
    ...ends.map((end) => `over: ${end}`),
    ...orders.map((order) => `challenged: ${order}`),
    ...["nothing", "lose-turn", "lose-game", "opponent", "nobody"].map((price) => `price: ${price}`),
  ];
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
});

test.each([..."-+#>:;,'*=!1"])("the letter %s is kept on racks, in plays and in exchanges", (letter) => {
  const tileSet = defineTileSet({
    id: "signs",
    letters: [
      [letter, 2, 30],
      ["A", 1, 30],
    ],
    blanks: { count: 2, points: 0 },
  });
  const ruleset = defineRuleset(us2021, { tileSet });
  const rack = [letter, ..."AAAAAA"];
  const start = createGame({ players: ["Ann", "Ben"], ruleset, racks: [rack, rack], first: 0 });
  const placements = [letter, "A"].map((at, col) => ({ row: 7, col: 7 + col, letter: at, blank: false }));
  const played = unwrap(applyMove(start, { type: "play", placements }, { by: 0 })).state;
  const game = unwrap(applyMove(played, { type: "exchange", tiles: [letter] }, { by: 1 })).state;
  for (const [format, parse] of [
    [formatGcg, parseGcg],
    [formatGameHistory, parseGameHistory],
  ] as const) {
    const { game: read, remarks } = unwrap(parse(format(game).text, { ruleset }));
    expect(remarks.map(short)).toEqual([]);
    expect(kept(read.state)).toEqual(kept(game));
  }
});

afterAll(() => {
  const times = [...used].map(([code, count]) => `${code} ${count}`).join(", ");
  console.log(`what was lost in ${4 * games} records, as docs/formats.md lists it: ${times}`);
});

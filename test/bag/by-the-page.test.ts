// Draws beside a second implementation, which was written from docs/draw.md alone.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { GameState } from "tilewright";
import { describe, expect, test } from "vitest";
import { randomOf } from "../../src/bag/random.ts";
import { below, countDraws, newSource, verify } from "../oracle/draws/verify-draws.mjs";
import { casesOf, timeFor } from "../seed.ts";
import { seededGames } from "./seeded-games.ts";

/** So many games; fewer where FC_RUNS asks for fewer, and more in the long runs. */
const games = casesOf(1000);

/** What has to come up in many games, so that the check means something. */
const kinds: Readonly<Record<string, (game: GameState) => boolean>> = {
  "a draw for first play": ({ history }) => history[0]?.type === "drew-for-start",
  "a draw for first play with a tie": ({ history: [start] }) =>
    start?.type === "drew-for-start" && start.rounds.length > 1,
  "a chosen first player": ({ history }) => history[0]?.type === "turn-set",
  "chosen racks": ({ history }) => history.some((event) => event.type === "dealt" && event.chosen === true),
  "four players": ({ players }) => players.length === 4,
  "an empty bag": ({ bag }) => bag.tiles.length === 0,
  "an empty seed": ({ seed }) => seed === "",
  "a seed of one unit": ({ seed }) => seed?.length === 1,
  "a seed of 199 units": ({ seed }) => seed?.length === 199,
  "a seed of 200 units": ({ seed }) => seed?.length === 200,
  "a seed with a surrogate without its partner": ({ seed }) => /\p{Surrogate}/u.test(seed ?? ""),
  "a seed with a character of two units": ({ seed }) => /[\u{10000}-\u{10ffff}]/u.test(seed ?? ""),
  "an exchange": ({ history }) => history.some((event) => event.type === "exchanged" && event.drawn.tiles.length > 0),
  "an exchange of no tiles": ({ history }) =>
    history.some((event) => event.type === "exchanged" && event.drawn.tiles.length === 0),
  "a challenge upheld": ({ history }) => history.some((event) => event.type === "challenged" && event.upheld),
  "a challenge in vain": ({ history }) => history.some((event) => event.type === "challenged" && !event.upheld),
  "a play taken off": ({ history }) =>
    history.some((event) => event.type === "phony-returned" && event.returned.tiles.length > 0),
  "a play that cannot fill the rack": ({ history }) =>
    history.some((event) => event.type === "played" && event.drawn.tiles.length < event.placements.length),
  "a blank exchanged": ({ history }) => history.some((event) => event.type === "blank-exchanged"),
  "a resignation": ({ history }) => history.some((event) => event.type === "resigned"),
  "a turn set in the game": ({ history }) => history.slice(1).some((event) => event.type === "turn-set"),
  "a settlement": ({ history }) => history.some((event) => event.type === "adjusted" && event.reason === "rack"),
};

describe("a check of draws that was written from docs/draw.md", () => {
  test(
    "finds nothing in games of every kind that were played with a seed",
    () => {
      const seen = new Set<string>();
      let draws = 0;
      fc.assert(
        fc.property(seededGames, (game) => {
          const saved = JSON.parse(JSON.stringify(game));
          expect(verify(saved)).toEqual([]);
          draws += countDraws(saved);
          for (const [kind, isThere] of Object.entries(kinds)) if (!seen.has(kind) && isThere(game)) seen.add(kind);
        }),
        { numRuns: games },
      );
      if (games < 1000) return;
      expect(Object.keys(kinds).filter((kind) => !seen.has(kind))).toEqual([]);
      expect(draws).toBeGreaterThan(5 * games);
    },
    timeFor(3 * games), // a game takes longer than other cases
  );

  test("gives the same integers as the library, for any seed, event and bound", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        fc.nat(10_000),
        fc.array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 20 }),
        (seed, event, bounds) => {
          const [source, library] = [newSource(seed, event), randomOf(seed, event)];
          for (const bound of bounds) expect(library(bound)).toBe(below(source, bound));
        },
      ),
    );
  });

  test("passes over racks that are marked as chosen, and reports them, and nothing else, without the mark", () => {
    const saved = JSON.parse(readFileSync("test/fixtures/saves/v1-dealt.json", "utf8"));
    expect(verify(saved)).toEqual([]);
    const racks = saved.history.flatMap((event: { type: string; chosen?: true }, index: number) => {
      delete event.chosen;
      return event.type === "dealt" ? [index] : [];
    });
    expect(verify(saved).map(({ event }) => event)).toEqual(racks);
  });
});

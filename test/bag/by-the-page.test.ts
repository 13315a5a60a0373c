import fc from "fast-check";
import { createGame, type GameEvent, type GameState } from "tilewright";
import { describe, expect, test } from "vitest";
import { randomOf } from "../../src/bag/random.ts";
import { playedGames } from "../laws/random-games.ts";
import { integersOf, wrongDraws } from "./by-the-page.ts";

/** The games of the laws that have a seed, each as it was at its end. */
const dealtGames = playedGames.map((states) => states.at(-1) as GameState).filter(({ seed }) => seed !== null);

describe("a check of draws that was written from docs/draw.md", () => {
  test("finds nothing in any game that was played with a seed", () => {
    let draws = 0;
    fc.assert(
      fc.property(dealtGames, (game) => {
        draws += game.history.filter((event) => "drawn" in event && event.drawn.tiles.length > 0).length;
        expect(wrongDraws(game)).toEqual([]);
      }),
    );
    if (process.env["MUTATED"] === undefined) expect(draws).toBeGreaterThan(500);
  });

  test("gives the same integers as the library, for any seed, event and bound", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        fc.nat(10_000),
        fc.array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 20 }),
        (seed, event, bounds) => {
          const [page, library] = [integersOf(seed, event), randomOf(seed, event)];
          for (const bound of bounds) expect(library(bound)).toBe(page(bound));
        },
      ),
    );
  });

  test("finds a tile that was not drawn, another player to begin, and another seed", () => {
    const game = createGame({ players: 2, seed: "an example, and no secret" });
    const withEvent = (number: number, change: (event: GameEvent) => GameEvent): GameState => ({
      ...game,
      history: game.history.map((event, index) => (index === number ? change(event) : event)),
    });
    const better = withEvent(1, (event) => ({ ...event, drawn: { tiles: [..."EIRSS??"], hidden: 0 } }) as GameEvent);
    expect(wrongDraws(better)).toContain(1);
    const other = withEvent(0, (event) =>
      event.type === "drew-for-start" ? { ...event, first: 1 - event.first } : event,
    );
    expect(wrongDraws(other)).toEqual([0]);
    expect(wrongDraws({ ...game, seed: "another" })).toEqual([0, 1, 2]);
  });
});

import fc from "fast-check";
import * as current from "tilewright";
import { type GameState, type GameView, type PlayerIndex, unwrap } from "tilewright";
import * as json from "tilewright/json";
import { describe, expect, test } from "vitest";
import { atMost, timeFor } from "../seed.ts";
import { dictionary, gameSetups, playGame } from "./random-games.ts";

/** What servers and clients of different versions ask of each other. */
type Build = typeof current & typeof json & { readonly [name: string]: unknown };

// The library as it was before the rules of the world: test/support/bundle-build.mjs made it from that commit.
const earlier: Build = await import(new URL("../fixtures/earlier-builds/c6f637a.mjs", import.meta.url).href);
const today = { ...current, ...json } as Build;

const runs = atMost(25);

/** Games under the printed rulebooks and today's variants, which use nothing that is newer than the earlier build. */
const games: fc.Arbitrary<readonly GameState[]> = fc
  .tuple(gameSetups, fc.array(fc.noBias(fc.nat()), { minLength: 50, maxLength: 500, size: "max" }))
  .map(([setup, decisions]) => playGame(setup, decisions));

/** What another machine is sent. */
function sent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const both: readonly [name: string, server: Build, client: Build][] = [
  ["a server of today and a client of the earlier build", today, earlier],
  ["a server of the earlier build and a client of today", earlier, today],
];

describe.each(both)("%s, in games that use nothing new", { timeout: timeFor(50 * runs) }, (_name, server, client) => {
  test("the client reads every view, and follows it by updates to the views of its own version", () => {
    let followed = 0;
    const law = fc.property(games, (states) => {
      const seats = [...(states[0] as GameState).players.keys(), "spectator"] as readonly PlayerIndex[];
      for (const viewer of seats) {
        let view: GameView | null = null;
        for (const state of states.filter((_, step) => step % 8 === 0)) {
          const whole = unwrap(client.parseView(sent(server.viewFor(state, viewer)))).view;
          expect(client.digestOf(whole)).toBe(server.digestOf(server.viewFor(state, viewer)));
          if (view !== null) {
            const update = sent(server.viewUpdate(state, viewer, client.digestOf(view)));
            expect(unwrap(client.updateView(view, update)).view).toEqual(whole);
            followed++;
          }
          view = whole;
        }
      }
    });
    fc.assert(law, { numRuns: runs });
    expect(followed).toBeGreaterThan(runs);
  });

  test("what the server has saved, the client loads and plays on to the same games", () => {
    const law = fc.property(games, fc.nat(), (states, at) => {
      const saved = states[at % states.length] as GameState;
      const loaded = unwrap(client.parseGame(sent(saved))).state;
      expect(sent(loaded)).toEqual(sent(unwrap(server.parseGame(sent(saved))).state));
      const moves = [
        { type: "pass" },
        { type: "challenge" },
        { type: "accept" },
        { type: "exchange", tiles: 1 },
      ] as const;
      for (const move of moves)
        for (const by of saved.players.keys()) {
          const here = client.applyMove(loaded, move, { by, dictionary });
          const there = server.applyMove(saved, move, { by, dictionary });
          expect(sent(here)).toEqual(sent(there));
        }
    });
    fc.assert(law, { numRuns: runs });
  });

  test("both replay the history to the same game", () => {
    const law = fc.property(games, (states) => {
      const last = states.at(-1) as GameState;
      expect(sent(client.stateAt(sent(last), last.history.length))).toEqual(sent(last));
      expect(client.digestOf(sent(last))).toBe(server.digestOf(last));
    });
    fc.assert(law, { numRuns: runs });
  });
});

import fc from "fast-check";
import {
  allowedMoves,
  applyMove,
  type GameEvent,
  type GameState,
  type Pile,
  type PlayerIndex,
  type Tile,
  unseenTiles,
  unwrap,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { describe, expect, test } from "vitest";
import { casesOf, timeFor } from "../seed.ts";
import { chooseMove, deepFreeze, dictionary, playedGames } from "./random-games.ts";

const runs = { numRuns: casesOf(150) };

type Viewer = PlayerIndex | "spectator";

const viewersOf = (state: GameState): readonly Viewer[] => [...state.players.keys(), "spectator"];

/**
 * The same game but for what a viewer may not know: other racks, the bag, other players' piles in the history, the seed.
 * Counts are public; which tiles they are, and whether anybody knows them, is not.
 */
function otherwise(state: GameState, viewer: Viewer, choose: (below: number) => number): GameState {
  const letters: readonly Tile[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ?"];
  const other = ({ tiles, hidden }: Pile): Pile => {
    const count = tiles.length + hidden;
    const shown = choose(count + 1);
    return {
      tiles: Array.from({ length: shown }, () => letters[choose(letters.length)] as Tile),
      hidden: count - shown,
    };
  };
  const otherEvent = (event: GameEvent): GameEvent => {
    if (event.player === viewer) return event;
    switch (event.type) {
      case "dealt":
      case "played":
        return { ...event, drawn: other(event.drawn) };
      case "exchanged":
        return { ...event, drawn: other(event.drawn), returned: other(event.returned) };
      case "phony-returned":
        return { ...event, returned: other(event.returned) };
      case "rack-told":
        return { ...event, rack: other(event.rack) };
      case "excess-returned":
        return { ...event, tiles: other(event.tiles) };
      default:
        return event;
    }
  };
  return {
    ...state,
    seed: state.seed === null ? "no table" : `${state.seed} or not`,
    bag: other(state.bag),
    players: state.players.map((player, index) =>
      index === viewer ? player : { ...player, rack: other(player.rack) },
    ),
    history: state.history.map(otherEvent),
  };
}

/** Every object and list in plain data that can be changed, itself included. */
function objectsIn(data: unknown): readonly object[] {
  if (typeof data !== "object" || data === null) return [];
  const inner = Object.values(data).flatMap(objectsIn);
  return Object.isFrozen(data) ? inner : [data, ...inner];
}

/** The same game in objects that can be changed. Only the rules stay frozen. */
function thawed(state: GameState): GameState {
  return { ...structuredClone(state), ruleset: state.ruleset };
}

const withChoices = fc.tuple(playedGames, fc.array(fc.nat(), { minLength: 50, maxLength: 200 }));

const chooser = (decisions: readonly number[]): ((below: number) => number) => {
  let at = 0;
  return (below) => (decisions[at++ % decisions.length] as number) % below;
};

describe("laws of views", { timeout: timeFor(runs.numRuns) }, () => {
  test("S7 D43 [all] two games that differ only in what a viewer may not know give equal views and updates", () => {
    fc.assert(
      fc.property(withChoices, ([states, decisions]) => {
        const choose = chooser(decisions);
        const state = states[choose(states.length)] as GameState;
        for (const viewer of viewersOf(state)) {
          const changed = otherwise(state, viewer, choose);
          const seen = [
            viewFor(state, viewer as PlayerIndex),
            viewUpdate(state, viewer, choose(state.history.length + 1)),
          ] as const;
          const from = seen[1].from;
          expect([viewFor(changed, viewer as PlayerIndex), viewUpdate(changed, viewer, from)]).toEqual(seen);
          expect(JSON.stringify(viewFor(changed, viewer as PlayerIndex))).toBe(JSON.stringify(seen[0]));
        }
      }),
      runs,
    );
  });

  test("D43 [all] refusals, allowed moves and unseen tiles say nothing that a player may not know", () => {
    fc.assert(
      fc.property(withChoices, ([states, decisions]) => {
        const choose = chooser(decisions);
        const state = states[choose(states.length)] as GameState;
        if (state.seed === null) return;
        for (const by of state.players.keys()) {
          const changed = { ...otherwise(state, by, choose), seed: state.seed };
          expect(allowedMoves(changed, by)).toEqual(allowedMoves(state, by));
          expect(unseenTiles(changed, by)).toEqual(unseenTiles(state, by));
          const move = chooseMove(state, choose);
          const { violations } = applyMove(state, move, { by, dictionary });
          expect(applyMove(changed, move, { by, dictionary }).violations).toEqual(violations);
        }
      }),
      runs,
    );
  });

  test("a view brought up to date is the present view, whatever state it was made from", () => {
    fc.assert(
      fc.property(withChoices, ([states, decisions]) => {
        const choose = chooser(decisions);
        const earlier = choose(states.length);
        const before = states[earlier] as GameState;
        const after = states[earlier + choose(states.length - earlier)] as GameState;
        for (const viewer of viewersOf(after)) {
          const seen = deepFreeze(viewFor(before, viewer as PlayerIndex));
          const update = viewUpdate(after, viewer, before.history.length);
          expect(unwrap(updateView(seen, update)).view).toEqual(viewFor(after, viewer as PlayerIndex));
        }
      }),
      runs,
    );
  });

  test("what anybody does to a view or an update leaves the game as it is, and the reverse", () => {
    fc.assert(
      fc.property(withChoices, ([states, decisions]) => {
        const choose = chooser(decisions);
        // As it comes from moves: the states of the other laws are frozen.
        const state = thawed(states[choose(states.length)] as GameState);
        const own = new Set(objectsIn(state));
        for (const viewer of viewersOf(state)) {
          for (const seen of [viewFor(state, viewer as PlayerIndex), viewUpdate(state, viewer, 0)])
            expect(objectsIn(seen).filter((object) => own.has(object))).toEqual([]);
        }
      }),
      runs,
    );
  });

  test("a letter that is hidden from a viewer is nowhere in the view", () => {
    // Every tile that the viewer may not see is marked; public tiles keep their letters.
    fc.assert(
      fc.property(withChoices, ([states, decisions]) => {
        const state = states[chooser(decisions)(states.length)] as GameState;
        for (const viewer of viewersOf(state)) {
          const marked = otherwise(state, viewer, () => 0);
          const secret = {
            ...marked,
            seed: "§",
            bag: { tiles: ["§"], hidden: 0 },
            players: marked.players.map((player, index) =>
              index === viewer ? player : { ...player, rack: { tiles: ["§"], hidden: 0 } },
            ),
          };
          expect(JSON.stringify(viewFor(secret, viewer as PlayerIndex))).not.toContain("§");
        }
      }),
      runs,
    );
  });
});

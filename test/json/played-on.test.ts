import fc from "fast-check";
import {
  allowedMoves,
  applyMove,
  applyRuling,
  auditGame,
  endGame,
  type GameState,
  type Move,
  movesOf,
  scoreSheet,
  stateAt,
  unseenTiles,
  unwrap,
  viewFor,
} from "tilewright";
import { parseGame } from "tilewright/json";
import { expect, test } from "vitest";
import { chooseMove, dictionary } from "../laws/random-games.ts";
import { honestGames } from "../laws/tampered-games.ts";
import { type Change, changesOf } from "../laws/tampering.ts";
import { randomFrom } from "../oracle/random.ts";
import { hostileInputs, timeFor } from "../seed.ts";
import { withChange } from "./problems.ts";
import { game as shapes } from "./samples.ts";

const inputs = Math.max(200, hostileInputs(1000));

/** Changes by the part of the game they are in, so that the long rules and boards are not changed most of the time. */
const saves = [shapes, ...honestGames(1).map(({ state }) => state)].map((state) => {
  const parts = new Map<string, Change[]>();
  for (const change of changesOf(state)) {
    const part = /^(ruleset\.)?\w+/.exec(change.path)?.[0] ?? "";
    const known = parts.get(part);
    if (known === undefined) parts.set(part, [change]);
    else known.push(change);
  }
  return { state, parts: [...parts.values()].map((changes) => changes.slice(-5001)) };
});

/** A game in which somebody has changed one to three values, so that they may fit each other. */
const changedSave = fc
  .tuple(fc.constantFrom(...saves), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }))
  .map(([{ state, parts }, picks]) =>
    picks.reduce<unknown>((data, [part, which]) => {
      const changes = parts[part % parts.length] as readonly Change[];
      const { path, value } = changes[which % changes.length] as Change;
      return canHold(data, path) ? withChange(data, path, value) : data;
    }, state),
  );

/** Whether the change before has left something that has such a path. */
function canHold(data: unknown, path: string): boolean {
  const around = path
    .split(/[.[\]]+/)
    .filter((key) => key !== "")
    .slice(0, -1);
  const inner = around.reduce<unknown>((now, key) => (now as Record<string, unknown> | null | undefined)?.[key], data);
  return typeof inner === "object" && inner !== null;
}

/** Everything that a program asks of a game, with every answer that a save could have led astray. */
function ask(state: GameState): void {
  auditGame(state);
  auditGame(state, { ruleset: shapes.ruleset, dictionary });
  movesOf(state);
  scoreSheet(state);
  stateAt(state, state.history.length >> 1);
  for (const by of state.players.keys()) {
    allowedMoves(state, by);
    unseenTiles(viewFor(state, by));
  }
  viewFor(state, "spectator");
}

/** Moves, a ruling and the end, by anybody. Each state has to come back as it was saved. */
function playOn(state: GameState, seed: number): void {
  const random = randomFrom(seed);
  let now = state;
  const go = (next: GameState | undefined): void => {
    if (next === undefined) return;
    const { problems = [], state: read } = parseGame(JSON.stringify(next));
    expect(problems).toEqual([]);
    expect(read).toEqual(next);
    now = next;
  };
  for (let move = 0; move < 6; move++) {
    const by = now.status.turn ?? random.below(now.players.length);
    const chosen: Move = random.chance(0.1) ? { type: "resign" } : chooseMove(now, (below) => random.below(below));
    go(applyMove(now, chosen, { by, dictionary, canPlay: () => random.chance(0.8) }).state);
  }
  const player = random.below(now.players.length);
  go(applyRuling(now, { type: "adjust", player, points: random.below(2000) - 1000, reason: "time" }).state);
  go(applyRuling(now, { type: "set-turn", player }).state);
  const tiles = [..."EAIRNOTSL"];
  const racks = now.players.map(({ rack }) => tiles.slice(0, rack.tiles.length + rack.hidden));
  const reason = now.status.kind === "playing" ? { reason: "agreed" as const } : {};
  go(endGame(now, now.seed === null ? { ...reason, racks } : reason).state);
}

test(
  "every game that is read, whatever was changed in it, can be asked, played on, ended, saved and read again",
  () => {
    let read = 0;
    fc.assert(
      fc.property(changedSave, fc.nat(), (save, seed) => {
        const { ok, state, problems } = parseGame(save);
        if (!ok) {
          expect(problems.length).toBeGreaterThan(0);
          return;
        }
        read++;
        expect(unwrap(parseGame(JSON.stringify(state))).state).toEqual(state);
        ask(state);
        playOn(state, seed);
      }),
      { numRuns: inputs },
    );
    expect(read).toBeGreaterThan(inputs / 10);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  },
  timeFor(3 * inputs),
);

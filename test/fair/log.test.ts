// A log shows what nobody can know of a bare save: what was taken back, changed, left out or put in another order.
import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  defineRuleset,
  endGame,
  type GameState,
  type Move,
  type Placement,
  type Ruleset,
  type Ruling,
  stateAt,
  unwrap,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { auditLog, type GameLog, newLog, textOf, updateLog } from "tilewright/fair";
import { parseGame } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { withChange } from "../json/problems.ts";
import { honestGames } from "../laws/tampered-games.ts";
import { changesOf, outcomeOf, placeOf, unknowable } from "../laws/tampering.ts";
import { randomFrom } from "../oracle/random.ts";
import { atMost, seed, timeFor } from "../seed.ts";
import { copy } from "./deals.ts";

/** One step of a game. */
type Step = (now: GameState) => GameState;

const dictionary = { has: (word: string): boolean => word.length > 2 };
const by = (now: GameState): number => now.status.turn as number;
const move =
  (make: (now: GameState) => Move, player: (now: GameState) => number = by): Step =>
  (now) =>
    unwrap(applyMove(now, make(now), { by: player(now), dictionary })).state;
const ruling =
  (said: Ruling): Step =>
  (now) =>
    unwrap(applyRuling(now, said)).state;
const adjust = (player: number, points: number, reason: "penalty" | "correction" | "time", note?: string): Step =>
  ruling({ type: "adjust", player, points, reason, ...(note === undefined ? {} : { note }) });
const rackOf = (now: GameState): readonly string[] => now.players[by(now)]!.rack.tiles;
const exchange = (from: number, to: number): Step =>
  move((now) => ({ type: "exchange", tiles: rackOf(now).slice(from, to) }));
const tilesOnto =
  (row: number, from: number, count: number) =>
  (now: GameState): Move => {
    const tiles = rackOf(now).filter((tile) => tile !== "?");
    const placements: readonly Placement[] = tiles
      .slice(from, from + count)
      .map((letter, i) => ({ row, col: 7 + i, letter }));
    return { type: "play", placements };
  };
const play = (row: number, from: number, count: number): Step => move(tilesOnto(row, from, count));
const pass = move(() => ({ type: "pass" }));
const challenge = (player: number): Step =>
  move(
    () => ({ type: "challenge" }),
    () => player,
  );
const ends =
  (reason: "agreed" | "time"): Step =>
  (now) =>
    unwrap(endGame(now, { reason })).state;

interface Start {
  readonly players?: readonly string[];
  readonly ruleset?: Ruleset;
  readonly dictionary?: string;
  readonly racks?: readonly (readonly string[])[];
}

const begin = (start: Start = {}): GameState =>
  createGame({ players: ["Ann", "Ben", "Cho"], seed: "a log", dictionary: "a list", first: 0, ...start });

const late = adjust(0, -5, "penalty", "late");
const slip = adjust(1, 10, "correction");
/** Penalty, exchange, correction, a play that stays, a challenge that fails, a pass, a pass, the end. */
const steps: readonly Step[] = [late, exchange(0, 2), slip, play(7, 0, 3), challenge(0), pass, exchange(0, 3)];
const [, , , , , , lastMove] = steps as readonly [Step, Step, Step, Step, Step, Step, Step];
const end = ends("agreed");
const decide = (winners: readonly number[]): Step =>
  ruling({ type: "decide", reason: "disqualified", winners, spreads: [-50, 50, 50] });
const played = (list: readonly Step[], start?: Start): GameState => list.reduce((now, step) => step(now), begin(start));
const whole = played([...steps, end]);

/** What a keeper sends instead. */
const forgeries: readonly (readonly [what: string, game: () => GameState])[] = [
  ["a ruling with other points", () => played([adjust(0, -6, "penalty", "late"), ...steps.slice(1), end])],
  ["a ruling for another reason", () => played([adjust(0, -5, "correction", "late"), ...steps.slice(1), end])],
  ["a ruling with another note", () => played([adjust(0, -5, "penalty", "rude"), ...steps.slice(1), end])],
  ["a ruling about another player", () => played([adjust(2, -5, "penalty", "late"), ...steps.slice(1), end])],
  ["a ruling more", () => played([...steps, adjust(2, 1, "time"), end])],
  ["a game that was decided", () => played([...steps, end, decide([1])])],
  ["a ruling less", () => played([exchange(0, 2), ...steps.slice(2), end])],
  ["a ruling at another time", () => played([...steps, late, end])],
  ["rulings in another order", () => played([slip, exchange(0, 2), late, ...steps.slice(3), end])],
  ["another name", () => played([...steps, end], { players: ["Ann", "Eve", "Cho"] })],
  ["names at other seats", () => played([...steps, end], { players: ["Cho", "Ben", "Ann"] })],
  ["another dictionary", () => played([...steps, end], { dictionary: "another list" })],
  ["a rule that never mattered", () => played([...steps, end], { ruleset: withRule })],
  ["a game that was rewound", () => played(steps.slice(0, -2))],
  ["a game without its end", () => played(steps)],
  ["another last move", () => played([...steps.slice(0, -1), pass, end])],
  ["an exchange of other tiles", () => played([...steps.slice(0, -1), exchange(2, 5), end])],
  ["an exchange of fewer tiles", () => played([...steps.slice(0, -1), exchange(0, 2), end])],
  ["a play of other tiles", () => played([...steps.slice(0, 3), play(7, 1, 3), ...steps.slice(4), end])],
  ["a challenge by somebody else", () => played([...steps.slice(0, 4), challenge(2), ...steps.slice(5), end])],
  ["a challenge that never was", () => played([...steps.slice(0, 4), pass, pass, pass, end])],
  ["a resignation", () => played([...steps, move(() => ({ type: "resign" })), end])],
  ["another end", () => played([...steps, ends("time")])],
  [
    "racks that were chosen",
    () => played([...steps, end], { racks: [[..."ABCDEFG"], [..."HIJKLMN"], [..."OPQRSTU"]] }),
  ],
];

const withRule = defineRuleset(us2021, { end: { ...us2021.end, scorelessTurns: 60 } });

describe("a game that passes every audit, but is not the one that was played, is found by a log:", () => {
  test("the honest game is not", () => {
    expect(auditGame(whole)).toEqual([]);
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(auditLog(newLog(viewFor(whole, viewer)), whole)).toEqual([]);
    expect(auditLog(newLog(whole), whole)).toEqual([]);
  });

  test.each(forgeries)("%s", (_, make) => {
    const forged = make();
    expect(auditGame(forged)).toEqual([]);
    expect(auditLog(newLog(whole), forged)).not.toEqual([]);
    expect(auditLog(newLog(viewFor(whole, "spectator")), forged)).not.toEqual([]);
  });

  test("an exchange of other tiles, to the player whose tiles they are and at last to everybody", () => {
    const [now, other] = [played(steps), played([...steps.slice(0, -1), exchange(2, 5)])];
    const told = [0, 1, 2, "spectator"] as const;
    expect(told.map((viewer) => auditLog(newLog(viewFor(now, viewer)), other).length > 0)).toEqual([
      ...told.slice(0, 3).map((seat) => seat === by(played(steps.slice(0, -1)))),
      false,
    ]);
  });

  test("moves that were taken back, and made again", () => {
    const before = played(steps.slice(0, -1));
    const log = [lastMove(before), before, end(lastMove(before))].reduce(updateLog, newLog(before));
    expect(auditGame(whole)).toEqual([]);
    expect(auditLog(log, whole).map(({ reason }) => reason)).toEqual([
      { code: "undone", from: before.history.length + 1, to: before.history.length },
    ]);
  });
});

const games = honestGames(1);
const tried = atMost(200);

describe("whatever can be changed in a save unseen is found by a log of the game:", () => {
  test.each(games.map((honest) => [honest.name, honest] as const))(
    "%s",
    (_, honest) => {
      const log = newLog(honest.state);
      expect(auditLog(log, honest.state)).toEqual([]);
      const places = unknowable.map((line) => line.places);
      const changes = randomFrom(seed).shuffled(changesOf(honest.state));
      const hard = firstOf(tried, changes, (change) => {
        const where = placeOf(honest.state, change);
        return places.some((place) => place.test(where));
      });
      const unseen = hard
        .filter((change) => outcomeOf(honest, change, false) === "passed")
        .filter(({ path, value }) => {
          const { state } = unwrap(parseGame(withChange(honest.state, path, value)));
          return auditLog(log, state).length === 0;
        });
      expect(unseen).toEqual([]);
    },
    timeFor(tried),
  );
});

describe("a log that a player keeps", () => {
  test("has an entry for each event and each undo, and a head that follows from them", () => {
    const random = randomFrom(seed);
    for (let run = atMost(200); run > 0; run--) {
      let state = begin();
      let view = viewFor(state, 1);
      let log = newLog(view);
      let undone = 0;
      for (let turn = 0; turn < 12; turn++) {
        const canUndo = state.history.length > 4;
        if (canUndo && random.chance(0.3)) {
          state = stateAt(state, 4 + random.below(state.history.length - 4));
          undone++;
        } else if (state.status.kind === "playing") {
          state = random.pick([pass, exchange(0, 1 + random.below(7)), adjust(random.below(3), 0, "correction")])(
            state,
          );
        }
        const update = copy(viewUpdate(state, 1, log.head === "" ? 0 : view.history.length));
        view = updateView(view, update).view ?? viewFor(state, 1);
        log = updateLog(copy(log), view);
      }
      const reasons = auditLog(log, state).map(({ reason }) => reason.code);
      expect(reasons.filter((code) => code !== "undone")).toEqual([]);
      // An undo of nothing but what is played again at once cannot be seen from views.
      expect(reasons.length).toBeLessThanOrEqual(undone);
      expect(log.entries.filter(({ type }) => type === "undone")).toHaveLength(reasons.length);
    }
  });

  test("stays as it is if nothing has happened, and does not change with the view", () => {
    const view = copy(viewFor(whole, 0));
    const log = newLog(view);
    expect(updateLog(log, viewFor(whole, 0))).toEqual(log);
    (view.history[1] as { player: number }).player = 2;
    expect(auditLog(log, whole)).toEqual([]);
  });

  test("is the same for everybody who has seen the same, whenever they looked", () => {
    const all = [3, 5, 7, 8].map((count) => played([...steps, end].slice(0, count)));
    const logs = [all, all.slice(2), all.slice(3)].map((seen) =>
      seen.map((now) => viewFor(now, "spectator")).reduce(updateLog, newLog(viewFor(begin(), "spectator"))),
    );
    expect(new Set(logs.map(({ head }) => head)).size).toBe(1);
  });

  test("says that names or rules have changed on the way", () => {
    const before = viewFor(begin(), 0);
    const renamed = viewFor(begin({ players: ["Ann", "Eve", "Cho"] }), 0);
    const log = updateLog(updateLog(newLog(before), renamed), before);
    expect(auditLog(log, before).map(({ path, reason }) => [path, reason.code])).toEqual([
      ["log.entries[5]", "other-setup"],
      ["log.entries[6]", "other-setup"],
    ]);
  });

  test("is broken if an entry was changed, left out or put elsewhere", () => {
    const log = newLog(viewFor(whole, 0));
    const { entries } = log;
    const changed: readonly GameLog["entries"][] = [
      entries.slice(1),
      entries.slice(0, -1),
      [...entries].reverse(),
      [...entries, { type: "undone", to: entries.length }],
      entries.map((entry, i) => (i === 6 ? { ...entry, player: 2 } : entry) as (typeof entries)[number]),
    ];
    for (const list of changed)
      expect(auditLog({ ...log, entries: list }, whole)).toContainEqual(
        expect.objectContaining({ path: "log.head", reason: { code: "broken-log" } }),
      );
  });

  test("is compared with games that its viewer sees, and no others", () => {
    const log = newLog(viewFor(whole, 0));
    expect(() => auditLog(log, viewFor(whole, 1))).toThrow("game.viewer: expected 0, the log's viewer, found 1");
    expect(() => auditLog(newLog(whole), viewFor(whole, 1))).toThrow(TypeError);
    expect(() => updateLog(log, whole)).toThrow(TypeError);
    expect(auditLog(log, viewFor(whole, 0))).toEqual([]);
  });
});

test("the canonical text is the same whatever the order of keys, and leaves out what is off", () => {
  const { history, ...rest } = whole;
  expect(textOf({ history, ...rest, later: null, another: false })).toBe(textOf(whole));
  expect(textOf({ ...rest, history: history.slice(1) })).not.toBe(textOf(whole));
  expect(textOf([null, false, 0, "", [], {}])).toBe('[6:,false,0,"0:,[0:,{},');
  expect(() => textOf(() => 7)).toThrow("value: expected plain JSON, found a function");
});

/** The first so many of a list that pass a check, which is asked of no more than it needs. */
function firstOf<T>(count: number, list: readonly T[], passes: (item: T) => boolean): readonly T[] {
  const found: T[] = [];
  for (const item of list) {
    if (found.length === count) break;
    if (passes(item)) found.push(item);
  }
  return found;
}

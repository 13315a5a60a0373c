import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  createGame,
  createTableGame,
  digestOf,
  endGame,
  type GameState,
  type GameView,
  type PlayerIndex,
  type Ruling,
  unwrap,
  updateView,
  type ViewUpdate,
  viewFor,
  viewUpdate,
} from "tilewright";
import { describe, expect, test } from "vitest";
import { withoutOff } from "../game/without-off.ts";
import { withChange } from "../json/problems.ts";
import { casesOf, timeFor } from "../seed.ts";
import { deepFreeze, type GameSetup, gameSetups, moveSomehow } from "./random-games.ts";

const runs = { numRuns: casesOf(60) };

type Viewer = PlayerIndex | "spectator";
type Choose = (below: number) => number;

/** What happened on a server: the game after each step. A step adds to the game or takes something back. */
type Course = readonly GameState[];

const decisions = fc.array(fc.noBias(fc.nat()), { minLength: 100, maxLength: 600, size: "max" });

function chooser(decided: readonly number[]): Choose {
  let at = 0;
  return (below) => (decided[at++ % decided.length] as number) % below;
}

/** A game in which the players often take something back and then do something else, or the same once more. */
const courses: fc.Arbitrary<Course> = fc.tuple(gameSetups, decisions).map(([setup, decided]) => {
  const choose = chooser(decided);
  let kept = [deepFreeze(begin(setup))];
  const course = [...kept];
  for (let step = 0; step < 50; step++) {
    const now = kept.at(-1) as GameState;
    const next = kept.length > 1 && choose(4) === 0 ? undefined : goOn(now, choose);
    if (next !== undefined) kept.push(deepFreeze(next));
    else kept = kept.slice(0, Math.max(1, kept.length - 1 - choose(3)));
    const other = next === undefined ? exchangeOtherwise(kept.at(-1) as GameState, now) : undefined;
    if (other !== undefined) kept.push(deepFreeze(other));
    course.push(kept.at(-1) as GameState);
  }
  return course;
});

function begin({ ruleset, players, seed, atTable }: GameSetup): GameState {
  return atTable ? createTableGame({ players, ruleset }) : createGame({ players, ruleset, seed });
}

/** A move, a ruling or an end, if it may be made. */
function goOn(now: GameState, choose: Choose): GameState | undefined {
  const player = choose(now.players.length);
  const { rack } = now.players[player] as GameState["players"][number];
  const tiles = new Array<string>(rack.tiles.length + rack.hidden + choose(3)).fill("E");
  const rulings: readonly Ruling[] = [
    { type: "adjust", player, points: 5 - choose(11), reason: "penalty" },
    { type: "set-turn", player },
    { type: "tell-rack", player, rack: { tiles, hidden: 0 } },
    { type: "return-excess", player, tiles: { tiles: [], hidden: tiles.length - now.ruleset.rackSize } },
  ];
  if (choose(40) === 0 || (now.status.kind === "over" && choose(3) > 0))
    return applyRuling(now, decide(now, choose)).state;
  if (now.status.kind === "racks-needed" || choose(4) === 0)
    return applyRuling(now, (now.status.kind === "racks-needed" ? rulings[2] : rulings[choose(4)]) as Ruling).state;
  return choose(30) === 0 ? endGame(now, { reason: "agreed" }).state : moveSomehow(now, choose);
}

/** Some ruling on who has won. */
function decide({ players }: GameState, choose: Choose): Ruling {
  const seats = players.map((_, seat) => seat);
  const winners = seats.filter(() => choose(2) === 0);
  const spreads = choose(2) === 0 ? null : seats.map(() => choose(101) - 50);
  return { type: "decide", reason: choose(2) === 0 ? "lost-on-time" : "adjudicated", winners, spreads, note: "why" };
}

/** Where an exchange has been taken back: an exchange of as many other tiles, after which the game is as long again. */
function exchangeOtherwise(now: GameState, undone: GameState): GameState | undefined {
  const event = undone.history[now.history.length];
  if (event?.type !== "exchanged" || event.returned.tiles.length === 0) return undefined;
  const tiles = now.players[event.player]?.rack.tiles ?? [];
  const others = tiles.slice(-event.returned.tiles.length);
  return applyMove(now, { type: "exchange", tiles: others }, { by: event.player }).state;
}

const viewersOf = ({ players }: GameState): readonly Viewer[] => [...players.keys(), "spectator"];

/** The view of a state, made once. */
function viewsOf(): (state: GameState, viewer: Viewer) => GameView {
  const made = new Map<GameState, Map<Viewer, GameView>>();
  return (state, viewer) => {
    const views = made.get(state) ?? new Map<Viewer, GameView>();
    made.set(state, views);
    const view = views.get(viewer) ?? deepFreeze(viewFor(state, viewer as PlayerIndex));
    views.set(viewer, view);
    return view;
  };
}

/** Many times as fast as `toEqual`, which then says what differs. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

describe("a server that takes moves back, and clients whose updates come late, twice or never", {
  timeout: timeFor(50 * runs.numRuns),
}, () => {
  test("these games take back every kind of event, and exchange as many other tiles", () => {
    const undone = new Set<string>();
    let otherwise = 0;
    for (const course of fc.sample(courses, { numRuns: 200, seed: 1 })) {
      for (const [i, now] of course.slice(1).entries()) {
        const before = course[i] as GameState;
        const shared = now.history.findIndex((event, at) => event !== before.history[at]);
        const kept = shared < 0 ? now.history.length : shared;
        for (const event of before.history.slice(kept)) undone.add(event.type);
        const [one, other] = [before.history[kept], now.history[kept]];
        if (one?.type === "exchanged" && other?.type === "exchanged") otherwise++;
      }
    }
    const wanted = ["played", "exchanged", "passed", "accepted", "resigned", "turn-set", "turn-lost", "challenged"];
    wanted.push("phony-returned", "blank-exchanged", "rack-told", "excess-returned", "adjusted", "ended", "decided");
    expect([...undone].sort()).toEqual(wanted.sort());
    expect(otherwise).toBeGreaterThan(20);
  });

  test("a view that takes an update is the view that the update was made of, whatever it was before", () => {
    let [taken, refused, startedOver] = [0, 0, 0];
    fc.assert(
      fc.property(courses, decisions, (course, decided) => {
        const choose = chooser(decided);
        const see = viewsOf();
        for (const viewer of viewersOf(course[0] as GameState)) {
          let view = see(course[0] as GameState, viewer);
          let onTheWay: { readonly update: ViewUpdate; readonly state: GameState }[] = [];
          for (const [step, state] of course.entries()) {
            const before = course[Math.max(0, step - 1 - choose(3))] as GameState;
            const from = [
              before.history.length,
              digestOf(see(before, viewer)),
              digestOf(view),
              choose(state.history.length + 3),
            ][choose(4)] as number | string;
            const update = JSON.parse(JSON.stringify(viewUpdate(state, viewer, from))) as ViewUpdate;
            if (choose(5) > 0) onTheWay.push({ update, state });
            for (let comes = choose(3); comes > 0 && onTheWay.length > 0; comes--) {
              // Mostly the newest one, and sometimes once more later.
              const at = choose(3) > 0 ? onTheWay.length - 1 : choose(onTheWay.length);
              const message = onTheWay[at] as (typeof onTheWay)[number];
              if (choose(4) > 0) onTheWay = onTheWay.filter((other) => other !== message);
              const { ok, view: next, violations } = updateView(view, message.update);
              if (ok) {
                expectSame(next, see(message.state, viewer));
                if (message.update.from === 0 && view.history.length > 0) startedOver++;
                view = deepFreeze(next);
                taken++;
              } else {
                expect(violations.map(({ code }) => code)).toEqual(["stale"]);
                refused++;
              }
            }
          }
        }
      }),
      runs,
    );
    if (runs.numRuns >= 60) expect(Math.min(taken, refused, startedOver)).toBeGreaterThan(300);
  });

  test("an update asked for with the digest of a view leads from it to the present, whatever was taken back", () => {
    fc.assert(
      fc.property(courses, decisions, (course, decided) => {
        const choose = chooser(decided);
        const see = viewsOf();
        for (let tries = 0; tries < 10; tries++) {
          const [seen, now] = [0, 1].map(() => course[choose(course.length)]) as [GameState, GameState];
          for (const viewer of viewersOf(now)) {
            const update = viewUpdate(now, viewer, digestOf(see(seen, viewer)));
            expectSame(unwrap(updateView(see(seen, viewer), update)).view, see(now, viewer));
          }
        }
      }),
      runs,
    );
  });

  test("two views have the same digest only if they are equal, and then so does what a server compares", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const see = viewsOf();
        for (const viewer of viewersOf(course[0] as GameState)) {
          const byDigest = new Map<string, GameView>();
          for (const state of course) {
            const view = see(state, viewer);
            const digest = digestOf(view);
            expectSame(byDigest.get(digest) ?? view, view);
            byDigest.set(digest, view);
            expect(viewUpdate(state, viewer, 0).after).toBe(digest);
          }
          const views = [...byDigest.values()];
          expect(views.some((view, i) => views.slice(0, i).some((other) => isDeepStrictEqual(view, other)))).toBe(
            false,
          );
        }
      }),
      { numRuns: Math.min(20, runs.numRuns) },
    );
  });

  test("a move is stale unless its player sees what they saw when they sent it", () => {
    fc.assert(
      fc.property(courses, decisions, (course, decided) => {
        const choose = chooser(decided);
        const see = viewsOf();
        for (let tries = 0; tries < 20; tries++) {
          const at = choose(course.length);
          const seen = course[at] as GameState;
          const now = course[Math.min(course.length - 1, at + choose(5))] as GameState;
          const by = choose(now.players.length);
          const result = applyMove(now, { type: "pass" }, { by, at: digestOf(see(seen, by)) });
          const same = now.status.kind === "over" || isDeepStrictEqual(see(seen, by), see(now, by));
          expect(result.violations?.some(({ code }) => code === "stale") ?? false).toBe(!same);
        }
      }),
      runs,
    );
  });

  test("an update that was changed on the way makes no wrong view, and throws only if it is not an update", () => {
    const values = fc.oneof(
      fc.constantFrom<unknown>(
        0,
        1,
        2,
        5,
        1e9,
        1e300,
        -1,
        0.5,
        "A",
        "?",
        "",
        "played",
        null,
        false,
        true,
        [],
        {},
        undefined,
      ),
      fc.constantFrom<unknown>({ tiles: [], hidden: 3 }, { tiles: ["A"], hidden: 0 }, [null], [{ type: "played" }]),
    );
    const change = fc.record({ value: fc.oneof(values, fc.jsonValue({ maxDepth: 3 })), where: fc.nat() });
    fc.assert(
      fc.property(
        courses,
        decisions,
        fc.array(change, { minLength: 30, maxLength: 60 }),
        (course, decided, changes) => {
          const choose = chooser(decided);
          for (const { value, where } of changes) {
            const [seen, now] = [0, 1].map(() => course[choose(course.length)]) as [GameState, GameState];
            const viewer = viewersOf(now)[choose(now.players.length + 1)] as Viewer;
            const view = viewFor(seen, viewer as PlayerIndex);
            const update = viewUpdate(now, viewer, choose(2) === 0 ? digestOf(view) : choose(now.history.length));
            const paths = pathsOf(update).filter((path) => !["kind", "after"].includes(path));
            const changed = withChange(update, paths[where % paths.length] as string, value) as ViewUpdate;
            if (!Number.isInteger(changed.from) || changed.from < 0 || !Array.isArray(changed.events)) {
              expect(() => updateView(view, changed)).toThrow(TypeError);
              continue;
            }
            const { ok, view: next, violations } = updateView(view, changed);
            // What is off may be null, false or left out: that is all that may differ.
            if (ok) expectSame(withoutOff(next), withoutOff(viewFor(now, viewer as PlayerIndex)));
            else expect(["stale", "wrong-viewer"]).toContain(violations[0].code);
          }
        },
      ),
      runs,
    );
  });
});

/** The path of every value in some data. */
function pathsOf(data: unknown, path = ""): readonly string[] {
  const own = path === "" ? [] : [path];
  if (typeof data !== "object" || data === null) return own;
  return [
    ...own,
    ...Object.entries(data).flatMap(([key, value]) => pathsOf(value, path === "" ? key : `${path}.${key}`)),
  ];
}

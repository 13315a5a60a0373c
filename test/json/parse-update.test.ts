import fc from "fast-check";
import {
  applyMove,
  createGame,
  type GameEvent,
  type GameState,
  unwrap,
  updateView,
  type ViewUpdate,
  viewFor,
  viewUpdate,
} from "tilewright";
import { parseUpdate } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { playedGames } from "../laws/random-games.ts";
import { atMost } from "../seed.ts";
import { problems, withChange } from "./problems.ts";
import { game, view } from "./samples.ts";

/** An update with an event of each type, from the first event on. Nobody played it: it is right in shape alone. */
const whole: ViewUpdate = { kind: "update", viewer: 1, from: 0, events: game.history, before: "0-a", after: "19-b" };
/** The events from the challenge on: the play that was challenged came before. */
const later: ViewUpdate = { ...whole, from: 4, events: game.history.slice(4) };
const played = { ...view, history: game.history };

test.each([
  ["the whole game", whole],
  ["the events since a play", later],
  ["nothing new", { ...whole, from: 19, events: [] }],
  ["a spectator", { ...whole, viewer: null }],
])("an update with %s is read as it was sent, from a text and from a value", (_what, update) => {
  expect(unwrap(parseUpdate(JSON.stringify(update), played))).toEqual({ ok: true, update });
  expect(unwrap(parseUpdate(update, played)).update).toEqual(update);
});

test("an update for a viewer known only by a length has no digest of the view before", () => {
  const { before, ...rest } = whole;
  expect(unwrap(parseUpdate(rest, view)).update).toStrictEqual(rest);
  expect(unwrap(parseUpdate({ ...rest, before: null }, view)).update).toStrictEqual(rest);
});

test.each([
  ["kind", "view", "choice kind"],
  ["viewer", 3, "range viewer"],
  ["viewer", "spectator", "type viewer"],
  ["viewer", undefined, "type viewer"],
  ["from", -1, "range from"],
  ["from", "0-a", "type from"],
  ["from", 10_101, "range from"],
  ["events", undefined, "type events"],
  ["events[2].player", 3, "range events[2].player"],
  ["events[2].drawn.tiles[0]", "!", "unknown-letter events[2].drawn.tiles[0]"],
  ["events[3].placements[0].row", 15, "range events[3].placements[0].row"],
  ["events[3].type", "plays", "choice events[3].type"],
  ["events[4].play", 2, "reference events[4].play"],
  ["events[4].play", 99, "reference events[4].play"],
  ["events[4].words[0]", 1, "reference events[4].words[0]"],
  ["events[5].challenge", 5, "reference events[5].challenge"],
  ["before", 7, "type before"],
  ["after", undefined, "type after"],
  ["after", "x".repeat(101), "too-large after"],
  ["ruleset", view.ruleset, "unknown-key ruleset"],
  ["events[9].secret", "Q", "unknown-key events[9].secret"],
])("an update with %s = %j is refused: %s", (path, value, problem) => {
  expect(problems(parseUpdate(withChange(whole, path, value), view))).toEqual([problem]);
});

test("every problem of an update is listed with its place", () => {
  const wrong = { kind: "update", viewer: 9, from: 0, events: [{ type: "passed", player: 7 }, 3], after: "19-b" };
  expect(problems(parseUpdate(wrong, view))).toEqual(["range viewer", "range events[0].player", "type events[1]"]);
});

test("an update may speak of events before it, and of no event after it", () => {
  expect(problems(parseUpdate(withChange(later, "events[0].play", 2), played))).toEqual([]);
  expect(problems(parseUpdate(withChange(later, "events[0].play", 4), played))).toEqual(["reference events[0].play"]);
  expect(problems(parseUpdate(withChange(later, "events[1].challenge", 5), played))).toEqual([
    "reference events[1].challenge",
  ]);
});

describe("what a newer version adds to updates", () => {
  const places = ["added", "events[0].added", "events[0].rounds[0].added", "events[2].drawn.added"];

  test.each(places.flatMap((path) => [null, false].map((off) => [path, off] as const)))(
    "at %s is ignored where it is %s",
    (path, off) => {
      expect(unwrap(parseUpdate(withChange(whole, path, off), view)).update).toEqual(whole);
    },
  );

  test.each(places)("at %s is refused where it says something, with a message that names a newer version", (path) => {
    for (const value of [true, 0, "", "yes", [], {}]) {
      const [problem] = parseUpdate(withChange(whole, path, value), view).problems ?? [];
      expect(problem).toMatchObject({ code: "unknown-key", path, newer: true });
    }
  });
});

test("an update of more events than a game may have is refused as too large", () => {
  const passed = { player: 0, type: "passed" };
  const many = (count: number): object => ({ ...whole, events: new Array(count).fill(passed) });
  expect(problems(parseUpdate(many(10_101), view))).toEqual(["too-large events"]);
  expect(problems(parseUpdate({ ...many(102), from: 9_999 }, view))).toEqual(["too-large events"]);
  expect(problems(parseUpdate({ ...many(101), from: 9_999 }, view))).toEqual([]);
});

test("an update whose draws would fill a rack without end is refused at the first event that is too much", () => {
  const drawn: GameEvent = { player: 1, type: "dealt", drawn: { tiles: new Array(90).fill("A"), hidden: 0 } };
  const greedy = (from: number): ViewUpdate => ({
    kind: "update",
    viewer: 1,
    from,
    events: new Array(50).fill(drawn),
    after: "19-b",
  });
  expect(problems(parseUpdate(greedy(0), view))).toEqual(["too-large events[2]"]);
  expect(problems(parseUpdate(greedy(1), view))).toEqual(["too-large events[2]"]);
});

test("an update that comes too early or after an undo is read: that it does not fit is for updateView to say", () => {
  const start = createGame({ players: 2, seed: "an update", first: 0 });
  const pass = (state: GameState): GameState => unwrap(applyMove(state, { type: "pass" })).state;
  const [one, two] = [pass(start), pass(pass(start))];
  const early = unwrap(parseUpdate(viewUpdate(two, 0, one.history.length), viewFor(start, 0))).update;
  expect(updateView(viewFor(start, 0), early).violations).toMatchObject([{ code: "stale" }]);
  const other = unwrap(
    applyMove(start, { type: "exchange", tiles: start.players[0]?.rack.tiles.slice(0, 1) ?? [] }),
  ).state;
  const undone = unwrap(parseUpdate(viewUpdate(other, 0, two.history.length), viewFor(two, 0))).update;
  expect(updateView(viewFor(two, 0), undone).violations).toMatchObject([{ code: "stale" }]);
});

test.each([undefined, null, 7, {}, game])(
  "parseUpdate throws a TypeError for %j in place of a view, and says so",
  (wrong) => {
    expect(() => parseUpdate(whole, wrong as never)).toThrow(/^view: expected a view, found /);
  },
);

test("updates of random games are read as they were sent, by number and by digest, and lead to the view", () => {
  const check = (states: readonly GameState[], at: number): void => {
    const then = states[at % states.length] as GameState;
    const now = states.at(-1) as GameState;
    for (const viewer of [...now.players.keys(), "spectator" as const]) {
      const known = viewFor(then, viewer);
      for (const from of [
        known.history.length,
        0,
        unwrap(updateView(known, viewUpdate(now, viewer, 0))).view.history.length,
      ]) {
        const sent = viewUpdate(now, viewer, from);
        const { update } = unwrap(parseUpdate(JSON.stringify(sent), known));
        expect(update).toEqual(sent);
        if (from <= known.history.length) expect(unwrap(updateView(known, update)).view).toEqual(viewFor(now, viewer));
      }
    }
  };
  fc.assert(fc.property(playedGames, fc.nat(), check), { numRuns: atMost(60) });
});

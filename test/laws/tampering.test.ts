import { auditGame } from "tilewright";
import { describe, expect, test } from "vitest";
import { casesOf, sampleOf, timeFor } from "../seed.ts";
import { type Honest, honestGames } from "./tampered-games.ts";
import { type Change, changesOf, outcomeOf, placeOf, unknowable } from "./tampering.ts";

/** Of so many changes one is tried; `npm run test:slow` tries all of them, in several games of each kind. */
const stride = Number(process.env["TAMPERED"] ?? Math.round((150 * 100) / casesOf(100)));
const twoOfEachKind = honestGames(2);
const games = stride === 1 ? twoOfEachKind : twoOfEachKind.filter((_, i) => i % 2 === 0);

/** What passes although nothing in the list says why. */
function unexplained(honest: Honest, changes: readonly Change[], withRules: boolean): readonly string[] {
  return changes
    .filter((change) => !isUnknowable(honest, change, withRules) && outcomeOf(honest, change, withRules) === "passed")
    .map((change) => `${placeOf(honest.state, change)}: ${change.path} ${change.how ?? JSON.stringify(change.value)}`);
}

function isUnknowable({ state }: Honest, change: Change, withRules: boolean): boolean {
  const place = placeOf(state, change);
  if (!withRules && place.startsWith("ruleset.")) return true;
  return unknowable.some(({ places, atTable }) => places.test(place) && (!atTable || state.seed === null));
}

describe("of a save in which one value was changed, or one entry removed, doubled or moved,", () => {
  test.each(games.map((honest, i) => [honest.name, honest, i] as const))(
    "nothing passes unseen but what nobody can know: %s",
    (_, honest, i) => {
      expect(auditGame(honest.state, honest.known)).toEqual([]);
      const changes = changesOf(honest.state);
      const tried = changes.filter((_, n) => (n + i) % stride === 0);
      expect(unexplained(honest, tried, true)).toEqual([]);
      const others = changes.filter(({ path }, n) => !path.startsWith("ruleset") && (n + i) % (10 * stride) === 0);
      expect(unexplained(honest, others, false)).toEqual([]);
    },
    timeFor(1_000_000 / stride),
  );

  test.each(sampleOf(unknowable).map((line) => [line.why, line] as const))(
    "nobody can know %s",
    (_, { places, atTable }) => {
      const passes = twoOfEachKind.some((honest) =>
        changesOf(honest.state).some((change) => {
          if (atTable && honest.state.seed !== null) return false;
          return places.test(placeOf(honest.state, change)) && outcomeOf(honest, change) === "passed";
        }),
      );
      expect(passes).toBe(true);
    },
    timeFor(50_000),
  );

  test("the games have every kind of event, adjustment, end and wait, dealt and at a table", () => {
    const seen = (kinds: readonly string[]): readonly string[] => [...new Set(kinds)].sort();
    const states = games.map(({ state }) => state);
    const events = states.flatMap(({ history }) => history);
    expect(seen(events.map(({ type }) => type))).toHaveLength(17);
    expect(seen(events.flatMap((event) => (event.type === "adjusted" ? [event.reason] : [])))).toEqual(
      ["challenge", "correction", "penalty", "rack", "time"].sort(),
    );
    expect(seen(events.flatMap((event) => (event.type === "ended" ? [event.reason] : [])))).toHaveLength(9);
    expect(seen(states.map(({ status }) => status.kind))).toEqual([
      "last-challenge",
      "over",
      "playing",
      "racks-needed",
    ]);
    expect(seen(events.flatMap((event) => (event.type === "challenged" ? [`${event.upheld}`] : [])))).toHaveLength(2);
  });
});

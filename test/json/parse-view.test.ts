import { unwrap } from "tilewright";
import { parseView } from "tilewright/json";
import { expect, test } from "vitest";
import { problems, withChange } from "./problems.ts";
import { game, spectatorView, view } from "./samples.ts";

test.each([
  ["a player", view],
  ["a spectator", spectatorView],
])("the view of %s is read as it was saved, from a text and from a value", (_who, seen) => {
  expect(unwrap(parseView(JSON.stringify(seen)))).toEqual({ ok: true, view: seen });
  expect(unwrap(parseView(seen)).view).toEqual(seen);
});

test.each([
  ["kind", "game", "choice kind"],
  ["version", 2, "version version"],
  ["version", 0, "version version"],
  ["seed", "a secret", "unknown-key seed"],
  ["viewer", 3, "range viewer"],
  ["viewer", "1", "type viewer"],
  ["viewer", null, "rack rack"],
  ["rack", null, "rack rack"],
  ["rack", "AEIR?", "type rack"],
  ["rack[4]", "!", "unknown-letter rack[4]"],
  ["rack[4]", "Q", "rack rack"],
  ["rack", [], "rack rack"],
  ["bag.hidden", "5", "type bag.hidden"],
  ["history[0].drawn.hidden", 0.5, "type history[0].drawn.hidden"],
  ["status.turn", 9, "range status.turn"],
])("a view with %s = %j is refused: %s", (path, value, problem) => {
  expect(problems(parseView(withChange(view, path, value)))).toEqual([problem]);
});

test("a spectator's view with a rack is refused", () => {
  const [problem] = parseView({ ...spectatorView, rack: ["A"] }).problems ?? [];
  expect(problem).toEqual({
    code: "rack",
    path: "rack",
    tiles: null,
    found: { is: "list" },
  });
});

test("a game is refused in place of a view", () => {
  expect(problems(parseView(game))).toContain("choice kind");
});

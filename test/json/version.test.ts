import { parseGame } from "tilewright/json";
import { expect, test } from "vitest";
import { problems } from "./problems.ts";
import { game } from "./samples.ts";

test.each([0, 2, 3, 2 ** 53 - 1, "1", null])("a game of version %j is refused as an unknown version", (version) => {
  expect(parseGame({ ...game, version }).problems).toEqual([
    { code: "version", path: "version", version: 1, found: version },
  ]);
});

test("a game of an unknown version has that one problem, because the rest may mean anything", () => {
  expect(problems(parseGame({ version: 2, board: "a new kind of board" }))).toEqual(["version version"]);
});

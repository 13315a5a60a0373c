import { expect, test } from "vitest";
import { errorExamples } from "./error-examples.ts";
import { errorsDocument, violationsOf } from "./errors.ts";
import { gameErrorExamples } from "./game-error-examples.ts";

test.each(Object.entries(errorExamples))("the example of %s yields its code alone", (code, example) => {
  expect(violationsOf(example).map((violation) => violation.code)).toEqual([code]);
});

test.each(Object.entries(gameErrorExamples))(
  "the example of %s in a game yields its code alone",
  (code, { violations }) => {
    expect(violations.map((violation) => violation.code)).toEqual([code]);
  },
);

test("docs/errors.md shows every code", async () => {
  await expect(errorsDocument()).toMatchFileSnapshot("../../docs/errors.md");
});

import { expect, test } from "vitest";
import { errorExamples } from "./error-examples.ts";
import { errorsDocument, violationsOf } from "./errors.ts";

test.each(Object.entries(errorExamples))("the example of %s yields its code alone", (code, example) => {
  expect(violationsOf(example).map((violation) => violation.code)).toEqual([code]);
});

test("docs/errors.md tells every code", async () => {
  await expect(errorsDocument()).toMatchFileSnapshot("../../docs/errors.md");
});

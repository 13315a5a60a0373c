import { expect, test } from "vitest";
import { entry } from "../tsup.config.ts";
import { apiReport } from "./api-report.ts";

// `npm run api` rewrites the report.
test("docs/api-report.md is the public surface", async () => {
  await expect(apiReport(entry)).toMatchFileSnapshot("../docs/api-report.md");
});

test("no public type says `object` where it has nothing to say: editors would show it", () => {
  expect(apiReport(entry).match(/^.*<object>.*$/gm) ?? []).toEqual([]);
});

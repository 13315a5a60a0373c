import { expect, test } from "vitest";
import { tileSetsDocument } from "./tile-sets.ts";

test("docs/tile-sets.md lists every tile set with its letters, sums and sources", async () => {
  await expect(tileSetsDocument()).toMatchFileSnapshot("../../docs/tile-sets.md");
});

import { expect, test } from "vitest";
import { firstPicture } from "../render/pictures.ts";

test("docs/board.svg is what renderSvg draws", async () => {
  await expect(firstPicture).toMatchFileSnapshot("../../docs/board.svg");
});

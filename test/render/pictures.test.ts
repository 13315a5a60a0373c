import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";

// Look at a picture that has changed before you approve it: `npx vitest -c test/vitest.config.ts test/render/pictures
// --update`, then `npm run test:browser -- --update` for the same as Chromium shows it.
test.each(Object.entries(pictures))("the picture %s is drawn as it was approved", async (name, picture) => {
  await expect(picture).toMatchFileSnapshot(`approved/${name}.svg`);
});

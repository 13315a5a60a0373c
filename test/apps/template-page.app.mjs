// The template of a page for two: the first player plays, and the second's curtain comes.
import { pathToFileURL } from "node:url";
import { fitsScreens } from "../browser/element-fit.mjs";
import { playTwoTiles, programs, seconds, tryTemplate } from "./template.mjs";

export { programs, seconds };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const address = (port) => ["--host", "127.0.0.1", "--strictPort", "--port", `${port}`];
  const play = async (page, url) => {
    await page.goto(url);
    await page.getByRole("button", { name: /\b(?:Ann|Ben)\b/ }).click();
    await fitsScreens(page, "template-page");
    await playTwoTiles(page);
    await page.getByRole("button", { name: /\b(?:Ann|Ben)\b/ }).waitFor();
  };
  console.log(await tryTemplate("template-page", { address, play }));
  process.exit(0);
}

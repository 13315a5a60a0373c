// Every language of tiles and of messages.
import { strict as assert } from "node:assert";
import { beside, closeRules, open, openRules, panel, rackField, tab, typePlay, write } from "./hands.mjs";

/** Every language of tiles can be chosen, and played with. */
export async function languages(browser, url, { library }) {
  const { page, done } = await open(browser, url);
  await beside(page, "Set up");
  await page.getByRole("button", { name: "Clear the board" }).click();
  await beside(page, "Plays");
  for (const [name, tileSet] of Object.entries(library.tileSets)) {
    await openRules(page);
    await page.getByLabel("Tile language").selectOption(name);
    await closeRules(page);
    const letters = tileSet.letters.filter(({ count }) => count > 0);
    const last = letters.at(-1).letter;
    const word = [letters[0].letter, last].map((letter) => `[${letter}]`).join("");
    await rackField(page).fill(`${word}?`);
    await typePlay(panel(page, "position"), `8G ${word}`);
    const points = 2 * (letters[0].points + letters.at(-1).points);
    await page
      .locator(".judgement")
      .getByText(points === 1 ? "1 point" : `${points} points`, { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Put on the board" }).waitFor();
  }
  await done();
}

/** The file of a language. Its name is that of the module. */
const isLanguage = /\/(?:dutch|french|german|italian|polish|portuguese|spanish|swedish)-[\w-]+\.js$/;

/** The library speaks another language, which is loaded when it is chosen, and stands in the address. */
export async function messages(browser, url) {
  const { page, done } = await open(browser, url);
  const loaded = [];
  page.on("request", (request) => isLanguage.test(request.url()) && loaded.push(request.url()));
  const position = panel(page, "position");
  const judged = page.locator(".judgement");
  await typePlay(position, "10F PASTE");
  await judged.getByText("total 25").waitFor();
  assert.equal(loaded.length, 0, "no language has been loaded yet");
  await openRules(page);
  await page.getByLabel("Message language").selectOption("german");
  await closeRules(page);
  await judged.getByText("Summe 25").waitFor();
  await position.getByRole("button", { name: "Spielen" }).waitFor();
  assert.equal(loaded.length, 1, "one language is one file");
  const field = position.getByLabel("Zug eingeben");
  await field.fill("1A PASTE");
  await field.press("Enter");
  await judged.getByText("Der Zug muss").waitFor();
  await page.waitForURL(/messages=german/);

  // What is on the other panels, too.
  await tab(page, "Step through");
  const step = panel(page, "step");
  await step.getByRole("button", { name: "Show an example" }).click();
  await step.getByRole("button", { name: "Next" }).click();
  await step.getByText(/Step 1 of \d+: .* gespielt/).waitFor();
  await tab(page, "Keep score");
  await write(page, "play", { Play: "1A QI" });
  await panel(page, "record").locator(".side").getByText("Der erste Zug muss 8H bedecken.").first().waitFor();
  await beside(page, "Play");
  await panel(page, "bot").locator("tilewright-board").getByText("im Beutel").waitFor();

  // A link opens in the same language, and English comes back.
  const other = await open(browser, page.url());
  await other.page.waitForFunction(() => document.querySelector("#panel-position tilewright-board").lang === "de");
  await openRules(other.page);
  await other.page.getByLabel("Message language").selectOption("english");
  await other.page.waitForFunction(() => document.querySelector("#panel-position tilewright-board").lang === "en");
  await other.page.waitForURL((url) => !/messages=/.test(url.href));
  await other.done();
  await done();
}

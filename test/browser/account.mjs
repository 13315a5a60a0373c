// The page of docs/recipes/show-a-recorded-game: made of the public entries alone, it opens a record, shows the score
// sheet, and steps through the game on the very page that the command line writes.
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../package/unpack.mjs";
import { showing } from "./replay.mjs";

const record = join(root, "test/cli/approved/games/final.gcg");

/** The page of the recipe, which finds the entries by an import map. */
export function accountPage(imports) {
  const [, page] = /```html\n(.*?)```/s.exec(readFileSync(join(root, "docs/recipes/show-a-recorded-game.md"), "utf8"));
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>\n`;
  return page.replace('<script type="module">', `${map}$&`);
}

/** Opens a game on it in a browser; `home` is where the packed package lies. */
export async function openGameOnPage(browser, url, folder, home) {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => faults.push(message.text()));
  await page.goto(url);

  await page.getByLabel("A game in GCG").setInputFiles({
    name: "letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Dear all,\n"),
  });
  await page.getByRole("status").getByText("Unreadable").waitFor();

  await page.getByLabel("A game in GCG").setInputFiles(record);
  const rows = page.locator("section tbody tr");
  await rows.first().waitFor();
  const sheet = (await rows.first().locator("td").allTextContents()).slice(0, 3);
  assert.deepEqual(sheet, ["8F HORN", "14", "14"]);
  const totals = await page.locator("section tfoot tr").last().locator("td.number").allTextContents();
  const said = await page.getByRole("status").innerText();
  for (const total of totals.filter((text) => text !== "")) assert.ok(said.includes(` ${total}`), said);

  const replay = page.frameLocator("iframe");
  const head = async () => (await replay.locator("[role=status]").innerText()).split("\n")[0];
  await replay.getByRole("button", { name: "First turn" }).click();
  assert.equal(await head(), "Before the first turn.");
  await replay.getByRole("button", { name: "Next turn" }).click();
  assert.equal(await head(), "Ann Archer: 8F HORN from AEHINOR, 14 points");
  assert.equal(await showing(replay, ".tile"), 4);
  await replay.getByRole("link", { name: "H6 FA.M" }).click();
  assert.equal(await replay.locator("output").textContent(), "2 of 11");

  const made = await page.evaluate(async () => (await fetch(document.querySelector("iframe").src)).text());
  const args = [join(home, "dist/cli.js"), "replay", record, "--html", "-"];
  assert.equal(made, run(process.execPath, args, { cwd: folder }), "the page of the browser is that of the program");
  assert.deepEqual(faults, []);
  await page.close();
  console.log("a page of the public entries: shows a score sheet, steps through a game, byte for byte as the program");
}

// The page of docs/recipes/a-page-for-your-class, opened from a file beside the one script, as with a double-click.
import { strict as assert } from "node:assert";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "../package/unpack.mjs";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Plays on it in a browser; `home` is where the packed package lies. */
export async function playOnClassPage(browser, folder, home) {
  const [, page] = /```html\n(.*?)```/s.exec(readFileSync(join(root, "docs/recipes/a-page-for-your-class.md"), "utf8"));
  const lesson = join(folder, "lesson");
  mkdirSync(lesson, { recursive: true });
  copyFileSync(join(home, "dist/tilewright.board.global.js"), join(lesson, "tilewright.board.global.js"));
  // The tiles are dealt by chance: racks of our own make it one game.
  const dealt = page.replace("createGame({ players,", 'createGame({ players, first: 0, racks: [[..."HORNFAM"], []],');
  assert.notEqual(dealt, page);
  writeFileSync(join(lesson, "game.html"), dealt);
  const portuguese = dealt.replace(/\/\/ For messages in another language: (.*;)/, "$1");
  assert.notEqual(portuguese, dealt);
  writeFileSync(join(lesson, "jogo.html"), portuguese);

  const open = async (name) => {
    const tab = await browser.newPage();
    const faults = [];
    tab.on("pageerror", (error) => faults.push(String(error)));
    tab.on("console", (message) => faults.push(message.text()));
    await tab.goto(pathToFileURL(join(lesson, name)).href);
    const play = async (text) => {
      await tab.getByRole("textbox").last().fill(text);
      await tab.keyboard.press("Enter");
      await tab.locator("[data-action=finish]").click();
    };
    const reveal = (name) => tab.getByRole("button", { name: new RegExp(`\\b${name}\\b`) }).click();
    const tiles = () => tab.locator("[data-place]").count();
    const said = async () => (await tab.locator("[role=status]").innerText()).trim();
    return { tab, faults, play, reveal, tiles, said };
  };

  const { tab, faults, play, reveal, tiles, said } = await open("game.html");
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate("axe.run()");
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
    "what axe-core finds on the page for a class",
  );
  assert.equal(await tiles(), 0);
  await reveal("Ann");
  assert.equal(await tiles(), 7);
  await play("8F MORN");
  assert.equal(await said(), "MORN is not in the dictionary.");
  await play("8F HORN");
  assert.equal(await said(), "Ann played HORN for 14 points. It's Ben's turn.");
  assert.equal(await tiles(), 0);
  assert.deepEqual(faults, []);
  await tab.close();

  const jogo = await open("jogo.html");
  await jogo.reveal("Ann");
  await jogo.play("8F MORN");
  assert.equal(await jogo.said(), "MORN não está no dicionário.");
  assert.deepEqual(jogo.faults, []);
  await jogo.tab.close();
  console.log("the page for a class, from a file: a bad word is refused, a good one scores, in two languages");
}

// The page that `tilewright replay --html` makes, opened from a file: stepped by keys, buttons and links, listened to,
// searched for faults by axe-core, narrow, in the dark, in forced colours, on paper, and without its script.
import { strict as assert } from "node:assert";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { root, run } from "../package/unpack.mjs";

/** What a screen reader says of the first two steps, line by line. */
const spoken = [
  ["Before the first turn.", "Ann Archer 0 · Ben Baker 0"],
  [
    "Ann Archer: 8F HORN from AEHINOR, 14 points",
    "HORN (4+1+1+1)x2 = 14",
    "8H double word: HORN ×2",
    "Ann Archer 14 · Ben Baker 0",
  ],
];

/** How many squares of the board show a drawing with this part. */
export const showing = (page, part) =>
  page
    .locator(".board")
    .evaluate(
      (board, wanted) =>
        [...board.querySelectorAll("use")].filter(
          (use) => use.checkVisibility() && board.querySelector(use.getAttribute("href")).querySelector(wanted),
        ).length,
      part,
    );

export async function readReplayPage(browser, folder, home) {
  const file = join(folder, "final.html");
  const record = join(root, "test/cli/approved/games/final.gcg");
  run(process.execPath, [join(home, "dist/cli.js"), "replay", record, "--html", file], { cwd: folder });
  const url = pathToFileURL(file).href;

  const open = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => faults.push(message.text()));
    page.on("request", (request) => {
      if (!request.url().startsWith("data:") && request.url() !== url) faults.push(request.url());
    });
    await page.goto(url);
    return { page, close: () => context.close().then(() => assert.deepEqual(faults, [])) };
  };
  const tiles = (page) => showing(page, ".tile");
  const said = async (page) => (await page.locator("[role=status]").innerText()).split(/\n+/);
  const steps = (page) => page.locator("output").textContent();

  const { page, close } = await open();
  assert.equal(await steps(page), "11 of 11");
  assert.equal(await tiles(page), 13);
  assert.equal((await said(page))[0], "Game over: Ann Archer went out and wins, 82–9.");
  await page.getByRole("button", { name: "First turn" }).click();
  assert.deepEqual([await steps(page), await tiles(page), await said(page)], ["0 of 11", 0, spoken[0]]);
  assert.equal(await page.getByRole("button", { name: "Previous turn" }).getAttribute("aria-disabled"), "true");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual([await steps(page), await tiles(page), await said(page)], ["1 of 11", 4, spoken[1]]);
  assert.equal(await showing(page, ".last"), 4, "the play is framed");
  for (let turn = 2; turn <= 6; turn++) await page.keyboard.press("ArrowRight");
  assert.equal(await tiles(page), 15);
  await page.getByText("The board in words").click();
  assert.ok((await page.locator(".board-words li:visible").allTextContents()).includes("BIT across from 11E."));
  await page.getByRole("button", { name: "Next turn" }).click();
  await page.getByRole("button", { name: "Next turn" }).click();
  assert.equal(await tiles(page), 12, "the play comes off");
  await page.keyboard.press("End");
  assert.equal(await steps(page), "11 of 11");
  await page.getByRole("slider", { name: "Turn" }).fill("4");
  assert.equal(await page.locator("[aria-current=step]").getAttribute("id"), "turn-4");
  await page.getByRole("link", { name: "H6 FA.M" }).click();
  assert.equal(await steps(page), "2 of 11");
  assert.ok(page.url().endsWith("#turn-2"), "the address leads to the turn");
  await page.reload();
  assert.equal(await steps(page), "2 of 11");
  const event = await page.locator("#turn-4 .told").getAttribute("id");
  await page.evaluate((id) => (location.hash = id), event);
  await page.waitForFunction(() => document.querySelector("output").value === "4 of 11");
  await close();

  const ways = {
    light: {},
    dark: { colorScheme: "dark" },
    "320 px": { viewport: { width: 320, height: 800 }, hasTouch: true },
    "high contrast": { contrast: "more" },
    "forced colours": { forcedColors: "active" },
  };
  for (const [way, options] of Object.entries(ways)) {
    const { page, close } = await open(options);
    await page.getByText("The board in words").click();
    const violations = await page.evaluate(`${axe.source}; axe.run({ runOnly: ${JSON.stringify(rules)} })
      .then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]))`);
    assert.deepEqual(violations, [], way);
    const wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert.equal(await page.evaluate(wider), 0, `${way}: nothing is wider than the page`);
    await close();
  }

  const paper = await open();
  await paper.page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.equal(await paper.page.locator(".controls:visible").count(), 0);
  const background = "getComputedStyle(document.body).backgroundColor";
  assert.equal(await paper.page.evaluate(background), "rgb(255, 253, 248)", "paper is light");
  const pdf = (await paper.page.pdf({ format: "A4" })).toString("latin1");
  assert.ok(pdf.match(/\/Type\s*\/Page\b/g).length <= 3, "a short game fits on three sheets");
  await paper.close();

  const bare = await open({ javaScriptEnabled: false });
  assert.equal(await tiles(bare.page), 13);
  assert.equal(await bare.page.locator(".controls:visible").count(), 0);
  assert.equal(await bare.page.locator(".turns > li:visible").count(), 12);
  await bare.close();
  console.log(`replay page: stepped, listened to, and ${Object.keys(ways).length} times without a fault for axe-core`);
}

/** All rules of the accessibility guidelines and the best practices beside them. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

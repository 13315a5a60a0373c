// Two people play on the page of the live table, in two windows of Chromium, over one server that keeps everything in a
// folder. They open a table, play, take a move back by agreement, load the page again, and see that the deal was fair.
import assert from "node:assert/strict";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { freePort, start, until } from "./support.mjs";

export async function playOnThePage(folder, { generatePlays, formatPlay, graph }) {
  const port = await freePort();
  const server = start(process.execPath, ["server.mjs"], { env: { PORT: String(port), DATA: join(folder, "pages") } });
  const url = `http://127.0.0.1:${port}/`;
  await until(() => fetch(url).then((answer) => answer.text()), { seconds: 60 });
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const opener = await browser.newPage();
    await opener.goto(url);
    await opener.getByRole("button", { name: "Open a table" }).click();
    const links = opener.locator("#links a");
    await links.nth(1).waitFor();
    const addresses = await links.evaluateAll((all) => all.map(({ href }) => href));
    // Each in a browser of their own.
    const pages = await Promise.all(
      addresses.map(async (address) => {
        const page = await (await browser.newContext()).newPage();
        page.on("pageerror", (error) => assert.fail(error));
        await page.goto(address);
        return page;
      }),
    );
    const viewOf = (page) => page.evaluate(() => document.querySelector("tilewright-board").view);
    const lengthBecomes = (page, length) =>
      page.waitForFunction((n) => document.querySelector("tilewright-board").view?.history.length === n, length);
    const bothSee = (length) => Promise.all(pages.map((page) => lengthBecomes(page, length)));
    const press = (page, action) => page.locator(`[data-action=${action}]`).click();
    const pass = async (page) => {
      await press(page, "pass");
      await page.locator("tilewright-board dialog [part~=confirm]").click();
    };
    await bothSee(3);
    const length = async () => (await viewOf(pages[0])).history.length;

    for (let turn = 0; turn < 4; ) {
      const before = await viewOf(pages[0]);
      const page = pages[before.status.turn];
      const view = await viewOf(page);
      const [play] = generatePlays(view, graph, { top: 1 });
      if (play === undefined) {
        // The deal is a new one each time, and may leave somebody without a play.
        await pass(page);
        await bothSee(view.history.length + 1);
        continue;
      }
      await page.getByLabel("Type a play").fill(formatPlay(play.placements, view));
      await page.keyboard.press("Enter");
      await press(page, "finish");
      await bothSee(view.history.length + 1);
      if (turn === 1) {
        // Who played asks for it back, and the other agrees.
        const other = pages[1 - view.viewer];
        await page.getByRole("button", { name: "Ask to take my move back" }).click();
        await other.getByRole("button", { name: "Agree" }).click();
        await bothSee(view.history.length);
      }
      if (turn === 2) {
        const seen = await viewOf(page);
        await page.reload();
        await lengthBecomes(page, seen.history.length);
        assert.deepEqual(await viewOf(page), seen, "the page loaded again shows another view");
      }
      turn++;
    }
    await pages[1].getByRole("button", { name: "Forget my name" }).click();
    await pages[0].locator("#players").getByText("Seat 2").waitFor();
    for (;;) {
      const { status } = await viewOf(pages[0]);
      if (status.kind === "over") break;
      const before = await length();
      await pass(pages[status.turn]);
      await Promise.all(
        pages.map((page) =>
          page.waitForFunction((n) => document.querySelector("tilewright-board").view.history.length > n, before),
        ),
      );
    }
    for (const page of pages) await page.getByText("The deal was fair.").waitFor();
    // A browser without the notes has only what the server says now.
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(addresses[0]);
    await elsewhere.getByText("not proven fair: the deal was not written down here").waitFor();
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    assert.equal(await server.ended, 0, server.output());
  }
  return "two people played on the page, over a store in a folder, and saw that the deal was fair";
}

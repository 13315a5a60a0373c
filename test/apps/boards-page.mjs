// What the pages with boards in React and in Vue must do: built with Vite, a game is played on both of their boards in
// Chromium, by clicks. The element and the board beside it always show the same.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chromium } from "playwright-core";
import { freePort, start, until } from "./support.mjs";

export const programs = [["chromium", "chromium"]];
export const seconds = { short: 120, long: 120 };

export async function playOnBoards(name) {
  const vite = "node_modules/vite/bin/vite.js";
  const built = spawnSync("npm", ["run", "build"], { encoding: "utf8" });
  assert.equal(built.status, 0, built.stdout + built.stderr);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = start(process.execPath, [vite, "preview", "--host", "127.0.0.1", "--strictPort", "--port", `${port}`]);
  await until(() => fetch(url).then((answer) => assert.ok(answer.ok)), { seconds: 30 });
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(url)) errors.push(`asked for ${request.url()}`);
    });
    await page.goto(url);
    const element = page.locator("tilewright-board");
    const own = page.getByRole("region", { name: "Our own board" });
    const view = () => page.evaluate(() => document.querySelector("tilewright-board").view);
    await element.getByRole("button", { name: "Play", exact: true }).waitFor();
    assert.equal((await view()).viewer, 0);

    // Ann plays on the element: a tile is tapped, and then its square.
    for (const [tile, square] of [
      ["H", "8F"],
      ["O", "8G"],
      ["R", "8H"],
      ["N", "8I"],
    ]) {
      await element.getByRole("button", { name: new RegExp(`^${tile}, \\d`) }).click();
      await element.getByRole("gridcell", { name: new RegExp(`^${square},`) }).click();
    }
    await element.getByText("HORN: 14 points.").first().waitFor();
    await element.getByRole("button", { name: "Play", exact: true }).click();

    // Ben plays on the other board: first what is refused, then a typed play, then one by clicks.
    const named = (text) => own.getByRole("button", { name: text });
    await named("8H, R").waitFor();
    assert.equal((await view()).viewer, 1);
    assert.deepEqual(await own.locator(".rack button").allTextContents(), ["A", "E", "F", "M", "R", "S", "T"]);
    const type = async (text) => {
      await own.getByLabel("A play").fill(text);
      await named("Lay it").click();
    };
    await type("8F FARM");
    await own.getByText("You cannot lay a tile on 8F.").waitFor();
    await type("1A FARM");
    await named("Make the play").click();
    await own.getByRole("status").getByText("The play must touch a tile already on the board.").waitFor();
    await named("Take all back").click();
    await own.getByText("R, M").or(own.getByText("taken back.")).first().waitFor();
    for (const [tile, square] of [
      ["F", "6H"],
      ["A", "7H"],
      ["M", "9H"],
    ]) {
      await named(`Tile ${tile}`).click();
      await named(new RegExp(`^${square}`)).click();
    }
    await own.locator(".score").getByText("FARM: ").waitFor();
    await named("Make the play").click();

    // Ann sees both plays, on both boards, and her own rack.
    await page.waitForFunction(() => document.querySelector("tilewright-board").view.viewer === 0);
    const { board, players, history } = await view();
    assert.deepEqual(
      history.filter(({ type: kind }) => kind === "played").map(({ words }) => words),
      [["HORN"], ["FARM"]],
    );
    assert.equal(board.filter((tile) => tile !== null).length, 7);
    assert.equal(await own.locator(".squares .tile").count(), 7);
    assert.equal(players[0].score, 14);
    assert.deepEqual(errors, []);
    return `${name}: built with Vite, and played on the element and on a board of its own`;
  } finally {
    await browser.close();
    server.kill();
  }
}

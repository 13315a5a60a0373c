// A person plays against the bot in Chromium. The bot must lay what it would lay here, the page must go on while it thinks,
// and a bot that is stopped must answer again.
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { freePort, start, until } from "./support.mjs";

export const programs = [["chromium", "chromium"]];
export const seconds = { short: 120, long: 120 };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();

async function run() {
  const library = (entry) =>
    import(pathToFileURL(join(process.cwd(), `node_modules/tilewright/dist/${entry}.js`)).href);
  const { applyMove, createGame, viewFor } = await library("index");
  const { generatePlays } = await library("movegen");
  const { formatPlay } = await library("notation");
  const graph = (await library("words")).englishWordGraph();
  const port = await freePort();
  const server = start(process.execPath, ["start.mjs"], { env: { PORT: String(port) } });
  const url = `http://127.0.0.1:${port}/`;
  await until(() => fetch(url).then((answer) => answer.text()), { seconds: 30 });
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${url}?seed=a bot in a worker`);

    // The same game here, move by move.
    let game = createGame({ players: ["You", "Bot"], seed: "a bot in a worker" });
    const answerOfBot = () => {
      while (game.status.turn === 1) {
        const { placements } = generatePlays(viewFor(game, 1), graph, { top: 3 }).at(-1);
        game = applyMove(game, { type: "play", placements }, { by: 1 }).state;
      }
    };
    const bothAgree = async () => {
      const { length } = game.history;
      await page.waitForFunction((n) => document.querySelector("tilewright-board").view?.history.length === n, length);
      assert.deepEqual(await page.evaluate(() => document.querySelector("tilewright-board").view), viewFor(game, 0));
    };
    for (let turn = 0; turn < 5; turn++) {
      answerOfBot();
      await bothAgree();
      const view = viewFor(game, 0);
      const [{ placements }] = generatePlays(view, graph, { top: 1 });
      await page.getByLabel("Type a play").fill(formatPlay(placements, view));
      await page.keyboard.press("Enter");
      await page.locator("[data-action=finish]").click();
      game = applyMove(game, { type: "play", placements }, { by: 0 }).state;
    }
    answerOfBot();
    await bothAgree();

    const view = viewFor(game, 0);
    const moves = await page.evaluate(async (view) => {
      const { startBot } = await import("/think.mjs");
      const bot = startBot();
      const hurried = startBot({ limit: 0 });
      let ticks = 0;
      const ticking = setInterval(() => ticks++, 1);
      const before = await bot.think(view);
      clearInterval(ticking);
      bot.stop();
      // The worker loads the words first. If the page did, it would stand still.
      if (ticks < 3) throw new Error(`the page stood still: ${ticks} ticks`);
      return [before, await bot.think(view), await hurried.think(view)];
    }, view);
    const [{ placements }] = generatePlays(view, graph, { top: 1 });
    assert.deepEqual(moves, [{ type: "play", placements }, { type: "play", placements }, null]);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    server.kill("SIGKILL");
  }
  console.log(
    "bot-in-a-worker: five moves against the bot, which was stopped and asked again; the page went on meanwhile",
  );
  process.exit(0);
}

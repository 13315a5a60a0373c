// What a template must do: copied, installed with the packed package, started as its first line says, and played on. Prints
// each step with its seconds, as a newcomer has them with packages at hand.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { root, run } from "../package/unpack.mjs";
import { freePort, start, until } from "./support.mjs";

export const programs = [["chromium", "chromium"]];
export const seconds = { short: 240, long: 240 };

/**
 * Copies a template, starts it, and calls `play(page, url)` with a page in Chromium that has asked for nothing elsewhere.
 * `address(port)`: what `npm start` takes so that it listens there.
 */
export async function tryTemplate(name, { address, play }) {
  const folder = mkdtempSync(join(tmpdir(), "tilewright-template-"));
  const steps = [];
  const step = async (what, work) => {
    const begin = performance.now();
    const answer = await work();
    steps.push([what, (performance.now() - begin) / 1000]);
    return answer;
  };
  try {
    const home = join(folder, name);
    const [{ filename }] = JSON.parse(
      run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], { cwd: root }),
    );
    await step("copy the folder", () =>
      cpSync(fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url)), home, {
        recursive: true,
        filter: (path) => !/\/(?:node_modules|\.next|dist)$/.test(path),
      }),
    );
    // The package is not published yet: the packed file stands for it.
    const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    manifest.dependencies.tilewright = `file:../${filename}`;
    writeFileSync(join(home, "package.json"), JSON.stringify(manifest));
    await step("npm install", () =>
      run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: home }),
    );
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const server = await step("npm start", async () => {
      const server = start("npm", ["start", "--", ...address(port)], {
        cwd: home,
        env: { NEXT_TELEMETRY_DISABLED: "1" },
      });
      await until(() => fetch(url).then((answer) => assert.ok(answer.ok)), { seconds: 60 });
      return server;
    });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    const odd = [];
    try {
      const page = await (await browser.newContext()).newPage();
      page.on("pageerror", (error) => odd.push(String(error)));
      page.on("request", (request) => {
        if (!request.url().startsWith(url) && !/^(?:data|ws|blob):/.test(request.url()))
          odd.push(`asked for ${request.url()}`);
      });
      await step("open the page and make a play", () => play(page, url));
      assert.deepEqual(odd, []);
    } catch (error) {
      for (const page of browser.contexts().flatMap((context) => context.pages()))
        odd.push(await page.locator("body").innerText());
      throw new Error(`${error.stack ?? error}\n${odd.join("\n")}\n${server.output()}`);
    } finally {
      await browser.close();
      server.kill();
    }
    await step("npm run build", () =>
      run("npm", ["run", "build"], { cwd: home, env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const toPlay = steps.slice(0, -1);
  const minutes = toPlay.reduce((sum, [, took]) => sum + took, 0) / 60;
  assert.ok(minutes < 2, `${minutes.toFixed(1)} minutes to the first play`);
  for (const [what, took] of steps) console.log(`  ${what}: ${took.toFixed(1)} s`);
  return `${name}: a first play after ${toPlay.length} steps and ${minutes.toFixed(1)} minutes`;
}

/** Lays the first two tiles that are no blanks on the middle of an empty board, and plays them. */
export async function playTwoTiles(page) {
  const board = page.locator("tilewright-board");
  const tiles = board.getByRole("button", { name: /^[A-Z], \d+ point/ });
  await tiles.first().waitFor();
  for (const [at, square] of [
    ["0", "8H"],
    ["1", "8I"],
  ]) {
    await tiles.nth(Number(at)).click();
    await board.getByRole("gridcell", { name: new RegExp(`^${square},`) }).click();
  }
  await board
    .getByText(/: \d+ points/)
    .first()
    .waitFor();
  await board.getByRole("button", { name: "Play", exact: true }).click();
}

// The template for Next: a play on one player's page comes to the other's, and neither page is sent the other's tiles.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { fitsScreens } from "../browser/element-fit.mjs";
import { playTwoTiles, programs, seconds, tryTemplate } from "./template.mjs";

export { programs, seconds };

const viewOf = (page) => page.evaluate(() => document.querySelector("tilewright-board").view);

async function play(page, url) {
  await page.goto(url);
  await page.getByRole("button", { name: "New game" }).click();
  const links = page.getByRole("link");
  await links.first().waitFor();
  const [one, two] = await links.evaluateAll((found) => found.map((link) => link.href));
  const other = await page.context().newPage();
  await page.goto(one);
  await other.goto(two);
  await other.locator("tilewright-board").waitFor();
  const [mover, watcher] = (await firstTurn(page)) ? [page, other] : [other, page];
  // The button of Next's own tools lies over the page while it is developed.
  await mover.addStyleTag({ content: "nextjs-portal { display: none }" });
  await fitsScreens(mover, "template-next");
  await playTwoTiles(mover);
  await watcher.waitForFunction(
    () => document.querySelector("tilewright-board")?.view?.board.filter(Boolean).length === 2,
  );
  const [mine, theirs] = [await viewOf(mover), await viewOf(watcher)];
  assert.deepEqual(mine.board, theirs.board);
  for (const view of [mine, theirs])
    assert.deepEqual(view.players.filter(({ rack }) => rack.tiles.length > 0).length, 1, "one rack is shown");
  // A stranger gets nothing.
  const { status } = await fetch(`${url}api/tables/${new URL(one).pathname.split("/").pop()}`);
  assert.equal(status, 401);
  // What a page had seen is the digest of its view: a length is not one, nor is the digest of an earlier view.
  const move = async (at) => {
    const answer = await fetch(`${url}api/tables/${new URL(one).pathname.split("/").pop()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${new URL(one).hash.slice(1)}`, "content-type": "application/json" },
      body: JSON.stringify({ move: { type: "pass" }, at }),
    });
    return (await answer.json()).map(({ code }) => code);
  };
  for (const at of [undefined, (await viewOf(page)).history.length, ""]) assert.deepEqual(await move(at), ["stale"]);
}

async function firstTurn(page) {
  await page.waitForFunction(() => document.querySelector("tilewright-board")?.view !== undefined);
  const { viewer, status } = await viewOf(page);
  return status.turn === viewer;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const address = (port) => ["--hostname", "127.0.0.1", "--port", `${port}`];
  console.log(await tryTemplate("template-next", { address, play }));
  process.exit(0);
}

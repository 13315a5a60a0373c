// Fields, dialogs and notices: what they say, and that none of them does anything unasked.
import { strict as assert } from "node:assert";
import { beside, closeRules, open, openRules, panel, rackField, tab, twoTurns, typePlay } from "./hands.mjs";

/** The rules: nothing is lost by a key, wrong ones are announced on every panel, and the word list fits the tiles. */
export async function rulesAreSafe(browser, url) {
  const { page, done } = await open(browser, url);
  await openRules(page);
  await page.getByLabel("Rules", { exact: true }).selectOption("northAmerica2017");
  await page.getByLabel("Tile language").selectOption("german");
  await closeRules(page);
  await page.waitForURL(/tiles=german/);
  const address = page.url();
  // Enter, twice, where the dialog begins.
  await page.getByRole("button", { name: /^Rules/ }).focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog.setup[open]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(200);
  assert.equal(page.url(), address);
  // A free English list says nothing of German tiles.
  const chosen = page.locator(".chosen");
  assert.match(await chosen.innerText(), /German tiles .* no word list for these tiles/);

  // Whoever asks for the beginning is asked whether it is meant.
  await openRules(page);
  page.once("dialog", (dialog) => dialog.dismiss());
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal(await page.getByLabel("Rules", { exact: true }).inputValue(), "northAmerica2017");
  await page.getByLabel("Your own rules").fill("rackSize: 0");
  await closeRules(page);
  for (const name of ["Try a play", "Play", "Step through", "Keep score", "Check files"]) {
    await tab(page, name);
    await page.locator(".alarm").getByText("they are not in force").waitFor();
  }
  await openRules(page);
  await page.getByLabel("Your own rules").fill("rackSize: 8");
  await closeRules(page);
  assert.ok(!(await page.locator(".alarm").isVisible()));
  await done();
}

/** Positions: Enter finds, a rack that is too full is noticed, a play that is put says so, and a board is judged. */
export async function positionsAnswer(browser, url) {
  const { page, done } = await open(browser, url);
  const position = panel(page, "position");
  await rackField(page).fill("AEEIPSTRONGE");
  await position.getByText("A rack has 7 tiles under these rules, but this one has 12.").waitFor();
  await rackField(page).fill("AEEIPST");
  await rackField(page).press("Enter");
  await page.getByText("the best 200 are shown").waitFor();
  await typePlay(position, "10F PASTE");
  await position.locator("[data-action=finish]").click();
  await position.getByText("10F PASTE is on the board: 25 points.").waitFor();

  await beside(page, "Set up");
  await position.getByText("The board has no errors.").waitFor();
  await page.getByText("The board as text or CGP").click();
  const rows = Array.from({ length: 15 }, (_, row) => (row === 1 ? ".HELOQ........." : ".".repeat(15)));
  await page.getByLabel("The board as text").fill(rows.join("\n"));
  await page.getByRole("button", { name: "Use this board" }).click();
  await position.getByText("HELOQ is not in the list.").waitFor();
  await position.locator(".sentences").getByText("No tile covers 8H.").waitFor();
  await done();
}

/** "Keep score" begins with its field, an empty table says why, and a file field says what it has read. */
export async function fieldsSayWhat(browser, url) {
  const { page, done } = await open(browser, url);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await tab(page, "Keep score");
    const { y, height } = await panel(page, "record").getByLabel("Play", { exact: true }).boundingBox();
    assert.ok(y > 0 && y + height <= viewport.height, `the field ends at ${y + height} of ${viewport.height}`);

    await tab(page, "Check files");
    await page.getByRole("tab", { name: "Files", exact: true }).click();
    await page.getByText("No files yet.").waitFor();
    await page.getByRole("tab", { name: "Players" }).click();
    await page.getByText("There are none yet.").waitFor();
    const file = page.getByLabel("Recorded games");
    await file.setInputFiles([{ name: "good.gcg", mimeType: "text/plain", buffer: Buffer.from(twoTurns) }]);
    await page.getByText("1 game, 1 remark.").waitFor();
    await page.getByRole("tab", { name: "Files", exact: true }).click();
    await page.getByRole("button", { name: "good.gcg" }).click();
    await page.getByText("Wrong score: found 19, expected 9").waitFor();
    await page.getByRole("tab", { name: "Players" }).click();
    // The game is not over, so there is still nobody to list.
    await page.getByText("There are none yet.").waitFor();
    assert.equal(await file.evaluate(({ files }) => files[0].name), "good.gcg");
    await page.getByRole("button", { name: "Forget all" }).click();
    assert.equal(await file.evaluate(({ files }) => files.length), 0);
  }
  await done();
}

// A play that is laid and judged, and a position that is set up by hand.
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { beside, closeRules, copied, open, openRules, panel, rackField, typePlay } from "./hands.mjs";

/** Lays a play and sees at once what is wrong with it, and what it scores. */
export async function layAPlay(browser, url) {
  const { page, done } = await open(browser, url);
  const judged = page.locator(".judgement");
  await typePlay(panel(page, "position"), "10F PASTE");
  await judged.getByText("25 points", { exact: true }).waitFor();
  assert.match(await judged.innerText(), /PASTE 3x3\+1\+1\+1\+1x3 = 15; FARMS 4\+1\+1\+3\+1 = 10; total 25/);
  await typePlay(panel(page, "position"), "1A PASTE");
  await judged.getByText("The play must touch a tile already on the board.").waitFor();
  await typePlay(panel(page, "position"), "10F PASTI");
  await judged.getByText("not in the list").waitFor();

  // With the keyboard alone, on another board.
  await rackField(page).fill("");
  await beside(page, "Set up");
  await page.getByRole("button", { name: "Clear the board" }).click();
  await beside(page, "Plays");
  await page.locator("tilewright-board input.typer").first().focus();
  await page.keyboard.type("horn");
  await judged.getByText("14 points", { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  assert.match(await page.locator("textarea.rows").first().inputValue(), /\.{7}HORN\.{4}/);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.doesNotMatch(await page.locator("textarea.rows").first().inputValue(), /HORN/);

  // A board as text, with a mistake in it first.
  await beside(page, "Set up");
  await page.getByText("The board as text or CGP").click();
  const rows = Array.from({ length: 15 }, (_, row) => (row === 7 ? ".......CAFØ...." : ".".repeat(15)));
  await page.getByLabel("The board as text").fill(rows.join("\n"));
  await page.getByRole("button", { name: "Use this board" }).click();
  await panel(page, "position").getByText('found "Ø').waitFor();
  await page.getByLabel("The board as text").fill(rows.join("\n").replace("Ø", "e"));
  await page.getByRole("button", { name: "Use this board" }).click();
  await beside(page, "Plays");
  await typePlay(panel(page, "position"), "K8 .RA");
  await judged.getByText("ERA", { exact: false }).first().waitFor();

  // Other rules: a preset, a variant, and some of one's own, first with mistakes.
  await openRules(page);
  const own = page.getByLabel("Your own rules");
  await own.fill('{ "rackSize": 0, "bonuses": "many" }');
  await page.getByText("rackSize: expected a number from 1 to 64, found 0").waitFor();
  await page.getByText(/^bonuses: expected/).waitFor();
  await own.fill("rackSize 8");
  await page.locator(".setup .wrong").getByText("Write each field with a colon").waitFor();
  await own.fill("noRepeats: true, end: { passesInRow: 3 }");
  await page.getByText("In force: noRepeats, end.").waitFor();
  await own.fill('{ "layout": { "rowsOfSquares": ["=...=", ".-.-.", "..~..", ".-.-.", "=...="] }, "bonuses": [] }');
  await page.getByText("5 by 5").first().waitFor();
  await closeRules(page);
  await typePlay(panel(page, "position"), "3A HORNS");
  await judged.getByText("32 points", { exact: true }).waitFor();
  await openRules(page);
  await own.fill("");
  await page.getByLabel("Rules", { exact: true }).selectOption("large2004");
  await page.getByText("21 by 21").first().waitFor();
  await page.getByLabel("Rules", { exact: true }).selectOption("us2021");
  await page.getByLabel("Nine tiles on the rack").check();
  await closeRules(page);
  await rackField(page).fill("abcdefghi");
  await typePlay(panel(page, "position"), "8D ABCDEFGH");
  assert.doesNotMatch(await judged.innerText(), /at most/i);

  // What is chosen is there at the next visit, until it is made as at first.
  await page.goto("about:blank");
  await page.goto(url);
  await page.waitForURL(/variants=nineTile/);
  await openRules(page);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Reset" }).click();
  assert.ok(!(await page.getByLabel("Nine tiles on the rack").isChecked()));
  await closeRules(page);
  await panel(page, "position").locator("tilewright-board").waitFor();
  assert.equal(await rackField(page).inputValue(), "AEEIPST");

  // The board as a picture and in words; other tiles leave it as it is, and say so.
  await page.goto("about:blank");
  await page.goto(`${url}#show=position`);
  await openRules(page);
  await page.getByLabel("Tile language").selectOption("portuguese");
  await closeRules(page);
  await page.getByText("The previous tiles are still on the board.").waitFor();
  await beside(page, "Share");
  await page.getByText("The board in words").click();
  await page.getByText("HORN across from 8F.").waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a picture" }).click();
  assert.match(readFileSync(await (await saved).path(), "utf8"), /^<svg.*<desc>.*HORN across from 8F/s);
  await done();
}

/** A position is set up by clicks and keys, on the board itself, and goes to another program and back as CGP. */
export async function setsUpByHand(browser, url) {
  const { page, done } = await open(browser, url);
  const cgp = async () => {
    await beside(page, "Set up");
    await page.getByRole("button", { name: "Copy as CGP" }).click();
    return copied(page);
  };
  await beside(page, "Set up");
  await page.getByRole("button", { name: "Set tiles by hand" }).click();
  const square = (name) => page.locator("#panel-position").getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
  // What lies there can be taken off, and any letter laid anywhere, even where no play could lay it.
  await square("8G").click();
  await page.keyboard.press("Delete");
  await square("1A").click();
  await page.keyboard.type("QU?it");
  await square("15O").click();
  await page.keyboard.type("x");
  assert.match(await cgp(), /^QUiT11\/15\/15\/15\/15\/7F7\/7A7\/5H1RN6\/7M7\/(?:15\/){5}14X AEEIPST\/ 0\/0 0/);
  await page.getByRole("button", { name: "Done" }).click();
  // And back to where it was, step by step.
  await beside(page, "Plays");
  for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Undo" }).click();
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
  assert.match(await cgp(), /5HORN6/);
  // A position of another program.
  await page.getByText("The board as text or CGP").click();
  await page
    .getByLabel("The board as text")
    .fill("15/15/15/15/15/15/15/3CAt9/15/15/15/15/15/15/15 SEEING?/ 12/7 0 lex X;");
  await page.getByRole("button", { name: "Use this board" }).click();
  assert.match(await cgp(), /3CAt9.* [?EGINS]{7}\/ /);
  await beside(page, "Plays");
  assert.equal([...(await rackField(page).inputValue())].sort().join(""), "?EEGINS");
  await done();
}

// Every play there is, and a list that shows them.
import { strict as assert } from "node:assert";
import { open, panel, rackField, typePlay } from "./hands.mjs";

/** Every legal play, as many as the library finds outside of the page; one press lays it. */
export async function everyPlay(browser, url, { library }) {
  const { page, done } = await open(browser, url);
  await page.getByRole("button", { name: "Find plays" }).click();
  await page.getByText("the best 200 are shown").waitFor();
  const { position } = library.parseCgp("15/15/15/15/15/7F7/7A7/5HORN6/7M7/15/15/15/15/15/15 AEEIPST/ 0/0 0", {
    ruleset: library.us2021,
  });
  const count = library.countPlays(position, library.englishWordGraph());
  assert.ok((await page.getByText("the best 200 are shown").innerText()).startsWith(`${count} plays`));
  const [best] = library.generatePlays(position, library.englishWordGraph(), { top: 1 });
  await page.locator(".plays tbody button").first().click();
  await page.locator(".judgement").getByText(`${best.points} points`, { exact: true }).waitFor();
  await rackField(page).fill("");
  await page.getByRole("button", { name: "Find plays" }).click();
  await page.getByText("Enter a rack first.").waitFor();
  await done();
}

/** A play of the list is seen while the pointer is on it, stays when it is pressed, and is played on. */
export async function looksAtPlays(browser, url) {
  const { page, done } = await open(browser, url);
  await typePlay(panel(page, "position"), "10F PASTE");
  await page.getByRole("button", { name: "Find plays" }).click();
  await page.getByText("the best 200 are shown").waitFor();
  const laid = () =>
    page.evaluate(() =>
      document
        .querySelector("#panel-position tilewright-board")
        .draft.laid.map(({ letter }) => letter)
        .join(""),
    );
  const plays = page.locator(".plays tbody tr");
  const textOf = (row) => row.locator("td").first().innerText();
  const lettersOf = async (row) => (await textOf(row)).split(" ")[1].replaceAll(".", "");
  const address = page.url();
  await plays.nth(3).hover();
  assert.equal(await laid(), await lettersOf(plays.nth(3)));
  await page.locator(".judgement").hover();
  assert.equal(await laid(), "PASTE");
  assert.equal(page.url(), address, "what is looked at is in no link");
  // By keyboard, too: it is seen with the focus, and Enter keeps it.
  await plays.nth(1).getByRole("button").focus();
  const second = await lettersOf(plays.nth(1));
  assert.equal(await laid(), second);
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: "Plays", exact: true }).focus();
  assert.equal(await laid(), second);
  // Sorted by any column, both ways.
  const column = (number) => page.locator(`.plays tbody td:nth-child(${number})`).allInnerTexts();
  for (const [name, number, compare] of [
    ["Play", 1, (a, b) => a.localeCompare(b, "en", { numeric: true })],
    ["Keeps", 2, (a, b) => a.localeCompare(b, "en")],
    ["Points", 3, (a, b) => a - b],
  ]) {
    const head = page.locator(".plays").getByRole("columnheader", { name });
    for (const _ of [1, 2]) {
      await head.getByRole("button").click();
      const down = (await head.getAttribute("aria-sort")) === "descending";
      const all = await column(number);
      const [first, last] = [all[0], all.at(-1)];
      assert.ok(down ? compare(first, last) >= 0 : compare(first, last) <= 0, `${name}, ${down}: ${first}, ${last}`);
    }
  }
  // And played on: the board has the play, and the rack what is left.
  await page.locator("#panel-position tilewright-board [data-action=finish]").click();
  assert.equal(await laid(), "");
  assert.equal((await rackField(page).inputValue()).length, 7 - second.length);
  await done();
}

// Links and programs to copy.
import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beside, closeRules, copied, open, openRules, panel, rackField, typePlay } from "./hands.mjs";

/** The link that "Share" gives. */
async function linkOf(page) {
  await beside(page, "Share");
  await page.getByRole("button", { name: "Copy a link to this position" }).click();
  return copied(page);
}

/** A link opens the same position under the same rules in a fresh profile, and the code prints what the page says. */
export async function shared(browser, url, { folder }) {
  const { page, done } = await open(browser, url);
  await openRules(page);
  await page.getByLabel("Rules", { exact: true }).selectOption("international2022");
  await page.getByLabel("Words are checked as they are played").check();
  await page.getByLabel("Your own rules").fill('{ "bonuses": [{ "tiles": 5, "points": 30 }] }');
  await page.getByLabel("Words", { exact: true }).selectOption("classroom");
  await closeRules(page);
  await rackField(page).fill("PAST?Q");
  await typePlay(panel(page, "position"), "10F PASTe");
  const judged = page.locator(".judgement");
  await judged.getByText("This play is legal.").waitFor();
  const said = await judged.innerText();
  const link = await linkOf(page);

  const other = await open(browser, link);
  await other.page.locator(".judgement").getByText("This play is legal.").waitFor();
  assert.equal(await other.page.locator(".judgement").innerText(), said);
  assert.equal(await rackField(other.page).inputValue(), "PAST?Q");
  assert.match(await other.page.locator(".chosen").innerText(), /international.*for classrooms/);
  await other.done();

  const cases = [
    async () => undefined,
    // A play that is wrong in two ways, by the first rules.
    async () => {
      await openRules(page);
      await page.getByLabel("Your own rules").fill("");
      await page.getByLabel("Words are checked as they are played").uncheck();
      await page.getByLabel("Rules", { exact: true }).selectOption("us2021");
      await closeRules(page);
      await beside(page, "Plays");
      await rackField(page).fill("");
      await typePlay(panel(page, "position"), "1A QQQ");
    },
    // Other tiles, another board, own rules with a drawing and tiles, and no words.
    async () => {
      await openRules(page);
      await page.getByLabel("Words", { exact: true }).selectOption("none");
      await page.getByLabel("Tile language").selectOption("spanish");
      await page.getByRole("combobox", { name: "Board" }).selectOption("layout11");
      await closeRules(page);
      await beside(page, "Plays");
      await typePlay(panel(page, "position"), "6F CHARRO");
    },
    async () => {
      const drawn =
        '{ "layout": { "rowsOfSquares": ["=.=", ".-.", "=.="] }, "tileSet": "welsh", "end": { "noPlays": true } }';
      await openRules(page);
      await page.getByLabel("Your own rules").fill(drawn);
      await closeRules(page);
      await beside(page, "Plays");
      await typePlay(panel(page, "position"), "2A DDA");
    },
    // A list of one's own is read from its file.
    async () => {
      await openRules(page);
      await page.getByLabel("Your own rules").fill("");
      await page.getByLabel("Tile language").selectOption("german");
      await page.getByLabel("Words", { exact: true }).selectOption("own");
      const buffer = Buffer.from("öl\nlö\n");
      await page
        .getByLabel("A file with one word per line")
        .setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer });
      writeFileSync(join(folder, "words.txt"), buffer);
      await page.getByText("Using 2 words from words.txt.").waitFor();
      await closeRules(page);
      await beside(page, "Plays");
      await typePlay(panel(page, "position"), "6F ÖL");
    },
  ];
  await beside(page, "Share");
  await page.getByText("As code").click();
  for (const [i, change] of cases.entries()) {
    await change();
    await page.waitForTimeout(100);
    await beside(page, "Share");
    await page.getByRole("button", { name: "Copy the code" }).click();
    const program = await copied(page);
    writeFileSync(join(folder, `code-${i}.mjs`), program);
    const printed = execFileSync(process.execPath, [`code-${i}.mjs`], { cwd: folder, encoding: "utf8" });
    assert.equal(printed.trim(), (await page.getByLabel("What the program prints").innerText()).trim(), program);
    assert.notEqual(printed.trim(), "", program);
  }

  // A short list is in the link.
  const within = await open(browser, await linkOf(page));
  await openRules(within.page);
  await within.page.getByText("Using 2 words from words.txt.").waitFor();
  await within.done();

  // A long one is on the other machine: whoever opens the link is told so.
  await openRules(page);
  const long = Buffer.from(`öl\nlö\n${"öl\n".repeat(1000)}`);
  await page
    .getByLabel("A file with one word per line")
    .setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer: long });
  await page.getByText("1000 skipped (already in the list)").waitFor();
  await closeRules(page);
  const without = await open(browser, await linkOf(page));
  await openRules(without.page);
  await without.page.getByText("The list words.txt is not on this device.").waitFor();
  await closeRules(without.page);
  await without.page.locator(".chosen").getByText("words.txt (missing here)").waitFor();
  await without.page.locator(".judgement").getByText("not looked up").first().waitFor();
  await without.done();

  // A spoiled link says so, and shows an empty board.
  const spoiled = await open(browser, `${url}#rules=nothing&position=15/15&laid=[[0,0]]&knobs={&words=own:`);
  await spoiled.page.getByText("The position in the address cannot be read:").waitFor();
  await spoiled.done();
  const noGame = await open(browser, `${url}#show=bot&game=AAAA`);
  await noGame.page.getByText("The game in the address cannot be read.").waitFor();
  await noGame.done();
  const noRecord = await open(browser, `${url}#show=step&record=%25%25&turn=1e99`);
  await noRecord.page.getByText("The game in the address cannot be read.").waitFor();
  await noRecord.done();

  // Back and forth: another panel is another page.
  await beside(page, "Play");
  await page.goBack();
  await page.locator("#panel-position").waitFor();
  await done();
}

// A game that is written down from its score sheet.
import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { open, panel, tab, write } from "./hands.mjs";

const totals = (page) => panel(page, "record").locator(".totals b").allInnerTexts();

/** Records a game of three from its sheet, corrects it three turns back, ends it and saves it. */
export async function paperGame(browser, url, { folder }) {
  const { page, done } = await open(browser, url);
  await tab(page, "Keep score");
  const record = panel(page, "record");
  await record.getByRole("button", { name: "Add a player" }).click();
  await record.getByLabel("Player 3").fill("Cho Lee");
  await record.getByLabel("Word list (for the file)").fill("the club's list");
  await record.getByLabel("Date").fill("2026-05-24");
  await record.getByLabel("Title").fill("The final");
  await write(page, "play", { Play: "8f horn" });
  assert.deepEqual(await totals(page), ["14", "0", "0"]);
  // What is typed is judged before it is written down.
  await record.getByLabel("Play", { exact: true }).fill("F6 FARM");
  await record.getByText("8F already holds an H").waitFor();
  await record.getByLabel("Play", { exact: true }).fill("H6 FA.M");
  await record.getByText("Scores 9: FARM 4+1+1+3 = 9").waitFor();
  await write(page, "play", { Play: "H6 FA.M", "Points on the sheet": "19" });
  await record.getByText("The sheet says 19; by the rules it is 9.").first().waitFor();
  await record.getByText("Turn 2: The sheet says 19; by the rules it is 9.").waitFor();
  assert.equal(await record.getByText("The file has no errors.").count(), 0);
  // What cannot lie there is held, with the reason, until somebody insists.
  await record.getByLabel("Play", { exact: true }).fill("1A ZOO");
  await record.getByText("The play must touch a tile already on the board. Scores").waitFor();
  await record.getByRole("button", { name: "Add turn", exact: true }).click();
  await record.getByRole("button", { name: "Add it anyway" }).click();
  await record.getByText("Turn 3: The play must touch").waitFor();
  await record.getByRole("button", { name: "Change turn 3" }).click();
  await record.getByRole("button", { name: "Delete this turn" }).click();
  await write(page, "play", { Play: "10F PASTE", "Played from": "PASTE" });
  await write(page, "challenge", { Challenger: "0", "The words are": "good" });
  await record.getByText("Ann lost a turn.").waitFor();
  await write(page, "exchange", { "Tiles exchanged": "2" });
  await write(page, "play", { Play: "11E BIT" });
  await write(page, "challenge", { Challenger: "0", "The words are": "bad" });
  await record.getByText("Cho Lee's play was challenged off, and its 16 points were removed.").waitFor();
  await write(page, "pass");
  assert.deepEqual(await totals(page), ["14", "9", "25"]);

  // Three turns back: it was an exchange of three. Further back: the points were a slip, and HORN was laid with a blank.
  await record.getByRole("button", { name: "Change turn 5" }).click();
  await write(page, "exchange", { "Tiles exchanged": "3" });
  await record.getByText("exchanged 3").waitFor();
  await record.getByRole("button", { name: "Change turn 2" }).click();
  await write(page, "play", { "Points on the sheet": "" });
  await record.getByRole("button", { name: "Change turn 1", exact: true }).click();
  await write(page, "play", { Play: "8F HOrN" });
  assert.deepEqual(await totals(page), ["12", "8", "24"]);
  // A turn was forgotten, and then it turns out that it was not.
  await record.getByRole("button", { name: "Change turn 8" }).click();
  await record.getByRole("button", { name: "Insert a turn before this one" }).click();
  await record.getByRole("button", { name: "Change turn 9" }).waitFor();
  await record.getByRole("button", { name: "Change turn 9" }).click();
  await record.getByRole("button", { name: "Delete this turn" }).click();
  await record.getByRole("button", { name: "Change turn 9" }).waitFor({ state: "detached" });

  // It is still there when the page is opened again.
  await page.reload();
  assert.deepEqual(await totals(page), ["12", "8", "24"]);

  await record.getByText("End of the game").click();
  await record.getByLabel("Ann's remaining tiles").fill("QI");
  await record.getByLabel("Ben's remaining tiles").fill("T3");
  await record.getByLabel("Cho Lee's remaining tiles").fill("a");
  await record.getByRole("button", { name: "End the game by agreement with these racks" }).click();
  await record.getByText("Ben: Character 2").waitFor();
  await record.getByLabel("Ben's remaining tiles").fill("TE?");
  await record.getByRole("button", { name: "End the game by agreement with these racks" }).click();
  await record.getByText("The players agreed to stop. Game over. Cho Lee won.").waitFor();
  await record.getByText("The file has no errors.").waitFor();
  assert.deepEqual(await totals(page), ["1", "6", "23"]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    record.getByRole("button", { name: "Save as GCG" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "2026-05-24-ann-ben-cho-lee.gcg");
  const file = join(folder, "paper.gcg");
  await download.saveAs(file);
  const checked = execFileSync(
    process.execPath,
    [fileURLToPath(new URL("../../../dist/cli.js", import.meta.url)), "check", file],
    { encoding: "utf8" },
  );
  assert.match(checked, /^(?!.*expected)/s);

  await record.getByRole("button", { name: "Step through it" }).click();
  await panel(page, "step").getByText("The record and the rules agree.").waitFor();
  await panel(page, "step").getByRole("button", { name: "Last" }).click();
  assert.deepEqual(await panel(page, "step").locator(".totals b").allInnerTexts(), ["1", "6", "23"]);
  await done();
  return file;
}

// The playground of the site that `npm run docs` has built, driven in Chromium as a person would, under a path of some
// host: `node test/browser/playground.mjs`. PICTURES=FOLDER keeps pictures of every panel.
import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { stopwatch } from "../support/slowest.mjs";
import { openChromium } from "./hands/chromium.mjs";
import { firefox, withFirefox } from "./hands/firefox.mjs";
import { screen, webkit, withWebKit } from "./hands/webkit.mjs";
import { nothingRuns } from "./playground-hostile.mjs";
import { keepAndHandOver } from "./playground-keeps.mjs";
import { serveFolder } from "./serve.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const base = "/some/where/";
const axe = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");
const pictures = process.env.PICTURES;

/** Opens the playground in a profile of its own. `done` asserts that nothing went wrong and nothing left the page. */
async function open(browser, url, options = {}) {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const wrong = [];
  wrongNow = wrong;
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("request", (request) => {
    const address = request.url();
    if (!/^(?:blob|data):/.test(address) && !address.startsWith(new URL("..", url.replace(/#.*/, "")).href))
      wrong.push(`asked for ${address}`);
  });
  await page.goto(url);
  await page.getByRole("tab", { name: "Lay a play" }).waitFor();
  const done = async () => {
    assert.deepEqual(wrong, []);
    await context.close();
  };
  return { page, context, done };
}

/** What went wrong on the pages that are open, for a part that fails. */
let wrongNow = [];

const tab = (page, name) => page.getByRole("tab", { name }).click();
const panel = (page, name) => page.locator(`#panel-${name}`);
const openRules = (page) => page.getByRole("button", { name: /^Rules/ }).click();
const closeRules = (page) => page.getByRole("button", { name: "Close" }).click();
/** One of what stands beside the board of a panel. */
const beside = (page, name) => page.getByRole("tab", { name, exact: true }).click();
const rackField = (page) => page.getByRole("textbox", { name: "Tiles on the rack" });
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Types a play into the field beside the board. */
async function typePlay(within, text) {
  const field = within.locator(".shelf").getByLabel("Type a play");
  await field.fill(text);
  await field.press("Enter");
}

/** Lays a play and sees at once what is wrong with it, and what it scores. */
async function layAPlay(browser, url) {
  const { page, done } = await open(browser, url);
  const judged = page.locator(".judgement");
  await typePlay(panel(page, "position"), "10F PASTE");
  await judged.getByText("25 points", { exact: true }).waitFor();
  assert.match(await judged.innerText(), /PASTE 3x3\+1\+1\+1\+1x3 = 15; FARMS 4\+1\+1\+3\+1 = 10; total 25/);
  await typePlay(panel(page, "position"), "1A PASTE");
  await judged.getByText("The play must touch a tile that lies on the board.").waitFor();
  await typePlay(panel(page, "position"), "10F PASTI");
  await judged.getByText("not in the list").waitFor();

  // With the keyboard alone, on another board.
  await rackField(page).fill("");
  await beside(page, "Set up");
  await page.getByRole("button", { name: "Empty the board" }).click();
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
  await page.getByText("The board as text, or CGP").click();
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
  await page.getByText("rackSize: expected 1 to 64, found 0").waitFor();
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
  assert.doesNotMatch(await judged.innerText(), /At most/);

  // What is chosen is there at the next visit, until it is made as at first.
  await page.goto("about:blank");
  await page.goto(url);
  await page.waitForURL(/variants=nineTile/);
  await openRules(page);
  await page.getByRole("button", { name: "As at first" }).click();
  assert.ok(!(await page.getByLabel("Nine tiles on the rack").isChecked()));
  await closeRules(page);
  await panel(page, "position").locator("tilewright-board").waitFor();
  assert.equal(await rackField(page).inputValue(), "AEEIPST");

  // The board as a picture and in words; other tiles leave it as it is, and say so.
  await page.goto("about:blank");
  await page.goto(`${url}#show=position`);
  await openRules(page);
  await page.getByLabel("Language of the tiles").selectOption("portuguese");
  await closeRules(page);
  await page.getByText("The tiles of before still lie on the board.").waitFor();
  await beside(page, "Share");
  await page.getByText("The board in words").click();
  await page.getByText("HORN across from 8F.").waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a picture" }).click();
  assert.match(readFileSync(await (await saved).path(), "utf8"), /^<svg.*<desc>.*HORN across from 8F/s);
  await done();
}

/** Every legal play, as many as the library finds outside of the page; one press lays it. */
async function everyPlay(browser, url, library) {
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
  await page.getByText("Write a rack first.").waitFor();
  await done();
}

/** A position is set up by clicks and keys, on the board itself, and goes to another program and back as CGP. */
async function setsUpByHand(browser, url) {
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
  await page.getByText("The board as text, or CGP").click();
  await page
    .getByLabel("The board as text")
    .fill("15/15/15/15/15/15/15/3CAt9/15/15/15/15/15/15/15 SEEING?/ 12/7 0 lex X;");
  await page.getByRole("button", { name: "Use this board" }).click();
  assert.match(await cgp(), /3CAt9.* [?EGINS]{7}\/ /);
  await beside(page, "Plays");
  assert.equal([...(await rackField(page).inputValue())].sort().join(""), "?EEGINS");
  await done();
}

/** A play of the list is seen while the pointer is on it, stays when it is pressed, and is played on. */
async function looksAtPlays(browser, url) {
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

/** A list of one's own: from a file and pasted. */
async function ownWords(browser, url) {
  const { page, done } = await open(browser, url);
  await openRules(page);
  await page.getByLabel("Words", { exact: true }).selectOption("own");
  await page.getByText("Your list is kept in this browser, and not sent anywhere").waitFor();
  const text = "pizte\npaste\nfarms\nit's\nfarms\n";
  await page
    .getByLabel("A file with one word a line")
    .setInputFiles({ name: "club.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText("3 words of club.txt are in use.").waitFor();
  await page.getByText("1 left out (written with an apostrophe): it's").waitFor();
  await page.getByText("1 left out (in the list already): farms").waitFor();
  await closeRules(page);
  await rackField(page).fill("PIZTES");
  await page.getByRole("button", { name: "Find plays" }).click();
  await page.getByText(/^\d+ plays?\. Point at one/).waitFor();
  for (const play of await page.locator(".plays tbody button").allInnerTexts()) assert.match(play, /P|Z|S/);
  await openRules(page);
  await page.getByLabel("or paste words here").fill("horns\nhorn");
  await page.getByRole("button", { name: "Use these words" }).click();
  await page.getByText("2 words of pasted are in use.").waitFor();
  await closeRules(page);
  await typePlay(panel(page, "position"), "8J S");
  await page.locator(".judgement").getByText("good").waitFor();
  await page.waitForURL(/words=own%3Apasted&list=horns%0Ahorn/);
  // It is still there when the page is opened again without a link.
  const [bare] = page.url().split("#");
  await page.goto("about:blank");
  await page.goto(bare);
  await openRules(page);
  await page.getByLabel("Words", { exact: true }).selectOption("own");
  await page.getByText("2 words of pasted are in use.").waitFor();
  await done();
}

/** Writes a turn into the sheet. */
async function write(page, kind, fields = {}) {
  const record = panel(page, "record");
  await record.getByLabel("What happened").selectOption(kind);
  for (const [label, value] of Object.entries(fields)) {
    const control = record.getByLabel(label, { exact: true });
    if ((await control.evaluate((node) => node.tagName)) === "SELECT") await control.selectOption(value);
    else await control.fill(value);
  }
  await record.getByRole("button", { name: /^(Write it down|Save the change)$/ }).click();
}

const totals = (page) => panel(page, "record").locator(".totals b").allInnerTexts();

/** Records a game of three from its sheet, corrects it three turns back, ends it and saves it. */
async function paperGame(browser, url, folder) {
  const { page, done } = await open(browser, url);
  await tab(page, "Write down");
  const record = panel(page, "record");
  await record.getByRole("button", { name: "One more player" }).click();
  await record.getByLabel("Player 3").fill("Cho Lee");
  await record.getByLabel("Name of the word list").fill("the club's list");
  await record.getByLabel("Date").fill("2026-05-24");
  await record.getByLabel("Title").fill("The final");
  await write(page, "play", { Play: "8f horn" });
  assert.deepEqual(await totals(page), ["14", "0", "0"]);
  // What is typed is judged before it is written down.
  await record.getByLabel("Play", { exact: true }).fill("F6 FARM");
  await record.getByText("expected H, which lies at 8F").waitFor();
  await record.getByLabel("Play", { exact: true }).fill("H6 FA.M");
  await record.getByText("Scores 9: FARM 4+1+1+3 = 9").waitFor();
  await write(page, "play", { Play: "H6 FA.M", "Points on the sheet": "19" });
  await record.getByText("The sheet says 19; by the rules it is 9.").first().waitFor();
  await record.getByText("Turn 2: The sheet says 19; by the rules it is 9.").waitFor();
  assert.equal(await record.getByText("A check of the file finds nothing.").count(), 0);
  // What cannot lie there is held, with the reason, until somebody insists.
  await record.getByLabel("Play", { exact: true }).fill("1A ZOO");
  await record.getByText("The play must touch a tile that lies on the board. Scores").waitFor();
  await record.getByRole("button", { name: "Write it down", exact: true }).click();
  await record.getByRole("button", { name: "Write it down anyway" }).click();
  await record.getByText("Turn 3: The play must touch").waitFor();
  await record.getByRole("button", { name: "Change turn 3" }).click();
  await record.getByRole("button", { name: "Delete this turn" }).click();
  await write(page, "play", { Play: "10F PASTE", "Played from": "PASTE" });
  await write(page, "challenge", { "Who challenges": "0", "The words are": "good" });
  await record.getByText("Ann missed a turn.").waitFor();
  await write(page, "exchange", { "Tiles exchanged": "2" });
  await write(page, "play", { Play: "11E BIT" });
  await write(page, "challenge", { "Who challenges": "0", "The words are": "bad" });
  await record.getByText("Cho Lee takes the play back and loses 16 points.").waitFor();
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
  await record.getByLabel("Left on the rack of Ann").fill("QI");
  await record.getByLabel("Left on the rack of Ben").fill("T3");
  await record.getByLabel("Left on the rack of Cho Lee").fill("a");
  await record.getByRole("button", { name: "End the game by agreement, with these racks" }).click();
  await record.getByText("Ben: Character 2").waitFor();
  await record.getByLabel("Left on the rack of Ben").fill("TE?");
  await record.getByRole("button", { name: "End the game by agreement, with these racks" }).click();
  await record.getByText("The players agreed to end the game. The game is over. Cho Lee won.").waitFor();
  await record.getByText("A check of the file finds nothing.").waitFor();
  assert.deepEqual(await totals(page), ["1", "6", "23"]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    record.getByRole("button", { name: "Save as GCG" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "2026-05-24-ann-ben-cho-lee.gcg");
  const file = join(folder, "paper.gcg");
  await download.saveAs(file);
  const checked = execFileSync(process.execPath, [join(root, "dist/cli.js"), "check", file], { encoding: "utf8" });
  assert.match(checked, /^(?!.*expected)/s);

  await record.getByRole("button", { name: "Step through it" }).click();
  await panel(page, "step").getByText("The record and the rules agree.").waitFor();
  await panel(page, "step").getByRole("button", { name: "Last" }).click();
  assert.deepEqual(await panel(page, "step").locator(".totals b").allInnerTexts(), ["1", "6", "23"]);
  await done();
  return file;
}

/** A record with a wrong score. */
const twoTurns = `#player1 Zoë Zoë\n#player2 Ben Ben\n>Zoë: HORNEIA 8F HORN +14 14\n#note keeps AEI\n>Ben: FAMXYZQ H6 FA.M +19 9\n`;

/** Loads a game from a file and steps through it, by button, key and list. */
async function stepThrough(browser, url) {
  const { page, done } = await open(browser, url);
  await tab(page, "Step through");
  const step = panel(page, "step");
  const gcg = (text) => ({ name: "game.gcg", mimeType: "text/plain", buffer: Buffer.from(text) });
  await step.getByLabel("A file", { exact: true }).setInputFiles(gcg("not a game at all"));
  await step.getByText("This is not a game that can be read:").waitFor();
  await step.getByLabel("A file", { exact: true }).setInputFiles(gcg(twoTurns));
  await step.getByText("Line 5: Wrong score: found 19, expected 9").waitFor();
  await step.getByRole("button", { name: "Next" }).click();
  await step.getByText("Step 1 of 2: Zoë played HORN for 14 points.").waitFor();
  await step.getByText("keeps AEI").waitFor();
  await step.getByText("HORN (4+1+1+1)x2 = 14").waitFor();
  await page.keyboard.press("ArrowRight");
  await step.getByText("Step 2 of 2: Ben played FARM for 9 points.").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await step.getByText("Step 0 of 2: The empty board.").waitFor();
  await step.locator(".turns button").nth(0).click();
  await step.getByRole("button", { name: "Try other plays here" }).click();
  assert.equal(await rackField(page).inputValue(), "AFMQXYZ");
  await typePlay(panel(page, "position"), "H6 FA.M");
  await page.locator(".judgement").getByText("9 points", { exact: true }).waitFor();

  await tab(page, "Step through");
  await beside(page, "Open a game");
  await step.getByRole("button", { name: "Show an example" }).click();
  await step.getByRole("button", { name: "Last" }).click();
  assert.deepEqual(await step.locator(".totals b").allInnerTexts(), ["261", "323"]);
  await done();
}

/** Plays the bot to the end: first a phony, which it challenges, then plays that are typed and passes. */
async function playTheBot(browser, url, library) {
  const { page, done } = await open(browser, url);
  await beside(page, "Play");
  const bot = panel(page, "bot");
  await bot.getByRole("button", { name: "New game" }).click();
  const state = () =>
    page.evaluate(() => {
      const { view } = document.querySelector("#panel-bot tilewright-board");
      return { ...view, history: view.history.map(({ type, player }) => ({ type, player })) };
    });
  const myTurn = () =>
    page.waitForFunction(() => {
      const { status } = document.querySelector("#panel-bot tilewright-board").view;
      return status.turn === 0 || status.kind === "over" || status.waitingFor?.includes(0);
    });
  const act = (action) => bot.locator(`[data-action=${action}]`).click();
  let phony = false;
  for (let turns = 0; turns < 60; turns++) {
    await myTurn();
    const view = await state();
    // The page holds nothing of the bot's rack.
    assert.deepEqual(view.players[1].rack.tiles, []);
    if (view.status.kind === "over") break;
    if (view.status.kind === "last-challenge") {
      await act("accept");
      continue;
    }
    const best = library.bestPlay(view, library.englishWordGraph());
    if (!phony && view.board.every((tile) => tile === null)) {
      await typePlay(
        bot,
        `8H ${view.rack
          .filter((tile) => tile !== "?")
          .slice(0, 5)
          .reverse()
          .join("")}`,
      );
      await act("finish");
      phony = true;
    } else if (turns < 4 && best !== null) {
      await typePlay(bot, library.formatPlay(best.placements, { ruleset: view.ruleset, board: view.board }));
      await act("finish");
    } else {
      await act("pass");
      await bot.locator("dialog [part~=confirm]").click();
    }
  }
  const view = await state();
  assert.equal(view.status.kind, "over");
  assert.match(await bot.locator(".turn").innerText(), /You won\.|The bot won\.|A tie\./);
  assert.ok(view.history.some(({ type, player }) => type === "played" && player === 1));
  await openRules(page);
  await page.getByLabel("Words", { exact: true }).selectOption("none");
  await closeRules(page);
  await beside(page, "Games");
  await bot.getByRole("button", { name: "New game" }).click();
  await bot
    .getByText(/The bot needs a word list|It is your turn/)
    .first()
    .waitFor();
  await done();
}

/** The link that "Share" gives. */
async function linkOf(page) {
  await beside(page, "Share");
  await page.getByRole("button", { name: "Copy a link to this position" }).click();
  return copied(page);
}

/** A link opens the same position under the same rules in a fresh profile, and the code prints what the page says. */
async function shared(browser, url, folder) {
  const { page, done } = await open(browser, url);
  await openRules(page);
  await page.getByLabel("Rules", { exact: true }).selectOption("international2022");
  await page.getByLabel("Words are checked when they are laid").check();
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
      await page.getByLabel("Words are checked when they are laid").uncheck();
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
      await page.getByLabel("Language of the tiles").selectOption("spanish");
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
      await page.getByLabel("Language of the tiles").selectOption("german");
      await page.getByLabel("Words", { exact: true }).selectOption("own");
      const buffer = Buffer.from("öl\nlö\n");
      await page
        .getByLabel("A file with one word a line")
        .setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer });
      writeFileSync(join(folder, "words.txt"), buffer);
      await page.getByText("2 words of words.txt are in use.").waitFor();
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
  await within.page.getByText("2 words of words.txt are in use.").waitFor();
  await within.done();

  // A long one is on the other machine: whoever opens the link is told so.
  await openRules(page);
  const long = Buffer.from(`öl\nlö\n${"öl\n".repeat(1000)}`);
  await page
    .getByLabel("A file with one word a line")
    .setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer: long });
  await page.getByText("1000 left out (in the list already)").waitFor();
  await closeRules(page);
  const without = await open(browser, await linkOf(page));
  await openRules(without.page);
  await without.page.getByText("The list words.txt is not on this machine.").waitFor();
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

/** A browser that keeps nothing and has no clipboard, and workers that do not come. */
async function withoutHelp(browser, url) {
  const context = await browser.newContext();
  const poor = await context.newPage();
  const wrong = [];
  poor.on("pageerror", (error) => wrong.push(String(error)));
  await poor.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("no");
      },
    });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await poor.route("**/*-worker-*.js", (route) => route.fulfill({ status: 404 }));
  await poor.goto(url);
  await poor.getByRole("button", { name: "Find plays" }).click();
  await poor.getByText("The plays were not found: its worker could not be started").waitFor();
  const asked = new Promise((resolve) =>
    poor.once("dialog", async (dialog) => {
      resolve(dialog.defaultValue());
      await dialog.dismiss();
    }),
  );
  await beside(poor, "Share");
  await poor.getByRole("button", { name: "Copy a link to this position" }).click();
  assert.match(await asked, /^http/);
  await beside(poor, "Play");
  await poor.getByRole("button", { name: "New game" }).click();
  await poor.locator("#panel-bot tilewright-board").waitFor();
  await tab(poor, "Check files");
  const files = [{ name: "a.gcg", mimeType: "text/plain", buffer: Buffer.from(twoTurns) }];
  await poor.getByLabel("Recorded games").setInputFiles(files);
  await poor.getByText("0 games, 0 remarks; 1 not read.").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
}

/** Of very many files the first are read, and the page goes on saying so. */
async function tooManyFiles(browser, url) {
  const { page, done } = await open(browser, url);
  await tab(page, "Check files");
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    for (let i = 0; i < 5001; i++) dataTransfer.items.add(new File(["x"], `${i}.gcg`));
    document.querySelector("#panel-check").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  });
  await page.getByText(/^[1-9]\d* of 5000 files\. Only the first 5,000 files are read\.$/).waitFor();
  await page.getByRole("button", { name: "Forget all" }).click();
  await page.getByText("Only the first").waitFor({ state: "detached" });
  assert.equal(await page.locator("#check-list-panel-files tbody tr").count(), 0);
  await done();
}

/** Every language of tiles can be chosen, and played with. */
async function languages(browser, url, library) {
  const { page, done } = await open(browser, url);
  await beside(page, "Set up");
  await page.getByRole("button", { name: "Empty the board" }).click();
  await beside(page, "Plays");
  for (const [name, tileSet] of Object.entries(library.tileSets)) {
    await openRules(page);
    await page.getByLabel("Language of the tiles").selectOption(name);
    await closeRules(page);
    const letters = tileSet.letters.filter(({ count }) => count > 0);
    const last = letters.at(-1).letter;
    const word = [letters[0].letter, last].map((letter) => `[${letter}]`).join("");
    await rackField(page).fill(`${word}?`);
    await typePlay(panel(page, "position"), `8G ${word}`);
    const points = 2 * (letters[0].points + letters.at(-1).points);
    await page
      .locator(".judgement")
      .getByText(points === 1 ? "1 point" : `${points} points`, { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Put on the board" }).waitFor();
  }
  await done();
}

/** The file of a language. Its name is that of the module. */
const isLanguage = /\/(?:dutch|french|german|italian|polish|portuguese|spanish|swedish)-[\w-]+\.js$/;

/** The library speaks another language, which is loaded when it is chosen, and stands in the address. */
async function messages(browser, url) {
  const { page, done } = await open(browser, url);
  const loaded = [];
  page.on("request", (request) => isLanguage.test(request.url()) && loaded.push(request.url()));
  const position = panel(page, "position");
  const judged = page.locator(".judgement");
  await typePlay(position, "10F PASTE");
  await judged.getByText("total 25").waitFor();
  assert.equal(loaded.length, 0, "no language has been loaded yet");
  await openRules(page);
  await page.getByLabel("Language of the messages").selectOption("german");
  await closeRules(page);
  await judged.getByText("Summe 25").waitFor();
  await position.getByRole("button", { name: "Spielen" }).waitFor();
  assert.equal(loaded.length, 1, "one language is one file");
  const field = position.locator(".shelf").getByLabel("Zug eingeben");
  await field.fill("1A PASTE");
  await field.press("Enter");
  await judged.getByText("Der Zug muss").waitFor();
  await page.waitForURL(/messages=german/);

  // What is on the other panels, too.
  await tab(page, "Step through");
  const step = panel(page, "step");
  await step.getByRole("button", { name: "Show an example" }).click();
  await step.getByRole("button", { name: "Next" }).click();
  await step.getByText(/Step 1 of \d+: .* gespielt/).waitFor();
  await tab(page, "Write down");
  await write(page, "play", { Play: "1A QI" });
  await panel(page, "record").locator(".side").getByText("Der erste Zug muss 8H bedecken.").first().waitFor();
  await beside(page, "Play");
  await panel(page, "bot").getByRole("button", { name: "New game" }).click();
  await panel(page, "bot").locator("tilewright-board").getByText("im Beutel").waitFor();

  // A link opens in the same language, and English comes back.
  const other = await open(browser, page.url());
  await other.page.waitForFunction(() => document.querySelector("#panel-position tilewright-board").lang === "de");
  await openRules(other.page);
  await other.page.getByLabel("Language of the messages").selectOption("english");
  await other.page.waitForFunction(() => document.querySelector("#panel-position tilewright-board").lang === "en");
  await other.page.waitForURL((url) => !/messages=/.test(url.href));
  await other.done();
  await done();
}

/** On a laptop and a tablet nothing scrolls but lists: board, rack, points and the panel beside them are seen at once. */
async function fitsTheWindow(browser, url) {
  const { page, done } = await open(browser, url);
  /** Does something in a window of each size. */
  const inEachSize = async (look) => {
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height });
      await look(height, `at ${width} by ${height}`);
    }
  };
  for (const name of ["Lay a play", "Play", "Step through", "Write down", "Check files"]) {
    await beside(page, name);
    if (name === "Play") await page.getByRole("button", { name: "New game" }).click();
    if (name === "Step through") {
      await beside(page, "Open a game");
      await page.getByRole("button", { name: "Show an example" }).click();
      await panel(page, "step").getByText("Step 0 of").waitFor();
    }
    await inEachSize(async (_height, at) => {
      assert.ok(await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), `${name} ${at}`);
    });
  }
  await beside(page, "Lay a play");
  await typePlay(panel(page, "position"), "10F PASTE");
  await page.locator(".judgement").getByText("25 points").waitFor();
  const parts = [".frame svg", ".rack", "[data-action=finish]"];
  await inEachSize(async (height, at) => {
    for (const part of [...parts.map((each) => `#panel-position tilewright-board ${each}`), ".judgement .score"]) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box !== null && box.y >= 0 && box.y + box.height <= height, `${part} ${at}`);
    }
    const { width: size } = await page.locator("#panel-position tilewright-board .frame svg").first().boundingBox();
    assert.ok(size >= 440, `the board has ${size} px ${at}`);
  });
  await done();
}

/**
 * Nothing for axe-core to find, no panel wider than the screen, and pictures for whoever wants to look: only these are made
 * in both colours at each width, because colours make no panel wider.
 */
async function everyPanel(browser, url) {
  const colours = { 320: ["light"], 390: ["dark"], 1280: ["light"] };
  for (const width of [320, 390, 1280])
    for (const colorScheme of pictures === undefined ? colours[width] : ["light", "dark"]) {
      const { page, done } = await open(browser, url, { viewport: { width, height: 900 }, colorScheme });
      const look = async (name) => {
        await page.waitForTimeout(150);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(wide, width, `${name} at ${width}`);
        if (pictures !== undefined)
          await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        // Colours and roles are the same at every width.
        if (`${width} ${colorScheme}` !== "1280 light" && `${width} ${colorScheme}` !== "390 dark") return;
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => window.axe.run(document));
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
        );
        assert.deepEqual(found, [], `${name} at ${width}, ${colorScheme}`);
      };
      await look("as-it-opens");
      await typePlay(panel(page, "position"), "10F PASTE");
      await page.getByRole("button", { name: "Find plays" }).click();
      await page.getByText("the best 200 are shown").waitFor();
      await look("position");
      await beside(page, "Set up");
      await page.getByText("The board as text, or CGP").click();
      await look("set-up");
      await beside(page, "Share");
      await page.getByText("As code").click();
      await look("share");
      await openRules(page);
      await page.getByLabel("Your own rules").fill('{ "rackSize": 0 }');
      await page.getByLabel("Words", { exact: true }).selectOption("own");
      await look("rules");
      await page.getByLabel("Your own rules").fill("");
      await page.getByLabel("Words", { exact: true }).selectOption("free");
      await closeRules(page);
      await tab(page, "Write down");
      await write(page, "play", { Play: "8F HORN", "Points on the sheet": "24" });
      await write(page, "play", { Play: "1A HØRN" });
      await panel(page, "record").getByText("End of the game").click();
      await look("record");
      await panel(page, "record").getByRole("button", { name: "Change turn 1" }).click();
      await look("record-change");
      await tab(page, "Step through");
      await panel(page, "step").getByRole("button", { name: "Show an example" }).click();
      await panel(page, "step").getByRole("button", { name: "Next" }).click();
      await look("step");
      await beside(page, "Play");
      await panel(page, "bot").getByRole("button", { name: "New game" }).click();
      await page.waitForFunction(() => document.querySelector("#panel-bot tilewright-board").view?.status.turn === 0);
      await look("bot");
      await tab(page, "Check files");
      await page.getByLabel("Recorded games").setInputFiles([
        { name: "good.gcg", mimeType: "text/plain", buffer: Buffer.from(twoTurns) },
        { name: "bad.gcg", mimeType: "text/plain", buffer: Buffer.from("not a game") },
      ]);
      await page.getByText("1 game, 1 remark; 1 not read.").waitFor();
      await page.getByRole("button", { name: "good.gcg" }).click();
      await page.getByText("Wrong score: found 19, expected 9").waitFor();
      await look("check");
      await beside(page, "Play");
      // From tab to tab by keyboard.
      await page.getByRole("tab", { name: "Play", exact: true }).focus();
      await page.keyboard.press("ArrowLeft");
      assert.equal(await page.evaluate(() => document.activeElement.id), "tab-position");
      await page.locator("#panel-position").waitFor();
      await done();
    }
}

/** The library, as the page has it. */
async function loadLibrary() {
  const entry = (name) => import(join(root, `dist/${name}.js`));
  const [movegen, notation, rulesets, words, { tileSets }] = await Promise.all(
    ["movegen", "notation", "rulesets", "words", "tile-sets"].map(entry),
  );
  return { ...movegen, ...notation, ...rulesets, ...words, tileSets };
}

const folder = mkdtempSync(join(tmpdir(), "tilewright-playground-"));
const site = join(root, "docs/site/dist");
assert.ok(existsSync(join(site, "playground/index.html")), "docs/site/dist is not there: npm run docs builds it");
mkdirSync(join(folder, "node_modules"));
symlinkSync(root, join(folder, "node_modules/tilewright"));
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
const server = await serveFolder(site, base);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
/** What is kept, handed over and saved, in three browsers. One that is missing is left out, unless BROWSERS=all. */
async function everywhere(browser, url, folder) {
  await keepAndHandOver("Chromium", openChromium(browser), url, folder);
  for (const [name, programs, start] of [
    ["Firefox", [firefox], withFirefox],
    ["WebKit", [webkit, screen], withWebKit],
  ]) {
    const missing = programs.filter((program) => !existsSync(program));
    if (missing.length === 0) await start((open) => keepAndHandOver(name, open, url, folder));
    else assert.ok(process.env.BROWSERS !== "all", `playground in ${name}: there is no ${missing.join(" and no ")}`);
    if (missing.length > 0) console.log(`playground in ${name}: LEFT OUT`);
  }
}

const parts = {
  layAPlay,
  setsUpByHand,
  looksAtPlays,
  everyPlay,
  ownWords,
  paperGame,
  stepThrough,
  playTheBot,
  shared,
  withoutHelp,
  tooManyFiles,
  languages,
  messages,
  fitsTheWindow,
  everyPanel,
  nothingRuns,
  everywhere,
};
const helpers = {
  everyPlay: "library",
  playTheBot: "library",
  languages: "library",
  paperGame: "folder",
  shared: "folder",
  nothingRuns: "folder",
  everywhere: "folder",
};
try {
  const url = `${server.origin}${base}playground/index.html`;
  const given = { library: await loadLibrary(), folder };
  const wanted = process.argv.slice(2);
  const { timed, told } = stopwatch();
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      await timed(name, () => run(browser, url, given[helpers[name]]));
      console.log(`playground: ${name}`);
    } catch (error) {
      // The other parts may have something to say, too.
      process.exitCode = 1;
      console.error(`playground: ${name} FAILED: ${error.stack}`, wrongNow);
    }
  }
  console.log(told());
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

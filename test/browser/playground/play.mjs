// A game against the bot.
import { strict as assert } from "node:assert";
import { beside, closeRules, open, openRules, panel } from "./hands.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Plays the bot to the end with a finger on a telephone: first a phony, which it challenges, then tile by tile. */
export async function playTheBot(browser, url, { library }) {
  const { page, done } = await open(browser, url, phone);
  const bot = panel(page, "bot");
  const press = (selector) => bot.locator(selector).first().tap();
  /** Lays tiles from the rack, and names a blank. */
  const lay = async (placements) => {
    for (const { row, col, letter, blank } of placements) {
      const place = await page.evaluate(
        (tile) => {
          const { rack, laid } = document.querySelector("#panel-bot tilewright-board").draft;
          return rack.findIndex((each, i) => each === tile && !laid.some(({ from }) => from === i));
        },
        blank ? "?" : letter,
      );
      await press(`[data-place="${place}"]`);
      await press(`[data-square="${row * 15 + col}"]`);
      if (blank) await press(`dialog [part~=letter]:text-is("${letter}")`);
    }
    await press("[data-action=finish]");
  };
  await beside(page, "Play");
  await beside(page, "Games");
  await bot.getByRole("button", { name: "New game" }).tap();
  let phony = false;
  let view;
  for (let turns = 0; turns < 60; turns++) {
    await page.waitForFunction(() => {
      const status = document.querySelector("#panel-bot tilewright-board").view?.status;
      return status?.turn === 0 || status?.kind === "over" || status?.waitingFor?.includes(0);
    });
    view = await page.evaluate(() => document.querySelector("#panel-bot tilewright-board").view);
    // The page holds nothing of the bot's rack.
    if (view.status.kind === "over") break;
    assert.deepEqual(view.players[1].rack.tiles, []);
    if (view.status.kind === "last-challenge") {
      await press("[data-action=accept]");
      continue;
    }
    const isEmpty = view.board.every((tile) => tile === null);
    const best = library.bestPlay(view, library.englishWordGraph());
    if (!phony && isEmpty) {
      const letters = view.rack
        .filter((tile) => tile !== "?")
        .slice(0, 5)
        .reverse();
      await lay(letters.map((letter, i) => ({ row: 7, col: 7 + i, letter, blank: false })));
      phony = true;
    } else if (best !== null) await lay(best.placements);
    else {
      await press("[data-action=pass]");
      await press("dialog [part~=confirm]");
    }
  }
  assert.equal(view.status.kind, "over");
  await bot.locator("[part=result]").getByText("Game over:").waitFor();
  assert.ok(view.history.some(({ type, player }) => type === "played" && player === 1));
  // The next game is one press away.
  await press(".row:visible button.primary:text-is('New game')");
  await page.waitForFunction(() => document.querySelector("#panel-bot tilewright-board").view.status.kind !== "over");
  await openRules(page);
  await page.getByLabel("Words", { exact: true }).selectOption("none");
  await closeRules(page);
  await beside(page, "Games");
  await bot.getByRole("button", { name: "New game" }).tap();
  await bot
    .getByText(/The bot needs a word list|It's your turn/)
    .first()
    .waitFor();
  await done();
}

/** What the list of turns says, the newest turn first. */
const turnsOf = (page) => page.locator("#panel-bot .turns li").allInnerTexts();
const sizeOf = (page) => page.evaluate(() => document.querySelector("#panel-bot tilewright-board").view.history.length);
const isMyTurn = (page) =>
  page.waitForFunction(() => document.querySelector("#panel-bot tilewright-board").view?.status.turn === 0);

/** A turn is taken back together with its answer, the list addresses the visitor, and a game can be given up. */
export async function takesBackAndGivesUp(browser, url) {
  const { page, done } = await open(browser, url);
  await beside(page, "Play");
  const bot = panel(page, "bot");
  await isMyTurn(page);
  const undo = bot.getByRole("button", { name: "Undo my last turn" });
  assert.ok(await undo.isDisabled(), "nothing has been played yet");
  const rack = () => page.evaluate(() => document.querySelector("#panel-bot tilewright-board").view.rack.join(""));
  const [before, tiles] = [await sizeOf(page), await rack()];
  await bot.locator("[data-action=exchange]").click();
  await bot.locator("[data-place]").first().click();
  await bot.locator("[data-action=finish]").click();
  await page.waitForFunction((size) => {
    const { view } = document.querySelector("#panel-bot tilewright-board");
    return view.history.length > size && view.status.turn === 0;
  }, before + 1);
  const said = await turnsOf(page);
  assert.ok(
    said.some((words) => words.startsWith("You exchanged 1 tile.")),
    said.join(),
  );
  // Nothing in the list is empty.
  assert.equal(await page.locator("#panel-bot .turns :is(code, small, b):empty").count(), 0);
  await undo.click();
  assert.deepEqual([await sizeOf(page), await rack()], [before, tiles]);

  // What has not been seen is one press away: all but the board and the own rack.
  await beside(page, "Tiles");
  const seen = await page.evaluate(() => {
    const { view } = document.querySelector("#panel-bot tilewright-board");
    return view.rack.length + view.board.filter((tile) => tile !== null).length;
  });
  await bot.getByText(`${100 - seen} unseen tiles: ${100 - seen - 7} in the bag, 7 on the other rack.`).waitFor();

  await beside(page, "Turns");
  page.once("dialog", (dialog) => dialog.dismiss());
  await bot.getByRole("button", { name: "Resign" }).click();
  assert.equal(await sizeOf(page), before, "a question has been answered with no");
  page.once("dialog", (dialog) => dialog.accept());
  await bot.getByRole("button", { name: "Resign" }).click();
  await bot.locator("[part=result]").getByText("Bot wins").waitFor();
  assert.match((await turnsOf(page))[0], /^You resigned\./);

  // By keyboard: the next game begins, and letters go to its board.
  await bot.getByRole("button", { name: "New game" }).focus();
  await page.keyboard.press("Enter");
  await isMyTurn(page);
  assert.ok(
    await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.matches(".typer")),
    "the focus is on the new board",
  );
  await done();
}

/** The first game is there at once, and is kept only when the visitor has moved in it. */
export async function keepsNoGameUnasked(browser, url) {
  const { page, done } = await open(browser, url);
  await beside(page, "Play");
  await isMyTurn(page);
  const kept = () => page.evaluate(() => JSON.parse(localStorage["tilewright-games"] ?? "[]").length);
  assert.equal(await kept(), 0);
  await panel(page, "bot").locator("[data-action=pass]").click();
  await panel(page, "bot").locator("dialog [part~=confirm]").click();
  await page.waitForFunction(() => localStorage["tilewright-games"] !== undefined);
  assert.equal(await kept(), 1);
  // Forgotten, its place is taken by another one that nobody keeps.
  await beside(page, "Games");
  await page.getByRole("button", { name: /^Forget the game/ }).click();
  await isMyTurn(page);
  assert.equal(await kept(), 0);
  // Rules for three have an empty board, and say why there is no game.
  await openRules(page);
  await page.getByLabel("Your own rules").fill("players: { min: 3, max: 4 }");
  await closeRules(page);
  await page.getByRole("button", { name: "New game" }).click();
  const bot = panel(page, "bot");
  await bot.getByText("The game cannot continue").waitFor();
  await page.waitForURL(/knobs=/);
  await page.reload();
  await bot.getByText("The game cannot continue").waitFor();
  await bot.getByRole("tab", { name: "Games" }).waitFor();
  // Whoever puts the rules right has a game.
  await openRules(page);
  await page.getByLabel("Your own rules").fill("");
  await closeRules(page);
  await isMyTurn(page);
  await done();
}

/** At the end of a game on a telephone, and after a link that cannot be read, there is a way on. */
export async function trapsNobody(browser, url) {
  const { page, done } = await open(browser, `${url}#show=bot&game=garbage`, phone);
  const bot = panel(page, "bot");
  await bot.getByText("The game in the address cannot be read.").waitFor();
  await isMyTurn(page);
  await page.getByRole("tab", { name: "Turns" }).tap();
  page.once("dialog", (dialog) => dialog.accept());
  await bot.getByRole("button", { name: "Resign" }).tap();
  await bot.getByRole("button", { name: "Close the panel" }).tap();
  await bot.getByRole("button", { name: "New game" }).tap();
  await isMyTurn(page);

  // By link: whoever's turn it isn't sees the link to pass on.
  await page.getByRole("tab", { name: "Games" }).tap();
  await page.getByLabel("Against").selectOption("friend");
  await bot.getByRole("button", { name: "New game" }).tap();
  await page.waitForFunction(
    () => document.querySelector("#panel-bot tilewright-board").view.players[1].name === "Friend",
  );
  if (await page.evaluate(() => document.querySelector("#panel-bot tilewright-board").view.status.turn === 0)) {
    await bot.locator("[data-action=pass]").tap();
    await bot.locator("dialog [part~=confirm]").tap();
  }
  const { y, height } = await bot.getByRole("button", { name: "Copy the link for Friend" }).boundingBox();
  assert.ok(y > 400 && y + height < 800, `the link lies at ${y}`);
  await page.keyboard.press("Escape");
  await done();
}

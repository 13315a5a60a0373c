// What a person does on the playground, whichever panel is open.
import { strict as assert } from "node:assert";

/** What went wrong on each page that is open, for a part that fails. */
const allWrong = new Set();
export const wentWrong = () => [...allWrong].flat();

/** Opens the playground in a profile of its own. `done` asserts that nothing went wrong and nothing left the page. */
export async function open(browser, url, options = {}) {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const wrong = [];
  allWrong.add(wrong);
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("request", (request) => {
    const address = request.url();
    if (!/^(?:blob|data):/.test(address) && !address.startsWith(new URL("..", url.replace(/#.*/, "")).href))
      wrong.push(`asked for ${address}`);
  });
  await page.goto(url);
  await page.getByRole("tab", { name: "Try a play" }).waitFor();
  const done = async () => {
    assert.deepEqual(wrong, []);
    allWrong.delete(wrong);
    await context.close();
  };
  return { page, context, done };
}

export const tab = (page, name) => page.getByRole("tab", { name, exact: true }).click();

export const panel = (page, name) => page.locator(`#panel-${name}`);

export const openRules = (page) => page.getByRole("button", { name: /^Rules/ }).click();

export const closeRules = (page) => page.getByRole("button", { name: "Close", exact: true }).click();

/** One of what stands beside the board of a panel. */
export async function beside(page, name) {
  const tab = page.getByRole("tab", { name, exact: true });
  await tab.click();
  // Where there is no room beside the board, a press on the tab that is shown closes its panel.
  const shelf = tab.locator("xpath=ancestor::section[1]").locator(".shelf");
  if ((await shelf.count()) > 0 && !(await shelf.isVisible())) await tab.click();
}

export const rackField = (page) => page.getByRole("textbox", { name: "Tiles on the rack" });

export const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Types a play into the field of the board. */
export async function typePlay(within, text) {
  const field = within.getByLabel("Type a play");
  await field.fill(text);
  await field.press("Enter");
}

/** Writes a turn into the sheet. */
export async function write(page, kind, fields = {}) {
  const record = panel(page, "record");
  await record.getByLabel("What happened").selectOption(kind);
  for (const [label, value] of Object.entries(fields)) {
    const control = record.getByLabel(label, { exact: true });
    if ((await control.evaluate((node) => node.tagName)) === "SELECT") await control.selectOption(value);
    else await control.fill(value);
  }
  await record.getByRole("button", { name: /^(Add turn|Save the change)$/ }).click();
}

/** A record with a wrong score. */
export const twoTurns = `#player1 Zoë Zoë\n#player2 Ben Ben\n>Zoë: HORNEIA 8F HORN +14 14\n#note keeps AEI\n>Ben: FAMXYZQ H6 FA.M +19 9\n`;

// Every panel at three widths and in both colours: nothing for axe-core to find, and nothing wider than the window.
import { strict as assert } from "node:assert";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findings } from "../element-axe.mjs";
import { beside, closeRules, open, openRules, panel, tab, twoTurns, typePlay, write } from "./hands.mjs";

const pictures = process.env.PICTURES;

/** Width and colours of each look. axe-core looks at two of them: roles are the same at every width. */
const looks = [
  { width: 320, colorScheme: "light", isAsked: false },
  { width: 390, colorScheme: "dark", isAsked: true },
  { width: 1280, colorScheme: "light", isAsked: true },
];

/** Nothing for axe-core to find, no panel wider than the screen, and pictures for whoever wants to look. */
export async function everyPanel(browser, url) {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  const { page, done } = await open(browser, url);
  const look = async (name) => {
    for (const { width, colorScheme, isAsked } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(100);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, width, `${name} at ${width}`);
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      if (!isAsked) continue;
      assert.deepEqual(await findings(page), [], `${name} at ${width}, ${colorScheme}`);
    }
  };
  await look("as-it-opens");
  await typePlay(panel(page, "position"), "10F PASTE");
  await beside(page, "Plays");
  await page.getByRole("button", { name: "Find plays" }).click();
  await page.getByText("the best 200 are shown").waitFor();
  await look("position");
  await beside(page, "Set up");
  await page.getByText("The board as text or CGP").click();
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
  await tab(page, "Keep score");
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
  await page.waitForFunction(() => document.querySelector("#panel-bot tilewright-board").view?.status.turn === 0);
  await look("bot");
  await beside(page, "Tiles");
  await look("bot-tiles");
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

// A recorded game, step by step.
import { strict as assert } from "node:assert";
import { beside, open, panel, rackField, tab, twoTurns, typePlay } from "./hands.mjs";

/** Loads a game from a file and steps through it, by button, key and list. */
export async function stepThrough(browser, url) {
  const { page, done } = await open(browser, url);
  await tab(page, "Step through");
  const step = panel(page, "step");
  const gcg = (text) => ({ name: "game.gcg", mimeType: "text/plain", buffer: Buffer.from(text) });
  await step.getByLabel("A file", { exact: true }).setInputFiles(gcg("not a game at all"));
  await step.getByText("This game cannot be read:").waitFor();
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
  await step.getByText("Step 0 of 2: Empty board.").waitFor();
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

/** The list goes along with the step, keys lead through the game wherever the focus is, and the rack is shown. */
export async function stepFollows(browser, url) {
  const { page, done } = await open(browser, url);
  await tab(page, "Step through");
  await beside(page, "Open a game");
  const step = panel(page, "step");
  await step.getByRole("button", { name: "Show an example" }).click();
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const at = `at ${viewport.width} by ${viewport.height}`;
    await page.setViewportSize(viewport);
    await page.keyboard.press("Home");
    const place = () => page.evaluate(() => Number(document.querySelector("#panel-step [type=range]").value));
    /** Whether the turn that is shown is seen in its list, and the whole board beside it. */
    const isSeen = () =>
      page.evaluate(() => {
        const board = document.querySelector("#panel-step .picture svg").getBoundingClientRect();
        const entry = document.querySelector("#panel-step .turns [aria-current]");
        const { left, top, height } = entry.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 20, top + height / 2);
        return board.top >= 0 && board.bottom <= innerHeight && entry.contains(hit);
      });
    // The whole game on a laptop; elsewhere as long as the list needs to scroll.
    for (let i = 1; i <= (viewport.width === 1280 ? 35 : 12); i++) {
      await step.getByRole("button", { name: "Next" }).click();
      assert.equal(await place(), i);
      assert.ok(await isSeen(), `turn ${i} ${at}`);
    }
    for (const focus of ["#panel-step .picture", "#panel-step .turns button", "#panel-step [type=range]", "body"]) {
      await page.evaluate((selector) => {
        document.activeElement.blur();
        document.querySelector(selector).focus();
      }, focus);
      for (const [key, expected] of [
        ["Home", 0],
        ["ArrowRight", 1],
        ["End", 35],
        ["ArrowLeft", 34],
      ]) {
        await page.keyboard.press(key);
        assert.equal(await place(), expected, `${key} with the focus on ${focus} ${at}`);
      }
      assert.ok(await isSeen(), `${focus} ${at}`);
    }
    assert.deepEqual(await step.locator(".standing").nth(1).innerText(), "20 : 33");
    await page.keyboard.press("Home");
    assert.match(await step.locator(".tiles").innerText(), /^Ann\s+C\s+I\s+N\s+N\s+O\s+R\s+X$/);
    await page.keyboard.press("ArrowRight");
    assert.match(await step.locator(".tiles").innerText(), /^Ben\s+A\s+E\s+I\s+O\s+P\s+V\s+Y$/);
    // A press on an entry that is seen whole doesn't move the list.
    const entry = step.locator(".turns button").nth(1);
    await entry.evaluate((button) => {
      const list = button.closest(".listed");
      const [inner, outer] = [button, list].map((node) => node.getBoundingClientRect());
      list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    });
    const before = await entry.boundingBox();
    // By the mouse alone: the driver's own click would scroll the entry itself.
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
    assert.equal(await place(), 2, at);
    assert.deepEqual(await entry.boundingBox(), before, at);
  }
  await done();
}

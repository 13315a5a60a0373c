// A browser that gives no help, and too much to do.
import { strict as assert } from "node:assert";
import { beside, open, tab, twoTurns } from "./hands.mjs";

/** A browser that keeps nothing and has no clipboard, and workers that do not come. */
export async function withoutHelp(browser, url) {
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
  await poor.getByText("The search failed: its worker could not be started").waitFor();
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
  await poor.locator("#panel-bot tilewright-board").waitFor();
  await tab(poor, "Check files");
  const files = [{ name: "a.gcg", mimeType: "text/plain", buffer: Buffer.from(twoTurns) }];
  await poor.getByLabel("Recorded games").setInputFiles(files);
  await poor.getByText("0 games, 0 remarks; 1 not read.").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
}

/** Of very many files the first are read, and the page goes on saying so. */
export async function tooManyFiles(browser, url) {
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

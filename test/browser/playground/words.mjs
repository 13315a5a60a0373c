// A list of words of the visitor's own.
import { strict as assert } from "node:assert";
import { closeRules, open, openRules, panel, rackField, typePlay } from "./hands.mjs";

/** A list of one's own: from a file and pasted. */
export async function ownWords(browser, url) {
  const { page, done } = await open(browser, url);
  await openRules(page);
  await page.getByLabel("Words", { exact: true }).selectOption("own");
  await page.getByText("Your list stays in this browser and is not sent anywhere").waitFor();
  const text = "pizte\npaste\nfarms\nit's\nfarms\n";
  await page
    .getByLabel("A file with one word per line")
    .setInputFiles({ name: "club.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText("Using 3 words from club.txt.").waitFor();
  await page.getByText("1 skipped (written with an apostrophe): it's").waitFor();
  await page.getByText("1 skipped (already in the list): farms").waitFor();
  await closeRules(page);
  await rackField(page).fill("PIZTES");
  await page.getByRole("button", { name: "Find plays" }).click();
  await page.getByText(/^\d+ plays?\. Point at a play/).waitFor();
  for (const play of await page.locator(".plays tbody button").allInnerTexts()) assert.match(play, /P|Z|S/);
  await openRules(page);
  await page.getByLabel("or paste words here").fill("horns\nhorn");
  await page.getByRole("button", { name: "Use these words" }).click();
  await page.getByText("Using 2 words from pasted.").waitFor();
  await closeRules(page);
  await typePlay(panel(page, "position"), "8J S");
  await page.locator(".judgement").getByText("valid").waitFor();
  await page.waitForURL(/words=own%3Apasted&list=horns%0Ahorn/);
  // It is still there when the page is opened again without a link.
  const [bare] = page.url().split("#");
  await page.goto("about:blank");
  await page.goto(bare);
  await openRules(page);
  await page.getByLabel("Words", { exact: true }).selectOption("own");
  await page.getByText("Using 2 words from pasted.").waitFor();
  await done();
}

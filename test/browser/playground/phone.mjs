// A telephone: what is pressed is seen, and a list stays where it is.
import { strict as assert } from "node:assert";
import { beside, open, panel, rackField, tab } from "./hands.mjs";

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];
const boxOf = async (locator) => locator.evaluate((node) => node.getBoundingClientRect().toJSON());

/** Whether whatever lies at the middle of a square is a part of the board, and nothing that covers it. */
const isSeen = (index) => {
  const board = document.querySelector("#panel-position tilewright-board");
  const cell = board.shadowRoot.querySelector(`[data-square="${index}"]`);
  const { left, top, width, height } = cell.getBoundingClientRect();
  return board.shadowRoot.elementFromPoint(left + width / 2, top + height / 2) === cell;
};

/** The squares of a play are seen while its list is open; and the list doesn't move under the finger. */
export async function seesWhatIsPressed(browser, url) {
  for (const viewport of [phones[0], phones[2], { width: 1280, height: 800 }]) {
    const isPhone = viewport.width < 1000;
    const { page, done } = await open(browser, url, { viewport, hasTouch: isPhone, isMobile: isPhone });
    if (isPhone) await beside(page, "Plays");
    await rackField(page).press("Enter");
    await page.getByText("the best 200 are shown").waitFor();
    const entries = page.locator(".plays tbody button");
    for (const place of [0, 1, 2]) {
      const entry = entries.nth(place);
      await entry.scrollIntoViewIfNeeded();
      const before = await boxOf(entry);
      if (isPhone) await entry.tap();
      else await entry.click();
      await page.waitForTimeout(50);
      assert.deepEqual(await boxOf(entry), before, `entry ${place} at ${viewport.width} by ${viewport.height}`);
      const laid = await page.evaluate(() =>
        document.querySelector("#panel-position tilewright-board").draft.laid.map(({ row, col }) => 15 * row + col),
      );
      assert.ok(laid.length > 0);
      for (const index of laid)
        assert.ok(await page.evaluate(isSeen, index), `square ${index} at ${viewport.width} by ${viewport.height}`);
    }
    // What it scores is seen without the panel, too.
    if (isPhone) {
      await page.keyboard.press("Escape");
      assert.ok(!(await page.locator(".plays").isVisible()));
      assert.match(await panel(page, "position").locator("[part=preview]").innerText(), /\d+ points/);
    }
    await done();
  }
}

/** Whatever the board says while a play is laid and refused, it stays where it is, and so do the rack and the buttons. */
export async function boardStays(browser, url) {
  const { page, done } = await open(browser, url);
  await tab(page, "Play");
  await page.waitForFunction(() => document.querySelector("#panel-bot tilewright-board").view?.status.turn === 0);
  const bot = panel(page, "bot");
  for (const viewport of [...phones, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const places = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector("#panel-bot tilewright-board");
        return [".frame", ".rack", "[data-action=finish]", "[data-action=pass]"].map((part) => {
          const { left, top, width } = shadowRoot.querySelector(part).getBoundingClientRect();
          return [part, left, top, width].join(" ");
        });
      });
    await page.waitForTimeout(100);
    const before = await places();
    const at = `at ${viewport.width} by ${viewport.height}`;
    // A tile in a corner, which may not be played; everything that is said of it; and back.
    await bot.locator("[data-place]").first().click();
    await page.evaluate(() =>
      document.querySelector("#panel-bot tilewright-board").shadowRoot.querySelector('[data-square="0"]').click(),
    );
    assert.deepEqual(await places(), before, `a tile ${at}`);
    await bot.locator("[data-action=finish]").click();
    assert.deepEqual(await places(), before, `refused ${at}`);
    await bot.locator("[data-action=takeBack]").click();
    assert.deepEqual(await places(), before, `taken back ${at}`);
  }
  await done();
}

/** No button changes its width when it is pressed, and no word on one is broken. */
export async function buttonsStay(browser, url) {
  const { page, done } = await open(browser, url);
  for (const viewport of [...phones, { width: 1024, height: 768 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await tab(page, "Try a play");
    const whole = async (where) => {
      const broken = await page.evaluate(() => {
        const all = [...document.querySelectorAll("button, [role=tab]")];
        for (const { shadowRoot } of document.querySelectorAll("tilewright-board"))
          all.push(...shadowRoot.querySelectorAll("button"));
        return all.flatMap((button) => {
          const text = button.firstChild;
          if (text?.nodeType !== Node.TEXT_NODE || button.getClientRects().length === 0) return [];
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
          });
        });
      });
      assert.deepEqual(broken, [], `${where} at ${viewport.width} by ${viewport.height}`);
    };
    await whole("Try a play");
    for (const [place, name] of [
      ["Share", "Copy a link to this position"],
      ["Set up", "Copy as CGP"],
      ["Set up", /^(Set tiles by hand|Done)$/],
    ]) {
      await beside(page, place);
      const button = await page.getByRole("button", { name }).elementHandle();
      const { width } = await button.boundingBox();
      await button.click();
      await page.waitForTimeout(100);
      assert.equal((await button.boundingBox()).width, width, `${name} at ${viewport.width}`);
      await whole(place);
    }
    await tab(page, "Play");
    await panel(page, "bot").locator("tilewright-board").waitFor();
    await whole("Play");
  }
  await done();
}

/** Wherever Tab leads, what has the focus is seen. */
export async function focusIsSeen(browser, url) {
  const { page, done } = await open(browser, url);
  for (const viewport of phones) {
    await page.setViewportSize(viewport);
    for (const name of ["Try a play", "Play", "Step through", "Keep score"]) {
      await tab(page, name);
      if (name === "Try a play") await beside(page, "Set up");
      for (let i = 0; i < 25; i++) {
        await page.keyboard.press("Tab");
        const hidden = await page.evaluate(() => {
          let node = document.activeElement;
          while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
          if (node === null || node === document.body) return null;
          const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
          const corners = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]),
          );
          const hits = corners.some(([x, y]) => {
            let hit = document.elementFromPoint(x, y);
            while (hit?.shadowRoot) {
              const inner = hit.shadowRoot.elementFromPoint(x, y);
              if (inner === null || inner === hit) break;
              hit = inner;
            }
            // The field of the cursor lies below the cell of its square.
            return node.contains(hit) || (node.matches(".typer") && hit?.matches(".cell"));
          });
          return hits ? null : `${node.outerHTML.slice(0, 120)} ${[left, top, right, bottom].map(Math.round)}`;
        });
        assert.equal(hidden, null, `${name} at ${viewport.width} by ${viewport.height}`);
      }
    }
  }
  await done();
}

/** Each tab that is chosen is seen, by a press and by the arrow keys. */
export async function tabsScroll(browser, url) {
  const { page, done } = await open(browser, url);
  for (const viewport of phones) {
    await page.setViewportSize(viewport);
    await tab(page, "Try a play");
    const isSeenWhole = async (id) => {
      const { left, right } = await boxOf(page.locator(id));
      const rules = await boxOf(page.getByRole("button", { name: "Rules" }));
      assert.ok(left >= -1 && right <= rules.left + 1, `${id} at ${viewport.width}: ${left} to ${right}`);
    };
    await page.locator("#tab-position").focus();
    for (const name of ["bot", "step", "record", "check", "position", "bot"]) {
      await page.keyboard.press("ArrowRight");
      await isSeenWhole(`#tab-${name}`);
    }
  }
  await done();
}

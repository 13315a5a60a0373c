// Chromium, by Playwright. At the size of a telephone it has fingers.

/** `prepare`: a function that runs in each page before anything else. */
export const openChromium = (browser, prepare) => async (url, phone) => {
  const touch = { viewport: { width: 320, height: 900 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone ? touch : {});
  const page = await context.newPage();
  if (prepare !== undefined) await page.addInitScript(prepare);
  await page.goto(url);
  const session = phone ? await context.newCDPSession(page) : null;
  return {
    page,
    evaluate: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    tap: ({ x, y }) => (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    drag: async (from, to) => {
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
      for (const at of [half, to])
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    close: () => context.close(),
  };
};

// Chromium, by Playwright. At the size of a telephone it has fingers.

/** What it can point with. */
export const chromiumPointers = ["mouse", "touch", "pen"];

/** `prepare`: a function that runs in each page before anything else. */
export const openChromium = (browser, prepare) => async (url, phone) => {
  const touch = { viewport: { width: 320, height: 900 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone ? touch : {});
  const page = await context.newPage();
  if (prepare !== undefined) await page.addInitScript(prepare);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  const second = { button: "right" };
  const send = {
    touch: (step, at) => {
      const type = { press: "touchStart", move: "touchMove", release: "touchEnd" }[step];
      return session.send("Input.dispatchTouchEvent", { type, touchPoints: step === "release" ? [] : [at] });
    },
    pen: (step, at) => {
      const type = { press: "mousePressed", move: "mouseMoved", release: "mouseReleased" }[step];
      const held = { button: "left", buttons: step === "release" ? 0 : 1, clickCount: 1 };
      return session.send("Input.dispatchMouseEvent", { type, ...at, ...held, pointerType: "pen" });
    },
    mouse: (step, at) =>
      ({
        press: () => page.mouse.down(),
        move: () => page.mouse.move(at.x, at.y),
        release: () => page.mouse.up(),
        "press second": () => page.mouse.down(second),
        "release second": () => page.mouse.up(second),
      })[step](),
  };
  return {
    page,
    evaluate: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    tap: ({ x, y }) => (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    step: async (step, at, pointer = phone ? "touch" : "mouse") => {
      if (step === "press" && pointer === "mouse") await send.mouse("move", at);
      await send[pointer](step, at);
    },
    drag: async (from, to, pointer = phone ? "touch" : "mouse") => {
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      if (pointer === "mouse") await send.mouse("move", from);
      await send[pointer]("press", from);
      for (const at of [half, to]) await send[pointer]("move", at);
      await send[pointer]("release", to);
    },
    /** A place outside of the window, to which a pointer can be moved. */
    outside: { x: -20, y: 40 },
    close: () => context.close(),
  };
};

// How <tilewright-board> looks and what it tells, in Chromium: on a narrow screen, in forced colours, with reduced
// motion, in colours of the page, to axe-core, and with secrets that must be nowhere in the page.
import { strict as assert } from "node:assert";
import { axeFindsNothing, findings } from "./element-axe.mjs";
import { until } from "./element-game.mjs";

const inBoard = (body) => `(() => {
  const board = document.querySelector("tilewright-board");
  const root = board.shadowRoot;
  ${body}
})()`;

/** The colour of a part of the picture, and of the lines around it. */
const colorsOf = (page, part) =>
  page.evaluate(
    inBoard(`
  const { fill, stroke } = getComputedStyle(root.querySelector("svg .${part}"));
  return { fill, stroke };`),
  );

async function newPage(browser, url, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  for (let tries = 0; !(await page.evaluate("window.ready === true")); tries++) {
    assert.ok(tries < 500, "the page does not load");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return page;
}

/** Lays HORN, so that tiles of every kind are on the board. */
const layHorn = (page) =>
  page.evaluate(
    inBoard(`
  root.querySelector("[part=field]").value = "8F HORN";
  root.querySelector("[part~=lay]").click();`),
  );

const looks = {
  "320 px wide: squares of 20 px, everything else has 44, the board pans where that is too much": async (
    browser,
    url,
  ) => {
    // The page has a margin of 8 px, as browsers give it: less than 15 squares of 20 px are left.
    const page = await newPage(browser, url, { viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true });
    await layHorn(page);
    const found = await page.evaluate(
      inBoard(`
    const targets = [...root.querySelectorAll("button,input,.cell")].filter((node) => node.checkVisibility());
    const scroll = root.querySelector(".scroll");
    const small = targets.filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      const least = node.matches(".cell,.typer") ? 20 : 44;
      return width < least || height < least;
    });
    return {
      targets: targets.length > 230,
      small: small.map((node) => node.outerHTML),
      page: document.documentElement.scrollWidth,
      pans: scroll.scrollWidth > scroll.clientWidth && scroll.style.cursor === "grab",
    };`),
    );
    assert.deepEqual(found, { targets: true, small: [], page: 320, pans: true });
    // With the keys, the square of the cursor is scrolled to.
    for (const key of ["Tab", "End"]) await page.keyboard.press(key);
    const { left, right } = await page.evaluate(inBoard("return root.activeElement.getBoundingClientRect().toJSON()"));
    assert.ok(left >= 0 && right <= 320, `the cursor is at ${left} to ${right}`);
    await page.close();
  },

  "a board that is larger than its place begins in the middle, a mouse drags it, and its edges fade where there is more":
    async (browser, url) => {
      const page = await newPage(browser, `${url}?layout=21`, { viewport: { width: 390, height: 700 } });
      const state = () =>
        page.evaluate(
          inBoard(`
      const scroll = root.querySelector(".scroll");
      const style = getComputedStyle(scroll);
      const sides = ["left", "right", "top", "bottom"].map((side) => parseFloat(style.getPropertyValue("--" + side)));
      return { at: [scroll.scrollLeft, scroll.scrollTop], sides, mask: style.maskImage !== "none", cursor: style.cursor };`),
        );
      const middle = await state();
      assert.ok(middle.mask && middle.cursor === "grab", "it says that there is more");
      assert.ok(
        middle.sides.slice(0, 2).every((far) => far > 10),
        `${middle.sides} px more on the sides`,
      );
      const { x, y } = await page.evaluate(`spot("[data-square='100']")`);
      const drag = async (right, down) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + right / 2, y + down / 2);
        await page.mouse.move(x + right, y + down);
        await page.mouse.up();
      };
      await drag(-300, 0);
      const right = await state();
      assert.equal(right.sides[1], 0, "dragged to its right edge");
      assert.equal(right.at[0], middle.sides[0] + middle.sides[1]);
      await drag(20, 0);
      assert.equal((await state()).at[0], right.at[0] - 20);
      // It was no tap on the square, and a tap still is one.
      assert.deepEqual(
        await page.evaluate(inBoard("const { row, col } = board.draft.cursor; return [row, col]")),
        [10, 10],
      );
      await page.mouse.click(x, y);
      assert.notDeepEqual(
        await page.evaluate(inBoard("const { row, col } = board.draft.cursor; return [row, col]")),
        [10, 10],
      );
      await page.close();
    },

  "forced colours, light and dark: nothing keeps a colour of the page": async (browser, url) => {
    for (const colorScheme of ["light", "dark"]) {
      const page = await newPage(browser, url, { forcedColors: "active", colorScheme });
      await layHorn(page);
      const system = await page.evaluate(
        inBoard(`
      const probe = document.body.appendChild(document.createElement("p"));
      const color = (name) => ((probe.style.color = name), getComputedStyle(probe).color);
      return { canvas: color("Canvas"), text: color("CanvasText"), highlight: color("Highlight") };`),
      );
      const parts = { ground: "canvas", square: "canvas", tile: "text", "tile-text": "canvas", coordinate: "text" };
      for (const [part, name] of Object.entries(parts))
        assert.equal((await colorsOf(page, part)).fill, system[name], `${part}, ${colorScheme}`);
      assert.equal((await colorsOf(page, "laid")).stroke, system.highlight);
      // A premium that stays keeps its frame, and one for some tiles says which without its colour.
      await page.evaluate(
        inBoard(`
      const { ruleset } = board.view;
      const { layout } = ruleset;
      const special = { "=": { letter: 1, word: 3, sticks: true }, "'": { letter: 2, word: 1, when: { points: [5] } } };
      const legend = { ...layout.legend, ...special };
      board.view = { ...board.view, ruleset: { ...ruleset, layout: { ...layout, legend } } };`),
      );
      assert.equal((await colorsOf(page, "sticks")).stroke, system.text);
      const tint = await page.evaluate(inBoard(`return getComputedStyle(root.querySelector("svg .when")).display`));
      assert.equal(tint, "none");
      const said = await page.evaluate(
        inBoard(`return root.querySelector("[data-square='3']").getAttribute("aria-label")`),
      );
      assert.equal(said, "1D, double letter, only for tiles worth 5");
      // A browser puts a plate of the colour of the page behind texts, unless it is told not to.
      const plated = await page.evaluate(
        inBoard(`
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(root.querySelector("[data-action=finish]"));
      return [backgroundColor, forcedColorAdjust];`),
      );
      assert.deepEqual(plated, [system.text, "none"]);
      // The last play has a ring on its tiles, in the colour of their letters.
      await page.evaluate(inBoard(`root.querySelector("[data-action=finish]").click()`));
      assert.equal((await colorsOf(page, "last")).stroke, system.canvas);
      const inside = await page.evaluate(
        inBoard(`
      const [ring, tile] = ["last", "tile"].map((part) => root.querySelector("svg ." + part).getBoundingClientRect());
      return [ring.left - tile.left, tile.right - ring.right, ring.top - tile.top, tile.bottom - ring.bottom];`),
      );
      assert.ok(
        inside.every((far) => far > 1 && Math.abs(far - inside[0]) < 0.1),
        `the ring lies ${inside} px inside its tile`,
      );
      await page.close();
    }
  },

  "reduced motion: nothing moves, with it or without it": async (browser, url) => {
    for (const reducedMotion of ["reduce", "no-preference"]) {
      const page = await newPage(browser, url, { reducedMotion });
      await layHorn(page);
      const moving = await page.evaluate(
        inBoard(`
      const styles = [...root.querySelectorAll("*")].map((node) => getComputedStyle(node));
      return {
        animations: root.getAnimations().length,
        styles: styles.filter(
          ({ animationName, transitionDuration, scrollBehavior }) =>
            animationName !== "none" || transitionDuration !== "0s" || scrollBehavior !== "auto",
        ).length,
      };`),
      );
      assert.deepEqual(moving, { animations: 0, styles: 0 });
      await page.close();
    }
  },

  "colours: the page's, those of the attribute, and those of the page's style sheet": async (browser, url) => {
    const light = { fill: "rgb(44, 61, 91)", stroke: "rgb(245, 242, 234)" };
    const dark = { fill: "rgb(230, 226, 211)", stroke: "rgb(42, 46, 53)" };
    for (const [colorScheme, expected, other, otherExpected] of [
      ["light", light, "dark", dark],
      ["dark", dark, "light", light],
    ]) {
      const page = await newPage(browser, url, { colorScheme });
      await layHorn(page);
      const pageIs = (scheme) => page.evaluate(`document.documentElement.style.colorScheme = "${scheme}"`);
      // A page that says nothing is light, whatever the system is. Else its text would be black on a dark ground.
      for (const [scheme, found] of [
        ["", light],
        ["light", light],
        ["dark", dark],
        ["light dark", expected],
      ]) {
        await pageIs(scheme);
        assert.deepEqual(
          await colorsOf(page, "tile"),
          found,
          `a page that is "${scheme}", a system that is ${colorScheme}`,
        );
      }
      await page.evaluate(`document.querySelector("tilewright-board").setAttribute("theme", "${other}")`);
      assert.deepEqual(await colorsOf(page, "tile"), otherExpected);
      await page.evaluate(`
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("tilewright-board{--tilewright-tile:#010203;--tilewright-tile-text:#fdfeff}");
        document.adoptedStyleSheets = [sheet];`);
      assert.equal((await colorsOf(page, "tile")).fill, "rgb(1, 2, 3)");
      assert.equal((await colorsOf(page, "tile-text")).fill, "rgb(253, 254, 255)");
      const rack = inBoard('return getComputedStyle(root.querySelector("[data-place] .tile")).fill');
      assert.equal(await page.evaluate(rack), "rgb(1, 2, 3)");
      await page.close();
    }
  },

  "the font of the page's style sheet: letters on the board have it as letters on the rack do": async (
    browser,
    url,
  ) => {
    const page = await newPage(browser, url);
    await layHorn(page);
    const fonts = () =>
      page.evaluate(
        inBoard(`
      const parts = ["svg .tile-text", "svg .coordinate", "[data-place] text", "[data-action=finish]", "[part=players]"];
      return parts.map((part) => getComputedStyle(root.querySelector(part)).fontFamily);`),
      );
    assert.deepEqual(await fonts(), Array(5).fill("system-ui, sans-serif"));
    await page.evaluate(`document.querySelector("tilewright-board").style.setProperty("--tilewright-font", "serif")`);
    assert.deepEqual(await fonts(), Array(5).fill("serif"));
    await page.close();
  },

  "whatever is laid, said or allowed, nothing that people press moves": async (browser, url) => {
    for (const width of [320, 390, 1280]) {
      const page = await newPage(browser, url, { viewport: { width, height: 900 } });
      const places = () =>
        page.evaluate(
          inBoard(`
      const nodes = [...root.querySelectorAll("[data-action],[part=field],[part~=lay],[data-place]")];
      const places = nodes.filter((node) => node.checkVisibility({ visibilityProperty: true })).map((node, i) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const { action, place } = node.dataset;
        return [action ?? place ?? node.part.value, [x, y + scrollY, width, height].map(Math.round).join()];
      });
      return Object.fromEntries(places);`),
        );
      const first = await places();
      const acts = {
        "a play is laid": `field.value = "8F HOrN"; lay.click();`,
        "a play is laid that is wrong": `press("takeBack"); field.value = "1A HORN"; lay.click();`,
        "it is refused": `press("finish");`,
        "much is wrong": `board.refuse(Array(12).fill({ code: "no-tiles", squares: [] }));`,
        "tiles are chosen": `press("takeBack"); press("exchange"); root.querySelector("[data-place]").click();`,
        "the exchange is given up": `press("exchange");`,
        "the other player plays": `field.value = "8F HOrN"; lay.click(); press("finish");`,
      };
      for (const [act, how] of Object.entries(acts)) {
        await page.evaluate(
          inBoard(`
        const lay = root.querySelector("[part~=lay]");
        const field = root.querySelector("[part=field]");
        const press = (action) => root.querySelector("[data-action=" + action + "]").click();
        ${how}`),
        );
        const now = await places();
        const moved = Object.keys(first).filter((name) => name in now && now[name] !== first[name]);
        assert.deepEqual(moved, [], `${act}, ${width} px: ${JSON.stringify([first, now])}`);
        assert.ok("finish" in now && "field" in now);
      }
      await page.close();
    }
  },

  "pass and challenge ask first, and a key that is held or pressed twice does not answer": async (browser, url) => {
    const page = await newPage(browser, url);
    const play = (text) =>
      page.evaluate(
        inBoard(`
      root.querySelector("[part=field]").value = "${text}";
      root.querySelector("[part~=lay]").click();
      root.querySelector("[data-action=finish]").click();`),
      );
    const focus = (action) => page.evaluate(inBoard(`root.querySelector("[data-action=${action}]").focus()`));
    const open = () => page.evaluate(inBoard(`return root.querySelector("dialog").open`));
    const sent = () => page.evaluate("sent");
    await page.evaluate(`window.sent = [];
      document.querySelector("tilewright-board").addEventListener("tilewright-move", ({ detail }) => sent.push(detail.move))`);
    await focus("pass");
    for (let i = 0; i < 4; i++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    assert.deepEqual([await open(), await sent()], [true, []]);
    await page.keyboard.press("Enter");
    assert.deepEqual([await open(), await sent()], [false, []]);
    for (const passes of [1, 2]) {
      await page.locator("[data-action=pass]").click();
      await page.locator("dialog [part~=confirm]").click();
      await until(page, `sent.length === ${passes}`);
      assert.deepEqual((await sent()).at(-1), { type: "pass" });
    }
    await play("8F HOrN");
    await play("7F FAME");
    assert.equal((await sent()).length, 4);
    await focus("challenge");
    // Enter before a word is chosen sends nothing. Then the first word is chosen, and the third.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    assert.equal((await sent()).length, 4);
    if (!(await open())) await page.keyboard.press("Enter");
    for (const key of [" ", "Tab", "Tab", " ", "Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await until(page, "sent.length === 5");
    assert.deepEqual((await sent()).at(-1), { type: "challenge", words: [0, 2] });
    await page.close();
  },

  "a curtain: the focus goes from Play to it and on to the rack, and a key that is held down does not open it": async (
    browser,
    url,
  ) => {
    const page = await newPage(browser, url);
    const state = () =>
      page.evaluate(
        inBoard(`
      const { dataset } = root.activeElement;
      return [dataset.action ?? dataset.place, root.querySelectorAll("[data-place]").length, board.view.viewer];`),
      );
    await page.evaluate(inBoard(`board.curtain = true; root.querySelector("[data-action=reveal]").focus();`));
    assert.deepEqual(await state(), ["reveal", 0, 0]);
    await page.keyboard.press("Enter");
    assert.deepEqual(await state(), ["0", 6, 0]);
    await page.evaluate(
      inBoard(`
    root.querySelector("[part=field]").value = "8F HOrN";
    root.querySelector("[part~=lay]").click();
    root.querySelector("[data-action=finish]").focus();`),
    );
    for (let i = 0; i < 4; i++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    assert.deepEqual(await state(), ["reveal", 0, 1]);
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press("Enter");
    assert.deepEqual(await state(), ["0", 4, 1]);
    await page.close();
  },

  "the cursor shows after a key and not after a press, and its square says by an arrow where typed letters go": async (
    browser,
    url,
  ) => {
    const page = await newPage(browser, url);
    const shown = () =>
      page.evaluate(
        inBoard(`
      const typer = root.querySelector(".typer");
      const { borderTopColor, visibility } = getComputedStyle(typer);
      const arrow = getComputedStyle(typer, "::placeholder").opacity === "1" && typer.placeholder !== "";
      return [visibility === "visible" && borderTopColor !== "rgba(0, 0, 0, 0)", arrow];`),
      );
    const click = async (selector) => {
      const { x, y } = await page.evaluate(`spot(${JSON.stringify(selector)})`);
      await page.mouse.click(x, y);
    };
    assert.deepEqual(await shown(), [false, false], "at first");
    await page.keyboard.press("Tab");
    assert.deepEqual(await shown(), [true, true], "after Tab");
    await click("[data-place='0']");
    assert.deepEqual(await shown(), [false, false], "after a click on a tile");
    await click("[data-square='100']");
    assert.deepEqual(await shown(), [false, true], "after a click that laid it: the keys go on there");
    await click("[data-square='20']");
    assert.deepEqual(await shown(), [false, true], "after a click on a square");
    await page.keyboard.press("ArrowDown");
    assert.deepEqual(await shown(), [true, true], "after an arrow");
    await page.evaluate(
      inBoard(`board.view = { ...board.view, status: { kind: "over", turn: null, reason: "agreed", winners: [0] } };`),
    );
    assert.equal((await shown())[0], false, "when the game is over");
    await page.keyboard.press("ArrowDown");
    assert.equal((await shown())[0], false, "when the game is over, after a key");
    await page.close();
  },

  "the letters of a blank: arrows go to the letter beside it and to the row below or above, and no further": async (
    browser,
    url,
  ) => {
    const page = await newPage(browser, url, { viewport: { width: 390, height: 844 } });
    await page.evaluate(
      inBoard(`
      root.querySelector("[data-place][aria-label^=Blank]").click();
      root.querySelector("[data-square='112']").click();`),
    );
    const perRow = await page.evaluate(
      inBoard(`
      const tops = [...root.querySelectorAll("dialog [part~=letter]")].map((button) => button.offsetTop);
      return tops.filter((top) => top === tops[0]).length;`),
    );
    const order = await page.evaluate("board.view.ruleset.tileSet.letters.map(({ letter }) => letter)");
    const went = [];
    for (const arrow of ["Down", "Right", "Down", "Up", "Up", "Left"]) {
      await page.keyboard.press(`Arrow${arrow}`);
      went.push(order.indexOf(await page.evaluate(inBoard("return root.activeElement.value"))));
    }
    assert.ok(perRow > 1 && perRow < order.length, `${perRow} letters in a row`);
    const rows = went.map((index) => Math.floor(index / perRow));
    assert.deepEqual(
      [went.slice(0, 2), rows],
      [
        [0, 1],
        [0, 0, 1, 0, 0, 0],
      ],
    );
    assert.deepEqual(went.slice(4), [went[3], went[3] - 1], "the first row has none above it");
    await page.keyboard.press("Escape");
    await until(page, "board.draft.laid.length === 0"); // the blank is back on the rack
    await page.close();
  },

  "whoever goes out with a button has the focus on the log, where no button is left, and then on the result": async (
    browser,
    url,
  ) => {
    const page = await newPage(browser, url);
    const stands = (status) =>
      page.evaluate(
        inBoard(`
      board.view = { ...board.view, status: ${JSON.stringify(status)} };
      return [root.activeElement?.part.value, [...root.querySelectorAll("[part=buttons] > :not([hidden])")].length];`),
      );
    await page.evaluate(inBoard(`root.querySelector("[data-action=finish]").focus();`));
    assert.deepEqual(await stands({ kind: "last-challenge", turn: null, waitingFor: [1] }), ["log", 0]);
    assert.deepEqual(await stands({ kind: "over", turn: null, reason: "out", winners: [0] }), ["result", 0]);
    await page.close();
  },

  "the points of the play lie above the cursor, and above the mark of a drag": async (browser, url) => {
    const page = await newPage(browser, url);
    await page.evaluate("liven(board)");
    await page.keyboard.press("Tab");
    for (const key of ["h", "o", "n"]) await page.keyboard.press(key);
    const above = await page.evaluate(
      inBoard(`
      const order = [...root.querySelector(".frame").children];
      const points = order.findIndex((node) => node.querySelector("svg text") && node.ariaHidden && node !== order[0]);
      return points > Math.max(...[".cursor", ".over"].map((mark) => order.indexOf(root.querySelector(mark))));`),
    );
    assert.equal(above, true);
    await page.close();
  },

  "before its first view it keeps its place and shows nothing, and axe-core finds nothing": async (browser, url) => {
    const page = await newPage(browser, `${url}?later`);
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate("focused()"), null);
    const [before, shown, after] = await page.evaluate(
      inBoard(`
    const height = () => board.getBoundingClientRect().height;
    const seen = () => [...root.querySelectorAll("*")].filter((node) => node.checkVisibility({ visibilityProperty: true }));
    const before = height();
    const shown = seen().map((node) => node.className);
    show();
    return [before, shown, height()];`),
    );
    assert.deepEqual(shown, ["box"]);
    assert.equal(after, before);
    await page.close();
  },

  "axe-core finds nothing, in any state of the board": async (browser, url) => {
    for (const options of [
      { colorScheme: "light" },
      { colorScheme: "dark" },
      { viewport: { width: 320, height: 700 }, isMobile: true },
      { viewport: { width: 640, height: 400 } },
      { forcedColors: "active" },
    ]) {
      const page = await newPage(browser, url, options);
      await page.evaluate(`document.documentElement.style.colorScheme = "light dark"`);
      // What differs from one look to the next is the colours and the sizes: the first states show them all.
      await axeFindsNothing(page, JSON.stringify(options), options.colorScheme === "light" ? undefined : 3);
      await page.close();
    }
  },

  "hidden tiles: no letter of theirs is anywhere in the page, from move to move": async (browser, url) => {
    const page = await newPage(browser, `${url}?secrets`);
    for (let move = 0; move < 6; move++) {
      const { seen, secret, html, own } = await page.evaluate("secrets()");
      assert.ok(secret.length > 5 && own.length > 0, "there are secrets");
      assert.deepEqual(
        own.filter((letter) => !html.includes(letter)),
        [],
        "one's own tiles are shown",
      );
      assert.deepEqual(
        secret.filter((letter) => html.includes(letter)),
        [],
        `move ${move}: shown`,
      );
      assert.deepEqual(
        secret.filter((letter) => seen.includes(letter)),
        [],
        `move ${move}: held`,
      );
      await page.evaluate("play()");
    }
    assert.deepEqual(await page.evaluate("problems"), []);
    await page.close();
  },
};

export async function lookAtElement(browser, url) {
  for (const [name, look] of Object.entries(looks)) {
    await look(browser, url).catch((error) => {
      throw new Error(name, { cause: error });
    });
    console.log(`element: ${name}`);
  }
}

// <tilewright-board> on pages that make it hard: low windows, sandboxes, dialogs, frames, styles of the page; and people
// who let go of a tile where nobody sees it. Each case is what users of other boards have reported.
import { strict as assert } from "node:assert";
import { onBoard, spotOf } from "./element-drags.mjs";
import { rackTile, square, until } from "./element-game.mjs";

/** A page on which each case begins anew: `fresh` leaves nothing of the one before. */
const embedPage = (imports) => `<!doctype html><html lang="en"><title>embeds</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script>
window.problems = [];
addEventListener("error", ({ message }) => window.problems.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.problems.push(String(reason)));
</script>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import { applyMove, createGame, viewFor } from "tilewright";
import * as element from "tilewright/element";

Object.assign(window, element);
window.fresh = () => {
  const racks = [[..."HO?NSE"], [..."FAME"]];
  window.game = createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "embeds" });
  window.problems = [];
  for (const node of [document.documentElement, document.body])
    for (const name of node.getAttributeNames()) node.removeAttribute(name);
  document.body.style.margin = 0;
  const main = document.createElement("main");
  main.style.width = new URLSearchParams(location.search).get("width");
  document.body.replaceChildren(main);
  window.board = main.appendChild(document.createElement("tilewright-board"));
  board.style.height = "100dvh";
  window.show = (seat = game.status.turn) => (board.view = viewFor(game, seat));
  board.addEventListener("tilewright-move", ({ detail: { move } }) => {
    window.game = applyMove(game, move).state;
    show();
  });
  show();
  scrollTo(0, 0);
};
fresh();
window.ready = true;
</script>`;

/** The same in a frame that may run scripts, and submit no form. */
const sandboxPage = `<!doctype html><html lang="en"><title>sandbox</title><link rel="icon" href="data:,">
<iframe src="/embeds.html" sandbox="allow-scripts allow-same-origin" style="width:100%;height:600px;border:0"></iframe>`;

/** The pages of this test: path on the server -> text. */
export const embedPages = (imports) => ({ "/embeds.html": embedPage(imports), "/sandbox.html": sandboxPage });

/** What one does in a case, and asks of the page. */
function table(hands) {
  const spot = (selector) => hands.evaluate(spotOf(selector, hands.zooms));
  const run = (body) => hands.evaluate(onBoard(body));
  return {
    hands,
    run,
    spot,
    /** Waits until an expression is true in the page. */
    until: (expression) => until(hands, onBoard(`return ${expression};`), 5),
    click: async (selector) => hands.tap(await spot(selector)),
    /** Presses a tile, and moves it to a square. */
    lift: async (tile, over) => {
      await hands.step("press", await spot(rackTile(tile)));
      await hands.step("move", await spot(over));
    },
    /** The letters that are laid and where, how many tiles float, whether something is asked, and what went wrong. */
    state: () =>
      run(`
        const laid = board.draft?.laid.map(({ letter, row, col }) => (letter ?? "?") + (row + 1) + "ABCDEFGHIJKLMNO"[col]);
        const floating = root.querySelectorAll(".ghost").length;
        return [laid?.join(" ") ?? null, floating, root.querySelector("dialog").open, w.problems.join()].join("|");`),
  };
}

/** Runs in the page: puts the board into a part of the page, which is `box` then. */
const inside = (tag) => `
  const box = document.body.appendChild(document.createElement("${tag}"));
  box.append(document.querySelector("main"));`;

/** Tries a check again, as a page may need a frame or two. */
async function eventually(check) {
  const passes = () =>
    check().then(
      () => true,
      () => false,
    );
  for (const end = Date.now() + 3000; Date.now() < end && !(await passes()); )
    await new Promise((resolve) => setTimeout(resolve, 30));
  await check();
}

/** Whether two points of a page are the same, but for what is lost where squares are turned. */
const near = (found, expected, what) =>
  assert.ok(
    Math.hypot(found.x - expected.x, found.y - expected.y) < 6,
    `${what}: ${JSON.stringify([found, expected])}`,
  );

const untouched = "|0|false|";

/** Runs in the page: a panel beside the board, with a field and more than has room. */
const putBeside = `
  const panel = board.appendChild(document.createElement("section"));
  panel.slot = "beside";
  panel.append(document.createElement("input"), document.createElement("p"));
  panel.lastChild.style.height = "2000px";`;

const cases = {
  // A click never moves the page.
  "a click doesn't move a page whose board begins at its foot": {
    run: async ({ run, click, until }) => {
      await run(`
        const { bottom } = root.querySelector('${square("2D")}').getBoundingClientRect();
        document.body.style.paddingTop = innerHeight - 20 - bottom + "px";`);
      await click(square("2D"));
      await until('root.activeElement?.matches(".typer")');
      assert.deepEqual(await run("return [scrollY, board.draft.cursor.row, board.draft.cursor.col];"), [0, 1, 3]);
    },
  },
  "a click doesn't move a page back to where the cursor was": {
    run: async ({ hands, run, click, until }) => {
      await run('document.body.style.padding = "300px 0 1500px"; scrollTo(0, 290);');
      await click(square("2H"));
      await run(`
        root.activeElement?.blur();
        scrollBy(0, root.querySelector('${square("12D")}').getBoundingClientRect().top - 20);`);
      const before = await run("return scrollY;");
      await click(square("14D"));
      assert.equal(await run("return scrollY;"), before);
      await hands.press("n");
      await until("board.draft.laid[0]?.row === 13");
    },
  },
  "a board that was moved in its place stays where it is, whatever is pressed": {
    phone: true,
    run: async ({ hands, run, click, until }) => {
      await run('document.querySelector("main").style.width = "250px";');
      await until('root.querySelector(".scroll").style.cursor === "grab"');
      await run(`
        board.draft = { ...board.draft, cursor: { row: 0, col: 0 } };
        root.querySelector(".scroll").scrollTo(999, 999);`);
      await until('root.querySelector(".scroll").style.cssText.includes("--right: 0px")'); // it knows where it is
      const at = 'const { scrollLeft, scrollTop } = root.querySelector(".scroll"); return [scrollLeft, scrollTop];';
      const before = await run(at);
      await click(square("14N"));
      assert.deepEqual(await run(at), before, "tap");
      await until("board.draft.cursor.row === 13");
      for (const [hide, show] of [
        ["board.hidden = true", "board.hidden = false"],
        ['board.parentNode.style.display = "none"', 'board.parentNode.style.display = ""'],
        ["window.parent0 = board.parentNode; board.remove()", "window.parent0.append(board)"],
      ]) {
        await run(`${hide};`);
        await hands.evaluate("new Promise((done) => setTimeout(done, 100, 1))");
        await run(`${show};`);
        await eventually(async () => assert.deepEqual(await run(at), before, hide));
      }
    },
  },

  // The tile in the hand is the tile that is laid.
  "a drag ends where the tile in the hand has been laid by keys": {
    run: async ({ hands, run, click, lift, state, spot }) => {
      await click(square("8E"));
      await lift("S", square("4D"));
      await run('root.querySelector(".typer").focus();'); // the press has taken the focus to the rack
      await hands.press("s");
      assert.equal(await state(), "S8E|0|false|");
      await hands.step("release", await spot(square("4D")));
      assert.equal(await state(), "S8E|0|false|");
    },
  },
  "a drag ends where a new view has another tile at its place": {
    run: async ({ hands, run, click, lift, state, spot }) => {
      await click("[part=field]");
      await hands.press(..."8G HO", "Enter");
      await lift("N", square("4D"));
      await run(`
        w.show = ((show) => () => show(0))(w.show); // as on a server: each has a screen
        root.querySelector("[data-action=finish]").click();`);
      assert.equal(await state(), untouched);
      await hands.step("release", await spot(square("4D")));
      assert.equal(await state(), untouched);
    },
  },
  "a drag ends where another player's rack is shown": {
    run: async ({ hands, run, lift, state, spot }) => {
      await lift("E", square("4D"));
      await run("w.show(1);");
      assert.equal(await state(), untouched);
      await hands.step("release", await spot(square("4D")));
      assert.equal(await state(), untouched);
    },
  },
  "a drag goes on where a new view keeps the tile": {
    run: async ({ hands, run, lift, state, spot }) => {
      await lift("E", square("4D"));
      await run("w.show();");
      assert.equal(await state(), "|1|false|");
      await hands.step("release", await spot(square("4D")));
      assert.equal(await state(), "E4D|0|false|");
    },
  },

  // A drag always ends.
  "a drag ends whose button was let go behind an alert": {
    not: ["Firefox", "WebKit"], // their drivers answer alerts at once
    run: async ({ hands, lift, state, spot }) => {
      await lift("E", square("8H"));
      const closed = new Promise((resolve) => {
        hands.page.once("dialog", async (dialog) => {
          await hands.step("release", await spot0);
          resolve(dialog.accept());
        });
      });
      const spot0 = spot(square("8H"));
      await spot0;
      await hands.evaluate("void setTimeout(() => alert('Time is over'))");
      await closed;
      await hands.step("move", await spot(square("3J")));
      assert.equal(await state(), untouched);
      await hands.tap(await spot(square("3J")));
      assert.equal(await state(), untouched);
    },
  },
  "a drag ends with a second button": {
    not: ["WebKit"], // its driver takes the button for pressed from then on
    run: async ({ hands, run, lift, state, spot }) => {
      await run('addEventListener("contextmenu", (event) => event.preventDefault());'); // a menu would stay open
      await lift("E", square("8H"));
      await hands.step("press second", await spot(square("8H")));
      await hands.step("move", await spot(square("8J")));
      assert.equal(await state(), untouched);
      await hands.step("release", await spot(square("8J")));
      await hands.step("release second", await spot(square("8J")));
      assert.equal(await state(), untouched);
    },
  },
  "a drag ends with the board that is removed, and sends nothing": {
    run: async ({ hands, run, lift, spot }) => {
      const at = await spot(square("8J"));
      await lift("E", square("8H"));
      await hands.step("release");
      await hands.step("press", await spot(square("8H")));
      await hands.step("move", await spot(square("9J")));
      await run('w.sent = []; board.addEventListener("tilewright-draft", () => w.sent.push("draft")); board.remove();');
      await hands.step("move", { x: at.x + 9, y: at.y });
      await hands.step("release", at);
      assert.deepEqual(
        await run('return [w.sent, w.problems, board.draft.laid.length, !!root.querySelector(".ghost")];'),
        [[], [], 1, false],
      );
    },
  },
  "a tile can be dragged in something that can be dragged itself": {
    run: async ({ hands, run, lift, state }) => {
      await run(`
        const card = document.querySelector("main");
        card.draggable = true;
        card.ondragstart = () => w.problems.push("a card that waits for the end of its own drag");
        getSelection().selectAllChildren(document.body);`);
      await lift("E", square("8H"));
      await hands.step("release");
      assert.equal(await state(), "E8H|0|false|");
    },
  },

  // Questions belong to their board.
  "a question is closed with the board that is hidden, and the page goes on": {
    run: async ({ hands, run, lift, until, state }) => {
      await run(`
        ${inside("details")}
        box.open = true;
        box.before(Object.assign(document.createElement("button"), { id: "page", textContent: "page", style: "position:fixed;top:0;left:0;z-index:9" }));
        board.scrollIntoView({ block: "end" });
        w.clicks = 0;
        document.querySelector("#page").onclick = () => w.clicks++;`);
      const ways = [
        ["board.hidden = true", "board.hidden = false"],
        ['board.parentNode.style.display = "none"', 'board.parentNode.style.display = ""'],
        ['board.parentNode.style.visibility = "hidden"', 'board.parentNode.style.visibility = ""'],
        ['board.parentNode.style.contentVisibility = "hidden"', 'board.parentNode.style.contentVisibility = ""'],
        ['document.querySelector("details").open = false', 'document.querySelector("details").open = true'],
      ];
      for (const [i, [hide, show]] of ways.entries()) {
        await lift("?", square("8H"));
        await hands.step("release");
        await until('root.querySelector("dialog").open');
        await run(`${hide};`);
        await until('!root.querySelector("dialog").open').catch(() => assert.fail(`${hide}: open`));
        const at = await run(`
          const { x, y } = document.querySelector("#page").getBoundingClientRect();
          return { x: Math.round(x + 9), y: Math.round(y + 9) };`);
        await hands.tap(at);
        assert.equal(await run("return w.clicks;"), i + 1, hide);
        await run(`${show};`);
        await until("board.draft.laid.length === 0");
      }
      assert.equal(await state(), untouched);
    },
  },
  "a question is closed with the board that is moved, or removed and put back": {
    run: async ({ hands, run, lift, until, state, click }) => {
      for (const move of [
        "document.body.append(board)",
        "const old = board.parentNode; board.remove(); setTimeout(() => old.append(board), 50)",
      ]) {
        await lift("?", square("8H"));
        await hands.step("release");
        await until('root.querySelector("dialog").open');
        await run(`${move};`);
        await until('board.isConnected && !root.querySelector("dialog").open');
        await until("board.draft.laid.length === 0");
        await click("[data-action=pass]");
        await until('root.querySelector("dialog:modal") !== null');
        await hands.press("Escape");
        await until('!root.querySelector("dialog").open');
      }
      assert.equal(await state(), untouched);
    },
  },
  "a question that the end of the game closes hands the focus to the result": {
    run: async ({ hands, run, lift, until }) => {
      await lift("?", square("8H"));
      await hands.step("release");
      await until('root.querySelector("dialog").open');
      await run(
        'board.view = { ...board.view, status: { kind: "over", turn: null, reason: "agreed", winners: [0] } };',
      );
      await until('!root.querySelector("dialog").open && root.activeElement?.part.value === "result"');
    },
  },
  "in a sandbox without forms everything can be answered, laid and sent": {
    page: "/sandbox.html",
    run: async ({ hands, lift, until, click, state }) => {
      await lift("?", square("8H"));
      await hands.step("release");
      await click("dialog button[value=R]");
      await until('board.draft.laid[0]?.letter === "R"');
      await click("[data-action=takeBack]");
      await lift("?", square("8H"));
      await hands.step("release");
      await click("dialog [part~=cancel]");
      await until("board.draft.laid.length === 0");
      await click("[part=field]");
      await hands.press(..."8G HON", "Enter");
      await until("board.draft.laid.length === 3");
      await click("[data-action=takeBack]");
      await click("[part=field]");
      await hands.press(..."8G HON");
      await click("[part~=lay]");
      await until("board.draft.laid.length === 3");
      await click("[data-action=pass]");
      await click("dialog [part~=confirm]");
      await until('w.game.history.at(-1)?.type === "passed"');
      assert.equal(await state(), untouched);
    },
  },

  // Escape is used up exactly when the board did something with it.
  "Escape takes a drag back and leaves the page's dialog open, and with nothing to take back it closes it": {
    run: async ({ hands, run, lift, click, until, state, spot }) => {
      await run(`${inside("dialog")} box.showModal();`);
      await lift("E", square("8H"));
      await hands.press("Escape");
      assert.equal(await state(), untouched);
      await hands.step("release", await spot(square("8H")));
      await until('document.querySelector("dialog").open');
      await lift("E", square("8H"));
      await hands.step("release");
      await until("board.draft.laid.length === 1");
      await hands.press("Escape");
      await until("board.draft.laid.length === 0");
      await click("[data-action=pass]");
      await until('root.querySelector("dialog").open');
      await hands.press("Escape");
      await until('!root.querySelector("dialog").open');
      assert.equal(await run('return document.querySelector("dialog").open;'), true);
      await click(square("6F"));
      await hands.press("Escape");
      await until('!document.querySelector("dialog").open');
    },
  },
  "Escape takes a drag back and leaves a popover open": {
    run: async ({ hands, run, lift, state }) => {
      await run(`${inside("div")} box.popover = "auto"; box.showPopover();`);
      await lift("E", square("8H"));
      await hands.press("Escape");
      assert.equal(await run('return root.host.closest(":popover-open") !== null;'), true);
      await hands.step("release");
      assert.equal(await state(), untouched);
    },
  },
  "attributes of the page are not taken for squares, places and buttons": {
    run: async ({ hands, run, lift, state }) => {
      for (const data of ["square=e4", "square=5", "place=3", "action=pass"]) {
        const [name, value] = data.split("=");
        await run(`document.body.dataset.${name} = "${value}"; document.body.style.paddingLeft = "60px";`);
        const rack = await run("return board.draft.rack.join();");
        await lift("E", square("8H"));
        await hands.step("move", { x: 5, y: 300 });
        await hands.step("release", { x: 5, y: 300 });
        assert.equal(await state(), untouched, data);
        assert.equal(await run("return board.draft.rack.join();"), rack, data);
        await run(`delete document.body.dataset.${name};`);
      }
    },
  },

  // Any geometry.
  ...Object.fromEntries(
    [
      ["zoomed to 150 %", 'document.documentElement.style.zoom = "1.5";'],
      ["zoomed to 60 %", 'document.documentElement.style.zoom = ".6";'],
      ["scaled to 60 %", 'document.querySelector("main").style.scale = ".6";'],
      ["turned by 20 degrees", 'document.querySelector("main").style.rotate = "20deg";', true],
      ["in perspective", 'document.querySelector("main").style.transform = "perspective(900px) rotateY(30deg)";', true],
    ].map(([how, style, isTurned = false]) => [
      `the tile in the hand, the mark and the glides are at their places on a page that is ${how}`,
      {
        run: async ({ hands, run, lift, until, spot, state }) => {
          await run(`${style} document.querySelector("main").style.maxWidth = "560px"; w.liven(board);`);
          await run('board.scrollIntoView({ block: "end" });');
          const at = await spot(square("11H"));
          const wide = await run(`return root.querySelector('${rackTile("E")}').getBoundingClientRect().width;`);
          await lift("E", square("11H"));
          for (const [node, what] of [
            [".ghost", "tile"],
            [".over", "mark"],
          ])
            await eventually(async () => near(await spot(node), at, what));
          if (!isTurned) {
            const ghost = await run('return root.querySelector(".ghost > *").getBoundingClientRect().width;');
            assert.ok(Math.abs(ghost - wide) < 2, `as large as the tile: ${ghost}, ${wide}`);
          }
          await hands.step("release", at);
          await until("board.draft.laid.length === 1");
          // A tile that is taken back glides to the rack; the last thing seen of it is at its place there.
          const end = await run(`
            const place = root.querySelectorAll(".rack:not(.ghost) [data-place]")[board.draft.laid[0].from];
            const { x, y, width, height } = place.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };`);
          const glide = await run(`
            root.querySelector("[data-action=takeBack]").click();
            const flying = root.querySelector("[popover]");
            for (const animation of flying.getAnimations()) { animation.pause(); animation.currentTime = 159; }
            const { x, y, width, height } = flying.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };`);
          near(glide, end, "glide");
          assert.equal(await state(), untouched);
        },
      },
    ]),
  ),
  "the mark stays under a pointer while the page is scrolled": {
    not: ["Firefox", "WebKit"], // a wheel is in the hands of Chromium alone
    run: async ({ hands, run, lift, until }) => {
      await run('w.liven(board); document.body.style.padding = "300px 0 900px"; scrollTo(0, 300);');
      await lift("E", square("8H"));
      await hands.page.mouse.wheel(0, 80);
      await until("scrollY === 380");
      await until(`(() => {
        const mark = root.querySelector(".over").getBoundingClientRect();
        const ghost = root.querySelector(".ghost").getBoundingClientRect();
        const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
        return mark.x <= x && x <= mark.right && mark.y <= y && y <= mark.bottom;
      })()`);
    },
  },

  // Any order.
  "properties that were set before the script came are taken over": {
    run: async ({ run }) => {
      const found = await run(`
        const { draft } = board;
        const late = document.createElement("late-board");
        late.draft = { ...draft, laid: [{ row: 7, col: 7, letter: "H", blank: false, from: draft.rack.indexOf("H") }] };
        late.view = board.view;
        const none = document.createElement("late-board");
        none.view = undefined;
        none.draft = undefined;
        document.body.append(late, none);
        w.defineBoard("late-board");
        const lies = late.draft.laid.length + " " + late.shadowRoot.querySelectorAll(".mine").length;
        late.draft = { ...late.draft, laid: [] };
        none.draft = { ...draft, cursor: { row: 1, col: 1 } };
        none.view = board.view;
        return [lies, late.draft.laid.length, Object.hasOwn(late, "draft"), none.draft.cursor.row, w.problems];`);
      assert.deepEqual(found, ["1 1", 0, false, 1, []]);
    },
  },
  "a board that is moved to another document looks and plays as before": {
    run: async ({ hands, run, lift, until }) => {
      await run(`
        w.liven(board);
        const frame = document.body.appendChild(document.createElement("iframe"));
        frame.style.cssText = "width:100%;height:640px";
        document.querySelector("main").style.display = "none";
        frame.contentDocument.body.append(board);`);
      await until('w !== top && getComputedStyle(root.querySelector(".grid")).display === "grid"');
      await lift("E", square("8H"));
      assert.equal(await run('return getComputedStyle(root.querySelector(".over")).visibility;'), "visible");
      await hands.step("release");
      await until("board.draft.laid.length === 1");
      await hands.press("Tab");
      await run('root.querySelector(".typer").focus();');
      await hands.press("h");
      await until("board.draft.laid.length === 2");
      assert.equal(await run('return root.querySelectorAll(".ghost").length;'), 0);
    },
  },

  // What a page inherits, and boards that are only read.
  "styles of the page's text don't reach the board": {
    run: async ({ run }) => {
      const page = {
        whiteSpace: "nowrap",
        letterSpacing: "8px",
        wordSpacing: "9px",
        textIndent: "30px",
        textTransform: "uppercase",
        textShadow: "1px 1px red",
        textAlignLast: "justify",
        writingMode: "vertical-rl",
        textAlign: "right",
        wordBreak: "break-all",
      };
      const styles = `
        const parts = ["[part=log]", "dialog", ".rack text", "[part=label]"].map((part) => root.querySelector(part));
        const names = ${JSON.stringify(Object.keys(page))};
        return parts.map((part) => names.map((name) => getComputedStyle(part)[name]).join("|"));`;
      const before = await run(styles);
      await run(`Object.assign(document.body.style, ${JSON.stringify(page)});`);
      assert.deepEqual(await run(styles), before);
    },
  },
  "tiles of a board that is only read can't be picked up, and let a swipe scroll": {
    phone: true,
    not: ["Firefox"], // its driver's fingers don't scroll
    run: async ({ hands, run, state, spot, until }) => {
      await run('board.setAttribute("readonly", ""); document.body.style.paddingBottom = "900px";');
      const from = await spot(rackTile("E"));
      await hands.step("press", from);
      for (let i = 1; i <= 8; i++) await hands.step("move", { x: from.x, y: from.y - 20 * i });
      assert.equal(await state(), untouched);
      await hands.step("release", { x: from.x, y: from.y - 160 });
      if (hands.page !== undefined) await until("scrollY > 100");
      assert.notEqual(await run(`return getComputedStyle(root.querySelector('${rackTile("E")}')).cursor;`), "grab");
    },
  },
  // What a page puts into the slot `beside`.
  "what stands beside the board has the room between players and buttons": {
    run: async ({ hands, run, state, until }) => {
      await run('root.querySelector(".typer").focus();');
      await hands.press("h");
      await until("board.draft.laid.length === 1");
      const laid = await state();
      const size = 'root.querySelector(".frame").getBoundingClientRect().width';
      const before = await run(`return ${size};`);
      await run(`${putBeside} panel.firstChild.focus(); root.querySelector(".cursor").classList.remove("keyed");`);
      const places = `
        const of = (node) => node.getBoundingClientRect();
        const [players, buttons] = ["players", "buttons"].map((part) => of(root.querySelector("[part=" + part + "]")));
        const panel = of(board.querySelector("section"));
        return [panel.top >= players.bottom, panel.bottom <= buttons.top, panel.height > 200, ${size} >= ${before}].join();`;
      await eventually(async () => assert.equal(await run(places), "true,true,true,true"));
      // Its keys are not the board's.
      for (const key of ["x", "Escape", "ArrowDown"]) await hands.press(key);
      assert.equal(await state(), laid);
      assert.ok(!(await run('return root.querySelector(".cursor").classList.contains("keyed");')));
    },
  },
  "where there is no room beside the board, it stands below the buttons": {
    phone: true,
    run: async ({ run }) => {
      const size = 'root.querySelector(".frame").getBoundingClientRect().width';
      const before = await run(`return ${size};`);
      await run(`${putBeside} panel.style.height = "44px"; panel.style.overflow = "hidden";`);
      const places = `
        const of = (node) => node.getBoundingClientRect();
        const panel = of(board.querySelector("section"));
        const isBelow = panel.top >= of(root.querySelector("[part=buttons]")).bottom;
        return [isBelow, panel.bottom <= innerHeight, ${size} >= ${before}].join();`;
      await eventually(async () => assert.equal(await run(places), "true,true,true"));
    },
  },
};

/** Runs all cases in a browser, those on one page one after the other. `only`: those whose title has it. */
export async function embedBoards(name, open, origin, only = "") {
  const wanted = Object.entries(cases).filter(([title, { not = [] }]) => !not.includes(name) && title.includes(only));
  const failed = [];
  for (const [path, isPhone] of [
    ["/embeds.html", false],
    ["/embeds.html", true],
    ["/sandbox.html", false],
  ]) {
    const begin = async () => {
      const hands = await open(origin + path, isPhone);
      await until(hands, "(window.fresh ? window : frames[0])?.ready === true");
      return hands;
    };
    let hands = await begin();
    for (const [title, { page = "/embeds.html", phone = false, run }] of wanted) {
      if (page !== path || phone !== isPhone) continue;
      await hands.evaluate("void (window.fresh ? window : frames[0]).fresh()");
      try {
        await run(table(hands));
      } catch (error) {
        failed.push(`${name}: ${title}: ${error.message}`);
        await hands.close(); // what is still pressed would be in the next case
        hands = await begin();
      }
    }
    await hands.close();
  }
  assert.deepEqual(failed, []);
  console.log(`element in ${name}: ${wanted.length} pages that make it hard`);
}

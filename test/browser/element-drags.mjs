// Drags of tiles on <tilewright-board> with real pointers: one after the other, without a click between them, as people
// make them. `run.mjs --drags` tries every situation in every browser, and prints a table.
import { strict as assert } from "node:assert";
import { until } from "./element-game.mjs";

/** What is done to the page before the first drag. The last one is another page. */
const situations = {
  plain: "",
  "text selected": "getSelection().selectAllChildren(document.body)",
  zoomed: 'document.documentElement.style.zoom = "1.25"',
  scrolled: 'document.body.style.padding = "300px 0"; scrollTo(0, 250)',
  "right to left": 'document.documentElement.dir = "rtl"',
  "in a dialog": `const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.style.cssText = "width:300px;padding:4px";
    dialog.append(document.querySelector("main"));
    dialog.showModal()`,
  "in something draggable": 'document.querySelector("main").draggable = true',
  "user-select: all": 'document.body.style.userSelect = "all"; document.body.style.webkitUserSelect = "all"',
  "in an iframe": "",
};

/** A page with the other one in a frame. */
export const framePage = `<!doctype html><html lang="en"><title>frame</title><link rel="icon" href="data:,">
<p>A board in a frame:</p>
<iframe src="/drags.html?seven" style="width:100%;height:560px;border:0"></iframe>`;

/** Runs in the page: `w` is the window of the board, and `board` and `root` the board and its shadow tree. */
export const onBoard = (body) => `(() => {
  const board = window.board ?? frames[0].board;
  const w = board.ownerDocument.defaultView;
  const root = board.shadowRoot;
  ${body}
})()`;

/**
 * The middle of what a selector finds, in the window, wherever it is scrolled. `zooms`: in this browser boxes are in
 * pixels of a zoomed page, and pointers are not.
 */
export const spotOf = (selector, zooms) =>
  onBoard(`
  const zoom = ${zooms === true} ? Number(document.documentElement.style.zoom || 1) : 1;
  const { x, y, width, height } = root.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
  const frame = w.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x: Math.round(zoom * (frame.x + x + width / 2)), y: Math.round(zoom * (frame.y + y + height / 2)) };`);

const stateOf = onBoard(`
  const { laid, rack } = board.draft;
  const lies = laid.map(({ row, col, from }) => from + " on " + (row * 15 + col)).sort();
  const floating = root.querySelectorAll(".ghost").length;
  return JSON.stringify([rack.join(""), lies, floating]);`);

const tile = (place) => `.rack:not(.ghost) [data-place="${place}"]`;
const square = (index) => `[data-square="${index}"]`;
/** Somewhere that is not on the board: the corner of the page. */
const outside = null;

/** One drag of each kind: from where, to where, and what has changed then of the rack and of the tiles on the board. */
const round = (at) => [
  ["rack to square", tile(0), square(at), { 0: at }],
  ["laid tile to square", square(at), square(at + 17), { 0: at + 17 }],
  ["rack to square", tile(4), square(at + 2), { 0: at + 17, 4: at + 2 }],
  ["laid tile to the rack", square(at + 17), tile(6), { 4: at + 2 }],
  ["laid tile to outside", square(at + 2), outside, {}],
  ["rack to outside", tile(5), outside, {}],
  ["rack to rack", tile(0), tile(2), {}, [1, 2, 0, 3, 4, 5, 6]],
];

/** Drags in a row, and gives how many drags have arrived, how many there were, and which was the first that did not. */
async function dragRounds(hands, pointer, rounds) {
  let letters = JSON.parse(await hands.evaluate(stateOf))[0];
  let [arrived, total, first] = [0, 0, null];
  for (let i = 0; i < rounds; i++)
    for (const [kind, from, to, lies, order] of round(93 + (i % 3))) {
      const start = await hands.evaluate(spotOf(from, hands.zooms));
      const end = to === outside ? hands.outside : await hands.evaluate(spotOf(to, hands.zooms));
      if (order !== undefined) letters = order.map((place) => letters[place]).join("");
      const tiles = Object.entries(lies).map(([place, index]) => `${place} on ${index}`);
      const expected = JSON.stringify([letters, tiles.sort(), 0]);
      await hands.drag(start, end, pointer);
      total++;
      const there = await until(hands, `${stateOf} === ${JSON.stringify(expected)}`, 2).then(
        () => true,
        () => false,
      );
      if (there) arrived++;
      else {
        first ??= `${kind}: ${await hands.evaluate(stateOf)}`;
        // From here on everything is as if it had arrived.
        await hands.evaluate(
          onBoard(`
          const { rack } = board.draft;
          const laid = Object.entries(${JSON.stringify(lies)}).map(([place, index]) => {
            const [letter, square] = [rack[place], { row: Math.floor(index / 15), col: index % 15 }];
            return { ...square, letter, blank: false, from: Number(place) };
          });
          board.draft = { ...board.draft, rack: [...${JSON.stringify(letters)}], laid };`),
        );
      }
    }
  return { arrived, total, first };
}

/** Drags in one situation with one pointer. */
async function dragIn(open, origin, pointer, situation, rounds) {
  const framed = situation === "in an iframe";
  const hands = await open(`${origin}${framed ? "/frame.html" : "/drags.html?seven"}`, pointer === "touch");
  await until(hands, "(frames[0] ?? window).ready === true");
  await hands.evaluate(`(() => { ${situations[situation]} })()`);
  // From the board to the rack at its foot is as far as a tile goes: both must be in the window.
  await hands.evaluate(onBoard('board.scrollIntoView({ block: "end" });'));
  const result = await dragRounds(hands, pointer, rounds);
  await hands.close();
  return result;
}

/** Drags with each pointer of a browser: `rounds` times with the first, twice with the others. All must arrive. */
export async function dragTiles(name, open, origin, pointers, rounds) {
  for (const [i, pointer] of pointers.entries()) {
    const { arrived, total, first } = await dragIn(open, origin, pointer, "plain", i === 0 ? rounds : 2);
    assert.equal(arrived, total, `${name}, ${pointer}: ${arrived} of ${total} drags have arrived; ${first}`);
    console.log(`element in ${name}: ${total} drags by ${pointer}, one after the other`);
  }
}

/** Every situation with each pointer of a browser, as rows of a table. Gives how many drags have not arrived. */
export async function dragEverywhere(name, open, origin, pointers) {
  let lost = 0;
  for (const situation of Object.keys(situations))
    for (const pointer of pointers) {
      const { arrived, total, first } = await dragIn(open, origin, pointer, situation, 3);
      console.log(`| ${name} | ${pointer} | ${situation} | ${arrived} of ${total} | ${first ?? ""} |`);
      lost += total - arrived;
    }
  return lost;
}

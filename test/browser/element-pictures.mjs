// <tilewright-board> as it looks, in Chromium, against approved images: every state of it, in windows of five sizes, light
// and dark, on boards of three sizes. `--update` writes the images anew: look at each before you commit it.
import { strict as assert } from "node:assert";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../package/unpack.mjs";
import { screens } from "./element-fit.mjs";
import { approve, pinned } from "./pictures.mjs";

const approved = join(root, "test/browser/approved");

/** The page: a board alone, with a game that each picture takes to its state. */
export const picturePage = (imports) => `<!doctype html><html lang="en"><title>pictures</title>
<link rel="icon" href="data:,">
<style>
${pinned(400)}
${pinned(600)}
:root { color-scheme: light dark; background: light-dark(#fbfaf6, #17191d); color: light-dark(#1d2430, #e9e6dc); }
body { margin: 0; }
tilewright-board { height: 100dvh; --tilewright-font: pinned; }
</style>
<body></body>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import * as tilewright from "tilewright";
import "tilewright/element";
import { layout11, layout21, standardLayout } from "tilewright/layouts";
import { germanMessages } from "tilewright/messages/german";
import { finishLine, us2021 } from "tilewright/rulesets";
import { hebrew } from "tilewright/tile-sets";

const { applyMove, applyRuling, createGame, defineLayout, defineRuleset, unwrap, viewFor } = tilewright;
let board;
const at = (selector) => board.shadowRoot.querySelector(selector);
let game;
let middle;
const show = () => {
  board.view = viewFor(game, game.status.turn ?? game.status.waitingFor?.[0] ?? 0);
};
const make = ({ detail: { move } }) => {
  const result = applyMove(game, move, { by: board.view.viewer });
  if (!result.ok) return board.refuse(result.violations);
  game = result.state;
  show();
};
/** Lays tiles from a square that lies so many rows and columns from the middle. */
const lay = (word, down, right) => {
  at("[part=field]").value = middle.row + down + 1 + String.fromCharCode(65 + middle.col + right) + " " + word;
  at("[part~=lay]").click();
};
const press = (action) => at("[data-action=" + action + "]").click();
const tap = (place) => at("[data-place='" + place + "']").click();
const play = (word, down, right) => {
  lay(word, down, right);
  press("finish");
};
const holed = defineLayout({ rowsOfSquares: Array.from({ length: 15 }, (_, i) => (i % 6 === 2 ? "..#.=.....'..#." : "....'..-..=....")), legend: standardLayout.legend });
const layouts = { 11: layout11, 15: standardLayout, 21: layout21, holed };

window.states = {
  first: () => {},
  laid: () => lay("HORN", 0, -2),
  refused: () => {
    lay("HORN", -2, -2);
    press("finish");
  },
  exchange: () => {
    press("exchange");
    tap(0);
    tap(3);
  },
  played: () => play("HORN", 0, -2),
  challenge: () => {
    play("HORN", 0, -2);
    play("FAME", -1, -2);
    press("challenge");
  },
  pass: () => press("pass"),
  blank: () => {
    press("sort");
    tap(6);
    at("[data-square='" + (middle.row * game.ruleset.layout.cols + middle.col) + "']").click();
  },
  last: () => play("HORN", 0, -2),
  over: () => {
    play("HORN", 0, -2);
    game = unwrap(applyRuling(game, { type: "end", reason: "agreed" })).state;
    show();
  },
  curtain: () => {
    board.curtain = true;
  },
  none: () => {
    board.view = null;
  },
};
/** Puts a new board on the page, with the game at its beginning. */
window.begin = ({ layout = 15, players = ["Ann", "Ben"], language, letters, theme, target }) => {
  board = document.createElement("tilewright-board");
  document.body.replaceChildren(board);
  board.addEventListener("tilewright-move", make);
  if (theme) board.setAttribute("theme", theme);
  const tileSet = letters === "hebrew" ? hebrew : us2021.tileSet;
  const own = { layout: layouts[layout], tileSet, players: { min: 1, max: 16 } };
  const ruleset = defineRuleset(us2021, own, ...(target ? [finishLine({ target })] : []));
  const tiles = letters === "hebrew" ? [...hebrew.letters].slice(0, 7).map(({ letter }) => letter) : [..."HORN?EA"];
  const racks = players.map((_, seat) => [tiles, [..."FAMESTI"]][letters && seat ? 2 : seat] ?? []);
  game = createGame({ players, ruleset, racks, first: 0, seed: "pictures" });
  middle = ruleset.layout.starts[0];
  if (language === "german") board.messages = germanMessages;
  show();
};
window.ready = true;
</script>`;

const many = { players: Array.from({ length: 16 }, (_, i) => `Player number ${i + 1} with a long name`) };
const [laptop, , phone, lying, zoomed] = screens;
const small = [320, 568];

/** Each picture: the state, the window, and what else is not as usual. Names of files are made of these. */
const pictures = [
  ...screens.map((screen) => ["laid", screen]),
  ...[laptop, phone, lying, zoomed].map((screen) => ["refused", screen, { dark: true }]),
  ...[laptop, phone, lying, zoomed].map((screen) => ["first", screen, { layout: 21 }]),
  ["played", laptop, { layout: 11 }],
  ["played", phone, { layout: 11, dark: true }],
  ["exchange", phone],
  ["challenge", zoomed],
  ["challenge", phone, { dark: true }],
  ["pass", lying],
  ["blank", phone],
  ["over", phone, { dark: true }],
  ["over", laptop],
  ["last", lying, { target: 10 }],
  ["last", phone, { target: 10, dark: true }],
  ["first", small],
  ["laid", small, { dark: true }],
  ["curtain", phone],
  ["curtain", lying, { dark: true }],
  ["none", phone],
  ["laid", laptop, { theme: "contrast" }],
  ["played", phone, { forced: true }],
  ["laid", phone, { ...many, dark: true }],
  ["refused", zoomed, { language: "german" }],
  ["first", phone, { letters: "hebrew" }],
  ["laid", phone, { layout: "holed" }],
];

function nameOf([state, [width, height], { dark, layout, theme, forced, players, language, letters } = {}]) {
  const unusual = [layout, theme, language, letters, dark && "dark", forced && "forced", players && "many"];
  return [state, `${width}x${height}`, ...unusual.filter(Boolean)].join("-");
}

export async function compareElement(browser, url, update) {
  mkdirSync(approved, { recursive: true });
  const blank = await browser.newPage();
  /** A page for each way in which a browser colours. */
  const pages = new Map();
  const odd = [];
  const pageFor = async (colorScheme, forcedColors) => {
    const page = await browser.newPage({ colorScheme, forcedColors });
    page.on("pageerror", (error) => odd.push(String(error)));
    await page.goto(url);
    await page.waitForFunction("window.ready === true");
    return page;
  };
  for (const picture of pictures) {
    const [state, [width, height], { dark, forced, ...begin } = {}] = picture;
    const colors = [dark ? "dark" : "light", forced ? "active" : "none"];
    const page = pages.get(colors.join()) ?? (await pageFor(...colors));
    pages.set(colors.join(), page);
    await page.setViewportSize({ width, height });
    await page.evaluate(
      ([state, begin]) => {
        window.begin(begin);
        window.states[state]();
        return document.fonts.ready.then(() => {});
      },
      [state, begin],
    );
    await approve(blank, await page.screenshot(), join(approved, `${nameOf(picture)}.png`), update);
  }
  assert.deepEqual(odd, []);
  for (const page of [blank, ...pages.values()]) await page.close();
  console.log(`element: ${pictures.length} pictures as they were approved`);
}

// The page on which <tilewright-board> is tried, and the game that is played there. The player on turn is always shown.
// There is no bag: whoever lays all tiles is out. It is served with the policy that docs/security.md names: the browser
// would tell of anything that is loaded from elsewhere, and of any text that becomes nodes.

export const elementPage = (imports) => `<!doctype html><html lang="en"><title>element</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<main><h1>Play</h1><tilewright-board></tilewright-board></main>
<script>
window.problems = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
  window.problems.push([violatedDirective, blockedURI, sample].join(" ")));
addEventListener("error", ({ message }) => window.problems.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.problems.push(String(reason)));
</script>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import { applyMove, createGame, defineRuleset, defineTileSet, viewFor } from "tilewright";
import { createClock, startClock } from "tilewright/clock";
import * as element from "tilewright/element";
import { layout11, layout21, standardLayout } from "tilewright/layouts";
import { us2021 } from "tilewright/rulesets";

const options = new URLSearchParams(location.search);
const letters = [["A", 1, 1], ["E", 1, 2], ["F", 4, 1], ["H", 4, 1], ["M", 3, 1], ["N", 1, 1], ["O", 1, 1], ["S", 1, 1]];
const tileSet = defineTileSet({ id: "few", letters: [...letters, ["R", 1, 0]], blanks: { count: 1, points: 0 } });
const layout = { 11: layout11, 21: layout21 }[options.get("layout")] ?? standardLayout;
const ruleset = defineRuleset(us2021, { tileSet, layout });
const racks = [["H", "O", "?", "N", "S", "E"], ["F", "A", "M", "E"]];
window.game = createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "page" });
if (options.has("secrets")) {
  // Each tile has a letter of its own, which stands nowhere else: wherever it is found, it is that tile.
  const own = Array.from({ length: 40 }, (_, i) => [String.fromCodePoint(0xa000 + i), 1, 1]);
  const secrets = defineTileSet({ id: "secrets", letters: own, blanks: { count: 0, points: 0 } });
  const rules = defineRuleset(us2021, { tileSet: secrets });
  window.game = createGame({ players: ["Ann", "Ben"], ruleset: rules, first: 0, seed: "page" });
}
if (options.has("seven")) {
  const rack = [..."HORNEAT"];
  window.game = createGame({ players: ["Ann", "Ben"], ruleset: defineRuleset(us2021, { layout }), racks: [rack, rack], first: 0 });
}
if (options.has("moves")) {
  const racks = [[..."AEIOUNT"], [..."CO?DSER"]];
  window.game = createGame({ players: ["Ann", "Ben"], ruleset: us2021, racks, first: 0, seed: "moves" });
}
Object.assign(window, element);
element.defineTurns();
element.defineUnseen();
element.defineClock();
const board = document.querySelector("tilewright-board");
window.board = board;
const root = board.shadowRoot;
// As narrow as a telephone, in a browser whose window cannot be.
document.querySelector("main").style.width = options.get("width");
if (options.has("alone")) {
  document.querySelector("h1").remove();
  document.body.style.margin = 0;
  board.style.height = "100dvh";
}

window.plays = ${JSON.stringify(plays.map(({ text }) => text))};

const said = root.querySelector("[role=status]");
window.said = [];
new MutationObserver(() => window.said.push(said.textContent.trim())).observe(said, { childList: true, subtree: true });
window.show = (seat = game.status.turn ?? game.status.waitingFor?.[0] ?? 0) => {
  board.view = viewFor(game, seat);
};
board.addEventListener("tilewright-move", ({ detail: { move, at } }) => {
  const result = applyMove(game, move, { by: board.view.viewer, at, dictionary: new Set(["CONED", "CONEDS", "TO", "OO"]) });
  if (!result.ok) return board.refuse(result.violations);
  window.game = result.state;
  show();
});

/** Where a part of the board is in the window, scrolled to where it can be seen. */
window.spot = (selector) => {
  const node = root.querySelector(selector);
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};
/** The button that has the focus, an empty text for another part of the board, \`null\` for the page. */
window.focused = () => (root.activeElement === null ? null : (root.activeElement.dataset.action ?? ""));
/** What the board holds and shows that its viewer must not see: nothing. */
window.leaks = () => {
  const { viewer, players, bag } = board.view;
  const piles = [bag, ...players.filter((_, seat) => seat !== viewer).map(({ rack }) => rack)];
  const shown = [...root.querySelectorAll("[data-place]")].map((tile) => tile.querySelector("text").textContent || "?");
  const own = window.game.players[viewer].rack.tiles;
  return [...piles.flatMap(({ tiles }) => tiles), ...shown.filter((tile) => !own.includes(tile))];
};
/** The tiles that the viewer sees and those that are secret, with all that the page holds and shows. */
window.secrets = () => {
  const { viewer } = board.view;
  const { players, bag } = window.game;
  const other = players[1 - viewer].rack.tiles;
  const { ruleset, ...held } = board.view;
  const html = document.documentElement.getHTML({ shadowRoots: [root] });
  const seen = JSON.stringify([held, board.draft]);
  return { own: players[viewer].rack.tiles, secret: [...other, ...bag.tiles], html, seen };
};
/** Makes the next play of such a game with taps: each goes on where the last ended. */
window.play = () => {
  const from = window.game.board.findLastIndex((tile) => tile !== null) + 1 || 112;
  for (const [i, square] of (from === 112 ? [112, 113] : [from]).entries()) {
    root.querySelector('[data-place="' + i + '"]').click();
    root.querySelector('[data-square="' + square + '"]').click();
  }
  const { length } = window.game.history;
  root.querySelector("[data-action=finish]").click();
  if (window.game.history.length === length) window.problems.push(said.textContent);
};
/** What events have carried besides the tiles on the board: nothing. A move is for the page of its player. */
window.leaked = [];
for (const name of ["before-draft", "draft", "view"])
  document.addEventListener("tilewright-" + name, ({ detail }) => {
    const { placements = [], ...rest } = detail ?? {};
    const known = placements.every((tile) => Object.keys(tile).sort().join() === "blank,col,letter,row");
    if (Object.keys(rest).length > 0 || !known) window.leaked.push(JSON.stringify(detail));
    if (name === "draft" && placements.length !== board.draft.laid.length) window.leaked.push(JSON.stringify(detail));
  });
/** The other player lays seven tiles. */
window.sevenTiles = () => {
  const { row, col } = window.game.ruleset.layout.starts[0];
  const placements = [..."HORNEAT"].map((letter, i) => ({ row, col: col - 3 + i, letter }));
  window.game = applyMove(window.game, { type: "play", placements }, { by: 0 }).state;
  board.view = viewFor(window.game, 1);
};
/** Puts boards on the page with all that can be added to one, shows a turn, and takes them away: every second as is. */
window.addAndRemove = (count) => {
  for (let i = 0; i < count; i++) {
    const added = document.createElement("tilewright-board");
    document.body.append(added);
    added.view = viewFor(window.game, 0);
    const stop = element.liven(added);
    const end = element.preparePlays(added);
    element.showMarks(added, { squares: [{ row: 1, col: 1 }] });
    const panels = ["turns", "unseen", "clock"].map((name) => document.createElement("tilewright-" + name));
    for (const panel of panels) {
      document.body.append(panel);
      panel.view = added.view;
      if ("clock" in panel) panel.clock = startClock(createClock({ game: 60 }, 2), 0, Date.now());
    }
    added.draft = { ...added.draft, laid: [{ row: 7, col: 7, letter: "H", blank: false, from: 0 }] };
    if (i % 2 === 0) {
      stop();
      end();
    }
    for (const node of [added, ...panels]) node.remove();
  }
};
if (!options.has("later")) show();
if (options.has("seven")) board.view = viewFor(window.game, 1);
window.ready = true;
</script>`;

/** The address of the page with options: how large a board (`layout`), alone on its page, and so on. */
export const elementUrl = (url, options) => `${url}?${new URLSearchParams(options)}`;

/** The plays of the game: where each tile goes. The R of HORN is the blank. */
export const plays = [
  { text: "8F HOrN", start: "8F", tiles: [..."HO?N"], squares: ["8F", "8G", "8H", "8I"] },
  { text: "H6 FA.M", start: "6H", down: true, tiles: [..."FAM"], squares: ["6H", "7H", "9H"] },
  { text: "8J S", start: "8J", tiles: ["S"], squares: ["8J"] },
  { text: "H10 E", start: "10H", tiles: ["E"], squares: ["10H"] },
];

/** How the game ends, however it has been played. */
export const outcome = { words: ["HORN", "FARM", "HORNS", "FARME"], scores: [18, 18], status: "over" };

/** What is said while the first play is laid with keys, and when the game is over. */
export const spoken = {
  begin: ["It's your turn.", "H at 8F.", "O at 8G.", "R, a blank, at 8H. HOR: 10 points.", "N at 8I. HORN: 12 points."],
  end: "Ann accepted the play. Ann lost 1 point (unplayed tiles). Ben gained 1 point (unplayed tiles). Game over: Ben went out. Ann wins. Final scores: Ann 18 and Ben 18.",
};

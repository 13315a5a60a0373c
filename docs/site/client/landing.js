// The board of the landing page: a game against the play that scores most, all of it in this page.
import "./landing.css";
import { explainScore, scoreAt, viewFor } from "tilewright";
import "tilewright/element";
import { gameOfFourPlays } from "../game.mjs";

const you = 0;
const board = document.querySelector("tilewright-board");
const log = document.querySelector(".log");

let game = gameOfFourPlays();
/** Has the words, which weigh more than everything else here. So it comes with the first touch of the board. */
let table;

function callTable() {
  if (table !== undefined) return;
  table = new Worker(new URL("table.js", import.meta.url), { type: "module" });
  table.addEventListener("message", ({ data }) => {
    if (data.violations) return board.refuse(data.violations);
    game = data.game;
    show();
  });
}

for (const event of ["pointerdown", "focusin"]) board.addEventListener(event, callTable);
board.addEventListener("tilewright-move", ({ detail: { move, at } }) => {
  callTable();
  table.postMessage({ game, move, by: you, at });
});

function show() {
  board.view = viewFor(game, you);
  log.replaceChildren(...board.view.history.flatMap((event, index) => entriesOf(board.view, event, index)).reverse());
}

/** A turn of the game in words, with its score letter by letter. */
function entriesOf(view, event, index) {
  if (!["played", "exchanged", "passed", "ended"].includes(event.type)) return [];
  const name = view.players[event.player]?.name ?? "";
  const score = scoreAt(view, index);
  const said = { exchanged: "exchanged tiles", passed: "passed", ended: "The game is over." }[event.type];
  const line = document.createElement("b");
  const item = document.createElement("li");
  line.textContent = score ? `${name}: ${score.total} points` : `${name} ${said}`.trim();
  item.append(line, score ? explainScore(score) : "");
  return [item];
}

document.addEventListener("theme", ({ detail }) => board.setAttribute("theme", detail));
board.setAttribute(
  "theme",
  document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
);
show();

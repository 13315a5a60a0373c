// A game of one person against the bot. Everything happens in this page, so there is no server to keep the bot's tiles
// from somebody who looks into the page's memory. Against other people, put the game on a server.
import { applyMove, createGame, viewFor } from "tilewright";
import "tilewright/element";
import { startBot } from "./think.mjs";

const board = document.querySelector("tilewright-board");
const bot = startBot({ place: 3 });
let game = createGame({ players: ["You", "Bot"], seed: new URLSearchParams(location.search).get("seed") ?? undefined });

const isBotOnTurn = () => game.status.turn === 1 || game.status.waitingFor?.includes(1) === true;

board.addEventListener("tilewright-move", ({ detail: { move, at } }) => {
  const { state, violations } = applyMove(game, move, { by: 0, at });
  if (state === undefined) return board.refuse(violations);
  game = state;
  show();
  answer();
});

function show() {
  board.view = viewFor(game, 0);
  document.querySelector("#bot").textContent = isBotOnTurn() ? "The bot is thinking." : "";
}

async function answer() {
  while (isBotOnTurn()) {
    const { kind } = game.status;
    const before = game;
    const thought = kind === "last-challenge" ? { type: "accept" } : await bot.think(viewFor(game, 1));
    // You may have challenged meanwhile.
    if (game !== before) continue;
    game = applyMove(game, thought ?? { type: "pass" }, { by: 1 }).state;
    show();
  }
}

show();
answer();

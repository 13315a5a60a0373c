import { applyMove, createGame, type GameState, unwrap, viewFor } from "../../index.ts";
import { bestPlay, canPlayWith } from "../../movegen/index.ts";
import { renderSheet } from "../../replay/index.ts";
import { us2021 } from "../../rules/index.ts";
import { englishWordGraph, englishWords } from "../../words/index.ts";
import { storyTexts } from "../boards.ts";
import type { Paint } from "../output/colours.ts";

/** A whole game of two greedy players. Each sees only what their seat may see. */
export function greedyGame(paint?: Paint): string {
  const game = playGreedily();
  const story = storyTexts(game, undefined, { paint }).values();
  const head =
    "A complete game between two players who always take the highest-scoring play, with the included word list:\n" +
    "the board after every turn, and the score sheet.";
  return [head, ...story, renderSheet(game)].join("\n\n");
}

/** The game itself, always the same one. */
export function playGreedily(): GameState {
  const graph = englishWordGraph();
  const options = { dictionary: englishWords, canPlay: canPlayWith(graph) };
  let game: GameState = createGame({ players: ["Ada", "Ben"], ruleset: us2021, seed: "two greedy players" });
  while (game.status.kind !== "over") {
    const by = game.status.kind === "last-challenge" ? game.status.waitingFor[0] : game.status.turn;
    const seat = by ?? 0;
    const view = viewFor(game, seat);
    const move = game.status.kind === "last-challenge" ? ({ type: "accept" } as const) : bestPlay(view, graph);
    game = unwrap(applyMove(game, move ?? { type: "pass" }, { by: seat, ...options })).state;
  }
  return game;
}

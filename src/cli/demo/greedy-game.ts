import { renderSheet } from "../../accounts/index.ts";
import { applyMove, createGame, type GameState, unwrap, viewFor } from "../../index.ts";
import { bestPlay, canPlayWith } from "../../movegen/index.ts";
import { us2021 } from "../../rules/index.ts";
import { englishWordGraph, englishWords } from "../../words/index.ts";
import { storyTexts } from "../boards.ts";
import { type Language, languageNamed } from "../languages.ts";
import type { Paint } from "../output/colours.ts";

/** A whole game of two greedy players. Each sees only what their seat may see. */
export function greedyGame(paint?: Paint, words: Language = languageNamed()): string {
  const game = playGreedily();
  const story = storyTexts(game, words, { paint }).values();
  return [words.demo.wholeGame, ...story, renderSheet(game, { messages: words })].join("\n\n");
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

/** Who has won. */
export function winnersOf({ status, players }: GameState, words: Language): string {
  const winners = status.kind === "over" ? status.winners : [];
  return words.demo.won(winners.map((winner) => players[winner]?.name ?? ""));
}

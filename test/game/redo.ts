import { applyMove, applyRuling, type Dictionary, endGame, type GameState, type MadeMove, unwrap } from "tilewright";

/** The game after one of its moves has been made again, with the dictionary that judged it. */
export function redo(game: GameState, made: MadeMove, dictionary: Dictionary): GameState {
  if (made.kind === "ruling") return unwrap(applyRuling(game, made.ruling)).state;
  if (made.kind === "end") return unwrap(endGame(game, made.options)).state;
  return unwrap(applyMove(game, made.move, { by: made.by, dictionary, canPlay: () => made.noPlays !== true })).state;
}

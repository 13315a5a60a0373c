import { applyMove, createGame, type GameState, unwrap } from "tilewright";
import { parsePlay } from "tilewright/notation";

/** A game of two made-up players: the plays in turn, from racks that have the tiles. */
export function playedGame(plays: readonly string[], racks: readonly string[] = ["HORNS??", "FARMEIA"]): GameState {
  const start = createGame({
    players: ["Ann", "Ben"],
    racks: racks.map((rack) => [...rack]),
    first: 0,
    seed: "pictures",
  });
  return plays.reduce((game, play) => unwrap(applyMove(game, unwrap(parsePlay(play, game)).move)).state, start);
}

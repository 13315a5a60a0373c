// Positions to measure with.
import { applyMove, createGame, unwrap, viewFor } from "tilewright";
import { bestPlay } from "tilewright/movegen";

/** The position of every turn of a game between two players who take the best play. */
export function greedyPositions(ruleset, graph, seed) {
  const found = [];
  let game = createGame({ players: 2, ruleset, seed });
  while (game.status.kind === "playing") {
    const { board, rack } = viewFor(game, game.status.turn);
    found.push({ ruleset, board, rack });
    game = unwrap(applyMove(game, bestPlay(found.at(-1), graph) ?? { type: "pass" })).state;
  }
  return found;
}

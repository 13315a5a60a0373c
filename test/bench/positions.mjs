// Positions to measure with.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyMove, createGame, unwrap, viewFor } from "tilewright";
import { bestPlay } from "tilewright/movegen";
import { parseCgp } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";

/** The positions of whole games, with their racks: those of the folder that POSITIONS names, or of games played here. */
export function naturalPositions(graph, games = 12) {
  const folder = process.env.POSITIONS;
  if (folder === undefined)
    return Array.from({ length: games }, (_, game) => greedyPositions(us2021, graph, `bench ${game}`)).flat();
  const lines = readFileSync(join(folder, "natural.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => unwrap(parseCgp(JSON.parse(line).cgp)).position);
}

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

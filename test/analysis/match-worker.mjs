// Plays pairs of mirrored games between two players who choose by a table of leaves, or by points.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { allowedMoves, applyMove, createGame, unwrap, viewFor } from "tilewright";
import { generateByLeaves, leavesOf, rankMoves } from "tilewright/analysis";
import { englishLeaves } from "tilewright/leaves";
import { bestPlay } from "tilewright/movegen";
import { graphOf, rulesetOf } from "./settings.mjs";

const { rules, words, seed, players } = workerData;
const ruleset = rulesetOf(rules);
const graph = graphOf(ruleset, words);

const pass = { type: "pass" };

/** Where nobody has scored for two rounds, waiting for better tiles has no end. Then a player plays or passes. */
const isStuck = ({ scorelessTurns, players }) => scorelessTurns >= 2 * players.length;

/** Takes the play that scores most. Without one it exchanges all it may. */
function byPoints(view) {
  const play = bestPlay(view, graph);
  if (play !== null || isStuck(view)) return play ?? pass;
  const tiles = view.rack.slice(0, allowedMoves(view).exchange.max ?? 0);
  return tiles.length > 0 ? { type: "exchange", tiles } : pass;
}

/** Takes what is worth most. */
function byLeaves(table) {
  const leaves = leavesOf(table);
  return (view) => {
    const [best] = isStuck(view)
      ? generateByLeaves(view, graph, leaves, { top: 1 })
      : rankMoves(view, graph, leaves, { top: 1 });
    return best ?? pass;
  };
}

const [one, two] = players.map((name) => {
  if (name === "points") return byPoints;
  return byLeaves(name === "shipped" ? englishLeaves : JSON.parse(readFileSync(name, "utf8")));
});

/** The scores of a game in which the first player of the match has this seat. */
function scoresOf(pair, seat) {
  let game = createGame({ players: 2, ruleset, seed: `${seed} ${pair}`, first: 0 });
  while (game.status.kind !== "over") {
    const { turn, waitingFor } = game.status;
    const by = turn ?? waitingFor[0];
    const choose = by === seat ? one : two;
    game = unwrap(applyMove(game, turn === null ? { type: "accept" } : choose(viewFor(game, by)), { by })).state;
  }
  return [game.players[seat].score, game.players[1 - seat].score];
}

parentPort.on("message", (part) => {
  if (part === null) return parentPort.close();
  const [from, to] = part;
  const result = [];
  for (let pair = from; pair < to; pair++) result.push([scoresOf(pair, 0), scoresOf(pair, 1)]);
  parentPort.postMessage({ part, result });
});

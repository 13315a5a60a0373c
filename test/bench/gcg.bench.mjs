// Recorded games: parsed and replayed whole, against JSON.parse of the same games as JSON. The records are those of the
// folder that RECORDS names (*.gcg), or games that the library plays with itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyMove, createGame, endGame, scoreMove } from "tilewright";
import { formatGcg, parseGcg } from "tilewright/notation";
import { northAmerica2017 as ruleset } from "tilewright/rulesets";

const folder = process.env.RECORDS;
const records =
  folder === undefined
    ? Array.from({ length: 100 }, (_, seed) => new TextEncoder().encode(formatGcg(play(seed)).text))
    : readdirSync(folder)
        .filter((file) => file.endsWith(".gcg"))
        .map((file) => readFileSync(join(folder, file)));
const games = records.map((record) => JSON.stringify(parseGcg(record).game));

const readAll = (read, inputs) => () => {
  for (const input of inputs) if (read(input) === undefined) throw new Error("nothing was read");
  return inputs.length;
};

export const benches = [
  {
    name: `${records.length} recorded games, parsed and replayed (against JSON.parse of their states)`,
    column: "read GCG",
    work: readAll((record) => parseGcg(record).game, records),
    reference: readAll((game) => JSON.parse(game), games),
    unit: "games",
    options: { passes: 20, warmup: 3 },
  },
  {
    name: "the same, written again",
    column: "write GCG",
    work: readAll(
      (game) => formatGcg(game).text,
      records.map((record) => parseGcg(record).game),
    ),
    reference: readAll((game) => JSON.parse(game), games),
    unit: "games",
    options: { passes: 20, warmup: 3 },
  },
];

/** A game of two players who lay the first tiles that fit anywhere, whatever they spell. */
function play(seed) {
  let random = seed + 1;
  const below = (bound) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * bound);
  };
  let state = createGame({ players: ["ann", "ben"], ruleset, seed: `bench ${seed}`, first: seed % 2 });
  while (state.status.kind !== "over") {
    const { status } = state;
    const step =
      status.kind === "playing"
        ? applyMove(state, moveOf(state, below))
        : status.kind === "last-challenge"
          ? applyMove(state, { type: "accept" }, { by: status.waitingFor[0] })
          : endGame(state, { reason: "agreed" });
    state = step.state;
  }
  return state;
}

function moveOf(state, below) {
  const rack = state.players[state.status.turn].rack.tiles;
  for (let attempt = 0; attempt < 200; attempt++) {
    const down = below(2) === 1;
    let [row, col] = state.board.every((tile) => tile === null) ? [7, 7] : [below(15), below(15)];
    const left = [...rack];
    const placements = [];
    for (let count = 1 + below(rack.length); count > 0 && row < 15 && col < 15; ) {
      if (state.board[row * 15 + col] === null) {
        const [tile] = left.splice(below(left.length), 1);
        placements.push({ row, col, letter: tile === "?" ? "E" : tile, blank: tile === "?" });
        count--;
      }
      if (down) row++;
      else col++;
    }
    if (scoreMove({ ruleset, board: state.board }, placements).ok) return { type: "play", placements };
  }
  return { type: "pass" };
}

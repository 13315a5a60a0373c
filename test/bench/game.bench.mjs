// Whole games by script: every kind of move, from the deal to the settlement, against writing the same states as JSON.
import { applyMove, createGame, defineRuleset, digestOf, unwrap, validatePlacement, viewFor } from "tilewright";
import { exchangeBlanks, us2021 } from "tilewright/rulesets";

const ruleset = defineRuleset(us2021, exchangeBlanks);
export const dictionary = { has: (word) => word.length % 5 !== 0 };
/** Twelve games: where each starts, what is said in it, and all its states. */
export const games = Array.from({ length: 12 }, (_, game) => script(2 + (game % 3), `bench ${game}`));
const moves = games.reduce((sum, { said }) => sum + said.length, 0);

/** A game that plays itself: what was said by whom, and the states in between. */
function script(players, seed) {
  const start = createGame({ players, ruleset, seed });
  const states = [start];
  const said = [];
  let now = start;
  for (let turn = 0; now.status.kind !== "over" && turn < 200; turn++) {
    const { by, move } = nextMove(now, turn);
    const { ok, state } = applyMove(now, move, { by, dictionary });
    if (!ok) throw new Error(`the script is wrong: ${JSON.stringify(move)}`);
    said.push({ by, move });
    states.push(state);
    now = state;
  }
  return { start, said, states };
}

/** Mostly plays; now and then a challenge or an exchange; a pass where no play is found. */
function nextMove(now, turn) {
  const { status } = now;
  if (status.kind === "last-challenge") return { by: status.waitingFor[0], move: { type: "accept" } };
  const by = status.turn;
  const last = now.history[now.history.length - 1];
  if (turn % 7 === 3 && last.type === "played") return { by, move: { type: "challenge" } };
  const { tiles } = now.players[by].rack;
  if (turn % 9 === 4 && now.bag.tiles.length >= 2) return { by, move: { type: "exchange", tiles: tiles.slice(0, 2) } };
  const placements = findPlay(now, tiles, turn);
  return { by, move: placements === null ? { type: "pass" } : { type: "play", placements } };
}

function findPlay(now, tiles, turn) {
  for (let count = Math.min(tiles.length, 2 + (turn % 4)); count > 0; count--) {
    for (let at = 0; at < 225; at++) {
      const [row, col] = [Math.floor(((at * 7 + turn * 31) % 225) / 15), (at * 7 + turn * 31) % 15];
      for (const [down, across] of [
        [0, 1],
        [1, 0],
      ]) {
        const placements = [];
        for (let r = row, c = col; r < 15 && c < 15 && placements.length < count; r += down, c += across) {
          if (now.board[r * 15 + c] !== null) continue;
          const tile = tiles[placements.length];
          placements.push(
            tile === "?" ? { row: r, col: c, letter: "E", blank: true } : { row: r, col: c, letter: tile },
          );
        }
        if (placements.length === count && validatePlacement(now, placements).ok) return placements;
      }
    }
  }
  return null;
}

const rounds = 10;
const every = (work) => () => {
  let done = 0;
  for (let round = 0; round < rounds; round++) for (const game of games) done += work(game);
  return done;
};

const playAll = every(({ start, said }) => {
  let now = start;
  for (const { by, move } of said) now = unwrap(applyMove(now, move, { by, dictionary })).state;
  return said.length;
});

/** The digests that the players of each game send with their moves. */
const digests = new Map(
  games.map((game) => [game, game.said.map(({ by }, i) => digestOf(viewFor(game.states[i], by)))]),
);

const playAllAtDigests = every((game) => {
  let now = game.start;
  const seen = digests.get(game);
  for (const [i, { by, move }] of game.said.entries())
    now = unwrap(applyMove(now, move, { by, at: seen[i], dictionary })).state;
  return game.said.length;
});

const writeAll = every(({ states }) => {
  for (let i = 1; i < states.length; i++) JSON.stringify(states[i]);
  return states.length - 1;
});

const viewAll = every(({ states }) => {
  for (let i = 1; i < states.length; i++) viewFor(states[i], 0);
  return states.length - 1;
});

export const benches = [
  {
    name: `applyMove, ${games.length} whole games of ${moves} moves, against JSON.stringify of the same states`,
    column: "move",
    unit: "moves",
    work: playAll,
    reference: writeAll,
    target: 3,
  },
  {
    name: "viewFor of every state, against JSON.stringify of the same states",
    column: "view",
    unit: "views",
    work: viewAll,
    reference: writeAll,
  },
  {
    name: "applyMove with the digest of the player's view as `at`, against JSON.stringify of the same states",
    unit: "moves",
    work: playAllAtDigests,
    reference: writeAll,
  },
];

/** What an undo history of 60 states holds in memory, in bytes: states share what does not change. */
export function undoHistoryBytes() {
  const { start, said } = games.find((game) => game.said.length >= 60) ?? games[0];
  const keep = () => {
    const states = [start];
    for (const { by, move } of said.slice(0, 60)) {
      states.push(unwrap(applyMove(states[states.length - 1], move, { by, dictionary })).state);
    }
    return states;
  };
  keep();
  global.gc();
  const before = process.memoryUsage().heapUsed;
  const kept = keep();
  global.gc();
  const used = process.memoryUsage().heapUsed - before;
  return kept.length > 0 ? used : 0;
}

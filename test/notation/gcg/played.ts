import {
  applyMove,
  createGame,
  endGame,
  type GameState,
  type Placement,
  type Ruleset,
  scoreMove,
  unwrap,
} from "tilewright";

/** Numbers from 0 up to a bound, the same for the same seed. */
export type Random = (below: number) => number;

/** Numbers from a seed: a small generator of our own, good enough to choose moves. */
export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    state = (state ^ (state >>> 15)) + 0x6d2b79f5;
    return (state >>> 0) % below;
  };
}

/** What players do besides playing, each in so many of a hundred turns. */
export interface Manners {
  readonly exchanges: number;
  readonly passes: number;
  /** Plays that come off, and challenges that fail. */
  readonly phonies: number;
  readonly doubts: number;
}

const usual: Manners = { exchanges: 6, passes: 3, phonies: 6, doubts: 6 };

/** A whole game between players who lay what fits, whatever it spells: the same for the same seed. */
export function playGame(options: {
  readonly seed: number;
  readonly ruleset: Ruleset;
  readonly players?: number;
  readonly manners?: Partial<Manners>;
  /** Stops after so many moves. */
  readonly moves?: number;
}): GameState {
  const { seed, ruleset, players = 2, moves = 400 } = options;
  const manners = { ...usual, ...options.manners };
  const random = randomFrom(seed);
  const names = ["ann", "ben", "cho", "dee"].slice(0, players);
  // Tournaments seat two; a record of more is read with the seats of a table.
  const seated = players > ruleset.players.max ? { ...ruleset, players: { min: 2, max: 4 } } : ruleset;
  let state = createGame({ players: names, ruleset: seated, seed: `played ${seed}`, first: random(players) });
  for (let move = 0; move < moves && state.status.kind !== "over"; move++) state = nextMove(state, random, manners);
  return state;
}

function nextMove(state: GameState, random: Random, manners: Manners): GameState {
  const { status, ruleset } = state;
  if (status.kind === "last-challenge")
    return unwrap(applyMove(state, { type: "accept" }, { by: status.waitingFor[0] as number })).state;
  if (status.kind !== "playing") return unwrap(endGame(state, { reason: "agreed" })).state;
  const rack = state.players[status.turn]!.rack.tiles;
  const dice = random(100);
  if (dice < manners.passes) return unwrap(applyMove(state, { type: "pass" })).state;
  if (dice < manners.passes + manners.exchanges) {
    const tiles = rack.slice(0, 1 + random(rack.length));
    const exchanged = applyMove(state, { type: "exchange", tiles });
    if (exchanged.ok) return exchanged.state;
  }
  const placements = findPlay(state, rack, random);
  if (placements === null) return unwrap(applyMove(state, { type: "pass" })).state;
  const played = unwrap(applyMove(state, { type: "play", placements })).state;
  const challenger = (status.turn + 1) % state.players.length;
  const verdict = random(100);
  const upheld = verdict < manners.phonies;
  if (!upheld && verdict >= manners.phonies + manners.doubts) return played;
  if (ruleset.challenge === null || played.status.kind === "over") return played;
  return unwrap(applyMove(played, { type: "challenge" }, { by: challenger, dictionary: { has: () => !upheld } })).state;
}

/** A play that lies where it may, found by trying; `null` if none turns up. */
function findPlay(state: GameState, rack: readonly string[], random: Random): readonly Placement[] | null {
  const { ruleset, board } = state;
  const { rows, cols } = ruleset.layout;
  const letters = ruleset.tileSet.letters.map(({ letter }) => letter);
  const empty = board.every((tile) => tile === null);
  for (let attempt = 0; attempt < 300; attempt++) {
    const down = random(2) === 1;
    let row = empty ? ruleset.layout.starts[0]!.row : random(rows);
    let col = empty ? ruleset.layout.starts[0]!.col : random(cols);
    const left = rack.slice();
    const placements: Placement[] = [];
    for (let count = 1 + random(rack.length); count > 0 && row < rows && col < cols; ) {
      if (board[row * cols + col] === null) {
        const [tile] = left.splice(random(left.length), 1);
        const letter = tile === "?" ? letters[random(letters.length)]! : tile!;
        placements.push({ row, col, letter, blank: tile === "?" });
        count--;
      }
      if (down) row++;
      else col++;
    }
    if (scoreMove({ ruleset, board }, placements).ok) return placements;
  }
  return null;
}

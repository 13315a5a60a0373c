import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  BLANK,
  createGame,
  createTableGame,
  defineRuleset,
  endGame,
  type GameState,
  type Move,
  type Placement,
  stateAt,
  unwrap,
  viewFor,
} from "tilewright";
import { parseGame, parseMove, parseView } from "tilewright/json";
import { squareAtIndex } from "tilewright/layouts";
import { basic, exchangeBlanks, finishLine, nineTile, onyx2006, us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { casesOf } from "../seed.ts";

/** Half the words are good, whatever they are. */
const dictionary = { has: (word: string) => word.length % 2 === 0 };

const rulesets = {
  us2021,
  exchangeBlanks: defineRuleset(us2021, exchangeBlanks, nineTile, { tileSet: spanish }),
  finishLine: defineRuleset(onyx2006, finishLine({ target: 15 })),
  points: defineRuleset(basic, {
    challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "nobody" } },
    exchange: { minTiles: 0, minBag: 1, maxTiles: 7, perGame: 1 },
  }),
  quiet: defineRuleset(us2021, { challenge: null, end: { scorelessTurns: 6 } }),
};

const kinds = ["play", "play", "play", "play", "play", "exchange", "pass", "challenge", "accept", "resign"] as const;
const roll = fc.record({
  kind: fc.constantFrom(...kinds, "exchange-blank", "adjust", "tell-rack", "set-turn", "end"),
  by: fc.nat(3),
  at: fc.nat(1000),
  across: fc.boolean(),
  count: fc.integer({ min: 1, max: 3 }),
});
type Rolled<T> = T extends fc.Arbitrary<infer U> ? U : never;
type Roll = Rolled<typeof roll>;

const start = fc.record({
  rules: fc.constantFrom(...Object.keys(rulesets)),
  players: fc.integer({ min: 2, max: 4 }),
  seed: fc.oneof(fc.string(), fc.constant(null)),
});

test("every state of random games, its views and its moves are read as they were saved", () => {
  const types = new Set<string>();
  const play = ({ rules, players, seed }: Rolled<typeof start>, dice: readonly Roll[]): void => {
    const ruleset = rulesets[rules as keyof typeof rulesets];
    let state = seed === null ? createTableGame({ players, ruleset }) : createGame({ players, ruleset, seed });
    comesBack(state);
    const lengths = [state.history.length];
    for (const die of dice) {
      const next = step(state, die);
      if (next === null) continue;
      state = next;
      lengths.push(state.history.length);
      comesBack(state);
    }
    for (const { type } of state.history) types.add(type);
    // A history that stops in the middle of a move is none to save.
    const index = lengths[lengths.length >> 1] as number;
    expect(unwrap(parseGame(JSON.stringify(stateAt(state, index)))).state).toEqual(stateAt(state, index));
  };
  fc.assert(fc.property(start, fc.array(roll, { minLength: 12, maxLength: 30 }), play), {
    numRuns: Math.max(20, casesOf(100)),
  });
  expect(types.size).toBeGreaterThan(12);
});

function comesBack(state: GameState): void {
  expect(unwrap(parseGame(JSON.stringify(state)))).toEqual({ ok: true, state });
  const view = viewFor(state, state.history.length % state.players.length);
  expect(unwrap(parseView(JSON.stringify(view))).view).toEqual(view);
  const spectator = viewFor(state, "spectator");
  expect(unwrap(parseView(spectator)).view).toEqual(spectator);
}

/** The state after what a roll of dice says; `null` if that is not allowed. */
function step(state: GameState, die: Roll): GameState | null {
  const player = die.by % state.players.length;
  switch (die.kind) {
    case "adjust":
      return applyRuling(state, { type: "adjust", player, points: -die.at, reason: "time" }).state ?? null;
    case "tell-rack": {
      const rack = { tiles: ["A", "E", BLANK].slice(0, die.count), hidden: die.at % 6 };
      return applyRuling(state, { type: "tell-rack", player, rack }).state ?? null;
    }
    case "set-turn":
      return applyRuling(state, { type: "set-turn", player }).state ?? null;
    case "end":
      return die.at < 900 ? null : (endGame(state, { reason: "agreed" }).state ?? null);
    default: {
      const move = moveOf(state, die);
      expect(unwrap(parseMove(JSON.stringify(move), state.ruleset)).move).toEqual(move);
      const resigns = move.type === "resign" && die.at < 800;
      const by = die.kind === "challenge" || die.kind === "accept" ? player : (state.status.turn ?? player);
      return resigns ? null : (applyMove(state, move, { by, dictionary, canPlay: () => die.at % 2 > 0 }).state ?? null);
    }
  }
}

function moveOf(state: GameState, die: Roll): Move {
  const rack = state.players[state.status.turn ?? 0]?.rack.tiles ?? [];
  switch (die.kind) {
    case "exchange":
      return { type: "exchange", tiles: rack.length > 0 ? rack.slice(0, die.count) : die.count };
    case "challenge":
      return die.across ? { type: "challenge" } : { type: "challenge", words: [0] };
    case "exchange-blank":
      return {
        type: "exchange-blank",
        square: squareAtIndex(
          state.ruleset.layout,
          Math.max(
            0,
            state.board.findIndex((tile) => tile?.blank),
          ),
        ),
      };
    case "pass":
    case "accept":
    case "resign":
      return { type: die.kind };
    default:
      return { type: "play", placements: layFrom(state, die, rack) };
  }
}

/** Tiles of the rack beside a tile of the board, or on its centre: words if the dictionary says so. */
function layFrom(
  { board, ruleset }: GameState,
  { at, across, count }: Roll,
  rack: readonly string[],
): readonly Placement[] {
  const { rows, cols } = ruleset.layout;
  const lying = board.flatMap((tile, index) => (tile === null ? [] : [index]));
  let index = lying.length === 0 ? 7 * cols + 7 : (lying[at % lying.length] as number);
  const tiles = rack.length > 0 ? rack : [..."ANEIRST"];
  const placements: Placement[] = [];
  while (placements.length < Math.max(count, lying.length === 0 ? 2 : 1) && index < rows * cols) {
    const tile = tiles[(at + placements.length) % tiles.length] as string;
    const laid = tile === BLANK ? { letter: "E", blank: true } : { letter: tile };
    if (board[index] === null) placements.push({ row: Math.floor(index / cols), col: index % cols, ...laid });
    index += across ? 1 : cols;
  }
  return placements;
}

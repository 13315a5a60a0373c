import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  BLANK,
  type ChallengePenalty,
  createGame,
  createTableGame,
  type Dictionary,
  defineRuleset,
  endGame,
  type GameEvent,
  type GameState,
  type MoveOptions,
  type Pile,
  type Ruleset,
  type RulesetPatch,
  type Ruling,
  type Tile,
} from "tilewright";
import { layout11, layout21 } from "tilewright/layouts";
import { rulesets } from "tilewright/rulesets";
import { type Choose, chooseMove } from "../../laws/random-games.ts";
import { fullRacks } from "../../support/full-racks.ts";

// Games with everything that may happen in one: every move and every ruling, plays that are challenged several times,
// every end, and games that stop anywhere.

/** What a game starts from, and the decisions of those who play it. */
interface Setup {
  readonly ruleset: Ruleset;
  readonly players: number;
  readonly first: number;
  readonly seed: string;
  readonly atTable: boolean;
  readonly decisions: readonly number[];
}

const points: fc.Arbitrary<ChallengePenalty> = fc.record({
  points: fc.constantFrom(0, 3, 5, 10),
  per: fc.constantFrom("word", "play"),
  to: fc.constantFrom("opponent", "nobody"),
});
const price = fc.oneof(fc.constantFrom<ChallengePenalty>("nothing", "lose-turn", "lose-turn", "lose-game"), points);
const often = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });

/** Rules that nobody has written down. Whatever they leave out is as in the preset. */
const anyChange: fc.Arbitrary<RulesetPatch> = fc
  .record({
    challenge: often(
      fc.record({
        looksUp: fc.constantFrom("word-by-word", "word-by-word", "word-by-word", "named-words", "every-word"),
        whenWrong: price,
        schedule: fc.option(fc.array(price, { minLength: 1, maxLength: 3 })),
      }),
    ),
    exchange: often(
      fc.option(
        fc.record({
          minTiles: fc.constantFrom(0, 1),
          minBag: fc.nat(8),
          maxTiles: fc.integer({ min: 1, max: 7 }),
          perGame: fc.option(fc.nat(3)),
        }),
      ),
    ),
    leftover: often(
      fc.record({
        own: fc.constantFrom("subtract", "keep", "subtract-unless-out"),
        toFinisher: fc.constantFrom(0, 1, 2),
      }),
    ),
    tieBreak: often(fc.constantFrom("shared", "before-leftover")),
    layout: fc.option(fc.constantFrom(layout21, layout11), { nil: undefined, freq: 8 }),
    rackSize: often(fc.integer({ min: 4, max: 9 })),
    bonuses: often(fc.constant([{ tiles: 3, points: 20 }])),
    blankExchange: often(fc.boolean()),
    end: fc.record(
      {
        passesEach: fc.constantFrom(1, 2, 3),
        passesInRow: fc.constantFrom(null, 2, 5),
        scorelessTurns: fc.constantFrom(null, 3, 6),
        passesAfterExchanges: fc.constantFrom(false, false, false, true),
        lostTurnsCount: fc.boolean(),
        zerosNeedScore: fc.boolean(),
        turnsAfterBag: fc.constantFrom(null, null, 1, 2),
        noPlays: fc.boolean(),
        targets: fc.constantFrom(null, null, [25], [60]),
      },
      { requiredKeys: ["passesEach"] },
    ),
  })
  .map((change) => Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));

const setups: fc.Arbitrary<Setup> = fc
  .record({
    preset: fc.constantFrom(...Object.values(rulesets)),
    change: fc.option(anyChange),
    tiles: fc.constantFrom(1, 3, 4, 9),
    players: fc.integer({ min: 2, max: 4 }),
    first: fc.nat(3),
    seed: fc.string({ maxLength: 8 }),
    atTable: fc.boolean(),
    decisions: fc.array(fc.noBias(fc.nat()), { minLength: 50, maxLength: 600, size: "max" }),
  })
  .map(({ preset, change, tiles, players, first, ...setup }) => {
    const rules = defineRuleset(preset, change ?? {}, (base) => ({
      ...base,
      tileSet: oneIn(tiles, base.tileSet),
      players: { min: 1, max: 4 },
    }));
    const seats = Math.min(players, fullRacks(rules));
    return { ruleset: rules, players: seats, first: first % seats, ...setup };
  });

/** A part of the tiles, at least one of each letter, so that games come to their end. */
function oneIn(part: number, tileSet: Ruleset["tileSet"]): Ruleset["tileSet"] {
  return {
    ...tileSet,
    letters: tileSet.letters.map((entry) => ({ ...entry, count: Math.ceil(entry.count / part) })),
  };
}

/** The last state of any game. */
export const anyGames: fc.Arbitrary<GameState> = setups.map(play);

function play({ ruleset, players, first, seed, atTable, decisions }: Setup): GameState {
  const names = ["Ann", "Ben", "Cho", "Dee"].slice(0, players);
  let at = 0;
  const choose: Choose = (below) => decisions[at++ % decisions.length]! % below;
  let state = atTable
    ? createTableGame({ players: names, ruleset, first })
    : createGame({ players: names, ruleset, seed, first });
  const last = 5 + choose(90);
  for (let step = 0; step < last && at < decisions.length; step++) state = goOn(state, choose) ?? state;
  return state;
}

/** Something that happens next; nothing if it is refused. */
function goOn(state: GameState, choose: Choose): GameState | undefined {
  const { status } = state;
  if (status.kind === "over") return choose(2) === 0 ? applyRuling(state, anyRuling(state, choose)).state : undefined;
  if (status.kind === "racks-needed" && choose(8) > 0) return tellRack(state, status.waitingFor[0]!, choose);
  const full = state.players.findIndex(({ rack }) => sizeOf(rack) > state.ruleset.rackSize);
  if (full >= 0 && state.seed === null && choose(2) === 0) {
    const excess = sizeOf(state.players[full]!.rack) - state.ruleset.rackSize;
    return applyRuling(state, { type: "return-excess", player: full, tiles: { tiles: [], hidden: excess } }).state;
  }
  const dice = choose(40);
  if (dice === 0) return applyRuling(state, anyRuling(state, choose)).state;
  if (dice === 1 && choose(3) === 0) return endGame(state, { racks: racksOf(state) }).state;
  if (dice === 2 && choose(5) === 0)
    return endGame(state, { reason: choose(2) === 0 ? "agreed" : "time", racks: racksOf(state) }).state;
  const blank = state.board.findIndex((tile) => tile?.blank);
  if (state.ruleset.blankExchange && blank >= 0 && choose(3) === 0) {
    const square = { row: Math.floor(blank / state.ruleset.layout.cols), col: blank % state.ruleset.layout.cols };
    const exchanged = applyMove(state, { type: "exchange-blank", square });
    if (exchanged.ok) return exchanged.state;
  }
  const doubts = disputed.has(state.history.at(-1)?.type) || choose(6) === 0;
  if (doubts && dice < 20) return challengeSomehow(state, choose);
  const by = status.turn === null || choose(12) === 0 ? choose(state.players.length) : status.turn;
  return applyMove(state, chooseMove(withPlausibleRack(state), choose), optionsOf(by, choose)).state;
}

/** After these a play may still be challenged, or again. */
const disputed: ReadonlySet<GameEvent["type"] | undefined> = new Set(["played", "challenged", "turn-lost", "adjusted"]);

/** The game as it is to whoever chooses a move: at a table the player on turn sees tiles that nobody else has seen. */
function withPlausibleRack(state: GameState): GameState {
  const left = unseen(state);
  const players = state.players.map((player, seat) => {
    const { tiles, hidden } = player.rack;
    return seat === state.status.turn && hidden > 0
      ? { ...player, rack: { tiles: [...tiles, ...left.slice(0, hidden)], hidden: 0 } }
      : player;
  });
  return { ...state, players };
}

/** Words are good or bad by chance: a dictionary that answers in its own way each time makes every order of rulings. */
function optionsOf(by: number, choose: Choose): MoveOptions {
  const bad = choose(4);
  const dictionary: Dictionary = { has: (word) => bad > 0 || word.length % 2 === choose(2) };
  return { by, dictionary, ...(choose(5) === 0 ? { canPlay: () => false } : {}) };
}

function challengeSomehow(state: GameState, choose: Choose): GameState | undefined {
  const words = [[], [0], [1], [2], [0, 2]][choose(5)]!;
  return applyMove(state, { type: "challenge", words }, optionsOf(choose(state.players.length), choose)).state;
}

function anyRuling(state: GameState, choose: Choose): Ruling {
  const player = choose(state.players.length);
  const note = [undefined, undefined, "late", "phone; rang\ntwice"][choose(4)];
  const reason = (["time", "penalty", "correction", "as-recorded"] as const)[choose(4)]!;
  switch (choose(5)) {
    case 0:
      return { type: "set-turn", player };
    case 1:
      return { type: "tell-rack", player, rack: anyRack(state, player, choose) };
    case 2: {
      const winners = [[], [player], [0, 1]][choose(3)]!;
      const spreads = choose(2) === 0 ? null : state.players.map((_, seat) => 50 * seat - 50);
      const why = (["lost-on-time", "late", "adjudicated"] as const)[choose(3)]!;
      return choose(3) > 0 ? { type: "end", reason: "time" } : { type: "decide", reason: why, winners, spreads, note };
    }
    default:
      return { type: "adjust", player, points: choose(40) - 25, reason, note };
  }
}

/** Tiles that the player may have, as many as are counted or one more. */
function anyRack(state: GameState, player: number, choose: Choose): Pile {
  const { rack } = state.players[player]!;
  const size = sizeOf(rack) + (choose(2) === 0 ? 1 : 0);
  const known = Math.min(size, choose(size + 2));
  return { tiles: unseen(state).slice(0, known), hidden: size - Math.min(known, unseen(state).length) };
}

function tellRack(state: GameState, player: number, choose: Choose): GameState | undefined {
  const { rack } = state.players[player]!;
  const size = Math.max(0, sizeOf(rack) + (choose(6) === 0 ? 1 : 0));
  return applyRuling(state, { type: "tell-rack", player, rack: { tiles: unseen(state).slice(0, size), hidden: 0 } })
    .state;
}

function racksOf(state: GameState): readonly (readonly Tile[])[] {
  const left = [...unseen(state)];
  return state.players.map(({ rack }) => (rack.hidden === 0 ? rack.tiles : left.splice(0, sizeOf(rack))));
}

/** How many tiles a pile has. */
function sizeOf({ tiles, hidden }: Pile): number {
  return tiles.length + hidden;
}

/** The tiles that are neither on the board nor known to be on a rack. */
function unseen({ ruleset: { tileSet }, board, players }: GameState): readonly Tile[] {
  const left = [...tileSet.letters.flatMap(({ letter, count }) => new Array<Tile>(count).fill(letter))];
  left.push(...new Array<Tile>(tileSet.blanks.count).fill(BLANK));
  const seen = [
    ...board.flatMap((tile) => (tile === null ? [] : [tile.blank ? BLANK : tile.letter])),
    ...players.flatMap(({ rack }) => rack.tiles),
  ];
  for (const tile of seen) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  BLANK,
  createGame,
  createTableGame,
  type Dictionary,
  defineRuleset,
  type GameState,
  type Move,
  type MoveOptions,
  type Placement,
  type Ruleset,
  type Square,
  type Tile,
  type TileSet,
  validatePlacement,
} from "tilewright";
import { squareAtIndex } from "tilewright/layouts";
import { exchangeBlanks, finishLine, nineTile } from "tilewright/rulesets";
import { fullRacks } from "../support/full-racks.ts";
import { presets, regions } from "../support/presets.ts";

/** What a game starts from. */
export interface GameSetup {
  readonly ruleset: Ruleset;
  readonly players: number;
  readonly seed: string;
  readonly atTable: boolean;
}

/** Takes one decision after the other. */
export type Choose = (below: number) => number;

/** Whether tiles may lie somewhere, whatever word they form. */
const anyWord: Dictionary = { has: () => true };

/** Every word shorter than four letters, and those with an even number of different letters: enough to dispute. */
export const dictionary: Dictionary = { has: (word) => word.length < 4 || new Set(word).size % 2 === 0 };

/** Rulebooks and variants with a third of the tiles, so that games come to their end. */
export const gameSetups: fc.Arbitrary<GameSetup> = fc
  .record({
    preset: fc.constantFrom(...Object.values(presets)),
    blanks: fc.boolean(),
    nine: fc.boolean(),
    target: fc.option(fc.integer({ min: 20, max: 90 })),
    whenWrong: fc.option(
      fc.constantFrom<NonNullable<Ruleset["challenge"]>["whenWrong"]>(
        "lose-game",
        { points: 5, per: "word", to: "opponent" },
        { points: 10, per: "play", to: "nobody" },
      ),
    ),
    players: fc.integer({ min: 2, max: 4 }),
    seed: fc.string({ maxLength: 12 }),
    atTable: fc.boolean(),
    tiles: fc.constantFrom(3, 4, 9),
  })
  .map(({ preset, blanks, nine, target, whenWrong, players, seed, atTable, tiles }) => {
    let ruleset = defineRuleset(preset, { tileSet: oneIn(tiles, preset.tileSet) });
    if (blanks) ruleset = defineRuleset(ruleset, exchangeBlanks);
    if (nine) ruleset = defineRuleset(ruleset, nineTile);
    if (target !== null) ruleset = defineRuleset(ruleset, finishLine({ target }));
    if (whenWrong !== null && ruleset.challenge !== null)
      ruleset = defineRuleset(ruleset, { challenge: { ...ruleset.challenge, whenWrong } });
    return { ruleset, players: Math.min(players, fullRacks(ruleset)), seed, atTable };
  });

/** A part of the tiles, at least one of each letter. */
function oneIn(tiles: number, tileSet: TileSet): TileSet {
  return {
    ...tileSet,
    letters: tileSet.letters.map((entry) => ({ ...entry, count: Math.ceil(entry.count / tiles) })),
  };
}

/** Every preset with few tiles and some more reasons to end. */
const presetSetups: fc.Arbitrary<GameSetup> = fc
  .record({
    preset: fc.constantFrom(...Object.values({ ...presets, ...regions })),
    end: fc.record(
      {
        noPlays: fc.boolean(),
        passesInRow: fc.integer({ min: 1, max: 5 }),
        scorelessTurns: fc.integer({ min: 1, max: 5 }),
        turnsAfterBag: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: [] },
    ),
    seed: fc.string({ maxLength: 12 }),
    atTable: fc.boolean(),
    tiles: fc.constantFrom(9, 30),
    more: fc.nat(3),
  })
  .map(({ preset, end, seed, atTable, tiles, more }) => {
    const { min, max } = preset.players;
    const ruleset = defineRuleset(preset, { tileSet: oneIn(tiles, preset.tileSet), end });
    return { ruleset, players: Math.min(max, min + more, fullRacks(ruleset)), seed, atTable };
  });

/** The states of a game that was played by chance. */
export const playedGames: fc.Arbitrary<readonly GameState[]> = playedIn(gameSetups);

/** The same under any preset. */
export const gamesOfPresets: fc.Arbitrary<readonly GameState[]> = playedIn(presetSetups);

function playedIn(setups: fc.Arbitrary<GameSetup>): fc.Arbitrary<readonly GameState[]> {
  return fc
    .tuple(setups, fc.array(fc.noBias(fc.nat()), { minLength: 50, maxLength: 800, size: "max" }))
    .map(([setup, decisions]) => playGame(setup, decisions));
}

/** The states of a game played by these decisions, each deep-frozen. Illegal moves are tried and leave no trace. */
export function playGame(
  { ruleset, players, seed, atTable }: GameSetup,
  decisions: readonly number[],
): readonly GameState[] {
  let at = 0;
  const choose: Choose = (below) => (decisions[at++ % decisions.length] as number) % below;
  const begin = atTable ? createTableGame({ players, ruleset }) : createGame({ players, ruleset, seed });
  const states = [deepFreeze(begin)];
  while (at < decisions.length && states.length < 60) {
    const now = states[states.length - 1] as GameState;
    if (now.status.kind === "over") break;
    const next = now.status.kind === "racks-needed" ? tellRack(now) : moveSomehow(now, choose);
    if (next !== undefined) states.push(deepFreeze(next));
  }
  return states;
}

/** Makes some move, legal or not. Nothing if it is refused. */
export function moveSomehow(now: GameState, choose: Choose): GameState | undefined {
  const by = choose(8) === 0 || now.status.turn === null ? choose(now.players.length) : now.status.turn;
  const options: MoveOptions = {
    by,
    dictionary,
    ...(choose(3) === 0 ? { canPlay: ({ rack }) => (rack?.length ?? 0) > 3 } : {}),
  };
  return applyMove(now, chooseMove(now, choose), options).state;
}

/** Some move, more often than not one that may be made. */
export function chooseMove(now: GameState, choose: Choose): Move {
  const rack = now.players[now.status.turn ?? 0]?.rack.tiles ?? [];
  switch (choose(16)) {
    case 0:
      return { type: "pass" };
    case 1:
      return { type: "exchange", tiles: rack.slice(0, choose(rack.length + 1)) };
    case 2:
      return { type: "exchange", tiles: choose(4) };
    case 3:
    case 4:
      return { type: "challenge", ...(choose(2) === 0 ? { words: [choose(3)] } : {}) };
    case 5:
      return choose(20) === 0 ? { type: "resign" } : { type: "pass" };
    case 6: {
      const blank = now.board.findIndex((tile) => tile?.blank);
      const { cols } = now.ruleset.layout;
      return {
        type: "exchange-blank",
        square: { row: Math.max(0, Math.floor(blank / cols)), col: Math.max(0, blank % cols) },
      };
    }
    default:
      return now.status.kind === "last-challenge"
        ? { type: "accept" }
        : { type: "play", placements: findPlay(now, choose) };
  }
}

/** Tiles of the rack in a line through a square next to others: a play if one is found in some attempts, else just tiles. */
function findPlay(now: GameState, choose: Choose): readonly Placement[] {
  const { rack } = now.players[now.status.turn ?? 0] as GameState["players"][number];
  const tiles: readonly Tile[] =
    rack.hidden > 0 ? [..."EATINSO"].slice(0, rack.tiles.length + rack.hidden) : rack.tiles;
  const squares = squaresToTry(now);
  if (squares.length === 0) return [];
  const [from, count, first] = [choose(squares.length), 1 + choose(4), choose(tiles.length + 1)];
  let placements: readonly Placement[] = [];
  for (let tried = 0; tried < 40; tried++) {
    const { row, col } = squares[(from + tried * 7) % squares.length] as Square;
    const across = tried % 2 === 0;
    const back = tried % 3;
    const start = { row: across ? row : Math.max(0, row - back), col: across ? Math.max(0, col - back) : col };
    placements = layFrom(now, tiles, start, across, count, first);
    if (placements.length > 0 && validatePlacement(now, placements, { dictionary: anyWord }).ok) return placements;
  }
  return placements;
}

/** The empty squares next to a tile; the start squares of an empty board. */
function squaresToTry({ ruleset: { layout }, board }: GameState): readonly Square[] {
  const taken = (index: number): boolean => board[index] !== null && board[index] !== undefined;
  const near = [1, -1, layout.cols, -layout.cols];
  const squares = board.flatMap((tile, index) =>
    tile === null && near.some((step) => taken(index + step)) ? [squareAtIndex(layout, index)] : [],
  );
  return squares.length > 0 ? squares : layout.starts;
}

function layFrom(
  now: GameState,
  tiles: readonly Tile[],
  start: { row: number; col: number },
  across: boolean,
  count: number,
  first: number,
): readonly Placement[] {
  const { rows, cols } = now.ruleset.layout;
  const laid: Placement[] = [];
  for (
    let { row, col } = start;
    row < rows && col < cols && laid.length < Math.min(count, tiles.length);
    across ? col++ : row++
  ) {
    if (now.board[row * cols + col] !== null) continue;
    const tile = tiles[(first + laid.length) % tiles.length] as Tile;
    laid.push(tile === BLANK ? { row, col, letter: "S", blank: true } : { row, col, letter: tile });
  }
  return laid;
}

/** The first rack that is waited for, as the tiles nobody has seen. */
function tellRack(now: GameState): GameState | undefined {
  const player = now.status.kind === "racks-needed" ? (now.status.waitingFor[0] as number) : 0;
  const { rack } = now.players[player] as GameState["players"][number];
  const tiles = new Array<Tile>(rack.tiles.length + rack.hidden).fill("E");
  return applyRuling(now, { type: "tell-rack", player, rack: { tiles, hidden: 0 } }).state;
}

/** Freezes a value and all in it; what is frozen already is frozen all through. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

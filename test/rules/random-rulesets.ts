// Rulesets that chance made, with sense and without, and games that somebody plays by them who knows no rules of thumb.
import {
  allowedMoves,
  applyMove,
  BLANK,
  createGame,
  type Dictionary,
  type GameState,
  type Layout,
  type Move,
  type Placement,
  type Ruleset,
  type Square,
  type Tile,
  validatePlacement,
} from "tilewright";
import { squareAtIndex } from "tilewright/layouts";
import { us2021 } from "tilewright/rulesets";
import { type Random, randomFrom } from "../oracle/random.ts";

const letters = [..."ABCDE"];

/** A ruleset of small numbers. Of many something is wrong; that is for the reader to find. */
export function randomRuleset(random: Random): Ruleset {
  const upTo = (most: number, least = 0): number => least + random.below(most + 1 - least);
  const some = <T>(value: () => T, probability = 0.5): T | null => (random.chance(probability) ? value() : null);
  const layout = randomLayout(random);
  const rackSize = upTo(5, random.chance(0.05) ? 1 : 2);
  const maxTilesPerPlay = random.chance(0.6) ? rackSize : upTo(6, random.chance(0.05) ? 1 : 2);
  const min = upTo(3, 1);
  const price = (): NonNullable<Ruleset["challenge"]>["whenWrong"] =>
    random.chance(0.5)
      ? random.pick(["nothing", "lose-turn", "lose-game"])
      : { points: upTo(5), per: random.pick(["play", "word"]), to: random.pick(["opponent", "nobody"]) };
  return {
    ...us2021,
    id: "random",
    layout,
    tileSet: {
      id: "random",
      letters: letters.map((letter) => ({ letter, points: upTo(4), count: upTo(random.pick([0, 3, 9])) })),
      blanks: { count: upTo(2), points: random.chance(0.8) ? 0 : upTo(2) },
    },
    players: { min, max: random.chance(0.05) ? 16 : upTo(4, min) },
    rackSize,
    maxTilesPerPlay,
    bonuses: random
      .shuffled([2, 3, 4, 5])
      .slice(0, upTo(2))
      .map((tiles) => ({
        tiles,
        ...(random.chance(0.2) ? { points: 0, times: 2 } : { points: random.chance(0.1) ? 0 : upTo(20, -5) }),
      })),
    exchange: some(() => ({
      minTiles: random.pick([0, 1]),
      minBag: random.chance(0.1) ? 100 : upTo(7),
      maxTiles: upTo(6, 1),
      perGame: some(() => upTo(3)),
      keepsScoreless: random.chance(0.2),
    })),
    blankExchange: random.chance(0.3),
    wordCheck: random.pick(["on-play", "on-challenge"]),
    challenge: some(() => ({
      looksUp: random.pick(["every-word", "named-words", "word-by-word"]),
      whenWrong: price(),
      schedule: some(() => Array.from({ length: upTo(3, 1) }, price), 0.3),
    })),
    forbiddenLabels: random.chance(0.5) ? ["rare"] : [],
    noRepeats: random.chance(0.3),
    dictionaryUse: random.pick(["challenges", "free"]),
    end: {
      passesEach: some(() => upTo(3, 1)),
      passesInRow: some(() => upTo(5, 1), 0.3),
      scorelessTurns: some(() => upTo(6, 1), 0.4),
      passesAfterExchanges: random.chance(0.1),
      lostTurnsCount: random.chance(0.3),
      zerosNeedScore: random.chance(0.2),
      turnsAfterBag: some(() => upTo(2, 1), 0.2),
      noPlays: random.chance(0.3),
      targets: some(() => Array.from({ length: upTo(random.pick([1, 1, 4]), 1) }, () => upTo(60, 5)), 0.2),
    },
    leftover: {
      own: random.pick(["subtract", "keep", "subtract-unless-out"]),
      toFinisher: random.pick([0, 1, 2]),
    },
    tieBreak: random.pick(["shared", "before-leftover", "finisher"]),
  };
}

function randomLayout(random: Random): Layout {
  const size = (): number => (random.chance(0.05) ? 1 : 3 + random.below(4));
  const [rows, cols] = [size(), size()];
  const signs = ["2", "3", "s", "w"].filter(() => random.chance(0.6));
  const square = (): string => (random.chance(0.1) ? "#" : random.chance(0.3) ? random.pick([...signs, "."]) : ".");
  const rowsOfSquares = Array.from({ length: rows }, () => Array.from({ length: cols }, square).join(""));
  const when = random.pick([{ letters: ["A", "B"] }, { points: [1] }, { points: [9] }, { letters: [] }]);
  const starts = random
    .shuffled(Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols })))
    .filter(({ row, col }) => rowsOfSquares[row]![col] !== "#")
    .slice(0, 1 + random.below(2));
  return {
    rows,
    cols,
    starts: starts.length > 0 ? starts : [{ row: 0, col: 0 }],
    rowsOfSquares,
    legend: {
      "#": "hole",
      2: { letter: 2, word: 1 },
      3: { letter: 1, word: 3, ...(random.chance(0.2) ? { letter: 2 } : {}) },
      s: { letter: 1, word: 2, sticks: true },
      w: { letter: 3, word: 1, when },
    },
  };
}

/** Whether tiles may lie somewhere, whatever word they form. */
const anyWord: Dictionary = { has: () => true };

/** Which words there are: not those of four letters, and of three those with A in the middle are rare. */
export const dictionary: Dictionary = {
  has: (word) => word.length !== 4,
  labels: (word) => (/^.A.$/.test(word) ? [["rare"]] : [[]]),
};

/** As few players as there may be. */
export function seatsOf({ players, end: { targets } }: Ruleset): number {
  return targets === null || targets.length === 1 ? players.min : targets.length;
}

/** How many moves somebody makes at random, before they only pass. */
const lively = 25;

/** Within so many moves a game must end: everybody passes three times here, and may owe as many turns as they played. */
const bound = 120;

/**
 * Plays a game at random, and only passes after a while: the last state, over or not. A move draws its own chances, so
 * that games by other rules go the same way as long as they can.
 */
export function playRandomly(ruleset: Ruleset, seed: number): GameState {
  const players = seatsOf(ruleset);
  let game = createGame({ ruleset, players, first: seed % players, seed: `random ${seed}` });
  for (let moves = 0; moves < bound && game.status.kind !== "over"; moves++) {
    const random = randomFrom(seed * 1009 + moves);
    const options = { by: game.status.turn ?? game.status.waitingFor[0]!, dictionary, canPlay: () => moves % 3 !== 0 };
    const calm: "pass" | "accept" = game.status.kind === "playing" ? "pass" : "accept";
    const move: Move = moves < lively || passesEndNothing(game) ? chooseMove(game, random) : { type: calm };
    game = applyMove(game, move, options).state ?? applyMove(game, { type: calm }, options).state ?? game;
  }
  return game;
}

/** Whether passes end nothing yet, by rules that say so: all scores are 0, or tiles can still be exchanged. */
export function passesEndNothing(game: GameState): boolean {
  const { ruleset, players, status } = game;
  const { passesAfterExchanges, scorelessTurns, zerosNeedScore } = ruleset.end;
  if (passesAfterExchanges && scorelessTurns === null && status.kind === "playing")
    return players.some((_, seat) => allowedMoves({ ...game, status: { kind: "playing", turn: seat } }).exchange.ok);
  return zerosNeedScore === true && players.every(({ score }) => score === 0);
}

function chooseMove(game: GameState, random: Random): Move {
  const { status, board, players, ruleset } = game;
  if (status.kind !== "playing") return { type: random.chance(0.3) ? "challenge" : "accept" };
  const rack = players[status.turn]!.rack.tiles;
  const blank = squareAtIndex(
    ruleset.layout,
    Math.max(
      0,
      board.findIndex((tile) => tile?.blank),
    ),
  );
  const chance = random.below(100);
  if (chance < 65) return { type: "play", placements: somePlay(game, rack, random) };
  if (chance < 75) return { type: "exchange", tiles: random.shuffled(rack).slice(0, random.below(rack.length + 1)) };
  if (chance < 92) return random.chance(0.5) ? { type: "challenge" } : { type: "challenge", words: [0] };
  return chance < 95 ? { type: "exchange-blank", square: blank } : { type: "pass" };
}

/** Tiles in a line, which form a play if one is found in some attempts. */
function somePlay(game: GameState, rack: readonly Tile[], random: Random): readonly Placement[] {
  const { layout } = game.ruleset;
  let laid: readonly Placement[] = [];
  for (let tried = 0; tried < 24; tried++) {
    const across = random.chance(0.5);
    const tiles = random.shuffled(rack).slice(0, 1 + random.below(rack.length));
    let { row, col } = squareAtIndex(layout, random.below(layout.rows * layout.cols));
    const free: Square[] = [];
    for (; row < layout.rows && col < layout.cols && free.length < tiles.length; across ? col++ : row++)
      if (game.board[row * layout.cols + col] === null) free.push({ row, col });
    laid = free.map((square, i) => {
      const tile = tiles[i]!;
      return tile === BLANK ? { ...square, letter: random.pick(letters), blank: true } : { ...square, letter: tile };
    });
    if (validatePlacement(game, laid, { dictionary: anyWord }).ok) return laid;
  }
  return laid;
}

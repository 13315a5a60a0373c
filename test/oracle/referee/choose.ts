// What is asked for next: dice become a request, legal or not, that makes sense in this game.
import fc from "fast-check";
import { inspect } from "../play/judge.ts";
import { spoil } from "../play/mistakes.ts";
import { type Random, randomFrom } from "../random.ts";
import type { CanPlay, Dictionary, EndReason, LaidTile, Move, Placement, Ruling } from "../shapes.ts";
import { squareAt } from "../squares.ts";
import { passesInRow, passSeries } from "./counts.ts";
import { decisionReasons } from "./decide.ts";
import { findAnyPlay, findWordPlay } from "./find-play.ts";
import { type Game, seatOf } from "./game.ts";
import { littleWords } from "./little-words.ts";
import { positionOf } from "./play.ts";

/** Dice for one step of a game: what to try, and three numbers to choose by. */
export interface Dice {
  readonly act: Act;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** What a player or the table asks for: a move, a ruling, or the end of the game. */
export type Request =
  | {
      readonly kind: "move";
      readonly by: number | undefined;
      readonly move: Move;
      /** How many events the player has not seen; below zero: has seen more than there are; null: does not say. */
      readonly behind: number | null;
      readonly dictionary: Dictionary | undefined;
      readonly canPlay: CanPlay | undefined;
    }
  | { readonly kind: "ruling"; readonly ruling: Ruling }
  | { readonly kind: "end"; readonly reason: EndReason; readonly canPlay: CanPlay | undefined };

const acts = {
  word: 34,
  anything: 14,
  announced: 4,
  spoiled: 10,
  exchange: 7,
  "exchange-badly": 3,
  pass: 9,
  challenge: 12,
  "challenge-words": 8,
  accept: 8,
  "exchange-blank": 7,
  resign: 2,
  "out-of-turn": 4,
  stale: 2,
  adjust: 2,
  "set-turn": 1,
  "by-hand": 1,
  end: 1,
  decide: 1,
  malformed: 1,
} as const;
/** What to try. */
export type Act = keyof typeof acts;

/** Dice for a whole game. */
export const diceForGame: fc.Arbitrary<readonly Dice[]> = fc.array(
  fc.record({
    act: fc.oneof(...Object.entries(acts).map(([act, weight]) => ({ arbitrary: fc.constant(act as Act), weight }))),
    a: fc.nat(999_983),
    b: fc.nat(999_983),
    c: fc.nat(9999),
  }),
  { minLength: 12, maxLength: 75, size: "max" },
);

/** The request that the dice stand for. */
export function requestFor(game: Game, dice: Dice): Request {
  const { status } = game;
  const { a, b, c } = dice;
  const players = game.seats.length;
  const onTurn =
    status.kind === "playing" ? status.turn : (status.kind === "last-challenge" && status.waitingFor[0]) || 0;
  const ask = (by: number | undefined, move: Move, behind: number | null = c % 3 === 0 ? 0 : null): Request => ({
    kind: "move",
    by,
    move,
    behind,
    dictionary: dictionaries[b % dictionaries.length],
    canPlay: canPlays[c % canPlays.length],
  });
  // While everybody may only accept or challenge, most requests are one of the two.
  const byOthers = dice.act === "resign" || dice.act === "decide";
  const waiting = status.kind === "last-challenge" && c % 5 > 1 && !byOthers;
  // Passes come in series.
  const passing = passSeries(game).length > 0 && c % 4 === 0 && dice.act === "word";
  // When nearly everybody has passed twice, now and then somebody resigns.
  const leaving = game.seats.filter((_, player) => passesInRow(game, player) > 1).length > 1 && c % 6 === 1;
  if (leaving) return ask(a % players, { type: "resign" });
  const answer = a % 3 > 0 ? "accept" : b % 2 === 0 ? "challenge" : "challenge-words";
  // What the table adjusts must not matter to a target.
  const adjusting = game.rules.end.targets !== null && c % 14 === 5;
  // Of a game that is over the table may still decide who has won, and adjust points.
  const afterwards = b % 3 === 0 ? "adjust" : "decide";
  const isLate = status.kind === "over" && c % 3 === 0;
  const act = isLate ? afterwards : waiting ? answer : adjusting ? "adjust" : passing ? "pass" : dice.act;
  switch (act) {
    case "adjust":
      return {
        kind: "ruling",
        ruling: { type: "adjust", player: a % players, points: (b % 61) - 30, reason: "penalty" },
      };
    case "set-turn":
      return { kind: "ruling", ruling: { type: "set-turn", player: a % players } };
    case "by-hand":
      return { kind: "ruling", ruling: byHand(game, a) };
    case "decide":
      return { kind: "ruling", ruling: decision(players, randomFrom(a + b)) };
    case "end":
      if (b % 3 === 0) return { kind: "ruling", ruling: declaration(a) };
      return { kind: "end", reason: reasons[a % reasons.length] as EndReason, canPlay: canPlays[c % canPlays.length] };
    case "challenge":
      return ask(a % players, { type: "challenge" });
    case "challenge-words":
      return ask(a % players, { type: "challenge", words: indices(game, a, b) });
    case "accept":
      return ask(a % players, { type: "accept" });
    case "resign":
      return ask(status.kind === "last-challenge" && b % 3 === 0 ? status.by : a % players, { type: "resign" });
    case "malformed":
      return ask(b % 4 === 0 ? players + (b % 2) : onTurn, malformedMoves[a % malformedMoves.length] as Move);
    case "out-of-turn":
      return ask(a % players, turnMove(game, a % players, a, b));
    case "stale":
      return ask(b % 4 === 0 ? c % players : onTurn, turnMove(game, onTurn, a, b), a % 4 === 0 ? -1 : a % 4);
    default:
      return ask(c % 4 === 0 ? undefined : onTurn, onTurnMove(game, onTurn, act, dice));
  }
}

function onTurnMove(game: Game, by: number, act: Act, { a, b, c }: Dice): Move {
  const { rack } = seatOf(game, by);
  const pass: Move = { type: "pass" };
  const findWord = (): readonly LaidTile[] | null => findWordPlay(game, by, a, b % 4 === 0);
  switch (act) {
    case "word":
      return layDown(findWord()) ?? turnMove(game, by, a, b);
    case "anything":
      return layDown(findAnyPlay(game, by, a)) ?? pass;
    case "announced": {
      const laid = findWord();
      return laid === null ? pass : { type: "play", placements: laid, points: pointsOf(game, by, laid) + (c % 2) };
    }
    case "spoiled": {
      const { rules, board } = game;
      const play = { rules, board, placements: findWord() ?? findAnyPlay(game, by, a) ?? [] };
      const placements = spoil(randomFrom(b), play, 1 + (c % 2)) as readonly Placement[];
      return { type: "play", placements, ...(c % 3 === 0 ? { points: c % 20 } : {}) };
    }
    case "exchange":
      return {
        type: "exchange",
        tiles: rack.filter((_, i) => ((a >> i) & 1) === 1).slice(0, Math.max(b % 4, game.bag.length)),
      };
    case "exchange-badly":
      return { type: "exchange", tiles: b % 3 === 0 ? [] : b % 3 === 1 ? rack : [...rack.slice(1), "?"] };
    case "exchange-blank":
      return { type: "exchange-blank", square: squareAt(game.rules.layout, blankSquare(game, a, b)) };
    default:
      return pass;
  }
}

function turnMove(game: Game, by: number, a: number, b: number): Move {
  if (b % 3 === 0) return { type: "pass" };
  if (b % 3 === 1) return { type: "exchange", tiles: seatOf(game, by).rack.slice(0, a % 3) };
  return layDown(findAnyPlay(game, by, a)) ?? { type: "pass" };
}

function pointsOf(game: Game, by: number, laid: readonly LaidTile[]): number {
  return inspect(positionOf(game, by), laid).score?.total ?? 0;
}

function layDown(laid: readonly LaidTile[] | null): Move | null {
  return laid === null ? null : { type: "play", placements: laid };
}

// Mostly a square with a blank on it, where there is one.
function blankSquare(game: Game, a: number, b: number): number {
  const blanks = game.board.flatMap((cell, i) => (cell?.blank === true ? [i] : []));
  return blanks.length === 0 || b % 5 === 0 ? a % (game.board.length + 1) : (blanks[a % blanks.length] as number);
}

function indices(game: Game, a: number, b: number): number[] {
  const count = game.openPlay?.score.words.length ?? 1;
  if (b % 7 === 0) return [];
  const named = Array.from({ length: count }, (_, i) => i).filter((i) => ((a >> i) & 1) === 1);
  return b % 6 === 0 ? [...named, ...named, count] : [...named, ...named.slice(0, b % 2)];
}

function byHand(game: Game, a: number): Ruling {
  const player = a % game.seats.length;
  const { rack } = seatOf(game, player);
  return a % 2 === 0
    ? { type: "tell-rack", player, rack: { tiles: rack, hidden: 0 } }
    : { type: "return-excess", player, tiles: { tiles: rack.slice(0, 1), hidden: 0 } };
}

/** Mostly a legal decision on a game of so many players. */
function decision(players: number, random: Random): Ruling {
  const legal = legalDecision(players, random);
  return random.below(5) > 0 ? legal : ({ ...legal, ...random.pick(mistakesInDecisions(players)) } as Ruling);
}

function legalDecision(players: number, random: Random): Ruling {
  const reason = random.pick(decisionReasons);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const winners = reason === "aborted" ? [] : random.shuffled(seats).slice(0, random.below(players + 1));
  const points = (): number => (random.chance(0.1) ? random.pick([-1_000_000, 1_000_000]) : random.below(201) - 100);
  const spreads = random.chance(0.5) || reason === "aborted" ? null : seats.map(points);
  const note = random.chance(0.2) ? { note: "article 6" } : {};
  return { type: "decide", reason, winners, ...(random.chance(0.3) ? {} : { spreads }), ...note };
}

// Each of these spoils any legal decision.
function mistakesInDecisions(players: number): readonly object[] {
  const spreads = Array.from({ length: players }, () => 0);
  const others = spreads.slice(1);
  return [
    { reason: "unfair" },
    { reason: "agreed" },
    { winners: [players] },
    { winners: [-1] },
    { winners: [0.5] },
    { winners: [0, 0] },
    { spreads: others },
    { spreads: [...spreads, 0] },
    { spreads: [0.5, ...others] },
    { spreads: [1_000_001, ...others] },
    { spreads: [...others, -1_000_001] },
    { spreads: [...others, "0"] },
    { reason: "aborted", winners: [0], spreads: null },
    { reason: "aborted", winners: [], spreads },
  ];
}

function declaration(a: number): Ruling {
  return { type: "end", reason: declared[a % declared.length] } as Ruling;
}

// What the ruling "end" may say, and what makes it malformed.
const declared: readonly string[] = ["agreed", "time", "no-plays", "agreed", "time", "resigned", "late"];
const reasons: readonly EndReason[] = ["agreed", "no-plays", "time", "out", "target", "passes", "no-plays", "resigned"];

const malformedMoves: readonly unknown[] = [
  { type: "swap" },
  { type: "play" },
  { type: "exchange", tiles: null },
  { type: "exchange", tiles: 2 },
  { type: "exchange", tiles: ["Å"] },
  { type: "challenge", words: "all" },
  { type: "exchange-blank" },
  {},
];

// Labels that some editions forbid, on one entry of a word or on all: which, follows from the word's letters.
const labelled: Dictionary = {
  has: () => true,
  labels: (word) => labels[[...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % labels.length] ?? [],
};
const labels = [
  [],
  [["foreign"]],
  [["proper"], ["slang"]],
  [["affix"]],
  [],
  [["offensive", "slang"]],
  [[]],
  [["acronym"]],
];

const little = new Set(littleWords);
const dictionaries: readonly (Dictionary | undefined)[] = [
  little,
  little,
  { has: () => true },
  { has: () => true },
  { has: () => false },
  { has: (word, letters) => letters.join("") === word && letters.length % 2 === 0 },
  labelled,
  undefined,
];

// An answer that depends on board and rack alone: whoever asks with another board or rack gets another answer.
const byBoardAndRack: CanPlay = ({ board, rack }) => {
  const text = (board ?? []).map((cell) => cell?.letter ?? ".").join("") + [...(rack ?? [])].sort().join("");
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1009;
  return sum % 2 === 0;
};
const canPlays: readonly (CanPlay | undefined)[] = [
  undefined,
  undefined,
  undefined,
  undefined,
  byBoardAndRack,
  byBoardAndRack,
  () => true,
  () => false,
];

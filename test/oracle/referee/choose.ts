// What to say next: a roll of dice becomes a move, legal or not, that makes sense at this table.
import fc from "fast-check";
import { findAnyPlay, findWordPlay } from "./find-play.ts";
import { littleWords } from "./little-words.ts";
import type { CanPlay, Dictionary, EndReason, Laid, Move, Ruling } from "./shapes.ts";
import { announced, spoiled } from "./spoil.ts";
import { squareOf } from "./squares.ts";
import { seatOf, type Table } from "./table.ts";

/** Dice for one step of a game: what to try, and three numbers to choose by. */
export interface Roll {
  readonly act: Act;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Something said at the table, by a player or by the table itself. */
export type Proposal =
  | {
      readonly kind: "move";
      readonly by: number | undefined;
      readonly move: Move;
      /** How many events the speaker has not seen; below zero: has seen more than there are; null: did not say. */
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
  nonsense: 1,
} as const;
/** What to try. */
export type Act = keyof typeof acts;

/** Dice for a whole game. */
export const rolls: fc.Arbitrary<readonly Roll[]> = fc.array(
  fc.record({
    act: fc.oneof(...Object.entries(acts).map(([act, weight]) => ({ arbitrary: fc.constant(act as Act), weight }))),
    a: fc.nat(999_983),
    b: fc.nat(999_983),
    c: fc.nat(9999),
  }),
  { minLength: 12, maxLength: 75, size: "max" },
);

/** What is said, as a roll has it. */
export function propose(table: Table, roll: Roll): Proposal {
  const { status } = table;
  const { a, b, c } = roll;
  const players = table.seats.length;
  const onTurn =
    status.kind === "playing" ? status.turn : (status.kind === "last-challenge" && status.waitingFor[0]) || 0;
  const said = (by: number | undefined, move: Move, behind: number | null = c % 3 === 0 ? 0 : null): Proposal => ({
    kind: "move",
    by,
    move,
    behind,
    dictionary: dictionaries[b % dictionaries.length],
    canPlay: stubs[c % stubs.length],
  });
  // Most of what is said while everybody may only accept or challenge is one of the two.
  const waiting = status.kind === "last-challenge" && c % 5 > 1 && roll.act !== "resign";
  // Passes come in series.
  const passing = table.seats.some((seat) => seat.passesInRow > 0) && c % 4 === 0 && roll.act === "word";
  // When nearly everybody has passed out, now and then the others go home.
  const leaving = table.seats.filter((seat) => seat.passesInRow > 1).length > 1 && c % 6 === 1;
  if (leaving) return said(a % players, { type: "resign" });
  const act = waiting ? (a % 3 === 0 ? "challenge" : "accept") : passing ? "pass" : roll.act;
  switch (act) {
    case "adjust":
      return {
        kind: "ruling",
        ruling: { type: "adjust", player: a % players, points: (b % 61) - 30, reason: "penalty" },
      };
    case "set-turn":
      return { kind: "ruling", ruling: { type: "set-turn", player: a % players } };
    case "by-hand":
      return { kind: "ruling", ruling: byHand(table, a) };
    case "end":
      return { kind: "end", reason: reasons[a % reasons.length] as EndReason, canPlay: stubs[c % stubs.length] };
    case "challenge":
      return said(a % players, { type: "challenge" });
    case "challenge-words":
      return said(a % players, { type: "challenge", words: indices(table, a, b) });
    case "accept":
      return said(a % players, { type: "accept" });
    case "resign":
      return said(status.kind === "last-challenge" && b % 3 === 0 ? status.by : a % players, { type: "resign" });
    case "nonsense":
      return said(b % 4 === 0 ? players + (b % 2) : onTurn, nonsense[a % nonsense.length] as Move);
    case "out-of-turn":
      return said(a % players, turnMove(table, a % players, a, b));
    case "stale":
      return said(onTurn, turnMove(table, onTurn, a, b), a % 4 === 0 ? -1 : a % 4);
    default:
      return said(c % 4 === 0 ? undefined : onTurn, onTurnMove(table, onTurn, act, roll));
  }
}

function onTurnMove(table: Table, by: number, act: Act, { a, b, c }: Roll): Move {
  const { rack } = seatOf(table, by);
  const pass: Move = { type: "pass" };
  const findWord = (): readonly Laid[] | null => findWordPlay(table, by, a, b % 4 === 0);
  switch (act) {
    case "word":
      return layDown(findWord()) ?? turnMove(table, by, a, b);
    case "anything":
      return layDown(findAnyPlay(table, by, a)) ?? pass;
    case "announced": {
      const laid = findWord();
      return laid === null ? pass : announced(table, laid, c % 2);
    }
    case "spoiled":
      return {
        ...spoiled(table, findWord() ?? findAnyPlay(table, by, a) ?? [], b),
        ...(c % 3 === 0 ? { points: c % 20 } : {}),
      };
    case "exchange":
      return {
        type: "exchange",
        tiles: rack.filter((_, i) => ((a >> i) & 1) === 1).slice(0, Math.max(b % 4, table.bag.length)),
      };
    case "exchange-badly":
      return { type: "exchange", tiles: b % 3 === 0 ? [] : b % 3 === 1 ? rack : [...rack.slice(1), "?"] };
    case "exchange-blank":
      return { type: "exchange-blank", square: squareOf(table.rules.layout, blankSquare(table, a, b)) };
    default:
      return pass;
  }
}

function turnMove(table: Table, by: number, a: number, b: number): Move {
  if (b % 3 === 0) return { type: "pass" };
  if (b % 3 === 1) return { type: "exchange", tiles: seatOf(table, by).rack.slice(0, a % 3) };
  return layDown(findAnyPlay(table, by, a)) ?? { type: "pass" };
}

function layDown(laid: readonly Laid[] | null): Move | null {
  return laid === null ? null : { type: "play", placements: laid };
}

// Mostly a square with a blank on it, where there is one.
function blankSquare(table: Table, a: number, b: number): number {
  const blanks = table.board.flatMap((cell, i) => (cell?.blank === true ? [i] : []));
  return blanks.length === 0 || b % 5 === 0 ? a % (table.board.length + 1) : (blanks[a % blanks.length] as number);
}

function indices(table: Table, a: number, b: number): number[] {
  const count = table.openPlay?.words.length ?? 1;
  if (b % 7 === 0) return [];
  const named = Array.from({ length: count }, (_, i) => i).filter((i) => ((a >> i) & 1) === 1);
  return b % 6 === 0 ? [...named, ...named, count] : [...named, ...named.slice(0, b % 2)];
}

function byHand(table: Table, a: number): Ruling {
  const player = a % table.seats.length;
  const { rack } = seatOf(table, player);
  return a % 2 === 0
    ? { type: "tell-rack", player, rack: { tiles: rack, hidden: 0 } }
    : { type: "return-excess", player, tiles: { tiles: rack.slice(0, 1), hidden: 0 } };
}

const reasons: readonly EndReason[] = ["agreed", "no-plays", "time", "out", "target", "passes", "no-plays", "resigned"];

const nonsense: readonly unknown[] = [
  { type: "swap" },
  { type: "play" },
  { type: "exchange", tiles: null },
  { type: "exchange", tiles: 2 },
  { type: "exchange", tiles: ["Å"] },
  { type: "challenge", words: "all" },
  { type: "exchange-blank" },
  {},
];

// Words by a sum of their letters: labels that some editions forbid, on one entry or on all.
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

// Answers that depend on board and rack alone, so that whoever asks with another board or rack is found out.
const byBoardAndRack: CanPlay = ({ board, rack }) => {
  const text = (board ?? []).map((cell) => cell?.letter ?? ".").join("") + [...(rack ?? [])].sort().join("");
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1009;
  return sum % 2 === 0;
};
const stubs: readonly (CanPlay | undefined)[] = [
  undefined,
  undefined,
  undefined,
  undefined,
  byBoardAndRack,
  byBoardAndRack,
  () => true,
  () => false,
];

import type { Random } from "../random.ts";
import type { Board, Placement, PlayRules, Square } from "../shapes.ts";
import { freeSquares, includesSquare, isHole, neighboursOf, squareAt } from "../squares.ts";
import { lineThrough } from "./boards.ts";

/** What is being played, and where. */
interface Play {
  readonly rules: PlayRules;
  readonly board: Board;
  /** At least one. */
  readonly placements: readonly Placement[];
}

/** One way to spoil a play. It may do nothing where the board has no room for it. */
type Mistake = (random: Random, play: Play) => readonly unknown[];

/** The ways to spoil a play, by the code each most often leads to; one that is listed twice is taken twice as often. */
const mistakes: readonly Mistake[] = [
  noTiles,
  offBoard,
  offBoard,
  // Few boards have holes.
  onHole,
  onHole,
  onHole,
  onHole,
  onTile,
  onTile,
  repeated,
  tooMany,
  tooMany,
  oneTile,
  oneTile,
  unnamedBlank,
  unnamedBlank,
  unknownLetter,
  otherTile,
  outOfLine,
  leaveOneOut,
  leaveOneOut,
  elsewhere,
  elsewhere,
  minusZero,
  malformed,
];

/** The play with so many mistakes, one after the other, as long as a well-formed placement is left. */
export function spoil(random: Random, play: Play, howMany: number): readonly unknown[] {
  let given: readonly unknown[] = play.placements;
  for (let i = 0; i < howMany; i++) {
    const placements = given.filter(isPlacement);
    if (placements.length > 0) given = random.pick(mistakes)(random, { ...play, placements });
  }
  return given;
}

/** True for what has the fields of a placement. */
export function isPlacement(thing: unknown): thing is Placement {
  const { row, col, letter, blank } = Object(thing) as Record<string, unknown>;
  const whole = Number.isInteger(row) && Number.isInteger(col) && (typeof letter === "string" || letter === null);
  return whole && (typeof blank === "boolean" || blank === undefined);
}

function noTiles(): readonly unknown[] {
  return [];
}

function offBoard(random: Random, { rules, placements }: Play): readonly unknown[] {
  const { rows, cols } = rules.layout;
  const far = random.pick([-1, -2, 1e9, -(2 ** 53), 1e300, Math.max(rows, cols)]);
  const { row, col } = random.pick(placements);
  return put(random, placements, random.chance(0.5) ? { row: far, col } : { row, col: far });
}

function onHole(random: Random, { rules, board, placements }: Play): readonly unknown[] {
  const holes = squaresOf(rules, board).filter((square) => isHole(rules.layout, square));
  return holes.length === 0 ? placements : put(random, placements, random.pick(holes));
}

function onTile(random: Random, { rules, board, placements }: Play): readonly unknown[] {
  const squares = squaresOf(rules, board).filter((_, index) => board[index] !== null);
  return squares.length === 0 ? placements : put(random, placements, random.pick(squares));
}

function repeated(random: Random, { placements }: Play): readonly unknown[] {
  const { row, col } = random.pick(placements);
  return [...placements, { ...random.pick(placements), row, col }];
}

function tooMany(random: Random, { rules, board, placements }: Play): readonly unknown[] {
  const through = random.pick(placements);
  const longer = lineThrough(random, rules, board, through, rules.maxTilesPerPlay + 1 + random.below(3));
  const free = freeSquares(rules.layout, board);
  return longer.every((square) => includesSquare(free, square)) ? longer : placements;
}

function oneTile(random: Random, { placements }: Play): readonly unknown[] {
  return [random.pick(placements)];
}

function unnamedBlank(random: Random, { placements }: Play): readonly unknown[] {
  const { row, col } = random.pick(placements);
  const blank = random.pick([{}, { blank: true }, { blank: false }, { blank: undefined }]);
  return placements.map((one) => (one.row === row && one.col === col ? { row, col, letter: null, ...blank } : one));
}

function unknownLetter(random: Random, { placements }: Play): readonly unknown[] {
  const texts = ["", "?", "a", "É", "CHE", "A ", "\ud835", "__proto__", "constructor", "A".repeat(99)];
  const spoilt = random.pick(placements);
  const other = random.pick(placements);
  const letter = random.pick(texts);
  return placements.map((one) => {
    if (one === spoilt) return { ...one, letter };
    return one === other && random.chance(0.5) ? { ...one, letter: random.pick([letter, ...texts]) } : one;
  });
}

/** Other tiles than those of the rack: a blank for a letter or the other way round, or one letter for all. */
function otherTile(random: Random, { rules, placements }: Play): readonly unknown[] {
  const { letter } = random.pick(rules.tileSet.letters);
  if (random.chance(0.5)) return placements.map((one) => ({ ...one, letter }));
  const spoilt = random.pick(placements);
  return placements.map((one) => (one === spoilt ? { ...one, blank: one.blank !== true } : one));
}

function outOfLine(random: Random, { rules, board, placements }: Play): readonly unknown[] {
  const corners = neighboursOf(random.pick(placements)).flatMap(neighboursOf);
  const free = freeSquares(rules.layout, board);
  const squares = corners.filter((corner) => includesSquare(free, corner));
  if (squares.length === 0) return placements;
  return [...placements, { ...random.pick(placements), ...random.pick(squares) }];
}

function leaveOneOut(random: Random, { placements }: Play): readonly unknown[] {
  const order = [...placements].sort((one, other) => one.row - other.row || one.col - other.col);
  if (order.length < 3) return order;
  const left = 1 + random.below(order.length - 2);
  return order.filter((_, index) => index !== left);
}

function elsewhere(random: Random, { rules, board, placements }: Play): readonly unknown[] {
  const free = freeSquares(rules.layout, board);
  return free.length === 0 ? placements : lineThrough(random, rules, board, random.pick(free), placements.length);
}

function minusZero(_random: Random, { placements }: Play): readonly unknown[] {
  return placements.map((one) => ({ ...one, row: one.row || -0, col: one.col || -0 }));
}

function malformed(random: Random, { placements }: Play): readonly unknown[] {
  const one = random.pick(placements);
  const thing = random.pick<unknown>([
    null,
    undefined,
    7,
    "8F",
    {},
    [],
    { ...one, row: "7" },
    { ...one, col: 0.5 },
    { ...one, row: Number.NaN, letter: 7 },
    { ...one, col: Number.POSITIVE_INFINITY },
    { row: one.row, col: one.col },
    { ...one, letter: ["A"] },
    { ...one, blank: 1 },
    { ...one, blank: null },
  ]);
  return [...placements, thing];
}

/** One of the tiles moved to another square, or one more laid there. */
function put(random: Random, placements: readonly Placement[], square: Square): readonly unknown[] {
  const moved = random.pick(placements);
  const rest = random.chance(0.5) ? placements : placements.filter((one) => one !== moved);
  return [...rest, { ...moved, ...square }];
}

function squaresOf(rules: PlayRules, board: Board): Square[] {
  return board.map((_, index) => squareAt(rules.layout, index));
}

import { blankNumber, type Letters } from "./tile-alphabet.ts";

/**
 * What may be left of a rack, each possibility a state of {@link STATE} numbers. Laying a tile leads from a state to an
 * earlier one, by the tile's step: nothing has to be counted, and nothing put back.
 */
export interface RackStates {
  readonly states: Int32Array;
  /** The state in which nothing is laid. */
  readonly full: number;
  /** For letter n: at 2n the step of its natural tile, at 2n + 1 the points of that tile. */
  readonly naturals: Int32Array;
  /** The step of a blank. A state that is not smaller has a blank left. */
  readonly blankStep: number;
}

const STATE = 4;
/** The letters of the natural tiles left, as bits; none once a play may have no more tiles. */
const NATURAL = 0;
/** The letters that can be laid, by a natural tile or by a blank. */
export const LAYABLE = 1;
/** The number of tiles laid. */
const LAID = 2;
/** The bonus for laying so many tiles. */
const BONUS = 3;

/** The states of larger racks are not worth their memory. */
const mostStates = 1 << 13;

/** The states of a rack (numbers of letters); `null` if there are too many. */
export function rackStates(
  rack: readonly number[],
  { values }: Letters,
  bonuses: readonly (number | undefined)[],
  maxTiles: number,
): RackStates | null {
  const held = new Int32Array(values.length);
  let blanks = 0;
  for (const number of rack) {
    if (number === blankNumber) blanks++;
    else held[number]!++;
  }
  let total = blanks + 1;
  for (let number = 0; number < held.length; number++) total *= held[number]! + 1;
  if (total > mostStates) return null;

  const states = new Int32Array(total * STATE);
  const naturals = new Int32Array(2 * values.length);
  let size = STATE;
  states[LAID] = rack.length;
  for (let number = 0; number < held.length; number++) {
    naturals[2 * number] = size;
    naturals[2 * number + 1] = values[number]!;
    if (held[number] !== 0) size = addTiles(states, size, held[number]!, 1 << number, 1 << number);
  }
  addTiles(states, size, blanks, 0, -1);
  for (let state = 0; state < states.length; state += STATE) {
    const laid = states[state + LAID]!;
    states[state + BONUS] = bonuses[laid] ?? 0;
    if (laid >= maxTiles) states[state + NATURAL] = states[state + LAYABLE] = 0;
  }
  return { states, full: states.length - STATE, naturals, blankStep: size };
}

/** Repeats the first `size` numbers with 1 to `count` more tiles of a kind on the rack. Gives the size then. */
function addTiles(states: Int32Array, size: number, count: number, natural: number, layable: number): number {
  const end = size * (count + 1);
  for (let state = size; state < end; state += STATE) {
    states[state + NATURAL] = states[state - size + NATURAL]! | natural;
    states[state + LAYABLE] = states[state - size + LAYABLE]! | layable;
    states[state + LAID] = states[state - size + LAID]! - 1;
  }
  return end;
}

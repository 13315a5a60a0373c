import { blankNumber, type Letters } from "./letters.ts";

/**
 * What may be left of a rack, each possibility a state with a number. Laying a tile leads from a state to an earlier one,
 * by the tile's step: nothing has to be counted, and nothing put back. The arrays are indexed by state, but for `steps`.
 */
export interface RackStates {
  /** The letters of the natural tiles left, as bits; none once a play may have no more tiles. */
  readonly natural: Int32Array;
  /** The letters that can be laid, by a natural tile or by a blank. */
  readonly layable: Int32Array;
  /** The number of tiles laid. */
  readonly laid: Int32Array;
  /** The bonus for laying so many tiles. */
  readonly bonus: Int32Array;
  /** The state in which nothing is laid. */
  readonly full: number;
  /** By letter: the step of its natural tile. */
  readonly steps: Int32Array;
  /** The step of a blank. A state that is not smaller has a blank left. */
  readonly blankStep: number;
}

/** The states of larger racks are not worth their memory. */
const mostStates = 1 << 13;

/** The states of a rack (numbers of letters); `null` if there are too many. */
export function rackStates(
  rack: readonly number[],
  { values }: Letters,
  bonuses: readonly (number | undefined)[],
  maxTiles: number,
): RackStates | null {
  const steps = new Int32Array(values.length);
  // For now the numbers of tiles held, then each letter's step.
  let blanks = 0;
  for (const number of rack) {
    if (number === blankNumber) blanks++;
    else steps[number]!++;
  }
  let total = blanks + 1;
  for (let number = 0; number < steps.length; number++) total *= steps[number]! + 1;
  if (total > mostStates) return null;

  const memory = new ArrayBuffer(total * 16);
  const natural = new Int32Array(memory, 0, total);
  const layable = new Int32Array(memory, total * 4, total);
  const laid = new Int32Array(memory, total * 8, total);
  const bonus = new Int32Array(memory, total * 12, total);
  laid[0] = rack.length;
  let size = 1;
  /** Repeats the states so far with 1 to `count` more tiles of a kind on the rack. */
  const add = (count: number, own: number, all: number): void => {
    const end = size * (count + 1);
    for (let state = size; state < end; state++) {
      natural[state] = natural[state - size]! | own;
      layable[state] = layable[state - size]! | all;
      laid[state] = laid[state - size]! - 1;
    }
    size = end;
  };
  for (let number = 0; number < steps.length; number++) {
    const count = steps[number]!;
    steps[number] = size;
    if (count > 0) add(count, 1 << number, 1 << number);
  }
  const blankStep = size;
  add(blanks, 0, -1);

  for (let state = 0; state < total; state++) {
    bonus[state] = bonuses[laid[state]!] ?? 0;
    if (laid[state]! >= maxTiles) natural[state] = layable[state] = 0;
  }
  return { natural, layable, laid, bonus, full: total - 1, steps, blankStep };
}

import { grown } from "./packed-words.ts";

/**
 * The states of a growing automaton, each kept once.
 *
 * A state is one entry of a list of siblings. It has a label (the letter's number doubled, plus one if a word ends
 * here), the state that begins the list of letters that may follow, and the state that is its next sibling; 0 stands
 * for no state. So two lists with an equal tail share it, which makes the graph minimal. A state refers only to states
 * with a smaller number.
 */
export interface StateTable {
  /** The number of the state with these three fields. A new state is made only if there is none like it. */
  intern(label: number, arc: number, next: number): number;
  /** The fields of all states, indexed by state. They are views, valid until the next `intern`. */
  states(): States;
}

/** The fields of the states of a {@link StateTable}; `count` includes the unused index 0. */
export interface States {
  readonly count: number;
  /** Two numbers a state: its arc with its label in the bits above `labelShift`, and its next sibling. */
  readonly fields: Int32Array;
}

/** The bits for the number of a state; seven are left for a label. */
export const labelShift = 25;
/** The bits of an arc. */
export const arcBits: number = (1 << labelShift) - 1;

/**
 * An empty table. It begins with room for about as many states as are expected, up to a million, because to make room
 * takes time. Before it makes room, it calls `onGrow` with the number of states.
 */
export function createStateTable(expected: number, onGrow: (count: number) => void): StateTable {
  let capacity = 1 << 15;
  while (capacity < expected && capacity < 1 << 20) capacity *= 2;
  let count = 1;
  // What is read together lies together: most of the time goes into waiting for memory.
  let fields = new Int32Array(capacity * 2);
  // By number of a state: the first state with it as the later of its two. Most states lead to one just made, so they
  // are new, and they are found and kept without a look at the slots.
  let firsts = new Int32Array(capacity);
  // Open addressing for all others, at most half full. A slot holds a state's number, 0 if it is free.
  let mask = capacity * 2 - 1;
  let slots = new Int32Array(capacity * 2);

  const grow = (): void => {
    onGrow(count - 1);
    capacity *= 2;
    fields = grown(fields, new Int32Array(capacity * 2));
    firsts = grown(firsts, new Int32Array(capacity));
    mask = capacity * 2 - 1;
    slots = new Int32Array(capacity * 2);
    for (let state = 1; state < count; state++) {
      const labelled = fields[state * 2]!;
      const next = fields[state * 2 + 1]!;
      if (firsts[Math.max(labelled & arcBits, next)] === state) continue;
      let slot = hash(labelled, next) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = state;
    }
  };

  return {
    intern(label, arc, next) {
      const labelled = (label << labelShift) | arc;
      const later = arc > next ? arc : next;
      let state = firsts[later]!;
      if (state === 0) firsts[later] = count;
      else {
        if (fields[state * 2] === labelled && fields[state * 2 + 1] === next) return state;
        let slot = hash(labelled, next) & mask;
        state = slots[slot]!;
        while (state !== 0) {
          if (fields[state * 2] === labelled && fields[state * 2 + 1] === next) return state;
          slot = (slot + 1) & mask;
          state = slots[slot]!;
        }
        slots[slot] = count;
      }
      fields[count * 2] = labelled;
      fields[count * 2 + 1] = next;
      count++;
      if (count === capacity) grow();
      return count - 1;
    },
    states: () => ({ count, fields }),
  };
}

/** Mixes the fields so that neighbouring states, whose numbers differ by one, do not share slots. */
function hash(labelled: number, next: number): number {
  const mixed =
    Math.imul(labelled, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b) ^ Math.imul(labelled >>> labelShift, 0x27d4eb2f);
  return mixed ^ (mixed >>> 15);
}

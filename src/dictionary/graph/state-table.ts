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
  readonly labels: Uint8Array;
  readonly arcs: Uint32Array;
  readonly nexts: Uint32Array;
}

/**
 * An empty table. It begins with room for about as many states as are expected, up to a million, because to make room
 * takes time. Before it makes room, it calls `onGrow` with the number of states.
 */
export function createStateTable(expected: number, onGrow: (count: number) => void): StateTable {
  let capacity = 1 << 15;
  while (capacity < expected && capacity < 1 << 20) capacity *= 2;
  let count = 1;
  let labels = new Uint8Array(capacity);
  let arcs = new Uint32Array(capacity);
  let nexts = new Uint32Array(capacity);
  // Open addressing, at most half full. A slot holds a state's number, 0 if it is free.
  let mask = capacity * 2 - 1;
  let slots = new Uint32Array(capacity * 2);

  const grow = (): void => {
    onGrow(count - 1);
    capacity *= 2;
    labels = copyOf(labels, new Uint8Array(capacity));
    arcs = copyOf(arcs, new Uint32Array(capacity));
    nexts = copyOf(nexts, new Uint32Array(capacity));
    mask = capacity * 2 - 1;
    slots = new Uint32Array(capacity * 2);
    for (let state = 1; state < count; state++) {
      let slot = hash(labels[state]!, arcs[state]!, nexts[state]!) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = state;
    }
  };

  return {
    intern(label, arc, next) {
      let slot = hash(label, arc, next) & mask;
      let state = slots[slot]!;
      while (state !== 0) {
        if (arcs[state] === arc && nexts[state] === next && labels[state] === label) return state;
        slot = (slot + 1) & mask;
        state = slots[slot]!;
      }
      labels[count] = label;
      arcs[count] = arc;
      nexts[count] = next;
      slots[slot] = count;
      count++;
      if (count === capacity) grow();
      return count - 1;
    },
    states: () => ({ count, labels, arcs, nexts }),
  };
}

function copyOf<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Mixes three fields so that neighbouring states, whose numbers differ by one, do not share slots. */
function hash(label: number, arc: number, next: number): number {
  const mixed = Math.imul(arc, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b) ^ Math.imul(label, 0x27d4eb2f);
  return mixed ^ (mixed >>> 15);
}

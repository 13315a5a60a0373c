import type { StateTable } from "./state-table.ts";

/**
 * The lists of siblings that are still open while words are typed in alphabetical order: one list for each letter of
 * the current word. Going back over a letter closes the list behind it, which becomes a state of the table.
 */
export interface SiblingStack {
  /** Adds a letter to the innermost list and opens the list of what may follow it. `tag` is handed to `onClose`. */
  type(letter: number, tag: number): void;
  /** Marks the letter typed last as the end of a word. */
  accept(): void;
  /** Adds a letter to the innermost list when what follows it is known already. Opens nothing. */
  attach(letter: number, arc: number): void;
  /** Takes back letters until `depth` of them are left. */
  backTo(depth: number): void;
  /** Takes back all letters and returns the state that begins the outermost list. */
  finish(): number;
}

/** An empty stack over a table. Calls `onClose` with what follows a letter as soon as that is known. */
export function createSiblingStack(
  table: StateTable,
  longest: number,
  letters: number,
  onClose: (tag: number, arc: number) => void,
): SiblingStack {
  const room = (longest + 1) * (letters + 1);
  const labels = new Uint8Array(room);
  const arcs = new Uint32Array(room);
  const starts = new Uint32Array(longest + 2); // where the list after the nth letter begins
  const tags = new Uint32Array(longest + 2);
  let top = 0;
  let depth = 0;

  const close = (start: number): number => {
    let state = 0;
    while (top > start) {
      top--;
      state = table.intern(labels[top]!, arcs[top]!, state);
    }
    return state;
  };

  const backTo = (wanted: number): void => {
    while (depth > wanted) {
      const arc = close(starts[depth]!);
      arcs[top - 1] = arc;
      onClose(tags[depth]!, arc);
      depth--;
    }
  };

  return {
    type(letter, tag) {
      labels[top] = letter << 1;
      top++;
      depth++;
      starts[depth] = top;
      tags[depth] = tag;
    },
    accept() {
      labels[top - 1]! |= 1;
    },
    attach(letter, arc) {
      labels[top] = letter << 1;
      arcs[top] = arc;
      top++;
    },
    backTo,
    finish() {
      backTo(0);
      return close(0);
    },
  };
}

import { layOut, requireRoom } from "./lay-out.ts";
import type { NodeFormat } from "./node-format.ts";
import type { PackedWords } from "./packed-words.ts";
import { createSiblingStack } from "./sibling-stack.ts";
import { sortPointers } from "./sort-pointers.ts";
import { createStateTable, type StateTable } from "./state-table.ts";

/**
 * Builds the nodes of a minimal word graph: a DAWG and, on demand, a GADDAG that shares its states.
 *
 * @throws RangeError if the graph has more nodes than the format can address.
 */
export function buildNodes(words: PackedWords, letterCount: number, gaddag: boolean, format: NodeFormat): Uint32Array {
  // An English list has about a state for every 15 letters, and for every second one with a GADDAG. Each state becomes
  // a node at least, so a list that is too large is rejected before all of it has been read.
  const expected = words.letters.length / (gaddag ? 2 : 15);
  const table = createStateTable(expected, (count) => requireRoom(count, "more", format));
  const dawg = buildDawg(table, words, letterCount);
  const dawgStates = table.states().count;
  const roots = gaddag ? [dawg.root, buildGaddag(table, words, letterCount, dawg)] : [dawg.root];
  return layOut(table.states(), dawgStates, roots, format);
}

interface Dawg {
  readonly root: number;
  /** Each beginning of a word once, given by the index of its last letter. */
  readonly beginnings: Uint32Array;
  /** What may follow a beginning (a state, 0 for nothing), at the index that `beginnings` gives. */
  readonly arcs: Uint32Array;
}

/** Types the words in order. Each part is minimised as soon as no later word can change it (Daciuk et al., 2000). */
function buildDawg(table: StateTable, { letters, starts, longest }: PackedWords, letterCount: number): Dawg {
  const arcs = new Uint32Array(letters.length);
  const beginnings = new Uint32Array(letters.length);
  let count = 0;
  const stack = createSiblingStack(table, longest, letterCount, (beginning, arc) => {
    arcs[beginning] = arc;
  });
  let previous = 0; // letters[0] is 0, so the first word has nothing in common with it
  for (const start of starts) {
    let at = start;
    for (let before = previous; letters[before] === letters[at]; before++) at++;
    stack.backTo(at - start);
    for (; letters[at] !== 0; at++) {
      beginnings[count++] = at;
      stack.type(letters[at]!, at);
    }
    stack.accept();
    previous = start;
  }
  return { root: stack.finish(), beginnings: beginnings.slice(0, count), arcs };
}

/**
 * Types every beginning of a word backwards, in order (Gordon, 1994). CARE gives C, AC, RAC and ERAC. The first three
 * lead through the separator to a list that the DAWG has already, so that C+ARE, AC+RE and RAC+E cost one node each.
 * The last is the whole word, so it accepts.
 */
function buildGaddag(table: StateTable, { letters, longest }: PackedWords, letterCount: number, dawg: Dawg): number {
  const { beginnings, arcs } = dawg;
  sortPointers(letters, beginnings, -1);
  const stack = createSiblingStack(table, longest, letterCount, () => {});
  let previous = 0;
  for (const last of beginnings) {
    let at = last;
    for (let before = previous; letters[before] !== 0 && letters[before] === letters[at]; before--) at--;
    stack.backTo(last - at);
    for (; letters[at] !== 0; at--) stack.type(letters[at]!, 0);
    if (letters[last + 1] === 0) stack.accept();
    const arc = arcs[last]!;
    if (arc !== 0) stack.attach(0, arc);
    previous = last;
  }
  return stack.finish();
}

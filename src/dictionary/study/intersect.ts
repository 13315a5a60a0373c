import type { GraphNodes } from "../graph/graph-nodes.ts";

/** A recogniser of words, letter by letter. A state says all that matters about the letters read so far. */
export interface Machine<S> {
  readonly start: S;
  /** The state after one more letter, given by its number; `null` if no word can come of it. */
  step(state: S, tile: number): S | null;
  accepts(state: S): boolean;
}

/** The words of the graph that the machine accepts, in order. Only beginnings that can lead to one are visited. */
export function* intersect<S>(graph: GraphNodes, machine: Machine<S>): Generator<string, void, undefined> {
  const { nodes, format, alphabet } = graph;
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  // For each letter of the current word: the node to visit next (0 at the end of its list), the text before it, and the
  // state. Why this loop is not shared: graph/walk-words.ts.
  const lists = [graph.dawgRoot];
  const texts = [""];
  const states = [machine.start];
  while (lists.length > 0) {
    const depth = lists.length - 1;
    const at = lists[depth]!;
    if (at === 0) {
      lists.pop();
      texts.pop();
      states.pop();
      continue;
    }
    const node = nodes[at]!;
    lists[depth] = (node & end) === 0 ? at + 1 : 0;
    const tile = (node >>> tileShift) & tileMask;
    const state = machine.step(states[depth] as S, tile);
    if (state === null) continue;
    const word = `${texts[depth]}${alphabet.pieces[tile - 1]}`;
    lists.push((node >>> arcShift) & arcMask);
    texts.push(word);
    states.push(state);
    if ((node & accepts) !== 0 && machine.accepts(state)) yield alphabet.wordOf(word);
  }
}

import type { WordGraph } from "../word-graph.ts";
import type { Alphabet } from "./alphabet.ts";
import type { NodeFormat } from "./node-format.ts";

/**
 * What lies behind a {@link WordGraph}: the array itself and how to read it. For the study tools and for move
 * generation; no part of the public API.
 *
 * Reading: `const list = dawgRoot` is the index of the first node of a list of siblings, 0 for none. For each node,
 * with the shifts and masks of `format` (see there): tile `(node >>> tileShift) & tileMask`, a letter's number (1 is
 * `alphabet.letters[0]`) or 0 for the separator; accepts `(node & accepts) !== 0`; last of its list
 * `(node & end) !== 0`; what may follow `(node >>> arcShift) & arcMask`, again the first node of a list or 0.
 *
 * In the GADDAG, CARE is spelled C+ARE, AC+RE, RAC+E and ERAC: letters before the separator (tile 0, first of its list
 * and never accepting) read leftwards, those after it rightwards, where the list is one of the DAWG's.
 */
export interface GraphNodes {
  /** The graph's nodes, a view of its `bytes`. */
  readonly nodes: Uint32Array;
  readonly format: NodeFormat;
  /** First node of the list of first letters of words; 0 if there is no word. */
  readonly dawgRoot: number;
  /** First node of the GADDAG's outermost list (0 if there is no word), or `null` if the graph was built without one. */
  readonly gaddagRoot: number | null;
  readonly alphabet: Alphabet;
}

/** Registered, so that graphs made by the ESM build are known to the CommonJS build and the other way round. */
const key: unique symbol = Symbol.for("tilewright.word-graph") as never;

/** Puts the nodes behind a graph: the object's own property, which is neither listed nor cloned. */
export function withNodes<T extends object>(graph: T, nodes: GraphNodes): T {
  return Object.defineProperty(graph, key, { value: nodes });
}

/**
 * The nodes behind a word graph.
 *
 * @throws TypeError if it was not made by `buildWordGraph`, `readWordGraph` or `parseWordGraph` (a structured clone is
 * none: send its `bytes` and read them on the other side).
 */
export function graphNodes(graph: WordGraph): GraphNodes {
  const nodes = (graph as { readonly [key]?: GraphNodes })[key];
  if (nodes === undefined)
    throw new TypeError("graph: expected what buildWordGraph, readWordGraph or parseWordGraph gives");
  return nodes;
}

import { propertiesOf } from "../../read/is-object.ts";
import type { WordGraph } from "../word-graph.ts";
import type { Alphabet } from "./alphabet.ts";
import type { NodeFormat } from "./node-format.ts";

/**
 * What lies behind a {@link WordGraph}: the array itself and how to read it. It serves the study tools and move
 * generation, and is not part of the public API.
 *
 * Start at `dawgRoot`: it is the index of the first node of a list of siblings, or 0 if there is no list. With the
 * shifts and masks of `format`, a node says
 * - which letter it is, `(node >>> tileShift) & tileMask`: its number from 1, or 0 for the separator;
 * - whether a word ends here, `(node & accepts) !== 0`;
 * - whether it is the last of its list, `(node & end) !== 0`;
 * - what may follow, `(node >>> arcShift) & arcMask`: again the first node of a list, or 0.
 *
 * In the GADDAG, CARE is spelled C+ARE, AC+RE, RAC+E and ERAC. Letters before the separator read leftwards, letters
 * after it rightwards. The separator is the first of its list, never accepts, and leads to a list of the DAWG.
 */
export interface GraphNodes {
  /** The nodes of the graph. */
  readonly nodes: Uint32Array;
  readonly format: NodeFormat;
  /** The first node of the list of first letters; 0 if there is no word. */
  readonly dawgRoot: number;
  /** The same for the GADDAG; `null` if the graph was built without one. */
  readonly gaddagRoot: number | null;
  readonly alphabet: Alphabet;
}

/** Registered, so that the ESM build and the CommonJS build know each other's graphs. */
const key: unique symbol = Symbol.for("tilewright.word-graph") as never;

/** Puts the nodes behind a graph, as a property of the object that is neither listed nor cloned. */
export function withNodes<T extends object>(graph: T, nodes: GraphNodes): T {
  return Object.defineProperty(graph, key, { value: nodes });
}

/**
 * The nodes behind a word graph.
 *
 * @throws TypeError if `graph` was not made by `buildWordGraph`, `trustedWordGraph` or `parseWordGraph`. A structured
 * clone was not: send the graph's `bytes` and read them on the other side.
 */
export function graphNodes(graph: WordGraph): GraphNodes {
  const nodes = propertiesOf<{ readonly [key]?: GraphNodes }>(graph)[key];
  if (nodes === undefined)
    throw new TypeError("graph: expected a word graph (from buildWordGraph, parseWordGraph or trustedWordGraph)");
  return nodes;
}

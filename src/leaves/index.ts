/**
 * A table of leaves for the free English words. It is only in your bundle if you import it. Provisional: see
 * docs/stability.md.
 *
 * @module tilewright/leaves
 * @packageDocumentation
 */
export { englishLeaves } from "./english-leaves.ts";

/**
 * A leave table for the free English word list. It is included in your bundle only if you import it. Provisional: see
 * docs/stability.md.
 *
 * @module tilewright/leaves
 * @packageDocumentation
 */
export { englishLeaves } from "./english-leaves.ts";

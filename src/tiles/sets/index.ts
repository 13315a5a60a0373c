/**
 * The tile sets that ship: plain data, one table a language.
 *
 * @packageDocumentation
 */
export { english } from "./english.ts";
export { spanish } from "./spanish.ts";

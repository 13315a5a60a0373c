/**
 * The tile sets that ship: plain data, one table a language.
 *
 * @packageDocumentation
 */
export { english } from "./english.ts";
export { french } from "./french.ts";
export { german } from "./german.ts";
export { polish } from "./polish.ts";
export { spanish } from "./spanish.ts";

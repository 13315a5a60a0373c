/**
 * Tile sets that ship with the library: English, French, German, Polish and Spanish, each as plain data.
 *
 * For any other language, use `defineTileSet` of the main entry point.
 *
 * @module tilewright/tile-sets
 * @packageDocumentation
 */
export { english } from "./english.ts";
export { french } from "./french.ts";
export { german } from "./german.ts";
export { polish } from "./polish.ts";
export { spanish } from "./spanish.ts";

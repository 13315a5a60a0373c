/**
 * Tile sets that ship with the library: English, French, German, Polish and Spanish, each as plain data. `english200`
 * is for boards of 21 by 21, `english107` for the nine-tile game of Hong Kong.
 *
 * For any other language, use `defineTileSet` of the main entry point.
 *
 * @module tilewright/tile-sets
 * @packageDocumentation
 */
export { english } from "./english.ts";
export { english107 } from "./english-107.ts";
export { english200 } from "./english-200.ts";
export { french } from "./french.ts";
export { german } from "./german.ts";
export { polish } from "./polish.ts";
export { spanish } from "./spanish.ts";

/**
 * Tile sets that ship with the library, each as plain data: 28 languages from Afrikaans to Welsh. Whoever imports one
 * gets that one only. `tileSets` has all of them, for menus. `languageOf` says what a page must know of the language of
 * a set. `english200` is for boards of 21 by 21, `english107` for the nine-tile game of Hong Kong.
 *
 * Where the counts and points come from: docs/tile-sets.md, "Sources". A set never changes once it is published; a new
 * edition gets a name of its own. For any other language, use `defineTileSet` of the main entry point.
 *
 * @module tilewright/tile-sets
 * @packageDocumentation
 */
export { type TileSetName, tileSets } from "../all-sets.ts";
export { type Language, languageOf } from "../languages.ts";
// A room of tables: every other file is one tile set, a line a letter (its name, points, count), and has no code.
export { afrikaans } from "./afrikaans.ts";
export { basque } from "./basque.ts";
export { bulgarian } from "./bulgarian.ts";
export { catalan } from "./catalan.ts";
export { czech } from "./czech.ts";
export { danish } from "./danish.ts";
export { dutch } from "./dutch.ts";
export { english } from "./english.ts";
export { english107 } from "./english-107.ts";
export { english200 } from "./english-200.ts";
export { finnish } from "./finnish.ts";
export { french } from "./french.ts";
export { german } from "./german.ts";
export { greek } from "./greek.ts";
export { hebrew } from "./hebrew.ts";
export { hungarian } from "./hungarian.ts";
export { icelandic1990 } from "./icelandic-1990.ts";
export { italian } from "./italian.ts";
export { latin } from "./latin.ts";
export { norwegian } from "./norwegian.ts";
export { polish } from "./polish.ts";
export { portuguese } from "./portuguese.ts";
export { romanian } from "./romanian.ts";
export { russian } from "./russian.ts";
export { slovak } from "./slovak.ts";
export { slovenian } from "./slovenian.ts";
export { spanish } from "./spanish.ts";
export { swedish } from "./swedish.ts";
export { turkish } from "./turkish.ts";
export { welsh } from "./welsh.ts";

/**
 * The tile sets that ship with the library, each as plain data: 28 languages from Afrikaans to Welsh. Importing one set
 * does not bundle the others. `tileSets` lists them all, for menus. `languageOf` returns what a page needs to know
 * about a set's language. `english200` is for 21×21 boards, and `english107` is for the nine-tile game played in Hong
 * Kong.
 *
 * For the sources of the counts and points, see docs/tile-sets.md, "Sources". A published set never changes; a new
 * edition gets its own name. For other languages, use `defineTileSet` from the main entry point.
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

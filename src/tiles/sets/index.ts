/**
 * Tile sets that ship with the library, each as plain data: 23 languages from Basque to Welsh. Whoever imports one gets
 * that one only. `english200` is for boards of 21 by 21, `english107` for the nine-tile game of Hong Kong.
 *
 * Where the counts and points come from: docs/tile-sets.md, "Sources". A set never changes once it is published; a new
 * edition gets a name of its own. For any other language, use `defineTileSet` of the main entry point.
 *
 * @module tilewright/tile-sets
 * @packageDocumentation
 */
// A room of tables: every other file is one tile set, a line a letter (its name, points, count), and has no code.
export { basque } from "./basque.ts";
export { catalan } from "./catalan.ts";
export { czech } from "./czech.ts";
export { danish } from "./danish.ts";
export { dutch } from "./dutch.ts";
export { english } from "./english.ts";
export { english107 } from "./english-107.ts";
export { english200 } from "./english-200.ts";
export { french } from "./french.ts";
export { german } from "./german.ts";
export { greek } from "./greek.ts";
export { hungarian } from "./hungarian.ts";
export { icelandic1990 } from "./icelandic-1990.ts";
export { italian } from "./italian.ts";
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

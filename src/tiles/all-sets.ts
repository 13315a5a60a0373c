import { afrikaans } from "./sets/afrikaans.ts";
import { basque } from "./sets/basque.ts";
import { bulgarian } from "./sets/bulgarian.ts";
import { catalan } from "./sets/catalan.ts";
import { czech } from "./sets/czech.ts";
import { danish } from "./sets/danish.ts";
import { dutch } from "./sets/dutch.ts";
import { english } from "./sets/english.ts";
import { english107 } from "./sets/english-107.ts";
import { english200 } from "./sets/english-200.ts";
import { finnish } from "./sets/finnish.ts";
import { french } from "./sets/french.ts";
import { german } from "./sets/german.ts";
import { greek } from "./sets/greek.ts";
import { hebrew } from "./sets/hebrew.ts";
import { hungarian } from "./sets/hungarian.ts";
import { icelandic1990 } from "./sets/icelandic-1990.ts";
import { italian } from "./sets/italian.ts";
import { latin } from "./sets/latin.ts";
import { norwegian } from "./sets/norwegian.ts";
import { polish } from "./sets/polish.ts";
import { portuguese } from "./sets/portuguese.ts";
import { romanian } from "./sets/romanian.ts";
import { russian } from "./sets/russian.ts";
import { slovak } from "./sets/slovak.ts";
import { slovenian } from "./sets/slovenian.ts";
import { spanish } from "./sets/spanish.ts";
import { swedish } from "./sets/swedish.ts";
import { turkish } from "./sets/turkish.ts";
import { welsh } from "./sets/welsh.ts";
import type { TileSet } from "./tile-set.ts";

/** The name of a built-in tile set, which is the name of its export. */
export type TileSetName =
  | "afrikaans"
  | "basque"
  | "bulgarian"
  | "catalan"
  | "czech"
  | "danish"
  | "dutch"
  | "english"
  | "english107"
  | "english200"
  | "finnish"
  | "french"
  | "german"
  | "greek"
  | "hebrew"
  | "hungarian"
  | "icelandic1990"
  | "italian"
  | "latin"
  | "norwegian"
  | "polish"
  | "portuguese"
  | "romanian"
  | "russian"
  | "slovak"
  | "slovenian"
  | "spanish"
  | "swedish"
  | "turkish"
  | "welsh";

/** All built-in tile sets by export name, for menus and for game records in any language. */
export const tileSets: Readonly<Record<TileSetName, TileSet>> = /* @__PURE__ */ Object.freeze({
  afrikaans,
  basque,
  bulgarian,
  catalan,
  czech,
  danish,
  dutch,
  english,
  english107,
  english200,
  finnish,
  french,
  german,
  greek,
  hebrew,
  hungarian,
  icelandic1990,
  italian,
  latin,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  slovak,
  slovenian,
  spanish,
  swedish,
  turkish,
  welsh,
});

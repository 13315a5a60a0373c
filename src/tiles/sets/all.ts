import type { TileSet } from "../tile-set.ts";
import { afrikaans } from "./afrikaans.ts";
import { basque } from "./basque.ts";
import { catalan } from "./catalan.ts";
import { czech } from "./czech.ts";
import { danish } from "./danish.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { english107 } from "./english-107.ts";
import { english200 } from "./english-200.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { greek } from "./greek.ts";
import { hungarian } from "./hungarian.ts";
import { icelandic1990 } from "./icelandic-1990.ts";
import { italian } from "./italian.ts";
import { latin } from "./latin.ts";
import { norwegian } from "./norwegian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { romanian } from "./romanian.ts";
import { russian } from "./russian.ts";
import { slovak } from "./slovak.ts";
import { slovenian } from "./slovenian.ts";
import { spanish } from "./spanish.ts";
import { swedish } from "./swedish.ts";
import { turkish } from "./turkish.ts";
import { welsh } from "./welsh.ts";

/** The name of a tile set that ships. */
export type TileSetName =
  | "afrikaans"
  | "basque"
  | "catalan"
  | "czech"
  | "danish"
  | "dutch"
  | "english"
  | "english107"
  | "english200"
  | "french"
  | "german"
  | "greek"
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

/** All tile sets that ship, by the names of their exports: for menus, and for records in any language. */
export const tileSets: Readonly<Record<TileSetName, TileSet>> = /* @__PURE__ */ Object.freeze({
  afrikaans,
  basque,
  catalan,
  czech,
  danish,
  dutch,
  english,
  english107,
  english200,
  french,
  german,
  greek,
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

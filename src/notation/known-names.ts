import { english } from "../tiles/sets/english.ts";
import { french } from "../tiles/sets/french.ts";
import { german } from "../tiles/sets/german.ts";
import { polish } from "../tiles/sets/polish.ts";
import { spanish } from "../tiles/sets/spanish.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** The tile sets a record may name, or mean without naming them; the likeliest first. */
export const knownTileSets: readonly TileSet[] = [english, french, german, polish, spanish];

/** The tile set a record names, however it writes the name; `null` if it is none of those that ship. */
export function tileSetNamed(name: string): TileSet | null {
  const plain = name.toLowerCase();
  return knownTileSets.find(({ id }) => id === plain) ?? null;
}

/** The beginnings of the names under which the word lists of a language go, editions and years aside. */
const lexicons: readonly (readonly [beginnings: RegExp, tileSet: TileSet])[] = [
  [/^(?:NWL|NSWL|TWL|OTCWL|OWL|OSPD|CSW|ECWL|OSW|SOWPODS|COLLINS|ENABLE)/, english],
  [/^(?:FRA|ODS)/, french],
  [/^(?:RD\d|DUDEN|DEUTSCH)/, german],
  [/^(?:OSPS|SJP)/, polish],
  [/^(?:FILE|FISE|DRAE)/, spanish],
];

/** The tile set of the language whose word list a record names; `null` if the name says nothing. */
export function tileSetOfLexicon(lexicon: string): TileSet | null {
  const name = lexicon.trim().toUpperCase();
  return lexicons.find(([beginnings]) => beginnings.test(name))?.[1] ?? null;
}

/** Whether a record that names its board means the standard one. */
export function isStandardLayout(name: string): boolean {
  return /^(?:CrosswordGame|standard(?:15)?|classic)$/i.test(name.trim());
}

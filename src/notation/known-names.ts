import { english } from "../tiles/sets/english.ts";
import { french } from "../tiles/sets/french.ts";
import { german } from "../tiles/sets/german.ts";
import { polish } from "../tiles/sets/polish.ts";
import { spanish } from "../tiles/sets/spanish.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** The tile sets that a record may name, or have been played with; the likeliest first. */
export const knownTileSets: readonly TileSet[] = [english, french, german, polish, spanish];

/** The tile set with this name, in any case; `null` if the library has no such tile set. */
export function tileSetNamed(name: string): TileSet | null {
  const plain = name.toLowerCase();
  return knownTileSets.find(({ id }) => id === plain) ?? null;
}

/** How the names of the word lists of a language begin. Editions and years follow. */
const lexicons: readonly (readonly [beginnings: RegExp, tileSet: TileSet])[] = [
  [/^(?:NWL|NSWL|TWL|OTCWL|OWL|OSPD|CSW|ECWL|OSW|SOWPODS|COLLINS|ENABLE)/, english],
  [/^(?:FRA|ODS)/, french],
  [/^(?:RD\d|DUDEN|DEUTSCH)/, german],
  [/^(?:OSPS|SJP)/, polish],
  [/^(?:FILE|FISE|DRAE)/, spanish],
];

/** The tile set of the language whose word list a record names; `null` for an unknown name. */
export function tileSetOfLexicon(lexicon: string): TileSet | null {
  const name = lexicon.trim().toUpperCase();
  return lexicons.find(([beginnings]) => beginnings.test(name))?.[1] ?? null;
}

/** Whether a name for a board, in a record, is one for the standard board. */
export function isStandardLayout(name: string): boolean {
  return /^(?:CrosswordGame|standard(?:15)?|classic)$/i.test(name.trim());
}

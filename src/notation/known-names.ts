import { standardLayout } from "../board/layouts/standard.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { english } from "../tiles/sets/english.ts";
import { french } from "../tiles/sets/french.ts";
import { german } from "../tiles/sets/german.ts";
import { polish } from "../tiles/sets/polish.ts";
import { spanish } from "../tiles/sets/spanish.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** The tile sets that a record may name, or have been played with; the likeliest first. */
export const knownTileSets: readonly TileSet[] = [english, french, german, polish, spanish];

/** The tile set with this name, in any case; `null` if there is none among those that the reader knows. */
export function tileSetNamed(name: string, tileSets: readonly TileSet[] = knownTileSets): TileSet | null {
  const plain = name.trim().toLowerCase();
  return tileSets.find(({ id }) => id.toLowerCase() === plain) ?? null;
}

/** How the names of the word lists of a language begin. Editions and years follow. */
const lexicons: readonly (readonly [beginnings: RegExp, tileSet: TileSet])[] = [
  [/^(?:NWL|NSWL|TWL|OTCWL|OWL|OSPD|CSW|ECWL|OSW|SOWPODS|COLLINS|ENABLE)/, english],
  [/^(?:FRA|ODS)/, french],
  [/^(?:RD\d|DUDEN|DEUTSCH)/, german],
  [/^(?:OSPS|SJP)/, polish],
  [/^(?:FILE|FISE|DRAE)/, spanish],
];

/** The same for languages in which people play, but whose tiles the readers do not have by default. */
const otherLexicons: readonly (readonly [beginnings: RegExp, language: string])[] = [
  [/^NSF/, "norwegian"],
  [/^(?:DISC\d|DISCO)/, "catalan"],
  [/^SAOL/, "swedish"],
  [/^(?:LOC\d|LOC$)/, "romanian"],
  [/^(?:ZINGA|ZING)/, "italian"],
];

/** The language whose word list a record names, as tile sets are named; `null` for an unknown name. */
export function languageOfLexicon(lexicon: string): string | null {
  const name = lexicon.trim().toUpperCase();
  const isMeant = ([beginnings]: readonly [RegExp, unknown]): boolean => beginnings.test(name);
  return lexicons.find(isMeant)?.[1].id ?? otherLexicons.find(isMeant)?.[1] ?? null;
}

/** The tile set of the language whose word list a record names; `null` for an unknown name or language. */
export function tileSetOfLexicon(lexicon: string, tileSets: readonly TileSet[] = knownTileSets): TileSet | null {
  return tileSetNamed(languageOfLexicon(lexicon) ?? "", tileSets);
}

/** The names of tile sets, as a remark lists them. */
export function namesOf(tileSets: readonly TileSet[]): string {
  return `one of the tile sets ${tileSets.map(({ id }) => id).join(", ")}`;
}

/** Whether a name for a board, in a record, is one for the standard board. */
export function isStandardLayout(name: string): boolean {
  return /^(?:CrosswordGame|standard(?:15)?|classic)$/i.test(name.trim());
}

/** Whether a name for a kind of game, in a record, is one for the usual game. */
export function isStandardGame(name: string): boolean {
  return /^(?:classic|standard)?$/i.test(name.trim());
}

/** What has a name of its own, which readers do not know. */
export interface NotExpressible {
  readonly found: string;
  readonly expected: string;
}

/** The tile set of a ruleset, if readers have none of that name by default, or another one. */
export function unknownTiles({ tileSet }: Ruleset): readonly NotExpressible[] {
  if (knownTileSets.some((known) => known.id === tileSet.id && isSameData(known, tileSet))) return [];
  return [{ found: `the tiles of ${tileSet.id}`, expected: "a tile set whose name the reader knows" }];
}

/** The board of a ruleset, if it is not the standard one. */
export function unknownBoard({ layout }: Ruleset): readonly NotExpressible[] {
  if (isSameData(layout, standardLayout)) return [];
  return [{ found: `a board of ${layout.cols} by ${layout.rows}`, expected: "the standard board" }];
}

/** Whether two values are the same data, such as a tile set and its copy from a saved game. */
export function isSameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

import { standardLayout } from "../board/layouts/standard.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { english } from "../tiles/sets/english.ts";
import { french } from "../tiles/sets/french.ts";
import { german } from "../tiles/sets/german.ts";
import { polish } from "../tiles/sets/polish.ts";
import { spanish } from "../tiles/sets/spanish.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { RemarkReason, Unsaid } from "./reason.ts";

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

/** Why a name for a tile set, or a lexicon of another language, is remarked on. */
export function otherTiles(text: string, tileSets: readonly TileSet[]): RemarkReason {
  return { code: "tile-set", known: tileSets.map(({ id }) => id), text };
}

/** Why the name of a lexicon is remarked on; `tileSet` is that of the rules, if a known one is named. */
export function otherLexicon(text: string, tileSet: TileSet | null, tileSets: readonly TileSet[]): RemarkReason {
  return tileSet === null ? otherTiles(text, tileSets) : { code: "lexicon", tileSet: tileSet.id, text };
}

/** Whether a name for a board, in a record, is one for the standard board. */
export function isStandardLayout(name: string): boolean {
  return /^(?:CrosswordGame|standard(?:15)?|classic)$/i.test(name.trim());
}

/** Whether a name for a kind of game, in a record, is one for the usual game. */
export function isStandardGame(name: string): boolean {
  return /^(?:classic|standard)?$/i.test(name.trim());
}

/** The tile set of a ruleset, if readers have none of that name by default, or another one. */
export function unknownTiles({ tileSet }: Ruleset): readonly Unsaid[] {
  if (knownTileSets.some((known) => known.id === tileSet.id && isSameData(known, tileSet))) return [];
  return [{ code: "tiles", tileSet: tileSet.id, declared: null }];
}

/** The board of a ruleset, if it is not the standard one. */
export function unknownBoard({ layout }: Ruleset): readonly Unsaid[] {
  if (isSameData(layout, standardLayout)) return [];
  return [{ code: "board", cols: layout.cols, rows: layout.rows }];
}

/** Whether two values are the same data, such as a tile set and its copy from a saved game. */
export function isSameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

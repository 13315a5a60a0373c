import type { Layout } from "../board/layout.ts";
import { layout21 } from "../board/layouts/layout-21.ts";
import { standardLayout } from "../board/layouts/standard.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { english } from "../tiles/sets/english.ts";
import { english200 } from "../tiles/sets/english-200.ts";
import { french } from "../tiles/sets/french.ts";
import { german } from "../tiles/sets/german.ts";
import { polish } from "../tiles/sets/polish.ts";
import { spanish } from "../tiles/sets/spanish.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { RemarkReason, Unsaid } from "./reason.ts";

/** The tile sets that a record may name; the likeliest first. */
export const knownTileSets: readonly TileSet[] = [english, french, german, polish, spanish, english200];

/** Names that other programs have for tile sets. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["english_super", english200.id],
  ["slovene", "slovenian"],
]);

/** The tile set with this name, in any case; `null` if there is none among those that the reader knows. */
export function tileSetNamed(name: string, tileSets: readonly TileSet[] = knownTileSets): TileSet | null {
  const plain = name.trim().toLowerCase();
  const withId = (id: string | undefined): TileSet | undefined =>
    tileSets.find((tileSet) => tileSet.id.toLowerCase() === id);
  return withId(plain) ?? withId(otherNames.get(plain)) ?? null;
}

/** The name under which most programs know a tile set: that of another program, or its own. */
export function nameOfTileSet({ id }: TileSet): string {
  for (const [name, other] of otherNames) if (other === id) return name;
  return id;
}

/** How the names of the word lists of a language begin. Editions and years follow. */
const lexicons: readonly (readonly [beginnings: RegExp, language: string])[] = [
  [/^(?:NWL|NSWL|TWL|OTCWL|OWL|OSPD|CSW|ECWL|OSW|SOWPODS|COLLINS|ENABLE)/, "english"],
  [/^(?:FRA|ODS)/, "french"],
  [/^(?:RD\d|DUDEN|DEUTSCH)/, "german"],
  [/^(?:OSPS|SJP)/, "polish"],
  [/^(?:FILE|FISE|DRAE)/, "spanish"],
  // Languages in which people play, but whose tiles the readers do not have by default.
  [/^NSF/, "norwegian"],
  [/^(?:DISC\d|DISCO)/, "catalan"],
  [/^SAOL/, "swedish"],
  [/^(?:LOC\d|LOC$)/, "romanian"],
  [/^(?:ZINGA|ZING)/, "italian"],
  [/^DSW/, "dutch"],
  [/^SLV/, "slovenian"],
];

/** The language whose word list a record names, as tile sets are named; `null` for an unknown name. */
export function languageOfLexicon(lexicon: string): string | null {
  const name = lexicon.trim().toUpperCase();
  return lexicons.find(([beginnings]) => beginnings.test(name))?.[1] ?? null;
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

/** Boards that programs name, with their names: the first one is written. */
const knownLayouts: readonly (readonly [layout: Layout, written: string, names: RegExp])[] = [
  [standardLayout, "CrosswordGame", /^(?:CrosswordGame|standard(?:15)?|classic)$/i],
  [layout21, "SuperCrosswordGame", /^(?:SuperCrosswordGame|standard21|super)$/i],
];

/** The board that a record names; `null` for an unknown name. */
export function layoutNamed(name: string): Layout | null {
  return knownLayouts.find(([, , names]) => names.test(name.trim()))?.[0] ?? null;
}

/**
 * The tile set for a board, where a record names none or only that of a language: on the board of 21 by 21 squares
 * English is played with 200 tiles, as the programs that name that board take it.
 */
export function tilesForLayout(
  layout: Layout | null,
  named: TileSet | null,
  tileSets: readonly TileSet[],
): TileSet | null {
  const isLarge = layout === layout21 && (named === null || named.id === english.id);
  return isLarge ? (tileSetNamed(english200.id, tileSets) ?? named) : named;
}

/** Whether a tile set is one for a language, as tile sets are named; there are several for English. */
export function isOfLanguage(tileSet: TileSet | null, language: string | null): boolean {
  return tileSet?.id === language || (language === english.id && tileSet?.id === english200.id);
}

/** The name of a board, for a record. A name of our own says its size. */
export function nameOfLayout(layout: Layout): string {
  const known = knownLayouts.find(([other]) => isSameData(layout, other));
  return known?.[1] ?? `own-${layout.cols}x${layout.rows}`;
}

/** Whether a name for a kind of game, in a record, is one for the usual game. */
export function isStandardGame(name: string): boolean {
  return /^(?:classic|standard|classic_super)?$/i.test(name.trim());
}

/** The tile set of a ruleset, if readers have none of that name by default, or another one. */
export function unknownTiles({ tileSet }: Ruleset): readonly Unsaid[] {
  if (knownTileSets.some((known) => known.id === tileSet.id && isSameData(known, tileSet))) return [];
  return [{ code: "tiles", tileSet: tileSet.id, declared: null }];
}

/** The board of a ruleset, if readers take another one for the board of this name. */
export function unknownBoard({ layout }: Ruleset, name: string): readonly Unsaid[] {
  if (isSameData(layout, layoutNamed(name) ?? standardLayout)) return [];
  return [{ code: "board", cols: layout.cols, rows: layout.rows }];
}

/** Whether two values are the same data, such as a tile set and its copy from a saved game. */
export function isSameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

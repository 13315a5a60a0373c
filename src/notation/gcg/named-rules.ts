import type { Layout } from "../../board/layout.ts";
import { mostOnRack, mostRulePoints } from "../../rules/limits.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import {
  isOfLanguage,
  isStandardGame,
  languageOfLexicon,
  layoutNamed,
  otherLexicon,
  otherTiles,
  tileSetNamed,
  tileSetOfLexicon,
  tilesForLayout,
} from "../known-names.ts";
import type { RemarkReason, RemarkReasons } from "../reason.ts";
import { leastOnRack } from "../sizes.ts";
import type { Contents, FileSpan } from "./contents.ts";
import { challengeOf } from "./own-words.ts";

/** What the header of a record says of its rules. */
export interface NamedRules {
  /** `null` if no tile set is named, or none that the reader knows. */
  readonly tileSet: TileSet | null;
  /** `null` if no board is named, or none that the reader knows. */
  readonly layout: Layout | null;
  readonly rackSize: number | null;
  readonly bonuses: Ruleset["bonuses"] | null;
  /** The rule of challenges, if the record declares it. */
  readonly challenge: Pick<Ruleset, "challenge" | "wordCheck"> | null;
  /** Where a name stands that the reader does not know or cannot follow, and why not. */
  readonly faults: readonly HeaderFault[];
}

/** A piece of a header, and why it is remarked on. */
export type HeaderFault = Pick<FileSpan, "line" | "column"> & { readonly reason: RemarkReason };

/** A pragma as far as its rules go. */
type Named = Pick<Contents["pragmas"][number], "name" | "text">;

/** Finds the rules that a record names. */
export function namedRules({ pragmas, lexicon, challengePrice }: Contents, tileSets: readonly TileSet[]): NamedRules {
  const faults: HeaderFault[] = [];
  const fault = ({ line, column }: FileSpan, reason: RemarkReason): void => {
    faults.push({ line, column, reason });
  };
  const follow = (span: FileSpan, of: RemarkReasons["rules"]["of"]): void =>
    fault(span, { code: "rules", of, text: span.text });
  const tiles = tilesPragma(pragmas);
  const byName = tileSetNamed(tiles?.text ?? "", tileSets);
  const layout = layoutPragma(pragmas);
  const board = layoutNamed(layout?.text ?? "");
  const tileSet = byName ?? tilesForLayout(board, tileSetOfLexicon(lexicon?.text ?? "", tileSets), tileSets);
  if (tiles !== null && byName === null) fault(tiles, otherTiles(tiles.text, tileSets));
  const language = languageOfLexicon(lexicon?.text ?? "");
  if (lexicon !== null && language !== null && !isOfLanguage(tileSet, language))
    fault(lexicon, otherLexicon(lexicon.text, tileSet, tileSets));
  if (layout !== null && board === null) follow(layout, "board");
  const game = pragmaOf(pragmas, "game-type", "Variant");
  if (game !== null && !isStandardGame(game.text)) follow(game, "game");

  const rackSize = pragmaOf(pragmas, "rack-size");
  const size = rackSize === null ? null : wholeNumber(rackSize.text, leastOnRack, mostOnRack);
  if (rackSize !== null && size === null) follow(rackSize, "rack-size");
  const bonuses = pragmas.filter(({ name }) => name.toLowerCase() === "bonus");
  let known: NamedRules["bonuses"] = null;
  for (const bonus of bonuses) {
    const read = readBonus(bonus.text);
    const repeated = read?.find(({ tiles }) => known?.some((other) => other.tiles === tiles));
    if (read === null) follow(bonus, "bonus");
    else if (repeated !== undefined)
      fault(bonus, { code: "repeated", pragma: `bonus ${repeated.tiles}`, text: bonus.text });
    else known = [...(known ?? []), ...read];
  }
  const challenge = challengePrice === null ? null : challengeOf(challengePrice.text);
  return { tileSet, layout: board, rackSize: size, bonuses: known, challenge, faults };
}

/** The tile set that a header names, by itself or by its lexicon; `null` if the reader knows none of that name. */
export function namedTileSet(pragmas: readonly Named[], lexicon: string, tileSets: readonly TileSet[]): TileSet | null {
  const byName = tileSetNamed(tilesPragma(pragmas)?.text ?? "", tileSets);
  const layout = layoutNamed(layoutPragma(pragmas)?.text ?? "");
  return byName ?? tilesForLayout(layout, tileSetOfLexicon(lexicon, tileSets), tileSets);
}

/** The pragma that names a board. */
export function layoutPragma<P extends Named>(pragmas: readonly P[]): P | null {
  return pragmaOf(pragmas, "board-layout", "BoardLayout") ?? pragmaOf(pragmas, "game-board");
}

/** The pragma that names a tile set. */
export function tilesPragma<P extends Named>(pragmas: readonly P[]): P | null {
  return pragmaOf(pragmas, "tile-distribution", "LetterDistribution") ?? pragmaOf(pragmas, "tile-set", "TileSet");
}

/** A pragma, or the same in a note before the first event, where one program writes it: `#note BoardLayout: x`. */
function pragmaOf<P extends Named>(pragmas: readonly P[], name: string, inNote?: string): P | null {
  for (const pragma of pragmas) {
    const { text } = pragma;
    if (pragma.name.toLowerCase() === name) return pragma;
    if (inNote !== undefined && pragma.name.toLowerCase() === "note" && text.startsWith(`${inNote}:`))
      return { ...pragma, text: text.slice(inNote.length + 1).trim() };
  }
  return null;
}

/** `7 50`: fifty points for seven tiles. `none`: no bonuses. */
function readBonus(text: string): Ruleset["bonuses"] | null {
  if (/^none$/i.test(text.trim())) return [];
  const [, tiles = "", points = ""] = /^(\d{1,3})\s+(-?\d{1,7})$/.exec(text.trim()) ?? [];
  const number = wholeNumber(tiles, 1, mostOnRack);
  return number === null || Math.abs(Number(points)) > mostRulePoints
    ? null
    : [{ tiles: number, points: Number(points) + 0 }];
}

/** A whole number within these limits; `null` for anything else. */
function wholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return value >= least && value <= most ? value : null;
}

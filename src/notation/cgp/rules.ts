import { standardLayout } from "../../board/layouts/standard.ts";
import { frozen } from "../../frozen.ts";
import { mostOnRack } from "../../rules/limits.ts";
import { northAmerica2017 } from "../../rules/regions/north-america-2017.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { challengeRules } from "../challenge-rules.ts";
import {
  isOfLanguage,
  isSameData,
  isStandardGame,
  knownTileSets,
  languageOfLexicon,
  layoutNamed,
  nameOfLayout,
  nameOfTileSet,
  otherLexicon,
  otherTiles,
  tileSetNamed,
  tileSetOfLexicon,
  tilesForLayout,
  unknownBoard,
  unknownTiles,
} from "../known-names.ts";
import type { RemarkReason, Unsaid } from "../reason.ts";
import { leastOnRack, withSizes } from "../sizes.ts";
import type { Cgp } from "./cgp.ts";

/** The rules of a position, and what of its operations could not be followed. */
export interface OperationRules {
  readonly ruleset: Ruleset;
  readonly faults: readonly { readonly column: number; readonly reason: RemarkReason }[];
}

/** An operation, and the column at which it begins. */
export type Operation = Cgp["operations"][number] & { readonly column: number };

/**
 * The rules by which a CGP is read if the caller gives none: those of tournaments, as its operations change them.
 *
 * `ld` names the tile set, or else `lex` the language; `bdn` names the board; `bb` is the bonus for a full rack, `rsz`
 * the size of racks, `etl` the tiles that must be in the bag for an exchange, `mcnz` the turns without points that end
 * the game, `cr` the rule for challenges. Values that make no sense are ignored. The game is the usual one: an
 * operation that says otherwise is a fault. So is a board or a language that the reader does not know. Some programs
 * write `-lex` for `lex`.
 */
export function rulesOfOperations(operations: readonly Operation[], tileSets: readonly TileSet[]): OperationRules {
  const named = (name: string): Operation | undefined => {
    const same = operations.filter((operation) => operation.name.replace(/^-/, "") === name);
    return same[same.length - 1];
  };
  const operationText = (name: string): string => named(name)?.text.trim() ?? "";
  const number = (name: string, most: number): number | null => {
    const value = /^\d{1,4}$/.test(operationText(name)) ? Number(operationText(name)) : most + 1;
    return value <= most ? value : null;
  };
  const base = northAmerica2017;
  const layout = layoutNamed(operationText("bdn"));
  const tileSet =
    tileSetNamed(operationText("ld"), tileSets) ??
    tilesForLayout(layout, tileSetOfLexicon(operationText("lex"), tileSets), tileSets);
  const minBag = number("etl", 1000);
  const most = number("mcnz", 1000);
  const whenWrong = challengeRules.get(operationText("cr").toLowerCase());
  const bonus = number("bb", mostBonus);
  const size = number("rsz", mostOnRack) ?? 0;
  const rackSize = size < leastOnRack ? base.rackSize : size;
  const points = bonus ?? base.bonuses[0]?.points ?? 0;
  const bonuses = bonus === null && rackSize === base.rackSize ? null : [{ tiles: rackSize, points }];
  const exchange = base.exchange && minBag !== null ? { ...base.exchange, minBag } : base.exchange;
  // Part by part: going through a tile set that is frozen already would take a third of the time of reading a position.
  const ruleset: Ruleset = Object.freeze({
    ...base,
    tileSet: tileSet ?? base.tileSet,
    layout: layout ?? base.layout,
    ...frozen(withSizes({ ...base, exchange }, rackSize, bonuses)),
    end: most === null || most === 0 ? base.end : frozen({ ...base.end, scorelessTurns: most }),
    ...(whenWrong === undefined ? {} : (whenWrong satisfies Partial<Ruleset>)),
  });

  const faults: { readonly column: number; readonly reason: RemarkReason }[] = [];
  const check = (name: string, faultOf: (text: string) => RemarkReason | null): void => {
    const operation = named(name);
    const reason = operation && faultOf(operation.text);
    if (operation && reason) faults.push({ column: operation.column, reason });
  };
  check("ld", (text) => (tileSetNamed(text, tileSets) === null ? otherTiles(text, tileSets) : null));
  check("lex", (text) => {
    const language = languageOfLexicon(text);
    return language === null || isOfLanguage(tileSet, language) ? null : otherLexicon(text, tileSet, tileSets);
  });
  check("bdn", (text) => (layoutNamed(text) === null ? { code: "rules", of: "board", text } : null));
  check("rsz", (text) => (size < leastOnRack ? { code: "rules", of: "rack-size", text } : null));
  check("var", (text) => (isStandardGame(text) ? null : { code: "rules", of: "game", text }));
  return { ruleset, faults };
}

/** The most points of a bonus that `bb` gives. */
const mostBonus = 9999;

/** The operations that say of a ruleset what a reader would not take for granted, and what they cannot say. */
export function operationsOf(
  ruleset: Ruleset,
  has: Cgp["operations"],
): { readonly operations: Cgp["operations"]; readonly unsaid: readonly Unsaid[] } {
  const { tileSet, layout, rackSize, bonuses } = ruleset;
  const operationText = (name: string): string | null =>
    has.find((operation) => operation.name.replace(/^-/, "") === name)?.text.trim() ?? null;
  const byLexicon =
    tileSetOfLexicon(operationText("lex") ?? "", [tileSet, ...knownTileSets]) ?? northAmerica2017.tileSet;
  const base = northAmerica2017.bonuses[0];
  const [bonus] = bonuses;
  const changed = rackSize !== northAmerica2017.rackSize;
  const single = bonuses.length === 1 && bonus?.tiles === rackSize && !bonus.times ? bonus.points : null;
  const points = bonuses.length === 0 ? 0 : single;
  const board = operationText("bdn") ?? (isSameData(layout, standardLayout) ? "" : nameOfLayout(layout));
  const declared = operationText("ld");
  const isOther = declared !== null && tileSetNamed(declared, [tileSet]) === null;
  const bonusIsSaid = points !== null && points >= 0 && points <= mostBonus;
  const declare = (name: string, text: string, holds: boolean): Cgp["operations"] =>
    holds && operationText(name) === null ? [{ name, text }] : [];
  const operations = [
    ...declare("ld", nameOfTileSet(tileSet).replace(/[\s;]+/g, " "), byLexicon.id !== tileSet.id),
    ...declare("bdn", board, board !== ""),
    ...declare("rsz", `${rackSize}`, changed),
    ...declare("bb", `${points}`, bonusIsSaid && points !== base?.points),
  ];
  const unsaid: readonly Unsaid[] = [
    ...(isOther ? [{ code: "tiles", tileSet: tileSet.id, declared } as const] : unknownTiles(ruleset)),
    ...unknownBoard(ruleset, board),
    ...(bonusIsSaid ? [] : [{ code: "bonuses", bonuses } as const]),
  ];
  return { operations, unsaid };
}

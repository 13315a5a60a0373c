import { frozen } from "../../frozen.ts";
import { northAmerica2017 } from "../../rules/regions/north-america-2017.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { challengeRules } from "../challenge-rules.ts";
import {
  isStandardGame,
  isStandardLayout,
  languageOfLexicon,
  otherLexicon,
  otherTiles,
  tileSetNamed,
  tileSetOfLexicon,
  unknownBoard,
  unknownTiles,
} from "../known-names.ts";
import type { RemarkReason, Unsaid } from "../reason.ts";
import { mostOnRack, withSizes } from "../sizes.ts";
import type { Cgp } from "./cgp.ts";

/** The rules of a position, and what of its operations could not be followed. */
export interface OperationRules {
  readonly ruleset: Ruleset;
  readonly faults: readonly { readonly column: number; readonly reason: RemarkReason }[];
}

/** An operation, and the column at which it begins. */
export interface Operation {
  readonly name: string;
  readonly text: string;
  readonly column: number;
}

/**
 * The rules by which a CGP is read if the caller gives none: those of tournaments, as its operations change them.
 *
 * `ld` names the tile set, or else `lex` the language; `bb` is the bonus for a full rack, `rsz` the size of racks,
 * `etl` the tiles that must be in the bag for an exchange, `mcnz` the turns without points that end the game, `cr` the
 * rule for challenges. Values that make no sense are ignored. The board is always the standard one, and the game the
 * usual one: an operation that says otherwise is a fault, and a language that the reader does not know is one, too.
 * Some programs write `-lex` for `lex`.
 */
export function rulesOfOperations(operations: readonly Operation[], tileSets: readonly TileSet[]): OperationRules {
  const named = (name: string): Operation | undefined => {
    const same = operations.filter((operation) => operation.name.replace(/^-/, "") === name);
    return same[same.length - 1];
  };
  const textOf = (name: string): string => named(name)?.text.trim() ?? "";
  const number = (name: string, most: number): number | null => {
    const value = /^\d{1,4}$/.test(textOf(name)) ? Number(textOf(name)) : most + 1;
    return value <= most ? value : null;
  };
  const base = northAmerica2017;
  const tileSet = tileSetNamed(textOf("ld"), tileSets) ?? tileSetOfLexicon(textOf("lex"), tileSets);
  const minBag = number("etl", 1000);
  const most = number("mcnz", 1000);
  const whenWrong = challengeRules.get(textOf("cr").toLowerCase());
  const bonus = number("bb", mostPoints);
  const rackSize = number("rsz", mostOnRack) || base.rackSize;
  const points = bonus ?? base.bonuses[0]?.points ?? 0;
  const bonuses = bonus === null && rackSize === base.rackSize ? null : [{ tiles: rackSize, points }];
  const exchange = base.exchange && minBag !== null ? { ...base.exchange, minBag } : base.exchange;
  // Part by part: going through a tile set that is frozen already would take a third of the time of reading a position.
  const ruleset: Ruleset = Object.freeze({
    ...base,
    tileSet: tileSet ?? base.tileSet,
    ...frozen(withSizes({ ...base, exchange }, rackSize, bonuses)),
    end: most === null || most === 0 ? base.end : frozen({ ...base.end, scorelessTurns: most }),
    ...(whenWrong === undefined ? {} : (whenWrong satisfies Partial<Ruleset>)),
  });

  const faults: { readonly column: number; readonly reason: RemarkReason }[] = [];
  const check = (name: string, holds: (text: string) => boolean, reasonOf: (text: string) => RemarkReason): void => {
    const operation = named(name);
    if (operation !== undefined && !holds(operation.text))
      faults.push({ column: operation.column, reason: reasonOf(operation.text) });
  };
  check(
    "ld",
    (text) => tileSetNamed(text, tileSets) !== null,
    (text) => otherTiles(text, tileSets),
  );
  check(
    "lex",
    (text) => [null, tileSet?.id].includes(languageOfLexicon(text)),
    (text) => otherLexicon(text, tileSet, tileSets),
  );
  check("bdn", isStandardLayout, (text) => ({ code: "rules", of: "board", text }));
  check("var", isStandardGame, (text) => ({ code: "rules", of: "game", text }));
  return { ruleset, faults };
}

/** The most points of a bonus that `bb` gives. */
const mostPoints = 9999;

/** The operations that say of a ruleset what a reader would not take for granted, and what they cannot say. */
export function operationsOf(
  ruleset: Ruleset,
  has: Cgp["operations"],
): { readonly operations: Cgp["operations"]; readonly unsaid: readonly Unsaid[] } {
  const { tileSet, layout, rackSize, bonuses } = ruleset;
  const textOf = (name: string): string | null =>
    has.find((operation) => operation.name.replace(/^-/, "") === name)?.text.trim() ?? null;
  const named = textOf("ld") ?? languageOfLexicon(textOf("lex") ?? "") ?? northAmerica2017.tileSet.id;
  const base = northAmerica2017.bonuses[0];
  const [bonus] = bonuses;
  const changed = rackSize !== northAmerica2017.rackSize;
  const single = bonuses.length === 1 && bonus?.tiles === rackSize && !bonus.times ? bonus.points : null;
  const points = bonuses.length === 0 ? 0 : single;
  const board = unknownBoard(ruleset);
  const declared = textOf("ld");
  const isOther = declared !== null && declared.toLowerCase() !== tileSet.id.toLowerCase();
  const bonusIsSaid = points !== null && points >= 0 && points <= mostPoints;
  const declare = (name: string, text: string, holds: boolean): Cgp["operations"] =>
    holds && textOf(name) === null ? [{ name, text }] : [];
  const operations = [
    ...declare("ld", tileSet.id.replace(/[\s;]+/g, " "), named.toLowerCase() !== tileSet.id.toLowerCase()),
    ...declare("bdn", `own-${layout.cols}x${layout.rows}`, board.length > 0),
    ...declare("rsz", `${rackSize}`, changed),
    ...declare("bb", `${points}`, bonusIsSaid && points !== base?.points),
  ];
  const unsaid: readonly Unsaid[] = [
    ...(isOther ? [{ code: "tiles", tileSet: tileSet.id, declared } as const] : unknownTiles(ruleset)),
    ...board,
    ...(bonusIsSaid ? [] : [{ code: "bonuses", bonuses } as const]),
  ];
  return { operations, unsaid };
}

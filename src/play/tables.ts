import { type Board, emptyBoard } from "../board/board.ts";
import { meaningsOf, type Premium } from "../board/layout.ts";
import { describe } from "../read.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Letter } from "../tiles/tile.ts";

/** What judging a play asks of a ruleset again and again, looked up once. Squares are indices into a `Board`. */
export interface Tables {
  readonly rows: number;
  readonly cols: number;
  readonly emptyBoard: Board;
  /** `null` for plain squares and holes. */
  readonly premiums: readonly (Premium | null)[];
  readonly holes: readonly boolean[];
  readonly starts: readonly number[];
  readonly points: ReadonlyMap<Letter, number>;
  /** The same for letters of one character from the first {@link codes} of Unicode: an index beats a hash. */
  readonly pointsByCode: readonly (number | undefined)[];
  readonly blankPoints: number;
  /** By number of tiles laid; `undefined` = no bonus. */
  readonly bonuses: readonly (number | undefined)[];
}

const codes = 1024;

/** What a natural tile of this letter scores; `undefined` for what is no letter of the tile set. */
export function letterValue(tables: Tables, letter: Letter): number | undefined {
  const code = letter.charCodeAt(0);
  return letter.length === 1 && code < codes ? tables.pointsByCode[code] : tables.points.get(letter);
}

/** A cache of something immutable: a ruleset is never changed once a play has been judged by it. */
const tablesOfRulesets = new WeakMap<Ruleset, Tables>();

/**
 * The tables of a ruleset, made when it is first seen.
 *
 * @throws TypeError for what is no ruleset at all.
 */
export function tablesOf(ruleset: Ruleset): Tables {
  return tablesOfRulesets.get(ruleset) ?? makeTables(ruleset);
}

function makeTables(ruleset: Ruleset): Tables {
  const wrong = brokenKnob(ruleset);
  if (wrong !== undefined)
    throw new TypeError(
      `position.ruleset.${wrong}: expected what defineRuleset gives, found ${describe(ruleset[wrong])}`,
    );
  const { layout, tileSet, bonuses } = ruleset;
  const board = emptyBoard(layout);
  const meanings = meaningsOf(layout);
  const points: (number | undefined)[] = [];
  for (const bonus of bonuses) points[bonus.tiles] = bonus.points;
  const pointsByCode = new Array<number | undefined>(codes).fill(undefined);
  for (const entry of tileSet.letters) {
    const code = entry.letter.charCodeAt(0);
    if (entry.letter.length === 1 && code < codes) pointsByCode[code] = entry.points;
  }
  const tables: Tables = {
    rows: layout.rows,
    cols: layout.cols,
    emptyBoard: board,
    premiums: meanings.map((meaning) => (meaning === "hole" ? null : meaning)),
    holes: meanings.map((meaning) => meaning === "hole"),
    starts: layout.starts.map(({ row, col }) => row * layout.cols + col).sort((a, b) => a - b),
    points: new Map(tileSet.letters.map((entry) => [entry.letter, entry.points])),
    pointsByCode,
    blankPoints: tileSet.blanks.points,
    bonuses: points,
  };
  tablesOfRulesets.set(ruleset, tables);
  return tables;
}

/** What keeps tables from being made; to check rulesets as a whole is for `defineRuleset` and `parseRuleset`. */
function brokenKnob({
  layout,
  tileSet,
  bonuses,
  forbiddenLabels,
  maxTilesPerPlay,
}: Ruleset): keyof Ruleset | undefined {
  const { rows, cols, rowsOfSquares } = layout ?? {};
  if (!Array.isArray(rowsOfSquares) || rowsOfSquares.length !== rows) return "layout";
  if (rowsOfSquares.some((row) => [...row].length !== cols)) return "layout";
  if (!Array.isArray(tileSet?.letters)) return "tileSet";
  if (!Array.isArray(bonuses)) return "bonuses";
  if (!Array.isArray(forbiddenLabels)) return "forbiddenLabels";
  return Number.isInteger(maxTilesPerPlay) ? undefined : "maxTilesPerPlay";
}

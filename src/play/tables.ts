import { type Board, emptyBoard } from "../board/board.ts";
import { indexOf, isHole, type Premium, premiumAt, squareAt } from "../board/layout.ts";
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
  const { layout, tileSet, bonuses } = ruleset;
  expect(Array.isArray(layout?.rowsOfSquares), "layout", "a layout", layout);
  const drawn =
    layout.rowsOfSquares.length === layout.rows && layout.rowsOfSquares.every((row) => [...row].length === layout.cols);
  expect(drawn, "layout", `${layout.rows} rows of ${layout.cols} squares`, layout.rowsOfSquares.join(" "));
  expect(Array.isArray(tileSet?.letters), "tileSet", "a tile set", tileSet);
  expect(Array.isArray(bonuses), "bonuses", "a list", bonuses);
  expect(Array.isArray(ruleset.forbiddenLabels), "forbiddenLabels", "a list", ruleset.forbiddenLabels);
  expect(Number.isInteger(ruleset.maxTilesPerPlay), "maxTilesPerPlay", "an integer", ruleset.maxTilesPerPlay);
  const board = emptyBoard(layout);
  const squares = board.map((_, index) => squareAt(layout, index));
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
    premiums: squares.map((square) => premiumAt(layout, square)),
    holes: squares.map((square) => isHole(layout, square)),
    starts: layout.starts.map((square) => indexOf(layout, square)).sort((a, b) => a - b),
    points: new Map(tileSet.letters.map((entry) => [entry.letter, entry.points])),
    pointsByCode,
    blankPoints: tileSet.blanks.points,
    bonuses: points,
  };
  tablesOfRulesets.set(ruleset, tables);
  return tables;
}

/** Only what the tables need to be made: `defineRuleset` and `parseRuleset` are the ones that check rulesets. */
function expect(holds: boolean, knob: keyof Ruleset, expected: string, found: unknown): void {
  if (!holds) throw new TypeError(`position.ruleset.${knob}: expected ${expected}, found ${describe(found)}`);
}

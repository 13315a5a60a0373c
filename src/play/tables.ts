import { type Board, emptyBoard } from "../board/board.ts";
import { indexOf, isHole, type Premium, premiumAt, squareAt } from "../board/layout.ts";
import { createReader, refuse } from "../read.ts";
import { readRuleset } from "../rules/check.ts";
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
  readonly blankPoints: number;
  /** By number of tiles laid; `undefined` = no bonus. */
  readonly bonuses: readonly (number | undefined)[];
}

/** A cache of something immutable: a ruleset is never changed once a play has been judged by it. */
const tablesOfRulesets = new WeakMap<Ruleset, Tables>();

/**
 * The tables of a ruleset, made when it is first seen.
 *
 * @throws TypeError or RangeError for what is no ruleset: `defineRuleset` would have refused it.
 */
export function tablesOf(ruleset: Ruleset): Tables {
  return tablesOfRulesets.get(ruleset) ?? makeTables(ruleset);
}

function makeTables(ruleset: Ruleset): Tables {
  const reader = createReader();
  readRuleset(reader, ruleset, "");
  refuse("ruleset", reader.problems);
  const { layout, tileSet } = ruleset;
  const squares = emptyBoard(layout).map((_, index) => squareAt(layout, index));
  const bonuses: (number | undefined)[] = [];
  for (const { tiles, points } of ruleset.bonuses) bonuses[tiles] = points;
  const tables: Tables = {
    rows: layout.rows,
    cols: layout.cols,
    emptyBoard: emptyBoard(layout),
    premiums: squares.map((square) => premiumAt(layout, square)),
    holes: squares.map((square) => isHole(layout, square)),
    starts: layout.starts.map((square) => indexOf(layout, square)).sort((a, b) => a - b),
    points: new Map(tileSet.letters.map(({ letter, points }) => [letter, points])),
    blankPoints: tileSet.blanks.points,
    bonuses,
  };
  tablesOfRulesets.set(ruleset, tables);
  return tables;
}

import { type Board, emptyBoard } from "../board/board.ts";
import { meaningsOf } from "../board/layout.ts";
import type { Premium } from "../board/premium.ts";
import { cached } from "../cached.ts";
import { isFrozen } from "../frozen.ts";
import { mismatch } from "../read/describe.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Letter } from "../tiles/tile.ts";

/** What is asked of a ruleset again and again to judge plays, looked up once. Squares are indices into a `Board`. */
export interface IndexedRules {
  readonly rows: number;
  readonly cols: number;
  readonly emptyBoard: Board;
  /** `null` for plain squares and holes. */
  readonly premiums: readonly (Premium | null)[];
  readonly holes: readonly boolean[];
  readonly starts: readonly number[];
  readonly points: ReadonlyMap<Letter, number>;
  /** The same for letters of one character whose code is below {@link codes}: an array is faster than a map. */
  readonly pointsByCode: readonly (number | undefined)[];
  readonly blankPoints: number;
  /** By number of tiles laid. `undefined`: no bonus. */
  readonly bonuses: readonly (Ruleset["bonuses"][number] | undefined)[];
}

const codes = 1024;

/** Returns what a natural tile of this letter scores, or `undefined` if it is not a letter of the tile set. */
export function letterValue(rules: IndexedRules, letter: Letter): number | undefined {
  const code = letter.charCodeAt(0);
  return letter.length === 1 && code < codes ? rules.pointsByCode[code] : rules.points.get(letter);
}

/**
 * Returns a ruleset indexed by square, letter and number of tiles. It is made once for each ruleset
 * that is frozen all through, and each time for one that could be changed.
 *
 * @throws TypeError if `ruleset` is not a ruleset at all.
 */
export const indexRules: (ruleset: Ruleset) => IndexedRules = /* @__PURE__ */ cached(makeIndex, isFrozen);

function makeIndex(ruleset: Ruleset): IndexedRules {
  const wrong = brokenKnob(ruleset);
  if (wrong !== undefined)
    throw new TypeError(
      mismatch(`position.ruleset.${wrong}`, `the ${wrong} of a ruleset from defineRuleset`, ruleset[wrong]),
    );
  const { layout, tileSet, bonuses } = ruleset;
  const board = emptyBoard(layout);
  const meanings = meaningsOf(layout);
  const byTiles: (Ruleset["bonuses"][number] | undefined)[] = [];
  for (const bonus of bonuses) byTiles[bonus.tiles] = bonus;
  const pointsByCode = new Array<number | undefined>(codes).fill(undefined);
  for (const entry of tileSet.letters) {
    const code = entry.letter.charCodeAt(0);
    if (entry.letter.length === 1 && code < codes) pointsByCode[code] = entry.points;
  }
  return {
    rows: layout.rows,
    cols: layout.cols,
    emptyBoard: board,
    premiums: meanings.map((meaning) => (meaning === "hole" ? null : meaning)),
    holes: meanings.map((meaning) => meaning === "hole"),
    starts: layout.starts.map(({ row, col }) => row * layout.cols + col).sort((a, b) => a - b),
    points: new Map(tileSet.letters.map((entry) => [entry.letter, entry.points])),
    pointsByCode,
    blankPoints: tileSet.blanks.points,
    bonuses: byTiles,
  };
}

/**
 * Returns the field that keeps a ruleset from being indexed, if any. Checking the whole ruleset is left to
 * `defineRuleset` and `parseRuleset`.
 */
function brokenKnob({
  layout,
  tileSet,
  bonuses,
  forbiddenLabels,
  maxTilesPerPlay,
}: Ruleset): keyof Ruleset | undefined {
  const { rows, cols, rowsOfSquares } = layout ?? {};
  const lists = { layout: rowsOfSquares, tileSet: tileSet?.letters, bonuses, forbiddenLabels };
  for (const knob in lists) if (!Array.isArray(lists[knob as keyof typeof lists])) return knob as keyof typeof lists;
  if (rowsOfSquares.length !== rows || rowsOfSquares.some((row) => [...row].length !== cols)) return "layout";
  return Number.isInteger(maxTilesPerPlay) ? undefined : "maxTilesPerPlay";
}

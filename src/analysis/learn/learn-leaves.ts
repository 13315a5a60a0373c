import { fullBag } from "../../bag/bag.ts";
import { randomOf } from "../../bag/random.ts";
import { emptyBoard } from "../../board/board.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import { byLeaves, createSearch, searchRanked } from "../../movegen/engine/search-ranked.ts";
import { refuseOption, requireOptions, requireText, requireThat } from "../../read/refuse.ts";
import { requireDefined } from "../../rules/require-defined.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { BLANK, type BoardTile, type Tile } from "../../tiles/tile.ts";
import { type LeaveTable, mostRounds, mostText } from "../leaves/leave-table.ts";
import { type Leaves, leavesOf, requireTable, valuesFrom } from "../leaves/leaves.ts";
import { countKinds, countMultisets, visitMultisets } from "../leaves/multisets.ts";
import { latticeOf } from "../moves/generate-by-leaves.ts";
import { hundredthsOf } from "../moves/hundredths.ts";
import type { Lessons } from "./lessons.ts";

/** Options that determine the games to learn from. */
export interface LearnOptions {
  /** Any string. The same seed produces the same games. */
  readonly seed: string;
  /**
   * The range of game numbers to play: from the first (inclusive) to the second (exclusive). Each game has its own
   * random sequence.
   */
  readonly games: readonly [from: number, to: number];
  /** An earlier table, used to choose plays. If omitted, plays are chosen by points alone. */
  readonly by?: LeaveTable | undefined;
  /** The size of the largest group of tiles to learn, from 1 (single tiles only) to 4. Defaults to 3. */
  readonly size?: number | undefined;
}

/** After this number of turns in a row without a play nobody will have one. */
const mostIdle = 20;

/**
 * Plays games and records what each rack was worth: the points of the best play and, with `by`, the value of its leave.
 * `leaveTableOf` turns the result into a table.
 *
 * A new full rack is drawn before each turn, so each rack occurs as often as chance dictates, and the lessons do not
 * depend on which tiles poor players keep. A game ends when the bag can no longer fill two racks.
 *
 * Games are independent of each other, so you can split them into parts, run these in several workers, and repeat a
 * part if its worker was killed: `mergeLessons` combines the parts, and the resulting table is the same. The running
 * time is that of one search per turn, with about 20 turns per game.
 *
 * @param ruleset - The rules of the games.
 * @param graph - The word graph, with a GADDAG.
 *
 * @throws TypeError and RangeError as `generatePlays` does; for a ruleset that `defineRuleset` rejects; for an option
 * that is missing or out of range; and for rules with scores so high that the sum of their squares would overflow.
 *
 * @example
 * ```ts
 * import { learnLeaves, leavesOf, leaveTableOf, mergeLessons } from "tilewright/analysis";
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 * import { unwrap } from "tilewright";
 *
 * const graph = buildWordGraph(["HORN", "HORNS", "SOD", "SO"], { tileSet: ruleset.tileSet, gaddag: true });
 * const learn = (from: number, to: number) => learnLeaves(ruleset, graph, { seed: "a", games: [from, to] });
 * const table = leaveTableOf(unwrap(mergeLessons([learn(0, 5), learn(5, 10)])).lessons);
 * table.made?.[0]?.games; // => 10
 * ```
 */
export function learnLeaves(ruleset: Ruleset, graph: WordGraph, options: LearnOptions): Lessons {
  requireDefined(ruleset);
  // Throws for the graph, even if there are no games to play.
  createSearch({ ruleset, rack: [] }, graph);
  requireOptions(options, ["seed", "games", "by", "size"]);
  const { seed, games, by, size = 3 } = options;
  requireText(seed, "options.seed");
  if (seed.length > mostText) refuseOption("options.seed", `at most ${mostText} characters`, seed);
  requireThat(Array.isArray(games), "options.games", "a list of two whole numbers", games);
  const [first, end] = games;
  if (!(Number.isSafeInteger(first) && Number.isSafeInteger(end) && first >= 0 && end >= first))
    refuseOption("options.games", "two whole numbers, 0 or greater, the first no larger than the second", games);
  if (!(Number.isInteger(size) && size >= 1 && size <= 4)) refuseOption("options.size", "1 to 4", size);

  if (by !== undefined) requireTable(by, "options.by");
  if ((by?.made ?? []).length >= mostRounds)
    refuseOption("options.by.made", `at most ${mostRounds - 1} rounds`, by?.made?.length);

  const notebook = newNotebook(ruleset, size);
  const leaves = by === undefined ? noLeaves(notebook.tiles) : leavesOf(by);
  for (let game = first; game < end; game++) playGame(ruleset, graph, leaves, randomOf(seed, game), notebook);
  const { tiles, racks, counts, sums } = notebook;
  return {
    kind: "lessons",
    version: 1,
    ruleset: ruleset.id,
    variants: ruleset.variants,
    words: graph.size,
    seed,
    before: by === undefined ? [] : by.made,
    games: first < end ? [[first, end]] : [],
    tiles,
    racks: racks(),
    counts: counts.map((list) => [...list]),
    sums: sums.map((list) => [...list]),
  };
}

/** What is written down while games are played. */
interface Notebook {
  readonly tiles: readonly Tile[];
  /** How many racks there were, what they were worth together, and their squares. */
  readonly racks: () => Lessons["racks"];
  readonly counts: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  /** Writes down that a rack was worth this, in hundredths of a point. */
  readonly note: (rack: readonly Tile[], worth: number) => void;
}

function newNotebook({ tileSet }: Ruleset, size: number): Notebook {
  const tiles = [...tileSet.letters.map(({ letter }) => letter), BLANK];
  const kindOf = new Map(tiles.map((tile, kind) => [tile, kind]));
  const multisets = countMultisets(tiles.length, size);
  const lists = (): Float64Array[] => multisets.slice(1).map((counts) => new Float64Array(counts[tiles.length]!));
  let racks = 0;
  let sum = 0;
  let squares = 0;
  const counts = lists();
  const sums = lists();
  return {
    tiles,
    racks: () => ({ count: racks, sum, squares }),
    counts,
    sums,
    note(rack, worth) {
      racks++;
      sum += worth;
      squares += worth * worth;
      if (!Number.isSafeInteger(squares))
        refuseOption("ruleset", "scores whose squares sum to less than 2^53 hundredths", worth / 100);
      const held = countKinds(rack.map((tile) => kindOf.get(tile)!));
      visitMultisets(held, multisets, (tilesIn, number) => {
        counts[tilesIn - 1]![number]!++;
        sums[tilesIn - 1]![number]! += worth;
      });
    },
  };
}

/** A table in which every leave is worth the same. */
function noLeaves(tiles: readonly Tile[]): Leaves {
  return { tiles, valueOf: () => 0, valuesOn: ({ size }) => new Float64Array(size) };
}

function playGame(
  ruleset: Ruleset,
  graph: WordGraph,
  leaves: Leaves,
  random: (below: number) => number,
  notebook: Notebook,
): void {
  const { layout, tileSet, rackSize, exchange } = ruleset;
  const bag = fullBag(tileSet).tiles.slice();
  let board: readonly (BoardTile | null)[] = emptyBoard(layout);
  for (let idle = 0; bag.length >= 2 * rackSize && idle < mostIdle; ) {
    // The rack is drawn to the front of the bag, where it stays until it is played.
    for (let i = 0; i < rackSize; i++) {
      const at = i + random(bag.length - i);
      [bag[i], bag[at]] = [bag[at]!, bag[i]!];
    }
    const rack = bag.slice(0, rackSize);
    const search = createSearch({ ruleset, board, rack }, graph);
    const leaveValues = hundredthsOf(valuesFrom(leaves, latticeOf(search, leaves)));
    // Equal plays are ordered by their tiles alone, so that a seed teaches what it always has.
    const byWorth = byLeaves(
      search,
      { leaveValues, wins: Infinity, pointsFirst: false },
      (placements, points, _leave, taken) => ({ placements, worth: 100 * points + leaveValues.at(-1 - taken)! }),
    );
    const [play] = searchRanked(search, byWorth, 1);
    // Without a play that is better, the player would exchange and keep the best leave there is, or pass. The whole
    // rack has the last number: no exchange keeps it.
    const kept = exchange === null ? Math.min(0, leaveValues.at(-1)!) : Math.max(...leaveValues.subarray(0, -1));
    const worth = play === undefined ? -Infinity : play.worth;
    notebook.note(rack, Math.max(worth, kept));
    if (play === undefined || worth < kept) {
      idle++;
      continue;
    }
    idle = 0;
    const next = board.slice();
    for (const { row, col, letter, blank } of play.placements) {
      next[row * layout.cols + col] = { letter, blank };
      bag.splice(bag.indexOf(blank ? BLANK : letter), 1);
    }
    board = next;
  }
}

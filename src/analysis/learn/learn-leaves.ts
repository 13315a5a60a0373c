import { fullBag } from "../../bag/bag.ts";
import { randomOf } from "../../bag/random.ts";
import { emptyBoard } from "../../board/board.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import { createSearch } from "../../movegen/engine/create-search.ts";
import type { Mutable } from "../../movegen/engine/play-collector.ts";
import { requireGaddag, requireLetters } from "../../movegen/engine/require-graph.ts";
import { giveBackTable } from "../../movegen/engine/scratch.ts";
import { playMaker } from "../../movegen/engine/to-play.ts";
import { refuseOption, requireOptions, requireText, requireThat } from "../../read/refuse.ts";
import { requireDefined } from "../../rules/require-defined.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { BLANK, type BoardTile, type Tile } from "../../tiles/tile.ts";
import { type LeaveTable, mostRounds, mostText } from "../leaves/leave-table.ts";
import { type Leaves, leavesOf, requireTable, valuesFrom } from "../leaves/leaves.ts";
import { countKinds, countMultisets, visitMultisets } from "../leaves/multisets.ts";
import { hundredths, latticeOf } from "../moves/generate-by-leaves.ts";
import { searchByWorth } from "../moves/search-by-worth.ts";
import type { Lessons } from "./lessons.ts";

/** Which games are played to learn from. */
export interface LearnOptions {
  /** Any text. The same seed produces the same games. */
  readonly seed: string;
  /** The numbers of the games: from the first up to the second, which is not among them. Each has its own chance. */
  readonly games: readonly [from: number, to: number];
  /** An earlier table to play by. Left out: plays are chosen by points alone. */
  readonly by?: LeaveTable | undefined;
  /** Tiles are learned one by one, in pairs, and so on up to this number: 1 to 4. Left out: 3. */
  readonly size?: number | undefined;
}

/** After this number of turns in a row without a play nobody will have one. */
const mostIdle = 20;

/**
 * Plays games and writes down what racks were worth: the points of the best play, and with `by` also what it leaves.
 * `leaveTableOf` makes a table of it.
 *
 * Before each turn a full rack is drawn anew, so each rack is as likely as chance has it, and the lessons do not depend
 * on what bad players keep. The game ends when the bag could not fill two racks.
 *
 * Games are independent of each other. So you can play them in parts, in several workers, and again after one was
 * killed: `mergeLessons` puts the parts together, and the table is the same. The time is that of a search for each
 * turn, some 20 turns a game.
 *
 * @param ruleset - The rules to play by.
 * @param graph - The words, with a GADDAG.
 *
 * @throws TypeError and RangeError as `generatePlays` does; for a ruleset that `defineRuleset` rejects; for an option
 * that is missing or out of range; and for rules with so many points that their squares cannot be added up.
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
  requireLetters(graph, ruleset.tileSet);
  requireGaddag(graph);
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
    racks,
    counts: counts.map((list) => [...list]),
    sums: sums.map((list) => [...list]),
  };
}

/** What is written down while games are played. */
interface Notebook {
  readonly tiles: readonly Tile[];
  readonly racks: Mutable<Lessons["racks"]>;
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
  const racks = { count: 0, sum: 0, squares: 0 };
  const counts = lists();
  const sums = lists();
  return {
    tiles,
    racks,
    counts,
    sums,
    note(rack, worth) {
      racks.count++;
      racks.sum += worth;
      racks.squares += worth * worth;
      if (!Number.isSafeInteger(racks.squares))
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
    const lattice = latticeOf(search, leaves);
    const rest = hundredths(valuesFrom(leaves, lattice));
    const ranked = searchByWorth(search, graph, { lattice, rest, wins: Infinity }, 1);
    const [best] = ranked.order;
    const play = ranked.plays.count === 0 || best === undefined ? null : playMaker(ranked.plays, search)(best);
    giveBackTable(search, ranked.plays);
    // Without a play that is better, the player would exchange and keep the best leave there is, or pass. The whole
    // rack has the last number: no exchange keeps it.
    const kept = exchange === null ? Math.min(0, rest.at(-1)!) : Math.max(...rest.subarray(0, -1));
    const worth = play === null ? -Infinity : ranked.worths[best!]!;
    notebook.note(rack, Math.max(worth, kept));
    if (play === null || worth < kept) {
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

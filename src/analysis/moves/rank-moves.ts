import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { PlayerView } from "../../game/model/view.ts";
import { mostExchanged } from "../../game/table/most-exchanged.ts";
import { requireView } from "../../game/table/require-game.ts";
import { createSearch } from "../../movegen/engine/create-search.ts";
import { describe, expectation } from "../../read/describe.ts";
import { refuseOption, requireThat } from "../../read/refuse.ts";
import { leaveAt } from "../../tiles/rack-lattice.ts";
import type { Leaves } from "../leaves/leaves.ts";
import { hundredths, latticeOf, type RankOptions, topOf } from "./generate-by-leaves.ts";
import { makePlays, rounded } from "./make-plays.ts";
import type { RankedMove } from "./ranked-move.ts";
import { remainingOf } from "./remaining.ts";
import { searchByWorth } from "./search-by-worth.ts";

/**
 * Returns every move available to the player on turn, best first: all plays, every possible exchange, and a pass. Each
 * entry is a move with its value and how that value was determined.
 *
 * - While the bag has tiles, the kept tiles are valued by the leave table.
 * - If the bag is empty after the choice, they are valued by the ruleset's settlement: their cost if another player
 *   goes out, or when the last turns are over (`turnsAfterBag`). If the choice draws the last tiles from the bag, they
 *   are compared with tiles of average points.
 * - A pass keeps the whole rack, which is worth at most 0.
 * - If the choice ends the game, the settlement applies. Tiles that the player cannot see are assumed to be worth the
 *   average number of points.
 * - A play that reaches the player's target comes first, because it wins.
 *
 * Among choices of equal value, plays come before exchanges, and the pass comes last. Plays of equal value are in the
 * same order as in `generatePlays`; exchanges of equal value are in an order that depends only on their tiles.
 *
 * Only words in the graph are considered, and plays are assumed to go unchallenged. The other players' racks are not
 * inferred.
 *
 * @param view - The view of the player on turn: `viewFor(game, seat)`.
 * @param leaves - The values of kept tiles: see `leavesOf`.
 *
 * @throws TypeError if `view` is not a player's view, or any tiles on the rack are unknown; TypeError and RangeError as
 * `generateByLeaves` does; RangeError if the viewer is not on turn.
 */
export function rankMoves(
  view: PlayerView,
  graph: WordGraph,
  leaves: Leaves,
  options: RankOptions = {},
): readonly RankedMove[] {
  const top = topOf(options);
  requireView(view);
  const { viewer, players, rack, status, ruleset } = view;
  requireThat(Array.isArray(rack), "view.rack", "a list of tiles", rack);
  const hidden = players[viewer]?.rack.hidden ?? 0;
  if (hidden > 0) throw new TypeError(expectation("view.rack", "no hidden tiles", `${hidden}`));
  if (status.turn !== viewer) refuseOption("view.status.turn", `the viewer's seat, ${describe(viewer)}`, status.turn);
  const search = createSearch(view, graph);
  const lattice = latticeOf(search, leaves);
  const { after, wins } = remainingOf(view, leaves, lattice);

  const all = [...new Array(lattice.size).keys()];
  const afterPlay = all.map((leave) => after("play", leave));
  const rest = hundredths(afterPlay.map(({ points }) => points));
  const ranked = searchByWorth(search, graph, { lattice, rest, wins }, top);
  const plays = makePlays(search, ranked, (leave) => afterPlay[leave]!);
  const { exchange } = ruleset;
  const most = exchange === null ? 0 : mostExchanged(view, exchange, viewer);
  const moves: RankedMove[] = [...plays];
  for (const kept of all) {
    const leave = leaveAt(lattice, kept);
    const given = rack.length - leave.length;
    if (given > most) continue;
    const type = given === 0 ? "pass" : "exchange";
    const remaining = rounded(after(type, kept));
    const worth = { points: 0, leave, remaining, equity: remaining.points };
    // The last one keeps all: it is the pass.
    if (type === "pass") moves.push({ type, ...worth });
    else moves.push({ type, tiles: leaveAt(lattice, lattice.size - 1 - kept), ...worth });
  }
  // Sorting keeps equal ones in their order. Two that win differ by NaN.
  const rankOf = ({ remaining, equity }: RankedMove): number => (remaining.ends === "target" ? Infinity : equity);
  return moves.sort((a, b) => rankOf(b) - rankOf(a) || 0).slice(0, top);
}

import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { PlayerView } from "../../game/model/view.ts";
import { judgeBlankExchange, mayExchangeBlank } from "../../game/moves/exchange-blank.ts";
import { mostExchanged } from "../../game/table/most-exchanged.ts";
import { requireView } from "../../game/table/require-game.ts";
import { viewAfter } from "../../game/views/update-view.ts";
import { createSearch } from "../../movegen/engine/search-ranked.ts";
import { describe, expectation } from "../../read/describe.ts";
import { refuseOption, requireThat } from "../../read/refuse.ts";
import { leaveAt, type RackLattice } from "../../tiles/rack-lattice.ts";
import type { Leaves } from "../leaves/leaves.ts";
import { latticeOf, type RankOptions, topOf } from "./generate-by-leaves.ts";
import { hundredths } from "./hundredths.ts";
import { playsByWorth } from "./plays-by-worth.ts";
import type { RankedMove, Remaining } from "./ranked-move.ts";
import { type RemainingOf, remainingOf } from "./remaining.ts";

/**
 * Returns every move available to the player on turn, best first: every play, every exchange of tiles, the pass and,
 * under rules with `blankExchange`, every exchange of a blank on the board. Each entry is a move with its value and how
 * that value was determined.
 *
 * - While the bag has tiles, the kept tiles are valued by the leave table.
 * - If the bag is empty after the choice, they are valued by the ruleset's settlement: their cost if another player
 *   goes out, or when the last turns are over (`turnsAfterBag`). If the choice draws the last tiles from the bag, they
 *   are compared with tiles of average points.
 * - A pass keeps the whole rack, but is never valued above 0.
 * - If the choice ends the game, the settlement applies. Tiles that the player cannot see are assumed to be worth the
 *   average number of points.
 * - A blank on the board is exchanged before the turn's move, so the exchange is worth as much as the best move after
 *   it. If more than four blanks can be exchanged, that move is not the exchange of another blank.
 * - A play that reaches the player's target wins, so it comes first, as does the exchange of a blank that lets such a
 *   play follow.
 *
 * Of entries with equal equity, the one with more points comes first; then plays, exchanges of blanks, exchanges of
 * tiles, and the pass. Equal plays are ordered by their tiles, as in `generatePlays`, exchanges of blanks by their
 * squares, and exchanges of tiles by the tiles kept.
 *
 * Only words in the graph are considered, and plays are assumed to go unchallenged. The other players' racks are not
 * inferred.
 *
 * @param view - The view of the player on turn: `viewFor(game, seat)`.
 * @param leaves - The values of kept tiles: see `leavesOf`.
 *
 * @throws TypeError if `view` is not a player's view, or any tiles on the rack are unknown; TypeError and RangeError as
 * `generateByLeaves` does, also for the rack after a blank is exchanged; RangeError if the viewer is not on turn.
 */
export function rankMoves(
  view: PlayerView,
  graph: WordGraph,
  leaves: Leaves,
  options: RankOptions = {},
): readonly RankedMove[] {
  const top = topOf(options);
  requireView(view);
  const { viewer, players, rack, status } = view;
  requireThat(Array.isArray(rack), "view.rack", "a list of tiles", rack);
  const hidden = players[viewer]?.rack.hidden ?? 0;
  if (hidden > 0) throw new TypeError(expectation("view.rack", "no hidden tiles", `${hidden}`));
  if (status.turn !== viewer) refuseOption("view.status.turn", `the viewer's seat, ${describe(viewer)}`, status.turn);
  return choicesOf(view, graph, leaves, top, bestAfterExchange(graph, leaves));
}

/** Gives the best choice after a blank is exchanged. `further`: which may be the exchange of another one. */
type BestAfter = (view: PlayerView, further: boolean) => RankedMove;

/** All choices of the viewer, best first; without exchanges of blanks if there is no `bestAfter`. */
function choicesOf(
  view: PlayerView,
  graph: WordGraph,
  leaves: Leaves,
  top: number | undefined,
  bestAfter: BestAfter | null,
): readonly RankedMove[] {
  const search = createSearch(view, graph);
  const lattice = latticeOf(search, leaves);
  const remainders = remainingOf(view, leaves, lattice);
  const { hundredthsAfter, after, wins } = remainders;
  const leaveValues = new Int32Array(lattice.size);
  for (let leave = 0; leave < lattice.size; leave++) leaveValues[leave] = hundredthsAfter("play", leave);
  const plays = playsByWorth(search, { leaveValues, after: (leave) => after("play", leave), wins }, top);
  // Exchanges that are worth less than all plays asked for are left out.
  const last = plays.length === top ? plays.at(-1) : undefined;
  const least = last === undefined ? -Infinity : hundredths(last.equity);
  const others = [...exchanges(view, lattice, remainders, least), passOf(lattice, after("pass", lattice.size - 1))];
  // The last to be asked for, because leaves of a program's own may use the memory of their values again.
  const blanks = bestAfter === null ? [] : blankExchanges(view, bestAfter);
  const isWin = ({ remaining }: RankedMove): number => (remaining.ends === "target" ? 1 : 0);
  // Sorting keeps equal ones in their order.
  return [...plays, ...blanks, ...others]
    .sort((a, b) => isWin(b) - isWin(a) || b.equity - a.equity || b.points - a.points)
    .slice(0, top);
}

/** The exchanges of tiles worth at least `least` hundredths, best first; equal ones by the numbers of their leaves. */
function exchanges(
  view: PlayerView,
  lattice: RackLattice,
  { sizes, hundredthsAfter, after }: RemainingOf,
  least: number,
): readonly RankedMove[] {
  const { exchange } = view.ruleset;
  const most = exchange === null ? 0 : mostExchanged(view, exchange, view.viewer);
  const whole = lattice.size - 1;
  const kept: { readonly leave: number; readonly worth: number }[] = [];
  for (let leave = 0; leave < whole; leave++) {
    if (sizes[whole]! - sizes[leave]! > most) continue;
    const worth = hundredthsAfter("exchange", leave);
    if (worth >= least) kept.push({ leave, worth });
  }
  kept.sort((a, b) => b.worth - a.worth);
  return kept.map(({ leave }) => {
    const remaining = after("exchange", leave);
    const tiles = leaveAt(lattice, whole - leave);
    return { type: "exchange", tiles, points: 0, leave: leaveAt(lattice, leave), remaining, equity: remaining.points };
  });
}

/** The pass, which keeps all tiles. */
function passOf(lattice: RackLattice, remaining: Remaining): RankedMove {
  return { type: "pass", points: 0, leave: leaveAt(lattice, lattice.size - 1), remaining, equity: remaining.points };
}

/** With more blanks than this, no second exchange is considered: each choice of some of them is a search of its own. */
const mostBlanks = 4;

/** Each exchange of a blank on the board, worth as much as the best choice after it. */
function blankExchanges(view: PlayerView, bestAfter: BestAfter): readonly RankedMove[] {
  const { squares = [] } = mayExchangeBlank(view, view.viewer);
  return squares.map((square) => {
    const { events = [] } = judgeBlankExchange(view, square, view.viewer);
    const next = viewAfter(view, events);
    const { equity, remaining } = bestAfter(next, squares.length <= mostBlanks);
    return {
      type: "exchange-blank",
      square,
      points: 0,
      leave: next.rack,
      remaining: Object.freeze({ points: equity, how: "next", ends: remaining.ends }),
      equity,
    };
  });
}

/** Remembers the best choices: in whatever order blanks are exchanged, the same board and rack are left. */
function bestAfterExchange(graph: WordGraph, leaves: Leaves): BestAfter {
  const known = new Map<string, RankedMove>();
  const bestAfter: BestAfter = (view, further) => {
    const blanks = view.board.flatMap((tile, index) => (tile?.blank ? index : [])).join();
    let best = known.get(blanks);
    if (best === undefined) {
      [best] = choicesOf(view, graph, leaves, 1, further ? bestAfter : null) as [RankedMove];
      known.set(blanks, best);
    }
    return best;
  };
  return bestAfter;
}

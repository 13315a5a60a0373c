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
import { rankPlays } from "./rank-plays.ts";
import type { RankedMove, Remaining } from "./ranked-move.ts";
import { type RemainingOf, remainingOf } from "./remaining.ts";

/**
 * Returns every move available to the player on turn, best first: all plays, every possible exchange, a pass and, under
 * rules with `blankExchange`, every blank on the board that can be exchanged. Each entry is a move with its value and
 * how that value was determined.
 *
 * - While the bag has tiles, the kept tiles are valued by the leave table.
 * - If the bag is empty after the choice, they are valued by the ruleset's settlement: their cost if another player
 *   goes out, or when the last turns are over (`turnsAfterBag`). If the choice draws the last tiles from the bag, they
 *   are compared with tiles of average points.
 * - A pass keeps the whole rack, which is worth at most 0.
 * - If the choice ends the game, the settlement applies. Tiles that the player cannot see are assumed to be worth the
 *   average number of points.
 * - A blank on the board is exchanged before the turn's move, so this is worth as much as the best choice after it. If
 *   more than four blanks can be exchanged, that choice is not the exchange of another one.
 * - A choice that reaches the player's target comes first, because it wins. So does exchanging a blank, if a play that
 *   reaches the target can follow.
 *
 * Among choices of equal equity, the one with the most points comes first. If the points are equal too, plays come
 * before exchanges of blanks, then exchanges of tiles, and the pass comes last. Plays are then compared tile by tile,
 * as in `generatePlays`, and exchanges of blanks by their squares; the order of exchanges of tiles depends only on
 * their tiles.
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
  const { viewer, players, rack, status } = view;
  requireThat(Array.isArray(rack), "view.rack", "a list of tiles", rack);
  const hidden = players[viewer]?.rack.hidden ?? 0;
  if (hidden > 0) throw new TypeError(expectation("view.rack", "no hidden tiles", `${hidden}`));
  if (status.turn !== viewer) refuseOption("view.status.turn", `the viewer's seat, ${describe(viewer)}`, status.turn);
  return choicesOf(view, graph, leaves, top, true);
}

/** Everything that the viewer may do, best first. */
function choicesOf(
  view: PlayerView,
  graph: WordGraph,
  leaves: Leaves,
  top: number | undefined,
  withBlanks: boolean,
): readonly RankedMove[] {
  const search = createSearch(view, graph);
  const lattice = latticeOf(search, leaves);
  const remaining = remainingOf(view, leaves, lattice);
  const { hundredthsAfter, after, wins } = remaining;
  const rest = new Int32Array(lattice.size);
  for (let leave = 0; leave < rest.length; leave++) rest[leave] = hundredthsAfter("play", leave);
  const plays = rankPlays(search, { rest, after: (leave) => after("play", leave), wins }, top);
  const moves: RankedMove[] = [
    ...plays,
    ...(withBlanks ? blankExchanges(view, graph, leaves) : []),
    // Those that are worth less than all plays that are asked for need not be looked at.
    ...exchanges(view, lattice, remaining, plays.length === top ? hundredths(plays.at(-1)?.equity ?? 0) : -Infinity),
    passOf(lattice, after("pass", lattice.size - 1)),
  ];
  const isWin = ({ remaining }: RankedMove): number => (remaining.ends === "target" ? 1 : 0);
  // Sorting keeps equal ones in their order.
  return moves.sort((a, b) => isWin(b) - isWin(a) || b.equity - a.equity || b.points - a.points).slice(0, top);
}

/** The exchanges of tiles that are worth so many hundredths, best first; equal ones by the numbers of their leaves. */
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

/** Where more blanks may be exchanged, no more than one of them is: each choice of some would be a search. */
const mostBlanks = 4;

/** Each exchange of a blank on the board, worth as much as the best choice after it. */
function blankExchanges(view: PlayerView, graph: WordGraph, leaves: Leaves): readonly RankedMove[] {
  const { squares = [] } = mayExchangeBlank(view, view.viewer);
  return squares.map((square) => {
    const { events = [] } = judgeBlankExchange(view, square, view.viewer);
    const next = viewAfter(view, events);
    const [best] = choicesOf(next, graph, leaves, 1, squares.length <= mostBlanks) as [RankedMove];
    const { equity, remaining } = best;
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

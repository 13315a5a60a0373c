import type { EndReason, PlayerIndex } from "../../game/model/event.ts";
import type { Player, Table } from "../../game/model/state.ts";
import type { PlayerView } from "../../game/model/view.ts";
import { endNow, losesOwn, scoredInTurns } from "../../game/table/ending.ts";
import { scorelessBy } from "../../game/table/turns.ts";
import { indexRules } from "../../play/indexed-rules.ts";
import { pileSize } from "../../tiles/pile.ts";
import { leaveAt, type RackLattice } from "../../tiles/rack-lattice.ts";
import { BLANK, type Tile, tilesOf } from "../../tiles/tile.ts";
import { type Leaves, valuesFrom } from "../leaves/leaves.ts";
import type { Remaining } from "./ranked-move.ts";

/** What remains after choices of a player, worked out once for all of them. */
export interface RemainingOf {
  /** By type of choice and number of the leave. */
  readonly after: (type: "play" | "exchange" | "pass", leave: number) => Remaining;
  /** The points from which on a play reaches the target. */
  readonly wins: number;
}

/**
 * What the tiles that a choice leaves on the rack are worth. While the bag has tiles, a table of leaves says it. Once
 * it is empty, they are what the settlement takes and gives. docs/decisions/0120 has the formulas.
 */
export function remainingOf(view: PlayerView, leaves: Leaves, lattice: RackLattice): RemainingOf {
  const { ruleset, players, viewer, rack, history } = view;
  const { leftover, end } = ruleset;
  const { points: pointsOf, blankPoints } = indexRules(ruleset);
  const sumOf = (tiles: readonly Tile[]): number =>
    tiles.reduce((sum, tile) => sum + (tile === BLANK ? blankPoints : pointsOf.get(tile)!), 0);
  const mean = meanUnseen(view, sumOf);
  const bag = pileSize(view.bag);
  const values = valuesFrom(leaves, lattice);
  const target = end.targets?.[viewer] ?? end.targets?.[0];
  const ends = {
    play: endAfter(view, "played"),
    exchange: endAfter(view, "exchanged"),
    pass: endAfter(view, "passed"),
  };

  /** The points of the tiles of others, and how many of them still play. */
  let theirs = 0;
  let rivals = 0;
  let ofRivals = 0;
  players.forEach((player, seat) => {
    if (seat === viewer) return;
    const sum = pileSize(player.rack) * mean;
    theirs += sum;
    if (player.resigned) return;
    rivals++;
    ofRivals += sum;
  });
  const own = (reason: EndReason): number => (losesOwn(leftover, reason) ? 1 : 0);
  const toFinisher = (reason: EndReason): number => (reason === "out" ? leftover.toFinisher : 0);
  /** What a point on the rack costs if the game ends after somebody else's turn. */
  const last = end.turnsAfterBag ? "turns" : "out";
  const price = own(last) + (rivals === 0 ? 0 : toFinisher(last) / rivals);

  return {
    wins: target === undefined ? Infinity : target - scoredInTurns(view, viewer, history.length),
    after(type, leave) {
      const kept = leaveAt(lattice, leave);
      const sum = sumOf(kept);
      const taken = rack.length - kept.length;
      const isOut = type === "play" && last === "out" && kept.length + bag === 0;
      const reason = isOut ? "out" : ends[type];
      if (reason !== null) {
        const drawn = type === "pass" ? 0 : Math.min(taken, bag);
        // What the others lose, on average, is gained.
        const lost = sum + drawn * mean - (rivals === 0 ? 0 : ofRivals / rivals);
        return { points: toFinisher(reason) * theirs - own(reason) * lost, how: "end", ends: reason };
      }
      if (bag === 0) return { points: -price * sum, how: "settlement", ends: null };
      if (type === "play" && taken >= bag)
        return { points: price * (kept.length * mean - sum), how: "settlement", ends: null };
      // Who passes has nothing better to do, and such a rack is no better than others.
      const value = values[leave]!;
      return { points: type === "pass" ? Math.min(0, value) : value, how: "leave", ends: null };
    },
  };
}

/** The average points of the tiles that the player does not see; 0 if there are none. */
function meanUnseen({ ruleset, board, rack }: PlayerView, sumOf: (tiles: readonly Tile[]) => number): number {
  const { letters, blanks } = ruleset.tileSet;
  const seen = [...tilesOf(board.filter((tile) => tile !== null)), ...rack];
  let count = blanks.count - seen.length;
  let points = blanks.count * blanks.points - sumOf(seen);
  for (const letter of letters) {
    count += letter.count;
    points += letter.count * letter.points;
  }
  return count > 0 ? points / count : 0;
}

/** Why turns end the game after a turn of this type; `null` if they do not. */
function endAfter(view: PlayerView, type: "played" | "exchanged" | "passed"): EndReason | null {
  const { players, viewer, ruleset, scorelessTurns } = view;
  const event = { player: viewer, type, returned: { tiles: [], hidden: 1 }, drawn: { tiles: [], hidden: 0 } } as never;
  const passes = (player: Player, seat: PlayerIndex): number =>
    type === "passed" ? player.passesInRow + (seat === viewer ? 1 : 0) : 0;
  const after: Table = {
    ...view,
    players: players.map((player, seat) => ({ ...player, passesInRow: passes(player, seat) })),
    scorelessTurns: type === "played" ? 0 : scorelessTurns + scorelessBy(ruleset, event),
  };
  return endNow(after, event);
}

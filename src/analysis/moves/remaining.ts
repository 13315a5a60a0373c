import { applyEvent } from "../../game/fold/apply-event.ts";
import type { EndReason, GameEvent } from "../../game/model/event.ts";
import type { Player } from "../../game/model/state.ts";
import type { PlayerView } from "../../game/model/view.ts";
import { losesOwn, pointsToTarget, reasonForRacks } from "../../game/table/ending.ts";
import { indexRules } from "../../play/indexed-rules.ts";
import { pileSize } from "../../tiles/pile.ts";
import { type RackLattice, sizesOf, sumsOf } from "../../tiles/rack-lattice.ts";
import { BLANK, type Tile, tileOf } from "../../tiles/tile.ts";
import { type Leaves, valuesFrom } from "../leaves/leaves.ts";
import { hundredths, remainingFrom } from "./hundredths.ts";
import type { Remaining } from "./ranked-move.ts";

/** The types of choices, apart from exchanges of blanks. */
type ChoiceType = "play" | "exchange" | "pass";

/** What remains after choices of a player, worked out once for all of them. */
export interface RemainingOf {
  /** By number of the leave: how many tiles it has. */
  readonly sizes: Float64Array;
  /** In hundredths of a point, by type of choice and number of the leave. */
  readonly hundredthsAfter: (type: ChoiceType, leave: number) => number;
  /** The same for a choice that is returned. */
  readonly after: (type: ChoiceType, leave: number) => Remaining;
  /** The points from which on a play reaches the target. */
  readonly wins: number;
}

/**
 * What the tiles that a choice leaves on the rack are worth. While the bag has tiles, the leave table decides; once it
 * is empty, the settlement. docs/decisions/0120 has the formulas.
 */
export function remainingOf(view: PlayerView, leaves: Leaves, lattice: RackLattice): RemainingOf {
  const { ruleset, players, viewer, rack, history } = view;
  const { leftover, end } = ruleset;
  const { points: pointsOf, blankPoints } = indexRules(ruleset);
  const pointsOfTile = (tile: Tile): number => (tile === BLANK ? blankPoints : pointsOf.get(tile)!);
  const mean = meanUnseen(view, pointsOfTile);
  const bag = pileSize(view.bag);
  const values = valuesFrom(leaves, lattice);
  const sums = sumsOf(lattice, pointsOfTile);
  const sizes = sizesOf(lattice);
  const ends = {
    play: endAfterPlay(view, []),
    exchange: endAfter(view, { player: viewer, type: "exchanged", returned: oneHidden, drawn: oneHidden }),
    pass: endAfter(view, { player: viewer, type: "passed" }),
  };
  // While the bag has tiles, a rack is filled again, and a play of all its tiles is one like any other.
  const endsAll = bag === 0 ? endAfterPlay(view, rack) : ends.play;

  const sumOf = (list: readonly Player[]): number => list.reduce((sum, { rack }) => sum + pileSize(rack) * mean, 0);
  const others = players.filter((_, seat) => seat !== viewer);
  const rivals = others.filter(({ resigned }) => !resigned);
  /** The points of the tiles of all others, and the average of those who still play. */
  const theirs = sumOf(others);
  const average = rivals.length === 0 ? 0 : sumOf(rivals) / rivals.length;
  const own = (reason: EndReason): number => (losesOwn(leftover, reason) ? 1 : 0);
  const toFinisher = (reason: EndReason): number => (reason === "out" ? leftover.toFinisher : 0);
  const last = end.turnsAfterBag ? "turns" : "out";
  /** What a point on the rack costs if the game ends after somebody else's turn. */
  const price = own(last) + (rivals.length === 0 ? 0 : toFinisher(last) / rivals.length);

  const reasonOf = (type: ChoiceType, leave: number): EndReason | null =>
    type === "play" && leave === 0 ? endsAll : ends[type];
  const isBagEmptyAfter = (type: ChoiceType, leave: number): boolean =>
    bag === 0 || (type === "play" && rack.length - sizes[leave]! >= bag);

  const pointsAfter = (type: ChoiceType, leave: number): number => {
    const kept = sizes[leave]!;
    const sum = sums[leave]!;
    const reason = reasonOf(type, leave);
    if (reason !== null) {
      const drawn = type === "pass" ? 0 : Math.min(rack.length - kept, bag);
      // What the others lose, on average, is gained.
      const lost = sum + drawn * mean - average;
      return toFinisher(reason) * theirs - own(reason) * lost;
    }
    if (isBagEmptyAfter(type, leave)) return bag === 0 ? -price * sum : price * (kept * mean - sum);
    // Who passes has nothing better to do, and such a rack is no better than others.
    const value = values[leave]!;
    return type === "pass" ? Math.min(0, value) : value;
  };

  return {
    sizes,
    wins: pointsToTarget(view, viewer, history.length),
    hundredthsAfter: (type, leave) => hundredths(pointsAfter(type, leave)),
    after(type, leave) {
      const reason = reasonOf(type, leave);
      const how = reason !== null ? "end" : isBagEmptyAfter(type, leave) ? "settlement" : "leave";
      return remainingFrom(hundredths(pointsAfter(type, leave)), how, reason);
    },
  };
}

/** The average points of the tiles that the player does not see; 0 if there are none. */
function meanUnseen({ ruleset, board, rack }: PlayerView, pointsOfTile: (tile: Tile) => number): number {
  const { letters, blanks } = ruleset.tileSet;
  let count = blanks.count;
  let points = blanks.count * blanks.points;
  for (const letter of letters) {
    count += letter.count;
    points += letter.count * letter.points;
  }
  const see = (tile: Tile): void => {
    count--;
    points -= pointsOfTile(tile);
  };
  for (const tile of board) if (tile !== null) see(tileOf(tile));
  rack.forEach(see);
  return count > 0 ? points / count : 0;
}

/** A tile of the rack, whichever it is. */
const oneHidden = { tiles: [], hidden: 1 } as const;

/** Why a play of these tiles ends the game. What it scores, and where they lie, ends no game but by the target. */
function endAfterPlay(view: PlayerView, tiles: readonly Tile[]): EndReason | null {
  const placements = tiles.map((tile) => ({ row: 0, col: 0, letter: tile, blank: tile === BLANK }));
  const drawn = { tiles: [], hidden: 0 };
  return endAfter(view, { player: view.viewer, type: "played", placements, words: [], points: 0, drawn });
}

/** Why the game ends after an event; `null` if it does not. */
function endAfter(view: PlayerView, event: GameEvent): EndReason | null {
  const after = applyEvent(view, event);
  return after.status.kind === "playing" ? null : reasonForRacks(after);
}

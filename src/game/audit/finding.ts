import type { Tagged } from "../../read/tagged.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { AdjustReason, DecisionReason, EndReason, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Violation } from "../model/violation.ts";

/**
 * A discrepancy in a game: something that does not follow from its events, its rules, its seed or the dictionary it was
 * audited with, or that differs from a player's own record (`auditDeal`, `auditLog`).
 */
export interface Finding {
  /** The index of the event, or the length of the history if the state or the rules are wrong or events are missing. */
  readonly event: number;
  /**
   * The path within the game, in the same form as in a `parseGame` problem: `history[5].drawn`, `players[0].score`,
   * `ruleset.bonuses[0].points`. It is `history` if events are missing at the end of the history.
   */
  readonly path: string;
  /**
   * The kind of discrepancy.
   *
   * - `"score"`: the points of a play or a challenge.
   * - `"word"`: the words recorded for a play, or a word that the play may not form.
   * - `"verdict"`: the words that a challenge found invalid, or the claim that nobody had a play left.
   * - `"geometry"`: a play that the rules reject, or a wrong board.
   * - `"rack"`: tiles that are not on a rack, or that were not drawn.
   * - `"turn"`: an event out of order or by the wrong player, or a wrong record of whose turn it is.
   * - `"tile-count"`: more or fewer tiles than the set has, or the contents of the bag.
   * - `"settlement"`: when and why the game ends, and the points lost and gained for unplayed tiles.
   * - `"total"`: a score in the state.
   * - `"rules"`: a rule that differs from the expected one.
   * - `"deal"`: a seed, a start or a ruling that is not possible in a fair deal under these terms.
   * - `"log"`: a difference from the game that was seen before.
   */
  readonly code:
    | "score"
    | "total"
    | "rack"
    | "tile-count"
    | "turn"
    | "word"
    | "verdict"
    | "geometry"
    | "settlement"
    | "rules"
    | "deal"
    | "log";
  /**
   * The reason for the finding, with the recorded value and the value that follows from the game's events and rules.
   */
  readonly reason: FindingReason;
}

/** The reason for a finding: a code and its details. */
export type FindingReason = Tagged<FindingReasons>;

/** The codes of {@link FindingReason}, each with its details. */
export interface FindingReasons {
  /** A value differs from the expected one. Both are plain JSON, or `null` if there is no value. */
  readonly differs: { readonly expected: unknown; readonly found: unknown };
  /**
   * An event that should follow here is missing. `instead` is the event found in its place, or `null` at the end of the
   * history.
   */
  readonly missing: {
    readonly due: EventName;
    readonly instead: EventName | null;
  };
  /** An automatic event does not follow from the events before it. */
  readonly "not-by-itself": { readonly what: EventName };
  /** `player` acted out of turn: it was player `turn`'s turn, or nobody's if that is `null`. */
  readonly "not-on-turn": {
    readonly turn: PlayerIndex | null;
    readonly player: PlayerIndex;
  };
  /** The rules reject a player's action, or the end of the game. */
  readonly refused: {
    readonly what: EventName;
    readonly violations: readonly Violation[];
  };
  /** The game ends for a different reason from the one the rules require; `expected` is `null` if it should not end. */
  readonly "end-reason": {
    readonly expected: EndReason | null;
    readonly found: EndReason;
  };
  /** The points a player gains or loses for unplayed tiles. */
  readonly settlement: {
    readonly player: PlayerIndex;
    readonly expected: number;
    readonly found: number;
  };
  /** The total number of tiles, and the number in the set. */
  readonly "tile-total": { readonly expected: number; readonly found: number };
  /** The game has `found` copies of a tile; the set has only `most`. */
  readonly "tile-excess": {
    readonly tile: Tile;
    readonly most: number;
    readonly found: number;
  };
  /** A chosen rack has `found` tiles, which is more than the ruleset's `limit`. */
  readonly "rack-too-long": { readonly limit: number; readonly found: number };
  /** A chosen rack, `drawn`, cannot come from the bag: `tiles` are missing from the bag, or it has too few of them. */
  readonly "not-in-bag": {
    readonly drawn: Pile;
    readonly tiles: readonly Tile[];
  };
  /** The player has no record of the commitments published before the game, so nothing is proven. */
  readonly "not-written-down": object;
  /** A view, or a game without a seed: no draw can be checked. */
  readonly "unknown-seed": object;
  /** The seed was not built from these terms and one secret for each player and the server. */
  readonly "other-seed": object;
  /** The secret of `owner` in the seed does not match the published hash. */
  readonly "other-secret": { readonly owner: PlayerIndex | "server" };
  /** The first player or a rack was chosen but should have been drawn or, with `agreed`, the other way round. */
  readonly chosen: { readonly agreed: boolean };
  /** A ruling before the end: anyone who knows the seed could use it to choose later draws. */
  readonly "early-ruling": { readonly what: EventName };
  /** The game has only `found` events, but `seen` were seen before. */
  readonly gone: { readonly seen: number; readonly found: number };
  /** According to a log, the events from `to` on were taken back when there were `from` events. */
  readonly undone: { readonly from: number; readonly to: number };
  /** According to a log, the rules, names or dictionary are different, or have changed. */
  readonly "other-setup": object;
  /** A log ends after `seen` events, but the game has `found`: nothing is known about the rest. */
  readonly "not-in-log": { readonly seen: number; readonly found: number };
  /** The entries of a log do not match its head: the log has been changed. */
  readonly "broken-log": object;
}

/** The name of an event. `reason`: the reason for an end, a ruling on the winner or an adjustment, otherwise `null`. */
export interface EventName {
  readonly type: GameEvent["type"];
  readonly reason: EndReason | DecisionReason | AdjustReason | null;
}

/** A finding in one event. `key`: the property of the event; absent if it is about the whole event. */
export type EventFinding = Omit<Finding, "event" | "path"> & {
  readonly key?: string;
};

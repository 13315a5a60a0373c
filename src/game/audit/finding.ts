import type { Pile } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { AdjustReason, DecisionReason, EndReason, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Violation } from "../model/violation.ts";

/**
 * Something in a game that does not follow from its events, its rules, its seed, or the words it was audited with; or
 * that is not as a player wrote it down (`auditDeal`, `auditLog`).
 */
export interface Finding {
  /** The index of the event. The length of the history if the state or the rules are wrong, or events are missing. */
  readonly event: number;
  /**
   * Where in the game it is, as in a problem of `parseGame`: `history[5].drawn`, `players[0].score`,
   * `ruleset.bonuses[0].points`. `history` if events are missing at its end.
   */
  readonly path: string;
  /**
   * What is wrong.
   *
   * - `"score"`: the points of a play or a challenge.
   * - `"word"`: the words that a play says it formed, or a word that a play may not form.
   * - `"verdict"`: which words a challenge found bad, or whether nobody had a play left.
   * - `"geometry"`: a play that the rules refuse, or the board.
   * - `"rack"`: tiles that a rack does not hold, or that were not drawn.
   * - `"turn"`: who did what when.
   * - `"tile-count"`: more or fewer tiles than the set has, or the bag.
   * - `"settlement"`: when and why the game ends, what that costs and brings.
   * - `"total"`: a score in the state.
   * - `"rules"`: a rule that is not the one expected.
   * - `"deal"`: a seed, a start or a ruling that a fair deal under these terms does not have.
   * - `"log"`: not the game that was seen before.
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
  /** Why it is wrong, with what the game says there and what follows from its events and rules. */
  readonly reason: FindingReason;
}

/** Why something in a game is wrong: a code, and with it what there is to know. */
export type FindingReason = {
  readonly [C in keyof FindingReasons]: {
    readonly code: C;
  } & FindingReasons[C];
}[keyof FindingReasons];

/** The codes of {@link FindingReason}, each with what it says. */
export interface FindingReasons {
  /** A value is not the one that follows. Both are plain JSON; `null` where there is none. */
  readonly differs: { readonly expected: unknown; readonly found: unknown };
  /** An event that follows here is left out. `instead` is what the game has there; `null` at the end of its history. */
  readonly missing: {
    readonly due: EventName;
    readonly instead: EventName | null;
  };
  /** An event that only ever follows from others does not follow from those before it. */
  readonly "not-by-itself": { readonly what: EventName };
  /** `player` did something in the turn of another: of player `turn`, or of nobody if that is `null`. */
  readonly "not-on-turn": {
    readonly turn: PlayerIndex | null;
    readonly player: PlayerIndex;
  };
  /** The rules refuse what somebody did, or the end. */
  readonly refused: {
    readonly what: EventName;
    readonly violations: readonly Violation[];
  };
  /** The game ends for another reason than the rules say; `expected` is `null` if it does not end. */
  readonly "end-reason": {
    readonly expected: EndReason | null;
    readonly found: EndReason;
  };
  /** What a player gains or loses for unplayed tiles, in points. */
  readonly settlement: {
    readonly player: PlayerIndex;
    readonly expected: number;
    readonly found: number;
  };
  /** How many tiles there are together, and how many the set has. */
  readonly "tile-total": { readonly expected: number; readonly found: number };
  /** There are `found` of a tile; the set has `most`. */
  readonly "tile-excess": {
    readonly tile: Tile;
    readonly most: number;
    readonly found: number;
  };
  /** A rack was chosen that has `found` tiles, more than the `limit` of the rules. */
  readonly "rack-too-long": { readonly limit: number; readonly found: number };
  /** A rack was chosen that the bag cannot give: `drawn`, with the tiles that it does not hold, or not so often. */
  readonly "not-in-bag": {
    readonly drawn: Pile;
    readonly tiles: readonly Tile[];
  };
  /** The player has not written down what everybody published before the game, so nothing is proven. */
  readonly "not-written-down": object;
  /** A view, or a game without a seed: no draw can be checked. */
  readonly "unknown-seed": object;
  /** The seed is not made of these terms, and of one secret for each player and the server. */
  readonly "other-seed": object;
  /** The seed has another secret of `owner` than the one that was published as a hash. */
  readonly "other-secret": { readonly owner: PlayerIndex | "server" };
  /** Who begins, or a rack, was chosen and should have been drawn; with `agreed` the other way round. */
  readonly chosen: { readonly agreed: boolean };
  /** A ruling before the end: whoever knows the seed can choose later draws by it. */
  readonly "early-ruling": { readonly what: EventName };
  /** The game has `found` events, and `seen` of them were seen before. */
  readonly gone: { readonly seen: number; readonly found: number };
  /** A log says that the events from `to` on were taken back when there were `from`. */
  readonly undone: { readonly from: number; readonly to: number };
  /** A log says that rules, names or the dictionary are others, or others than before. */
  readonly "other-setup": object;
  /** A log ends after `seen` events, and the game has `found`: nothing is known of the others. */
  readonly "not-in-log": { readonly seen: number; readonly found: number };
  /** The entries of a log do not make its head: somebody has changed it. */
  readonly "broken-log": object;
}

/** An event by its name. `reason`: of an end, a ruling on who has won, or an adjustment, otherwise `null`. */
export interface EventName {
  readonly type: GameEvent["type"];
  readonly reason: EndReason | DecisionReason | AdjustReason | null;
}

/** A finding in one event. `key`: the property of the event; absent if it is about the whole event. */
export type EventFinding = Omit<Finding, "event" | "path"> & {
  readonly key?: string;
};

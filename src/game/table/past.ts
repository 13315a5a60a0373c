import type { GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { closesWindow, countsAsTurn, isSettlement, keepsScoreless } from "./turns.ts";

/** What later events ask about earlier ones. The lists have an entry for each number of events, from none to all. */
export interface Past {
  /**
   * How many turns in a row had brought no points: passes, exchanges, and plays that were taken off, each of which is
   * one turn. A missed turn is not counted, nor is an exchange where the rules say so. A play that stays ends the
   * series, even if it is worth nothing.
   */
  readonly scoreless: readonly number[]; // D23
  /** The index of the last play that lay on the board, or -1. */
  readonly lastPlay: readonly number[];
  /** The last play made, and the index of its event, until a turn has been taken after it. */
  readonly mayDoubt: { readonly play: number; readonly event: PlayedEvent } | null;
  /** Which words of the last play made have been ruled on, by index. */
  readonly ruledOn: readonly (boolean | undefined)[];
  /** Who made the last challenge. */
  readonly challenger: PlayerIndex | null;
  /** By seat, the challenges of the player that have failed. */
  readonly failed: readonly (readonly number[] | undefined)[];
  /** By seat, what unplayed tiles have changed the score by. */
  readonly leftovers: readonly number[];
}

/** Returns the past of a table. */
export type PastOf = (table: Pick<Table, "history" | "ruleset">) => Past;

/**
 * Makes a function that returns the past of a table, whose history may have grown since the last call. It reads each
 * event once, and none before it is called: most moves never need it.
 */
export function pastReader(): PastOf {
  const scoreless = [0];
  const lastPlay = [-1];
  const failed: number[][] = [];
  const leftovers: number[] = [];
  let mayDoubt: Past["mayDoubt"] = null;
  let ruledOn: boolean[] = [];
  let challenger: PlayerIndex | null = null;
  return ({ history, ruleset }) => {
    for (let index = lastPlay.length - 1; index < history.length; index++) {
      const event = history[index] as GameEvent;
      // A play that was taken off leaves things as they were before it.
      const before = event.type === "phony-returned" ? Math.min(index, event.play) : index;
      const keeps = keepsScoreless(ruleset, event);
      scoreless.push(
        event.type === "played" ? 0 : (scoreless[before] as number) + (countsAsTurn(event.type) && !keeps ? 1 : 0),
      );
      lastPlay.push(event.type === "played" ? index : (lastPlay[before] as number));
      if (event.type === "played") {
        mayDoubt = { play: index, event };
        ruledOn = [];
      } else if (event.type === "challenged") {
        for (const word of event.words) ruledOn[word] = true;
        challenger = event.player;
        failed[challenger] ??= [];
        if (!event.upheld) failed[challenger]?.push(index);
      } else if (closesWindow(event.type)) mayDoubt = null;
      else if (isSettlement(event)) leftovers[event.player] = (leftovers[event.player] ?? 0) + event.points;
    }
    return { scoreless, lastPlay, mayDoubt, ruledOn, challenger, failed, leftovers };
  };
}

import type { Ruleset } from "../../rules/ruleset.ts";
import type { GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { countsAsTurn, isSettlement, keepsScoreless } from "./turns.ts";

/** What later events ask about earlier ones. It is a value: it follows from the events alone, and never changes. */
export interface Past {
  /**
   * Returns how many turns in a row had brought no points after the first `events` events: passes,
   * exchanges, and plays that were taken off, each of which is one turn. A missed turn is not counted, nor is an
   * exchange where the rules say so. A play that stays ends the series, even if it is worth nothing.
   */
  readonly scoreless: (events: number) => number; // D23
  /** The index of the last play that lies on the board, or -1. */
  readonly lastPlay: number;
  /** The last play made. None of its words is open once a turn has been taken after it. */
  readonly window: ChallengeWindow | null;
  /** Who made the last challenge. */
  readonly challenger: PlayerIndex | null;
  /** By seat, how many challenges of the player have failed. */
  readonly failed: readonly (number | undefined)[];
  /** By seat, what unplayed tiles have changed the score by. */
  readonly leftovers: readonly (number | undefined)[];
}

/** A play while it may be challenged. */
export interface ChallengeWindow {
  /** The index of its event. */
  readonly play: number;
  readonly event: PlayedEvent;
  /** The words that may still be challenged, by index. */
  readonly open: readonly number[]; // D19, D20
}

/**
 * Returns a function that answers with the past of one history, of all the events that it has by then. The history may
 * grow, but not change otherwise. Each event is read once, and none before the first call: most moves never need it.
 */
export function growingPast(history: Table["history"], ruleset: Ruleset): () => Past {
  // By number of events: after a play has come off, things are as they were before it.
  const scorelessAt = [0];
  const lastPlay = [-1];
  const failed: number[] = [];
  const leftovers: number[] = [];
  let turns = 0;
  let last = -1;
  let made: PlayedEvent | null = null;
  let play = -1;
  let open: readonly number[] | null = [];
  let challenger: PlayerIndex | null = null;
  const openWords = (): readonly number[] => {
    open ??= (made as PlayedEvent).words.map((_, word) => word);
    return open;
  };
  return () => {
    for (let index = lastPlay.length - 1; index < history.length; index++) {
      const event = history[index] as GameEvent;
      if (event.type === "phony-returned") {
        turns = scorelessAt[event.play] ?? turns;
        last = lastPlay[event.play] ?? last;
      }
      if (countsAsTurn(event.type)) {
        open = []; // the time for challenges is over: somebody has taken a turn, or the play is off the board
        if (!keepsScoreless(ruleset, event)) turns++;
      }
      if (event.type === "played") {
        turns = 0;
        last = index;
        made = event;
        play = index;
        open = null; // most plays are never challenged, so their words are only listed when that is asked
      } else if (event.type === "challenged") {
        const ruledOn = new Set(event.words);
        open = openWords().filter((word) => !ruledOn.has(word));
        challenger = event.player;
        if (!event.upheld) failed[challenger] = (failed[challenger] ?? 0) + 1;
      } else if (event.type === "blank-exchanged") open = [];
      else if (isSettlement(event)) leftovers[event.player] = (leftovers[event.player] ?? 0) + event.points;
      scorelessAt.push(turns);
      lastPlay.push(last);
    }
    return {
      scoreless: (events) => scorelessAt[events] as number,
      lastPlay: last,
      window: made && { play, event: made, open: openWords() },
      challenger,
      failed: failed.slice(),
      leftovers: leftovers.slice(),
    };
  };
}

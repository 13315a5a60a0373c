import type { Ruleset } from "../../rules/ruleset.ts";
import type { GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { changesBoard, isSettlement, isTurnTaken } from "./turns.ts";

/** What later events ask about earlier ones. It is a value: it follows from the events alone, and never changes. */
export interface Past {
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
 * Returns the words of a play that may still be challenged after a failed challenge: those not ruled on, where plays
 * are challenged word by word; otherwise none, because one challenge settles the play.
 */
export function openAfter(
  { challenge }: Ruleset,
  open: readonly number[],
  ruledOn: readonly number[],
): readonly number[] {
  // D20
  return challenge?.looksUp === "word-by-word" ? open.filter((word) => !ruledOn.includes(word)) : [];
}

/**
 * Returns a function that answers with the past of one history, of all the events that it has by then. The history may
 * grow, but not change otherwise. Each event is read once, and none before the first call: most moves never need it.
 */
export function growingPast(history: Table["history"], ruleset: Ruleset): () => Past {
  const failed: number[] = [];
  const leftovers: number[] = [];
  let read = 0;
  let play = -1;
  let open: readonly number[] = [];
  let challenger: PlayerIndex | null = null;
  return () => {
    for (; read < history.length; read++) {
      const event = history[read] as GameEvent;
      // The time for challenges is over: somebody has taken a turn, or the play is off the board.
      if (isTurnTaken(event.type) || changesBoard(event.type)) open = [];
      if (event.type === "played") {
        play = read;
        open = event.words.map((_, word) => word);
      } else if (event.type === "challenged") {
        open = openAfter(ruleset, open, event.words);
        challenger = event.player;
        if (!event.upheld) failed[challenger] = (failed[challenger] ?? 0) + 1;
      } else if (isSettlement(event)) leftovers[event.player] = (leftovers[event.player] ?? 0) + event.points;
    }
    return {
      window: play < 0 ? null : { play, event: history[play] as PlayedEvent, open },
      challenger,
      failed: failed.slice(),
      leftovers: leftovers.slice(),
    };
  };
}

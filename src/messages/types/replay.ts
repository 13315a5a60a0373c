import type { PlayerEvent } from "../../game/model/event.ts";
import type { SaidEvent } from "./news.ts";
import type { Sentence } from "./sentence.ts";

/** The type of an event that a story has one sentence for. It passes over a play that nobody challenges. */
export type StoryEventType = Exclude<PlayerEvent["type"], "played" | "adjusted" | "accepted">;

/** What happened in a recorded game, turn by turn. The end is said as in the `news` of the language. */
export interface StorySentences {
  /** A play, before the score is explained. `from`: the rack, or an empty text. */
  readonly play: Sentence<{
    readonly name: string;
    readonly play: string;
    readonly from: string;
    readonly points: number;
  }>;
  /** An exchange whose tiles are known. */
  readonly exchanged: Sentence<{ readonly name: string; readonly tiles: string }>;
  /** Points outside a play. `reason` is in words, and has the note on it. */
  readonly adjusted: Sentence<{ readonly name: string; readonly points: number; readonly reason: string }>;
  /** A premium square that counted: `premium` names it. */
  readonly letterPremium: Sentence<{
    readonly square: string;
    readonly premium: string;
    readonly word: string;
    readonly letter: string;
    readonly points: number;
    readonly value: number;
  }>;
  /** The same, of a premium for the word. */
  readonly wordPremium: Sentence<{
    readonly square: string;
    readonly premium: string;
    readonly word: string;
    readonly factor: number;
  }>;
}

/** The other events of a story, with the player's score after the event. An empty text says nothing. */
export type EventSentences = {
  readonly [T in StoryEventType]: Sentence<SaidEvent<T> & { readonly score: number }>;
};

/** The cells of a score sheet. */
export interface SheetWords {
  /** An exchange of this number of tiles. */
  readonly exchange: Sentence<{ readonly tiles: number }>;
  readonly pass: string;
  readonly missesTurn: string;
  /** A play of a record whose tiles cannot lie where the record says. */
  readonly doesNotFit: string;
  /** A play that came off again, so that its points do not count. */
  readonly takenOff: string;
  readonly unplayedTiles: string;
  readonly total: string;
}

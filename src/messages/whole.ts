import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "./types/messages.ts";

/** Makes a language of its groups. */
export function whole(board: BoardMessages, records: RecordMessages, replay: ReplayMessages): Messages {
  return { ...board, ...records, ...replay };
}

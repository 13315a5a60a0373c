import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "./types/messages.ts";

/** Makes a language of its groups. A call, because bundlers keep an object with spreads in it that nobody uses. */
export function whole(board: BoardMessages, records: RecordMessages, replay: ReplayMessages): Messages {
  return { ...board, ...records, ...replay };
}

import { englishBoard } from "../messages/english/board.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { messagesOr } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { AnyPosition } from "../play/position.ts";
import { requireOptions } from "../read/refuse.ts";
import { factInWords, factsOfBoard } from "./facts.ts";

const english: Pick<Messages, "board" | "picture"> = { board: englishBoard, picture: englishPicture };

/**
 * Describes a board in sentences: its size, every word with its location, the squares of premiums that stay in force or
 * apply only to certain tiles, and, for a game or a view, the last play. Useful for screen readers, logs and terminals:
 * `describeBoard(view).join(" ")`.
 *
 * Words are listed row by row, then column by column. No rack is described, so the sentences are safe to show to
 * everybody.
 *
 * @param options - `messages`: the language. Defaults to English.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, unwrap } from "tilewright";
 * import { parsePlay } from "tilewright/notation";
 * import { describeBoard } from "tilewright/render";
 *
 * const game = createGame({ players: ["Ann", "Ben"], racks: [["A", "T", "?"], ["I", "O"]], first: 0 });
 * const { state } = unwrap(applyMove(game, unwrap(parsePlay("8G At", game)).move));
 * describeBoard(state)[0]; // => "A board of 15 rows and 15 columns, with 2 tiles on it."
 * describeBoard(state)[1]; // => "AT across from 8G, with a blank for T."
 * describeBoard(state)[2]; // => "Last play: Ann played AT for 2 points."
 * ```
 *
 * @throws TypeError if `position` is not a position, its board contains something that is not a tile, `options` has an
 * unknown key, or a part or a sentence is missing from `messages`.
 * @throws RangeError if the board and the layout differ in the number of squares.
 */
export function describeBoard(
  position: AnyPosition,
  options: { readonly messages?: Pick<Messages, "board" | "picture"> | undefined } = {},
): readonly string[] {
  requireOptions(options, ["messages"]);
  const messages = messagesOr(options.messages, english, "options.messages");
  return factsOfBoard(position).map((fact) => factInWords(fact, messages));
}

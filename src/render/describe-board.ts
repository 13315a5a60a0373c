import { squareAtIndex } from "../board/layout.ts";
import { firstAlike, type Premium } from "../board/premium.ts";
import type { GameState, Player } from "../game/model/state.ts";
import { lastPlayOf } from "../game/table/last-play.ts";
import { englishBoard } from "../messages/english/board.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { premiumText } from "../messages/pieces.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import { squareName } from "../notation/coordinate.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolveBoard } from "../play/resolve.ts";
import { runsOf } from "../play/runs.ts";
import { tileAt } from "../play/tile-at.ts";
import { requireOptions } from "../read/refuse.ts";
import type { BoardTile } from "../tiles/tile.ts";

const english: Pick<Messages, "board" | "picture"> = { board: englishBoard, picture: englishPicture };

/**
 * Describes a board in sentences: its size, every word with its place, premiums that stay or count for some tiles only
 * with their squares, and in a game or a view the last play. For screen readers, logs and terminals:
 * `describeBoard(view).join(" ")`.
 *
 * Words come row by row, then column by column. No rack is described, so the sentences are safe for everybody.
 *
 * @param options - `messages`: a language; English if it is left out.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, unwrap } from "tilewright";
 * import { parsePlay } from "tilewright/notation";
 * import { describeBoard } from "tilewright/render";
 *
 * const game = createGame({ players: ["Ann", "Ben"], racks: [["A", "T", "?"], ["I", "O"]], first: 0 });
 * const { state } = unwrap(applyMove(game, unwrap(parsePlay("8G At", game)).move));
 * describeBoard(state)[0]; // => "A board of 15 rows and 15 columns with 2 tiles."
 * describeBoard(state)[1]; // => "AT across from 8G, with a blank for T."
 * describeBoard(state)[2]; // => "Last play: Ann, AT, 2 points."
 * ```
 *
 * @throws TypeError if `position` is not a position, its board holds something that is not a tile, `options` has an
 * unknown key, or `messages` lack a part or a sentence.
 * @throws RangeError if the board does not have as many squares as the layout.
 */
export function describeBoard(
  position: AnyPosition,
  options: { readonly messages?: Pick<Messages, "board" | "picture"> | undefined } = {},
): readonly string[] {
  requireOptions(options, ["messages"]);
  const { board: sentences, picture } = messagesOr(options.messages, english, "options.messages");
  const { rules, board, ruleset } = resolveBoard(position);
  const { rows, cols } = rules;
  const nameOf = (index: number): string => squareName(squareAtIndex(ruleset.layout, index));
  const tiles = board.map((_, index) => tileAt(rules, board, index));
  const inWords = new Set<number>();
  const words = runsOf(rules, tiles).map(({ direction, squares }) => {
    for (const square of squares) inWords.add(square);
    const laid = squares.map((square) => tiles[square] as BoardTile);
    const blanks = laid.flatMap(({ letter, blank }) => (blank ? [letter] : []));
    const word = laid.map(({ letter }) => letter).join("");
    return say(sentences.word, { word, direction, square: nameOf(squares[0]!), blanks });
  });
  tiles.forEach((tile, index) => {
    if (tile !== null && !inWords.has(index)) words.push(say(sentences.alone, { ...tile, square: nameOf(index) }));
  });
  if (words.length === 0) words.push(say(sentences.empty, { squares: rules.starts.map(nameOf) }));
  const alike = firstAlike(rules.premiums);
  const special = new Map<Premium, string[]>();
  rules.premiums.forEach((here, index) => {
    if (!here?.sticks && (!here?.when || tiles[index] !== null)) return;
    const premium = alike.get(here)!;
    special.set(premium, special.get(premium) ?? []);
    special.get(premium)!.push(nameOf(index));
  });
  for (const [premium, squares] of special)
    words.push(say(sentences.premiumSquares, { premium: premiumText(premium, picture.premium), squares }));
  const last = position.kind === undefined ? null : lastPlayOf(position);
  if (last !== null) {
    const { player, words: formed, points } = last.event;
    const { name } = (position as GameState).players[player] as Player;
    words.push(say(sentences.lastPlay, { player: name, words: formed, points }));
  }
  const size = say(picture.size, { rows, cols, tiles: tiles.filter(Boolean).length });
  return [size, ...words];
}

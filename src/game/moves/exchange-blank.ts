import { indexOfSquare, squareAtIndex } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import type { Checked } from "../../checked.ts";
import type { Letter } from "../../tiles/tile.ts";
import { notAllowed } from "../judging/authority.ts";
import { type Judged, refusal } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";

/** Returns the squares of the blanks that the player on turn may take, or why there are none. */
export function mayExchangeBlank(table: Table, player: PlayerIndex): Checked<{ readonly squares: readonly Square[] }> {
  if (!table.ruleset.blankExchange) return refusal(notAllowed("exchange-blank"));
  const squares = table.board.flatMap((tile, index) =>
    tile?.blank && holds(table, player, tile.letter) ? [squareAtIndex(table.ruleset.layout, index)] : [],
  );
  return squares.length > 0 ? { ok: true, squares } : refusal({ code: "blank-mismatch", squares: [] });
}

/**
 * Judges the exchange of a blank on the board for the natural tile of its letter. It is made at the start of a turn,
 * which then goes on. A blank on the rack never matches.
 */
export function judgeBlankExchange(table: Table, square: Square, player: PlayerIndex): Judged {
  // V3, D40
  const { layout } = table.ruleset;
  if (!table.ruleset.blankExchange) return refusal(notAllowed("exchange-blank"));
  const index = indexOfSquare(layout, square);
  if (index < 0) return refusal({ code: "off-board", squares: [square] });
  const tile = table.board[index];
  if (!tile?.blank || !holds(table, player, tile.letter)) return refusal({ code: "blank-mismatch", squares: [square] });
  return {
    ok: true,
    events: [
      { player, type: "blank-exchanged", square: { row: square.row + 0, col: square.col + 0 }, letter: tile.letter },
    ], // no -0
  };
}

/** Whether the rack has a natural tile of the letter. Hidden tiles may be anything. */
function holds({ players }: Table, player: PlayerIndex, letter: Letter): boolean {
  const { rack } = players[player] as Player;
  return rack.hidden > 0 || rack.tiles.includes(letter);
}

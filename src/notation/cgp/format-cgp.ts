import type { GameState } from "../../game/model/state.ts";
import { requireGame } from "../../game/table/require-game.ts";
import { requireParts } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { BoardTile } from "../../tiles/tile.ts";
import { formatRack } from "../rack-text.ts";
import { formatTiles } from "../tile-text.ts";
import type { Cgp } from "./cgp.ts";
import { cgpOf } from "./cgp-of.ts";
import { operationsOf } from "./rules.ts";

/**
 * Writes a position, or a game as it stands, as a CGP. `parseCgp` reads it back.
 *
 * Of a game are written the board, the known tiles of each rack from the player on turn on, the scores, the turns
 * without points, and the dictionary as `lex`. Where tile set, board, size of racks or bonus are not those that a
 * reader takes for granted, operations say so (`ld`, `bdn`, `rsz`, `bb`), unless `operations` has them already.
 *
 * @param position - The position, and what else the line says.
 */
export function formatCgp(position: Cgp | GameState): string {
  if (Object(position).kind === undefined)
    requireParts(
      position,
      "position",
      "a game, or what parseCgp gives",
      ["racks", "scores", "operations"],
      ["position"],
    );
  else requireGame(position as GameState, "position");
  const {
    position: at,
    racks,
    scores,
    scorelessTurns,
    operations,
  } = "kind" in position ? cgpOf(position, position.status.turn ?? 0) : position;
  const { tileSet, layout } = at.ruleset;
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    formatRow(at.board.slice(row * layout.cols, (row + 1) * layout.cols), at.ruleset),
  );
  const fields = [
    rows.join("/"),
    racks.map((rack) => formatRack(rack, tileSet)).join("/"),
    scores.join("/"),
    `${scorelessTurns}`,
    ...[...operations, ...operationsOf(at.ruleset, operations)].map(
      ({ name, text }) => `${name}${text === "" ? "" : ` ${text}`};`,
    ),
  ];
  return fields.join(" ");
}

function formatRow(squares: readonly (BoardTile | null)[], { tileSet }: Ruleset): string {
  let row = "";
  for (let from = 0; from < squares.length; ) {
    const empty = squares[from] === null;
    let to = from + 1;
    while (to < squares.length && (squares[to] === null) === empty) to++;
    row += empty ? `${to - from}` : formatTiles(tileSet, squares.slice(from, to));
    from = to;
  }
  return row;
}

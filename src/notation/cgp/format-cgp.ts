import type { GameState } from "../../game/model/state.ts";
import { requireGame } from "../../game/table/require-game.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { propertiesOf } from "../../read/is-object.ts";
import { requireParts } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { BoardTile } from "../../tiles/tile.ts";
import type { Unsaid } from "../reason.ts";
import { type Remark, unsaid } from "../remark.ts";
import { formatRackTiles, formatTiles } from "../tile-text.ts";
import type { Cgp } from "./cgp.ts";
import { cgpOf } from "./cgp-of.ts";
import { longestCgp } from "./parse-cgp.ts";
import { operationsOf } from "./rules.ts";

/**
 * Formats a position, or the current position of a game, as CGP.
 *
 * For a game, it includes the board, the known tiles on each rack starting with the player on turn, the scores, the
 * number of scoreless turns, and the dictionary as `lex`. If the tile set, board, rack size or bonus differs from what
 * a reader would assume, operations state it (`ld`, `bdn`, `rsz`, `bb`), unless `operations` already includes them.
 *
 * Given the same ruleset, `parseCgp` reads the text back. Without a ruleset, it does so only if `remarks` is empty. A
 * `not-expressible` remark is returned for a board or a tile set whose name readers do not know, bonuses other than a
 * single one for a full rack, an unknown rack in a one-player game, and a line that is too long.
 *
 * @param position - The position, and the other contents of the line.
 *
 * @example
 * ```ts
 * import { createTableGame, defineRuleset } from "tilewright";
 * import { layout11 } from "tilewright/layouts";
 * import { formatCgp } from "tilewright/notation";
 * import { us2021 } from "tilewright/rulesets";
 *
 * const ruleset = defineRuleset(us2021, { layout: layout11 });
 * const { remarks } = formatCgp(createTableGame({ players: 2, ruleset }));
 * remarks.map(({ reason }) => reason); // => [{ code: "unsaid", what: { code: "board", cols: 11, rows: 11 } }]
 * ```
 */
export function formatCgp(position: Cgp | GameState): { readonly text: string; readonly remarks: readonly Remark[] } {
  const lists = ["racks", "scores", "operations"];
  if (propertiesOf<Partial<GameState>>(position).kind === undefined)
    requireParts(position, "position", "a game, or a position such as parseCgp returns", lists, ["position"]);
  else requireGame(position as GameState, "position");
  const cgp = "kind" in position ? cgpOf(position, position.status.turn ?? 0) : position;
  const { position: at, racks, scores, scorelessTurns, operations } = cgp;
  const { tileSet, layout } = at.ruleset;
  const { board } = resolveBoard(at);
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    formatRow(board.slice(row * layout.cols, (row + 1) * layout.cols), at.ruleset),
  );
  const rules = operationsOf(at.ruleset, operations);
  const lost: Unsaid[] = [...rules.unsaid];
  const rackField = racks.map((rack) => formatRackTiles(tileSet, rack)).join("/");
  // Spaces separate the fields, so an empty one would be lost: the only rack, if unknown, gets another beside it.
  const alone = rackField === "";
  if (alone) lost.push({ code: "no-rack", tileSet: tileSet.id });
  const fields = [
    rows.join("/"),
    alone ? "/" : rackField,
    alone ? `${scores[0] ?? 0}/0` : scores.join("/"),
    `${scorelessTurns}`,
    ...[...operations, ...rules.operations].map(({ name, text }) => {
      const plain = text.replace(/[\s;]+/g, " ").trim();
      if (text.includes(";")) lost.push({ code: "operation", name, text });
      return `${name}${plain === "" ? "" : ` ${plain}`};`;
    }),
  ];
  const text = fields.join(" ");
  if (text.length > longestCgp) lost.push({ code: "too-long", text, most: longestCgp });
  return { text, remarks: lost.map((what) => unsaid({ column: 1 }, what)) };
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

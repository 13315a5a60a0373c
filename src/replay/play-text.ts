import type { GameState } from "../game/model/state.ts";
import { formatSquare } from "../notation/coordinate.ts";
import { writePlay } from "../notation/play-text.ts";
import { formatTiles } from "../notation/tile-text.ts";
import type { Placed } from "../play/placement.ts";

/** A play as `8F HORN`. A saved game may have one whose tiles lie in no line: that is written as `1A A, 2B A`. */
export function playText(placements: readonly Placed[], { ruleset, board }: GameState): string {
  const { text } = writePlay(placements, { ruleset, board });
  return text ?? placements.map((tile) => `${formatSquare(tile)} ${formatTiles(ruleset.tileSet, [tile])}`).join(", ");
}

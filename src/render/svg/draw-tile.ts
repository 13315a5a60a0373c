import { BLANK, type Letter } from "../../tiles/tile.ts";
import type { SvgColors } from "./colors.ts";
import { drawText, rounded } from "./shapes.ts";

/**
 * Draws a tile. A blank has a ring around its letter, and shows `?` as long as it has none. If `points` is `null`, no
 * points are written on the tile.
 */
export function drawTile(letter: Letter | null, blank: boolean, points: number | null, colors: SvgColors): string {
  const text = letter ?? BLANK;
  const size = Math.min(blank ? 18 : 22, (blank ? 26 : 34) / [...text].length);
  const { square, tile, tileText } = colors;
  return [
    // The line keeps tiles apart that lie side by side, where the ground has their colour.
    rounded("tile", 2, `fill="${tile}" stroke="${square}"`),
    // What one sees of its thickness.
    '<path class="edge" d="M6 35.5h28" stroke="#000" stroke-opacity=".2" stroke-width="3" stroke-linecap="round"/>',
    blank ? `<circle class="blank" cx="20" cy="18.5" r="13.5" fill="none" stroke="${tileText}"/>` : "",
    drawText("tile-text", text, blank ? 20 : 18, 18.5 + size * 0.36, size, tileText),
    points === null ? "" : drawText("tile-text", points, 32, 33, 9, tileText),
  ].join("");
}

/** The frame around a tile of the last play or one being laid, or around a square where something is wrong. */
export function drawFrame(kind: "last" | "laid" | "wrong", colors: SvgColors): string {
  const dashes = kind === "laid" ? ' stroke-dasharray="6 3"' : "";
  const frame = rounded(kind, 2, `fill="none" stroke="${colors[kind]}" stroke-width="3.5"${dashes}`);
  if (kind !== "wrong") return frame;
  const badge = `<circle class="badge" cx="33" cy="7" r="7" fill="${colors.wrong}"/>`;
  return frame + badge + drawText("badge-text", "!", 33, 11, 12, colors.ground);
}

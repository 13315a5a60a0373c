import type { Attributes, Drawn } from "./drawn.ts";

/** A rounded rectangle, `inset` units inside the edges of its square. */
export function rounded(kind: string, inset: number, paint: Attributes): Drawn {
  const size = 40 - 2 * inset;
  return ["rect", { class: kind, x: inset, y: inset, width: size, height: size, rx: 6, ...paint }];
}

/** A line that is drawn as `d` says, around what is filled with `fill`. */
export function path(kind: string, d: string, stroke: string, fill = "none"): Drawn {
  return ["path", { class: kind, d, stroke, fill }];
}

/** A circle. */
export function circle(kind: string, cx: number, cy: number, r: number, paint: Attributes): Drawn {
  return ["circle", { class: kind, cx, cy, r, ...paint }];
}

/** A text whose middle is at `x`, on a line at `y`. */
export function drawText(kind: string, text: string | number, x: number, y: number, size: number, fill: string): Drawn {
  return ["text", { class: kind, x, y: round(y), "font-size": round(size), fill }, [`${text}`]];
}

/** A number with two digits after the point at most, so that pictures do not depend on how it was computed. */
function round(value: number): number {
  return +value.toFixed(2);
}

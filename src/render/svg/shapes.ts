import { escapeXml } from "./xml.ts";

/** A rounded rectangle, `inset` units inside the edges of its square. */
export function rounded(kind: string, inset: number, paint: string): string {
  const size = 40 - 2 * inset;
  return `<rect class="${kind}" x="${inset}" y="${inset}" width="${size}" height="${size}" rx="6" ${paint}/>`;
}

/** A text whose middle is at `x`, on a line at `y`. */
export function drawText(
  kind: string,
  text: string | number,
  x: number,
  y: number,
  size: number,
  color: string,
): string {
  return (
    `<text class="${kind}" x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${color}">` +
    `${escapeXml(text)}</text>`
  );
}

/** A number with two digits after the point at most, so that pictures do not depend on how it was computed. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

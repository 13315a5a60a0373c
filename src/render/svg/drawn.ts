import { escapeXml } from "./xml.ts";

/** The attributes of a part of a picture or of a page. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/**
 * A part of a picture, as data: its tag, its attributes, and what is in it. `renderSvg` writes it as text, the board on
 * a page makes nodes of it.
 */
export type Drawn = readonly [tag: string, attributes: Attributes, inside?: Parts];

/** What is in a part: other parts and texts. `false` is nothing. */
export type Parts = readonly (Drawn | string | false)[];

/** An overlay for a picture of a board, as data returned by `drawMarks`. Its structure may change in any version. */
export type Drawing = readonly Drawn[];

/** Writes a part of a picture. `between` stands before and after each thing in it. */
export function writeXml(part: Drawn | string | false, between = ""): string {
  if (typeof part !== "object") return escapeXml(part || "");
  const [tag, attributes, inside] = part;
  let open = `<${tag}`;
  for (const name in attributes) open += ` ${name}="${escapeXml(attributes[name])}"`;
  if (inside === undefined) return `${open}/>`;
  return [`${open}>`, ...inside.map((within) => writeXml(within)), `</${tag}>`].join(between);
}

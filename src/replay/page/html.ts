import { printable, printableLines } from "../../read/printable.ts";
import { escapeXml } from "../../render/svg/xml.ts";
import { fromRight } from "../../tiles/direction.ts";

/**
 * A text from a record as HTML. Nothing in it is taken for markup, and what is written from right to left does not turn
 * the words around it.
 */
export function html(text: string): string {
  return plainHtml(text).replace(wordsFromRight, "<bdi>$&</bdi>");
}

/** The same of a text that may have several lines. */
export function htmlLines(text: string): string {
  return printableLines(text).split("\n").map(html).join("<br>");
}

/** A text from a record where HTML has no markup, as in `<title>`. */
export function plainHtml(text: string): string {
  return escapeXml(printable(text));
}

/** The blocks of marks on letters, in a text for the same reason. */
const marks = "\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f";

/** Words of these scripts, with the spaces between them. */
const wordsFromRight = new RegExp(`[${fromRight}](?:[${marks}\\s]*[${fromRight}])*`, "gu");

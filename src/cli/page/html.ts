import { escapeXml } from "../../render/svg/xml.ts";
import { printable, printableLines } from "../output/printable.ts";

/**
 * A text from a record as HTML. Nothing in it is taken for markup, and what is written from right to left does not turn
 * the words around it.
 */
export function html(text: string): string {
  return escapeXml(printable(text)).replace(fromRight, "<bdi>$&</bdi>");
}

/** The same of a text that may have several lines. */
export function htmlLines(text: string): string {
  return printableLines(text).split("\n").map(html).join("<br>");
}

/** Words of Hebrew, Arabic and other scripts that are written from right to left, with the spaces between them. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:[\p{M}\s]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])*/gu;

import { printable } from "../../render/index.ts";

/** With this first, spreadsheets read what follows as UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * One line of a table for spreadsheets. `null` is an empty field. Numbers stay numbers.
 *
 * A text that a spreadsheet would take for a formula gets an apostrophe before it, which makes it a text. A comma, a
 * semicolon or a tab is quoted in every table, because a spreadsheet may take it for the separator.
 */
export function csvLine(fields: readonly (string | number | null)[], separator: string): string {
  const cells = fields.map((field) => {
    if (typeof field === "number") return `${field}`;
    const text = printable(harmless(field ?? ""));
    return /[",;\t]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(separator)}\r\n`;
}

/** Spreadsheets skip spaces before a formula; some know the wide forms of the signs, too. */
function harmless(text: string): string {
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

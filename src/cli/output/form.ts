import type { OptionList } from "../options.ts";
import { unfit } from "../unfit.ts";

/** How results are printed: for people, as a JSON object a line, or as a table for spreadsheets. */
export interface Form {
  readonly kind: "text" | "json" | "csv";
  /** What separates the fields of a table. */
  readonly separator: string;
}

/** The options that decide it. */
export const formOptions = {
  json: { help: "print one JSON object per line" },
  csv: { help: "print CSV for spreadsheets, one row per game" },
  separator: { value: "CHAR", help: 'field separator: a comma (default), ";" or "tab"' },
} as const satisfies OptionList;

/**
 * The form that the options name.
 *
 * @throws Error with a message of one line if they contradict each other
 */
export function formOf({ json, csv, separator }: Readonly<Record<string, string | boolean | undefined>>): Form {
  if (json === true && csv === true) throw new Error("--json and --csv cannot be combined");
  if (separator !== undefined && csv !== true) throw new Error("--separator can only be used with --csv");
  const char = separator === "tab" || separator === "\\t" ? "\t" : String(separator ?? ",");
  if (![",", ";", "\t", "|", ":"].includes(char)) throw unfit("--separator", 'one of , ; | : and "tab"', char);
  return { kind: json === true ? "json" : csv === true ? "csv" : "text", separator: char };
}

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
  json: { type: "boolean" },
  csv: { type: "boolean" },
  separator: { type: "string" },
} as const satisfies OptionList;

/** The help of these options. */
export const formHelp = `
  --json             print one JSON object a line
  --csv              print a table for spreadsheets, one line a game
  --separator CHAR   what separates the fields of the table: a comma unless you
                     say ";" or "tab"`;

/**
 * The form that the options name.
 *
 * @throws Error with a message of one line if they contradict each other
 */
export function formOf(values: {
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly separator?: string | undefined;
}): Form {
  const { json, csv, separator } = values;
  if (json === true && csv === true) throw new Error("--json and --csv: only one of them can be printed");
  if (separator !== undefined && csv !== true) throw new Error("--separator: only --csv has fields to separate");
  const char = separator === "tab" || separator === "\\t" ? "\t" : (separator ?? ",");
  if (![",", ";", "\t", "|", ":"].includes(char)) throw unfit("--separator", 'one of , ; | : and "tab"', char);
  return { kind: json === true ? "json" : csv === true ? "csv" : "text", separator: char };
}

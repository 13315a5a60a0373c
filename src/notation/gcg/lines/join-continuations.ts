import type { GcgLine, PragmaLine } from "./gcg-line.ts";

/** The pragmas that are text for people, and may go on in lines of their own. */
const prose: ReadonlySet<string> = new Set(["title", "description", "note"]);

/** Adds lines that begin with neither `#` nor `>`, or with `#-`, to the pragma that they continue. */
export function* joinContinuations(lines: Iterable<GcgLine>): Generator<GcgLine, void, undefined> {
  let open: PragmaLine | null = null; // the pragma that may go on
  let more: string[] = [];
  for (const line of lines) {
    const continues = line.kind === "text" || (line.kind === "pragma" && line.name.text === "-");
    if (continues && open !== null) {
      more.push(line.text.text);
      continue;
    }
    if (open !== null) yield withMore(open, more);
    open = line.kind === "pragma" && prose.has(line.name.text.toLowerCase()) ? line : null;
    more = [];
    if (open === null) yield line;
  }
  if (open !== null) yield withMore(open, more);
}

function withMore(pragma: PragmaLine, more: readonly string[]): PragmaLine {
  if (more.length === 0) return pragma;
  return { ...pragma, text: { ...pragma.text, text: [pragma.text.text, ...more].join("\n") } };
}

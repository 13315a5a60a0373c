import type { Parsed } from "../checked.ts";
import { mismatch } from "../read/describe.ts";
import { isList, propertiesOf } from "../read/is-object.ts";
import type { Problem } from "../read/problem.ts";
import { refuseOption } from "../read/refuse.ts";
import { addFigures, byText } from "./figures.ts";
import type { RecordFigures, RecordsReport, ReportPart } from "./report.ts";

/**
 * Merges reports into a single report with all their parts. Neither the order of the reports nor the order of merging
 * matters. A part that occurs in several reports counts only once. If two parts have the same id but different
 * contents, for instance because a file has changed in the meantime, the reports are not merged: every such part is
 * returned as a `part` problem.
 *
 * Read reports from external sources with `parseReport` first.
 *
 * @param reports - Reports returned by `reportRecords`, or merged reports.
 *
 * @throws TypeError if `reports` is not a list.
 * @throws RangeError if an entry is not a report.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { reportRecords, figuresOf, mergeReports } from "tilewright/records";
 *
 * const game = "#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14";
 * const monday = reportRecords([{ id: "1.gcg", text: game }], { part: "monday" });
 * const tuesday = reportRecords([{ id: "2.gcg", text: game }, { id: "3.gcg", text: game }], { part: "tuesday" });
 * const report = unwrap(mergeReports([monday, tuesday, monday])).report;
 * figuresOf(report).games; // => 3
 * ```
 */
export function mergeReports(reports: readonly RecordsReport[]): Parsed<{ readonly report: RecordsReport }> {
  requireReports(reports);
  const parts = new Map<string, ReportPart>();
  const problems: Problem[] = [];
  reports.forEach((report, r) => {
    report.parts.forEach((part, p) => {
      const known = parts.get(part.id);
      const found = part.digest === known?.digest ? "figures" : "records";
      if (known === undefined) parts.set(part.id, part);
      else if (JSON.stringify(known) !== JSON.stringify(part))
        problems.push({ code: "part", path: `reports[${r}].parts[${p}]`, id: part.id, found });
    });
  });
  const [first, ...rest] = problems;
  if (first !== undefined) return { ok: false, problems: [first, ...rest] };
  return { ok: true, report: reportOf([...parts.values()]) };
}

function requireReports(reports: unknown): void {
  if (!isList(reports)) throw new TypeError(mismatch("reports", "a list of reports", reports));
  [...reports].forEach((report: unknown, index) => {
    requireReport(report, `reports[${index}]`);
  });
}

function requireReport(report: unknown, name: string): void {
  const { kind, parts } = propertiesOf(report) as Partial<RecordsReport>;
  if (!(kind === "records-report" && Array.isArray(parts) && parts.every(isPart)))
    refuseOption(name, "a report (from reportRecords)", report);
}

/** Its figures are not looked at: `parseReport` does that. */
function isPart(part: ReportPart): boolean {
  const { id, digest, figures } = propertiesOf(part) as Partial<ReportPart>;
  return typeof id === "string" && typeof digest === "string" && Object(figures) === figures;
}

/** Returns a report of parts with different ids. */
export function reportOf(parts: readonly ReportPart[]): RecordsReport {
  return { kind: "records-report", version: 1, parts: [...parts].sort((a, b) => byText(a.id, b.id)) };
}

/** Returns the combined figures of all parts of a report. */
export function figuresOf(report: RecordsReport): RecordFigures {
  requireReport(report, "report");
  return addFigures(report.parts.map(({ figures }) => figures));
}

import { longestText } from "../game/start/seats.ts";
import { type Parser, parser } from "../json/parser.ts";
import { longestLine } from "../notation/gcg/lines/parse-lines.ts";
import type { RecordProblem } from "../notation/remark.ts";
import { join } from "../read/describe.ts";
import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { type ReadField, readObject, type Shape, type Shapes } from "../read/shape.ts";
import { reportOf } from "./merge-reports.ts";
import type {
  Failure,
  GradedPlays,
  HighGame,
  HighPlay,
  RecordFigures,
  RecordsReport,
  RemarkCount,
  ReportPart,
} from "./report.ts";

/**
 * Parses a report produced by `reportRecords` or `mergeReports`, from a JSON string or the value it encodes. Every
 * problem is returned with its path, as in the parsers of `tilewright/json`. A report may have up to 100,000 parts.
 *
 * It does not check whether the figures are correct: that is impossible without the records.
 *
 * @param input - A JSON string, or the value it encodes.
 */
export const parseReport: Parser<{ readonly report: RecordsReport }, RecordsReport> = /* @__PURE__ */ parser(
  (input) => parse(input, readReport, { maybeNewer: true }),
  ({ report }) => report,
);

function readReport(reader: Reader, value: unknown): { readonly report: RecordsReport } | null {
  const report = readObject({ reader }, value, "", reportShape);
  if (report !== null) checkIds(reader, report);
  return report && { report: reportOf(report.parts) };
}

/** Each part is there once. */
function checkIds(reader: Reader, { parts }: RecordsReport): void {
  const seen = new Set<string>();
  parts.forEach(({ id }, i) => {
    if (seen.has(id)) reader.fail("repeated", join(join("parts", i), "id"), { of: "part" }, id);
    seen.add(id);
  });
}

const count = { integer: [0, Number.MAX_SAFE_INTEGER] } as const;
const points = { integer: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] } as const;
const text = { text: longestText } as const;

/** Entries of the lists of the highest, and of failures. */
const few = 10;

/** A text, or an object that stands in its place. */
const textOr = <T extends object>(
  shape: Shape<T>,
): { readonly read: ReadField<T | string>; readonly like: object[] } => ({
  read: ({ reader }, value, path) =>
    typeof value === "string" ? reader.text(value, path, longestText) : readObject({ reader }, value, path, shape),
  like: [text, { object: shape }],
});

const longText: Shape<{ readonly is: "long-text"; readonly of: string }> = { is: { oneOf: ["long-text"] }, of: text };

/** A piece of a line: longer lines are not read. */
const piece = { text: longestLine } as const;
const kindOfRecord = { oneOf: ["gcg", "history"] } as const;
const reasonShapes: Shapes<RecordProblem["reason"], "code"> = {
  "too-large": { of: kindOfRecord, length: count, unit: { oneOf: ["characters", "bytes"] } },
  "not-a-game": { of: kindOfRecord, found: textOr(longText) },
  line: { want: { oneOf: ["colon", "action", "score", "total", "mark"] }, text: piece },
  players: { needed: count, found: count, text: piece },
};
const problemShape: Shape<RecordProblem> = {
  line: count,
  column: count,
  code: { oneOf: ["unreadable"] },
  event: { null: true },
  reason: { tagged: "code", shapes: reasonShapes },
};
const failureShape: Shape<Failure> = { record: text, problem: textOr(problemShape) };
const remarksShape: Shape<RemarkCount> = { code: text, reason: text, cause: { ...text, orNull: true }, count };
const highGameShape: Shape<HighGame> = { record: text, player: text, score: points };
const highPlayShape: Shape<HighPlay> = { record: text, event: count, player: text, word: text, points };
const gradedShape: Shape<GradedPlays> = { plays: count, best: count, pointsLeft: points };

// In the order of `noFigures`, so that a report that is read and written again is the same text.
const figuresShape: Shape<RecordFigures> = {
  records: count,
  games: count,
  failures: count,
  failed: { list: few, of: { object: failureShape } },
  events: count,
  plays: count,
  scoresAgreed: count,
  totals: count,
  totalsAgreed: count,
  scores: count,
  points,
  remarks: { list: 1000, of: { object: remarksShape } },
  highGames: { list: few, of: { object: highGameShape } },
  highPlays: { list: few, of: { object: highPlayShape } },
  graded: { object: gradedShape, orNull: true },
};

const partShape: Shape<ReportPart> = { id: text, digest: text, figures: { object: figuresShape } };

export const reportShape: Shape<RecordsReport> = {
  kind: { oneOf: ["records-report"] },
  version: { oneOf: [1] },
  parts: { list: 100_000, of: { object: partShape } },
};

import fc from "fast-check";
import { unwrap } from "tilewright";
import { figuresOf, mergeReports, parseReport, type RecordsReport, reportRecords } from "tilewright/records";
import { describe, expect, test } from "vitest";
import { playedRecord, short } from "./records.ts";

/** Twelve records, three to a part, two of which are no games. */
const records = Array.from({ length: 12 }, (_, i) =>
  i % 5 === 3 ? { id: `${i}.gcg`, text: `lost ${i}` } : playedRecord(i),
);
const parts = [0, 1, 2, 3].map((part) =>
  reportRecords(records.slice(3 * part, 3 * part + 3), { part: `part ${part}` }),
) as [RecordsReport, RecordsReport, RecordsReport, RecordsReport];

const merge = (...reports: RecordsReport[]): RecordsReport => unwrap(mergeReports(reports)).report;

describe("reports that are merged", () => {
  test("have the figures of all their records together", () => {
    expect(figuresOf(merge(...parts))).toEqual(figuresOf(reportRecords(records, { part: "all" })));
  });

  test("are the same in any order and any grouping, with any of them repeated", () => {
    const whole = merge(...parts);
    const some = fc.subarray([0, 1, 2, 3], { minLength: 1 });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 6 }), (groups) => {
        const grouped = groups.map((group) => merge(...group.map((i) => parts[i] as RecordsReport)));
        const named = [...new Set(groups.flat())].sort();
        const expected = merge(...named.map((i) => parts[i] as RecordsReport));
        expect(grouped.reduce((a, b) => merge(a, b))).toEqual(expected);
        expect(grouped.reduceRight((a, b) => merge(b, a))).toEqual(expected);
        expect(merge(...grouped, ...parts)).toEqual(whole);
      }),
    );
  });

  test("have no parts if no report is given", () => {
    expect(merge()).toEqual({ kind: "records-report", version: 1, parts: [] });
    expect(figuresOf(merge())).toMatchObject({ records: 0, games: 0, remarks: [], graded: null });
  });
});

describe("reports are not merged", () => {
  test("where a part of one id has other records in each", () => {
    const changed = reportRecords([{ id: "0.gcg", text: short }], { part: "part 1" });
    expect(mergeReports([merge(...parts), changed])).toEqual({
      ok: false,
      problems: [
        {
          code: "part",
          path: "reports[1].parts[0]",
          id: "part 1",
          found: "records",
        },
      ],
    });
  });

  test("where a part of one id has other figures of the same records", () => {
    const [first] = parts[0].parts;
    const forged = { ...parts[0], parts: [{ ...first!, figures: { ...first!.figures, points: 1_000_000 } }] };
    expect(mergeReports([parts[0], forged]).problems?.map(({ found }) => found)).toEqual(["figures"]);
  });
});

describe("what is not a report is refused by its place:", () => {
  const [part] = parts[0].parts;
  test.each<readonly [what: string, reports: unknown, message: RegExp]>([
    ["one report instead of a list", { ...parts[0] }, /^reports: expected a list of reports, found an object$/],
    ["nothing", undefined, /^reports: expected a list of reports, found undefined$/],
    ["null", [parts[0], null], /^reports\[1\]: expected a report \(from reportRecords\), found null$/],
    ["its text", [JSON.stringify(parts[0])], /^reports\[0\]: expected a report \(from reportRecords\), found "/],
    ["an object without a kind", [{ parts: [{ id: 1 }] }], /^reports\[0\]: .*, found an object$/],
    ["parts that are not a list", [{ ...parts[0], parts: {} }], /^reports\[0\]: /],
    ["a part without a text for an id", [{ ...parts[0], parts: [{ ...part, id: 1 }] }], /^reports\[0\]: /],
    ["a part without a digest", [{ ...parts[0], parts: [{ ...part, digest: null }] }], /^reports\[0\]: /],
    ["a part without figures", [{ ...parts[0], parts: [part, { ...part, figures: 7 }] }], /^reports\[0\]: /],
    ["a part that is nothing", [{ ...parts[0], parts: [null] }], /^reports\[0\]: /],
  ])("%s", (_, reports, message) => {
    expect(() => mergeReports(reports as never)).toThrow(message);
  });
});

describe("a report read from JSON", () => {
  test("is the report that was written", () => {
    const report = merge(...parts);
    expect(unwrap(parseReport(JSON.stringify(report))).report).toEqual(report);
    expect(unwrap(mergeReports([report, unwrap(parseReport(JSON.stringify(report))).report])).report).toEqual(report);
  });

  test("may have been written by a newer version, if what it adds is off", () => {
    const report = { ...parts[0], checkedBy: null };
    expect(parseReport(JSON.stringify(report)).ok).toBe(true);
  });

  const [part] = parts[0].parts;
  test.each<readonly [what: string, value: unknown, path: string, code: string]>([
    ["another kind of value", [], "", "type"],
    ["another version", { ...parts[0], version: 2 }, "version", "choice"],
    ["a part twice", { ...parts[0], parts: [part, part] }, "parts[1].id", "repeated"],
    [
      "a count below zero",
      { ...parts[0], parts: [{ ...part, figures: { ...part!.figures, games: -1 } }] },
      "parts[0].figures.games",
      "range",
    ],
    ["something unknown", { ...parts[0], more: 1 }, "more", "unknown-key"],
    ["text that is not JSON", "{", "", "json"],
  ])("is refused with its place if it has %s", (_, value, path, code) => {
    expect(parseReport(value).problems?.[0]).toMatchObject({ path, code });
  });
});

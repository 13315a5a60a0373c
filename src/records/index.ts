/**
 * Reports on many recorded games, produced in parts on any number of machines and merged in any order.
 *
 * @module tilewright/records
 * @packageDocumentation
 */

export { addFigures } from "./figures.ts";
export { figuresOf, mergeReports } from "./merge-reports.ts";
export { parseReport } from "./parse-report.ts";
export { type ReadGame, recordFiguresOf } from "./record-figures.ts";
export type { RecordFigures, RecordsReport } from "./report.ts";
export { type RecordsOptions, type RecordText, reportRecords } from "./report-records.ts";

// What a worker does, wherever it runs: it reads the files of a part and reports on them.
import { hostname } from "node:os";
import { reportRecords } from "tilewright/records";
import { fingerprintOf, readRecord } from "./read-record.mjs";

let graph;

/**
 * `{ report }` of a part, or `{ problem }` if this machine does not find the files that the part was made of. With
 * `grade`, every play is compared with the best one that was possible.
 */
export async function auditPart({ id, folder, files }, { grade }) {
  // The graph takes some memory and a moment, and is the same for all parts.
  if (grade) graph ??= (await import("tilewright/words")).englishWordGraph();
  const changed = [];
  function* records() {
    for (const { name, fingerprint } of files) {
      const record = readRecord(folder, name);
      if (fingerprintOf(record) !== fingerprint) changed.push(name);
      yield record;
    }
  }
  const report = reportRecords(records(), { part: id, graph: grade ? graph : undefined });
  if (changed.length === 0) return { report };
  return { problem: `${changed.join(", ")}: changed since the audit began, or not the same on ${hostname()}` };
}

// What a worker does, wherever it runs: it reads the files of a part and reports on them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { auditRecords } from "tilewright/records";

let graph;

/** The report of a part. With `grade`, every play is compared with the best one that was possible. */
export async function auditPart({ id, folder, files }, { grade }) {
  // The graph takes some memory and a moment, and is the same for all parts.
  if (grade) graph ??= (await import("tilewright/words")).openWordGraph();
  function* records() {
    for (const file of files) yield { id: file, text: readFileSync(join(folder, file)) };
  }
  return auditRecords(records(), { part: id, graph: grade ? graph : undefined });
}

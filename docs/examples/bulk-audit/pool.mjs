// The embedded default: the cores of one machine, without a queue.
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { auditPart } from "./audit-part.mjs";

/** Calls `take` with each part and what became of it, in whatever order they are done. */
export function auditInPool(parts, options, take, jobs = availableParallelism()) {
  const waiting = [...parts];
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: options });
      let part;
      const next = () => {
        part = waiting.shift();
        if (part === undefined) worker.terminate().then(resolve, reject);
        else worker.postMessage(part);
      };
      worker.on("message", (result) => {
        take(part, result);
        next();
      });
      worker.on("error", reject);
      next();
    });
  return Promise.all(Array.from({ length: Math.min(jobs, parts.length) }, work));
}

if (!isMainThread && parentPort !== null && workerData?.grade !== undefined)
  parentPort.on("message", async (part) => parentPort.postMessage(await auditPart(part, workerData)));

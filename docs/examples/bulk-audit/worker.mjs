// One worker: `REDIS_URL=redis://... npm run worker`, on as many machines as there are. The archive must lie under the
// same path on each. A worker may be stopped or killed at any moment: another one does its part again.
import { availableParallelism } from "node:os";
import { Worker } from "bullmq";
import { connect, queueName } from "./queue.mjs";

const { REDIS_URL, JOBS, LOCK_MS = "30000" } = process.env;
if (REDIS_URL === undefined) throw new Error("REDIS_URL says where Redis is, for instance redis://127.0.0.1:6379");
const connection = connect(REDIS_URL);
const lockDuration = Number(LOCK_MS);
const worker = new Worker(queueName, new URL("./processor.mjs", import.meta.url), {
  connection,
  useWorkerThreads: true,
  concurrency: Number(JOBS ?? availableParallelism()),
  lockDuration,
  stalledInterval: lockDuration,
  // A part is not given up because its workers died: it would be missing in the report.
  maxStalledCount: 1_000_000,
});
connection.on("error", () => {}); // while Redis is away; it is asked again
worker.on("error", () => {});
process.on("SIGTERM", async () => {
  await worker.close();
  connection.disconnect();
});
console.error("worker: waiting for parts");

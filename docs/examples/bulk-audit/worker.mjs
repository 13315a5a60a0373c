// One worker: `REDIS_URL=redis://... npm run worker`, on as many machines as there are. The archive must lie under the
// same path on each. A worker may be stopped or killed at any moment: another one does its part again.
import { availableParallelism } from "node:os";
import { Worker } from "bullmq";
import { tell } from "./printable.mjs";
import { connect, listenToErrors, mostTries, queueName } from "./queue.mjs";

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
  maxStalledCount: mostTries,
});
listenToErrors(worker);
process.on("SIGTERM", async () => {
  await worker.close();
  connection.disconnect();
});
tell(`worker: waiting for parts of ${queueName}`);

// The same over a queue: parts go to Redis, workers on any machine take them, and their reports come back the same way.
import { Queue } from "bullmq";
import { Redis } from "ioredis";

export const queueName = "bulk-audit";

/** A connection that waits while Redis is away: a restart of Redis must not end a job of hours. */
export function connect(url) {
  return new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 200 });
}

/**
 * Hands all parts to the workers, and calls `take` with each report. Parts that the queue already has, done or not, are
 * not handed out again: the job can be started anew after an interruption.
 */
export async function auditOverQueue(url, parts, options, take) {
  const connection = connect(url);
  connection.on("error", () => {}); // while Redis is away; it is asked again
  const queue = new Queue(queueName, { connection });
  const jobIdOf = (part) => `${options.job}-${part.id}`;
  const left = new Map(parts.map((part) => [jobIdOf(part), part]));
  for (let from = 0; from < parts.length; from += 1000)
    await queue.addBulk(
      parts.slice(from, from + 1000).map((part) => ({
        name: "part",
        data: { part, options },
        opts: { jobId: jobIdOf(part), attempts: 1000, backoff: { type: "fixed", delay: 100 } },
      })),
    );
  while (left.size > 0) {
    let taken = 0;
    for (const id of [...left.keys()].slice(0, 200)) {
      const job = await queue.getJob(id);
      if (job?.returnvalue) {
        take(job.returnvalue);
        left.delete(id);
        taken++;
      } else if (job === undefined || (await job.isFailed())) {
        // Lost with a Redis that had not written it down yet, or given up: handed out again.
        await job?.remove();
        await queue.add("part", { part: left.get(id), options }, { jobId: id, attempts: 1000 });
      }
    }
    if (taken === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await queue.close();
  connection.disconnect();
}

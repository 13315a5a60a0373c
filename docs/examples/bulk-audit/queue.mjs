// The same over a queue: parts go to Redis, workers on any machine take them, and their reports come back the same way.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { figuresOf, parseReport } from "tilewright/records";
import { tell } from "./printable.mjs";

const { version } = createRequire(import.meta.url)("tilewright/package.json");

/** Another version of the library may find something else, so each version has a queue and workers of its own. */
export const queueName = `bulk-audit-${version}`;

/** How often a part is tried that a worker fails on, or dies of. Then it is given up and named. */
export const mostTries = 20;

/** Reports are kept for a week: until then the same records are not audited again. */
const keptSeconds = 7 * 24 * 3600;

/** A connection that waits while Redis is away, and says so: a restart of Redis must not end a job of hours. */
export function connect(url) {
  const connection = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 200 });
  let away = false;
  connection.on("error", (error) => {
    if (!away) tell(`Redis is away (${error.code ?? error.message}); waiting for it`);
    away = true;
  });
  connection.on("ready", () => {
    if (away) tell("Redis is back");
    away = false;
  });
  return connection;
}

/** The queue and the worker tell the errors of their connections a second time, and without a listener with a stack. */
export function listenToErrors(emitter) {
  emitter.on("error", () => {});
}

/** A part is known by what its files hold, and by what is asked of it. Where the archive lies does not matter. */
function jobIdOf({ id, files }, options) {
  return createHash("sha256")
    .update(JSON.stringify([id, files, options]))
    .digest("hex");
}

/** What a worker answered, if it is an answer to what was asked: a report of this part, with all its records. */
function checked(answer, { id, files }) {
  if (typeof answer.problem === "string") return { problem: answer.problem };
  const { ok, report } = parseReport(answer.report);
  const fits = ok && report.parts.length === 1 && report.parts[0].id === id;
  if (fits && figuresOf(report).records === files.length) return { report };
  return { problem: "the queue has a report on something else" };
}

/**
 * Hands all parts to the workers, and calls `take` with each part and what became of it: `{ report }` or `{ problem }`.
 * Parts that the queue already has, done or not, are not handed out again: the job can be started anew after an
 * interruption.
 */
export async function auditOverQueue(url, parts, options, take) {
  const connection = connect(url);
  const queue = new Queue(queueName, { connection });
  listenToErrors(queue);
  const jobOf = (part) => ({
    name: "part",
    data: { part, options },
    opts: {
      jobId: jobIdOf(part, options),
      attempts: mostTries,
      backoff: { type: "fixed", delay: 100 },
      removeOnComplete: { age: keptSeconds },
    },
  });
  await queue.clean(0, 0, "failed"); // what an earlier run gave up is tried again
  for (let from = 0; from < parts.length; from += 1000) await queue.addBulk(parts.slice(from, from + 1000).map(jobOf));
  if ((await queue.getWorkersCount()) === 0) tell(`no worker of ${queueName} is there yet; waiting for one`);

  /** What became of a part; `null` while it waits or is worked on. */
  const resultOf = async (part) => {
    const { name, data, opts } = jobOf(part);
    const job = await queue.getJob(opts.jobId);
    if (job === undefined) {
      // Lost with a Redis that had not written it down yet: handed out again.
      await queue.add(name, data, opts);
      return null;
    }
    if (job.returnvalue) {
      const result = checked(job.returnvalue, part);
      if (result.problem !== undefined) await job.remove(); // the next run does it again
      return result;
    }
    return (await job.isFailed()) ? { problem: `given up after ${job.attemptsMade} tries: ${job.failedReason}` } : null;
  };
  let open = parts;
  while (open.length > 0) {
    const asked = open.slice(0, 200);
    const results = await Promise.all(asked.map(resultOf));
    results.forEach((result, i) => {
      if (result !== null) take(asked[i], result);
    });
    // Those that are not done go to the end, so that none hides the others.
    open = [...open.slice(200), ...asked.filter((_, i) => results[i] === null)];
    if (results.every((result) => result === null)) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await queue.close();
  connection.disconnect();
}

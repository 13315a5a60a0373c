// Work in parts that are the same wherever and whenever they are done: by one worker or many, and again after one was
// killed. Each part that is done is a file, and is not done a second time.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * Has workers do all parts, and returns what they give, in order.
 *
 * @param {URL} program - A module for a worker: it is sent a part, and sends the result back.
 * @param {object} task - What all parts have in common.
 * @param {readonly (readonly [number, number])[]} parts - From which number to which, for instance of games.
 * @param {{ folder: string, workers: number, note?: (done: number) => void }} options
 */
export async function inParts(program, task, parts, { folder, workers, note = () => {} }) {
  mkdirSync(folder, { recursive: true });
  const fileOf = ([from, to]) => `${from}-${to}.json`;
  const there = new Set(readdirSync(folder));
  const open = parts.filter((part) => !there.has(fileOf(part)));
  let done = parts.length - open.length;
  note(done);
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program, { workerData: task });
      const next = () => {
        const part = open.shift();
        if (part === undefined) worker.postMessage(null);
        else worker.postMessage(part);
      };
      worker.on("error", reject);
      worker.on("exit", resolve);
      worker.on("message", ({ part, result }) => {
        const file = join(folder, fileOf(part));
        // Whoever is killed leaves either no file or all of it.
        writeFileSync(`${file}.new`, JSON.stringify(result));
        renameSync(`${file}.new`, file);
        note(++done);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workers, open.length) }, work));
  return parts.map((part) => JSON.parse(readFileSync(join(folder, fileOf(part)), "utf8")));
}

/** A number of things in parts of a size. */
export function partsOf(count, size) {
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => [i * size, Math.min(count, (i + 1) * size)]);
}

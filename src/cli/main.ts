#!/usr/bin/env node
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { isThreadData, serve } from "./bulk/serve.ts";
import { run } from "./run.ts";
import type { Streams } from "./terminal.ts";

// One file is both the program and the threads that it starts.
if (!isMainThread && parentPort !== null && isThreadData(workerData)) serve(parentPort, workerData);
else await runProgram();

async function runProgram(): Promise<void> {
  const streams: Streams = {
    interactive: process.stderr.isTTY === true,
    screen: process.stdout.isTTY === true,
    colours: process.stdout.isTTY === true && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb",
    program: new URL(import.meta.url),
    print: (text) => write(process.stdout, text),
    printError: (text) => write(process.stderr, text),
  };
  // A reader such as `head` may close the pipe before the end. That is not an error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 2));
  }
  process.exitCode = await run(process.argv.slice(2), streams);
}

/** Resolves when the text is written: otherwise text for a slow reader would pile up in memory. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.write(text, () => resolve());
  });
}

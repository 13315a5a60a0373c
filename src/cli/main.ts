#!/usr/bin/env node
import { run } from "./run.ts";
import type { Terminal } from "./terminal.ts";

const terminal: Terminal = {
  watched: process.stderr.isTTY === true,
  print: (text) => write(process.stdout, text),
  complain: (text) => write(process.stderr, text),
};

// A reader that has seen enough, such as `head`, closes the pipe: nothing is wrong, and nothing more is to be done.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 2));
}

process.exitCode = await run(process.argv.slice(2), terminal);

/** Waits until the text is written, so that slow readers do not fill the memory. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.write(text, () => resolve());
  });
}

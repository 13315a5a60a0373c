import type { MessagePort } from "node:worker_threads";
import { commands } from "../commands/all.ts";
import type { ThreadData } from "./threads.ts";

/** Whether this thread was started to work on files, and not by a person. */
export function isThreadData(data: unknown): data is ThreadData {
  return typeof data === "object" && data !== null && "tilewrightCommand" in data;
}

/** Works on the batches of files that come in, and answers each. */
export function serve(port: MessagePort, { tilewrightCommand, setting }: ThreadData): void {
  const work = commands.get(tilewrightCommand)!.work!(setting as never);
  port.on("message", (batch: readonly string[]) => port.postMessage(batch.map(work)));
}

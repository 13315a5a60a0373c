import type { Terminal } from "../terminal.ts";

/** Shows a person how far long work is, in one line that overwrites itself and never mixes with output. */
export interface Progress {
  /** Counts files that are done. */
  add(files: number): Promise<void>;
  /** Takes the line away, before anything else is printed. */
  clear(): Promise<void>;
}

/** Fewer files are done before anybody reads the line. */
const few = 100;

/** Files between two lines. */
const step = 50;

/** Nothing is shown, and nothing is counted, where nobody looks on. */
export function progressOn({ interactive, showProgress }: Terminal, files: Iterable<string>): Progress {
  const all = interactive ? countOf(files) : 0;
  if (all < few) return { add: async () => undefined, clear: async () => undefined };
  let [done, shown, visible] = [0, -step, false];
  return {
    async add(more) {
      done += more;
      if (done - shown < step || done >= all) return;
      shown = done;
      visible = true;
      await showProgress(`${done.toLocaleString("en")} of ${all.toLocaleString("en")} files`);
    },
    async clear() {
      if (visible) await showProgress("");
      visible = false;
    },
  };
}

function countOf(files: Iterable<string>): number {
  let count = 0;
  for (const _ of files) count++;
  return count;
}

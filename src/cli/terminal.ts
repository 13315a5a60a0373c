/** Where commands write, and what they run in. Tests hand in their own. */
export interface Terminal {
  /** Whether a person is looking on: then long work shows its progress. */
  readonly interactive: boolean;
  /** Whether what is printed may have colours. */
  readonly colours: boolean;
  /** The program as a file that further threads can be started with; `null` if there is only this thread. */
  readonly program: URL | null;
  /** Writes to standard output. Resolves when the text is written. */
  print(text: string): Promise<void>;
  /** Writes to standard error: errors, progress and summaries. */
  printError(text: string): Promise<void>;
}

/** A command of the command line. */
export interface Command {
  /** How to call it, without the program's name: `check FILES...`. */
  readonly usage: string;
  /** What it is for, in a few words. */
  readonly summary: string;
  /** Everything else, with an example. */
  readonly help: string;
  /** Resolves with the exit status: 0 for success, 1 if what was checked is wrong, 2 if the command cannot be run. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

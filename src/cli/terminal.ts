/** What a command may do to the world besides reading files: tests stand in for it. */
export interface Terminal {
  /** Whether somebody watches: then long work shows how far it is. */
  readonly watched: boolean;
  /** Writes to standard output and resolves when that is done. */
  print(text: string): Promise<void>;
  /** Writes to standard error. */
  complain(text: string): Promise<void>;
}

/** A command of the command line. It gives the exit status: 0, 1 for "not as it should be", 2 for "cannot be done". */
export interface Command {
  /** How to call it, without the program's name: `check FILES...`. */
  readonly usage: string;
  /** What it is for, in one line. */
  readonly summary: string;
  /** What else there is to know, with an example. */
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

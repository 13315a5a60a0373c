/** Where the program writes, and what it runs in. Tests pass their own. */
export interface Streams {
  /** Whether a person is looking on: then long work shows its progress. */
  readonly interactive: boolean;
  /** Whether standard output is a terminal, and not a file or another program. */
  readonly screen: boolean;
  /** Whether what is printed may have colours. */
  readonly colours: boolean;
  /** The program as a file that further threads can be started with; `null` if there is only this thread. */
  readonly program: URL | null;
  /** Writes to standard output. Resolves when the text is written. */
  print(text: string): Promise<void>;
  /** Writes to standard error: errors and summaries. */
  printError(text: string): Promise<void>;
}

/** What commands write with. Only our own colours reach a terminal as commands: others become codes. */
export interface Terminal extends Streams {
  /** Writes a record to standard output as it is; where that is a terminal, with codes like everything else. */
  printRecord(text: string): Promise<void>;
  /** Writes a line to standard error that takes the place of the one before it. An empty line takes that away. */
  showProgress(line: string): Promise<void>;
}

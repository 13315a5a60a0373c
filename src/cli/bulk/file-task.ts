/** The exit status: 0 if all is right, 1 if something is wrong in a file, 2 if a file is not a game. */
export type Status = 0 | 1 | 2;

/** What has become of one file. Plain data: it may come from another thread. */
export interface FileResult<Sum> {
  readonly status: Status;
  /** What is printed for it, on standard output and on standard error. */
  readonly out: string;
  readonly err: string;
  /** What it adds to the sum of all files. Plain data as well. */
  readonly sum: Sum;
}

/** Work that is done for each file by itself, so that several threads can share it. */
export interface FileTask<Options, Sum> {
  /** The name by which another thread finds it. */
  readonly name: string;
  /** What is printed before the results of all files. */
  readonly head: (options: Options) => string;
  /** Makes the function that does the work. The options are plain data, because they may go to another thread. */
  readonly start: (options: Options) => (file: string) => FileResult<Sum>;
  /** Whether what is printed is the record itself, to be written as it is. */
  readonly printsRecord?: (options: Options) => boolean;
  /** The sum of no file, made anew. */
  readonly none: () => Sum;
  /** Adds to a sum. It may change `sum`, which may be large, and returns what it has become. */
  readonly add: (sum: Sum, more: Sum) => Sum;
}

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

import { existsSync } from "node:fs";

/** A turn of a recorded game. */
export interface TurnArgument {
  readonly file: string;
  /** Counted from 1. */
  readonly turn: number;
}

/** The turn that `FILE@17` stands for; `null` for any other text, and where a file has this name itself. */
export function turnIn(text: string): TurnArgument | null {
  const [, file, turn] = /^(.+)@(\d{1,5})$/s.exec(text) ?? [];
  return file === undefined || existsSync(text) ? null : { file, turn: Number(turn) };
}

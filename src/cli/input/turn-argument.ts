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

/** What is said of a turn that a game does not have. */
export function noSuchTurn({ file, turn }: TurnArgument, turns: number): string {
  return `${file}: has turns 1 to ${turns}, and no turn ${turn}`;
}

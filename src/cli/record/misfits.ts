import type { PlayerIndex } from "../../index.ts";
import { parseLines } from "../../notation/gcg/lines/parse-lines.ts";
import type { GcgGame } from "../../notation/index.ts";

/** A play of a record whose tiles cannot lie where the record says. The game has only the points written beside it. */
export interface Misfit {
  readonly player: PlayerIndex;
  /** The play as it is written, `8A TRAWL`. */
  readonly play: string;
  /** The rack and the points as they are written. */
  readonly rack: string;
  readonly points: number;
}

/** By the event that stands for the play in the history, which gives the turn to the next player. */
export type Misfits = ReadonlyMap<number, Misfit>;

/** The plays of a record that do not fit. */
export function misfitsOf({ state, lines, record = [] }: GcgGame): Misfits {
  const events = new Map<number, number[]>();
  lines.forEach((line, index) => {
    if (line !== null) events.set(line, [...(events.get(line) ?? []), index]);
  });
  const misfits = new Map<number, Misfit>();
  for (const { line, text, player } of record) {
    const own = events.get(line) ?? [];
    const isOther = own.some((index) => !without.has(state.history[index]!.type));
    const event = own.filter((index) => state.history[index]!.type === "turn-set").at(-1);
    if (player === null || isOther || event === undefined) continue;
    const [written] = parseLines(text);
    if (written?.kind !== "event" || written.action?.type !== "play") continue;
    const { at, word } = written.action;
    const play = `${at.text} ${word.text}`;
    misfits.set(event, { player, play, rack: written.rack?.text ?? "", points: written.score?.value ?? 0 });
  }
  return misfits;
}

/** What is booked for a line that makes no move. */
const without: ReadonlySet<string> = new Set(["turn-set", "rack-told", "adjusted"]);

import type { Square } from "../board/square.ts";
import { mostPoints, mostScore } from "../game/judging/limits.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import { join } from "../read/describe.ts";
import { readEach, readObject } from "../read/shape.ts";
import { caps } from "./caps.ts";
import type { ReadContext } from "./context.ts";
import type { Shape } from "./shape.ts";

/** Reads a string that may say anything: a name, a note, a word. Lone surrogates are kept, as JSON keeps them. */
export function readText({ reader }: ReadContext, value: unknown, path: string): string | null {
  return reader.text(value, path, caps.text);
}

/** Reads a string, or `null`. */
export function readTextOrNull({ reader }: ReadContext, value: unknown, path: string): string | null {
  return value === null ? null : reader.text(value, path, caps.text);
}

/** Reads true or false. */
export function readBoolean({ reader }: ReadContext, value: unknown, path: string): boolean | null {
  return reader.boolean(value, path);
}

/** Reads the points of an event. */
export function readPoints({ reader }: ReadContext, value: unknown, path: string): number | null {
  return reader.integer(value, path, -mostPoints, mostPoints);
}

/** Reads a score. Only that of a game that is over may be beyond the cap of scores: see `checkNumbers`. */
export function readScore({ reader }: ReadContext, value: unknown, path: string): number | null {
  const most = mostScore + caps.settlement;
  return reader.integer(value, path, -most, most);
}

/** Reads a count, for instance of turns or of earlier events: see `checkNumbers`. */
export function readCount({ reader }: ReadContext, value: unknown, path: string): number | null {
  return reader.integer(value, path, 0, 2 * caps.count);
}

/** Reads the seat of a player at this table. */
export function readSeat({ reader, seats }: ReadContext, value: unknown, path: string): number | null {
  return reader.integer(value, path, 0, seats - 1);
}

/** Reads `null`, where nothing else may be. */
export function readNull({ reader }: ReadContext, value: unknown, path: string): null {
  return value === null ? null : reader.fail("type", path, "null", value);
}

/** Reads a list of seats at this table, each at most once. */
export function readSeats(context: ReadContext, value: unknown, path: string): readonly PlayerIndex[] | null {
  const seats = readEach(context, value, path, context.seats, readSeat);
  seats?.forEach((seat, i) => {
    if (seats.indexOf(seat) < i) context.reader.fail("repeated", join(path, i), "each seat once", seat);
  });
  return seats;
}

/** Reads a square of the board. */
export function readSquare(context: ReadContext, value: unknown, path: string): Square | null {
  return readObject(context, value, path, squareShape);
}

/** How the two properties of a square are read, also where it is part of something larger. */
export const squareShape: Shape<Square> = {
  row: ({ reader, rules }, value, path) => reader.integer(value, path, 0, rules.rows - 1),
  col: ({ reader, rules }, value, path) => reader.integer(value, path, 0, rules.cols - 1),
};

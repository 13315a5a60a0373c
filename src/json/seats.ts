import type { PlayerIndex } from "../game/model/event.ts";
import { join } from "../read/describe.ts";
import type { ReadContext } from "./context.ts";
import { readEach } from "./shape.ts";
import { readSeat } from "./values.ts";

/** Reads a list of seats at this table, each at most once. */
export function readSeats(context: ReadContext, value: unknown, path: string): readonly PlayerIndex[] | null {
  const seats = readEach(context, value, path, context.seats, readSeat);
  seats?.forEach((seat, i) => {
    if (seats.indexOf(seat) < i) context.reader.fail("repeated", join(path, i), "each seat once", seat);
  });
  return seats;
}

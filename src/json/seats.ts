import type { PlayerIndex } from "../game/state.ts";
import { join } from "../read.ts";
import type { Ground } from "./ground.ts";
import { readEach } from "./shape.ts";
import { readSeat } from "./values.ts";

/** Reads a list of seats at this table, each at most once. */
export function readSeats(ground: Ground, value: unknown, path: string): readonly PlayerIndex[] | null {
  const seats = readEach(ground, value, path, ground.seats, readSeat);
  seats?.forEach((seat, i) => {
    if (seats.indexOf(seat) < i) ground.reader.fail("repeated", join(path, i), "each seat once", seat);
  });
  return seats;
}

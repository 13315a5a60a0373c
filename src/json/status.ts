import type { PlayerIndex } from "../game/model/event.ts";
import type { Status } from "../game/model/state.ts";
import { readTagged } from "../read/shape.ts";
import type { ReadContext } from "./context.ts";
import { readEndReason } from "./events.ts";
import type { Shapes } from "./shape.ts";
import { readCount, readNull, readSeat, readSeats } from "./values.ts";

/** Reads what a game waits for. */
export function readStatus(context: ReadContext, value: unknown, path: string): Status | null {
  return readTagged(context, value, path, "kind", statuses);
}

const statuses: Shapes<Status, "kind"> = {
  playing: { turn: readSeat },
  "last-challenge": { turn: readNull, waitingFor: readSeats, play: readCount },
  "racks-needed": { turn: readNull, waitingFor: readSeats },
  over: { turn: readNull, reason: readEndReason, winners: readWinners },
};

function readWinners(context: ReadContext, value: unknown, path: string): readonly PlayerIndex[] | null {
  const winners = readSeats(context, value, path);
  return winners?.length === 0 && context.seats > 1
    ? context.reader.fail("range", path, "at least one winner", "none")
    : winners;
}

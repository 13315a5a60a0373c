import type { Status } from "../../game/model/state.ts";
import { endReason } from "./events.ts";
import type { Field, Shapes } from "./shape.ts";
import { count, nothing, seat, seats } from "./values.ts";

const statuses: Shapes<Status, "kind"> = {
  playing: { turn: seat },
  "last-challenge": { turn: nothing, waitingFor: seats, play: count },
  "racks-needed": { turn: nothing, waitingFor: seats },
  over: {
    turn: nothing,
    reason: endReason,
    winners: {
      ...seats,
      check(context, winners, path) {
        if (winners.length === 0 && context.seats > 1) context.reader.fail("empty", path, { of: "winners" }, 0);
      },
    },
  },
};

/** What a game waits for. */
export const status: Field<Status> = { tagged: "kind", shapes: statuses };

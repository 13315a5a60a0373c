import type { Status } from "../../game/model/state.ts";
import { checkSpreads, overReason } from "./events.ts";
import type { Field, Shapes } from "./shape.ts";
import { count, nothing, points, seat, seats } from "./values.ts";

const statuses: Shapes<Status, "kind"> = {
  playing: { turn: seat },
  "last-challenge": { turn: nothing, waitingFor: seats, play: count },
  "racks-needed": { turn: nothing, waitingFor: seats },
  over: {
    turn: nothing,
    reason: overReason,
    winners: seats,
    spreads: { list: ({ seats }) => seats, of: points, orNull: true, optional: true, check: checkSpreads },
  },
};

/** What a game waits for. */
export const status: Field<Status> = { tagged: "kind", shapes: statuses };

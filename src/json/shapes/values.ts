import type { Square } from "../../board/square.ts";
import { mostEventPoints, mostScore } from "../../game/judging/limits.ts";
import type { PlayerIndex } from "../../game/model/event.ts";
import { longestText } from "../../game/start/seats.ts";
import { caps } from "./caps.ts";
import type { Field, Shape } from "./shape.ts";

/** A string that may say anything: a name, a note, a word. Lone surrogates are kept, as JSON keeps them. */
export const text: Field<string> = { text: longestText };

/** A string, or `null`. */
export const textOrNull: Field<string | null> = { text: longestText, orNull: true };

/** True or false. */
export const truth: Field<boolean> = { boolean: true };

/** Nothing but `null`. */
export const nothing: Field<null> = { null: true };

/** The points of an event. */
export const points: Field<number> = { integer: [-mostEventPoints, mostEventPoints] };

const mostEver = mostScore + caps.settlement;

/** A score. Only that of a game that is over may be beyond the cap of scores: see `checkNumbers`. */
export const score: Field<number> = { integer: [-mostEver, mostEver] };

/** A count, for instance of turns or of earlier events: see `checkNumbers`. */
export const count: Field<number> = { integer: [0, 2 * caps.count] };

/** The seat of a player at this table. */
export const seat: Field<PlayerIndex> = { integer: ({ seats }) => [0, seats - 1] };

/** A list of seats at this table, each at most once. */
export const seats: Field<readonly PlayerIndex[]> = { list: (context) => context.seats, of: seat, once: "seat" };

/** The two properties of a square, also where it is part of something larger. */
export const squareShape: Shape<Square> = {
  row: { integer: ({ rules }) => [0, rules.rows - 1] },
  col: { integer: ({ rules }) => [0, rules.cols - 1] },
};

/** A square of the board. */
export const square: Field<Square> = { object: squareShape };

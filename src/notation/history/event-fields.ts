import type { Layout } from "../../board/layout.ts";
import { parseSquare } from "../coordinate.ts";
import type { Action, EventLine } from "../gcg/lines/gcg-line.ts";
import { eventTypes } from "./names.ts";

/** The fields of an event of a history, by their names in the definition; each type has some of them. */
export type EventFields = Readonly<Record<string, string | number>> & { readonly cumulative: number };

/** A line of a GCG, and what the lines above it say of its player. */
export interface LineToWrite {
  readonly line: EventLine & { readonly action: Action };
  /** The points of the player after the line, if it does not have them itself. */
  readonly total: number;
  /** The last play of the player, for a play that comes off. */
  readonly laid: string;
  /** Whether a pass is a turn lost by a challenge. */
  readonly missed: boolean;
}

/** A line of a GCG as the fields of an event. */
export function eventFields({ line, total, laid, missed }: LineToWrite, layout: Layout): EventFields {
  const { action } = line;
  const points = line.score?.value ?? 0;
  const shared = { rack: line.rack?.text ?? "", cumulative: line.total?.value ?? total };
  switch (action.type) {
    case "play":
      return { type: typeNumber("TILE_PLACEMENT_MOVE"), ...shared, ...fieldsOfPlay(action, layout), score: points };
    case "exchange":
      return { type: typeNumber("EXCHANGE"), ...shared, exchanged: action.tiles.text };
    case "pass":
      return { type: typeNumber(missed ? "UNSUCCESSFUL_CHALLENGE_TURN_LOSS" : "PASS"), ...shared };
    case "withdrawn":
      return { type: typeNumber("PHONY_TILES_RETURNED"), ...shared, played_tiles: laid, lost_score: 0 - points };
    case "challenge-bonus":
      return { type: typeNumber("CHALLENGE_BONUS"), ...shared, bonus: points };
    case "time":
      return { type: typeNumber("TIME_PENALTY"), ...shared, lost_score: 0 - points };
    case "leftover": {
      const settled = { ...shared, rack: action.tiles.text };
      if (points < 0) return { type: typeNumber("END_RACK_PENALTY"), ...settled, lost_score: 0 - points };
      return { type: typeNumber("END_RACK_PTS"), ...settled, end_rack_points: points };
    }
  }
}

function fieldsOfPlay(
  { at, word }: Extract<Action, { readonly type: "play" }>,
  layout: Layout,
): Readonly<Record<string, string | number>> {
  const place = { position: at.text, played_tiles: word.text };
  const start = parseSquare(at.text, layout);
  if (!start.ok) return place;
  const { square, direction } = start;
  return { ...place, row: square.row, column: square.col, direction: direction === "down" ? 1 : 0 };
}

function typeNumber(name: (typeof eventTypes)[number]): number {
  return eventTypes.indexOf(name);
}

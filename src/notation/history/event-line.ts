import { squareName } from "../coordinate.ts";
import { signed } from "../gcg/writing/format-event.ts";
import type { Fields } from "./fields.ts";
import { eventTypes } from "./names.ts";

/** The type of an event; `null`, with a remark, if it is unknown. An event without a type is a play. */
export function eventTypeOf(event: Fields): (typeof eventTypes)[number] | null {
  const value = event.any("type") ?? 0;
  const type = eventTypes.find((name, i) => value === name || value === i) ?? null;
  if (type === null) event.fault("type", { code: "one-of", names: eventTypes });
  return type;
}

/** An event as a line of a GCG; `null` if it is not one, such as a challenge whose outcome follows. */
export function eventLine(event: Fields, nick: string): string | null {
  const type = eventTypeOf(event);
  const rack = compact(event.text("rack"));
  const total = event.number("cumulative");
  const played = compact(event.text("played_tiles"));
  const position = positionOf(event);
  const exchanged = compact(event.text("exchanged"));
  const [score, bonus] = [event.number("score"), event.number("bonus")];
  const [gained, lost] = [event.number("end_rack_points"), 0 - event.number("lost_score")];
  const line = (tiles: string, action: string, points: number): string =>
    `>${nick}: ${tiles} ${action} ${signed(points)} ${total}`;
  switch (type) {
    case "TILE_PLACEMENT_MOVE":
      return line(rack, `${position} ${played === "" ? "." : played}`, score);
    case "PHONY_TILES_RETURNED":
      return line(rack, "--", lost);
    case "PASS":
    case "UNSUCCESSFUL_CHALLENGE_TURN_LOSS":
      return line(rack, "-", 0);
    case "CHALLENGE_BONUS":
      return line(rack, "(challenge)", bonus);
    case "EXCHANGE":
      return line(rack, `-${exchanged}`, 0);
    case "END_RACK_PTS":
      return line("", `(${rack})`, gained);
    case "TIME_PENALTY":
      return line(rack, "(time)", lost);
    case "END_RACK_PENALTY":
      return line(rack, `(${rack})`, lost);
    default:
      return null;
  }
}

/** The coordinate of a play: `8F`. Some histories give row, column and direction only. */
function positionOf(event: Fields): string {
  const position = compact(event.text("position"));
  const direction = event.any("direction");
  if (position !== "") return position;
  const [row, col] = [event.number("row"), event.number("column")];
  if (row < 0 || col < 0 || row > 700 || col > 700) return "?";
  return squareName({ row, col }, direction === 1 || direction === "VERTICAL" ? "down" : "across");
}

/** A text without spaces: a piece of a line. */
function compact(text: string): string {
  return text.replace(/\s+/g, "");
}

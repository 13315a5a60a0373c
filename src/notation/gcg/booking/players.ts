import type { PlayerIndex } from "../../../game/model/event.ts";
import { lastPlayOf } from "../../../game/table/last-play.ts";
import { type EventLine, isTurn } from "../lines/gcg-line.ts";
import type { Reading } from "./reading.ts";
import { seatsCalled } from "./seating.ts";

/**
 * The player of a line, found by nickname, by full name, or by either in another case.
 *
 * If several players have the name, it is the one on turn, and for what follows a play the one who made the play. An
 * unknown name is remarked on, and the same player is taken.
 */
export function playerOf(reading: Reading, { line, nick, action }: EventLine): PlayerIndex {
  const now = reading.now();
  const isMove = action !== null && isTurn(action);
  const likely = isMove ? now.status.turn : (lastPlayOf(now)?.event.player ?? null);
  const same = seatsCalled(reading.seating.players, nick.text);
  if (same.length > 0) {
    const player = likely !== null && same.includes(likely) ? likely : same[0]!;
    reading.assignLine(line, player);
    return player;
  }
  const names = now.players.map(({ name }) => name);
  reading.remark(line, nick, "unreadable", { code: "no-such-player", names, text: nick.text });
  return likely ?? now.status.turn ?? 0;
}

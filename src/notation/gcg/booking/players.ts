import type { PlayerIndex } from "../../../game/model/event.ts";
import { lastPlayOf } from "../../../game/table/last-play.ts";
import type { Contents, RecordedPlayer } from "../contents.ts";
import type { EventLine } from "../lines/gcg-line.ts";
import type { Reading } from "./reading.ts";

/** Who plays, and where. */
export interface Seating {
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
  /** The seat of the first player to do anything; that of `#player1` if nobody does. */
  readonly first: PlayerIndex;
  /** The seat of a player by the place in the file. */
  seatAt(place: number): PlayerIndex;
}

/**
 * The seats of those whom the file introduces, and if there are fewer than two, also of those who make moves. There are
 * as many players as the ruleset demands, and not more than it allows. In the file they stand in the order of play, from
 * any seat on.
 */
export function seatingOf(
  { seats, events, firstSeat }: Contents,
  { min, max }: { readonly min: number; readonly max: number },
): Seating {
  const inFile: RecordedPlayer[] = seats.slice(0, max);
  if (inFile.length < 2) {
    const nicks = new Set(inFile.map(({ nick }) => nick));
    for (const { nick } of events) {
      if (nick.text === "" || nicks.has(nick.text) || inFile.length >= max) continue;
      nicks.add(nick.text);
      inFile.push({ nick: nick.text, name: "" });
    }
  }
  while (inFile.length < min) inFile.push({ nick: `player${inFile.length + 1}`, name: "" });
  const count = inFile.length;
  const begins = firstSeat !== null && firstSeat.seat < count ? firstSeat.seat : 0;
  const players = inFile.map((_, seat) => inFile[(seat - begins + count) % count]!);
  const line = events.find(({ action }) => action !== null);
  const called = line === undefined ? [] : seatsCalled(players, line.nick.text);
  return {
    players,
    first: called.includes(begins) ? begins : (called[0] ?? begins),
    seatAt: (place) => (place < count ? (begins + place) % count : place),
  };
}

/**
 * The player of a line, found by nickname, by full name, or by either in another case.
 *
 * If several players have the name, it is the one on turn, and for what follows a play the one who made the play. An
 * unknown name is remarked on, and the same player is taken.
 */
export function playerOf(reading: Reading, { line, nick, action }: EventLine): PlayerIndex {
  const now = reading.now();
  const isMove = action?.type === "play" || action?.type === "exchange" || action?.type === "pass";
  const likely = isMove ? now.status.turn : (lastPlayOf(now)?.event.player ?? null);
  const same = seatsCalled(reading.seating.players, nick.text);
  if (same.length > 0) {
    const player = likely !== null && same.includes(likely) ? likely : same[0]!;
    reading.own(line, player);
    return player;
  }
  const names = now.players.map(({ name }) => name);
  const reason = { code: "no-such-player", names, text: nick.text } as const;
  reading.remark(line, { column: nick.column, code: "unreadable", reason });
  return likely ?? now.status.turn ?? 0;
}

function seatsCalled(players: readonly RecordedPlayer[], text: string): readonly PlayerIndex[] {
  const lower = text.toLowerCase();
  const ways: readonly ((player: RecordedPlayer) => boolean)[] = [
    ({ nick }) => nick === text,
    ({ name }) => name === text && name !== "",
    ({ nick, name }) => nick.toLowerCase() === lower || (name !== "" && name.toLowerCase() === lower),
  ];
  for (const isMeant of ways) {
    const found = players.flatMap((player, index) => (isMeant(player) ? [index] : []));
    if (found.length > 0) return found;
  }
  return [];
}

import type { PlayerIndex } from "../../../game/model/event.ts";
import type { Contents, RecordedPlayer } from "../contents.ts";
import { type EventLine, isTurn } from "../lines/gcg-line.ts";

/** Who plays, and where. */
export interface Seating {
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
  /** The seat of the first player to take a turn; that of `#player1` if nobody does. */
  readonly first: PlayerIndex;
  /** The seat of a player by the place in the file. */
  seatAt(place: number): PlayerIndex;
}

/**
 * The seats of those whom the file introduces, and if there are fewer than two, also of those who make moves. There are
 * as many players as the ruleset demands, and not more than it allows. The file has them in the order of play, from any
 * seat on.
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
  const line = events.find(({ action }) => action !== null && isTurn(action));
  const called = line === undefined ? [] : seatsCalled(players, line.nick.text);
  const hasPlayed = (totalBefore(events, players, begins) ?? 0) > 0; // then that turn is missing
  return {
    players,
    first: called.includes(begins) || hasPlayed ? begins : (called[0] ?? begins),
    seatAt: (place) => (place < count ? (begins + place) % count : place),
  };
}

/** What a player had before the first of some lines that records their score and total; `null` if none does. */
export function totalBefore(
  lines: readonly EventLine[],
  players: readonly RecordedPlayer[],
  player: PlayerIndex,
): number | null {
  for (const { nick, score, total } of lines)
    if (score && total && seatsCalled(players, nick.text).includes(player)) return total.value - score.value;
  return null;
}

/** The seats in the order of the file. */
export function seatsInOrder({ players, seatAt }: Seating): readonly PlayerIndex[] {
  return players.map((_, place) => seatAt(place));
}

/** The seats of those whom a line may mean by this name. */
export function seatsCalled(players: readonly RecordedPlayer[], text: string): readonly PlayerIndex[] {
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

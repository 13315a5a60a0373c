import type { PlayerIndex } from "../../../game/model/event.ts";
import { lastPlayOf } from "../../../game/table/last-play.ts";
import type { Contents, RecordedPlayer } from "../contents.ts";
import type { EventLine } from "../lines/gcg-line.ts";
import { firstSeatOf } from "../own-words.ts";
import type { Reading } from "./reading.ts";

/**
 * Who plays, by seat: those whom the file introduces, and if there are fewer than two, also those who make moves. There
 * are as many players as the ruleset demands, and not more than it allows.
 */
export function playersOf(
  contents: Contents,
  { min, max }: { readonly min: number; readonly max: number },
): readonly RecordedPlayer[] {
  const { seats, events } = contents;
  const players: RecordedPlayer[] = seats.slice(0, max);
  if (players.length < 2) {
    const nicks = new Set(players.map(({ nick }) => nick));
    for (const { nick } of events) {
      if (nick.text === "" || nicks.has(nick.text) || players.length >= max) continue;
      nicks.add(nick.text);
      players.push({ nick: nick.text, name: "" });
    }
  }
  while (players.length < min) players.push({ nick: `player${players.length + 1}`, name: "" });
  const first = seatAt(contents, 0, players.length);
  return players.map((_, seat) => players[(seat - first + players.length) % players.length]!);
}

/** The seat of a player by the place in the file. Players stand there in the order of play, from any seat on. */
export function seatAt({ firstSeat }: Contents, place: number, players: number): PlayerIndex {
  const first = firstSeat === null ? 0 : firstSeatOf(firstSeat.text);
  return first < players ? (first + place) % players : place;
}

/**
 * The player of a line, found by nickname, by full name, or by either in another case.
 *
 * If several players have the name, it is the one on turn, and for what follows a play the one who made the play. An
 * unknown name is remarked on, and the same player is taken.
 */
export function playerOf(
  reading: Reading,
  { line, nick, action }: EventLine,
  players: readonly RecordedPlayer[],
): PlayerIndex {
  const now = reading.now();
  const isMove = action?.type === "play" || action?.type === "exchange" || action?.type === "pass";
  const likely = isMove ? now.status.turn : (lastPlayOf(now)?.event.player ?? null);
  const same = seatsCalled(players, nick.text);
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

/** The seat of the first player to do anything; that of `#player1` if nobody does. */
export function firstOf(contents: Contents, players: readonly RecordedPlayer[]): PlayerIndex {
  const line = contents.events.find(({ action }) => action !== null);
  const first = seatAt(contents, 0, players.length);
  const called = line === undefined ? [] : seatsCalled(players, line.nick.text);
  return called.includes(first) ? first : (called[0] ?? first);
}

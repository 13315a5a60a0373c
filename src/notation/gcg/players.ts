import type { PlayerIndex } from "../../game/model/event.ts";
import { lastPlayOf } from "../../game/table/last-play.ts";
import { describe } from "../../read/describe.ts";
import type { Contents, Introduced } from "./contents.ts";
import type { EventLine } from "./line.ts";
import type { Reading } from "./reading.ts";

/**
 * Who plays: those the file introduces; if it introduces fewer than two, also those who only make moves. A game has at
 * least two, and at most as many as the ruleset allows.
 */
export function playersOf(
  { seats, events }: Contents,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Introduced[] {
  const players: Introduced[] = seats.slice(0, max);
  if (players.length < 2) {
    const nicks = new Set(players.map(({ nick }) => nick));
    for (const { nick } of events) {
      if (nick.text === "" || nicks.has(nick.text) || players.length >= max) continue;
      nicks.add(nick.text);
      players.push({ nick: nick.text, name: "" });
    }
  }
  while (players.length < Math.max(2, min)) players.push({ nick: `player${players.length + 1}`, name: "" });
  return players;
}

/**
 * The player of a line, by nickname, by full name or without regard to case. Where several have the same, the one on
 * turn is meant, and for what follows a play the one who made it; a name that nobody has is remarked on and read so too.
 */
export function playerOf(
  reading: Reading,
  { line, nick, action }: EventLine,
  players: readonly Introduced[],
): PlayerIndex {
  const now = reading.now();
  const isMove = action?.type === "play" || action?.type === "exchange" || action?.type === "pass";
  const likely = isMove ? now.status.turn : (lastPlayOf(now)?.event.player ?? null);
  const same = seatsCalled(players, nick.text);
  if (same.length > 0) return likely !== null && same.includes(likely) ? likely : (same[0] as PlayerIndex);
  const expected = `one of ${players.map((player) => player.nick).join(", ")}`;
  reading.remark({ line, column: nick.column }, { code: "unreadable", found: describe(nick.text), expected });
  return likely ?? now.status.turn ?? 0;
}

function seatsCalled(players: readonly Introduced[], text: string): readonly PlayerIndex[] {
  const plain = text.toLowerCase();
  const ways: readonly ((player: Introduced) => boolean)[] = [
    ({ nick }) => nick === text,
    ({ name }) => name === text && name !== "",
    ({ nick, name }) => nick.toLowerCase() === plain || (name !== "" && name.toLowerCase() === plain),
  ];
  for (const isMeant of ways) {
    const found = players.flatMap((player, index) => (isMeant(player) ? [index] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/** The seat that begins: the first to make a move. */
export function firstOf({ events }: Contents, players: readonly Introduced[]): PlayerIndex {
  const first = events.find(({ action }) => action !== null);
  return first === undefined ? 0 : (seatsCalled(players, first.nick.text)[0] ?? 0);
}

import type { EndReason, GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { isSettled, reasonForRacks } from "../../../game/table/ending.ts";
import { finisherOf } from "../../../game/table/last-play.ts";
import { unknownRacks } from "../../../game/table/players.ts";
import { endEvents } from "../../../game/table/settlement.ts";
import { isSettlement } from "../../../game/table/turns.ts";
import { tilesBeside } from "../../../game/unseen.ts";
import { pileSize, sortTiles } from "../../../tiles/pile.ts";
import type { Who } from "../../reason.ts";
import type { Contents } from "../contents.ts";
import type { Reading } from "./reading.ts";
import { acceptLastPlay, bookEnd, type DeclaredEnd } from "./settlement.ts";

/**
 * Ends a game whose record has no line for unplayed tiles: for the reason that the file gives, or because its last turn
 * ended it.
 *
 * Unless the file says that it is incomplete, the last play is taken as accepted. The rules then settle the unplayed
 * tiles, with a remark. If some racks cannot be inferred, the game waits for them, and the remark names their players.
 */
export function bookUnwrittenEnd(reading: Reading, contents: Contents, declared: DeclaredEnd | null): void {
  const { status } = reading.now();
  if (status.kind === "over") return;
  if (declared !== null) {
    acceptLastPlay(reading);
    bookEnd(reading, declared.reason, declared);
    return;
  }
  const isComplete = !contents.record.some(({ text }) => text === "#incomplete");
  if (isComplete) acceptLastPlay(reading);
  if (reading.now().status.kind !== "racks-needed") return;
  const reason = reasonForRacks(reading.now());
  if (!isSettled(reading.now(), reason)) reading.book(null, ...endEvents(reading.now(), reason));
  else if (isComplete && !isContradicted(reading.now(), reason)) {
    bookOnlyUnknownRack(reading);
    const unknown = unknownRacks(reading.now());
    const events = unknown.length > 0 ? [] : endEvents(reading.now(), reason);
    reading.book(null, ...events);
    remarkOnSettlement(reading, contents, events, unknown);
  }
}

/** Whether the file says that the player who went out still has tiles: then nobody knows what is right. */
function isContradicted(now: GameState, reason: EndReason): boolean {
  const finisher = finisherOf(now, reason);
  return finisher !== null && pileSize(now.players[finisher]!.rack) > 0;
}

/** If only one rack is unknown, books it: it has the tiles that are nowhere else. */
function bookOnlyUnknownRack(reading: Reading): void {
  const now = reading.now();
  const [player, ...others] = unknownRacks(now);
  if (player === undefined || others.length > 0) return;
  const { rack } = now.players[player]!;
  const held = now.players.flatMap((other) => other.rack.tiles);
  const left = tilesBeside(now, held);
  if (left.length !== rack.hidden) return;
  const tiles = sortTiles(now.ruleset.tileSet, [...rack.tiles, ...left]);
  reading.book(null, { player, type: "rack-told", rack: { tiles, hidden: 0 } });
}

/** One remark for all unplayed tiles, at the last event of the file. */
function remarkOnSettlement(
  reading: Reading,
  { events }: Contents,
  booked: readonly GameEvent[],
  unknown: readonly PlayerIndex[],
): void {
  const last = events.at(-1);
  const who = (player: PlayerIndex): Who => ({ player, name: reading.now().players[player]!.name });
  const settled = booked.filter(isSettlement).map(({ player, points }) => ({ ...who(player), points }));
  if (last === undefined || settled.length + unknown.length === 0) return;
  const reason = { code: "no-settlement", settled, unknown: unknown.map(who) } as const;
  reading.remark(last.line, last.nick, "wrong-settlement", reason);
}

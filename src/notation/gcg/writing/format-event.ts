import type { EventOf, GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import type { ChallengeWindow } from "../../../game/table/past.ts";
import { nextAfter } from "../../../game/table/players.ts";
import { pointsFor } from "../../../game/table/price.ts";
import { hasSheetEntry, isSettlement } from "../../../game/table/turns.ts";
import { addTiles, type Pile, pileSize } from "../../../tiles/pile.ts";
import { type Tile, tilesOf } from "../../../tiles/tile.ts";
import type { TileSet } from "../../../tiles/tile-set.ts";
import { writePlay } from "../../play-text.ts";
import type { Unsaid } from "../../reason.ts";
import { formatRackTiles } from "../../tile-text.ts";
import { impliedWords } from "../booking/challenges.ts";
import { listMissing } from "../booking/racks.ts";
import { noPlaysNote } from "../own-notes.ts";
import { proseLines } from "./format-header.ts";

/** What becomes of an event in a GCG: its lines, notes of ours among them, and what they cannot say. */
export interface GcgEntry {
  readonly lines: readonly string[];
  readonly unsaid: Unsaid | null;
}

/** An event on its way into a GCG. */
export interface EventToWrite {
  readonly event: GameEvent;
  readonly before: GameState;
  /** The game after the event and the points that belong to it. */
  readonly after: GameState;
  /** All events of the game, and the index of the next one after those that belong to this. */
  readonly history: readonly GameEvent[];
  readonly next: number;
  /** The play that may be challenged before the event. */
  readonly window: ChallengeWindow | null;
  /** Whether the game has ended by its last event. */
  readonly ends: boolean;
}

/** How a game is written. */
export interface GcgWriting {
  /** The nicknames by seat. */
  readonly nicks: readonly string[];
  /** The seat of `#player1`. */
  readonly first: PlayerIndex;
  /** The lines of a note of ours that says an event: none if event lines say it. */
  noteOf(event: GameEvent): readonly string[];
}

/** Writes one event. */
export function formatEvent(entry: EventToWrite, { nicks, noteOf }: GcgWriting): GcgEntry {
  const { event, before, after } = entry;
  const { player } = event;
  if (player === null) return nothing;
  const { tileSet } = before.ruleset;
  const { rack } = before.players[player]!;
  const { score, rack: rackAfter } = after.players[player]!;
  const points = score - before.players[player]!.score;
  const line = (tiles: readonly Tile[], action: string): GcgEntry => ({
    unsaid: null,
    lines: [`>${nicks[player]}: ${formatRackTiles(tileSet, tiles)} ${action} ${signed(points)} ${score}`],
  });
  switch (event.type) {
    case "played": {
      // Without a rack, so that a play is written whether or not it was on the rack.
      const { text } = writePlay(event.placements, { ruleset: before.ruleset, board: before.board });
      if (text === null) return { ...line(rack.tiles, "-"), unsaid: { code: "play", placements: event.placements } };
      const play = line(withUsed(tileSet, rack, tilesOfPlay(event)), text);
      return event.noPlays ? { ...play, lines: [...play.lines, `#note ${noPlaysNote}`] } : play;
    }
    case "exchanged": {
      const { returned } = event;
      const known = returned.hidden === 0 && returned.tiles.length > 0;
      const given = known ? formatRackTiles(tileSet, returned.tiles) : `${pileSize(returned)}`;
      return line(withUsed(tileSet, rack, known ? returned.tiles : []), `-${given}`);
    }
    case "passed":
    case "turn-lost":
      return line(rack.tiles, "-");
    case "phony-returned":
      return line(withUsed(tileSet, rackAfter, tilesOfPlay(before.history[event.play])), "--");
    case "adjusted":
      if (event.reason === "challenge") return line(rackAfter.tiles, "(challenge)");
      if (event.reason === "time" && points !== 0) {
        const time = line([], "(time)");
        return event.note === null ? time : { ...time, lines: [...time.lines, ...proseLines("note", event.note)] };
      }
      break;
    default:
  }
  return isImplied(entry) ? nothing : { lines: noteOf(event), unsaid: null };
}

const nothing: GcgEntry = { lines: [], unsaid: null };

/** Whether the event lines show an event that has no line of its own. */
function isImplied(entry: EventToWrite): boolean {
  const { event, before, window, ends } = entry;
  switch (event.type) {
    case "challenged":
      return event.upheld || isImpliedChallenge(event, before, window);
    case "accepted":
      return ends && isEndWithCountedRacks(entry);
    case "turn-set":
      // Whoever makes the first move is on turn.
      return before.status.turn === event.player || !before.history.some(({ type }) => hasSheetEntry(type));
    case "rack-told":
      return isShownRack(event, entry);
    default:
      return false;
  }
}

/** Whether the points of a failed challenge, which have a line, show who made it and which words were looked up. */
function isImpliedChallenge(
  { player, words, price }: EventOf<"challenged">,
  { players }: GameState,
  window: ChallengeWindow | null,
): boolean {
  if (window === null || price === null || typeof price !== "object" || price.points === 0) return false;
  const byNext = price.to === "nobody" || player === nextAfter(players, window.event.player);
  const implied = impliedWords(window.open, price, pointsFor(price, words.length));
  return byNext && implied.length === words.length && implied.every((word) => words.includes(word));
}

/** Whether the next line shows a rack that the table has reported, or the end of the game does. */
function isShownRack(event: EventOf<"rack-told">, entry: EventToWrite): boolean {
  const next = entry.history[entry.next];
  if (!isCounted(event, entry.before)) return false;
  if (next?.player === event.player && hasSheetEntry(next.type)) return event.rack.tiles.length > 0;
  return isEndWithCountedRacks(entry);
}

/** Whether the game ends now, and the racks reported before that have as many tiles as were counted. */
function isEndWithCountedRacks({ before, history, next }: EventToWrite): boolean {
  for (let index = next; index < history.length; index++) {
    const event = history[index]!;
    if (event.type === "ended" || isSettlement(event)) return true;
    if (event.type === "rack-told" ? !isCounted(event, before) : event.type !== "accepted") return false;
  }
  return false;
}

/** Whether a reported rack has as many tiles as were counted. */
export function isCounted({ player, rack }: EventOf<"rack-told">, { players }: GameState): boolean {
  return pileSize(rack) === pileSize(players[player]!.rack);
}

/** The tiles of the rack that a play takes. */
function tilesOfPlay(event: GameEvent | undefined): readonly Tile[] {
  return event?.type === "played" ? tilesOf(event.placements) : [];
}

/** The known tiles of a rack, and those that were used from it: at least these were there. */
function withUsed(tileSet: TileSet, { tiles }: Pile, used: readonly Tile[]): readonly Tile[] {
  return addTiles(tileSet, { tiles, hidden: 0 }, { tiles: listMissing(tiles, used), hidden: 0 }).tiles;
}

/** A score as GCG writes it: `+14`, `-8`, `+0`. */
export function signed(points: number): string {
  return points < 0 ? `${points}` : `+${points}`;
}

/** Whether an event gives a player points that the rules do not: GCG writes them on the line before. */
export function isAsRecorded(event: GameEvent | undefined, player: PlayerIndex | null): boolean {
  return event?.type === "adjusted" && event.reason === "as-recorded" && event.player === player;
}

import type { HistoryStep } from "../../../game/history/replay.ts";
import type { EventOf, GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { type Pile, pileSize, sortTiles } from "../../../tiles/pile.ts";
import { type Tile, tilesOf } from "../../../tiles/tile.ts";
import type { TileSet } from "../../../tiles/tile-set.ts";
import { writePlay } from "../../play-text.ts";
import type { Unsaid, Who } from "../../reason.ts";
import { formatRackTiles } from "../../tile-text.ts";
import { listMissing } from "../booking/racks.ts";

/** What becomes of an event in a GCG: its lines, and what they cannot say of it. */
export interface GcgEntry {
  readonly lines: readonly string[];
  readonly unsaid: Unsaid | null;
}

/** Writes one event. `after` is the game after the event and the points that belong to it. */
export function formatEvent(
  { event, before, after }: Pick<HistoryStep, "event" | "before" | "after">,
  nicks: readonly string[],
): GcgEntry {
  const { player } = event;
  if (player === null) return nothing;
  const { tileSet } = before.ruleset;
  const { rack } = before.players[player]!;
  const { score, rack: rackAfter } = after.players[player]!;
  const points = score - before.players[player]!.score;
  const line = (tiles: readonly Tile[], action: string): GcgEntry => ({
    lines: [`>${nicks[player]}: ${formatRackTiles(tileSet, tiles)} ${action} ${signed(points)} ${score}`],
    unsaid: null,
  });
  const who = { player, name: nicks[player]! };
  switch (event.type) {
    case "played": {
      const { text } = writePlay(event.placements, boardOf(before));
      if (text !== null) return line(withUsed(tileSet, rack, tilesOfPlay(event)), text);
      return { ...line(rack.tiles, "-"), unsaid: { code: "play", placements: event.placements } };
    }
    case "exchanged": {
      const { returned } = event;
      const known = returned.hidden === 0 && returned.tiles.length > 0;
      const given = known ? formatRackTiles(tileSet, returned.tiles) : `${pileSize(returned)}`;
      return line(withUsed(tileSet, rack, known ? returned.tiles : []), `-${given}`);
    }
    case "passed":
      return line(rack.tiles, "-");
    case "turn-lost":
      return { ...line(rack.tiles, "-"), unsaid: { code: "missed-turn", ...who } };
    case "phony-returned":
      return line(withUsed(tileSet, rackAfter, tilesOfPlay(before.history[event.play])), "--");
    case "adjusted":
      if (event.reason === "challenge") return line(rackAfter.tiles, "(challenge)");
      if (event.reason === "time") return line([], "(time)");
      return unwritten({ code: "ruling", ...who, points: event.points, reason: event.reason });
    case "resigned":
      return unwritten({ code: "resigned", ...who });
    case "blank-exchanged":
      return unwritten({ code: "blank-exchanged", letter: event.letter, square: event.square });
    case "excess-returned":
      return unwritten({ code: "excess-returned", tiles: pileSize(event.tiles) });
    case "challenged":
      return event.upheld ? nothing : failedChallenge(event, before, who, line(rack.tiles, "-"));
    default:
      return nothing;
  }
}

const nothing: GcgEntry = { lines: [], unsaid: null };

/** An event that a GCG does not show. */
function unwritten(unsaid: Unsaid): GcgEntry {
  return { lines: [], unsaid };
}

/** The tiles of the rack that a play takes. */
function tilesOfPlay(event: GameEvent | undefined): readonly Tile[] {
  return event?.type === "played" ? tilesOf(event.placements) : [];
}

/** A failed challenge shows by the points or the turn that it costs, which have lines of their own. */
function failedChallenge(
  { price }: EventOf<"challenged">,
  before: GameState,
  who: Who,
  missedTurn: GcgEntry,
): GcgEntry {
  // Nobody has a turn after the play that goes out; the challenge is written where it would be.
  if (price === "lose-turn") return before.status.kind === "last-challenge" ? missedTurn : nothing;
  return price !== null && typeof price === "object" ? nothing : unwritten({ code: "challenge-failed", ...who });
}

/** The position without a rack, so that a play is written whether or not it was on the rack. */
function boardOf({ ruleset, board }: GameState): Pick<GameState, "ruleset" | "board"> {
  return { ruleset, board };
}

/** The known tiles of a rack, and those that were used from it: at least these were there. */
function withUsed(tileSet: TileSet, { tiles }: Pile, used: readonly Tile[]): readonly Tile[] {
  return sortTiles(tileSet, [...tiles, ...listMissing(tiles, used)]);
}

/** A score as GCG writes it: `+14`, `-8`, `+0`. */
export function signed(points: number): string {
  return points < 0 ? `${points}` : `+${points}`;
}

/** Whether an event gives a player points that the rules do not: GCG writes them on the line before. */
export function isAsRecorded(event: GameEvent | undefined, player: PlayerIndex | null): boolean {
  return event?.type === "adjusted" && event.reason === "as-recorded" && event.player === player;
}

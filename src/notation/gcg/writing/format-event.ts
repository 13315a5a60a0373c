import type { HistoryStep } from "../../../game/history/replay.ts";
import type { GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { pastReader } from "../../../game/table/past.ts";
import { priceOf } from "../../../game/table/price.ts";
import { type Pile, pileSize, sortTiles } from "../../../tiles/pile.ts";
import { BLANK, type Tile } from "../../../tiles/tile.ts";
import type { TileSet } from "../../../tiles/tile-set.ts";
import { squareName } from "../../coordinate.ts";
import { writePlay } from "../../play-text.ts";
import { formatRackTiles } from "../../tile-text.ts";
import { listMissing } from "../booking/racks.ts";

/** What becomes of an event in a GCG: its lines, and what they cannot say of it. */
export interface GcgEntry {
  readonly lines: readonly string[];
  readonly notExpressible: { readonly found: string; readonly expected: string } | null;
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
    notExpressible: null,
  });
  switch (event.type) {
    case "played": {
      const { text } = writePlay(event.placements, boardOf(before));
      if (text !== null) return line(withUsed(tileSet, rack, tilesOf(event)), text);
      const tiles = event.placements.map((tile) => `${squareName(tile)} ${tile.letter}`);
      return { ...line(rack.tiles, "-"), notExpressible: { found: tiles.join(", ") || "nothing", expected: asPass } };
    }
    case "exchanged": {
      const { returned } = event;
      const known = returned.hidden === 0 && returned.tiles.length > 0;
      const given = known ? formatRackTiles(tileSet, returned.tiles) : `${pileSize(returned)}`;
      return line(withUsed(tileSet, rack, known ? returned.tiles : []), `-${given}`);
    }
    case "passed":
      return line(rack.tiles, "-");
    case "turn-lost": {
      const { lines } = line(rack.tiles, "-");
      return { lines, notExpressible: { found: "a missed turn", expected: asPass } };
    }
    case "phony-returned":
      return line(withUsed(tileSet, rackAfter, tilesOf(before.history[event.play])), "--");
    case "adjusted":
      if (event.reason === "challenge") return line(rackAfter.tiles, "(challenge)");
      if (event.reason === "time") return line([], "(time)");
      return notExpressible(
        "the next total",
        `${signed(event.points)} points for ${nicks[player]} by ruling (${event.reason})`,
      );
    case "resigned":
      return notExpressible("nothing", `${nicks[player]} resigns`);
    case "blank-exchanged":
      return notExpressible("nothing", `a blank exchanged for ${event.letter}`);
    case "excess-returned":
      return notExpressible("nothing", `${pileSize(event.tiles)} tiles too many returned`);
    case "challenged":
      return event.upheld ? nothing : failedChallenge(before, player, line(rack.tiles, "-"));
    default:
      return nothing;
  }
}

const asPass = "a pass, as which it is written";

const nothing: GcgEntry = { lines: [], notExpressible: null };

function notExpressible(expected: string, found: string): GcgEntry {
  return { lines: [], notExpressible: { found, expected } };
}

/** The tiles of the rack that a play takes. */
function tilesOf(event: GameEvent | undefined): readonly Tile[] {
  return event?.type === "played" ? event.placements.map(({ letter, blank }) => (blank ? BLANK : letter)) : [];
}

/** A failed challenge shows by the points or the turn that it costs, which have lines of their own. */
function failedChallenge(before: GameState, player: PlayerIndex, missedTurn: GcgEntry): GcgEntry {
  const price = priceOf(before.ruleset, pastReader()(before).failed[player]?.length);
  // Nobody has a turn after the play that goes out; the challenge is written where it would be.
  if (price === "lose-turn") return before.status.kind === "last-challenge" ? missedTurn : nothing;
  return price !== null && typeof price === "object" ? nothing : notExpressible("nothing", "a challenge that failed");
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

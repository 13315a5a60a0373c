import type { GameEvent, PlayerIndex } from "../../game/model/event.ts";
import type { GameState, Player } from "../../game/model/state.ts";
import { type Pile, pileSize, sortTiles } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { formatPlay } from "../play-text.ts";
import { formatRack } from "../rack-text.ts";
import { listMissing } from "./racks.ts";

/** What an event is in a GCG: its lines, and what of it they do not say. */
export interface Written {
  readonly lines: readonly string[];
  readonly unsaid: { readonly found: string; readonly expected: string } | null;
}

/** An event with what it changes: the game before it, and after it and all that is booked together with it. */
export interface Told {
  readonly event: GameEvent;
  readonly before: GameState;
  readonly after: GameState;
}

/** Writes one event. `booked`: its points, with those the record has beyond the rules. */
export function writeEvent({ event, before, after }: Told, nicks: readonly string[]): Written {
  const { player } = event;
  if (player === null) return nothing;
  const { tileSet } = before.ruleset;
  const { rack } = before.players[player] as Player;
  const { score } = after.players[player] as Player;
  const points = score - (before.players[player] as Player).score;
  const line = (tiles: readonly Tile[], action: string): Written => ({
    lines: [`>${nicks[player]}: ${formatRack(tiles, tileSet)} ${action} ${signed(points)} ${score}`],
    unsaid: null,
  });
  switch (event.type) {
    case "played": {
      const used = event.placements.map(({ letter, blank }) => (blank ? BLANK : letter));
      return line(withUsed(tileSet, rack, used), formatPlay(event.placements, boardOf(before)));
    }
    case "exchanged": {
      const { returned } = event;
      const known = returned.hidden === 0 && returned.tiles.length > 0;
      const given = known ? formatRack(returned.tiles, tileSet) : `${pileSize(returned)}`;
      return line(withUsed(tileSet, rack, known ? returned.tiles : []), `-${given}`);
    }
    case "passed":
      return line(rack.tiles, "-");
    case "turn-lost":
      return {
        ...line(rack.tiles, "-"),
        unsaid: { found: "a missed turn", expected: "a pass, as which it is written" },
      };
    case "phony-returned": {
      const play = before.history[event.play];
      const own = play?.type === "played" ? play.placements.map(({ letter, blank }) => (blank ? BLANK : letter)) : [];
      const held = (after.players[player] as Player).rack;
      return line(withUsed(tileSet, held, own), "--");
    }
    case "adjusted":
      if (event.reason === "challenge") return line((after.players[player] as Player).rack.tiles, "(challenge)");
      if (event.reason === "time") return line([], "(time)");
      return unsaid(
        `${signed(event.points)} points for ${nicks[player]} by ruling (${event.reason})`,
        "the next total",
      );
    case "resigned":
      return unsaid(`${nicks[player]} resigns`, "nothing");
    case "blank-exchanged":
      return unsaid(`a blank exchanged for ${event.letter}`, "nothing");
    case "excess-returned":
      return unsaid(`${pileSize(event.tiles)} tiles too many returned`, "nothing");
    case "challenged":
      return event.upheld || hasPoints(before) ? nothing : unsaid("a challenge that failed", "nothing");
    default:
      return nothing;
  }
}

const nothing: Written = { lines: [], unsaid: null };

function unsaid(found: string, expected: string): Written {
  return { lines: [], unsaid: { found, expected } };
}

/** A failed challenge that changes a score is told by the points, one that costs a turn by the turn. */
function hasPoints({ ruleset: { challenge } }: GameState): boolean {
  return typeof challenge?.whenWrong === "object" || challenge?.whenWrong === "lose-turn";
}

/** A position without a rack: whether a play was on it is not asked here. */
function boardOf({ ruleset, board }: GameState): Pick<GameState, "ruleset" | "board"> {
  return { ruleset, board };
}

/** What is known of a rack, and what is seen of it when it is used. */
function withUsed(tileSet: TileSet, { tiles }: Pile, used: readonly Tile[]): readonly Tile[] {
  return sortTiles(tileSet, [...tiles, ...listMissing(tileSet, tiles, used)]);
}

/** A score as GCG writes it: `+14`, `-8`, `+0`. */
export function signed(points: number): string {
  return points < 0 ? `${points}` : `+${points}`;
}

/** Whether a line goes with an event: the player it is about, if it is a line of points beyond the rules. */
export function isBooking(event: GameEvent | undefined, player: PlayerIndex | null): boolean {
  return event?.type === "adjusted" && event.reason === "as-recorded" && event.player === player;
}

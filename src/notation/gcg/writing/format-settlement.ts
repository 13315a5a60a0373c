import type { GameState } from "../../../game/model/state.ts";
import { pointsOf } from "../../../tiles/tile-set.ts";
import { formatRackTiles } from "../../tile-text.ts";
import { signed } from "./format-event.ts";

/**
 * The lines that settle unplayed tiles: first those who gain, with the tiles of each other player, then those who lose,
 * with their own. A player who goes out has a line even if the others hold only blanks, which are worth nothing.
 */
export function settlementLines(before: GameState, after: GameState, nicks: readonly string[]): readonly string[] {
  const out = after.status.kind === "over" && after.status.reason === "out";
  const lines = before.players.map(({ rack, score }, seat) => {
    const points = after.players[seat]!.score - score;
    const gains = points > 0 || (out && points === 0 && rack.tiles.length === 0);
    return { gains, lines: gains ? gainLines(before, seat, points, nicks) : lossLines(before, seat, points, nicks) };
  });
  return [...lines.filter(({ gains }) => gains), ...lines.filter(({ gains }) => !gains)].flatMap((seat) => seat.lines);
}

/**
 * One line for each other player with tiles, in the order of play, with what the ruleset gives for them. The last line
 * has what is left of the points.
 */
function gainLines(before: GameState, seat: number, points: number, nicks: readonly string[]): readonly string[] {
  const { players, ruleset } = before;
  const { tileSet, leftover } = ruleset;
  const others = players.map((_, i) => players[(seat + 1 + i) % players.length]!).slice(0, -1);
  const racks = others.map(({ rack }) => rack.tiles).filter((tiles) => tiles.length > 0);
  let { score } = players[seat]!;
  let left = points;
  return racks.map((tiles, i) => {
    const value = tiles.reduce((sum, tile) => sum + pointsOf(tileSet, tile), 0);
    const share = i === racks.length - 1 ? left : leftover.toFinisher * value;
    left -= share;
    score += share;
    return `>${nicks[seat]}:  (${formatRackTiles(tileSet, tiles)}) ${signed(share)} ${score}`;
  });
}

function lossLines(
  { players, ruleset }: GameState,
  seat: number,
  points: number,
  nicks: readonly string[],
): readonly string[] {
  if (points === 0) return [];
  const { rack, score } = players[seat]!;
  const tiles = formatRackTiles(ruleset.tileSet, rack.tiles);
  return [`>${nicks[seat]}: ${tiles} (${tiles}) ${signed(points)} ${score + points}`];
}

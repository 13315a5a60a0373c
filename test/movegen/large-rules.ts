import type { PlayRules, TileSet } from "../oracle/shapes.ts";
import { classic } from "./drawn.ts";

/**
 * So many letters, every seventh of them written with two characters, and so many tiles on a rack.
 * The bonus for more of them may be less.
 */
export function rulesFor(size: number, rackSize: number): PlayRules {
  const letters = Array.from({ length: size }, (_, i) => ({
    letter: i % 7 === 3 ? `${characterOf(i - 1)}${characterOf(i)}` : characterOf(i),
    points: 1 + (i % 10),
    count: 2,
  }));
  const tileSet: TileSet = { id: `${size} letters`, letters, blanks: { count: 4, points: 0 } };
  const bonuses = [
    { tiles: 1, points: 5 },
    { tiles: Math.min(rackSize, 7), points: 50 },
    { tiles: rackSize, points: -30 },
  ].filter(({ tiles }, i, all) => all.findIndex((bonus) => bonus.tiles === tiles) === i);
  return { ...classic, tileSet, rackSize, maxTilesPerPlay: rackSize, bonuses };
}

/** The letters of three alphabets, one after the other. */
function characterOf(i: number): string {
  return String.fromCharCode(i < 26 ? 65 + i : 0x0531 + i - 26);
}

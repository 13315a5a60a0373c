import { standardLayout } from "../oracle/layouts.ts";
import type { BoardTile, PlayRules, Position } from "../oracle/shapes.ts";
import { englishTiles } from "../oracle/tile-sets.ts";

/** English tiles on the standard board, fifty points for all seven of them. */
export const classic: PlayRules = {
  tileSet: englishTiles,
  layout: standardLayout,
  rackSize: 7,
  maxTilesPerPlay: 7,
  bonuses: [{ tiles: 7, points: 50 }],
  forbiddenLabels: [],
};

/** A few lines of the standard board from this row and column on: `.` is empty, lower case a blank. */
export function drawn(rack: string, lines: readonly string[] = [], row = 5, col = 5): Position {
  const board: (BoardTile | null)[] = Array.from({ length: 225 }, () => null);
  lines.forEach((line, down) => {
    [...line].forEach((character, right) => {
      const tile = { letter: character.toUpperCase(), blank: character !== character.toUpperCase() };
      if (character !== ".") board[(row + down) * 15 + col + right] = tile;
    });
  });
  return { rules: classic, board, rack: { tiles: [...rack], hidden: 0 } };
}

/** Five words that lie on each other as in a game. */
export const fiveWords: readonly string[] = [
  "..F..", //
  "..A..",
  "HORN.",
  "..MOB",
  "PASTE",
];

// Good plays made bad, one way or two.
import { pointsOfPlay } from "./score.ts";
import type { Laid, Move, Placement } from "./shapes.ts";
import { squareOf } from "./squares.ts";
import { seatOf, type Table } from "./table.ts";
import { wordsOf } from "./words.ts";

type Play = Extract<Move, { type: "play" }>;
type Spoiler = (laid: readonly Placement[], table: Table, pick: number) => Placement[];

const spoilers: readonly Spoiler[] = [
  () => [],
  (laid) => laid.map((tile) => ({ ...tile, row: tile.row + 1 })),
  (laid) => laid.map((tile) => ({ ...tile, col: tile.col - 1 })),
  (laid, _, pick) => laid.map((tile, i) => (i === pick % laid.length ? { ...tile, col: tile.col + 2 } : tile)),
  (laid, _, pick) => laid.map((tile, i) => (i === pick % laid.length ? { ...tile, row: tile.row - 2 } : tile)),
  (laid) => laid.map((tile, i) => ({ ...tile, row: tile.row + i, col: tile.col + i })),
  (laid, table) => laid.map((tile) => ({ ...tile, row: table.rules.layout.rows - 1 - tile.row, col: tile.row })),
  (laid) => [...laid, ...laid.slice(0, 1)],
  (laid) => laid.slice(0, 1),
  (laid) => laid.filter((_, i) => i !== 1),
  (laid, _, pick) => laid.map((tile, i) => (i === pick % laid.length ? { ...tile, letter: null, blank: true } : tile)),
  (laid, _, pick) => laid.map((tile, i) => (i === pick % laid.length ? { ...tile, letter: "Å" } : tile)),
  (laid, _, pick) => laid.map((tile, i) => (i === pick % laid.length ? { ...tile, letter: "?", blank: true } : tile)),
  (laid, _, pick) => laid.map((tile, i) => (i === pick % laid.length ? { ...tile, blank: tile.blank !== true } : tile)),
  (laid, table, pick) => laid.map((tile) => ({ ...tile, letter: letterAt(table, pick) })),
  (_, table, pick) => {
    const taken = table.board.flatMap((cell, i) => (cell === null ? [] : [squareOf(table.rules.layout, i)]));
    return [{ ...(taken[pick % Math.max(1, taken.length)] ?? { row: -1, col: 0 }), letter: letterAt(table, pick) }];
  },
  (laid, table, pick) =>
    Array.from({ length: 10 }, (_, i) => ({ row: laid[0]?.row ?? 0, col: i, letter: letterAt(table, pick + i) })),
  (_, table, pick) =>
    seatOf(table, 0).rack.map((letter, i) => ({ row: pick % table.rules.layout.rows, col: i * 2, letter })),
];

/** A play with something wrong in it, most of the time. */
export function spoiled(table: Table, laid: readonly Laid[], pick: number): Play {
  const first = spoilers[pick % spoilers.length] as Spoiler;
  const once = first(laid, table, pick >> 3);
  const second = spoilers[(pick >> 5) % spoilers.length] as Spoiler;
  return { type: "play", placements: pick % 3 === 0 && once.length > 0 ? second(once, table, pick >> 7) : once };
}

/** The play as announced: with its points, or with others. */
export function announced(table: Table, laid: readonly Laid[], error: number): Play {
  const points = pointsOfPlay(table.rules, wordsOf(table.rules.layout, table.board, laid), laid.length);
  return { type: "play", placements: laid, points: points + error };
}

function letterAt(table: Table, pick: number): string {
  const { letters } = table.rules.tileSet;
  return letters[pick % letters.length]?.letter ?? "A";
}

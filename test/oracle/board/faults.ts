import type { Board, PlayRules, Square } from "../shapes.ts";
import { includesSquare, isHole, isSameSquare, neighboursOf, squareAt, tileAt } from "../squares.ts";
import type { Fault } from "./shapes.ts";
import { wordsOn } from "./words.ts";

/** Every rule that the board breaks whatever plays led to it. */
export function faultsOf(rules: PlayRules, board: Board): Fault[] {
  const { layout, tileSet } = rules;
  const squares = board.map((_, index) => squareAt(layout, index));
  const lying = squares.filter((square) => tileAt(layout, board, square) !== null);
  if (lying.length === 0) return [];
  const faults: Fault[] = [];
  const add = (code: string, where: readonly Square[], details: object = {}): void => {
    if (where.length > 0) faults.push({ code, squares: where, ...details });
  };
  add(
    "on-hole",
    lying.filter((square) => isHole(layout, square)),
  );
  for (const { letter: tile, count: most } of [...tileSet.letters, { letter: "?", count: tileSet.blanks.count }]) {
    const where = lying.filter((square) => {
      const { letter, blank } = tileAt(layout, board, square)!;
      return blank ? tile === "?" : letter === tile;
    });
    if (where.length > most) add("tile-excess", where, { tile, most, found: where.length });
  }
  if (lying.length === 1) add("too-few-tiles", lying, { needed: 2 });
  const starts = squares.filter((square) => includesSquare(layout.starts, square));
  const started = lying.filter((square) => includesSquare(starts, square));
  if (started.length === 0) add("start-not-covered", starts);
  for (const group of besideTheRest(groupsOf(lying), started)) add("not-connected", group);
  if (rules.noRepeats === true) {
    wordsOn(rules, board).forEach(({ word, letters }, at, all) => {
      const again = all.slice(0, at).some((earlier) => earlier.word === word);
      if (again)
        add(
          "word-repeated",
          letters.map(({ row, col }) => ({ row, col })),
          { word },
        );
    });
  }
  return faults;
}

/** All groups but one: of those with a start square, or else of all, the largest; the first of several. */
function besideTheRest(groups: readonly Square[][], started: readonly Square[]): Square[][] {
  const withStart = groups.filter((group) => group.some((square) => includesSquare(started, square)));
  const candidates = withStart.length > 0 ? withStart : groups;
  const size = Math.max(...candidates.map((group) => group.length));
  const rest = candidates.find((group) => group.length === size);
  return groups.filter((group) => group !== rest);
}

/** Squares that touch one another. Each starts with a number of its own; neighbours take the smaller one, until all have. */
function groupsOf(lying: readonly Square[]): Square[][] {
  const numbers = lying.map((_, at) => at);
  for (let changed = true; changed; ) {
    changed = false;
    lying.forEach((square, at) => {
      for (const beside of neighboursOf(square)) {
        const other = lying.findIndex((each) => isSameSquare(each, beside));
        if (other >= 0 && numbers[other]! < numbers[at]!) {
          numbers[at] = numbers[other]!;
          changed = true;
        }
      }
    });
  }
  return [...new Set(numbers)].map((number) => lying.filter((_, at) => numbers[at] === number));
}

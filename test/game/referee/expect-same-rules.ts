// Whether a preset of the library says what the referee's says, which was written from the texts.
import type { Ruleset } from "tilewright";
import { expect } from "vitest";
import type { Rules } from "../../oracle/shapes.ts";
import { premiumOf, squareAt } from "../../oracle/squares.ts";

/** Fails unless they are the same, whatever characters draw their boards and in whatever order labels are listed. */
export function expectSameRules(preset: Ruleset, texts: Rules): void {
  const { tileSet, layout, forbiddenLabels, ...rest } = preset;
  const { tileSet: tiles, layout: board, forbiddenLabels: labels, ...others } = texts;
  expect(rest).toEqual(others);
  expect([...forbiddenLabels].sort()).toEqual([...labels].sort());
  expect({ letters: byLetter(tileSet.letters), blanks: tileSet.blanks }).toEqual({
    letters: byLetter(tiles.letters),
    blanks: tiles.blanks,
  });
  expect([layout.rows, layout.cols, layout.starts]).toEqual([board.rows, board.cols, board.starts]);
  for (let index = 0; index < board.rows * board.cols; index++) {
    const square = squareAt(board, index);
    expect(premiumOf(layout, square), `row ${square.row}, column ${square.col}`).toEqual(premiumOf(board, square));
  }
}

function byLetter(letters: Rules["tileSet"]["letters"]): Rules["tileSet"]["letters"] {
  return [...letters].sort((one, other) => (one.letter < other.letter ? -1 : 1));
}

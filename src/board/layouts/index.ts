/**
 * Boards that ship: 15 by 15, 11 by 11 and 21 by 21 squares. `defineLayout` of the main entry point makes others. For a
 * board that you draw, `premiumAt` and `isHoleAt` say what a square is, and `indexOfSquare` and `squareAtIndex` where
 * it stands in a list of all squares.
 *
 * @module tilewright/layouts
 * @packageDocumentation
 */
// A room of tables: every other file is one board as a drawing, a character a square, and has no code.
export { indexOfSquare, isHoleAt, premiumAt, squareAtIndex } from "../layout.ts";
export { layout11 } from "./layout-11.ts";
export { layout21 } from "./layout-21.ts";
export { standardLayout } from "./standard.ts";

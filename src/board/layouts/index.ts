/**
 * The built-in boards: 15×15, 11×11 and 21×21 squares. To define others, use `defineLayout` from the main entry point.
 * To draw a board yourself, use `premiumAt` and `isHoleAt` to find out what a square is, and `indexOfSquare` and
 * `squareAtIndex` to convert between squares and their indices.
 *
 * @module tilewright/layouts
 * @packageDocumentation
 */
// A room of tables: every other file is one board as a drawing, a character a square, and has no code.
export { indexOfSquare, isHoleAt, premiumAt, squareAtIndex } from "../layout.ts";
export { layout11 } from "./layout-11.ts";
export { layout21 } from "./layout-21.ts";
export { standardLayout } from "./standard.ts";

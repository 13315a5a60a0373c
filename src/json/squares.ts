import type { Square } from "../board/square.ts";
import type { ReadContext } from "./context.ts";
import { readObject, type Shape } from "./shape.ts";

/** Reads a square of the board. */
export function readSquare(context: ReadContext, value: unknown, path: string): Square | null {
  return readObject(context, value, path, squareShape);
}

/** The two properties of a square, also where it is part of something more. */
export const squareShape: Shape<Square> = {
  row: ({ reader, rules }, value, path) => reader.integer(value, path, 0, rules.rows - 1),
  col: ({ reader, rules }, value, path) => reader.integer(value, path, 0, rules.cols - 1),
};

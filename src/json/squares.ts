import type { Square } from "../board/square.ts";
import type { Ground } from "./ground.ts";
import { readObject, type Shape } from "./shape.ts";

/** Reads a square of the board. */
export function readSquare(ground: Ground, value: unknown, path: string): Square | null {
  return readObject(ground, value, path, squareShape);
}

/** The two properties of a square, also where it is part of something more. */
export const squareShape: Shape<Square> = {
  row: ({ reader, tables }, value, path) => reader.integer(value, path, 0, tables.rows - 1),
  col: ({ reader, tables }, value, path) => reader.integer(value, path, 0, tables.cols - 1),
};

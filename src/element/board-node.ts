import type { TilewrightBoard } from "./board-element.ts";

/**
 * The public members of a board. A program that loads the types for both `import` and `require` sees the class twice,
 * and two classes with private members are never compatible types.
 */
export type BoardNode = Pick<TilewrightBoard, keyof TilewrightBoard>;

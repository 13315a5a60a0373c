import type { TilewrightBoard } from "./board-element.ts";

/**
 * A board by its public members. A program that loads the types for `import` and those for `require` sees the class
 * twice, and two classes with private members are never the same type.
 */
export type BoardNode = Pick<TilewrightBoard, keyof TilewrightBoard>;

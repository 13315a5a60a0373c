import type { TilewrightBoard } from "tilewright/element";
import { make } from "./dom.ts";

/** Makes a board. */
export const makeBoard = (): TilewrightBoard => make("tilewright-board" as "div") as unknown as TilewrightBoard;

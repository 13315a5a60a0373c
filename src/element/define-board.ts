import { requireThat } from "../read/refuse.ts";
import { TilewrightBoard } from "./board-element.ts";
import { register } from "./dom.ts";

/**
 * Registers the board under your own name, in addition to `<tilewright-board>`, which `import "tilewright/element"`
 * registers.
 *
 * If the name is already taken, its existing definition is kept. On a server, where there are no elements, this
 * function does nothing.
 *
 * @param name - The tag name, which must contain a hyphen.
 */
export function defineBoard(name: string): void {
  requireTag(name);
  // A class can have one name only.
  register(name, class extends TilewrightBoard {});
}

/** Throws a `TypeError` if a name cannot be that of a tag. */
export function requireTag(name: string): void {
  const isTag = typeof name === "string" && /^[a-z].*-/.test(name);
  requireThat(isTag, "name", "a tag name with a hyphen, such as my-board", name);
}

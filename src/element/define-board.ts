import { requireThat } from "../read/refuse.ts";
import { TilewrightBoard } from "./board-element.ts";
import { register } from "./dom.ts";

/**
 * Registers the board under a name of your own. `import "tilewright/element"` has registered `<tilewright-board>`
 * already.
 *
 * A name that is taken keeps what it has. On a server, where there are no elements, nothing happens.
 *
 * @param name - The tag, with a hyphen in it.
 */
export function defineBoard(name: string): void {
  requireTag(name);
  // A class can have one name only.
  register(name, class extends TilewrightBoard {});
}

/** Throws a `TypeError` if a name cannot be that of a tag. */
export function requireTag(name: string): void {
  requireThat(
    typeof name === "string" && /^[a-z].*-/.test(name),
    "name",
    "a tag with a hyphen in it, such as my-board",
    name,
  );
}

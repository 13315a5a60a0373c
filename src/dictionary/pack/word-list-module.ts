import { requireThat } from "../../read/refuse.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { WordList } from "../word-list.ts";
import { packWordList } from "./pack-word-list.ts";

/**
 * The source text of a module that exports `words`, the word list packed into it. Import it like any other module; it
 * is unpacked when the first word is looked up. The tile set is written into the module. If you pass `tileSetName`, the
 * name that `tilewright/tile-sets` has for it, it is imported instead. `typed` adds the type that a `.ts` file needs.
 *
 * @param options - The tile set of the list, and the name of its export.
 *
 * @throws RangeError if the tile set has more than 63 letters.
 */
export function wordListModule(
  list: WordList,
  options: { readonly tileSet: TileSet; readonly tileSetName?: string; readonly typed?: boolean },
): string {
  const packed = packWordList(list, options);
  requireThat(typeof list.size === "number", "list", "what wordList makes of words", list);
  const { tileSet, tileSetName, typed = false } = Object(options) as typeof options;
  const { id, letters, blanks } = tileSet;
  const dictionary = `import { unpackWordList${typed ? ", type WordList" : ""} } from "tilewright/dictionary";`;
  const imports = tileSetName === undefined ? [] : [`import { ${tileSetName} } from "tilewright/tile-sets";`];
  return [
    `// Words packed with tilewright: ${list.size.toLocaleString("en")}.`,
    dictionary,
    ...imports,
    "",
    `const packed = ${JSON.stringify(packed)};`,
    `const tileSet = ${tileSetName ?? JSON.stringify({ id, letters, blanks })};`,
    "",
    `export const words${typed ? ": WordList" : ""} = /* @__PURE__ */ unpackWordList(packed, { tileSet });`,
    "",
  ].join("\n");
}

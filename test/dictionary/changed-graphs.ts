import fc from "fast-check";
import type { TileSet } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { smallLexicons, tileSetOf } from "./arbitrary.ts";

/** Three letters: few enough for words to share many of them. */
export const abc: TileSet = tileSetOf(["A", "B", "C"]);

/** Good graphs with some bits, bytes or whole nodes changed, so that many of them pass. */
export const changedGraphs: fc.Arbitrary<Uint32Array> = fc
  .tuple(smallLexicons, fc.boolean(), fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 1, maxLength: 4 }))
  .map(([{ words }, gaddag, changes]) => {
    const letters = words.map((word) => word.map((letter) => "ABC"[letter.codePointAt(0)! % 3]).join(""));
    const nodes = new Uint32Array(buildWordGraph(letters, { tileSet: abc, gaddag }).bytes.slice(0));
    for (const [at, value, how] of changes) {
      const i = at % nodes.length;
      const node = nodes[i]!;
      if (how === 0) nodes[i] = node ^ (1 << (value % 32));
      else if (how === 1) nodes[i] = (node & ~0x3fffff) | (value % nodes.length);
      else if (how === 2) nodes[i] = nodes[value % nodes.length]!;
      else nodes[i] = node ^ 0x800000;
    }
    return nodes;
  });

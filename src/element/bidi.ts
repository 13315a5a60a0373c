import type { ElementWords } from "../messages/types/element.ts";
import { fromRight } from "../tiles/direction.ts";

const fromLeft = "\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}";

/** Whether the sentences of a board are written from right to left. */
export function isMirrored({ players }: ElementWords): boolean {
  return new RegExp(`[${fromRight}]`, "u").test(players);
}

/**
 * A sentence in which names and words of the other direction are isolated (U+2068 and U+2069), so that they do not draw
 * the numbers and words around them to the wrong side.
 */
export function isolated(sentence: string, labels: ElementWords): string {
  const letters = isMirrored(labels) ? fromLeft : fromRight;
  // A name may have several words.
  const run = new RegExp(`[${letters}]([${letters}\\p{M}\\p{N} '’-]*[${letters}\\p{M}])?`, "gu");
  return sentence.replace(run, "\u2068$&\u2069");
}

import type { ElementWords } from "../../messages/types/element.ts";
import type { LanguageName } from "../../messages/types/messages.ts";
import { fromRight, hasFromRight } from "../../tiles/direction.ts";
import { reach, set } from "../dom.ts";

const fromLeft = "\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}";

/** Whether the sentences of a board are written from right to left. */
function isMirrored({ players }: ElementWords): boolean {
  return hasFromRight(players);
}

/** Gives a part of the board the language and the direction of its sentences; without one, that of the page holds. */
export function speakIn<N extends Element>(part: N, { language }: Partial<LanguageName>, labels: ElementWords): N {
  if (language === undefined) part.removeAttribute("lang");
  else set(part, { lang: language });
  return set(part, { dir: isMirrored(labels) ? "rtl" : "ltr" });
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

/**
 * Puts a sentence into a node that is read out. The same sentence twice is said twice: the second time it ends with a
 * space.
 */
export function announce(node: HTMLElement, sentence: string, labels: ElementWords): void {
  const text = isolated(sentence, labels);
  node.textContent = node.textContent === text ? `${text}\u00a0` : text;
  reach(node);
}

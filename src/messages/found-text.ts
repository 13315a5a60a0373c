import { describe } from "../read/describe.ts";
import { describeFound, type Found } from "../read/found.ts";
import type { FoundWords } from "./types/found.ts";

/** Says what stands where something else should: texts and numbers as they are, anything else in words. */
export function foundText(found: Found, words: FoundWords): string {
  if (typeof found !== "object" || found === null) return describe(found);
  const { is, of } = found;
  const word = Object.hasOwn(words, is) ? words[is as keyof FoundWords] : undefined;
  if (word === undefined) return describeFound(found);
  return is === "object" && of !== undefined ? `${word} (${of.slice(0, 40)})` : word;
}

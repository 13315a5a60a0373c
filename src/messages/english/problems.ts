import { dataSentences } from "../../json/sentences.ts";
import { alone, type Expectations, inOne } from "../../read/sentences.ts";
import type { ProblemSentences } from "../types/problems.ts";

const ownSentences: Omit<Expectations, keyof typeof dataSentences> = {
  root: ({ reversed, found }) => {
    if (reversed) return alone("the bytes of this pointer are in reverse order");
    return ["a pointer to the first list", `0x${Number(found).toString(16).padStart(8, "0")}`];
  },
  cycle: ({ found }) => alone(`this arc leads back to node ${found}`),
  truncated: ({ of, found }) =>
    of === "node"
      ? ["a multiple of 4 bytes, one node each", `${found} bytes`]
      : alone("the file ends in the middle of a list"),
  arc: ({ nodes }) => `an arc to a node in a list, below ${nodes}`,
  "letter-number": ({ letters }) => `a letter from 1 to ${letters}`,
  separator: ({ of }) => {
    if (of === "second") return alone("this is a second separator in one word");
    return alone(of === "end" ? "a word ends with this separator" : "a DAWG must have no separators");
  },
  anagrams: ({ found }) =>
    alone(`the graph contains anagrams instead of words: ${found} entries with their letters in alphabetical order`),
  "dead-end": () => alone("no word ends at or after this letter"),
  order: ({ after }) => `a letter after ${after}`,
  hex: () => "64 lower-case hexadecimal digits",
  commitment: ({ commitment }) => alone(`this secret does not match the commitment ${commitment}`),
  part: ({ id, found }) => alone(`a part with the same id, ${JSON.stringify(id)}, has different ${found}`),
};

/** What problems say, in English. */
export const englishProblems: Omit<ProblemSentences, "codes"> & { readonly codes: Expectations } =
  /* @__PURE__ */ (() => ({
    codes: { ...dataSentences, ...ownSentences },
    said: ({ expected, found }) => inOne(expected, found),
  }))();

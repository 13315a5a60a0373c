import type { FoundWords } from "../types/found.ts";

/** What things are called that stand where something else should, in English. */
export const englishFound: FoundWords = {
  list: "a list",
  object: "an object",
  "object-that-throws": "an object that throws",
  bigint: "a bigint",
  function: "a function",
  symbol: "a symbol",
};

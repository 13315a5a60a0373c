import { type FoundWords, foundWords } from "../../read/found.ts";

/** What things are called that stand where something else should, in English. */
export const englishFound: FoundWords = foundWords;

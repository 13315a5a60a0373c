import { describe } from "../read/describe.ts";
import { requireThat } from "../read/refuse.ts";
import type { Dictionary } from "./dictionary.ts";

/** How many words may be refused before a warning. */
const mostRefused = 50;

/**
 * A dictionary that answers like the one you pass, and calls `warn` once if it refuses each of the first 50 words. The
 * usual cause is a `Set` of words in small letters, while words are looked up as the tile set spells them. Each watched
 * dictionary has its own count.
 *
 * @param warn - Called with a sentence, once.
 */
export function watchDictionary(dictionary: Dictionary, warn: (message: string) => void): Dictionary {
  requireThat(typeof dictionary?.has === "function", "dictionary", "a dictionary; wordList makes one", dictionary);
  requireThat(typeof warn === "function", "warn", "a function", warn);
  let refused = 0;
  const watched: Dictionary = {
    has(word, letters) {
      const answer = dictionary.has(word, letters);
      if (answer) refused = Number.POSITIVE_INFINITY;
      else if (++refused === mostRefused) {
        warn(
          `The dictionary has refused all of the first ${mostRefused} words it was asked, the last of them ` +
            `${describe(word)}. Does it spell its words as the tile set does?`,
        );
      }
      return answer;
    },
  };
  const { labels } = dictionary;
  if (labels === undefined) return watched;
  return { ...watched, labels: (word, letters) => labels.call(dictionary, word, letters) };
}

import type { Dictionary } from "./dictionary.ts";

const patience = 50;

/**
 * A dictionary that answers as the given one does, and calls `warn` once if the first 50 words it was asked were all
 * refused. The commonest cause is a `Set` of words in small letters: words are asked as the tile set spells them. It
 * counts for itself; watching one dictionary twice makes two counts.
 */
export function watchDictionary(dictionary: Dictionary, warn: (message: string) => void): Dictionary {
  let refused = 0;
  const watched: Dictionary = {
    has(word, letters) {
      const answer = dictionary.has(word, letters);
      if (answer) refused = Number.POSITIVE_INFINITY;
      else if (++refused === patience) {
        warn(
          `The dictionary has refused all of the first ${patience} words it was asked, the last of them ${JSON.stringify(word)}. Does it spell its words as the tile set does?`,
        );
      }
      return answer;
    },
  };
  const { labels } = dictionary;
  if (labels === undefined) return watched;
  return { ...watched, labels: (word, letters) => labels.call(dictionary, word, letters) };
}

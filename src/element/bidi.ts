/** Letters that are written from right to left: Hebrew, Arabic and their relatives. */
const fromRight = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc";
const fromLeft = "\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}";

/** Whether a language is written from right to left. */
export function isFromRight(language: string | undefined): boolean {
  return /^(ar|fa|he|ur|yi)\b/.test(language ?? "");
}

/**
 * A sentence in which names and words of the other direction are isolated (U+2068 and U+2069), so that they do not draw
 * the numbers and words around them to the wrong side. `mirrored`: the sentence is written from right to left.
 */
export function isolated(sentence: string, mirrored: boolean): string {
  const letters = mirrored ? fromLeft : fromRight;
  // A name may have several words.
  const run = new RegExp(`[${letters}]([${letters}\\p{M}\\p{N} '’-]*[${letters}\\p{M}])?`, "gu");
  return sentence.replace(run, "\u2068$&\u2069");
}

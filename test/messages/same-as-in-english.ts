/** Texts that a language has word for word as English has them, by the name of the language. */
const sameTexts: Readonly<Record<string, readonly string[]>> = {
  french: ["H, 4 points", "total", "points"],
  portuguese: ["total"],
  spanish: ["total"],
};

/** The texts that must not differ from English in a language; "8H, H" is the same in all. */
export function sameAsInEnglish(language: string): readonly string[] {
  return ["8H, H", ...(sameTexts[language] ?? [])];
}

// Word lists of our own making: large enough to be a lexicon, and the same in every run.

const beginnings = [
  "",
  "",
  "",
  "B",
  "BR",
  "C",
  "CL",
  "D",
  "F",
  "G",
  "K",
  "M",
  "P",
  "QU",
  "R",
  "S",
  "ST",
  "T",
  "V",
  "Z",
];
const middles = ["A", "E", "I", "O", "U", "AI", "EA", "OO"];
const ends = ["B", "CK", "D", "G", "L", "M", "N", "ND", "P", "R", "SH", "T", "X"];
const inflections = ["", "S", "ED", "ING", "ER", "ERS", "Y", "IER", "NESS", "LESS"];

/** Some 40,000 invented words with the shape of a language: roots of one or two syllables and their inflections. */
export function inventedWords(): readonly string[] {
  const roots = new Set<string>();
  let state = 7;
  const pick = (list: readonly string[]): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)]!;
  };
  for (let i = 0; i < 4800; i++) {
    const syllable = (): string => pick(beginnings) + pick(middles) + pick(ends);
    roots.add(i % 3 === 0 ? syllable() : syllable() + syllable());
  }
  return [...new Set([...roots].flatMap((root) => inflections.map((inflection) => root + inflection)))].sort();
}

/** Words that differ from those given by one letter more, less, other, or two in turn, and their beginnings. */
export function* nearMisses(words: readonly string[], alphabet: readonly string[], howMany: number): Generator<string> {
  let state = 11;
  const below = (limit: number): number => {
    state = (Math.imul(state, 22695477) + 1) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let i = 0; i < howMany; i++) {
    const word = words[below(words.length)]!;
    const at = below(word.length);
    const letter = alphabet[below(alphabet.length)]!;
    const before = word.slice(0, at);
    const after = word.slice(at);
    yield [
      before + letter + after,
      before + letter + after.slice(1),
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      before,
      word + letter,
      word.toLowerCase(),
    ][below(7)]!;
  }
}

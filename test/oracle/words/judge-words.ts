import { labels } from "../play/play-rules.ts";
import { type Random, randomFrom } from "../random.ts";
import type { Dictionary, TileSet } from "../shapes.ts";
import { digraphTiles, englishTiles, fortyTiles, languageTiles } from "../tile-sets.ts";

/** Words that a club is to judge, as players wrote them, and what it judges them by. */
export interface Challenge {
  readonly tileSet: TileSet;
  readonly forbiddenLabels: readonly string[];
  readonly dictionary: Dictionary;
  readonly words: readonly string[];
  /** Whether all are acceptable. */
  readonly good: boolean;
}

const tileSets = [englishTiles, digraphTiles, fortyTiles, languageTiles("polish"), languageTiles("spanish")];

/** The same challenge for the same seed. */
export function challengeOf(seed: number): Challenge {
  const random = randomFrom(seed);
  const tileSet = random.pick(tileSets);
  const forbiddenLabels = labels.filter(() => random.chance(0.3));
  const book = Array.from({ length: 12 }, () => ({
    letters: wordOf(random, tileSet),
    entries: Array.from({ length: random.below(3) }, () => labels.filter(() => random.chance(0.15))),
  }));
  const entriesOf = (letters: readonly string[]) => book.find((line) => line.letters.join("|") === letters.join("|"));
  const dictionary: Dictionary = {
    has: (_word, letters) => entriesOf(letters) !== undefined,
    labels: (_word, letters) => entriesOf(letters)?.entries ?? [],
  };
  const isGood = (letters: readonly string[]): boolean => {
    const line = entriesOf(letters);
    // Two letters may be read as one, and one is not a word.
    if (line === undefined || letters.length < 2) return false;
    const allowed = line.entries.filter((entry) => entry.every((label) => !forbiddenLabels.includes(label)));
    return line.entries.length === 0 || allowed.length > 0;
  };
  const known = Array.from({ length: random.pick([0, 1, 1, 2, 3, 5]) }, () => random.pick(book).letters);
  const strange = Array.from({ length: random.pick([0, 0, 0, 1]) }, () => wordOf(random, tileSet));
  const noWords = random.chance(0.2) ? [random.pick(["", " ", "A", "7", "AB-AB", "AB AB", "A?", "♞♞"])] : [];
  return {
    tileSet,
    forbiddenLabels,
    dictionary,
    words: random.shuffled([...[...known, ...strange].map((letters) => written(random, letters)), ...noWords]),
    good: noWords.length === 0 && known.length + strange.length > 0 && [...known, ...strange].every(isGood),
  };
}

/** A few letters that are read as these when they are written in a row. */
function wordOf(random: Random, tileSet: TileSet): readonly string[] {
  const letters = Array.from({ length: 2 + random.below(4) }, () => random.pick(tileSet.letters).letter);
  return split(tileSet, letters.join(""));
}

/** The letters of a text: of those that it begins with the longest, and so on. */
function split(tileSet: TileSet, text: string): string[] {
  if (text === "") return [];
  const fitting = tileSet.letters.map(({ letter }) => letter).filter((letter) => text.startsWith(letter));
  const [longest = text] = fitting.sort((one, other) => other.length - one.length);
  return [longest, ...split(tileSet, text.slice(longest.length))];
}

/** A word as somebody writes it: in any case, marks apart from their letters or not, white space around it. */
function written(random: Random, letters: readonly string[]): string {
  const cased = letters.map((letter) => (random.chance(0.5) ? letter.toLowerCase() : letter)).join("");
  const inForm = cased.normalize(random.pick(["NFC", "NFD"]));
  return `${random.pick(["", " ", "\t"])}${inForm}${random.pick(["", " ", "\n"])}`;
}

/**
 * What remarks expect, find and suppose, as the readers write it in English. `{n}` and `{m}` stand for numbers,
 * `{words}` for a number in words, `{phrase}` for one of these phrases, and any other name for a text.
 *
 * A test compares this list with the texts of the readers. Where two phrases fit a text, the first one counts.
 */
export const phrases = [
  // Plays, racks and tiles
  "a coordinate such as 8H (across) or H8 (down)",
  "a coordinate and a word, such as 8F HORN",
  "a square of the board, up to {square}",
  "brackets in pairs",
  "a closing bracket",
  '"the end of the word"',
  "a word that ends on the board",
  "a letter of the tile set {tiles}",
  "tiles of the tile set {tiles}, at most {n} characters",
  "tiles of the tile set {tiles}",
  "a tile that lies at {square}",
  "{letter}, which lies at {square}",
  "at least one tile that is not on the board yet",
  "at most {n} blanks: small letters are blanks, capitals are tiles",
  "at most {n} tiles",
  "at most {n} players",
  "at most {n} events",
  "at most {tiles}",
  "a rack with {tiles}",
  "the tiles of the rack, {rack}",
  "the rack of the play, {rack}",
  "at least {n} tiles in the bag, which has {m}",
  "a play by {name} just before",
  "a challenger of {name}",
  "the end of the game",
  "{n} for {name}",
  "the unplayed tiles for {name}",
  "nothing for {name}",
  "nothing",
  // Recorded games
  "a recorded game: lines such as >Ann: HORNEIA 8F HORN +14 14",
  "a recorded game of at most 4 MB",
  "a game history of at most 4 MB",
  "a text of {n} bytes",
  "a text of {n} characters",
  "a game history as JSON, with players and events",
  "the encoding of the file",
  "a colon after the nickname",
  "a play, an exchange, a pass or an event in brackets",
  "a score such as +14",
  "a total such as 14",
  "one of the tile sets {names}",
  "one of {names}",
  "one #{pragma}",
  "a pragma of the format",
  "a field of a game history",
  "a line of at most 16,384 characters",
  "a name of at most 8,000 characters",
  "a line that begins with # or >",
  "a game of {n} players, as the ruleset has targets",
  "a lexicon for the tile set {tiles}",
  "the standard board, or a ruleset given with the text",
  "the usual game, or a ruleset given with the text",
  "a number of tiles",
  "tiles and points, such as 7 50",
  "text",
  "a whole number",
  "a list of texts",
  "a list of whole numbers",
  "a list of objects",
  "a game from its beginning",
  "{key}: {phrase}",
  // Positions
  "rows, racks, scores and a number of turns, at most {n} characters",
  "rows, racks, scores and a number of turns",
  "a score",
  "a number of turns",
  "{n} scores, one for each rack",
  "{n} rows, as the ruleset's board has",
  "{n} rows",
  "{n} squares",
  "a tile of the tile set {tiles}, or a number",
  "no tile on a hole of the board",
  // What probably happened
  "the score of this line not added?",
  "the blank counted as its letter?",
  "the blanks counted as their letters?",
  "the blank at {square}, and not at {other}?",
  "without the bonus of {n}?",
  "with a bonus of {n}, which {m} tiles do not get?",
  "{n} more than the rules give: five points for a challenge that failed?",
  "{n} more than the rules give: ten points for a challenge that failed?",
  "{n} more than the rules give: five points for each of {words} challenged words?",
  // What cannot be written
  "the tiles of {tiles}",
  "a tile set whose name the reader knows",
  "a board of {n} by {m}",
  "the standard board",
  "an end ({reason})",
  "a missed turn",
  "a pass, as which it is written",
  "the next total",
  "{points} points for {name} by ruling ({reason})",
  "{name} resigns",
  "a blank exchanged for {letter}",
  "{n} tiles too many returned",
  "a challenge that failed",
] as const;

/** One of the phrases. */
export type Phrase = (typeof phrases)[number];

/** The values that a phrase names in braces. */
type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** For each phrase of the remarks a function that says the same, with the values that the phrase names. */
export type PhraseMessages = {
  readonly [P in Phrase]: (
    values: {
      readonly [N in Names<P>]: N extends "n" | "m" | "words" ? number : string;
    },
  ) => string;
};

const numbers: readonly string[] = ["two", "three", "four", "five", "six", "seven", "eight"];

/** What a name in braces stands for. Texts may be anything, but never begin or end a longer list of phrases. */
const shapes: Readonly<Record<string, string>> = {
  n: "-?\\d+",
  m: "-?\\d+",
  words: numbers.join("|"),
  key: "[a-z_]+",
  points: "[+-]\\d+",
};

interface Pattern {
  readonly phrase: Phrase;
  /** The names in braces, in the order of the groups. */
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

// Groups are counted, not named: Hermes, the engine of React Native, had no names of groups for years, and a bundler
// cannot rewrite a pattern that is put together here.
const patterns: readonly Pattern[] = /* @__PURE__ */ phrases.map((phrase) => {
  const names: string[] = [];
  const source = phrase.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return `(${shapes[name] ?? ".+"})`;
  });
  return { phrase, names, pattern: new RegExp(`^${source}$`, "su") };
});

/** A text of a remark in other words; the text itself if it is not one of the phrases, such as a name or a number. */
export function inOtherWords(text: string, messages: PhraseMessages): string {
  for (const { phrase, names, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const values = names.map((name, i) => [name, valueNamed(name, found[i + 1]!, messages)]);
    return (messages[phrase] as (values: object) => string)(Object.fromEntries(values));
  }
  return text;
}

function valueNamed(name: string, text: string, messages: PhraseMessages): string | number {
  if (name === "n" || name === "m") return Number(text);
  if (name === "words") return numbers.indexOf(text) + 2;
  return name === "phrase" ? inOtherWords(text, messages) : text;
}

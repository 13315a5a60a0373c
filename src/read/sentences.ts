import { choicesText, describe, knownText } from "./describe.ts";
import { describeFound, type Found } from "./found.ts";
import type { Problem, ProblemOf } from "./problem.ts";

/**
 * What one code says: what should be there, or this and what is there; or a sentence of its own, as {@link alone}
 * returns it.
 */
export type Expectation<C extends Problem["code"]> = (
  problem: ProblemOf<C>,
) => string | readonly [expected: string, found: string];

/** For codes of problems, what they say. */
export type Expectations<C extends Problem["code"] = Problem["code"]> = {
  readonly [K in C]: Expectation<K>;
};

/** A sentence that says a problem alone, where "expected this, found that" would be stiff. */
export function alone(sentence: string): readonly [sentence: string, found: ""] {
  return [sentence, ""];
}

/** A problem in a sentence. */
export function problemText(problem: Problem, sentences: Partial<Expectations>): string {
  const { code, found } = problem;
  const said = (sentences[code] as Sentence | undefined)?.(problem) ?? code; // nothing where a value is missing
  return typeof said === "string" ? inOne(said, describeFound(found)) : inOne(...said);
}

type Sentence = (problem: Problem) => ReturnType<Expectations[Problem["code"]]> | undefined;

/** What should be there and what is there in a sentence. Nothing is found where a sentence says all alone. */
export function inOne(expected: string, found: string): string {
  return found === "" ? expected : `expected ${expected}, found ${found}`;
}

/** What readers of moves and of any other values say, in English. */
export const valueSentences: Expectations<
  "type" | "unreadable" | "range" | "choice" | "unknown-key" | "unknown-letter" | "too-large" | "empty" | "repeated"
> = {
  type: ({ type }) => kinds[type],
  unreadable: ({ type }) => alone(`this ${type} throws when it is read`),
  range: ({ min, max, found }) => [boundsText(min, max), grouped(found)],
  choice: ({ choices }) => (choices.length === 1 ? describe(choices[0]) : choicesText(choices)),
  "unknown-key": ({ keys, newer }) =>
    alone(`unknown property ${knownText(keys)}${newer ? "; a newer version of tilewright may know it" : ""}`),
  "unknown-letter": ({ tileSet, empty, found }) => {
    const mark = empty === null ? "" : ` (an empty square is ${empty === "." ? '"."' : empty})`;
    return alone(`${describeFound(found)} is not a letter in the ${tileSet} tile set${mark}`);
  },
  "too-large": ({ of, most, after, nodeBits, found }) => {
    if (of === "nodes") return [`at most ${grouped(most)} nodes with nodeBits: ${nodeBits}`, grouped(found)];
    const others = after === undefined ? "" : ` (${grouped(after)} come before them)`;
    return [`at most ${grouped(most)} ${nounFor(most, units[of] ?? of)}${others}`, grouped(found)];
  },
  empty: ({ of }) => [atLeastOne[of], "none"],
  repeated: ({ of, found }) => {
    const what = describeFound(found);
    switch (of) {
      case "start":
        return alone("this start square is listed twice");
      case "bonus":
        return alone(`there is more than one bonus for ${what} tiles`);
      case "part":
        return alone(`another part also has the id ${what}`);
      default:
        return alone(`${of} ${what} is listed more than once`);
    }
  },
};

const kinds = {
  object: "an object",
  list: "a list",
  text: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  null: "null",
  bytes: "bytes (an ArrayBuffer or a Uint8Array)",
};

/** What is counted, where its key is not the word for it. */
const units: Readonly<Record<string, string>> = {
  values: "entries and properties in total",
  set: "tiles in total",
  beginnings: "beginnings of words",
};

const atLeastOne = {
  starts: "at least one start square",
  letters: "at least one letter",
  prices: "a price for the first failed challenge",
  targets: "one target for everyone, or one for each player",
  winners: "at least one winner",
};

/** What the readers of rulesets, layouts and tile sets say besides, in English. */
const ruleSentences: Expectations<"count" | "conflict" | "letter" | "legend" | "hole"> = {
  count: ({ of, min, max }) => `${min === max ? min : `${min} to ${max}`} ${nounFor(max, of)}`,
  conflict: ({ why, limit, found }) => {
    switch (why) {
      case "players":
        return `at least ${limit} (players.min)`;
      case "max-tiles":
        return `at most ${limit} (the most tiles in a play)`;
      case "multiplies":
        return "0, because this bonus multiplies the score";
      case "turns-after-bag":
        return alone(`${describeFound(found)} has no meaning with end.turnsAfterBag, under which no player goes out`);
      case "letters-and-points":
        return alone("set either letters or points, but not both");
      case "first-play":
        return `at least ${limit}, so that a first word can be played`;
      case "no-neighbour":
        return alone("no start square is next to another square, so no first word can be played");
      case "few-tiles":
        return `at least ${limit} tiles, enough for a first word and one for each player`;
      case "no-end":
        return alone("a game in which everyone passes would never end: set passesEach, for example to 2");
    }
  },
  letter: () => "1 to 8 characters in normal form C, without white space or ? . ( ) [ ] /",
  legend: ({ of, found }) =>
    of === "key" ? "a single character" : alone(`${describeFound(found)} is not a character in the legend`),
  hole: ({ empty }) =>
    alone(`this square is a hole${empty === null ? "" : `, which must be ${empty === "." ? '"."' : empty}`}`),
};

/** What `defineRuleset`, `defineLayout` and `defineTileSet` say, in English. */
export const definitionSentences: typeof valueSentences & typeof ruleSentences = /* @__PURE__ */ (() => ({
  ...valueSentences,
  ...ruleSentences,
}))();

function boundsText(min: number | null, max: number | null): string {
  if (min === null) return `at most ${grouped(max)}`;
  return max === null ? `at least ${grouped(min)}` : `a number from ${grouped(min)} to ${grouped(max)}`;
}

/** A noun for so many things: `1 entry`, `2 entries`. */
function nounFor(count: number, many: string): string {
  return count === 1 ? many.replace(/ies$/, "y").replace(/s$/, "") : many;
}

/** A number with its thousands set off: `8,000,000`. Anything else that was found is described. */
function grouped(found: Found): string {
  return Number.isInteger(found) ? found!.toLocaleString("en") : describeFound(found);
}

import { describeFound, type Found } from "./found.ts";
import type { Problem, ProblemOf } from "./problem.ts";

/** What should be there, for one code: in words, or with the words for what is there, if it has its own. */
export type Expectation<C extends Problem["code"]> = (
  problem: ProblemOf<C>,
) => string | readonly [expected: string, found: string];

/** For codes of problems, what should be there. */
export type Expectations<C extends Problem["code"] = Problem["code"]> = {
  readonly [K in C]: Expectation<K>;
};

/** What readers of any value say, in English. */
const valueSentences: Expectations<
  "type" | "unreadable" | "range" | "choice" | "unknown-key" | "too-large" | "empty" | "repeated"
> = {
  type: ({ type }) => kinds[type],
  unreadable: ({ type }) => `${kinds[type]} that can be read`,
  range: ({ min, max }) => {
    if (min === null) return `at most ${max}`;
    return max === null ? `at least ${min}` : `${min} to ${max}`;
  },
  choice: ({ choices }) => choices.join(", "),
  "unknown-key": ({ keys, newer }) =>
    `one of ${keys.join(", ")}${newer ? "; a newer version of tilewright may know it" : ""}`,
  "too-large": ({ of, most, after, nodeBits, found }) => {
    if (of === "nodes") return [`at most ${most} nodes with nodeBits: ${nodeBits}`, `${found} nodes`];
    return `at most ${most}${sizes[of]}${after === undefined ? "" : `, after ${after} others`}`;
  },
  empty: ({ of }) => [atLeastOne[of], "none"],
  repeated: ({ of }) => (of === "start" ? ["each start square once", "a square twice"] : once[of]),
};

const kinds = {
  object: "an object",
  list: "a list",
  text: "a text",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  null: "null",
  bytes: "bytes",
};

const sizes = {
  characters: " characters",
  entries: " entries",
  values: " entries and properties in all",
  tiles: " tiles",
  set: " tiles in all",
  words: "",
  events: "",
  beginnings: " beginnings of words",
};

const atLeastOne = {
  starts: "at least one start square",
  letters: "at least one letter",
  prices: "a price for the first failed challenge",
  targets: "one target for all, or one for each player",
  winners: "at least one winner",
};

const once = {
  seat: "each seat once",
  letter: "each letter once",
  bonus: "one bonus for each number of tiles",
  part: "the id of no other part",
};

/** What the readers of rulesets, layouts and tile sets say besides, in English. */
const ruleSentences: Expectations<"count" | "conflict" | "unknown-letter" | "letter" | "legend" | "hole"> = {
  count: ({ of, min, max }) => `${min === max ? min : `${min} to ${max}`} ${max === 1 ? of.slice(0, -1) : of}`,
  conflict: ({ why, limit }) => {
    switch (why) {
      case "players":
        return `at least ${limit}, the minimum`;
      case "max-tiles":
        return `at most ${limit}, the most tiles of a play`;
      case "multiplies":
        return "0, because the bonus multiplies";
      case "turns-after-bag":
        return "another one: with turnsAfterBag nobody goes out";
      case "letters-and-points":
        return ["either letters or points", "both, or none"];
      case "first-play":
        return `at least ${limit}, for a first word`;
      case "no-neighbour":
        return ["a square beside a free one, for a first word", "none"];
      case "few-tiles":
        return `at least ${limit} tiles, for a first word and each player`;
      case "no-end":
        return ["an end for players who only pass, such as passesEach: 2", "none"];
    }
  },
  "unknown-letter": ({ tileSet, empty }) =>
    `${empty === null ? "" : `${empty} or `}a letter of the tile set ${tileSet}`,
  letter: () => "1 to 8 characters in normal form C, none of ? . ( ) [ ] / or white space",
  legend: ({ of }) => (of === "key" ? "one character" : "a character of the legend"),
  hole: ({ empty }) => {
    if (empty === null) return ["a square that is not a hole", "a hole"];
    return empty === "." ? ".: this is a hole" : ["null: this is a hole", "a tile"];
  },
};

/** What `defineRuleset`, `defineLayout` and `defineTileSet` say, in English. */
export const definitionSentences: typeof valueSentences & typeof ruleSentences = /* @__PURE__ */ (() => ({
  ...valueSentences,
  ...ruleSentences,
}))();

/** A problem in the words of a table: what should be there, and what is there. */
export function problemWords(
  problem: Problem,
  sentences: Partial<Expectations>,
  foundIn: (found: Found) => string = describeFound,
): readonly [expected: string, found: string] {
  const { code } = problem;
  const said = (sentences[code] as Sentence | undefined)?.(problem) ?? code; // nothing where a value is missing
  return typeof said === "string" ? [said, foundIn(problem.found)] : said;
}

type Sentence = (problem: Problem) => ReturnType<Expectations[Problem["code"]]> | undefined;

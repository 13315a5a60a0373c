import { dataSentences } from "../../json/sentences.ts";
import type { ProblemOf } from "../../read/problem.ts";
import type { Expectations } from "../../read/sentences.ts";
import { choicesText } from "../in-english.ts";
import type { ProblemSentences } from "../types/problems.ts";

const ownSentences: Omit<Expectations, keyof typeof dataSentences> & Pick<ProblemSentences, "said"> = {
  root: ({ reversed, found }) => [
    "a pointer to a first list",
    reversed ? "its bytes in reverse order" : `0x${Number(found).toString(16).padStart(8, "0")}`,
  ],
  cycle: ({ found }) => ["a way that ends", `a way back to node ${found}`],
  truncated: ({ of, found }) =>
    of === "node" ? ["4 bytes for each node", `${found} bytes`] : ["another node of this list", "the end of the file"],
  arc: ({ nodes }) => `an arc to one of ${nodes} nodes`,
  "letter-number": ({ letters }) => `a letter from 1 to ${letters}`,
  separator: ({ of }) => {
    if (of === "second") return ["one separator in each word", "another after it"];
    return of === "end"
      ? ["letters after the separator", "the end of a word"]
      : ["letters only in the DAWG", "a separator"];
  },
  anagrams: ({ found }) => ["words", `${found} anagrams, with their letters in alphabetical order`],
  "dead-end": () => ["the end of a word, or letters after it", "neither"],
  order: ({ after }) => `a letter after ${after}`,
  hex: () => "64 hexadecimal digits in lower case",
  commitment: ({ commitment }) => [`the secret of the commitment ${commitment}`, "another one"],
  part: ({ id, found }) => [
    `the same records and figures as in another report with a part ${JSON.stringify(id)}`,
    `other ${found}`,
  ],
  said: ({ expected, found, problem }) => {
    if (problem.code === "json" && problem.of === "text") return `cannot be read as JSON: ${found}`;
    if (problem.code === "choice") return `expected ${choicesText(problem.choices.map(String))}, found ${found}`;
    if (problem.code === "unknown-key") return `unknown property (known: ${problem.keys.join(", ")})${newer(problem)}`;
    return `expected ${expected}, found ${found}`;
  },
};

function newer(problem: ProblemOf<"unknown-key">): string {
  return problem.newer ? "; a newer version of tilewright may know it" : "";
}

/** What problems say, in English. */
export const englishProblems: Expectations & Pick<ProblemSentences, "said"> = /* @__PURE__ */ (() => ({
  ...dataSentences,
  ...ownSentences,
}))();

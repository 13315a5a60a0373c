import { definitionSentences, type Expectations } from "../read/sentences.ts";

const ownSentences: Expectations<"too-large" | "hidden" | "version" | "json" | "reference" | "rack"> = {
  "too-large": (problem) => {
    const { of, most, after } = problem;
    if (of === "events" && after === undefined) return `at most ${most} events and turns owed`;
    return definitionSentences["too-large"](problem);
  },
  hidden: () => "0: a game with a seed hides no tile",
  version: ({ version }) => `${version}`,
  json: ({ of, found }) => [
    of === "text" ? "a text in JSON" : "a list of placements in JSON; parsePlay reads a text such as 8F HORN",
    `${found}`.replace(/\s+/g, " ").slice(0, 200),
  ],
  reference: (problem) => {
    switch (problem.to) {
      case "event":
        return `the index of an earlier event of type ${problem.type}`;
      case "word":
        return `the index of one of ${problem.words} words`;
      case "playing":
        return "a player who has not resigned";
      case "left":
        return "a player who is left";
      case "turn-owed":
        return ["a turn owed for a failed challenge", "one that nobody owes"];
      case "turns-owed":
        return `at most ${problem.most}, one for each failed challenge`;
      case "over":
        return "a game that is over: fewer than two players are left";
    }
  },
  rack: ({ tiles, found }) => {
    if (tiles === null) return "null: there is no viewer";
    if (found === null) return "the viewer's tiles";
    return tiles.join(" ") || "an empty list";
  },
};

/** What the parsers of JSON say, in English. */
export const dataSentences: typeof definitionSentences & typeof ownSentences = /* @__PURE__ */ (() => ({
  ...definitionSentences,
  ...ownSentences,
}))();

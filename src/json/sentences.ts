import { engineText } from "../read/found.ts";
import { alone, definitionSentences, type Expectations } from "../read/sentences.ts";

const ownSentences: Expectations<"too-large" | "hidden" | "version" | "json" | "reference" | "rack"> = {
  "too-large": (problem) => {
    const said = definitionSentences["too-large"](problem);
    if (problem.of !== "events" || problem.after !== undefined) return said;
    return [`${said[0]} and turns owed`, said[1]!];
  },
  hidden: () => "0, because a game with a seed has no hidden tiles",
  version: ({ version }) => `${version}`,
  json: ({ of, found }) => {
    const advice = of === "text" ? "" : "; to read a play such as 8F HORN, use parsePlay";
    return alone(`cannot be read as JSON: ${engineText(found)}${advice}`);
  },
  reference: (problem) => {
    switch (problem.to) {
      case "event":
        return `the index of an earlier event of type "${problem.type}"`;
      case "word":
        return `the index of a word, ${problem.words === 1 ? "which can only be 0" : `from 0 to ${problem.words - 1}`}`;
      case "playing":
        return "a player who has not resigned";
      case "left":
        return "a player who is still in the game";
      case "turn-owed":
        return alone("this player owes no turn for a failed challenge");
      case "turns-owed":
        return `at most ${problem.most}, one for each failed challenge`;
      case "over":
        return alone("the game must be over, because fewer than two players are left");
    }
  },
  rack: ({ tiles, found }) => {
    if (tiles === null) return "null, because the view has no viewer";
    if (found === null) return "the viewer's tiles";
    return tiles.length === 0 ? "no tiles, as on the viewer's rack" : `the viewer's tiles, ${tiles.join(" ")}`;
  },
};

/** What the parsers of JSON say, in English. */
export const dataSentences: typeof definitionSentences & typeof ownSentences = /* @__PURE__ */ (() => ({
  ...definitionSentences,
  ...ownSentences,
}))();

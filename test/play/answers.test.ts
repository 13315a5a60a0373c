import {
  applyMove,
  createGame,
  type Dictionary,
  endGame,
  type Position,
  previewPlay,
  unwrap,
  validatePlacement,
} from "tilewright";
import { checkedWords, onyx2006, us2021 as ruleset } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

const horx = [..."HORX"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
const game = (rules = ruleset) =>
  createGame({ players: 2, ruleset: rules, racks: [[..."HORXEEE"], [..."FARMSTE"]], first: 0, seed: "answers" });
const played = unwrap(applyMove(game(), { type: "play", placements: horx })).state;

/** Everything that asks a dictionary. */
const askers: Readonly<Record<string, (dictionary: Dictionary) => unknown>> = {
  validatePlacement: (dictionary) => validatePlacement({ ruleset }, horx, { dictionary }),
  previewPlay: (dictionary) => previewPlay({ ruleset }, horx, { dictionary }),
  "a challenge": (dictionary) => applyMove(played, { type: "challenge" }, { by: 1, dictionary }),
  "a play whose words are checked": (dictionary) =>
    applyMove(game(checkedWords(ruleset)), { type: "play", placements: horx }, { by: 0, dictionary }),
};

describe.each(Object.entries(askers))("where %s looks a word up,", (_, ask) => {
  test.each<[string, unknown, string]>([
    [
      "a promise",
      Promise.resolve(false),
      "an object (Promise). Promises are not awaited; see docs/recipes/remote-dictionary.md",
    ],
    ["a text", "no", '"no"'],
    ["a number", 0, "0"],
    ["nothing", undefined, "undefined"],
    ["null", null, "null"],
    ["a list of labels", [["proper"]], "a list"],
  ])("%s for an answer of the dictionary is a TypeError that names the word", (_what, answer, found) => {
    const before = JSON.stringify(played);
    expect(() => ask({ has: () => answer as boolean })).toThrow(
      new TypeError(`options.dictionary.has(HORX): expected true or false, found ${found}`),
    );
    expect(JSON.stringify(played)).toBe(before);
  });

  test.each<[string, unknown]>([
    ["a promise", Promise.resolve([])],
    ["a text", "proper"],
    ["a list of strings", ["proper"]],
  ])("labels that are %s are a TypeError that names the word", (_what, labels) => {
    expect(() => ask({ has: () => true, labels: () => labels as never })).toThrow(
      /^options\.dictionary\.labels\(HORX\): expected a list of lists of labels/,
    );
  });
});

test.each([[Promise.resolve(false)], ["no"], [undefined], [1]])(
  "%s for an answer of canPlay is a TypeError",
  (answer) => {
    const canPlay = (() => answer) as unknown as (position: Position) => boolean;
    const noBag = { ...game(onyx2006), bag: { tiles: [], hidden: 0 } };
    const message = /^options\.canPlay\(position\): expected true or false, found /;
    expect(() => applyMove(noBag, { type: "pass" }, { canPlay })).toThrow(message);
    expect(() => endGame(noBag, { reason: "no-plays", canPlay })).toThrow(message);
  },
);

test("createGame without a seed throws a TypeError if there is no source of chance, and says what to do", () => {
  const { crypto } = globalThis;
  try {
    for (const missing of [undefined, {}]) {
      Object.defineProperty(globalThis, "crypto", { value: missing, configurable: true, writable: true });
      expect(() => createGame({ players: 2 })).toThrow(TypeError);
      expect(() => createGame({ players: 2 })).toThrow(
        new TypeError("seed: this platform has no crypto.getRandomValues; pass a secret string with 128 random bits"),
      );
      expect(createGame({ players: 2, seed: "by hand" }).seed).toBe("by hand");
    }
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true, writable: true });
  }
});

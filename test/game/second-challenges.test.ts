// D20: whether the other words of a play may be challenged after a challenge of it has failed, under every preset.
import { allowedMoves, applyMove, defineRuleset, type GameState, type Ruleset } from "tilewright";
import { nineTile, rulesets, us2021, worldEnglishPrices } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { begin, lay, make } from "../federations/cases.ts";

/** Ann has laid a play that forms three words; Ben has challenged the main word of it, which is good. */
function afterFirst(ruleset: Ruleset): GameState {
  const second = lay(make(lay(begin(ruleset)), { type: "pass" }));
  return make(second, { type: "challenge", words: [0] }, 1);
}

/** Whether Ben may challenge the other words as well. */
function takesASecond(ruleset: Ruleset): boolean {
  const { state } = applyMove(
    afterFirst(ruleset),
    { type: "challenge", words: [1] },
    { by: 1, dictionary: { has: () => true } },
  );
  return state !== undefined;
}

describe("a second challenge of the same play is", () => {
  const byWord = ["us-2021", "classic-1948", "basic"];
  const settled = Object.keys(rulesets).filter((id) => !byWord.includes(id));

  test.each(byWord)("allowed under %s, whose rulebook goes word by word", (id) => {
    const ruleset = rulesets[id as keyof typeof rulesets];
    expect([ruleset.challenge?.looksUp, takesASecond(ruleset)]).toEqual(["word-by-word", true]);
  });

  test.each(settled)("refused under %s, which says so itself", (id) => {
    const ruleset = rulesets[id as keyof typeof rulesets];
    expect(takesASecond(ruleset)).toBe(false);
    expect(ruleset.challenge?.looksUp).not.toBe("word-by-word");
    const { challenge } = allowedMoves(afterFirst(ruleset), 1);
    expect(challenge.violations?.map(({ code }) => code)).toEqual(["nothing-to-challenge"]);
  });

  test.each(Object.entries(worldEnglishPrices))("refused at the price %s", (_, challenge) => {
    expect(takesASecond(defineRuleset(rulesets["world-english-2022"], { challenge }))).toBe(false);
  });
});

test("a ruleset built on us2021 keeps its answer, whatever else it changes", () => {
  for (const change of [nineTile, { tieBreak: "shared" }, { players: { min: 1, max: 16 } }] as const)
    expect(takesASecond(defineRuleset(us2021, change))).toBe(true);
});

test("a new rule for challenges has to say which words it looks up: nothing is inherited or lost in silence", () => {
  const whenWrong = "nothing";
  expect(() => defineRuleset(us2021, { challenge: { whenWrong } as never })).toThrow(/challenge\.looksUp/);
  const kept = defineRuleset(us2021, { challenge: { ...us2021.challenge!, whenWrong } });
  const once = defineRuleset(us2021, { challenge: { looksUp: "named-words", whenWrong } });
  expect([takesASecond(kept), takesASecond(once)]).toEqual([true, false]);
});

test.each([
  ["named-words", "over"],
  ["every-word", "over"],
  ["word-by-word", "last-challenge"],
] as const)("a failed challenge of a last play under %s leaves the game %s", (looksUp, kind) => {
  const challenge = { looksUp, whenWrong: "nothing" } as const;
  const { ruleset, ...second } = lay(make(lay(begin(us2021)), { type: "pass" }));
  expect(ruleset).toBe(us2021);
  const waiting = { ...second, ruleset: defineRuleset(us2021, { challenge, end: { targets: [1] } }) };
  const status = { kind: "last-challenge", turn: null, waitingFor: [1], play: waiting.history.length - 1 } as const;
  expect(make({ ...waiting, status }, { type: "challenge", words: [1] }, 1).status.kind).toBe(kind);
});

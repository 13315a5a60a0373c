import { applyMove, createGame, defineRuleset, previewPlay, scoreMove, validatePlacement, viewFor } from "tilewright";
import { newDraft, previewDraft } from "tilewright/compose";
import { checkedWords, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

// Rules that look words up when they are played: without a dictionary nobody can say that a play is legal.
const ruleset = defineRuleset(us2021, checkedWords);
const horx = [..."HORX"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
const game = createGame({ players: 2, ruleset, first: 0, seed: "checked", racks: [[..."HORXEEE"], [..."FARMSTE"]] });
const missing = [{ code: "no-dictionary", squares: [] }];

describe.each([
  ["a position", { ruleset, rack: [..."HORXEEE"] }],
  ["a position whose rack is not known", { ruleset }],
  ["a game", game],
  ["a view", viewFor(game, 0)],
])("HORX on %s, under rules that check words on every play", (_, position) => {
  test("is refused without a dictionary, as applyMove refuses it", () => {
    expect(validatePlacement(position, horx).violations).toEqual(missing);
    expect(applyMove(game, { type: "play", placements: horx }).violations).toEqual(missing);
  });

  test("is not legal in a preview, which still has its words and score", () => {
    const { legal, violations, words, score } = previewPlay(position, horx);
    expect({ legal, violations, total: score?.total }).toEqual({ legal: false, violations: missing, total: 28 });
    expect(words).toMatchObject([{ word: "HORX", status: "unchecked" }]);
  });

  test("is judged by the dictionary where there is one", () => {
    expect(validatePlacement(position, horx, { dictionary: new Set(["HORX"]) }).ok).toBe(true);
    const bad = { code: "invalid-word", word: "HORX" };
    expect(validatePlacement(position, horx, { dictionary: new Set() }).violations).toMatchObject([bad]);
  });

  test("has its score, which says nothing of words", () => {
    expect(scoreMove(position, horx).score?.total).toBe(28);
  });

  test("lists no missing dictionary for tiles that may not lie there", () => {
    const gap = horx.filter(({ col }) => col !== 6);
    expect(validatePlacement(position, gap).violations?.map(({ code }) => code)).toEqual(["gap"]);
  });
});

test("words that are looked up on a challenge only need no dictionary", () => {
  expect(validatePlacement({ ruleset: us2021 }, horx).ok).toBe(true);
  expect(previewPlay({ ruleset: us2021 }, horx).legal).toBe(true);
});

test("a board without a dictionary lets the server decide on words", () => {
  const view = viewFor(game, 0);
  const laid = horx.map((tile) => ({ ...tile, blank: false, from: null }));
  const draft = { ...newDraft(view), laid };
  expect(previewDraft(view, draft)).toMatchObject({ legal: true, violations: [] });
  expect(previewDraft(view, draft, { dictionary: new Set() }).legal).toBe(false);
});

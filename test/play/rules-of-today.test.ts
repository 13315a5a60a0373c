// Scores and words under rules that no rulebook has: examples as the rules of such games give them.
import { applyMove, defineLayout, defineRuleset, explainScore, scoreMove, unwrap, validatePlacement } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { parsePosition } from "tilewright/json";
import { generatePlays } from "tilewright/movegen";
import { parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { english } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { dictionary, make, refusalCodes, scene } from "../game/scene.ts";

/** A board of one row with a square of each kind; the first play covers the first square. */
const rowWith = (rowsOfSquares: string, legend: Parameters<typeof defineLayout>[0]["legend"]) =>
  defineRuleset(us2021, {
    layout: defineLayout({ rowsOfSquares: [rowsOfSquares], legend, starts: [{ row: 0, col: 0 }] }),
  });

const lay = (word: string, col = 0) => [...word].map((letter, i) => ({ row: 0, col: col + i, letter }));
const board = (text: string) => [...text].map((letter) => (letter === "." ? null : { letter, blank: false }));

describe("a premium that sticks", () => {
  const ruleset = rowWith("d.D...", {
    d: { letter: 2, word: 1, sticks: true },
    D: { letter: 1, word: 2, sticks: true },
  });

  test("counts again when a word is formed through its square", () => {
    expect(unwrap(scoreMove({ ruleset }, lay("HORN"))).score.total).toBe((8 + 1 + 1 + 1) * 2);
    const { score } = unwrap(scoreMove({ ruleset, board: board("HORN..") }, lay("S", 4)));
    expect(score.total).toBe((8 + 1 + 1 + 1 + 1) * 2);
    expect(score.words[0].letters[0]).toMatchObject({ letter: "H", through: true, points: 8 });
  });

  test("counts for plays that are generated, too", () => {
    const graph = buildWordGraph(["HORN", "HORNS"], { tileSet: english, gaddag: true });
    const [best] = generatePlays({ ruleset, board: board("HORN.."), rack: ["S"] }, graph);
    expect(best?.points).toBe(24);
  });
});

describe("a premium for some tiles only", () => {
  test("counts for tiles of its points, as colours do in games whose tiles have them", () => {
    const ruleset = rowWith("t....", { t: { letter: 3, word: 1, when: { points: [4] } } });
    expect(unwrap(scoreMove({ ruleset }, lay("HORN"))).score.total).toBe(3 * 4 + 3);
    expect(unwrap(scoreMove({ ruleset }, lay("NO"))).score.total).toBe(2);
    const blank = [{ row: 0, col: 0, letter: "H", blank: true }, ...lay("O", 1)];
    expect(unwrap(scoreMove({ ruleset }, blank)).score.total).toBe(1);
  });

  test("counts for its letters, blanks among them", () => {
    const ruleset = rowWith("D....", { D: { letter: 1, word: 2, when: { letters: ["H"] } } });
    expect(unwrap(scoreMove({ ruleset }, lay("HO"))).score.total).toBe(10);
    expect(unwrap(scoreMove({ ruleset }, lay("NO"))).score.total).toBe(2);
    const blank = [{ row: 0, col: 0, letter: "H", blank: true }, ...lay("O", 1)];
    expect(unwrap(scoreMove({ ruleset }, blank)).score.total).toBe(2);
  });
});

test("a bonus that multiplies does so with the main word, not with the cross words", () => {
  const ruleset = defineRuleset(us2021, { bonuses: [{ tiles: 4, points: 0, times: 2 }] });
  const { score } = unwrap(scoreMove({ ruleset }, unwrap(parsePlay("8F HORN", { ruleset })).placements));
  expect(score.total).toBe(28);
  expect(score.bonus).toEqual({ tiles: 4, points: 14 });
  expect(explainScore(score)).toContain("14");
});

describe("where no word may be formed twice", () => {
  const ruleset = defineRuleset(us2021, { noRepeats: true });
  const position = { ruleset, wordsPlayed: ["HORN"] };
  const horn = unwrap(parsePlay("8F HORN", { ruleset })).placements;

  test("a word that has been formed is refused, in a position that lists the words", () => {
    expect(validatePlacement({ ruleset }, horn).ok).toBe(true);
    const squares = horn.map(({ row, col }) => ({ row, col }));
    expect(validatePlacement(position, horn).violations).toEqual([{ code: "word-repeated", squares, word: "HORN" }]);
    expect(() => validatePlacement({ ruleset, wordsPlayed: 7 as never }, horn)).toThrow(TypeError);
  });

  test("the words of a position can be read from JSON", () => {
    const read = unwrap(parsePosition({ board: null, wordsPlayed: ["HORN"] }, ruleset));
    expect(validatePlacement(read, horn).violations?.map(({ code }) => code)).toEqual(["word-repeated"]);
    expect(parsePosition({ wordsPlayed: [7] }, ruleset).problems?.[0]?.path).toBe("wordsPlayed[0]");
  });

  test("it is refused in a game, where the words of plays that were taken off do not count", () => {
    const game = scene({ ruleset, plays: ["8F HORN"], racks: ["ORNEE", "ORNEE"], bag: "EEEEEEE", turn: 1 });
    expect(refusalCodes(game, "F8 .ORN")).toEqual(["word-repeated"]);
    const phony = make(make(game, "F8 .RON"), "challenge", { by: 0, dictionary });
    expect(phony.history.at(-1)?.type).toBe("phony-returned");
    expect(refusalCodes(make(phony, "pass"), "F8 .RON")).toEqual([]);
  });

  test("no such play is generated", () => {
    const graph = buildWordGraph(["HORN", "HORNS"], { tileSet: ruleset.tileSet, gaddag: true });
    const plays = generatePlays({ ...position, rack: [..."HORNS"] }, graph);
    expect(plays.length).toBeGreaterThan(0);
    expect(plays.every(({ placements }) => placements.length === 5)).toBe(true);
  });
});

test("an announced score is still compared where a word is repeated", () => {
  const ruleset = defineRuleset(us2021, { noRepeats: true });
  const game = scene({ ruleset, plays: ["8F HORN"], racks: ["SO", "SO"], bag: "E", turn: 1 });
  const { placements } = unwrap(parsePlay("7H SO", game));
  expect(applyMove(game, { type: "play", placements, points: 1 }).violations?.map(({ code }) => code)).toContain(
    "wrong-points",
  );
});

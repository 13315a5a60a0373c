// Premiums that stay, or that count for some tiles only: on one board no two that differ look alike, also below tiles.
import fc from "fast-check";
import { type BoardTile, defineLayout, defineRuleset, type Premium, type Ruleset, viewFor } from "tilewright";
import { describeNotice, newDraft, noticeAt } from "tilewright/compose";
import { germanMessages as messages } from "tilewright/messages/german";
import { describeBoard, renderBoard, renderSvg } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import type { PremiumCondition } from "../../src/board/premium.ts";
import { scene } from "../game/scene.ts";
import { allLanguages as languages } from "../messages/all-languages.ts";
import { casesOf, seed } from "../seed.ts";

const factor = fc.integer({ min: 1, max: 5 });
const premiums: fc.Arbitrary<Premium> = fc
  .record({
    letter: factor,
    word: factor,
    sticks: fc.boolean(),
    when: fc.option(
      fc.oneof(
        fc.subarray([..."ABCDEFGHIJQ"]).map((letters): PremiumCondition => ({ letters })),
        fc.subarray([0, 1, 2, 3, 4, 5, 8, 10]).map((points): PremiumCondition => ({ points })),
      ),
    ),
  })
  .map(({ sticks, when, ...rest }) => ({ ...rest, ...(sticks ? { sticks } : {}), ...(when ? { when } : {}) }))
  .filter(({ letter, word }) => letter * word > 1);

/** A board of one row with these premiums. */
function boardOf(meanings: readonly Premium[]): Ruleset {
  const characters = [..."abcdefghijklmnopqrstuvwxyz"].slice(0, meanings.length);
  const legend = Object.fromEntries(meanings.map((meaning, i) => [characters[i]!, meaning]));
  const layout = defineLayout({
    rowsOfSquares: [characters.join("").padEnd(2, ".")],
    legend,
    starts: [{ row: 0, col: 0 }],
  });
  return defineRuleset(us2021, { layout, bonuses: [] });
}

const tile: BoardTile = { letter: "A", blank: false };

/** What each square of a picture shows, without what only hovering tells. */
const squaresOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<g transform="translate\(\d+ \d+\)">(.*)<\/g>/g)].map(([, inside]) =>
    inside!.replace(/<title>.*?<\/title>/g, ""),
  );

/** Nothing is twice. */
const expectDifferent = (looks: readonly string[], many: number): void => {
  expect(looks.length).toBe(many);
  expect(new Set(looks).size, looks.join("\n")).toBe(many);
};

test("on one board no two different premiums look alike: in a picture, in words, as text, and below tiles if they stay", () => {
  const boards = fc.uniqueArray(premiums, {
    minLength: 2,
    maxLength: 12,
    selector: (meaning) => JSON.stringify(meaning),
  });
  fc.assert(
    fc.property(boards, (meanings) => {
      const ruleset = boardOf(meanings);
      const many = meanings.length;
      expectDifferent(squaresOf(renderSvg({ ruleset })), many);
      expectDifferent(squaresOf(renderSvg({ ruleset }, { premiums: "words" })), many);
      const signs = renderBoard({ ruleset }).split("\n")[1]!.slice(1).trim().split(/ +/);
      expectDifferent(signs, many);

      const staying = meanings.filter(({ sticks }) => sticks);
      if (staying.length < 2) return;
      const covered = { ruleset: boardOf(staying), board: staying.map(() => tile) };
      expectDifferent(squaresOf(renderSvg(covered)), staying.length);
      const row = renderBoard(covered).split("\n")[1]!;
      expectDifferent(row.slice(2).match(/\SA/g) ?? [], staying.length);
    }),
    { seed, numRuns: casesOf(400) },
  );
});

test.each(languages)(
  "%s has different words for different premiums, and says those that stay below tiles, too",
  (_, messages) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(premiums, { minLength: 2, maxLength: 12, selector: (meaning) => JSON.stringify(meaning) }),
        (meanings) => {
          const ruleset = boardOf(meanings);
          const at = { code: "at", square: { row: 0, col: 0 }, start: false, hole: false } as const;
          const say = (premium: Premium, lies: (BoardTile & { laid: boolean }) | null) =>
            describeNotice({ ...at, tile: lies, premium }, messages);
          expectDifferent(
            meanings.map((premium) => say(premium, null)),
            meanings.length,
          );
          const staying = meanings.filter(({ sticks }) => sticks);
          expectDifferent(
            staying.map((premium) => say(premium, { ...tile, laid: false })),
            staying.length,
          );
          const sentences = describeBoard({ ruleset }, { messages }).slice(2);
          expect(sentences.length).toBe(meanings.filter(({ sticks, when }) => sticks || when).length);
        },
      ),
      { seed, numRuns: casesOf(80) },
    );
  },
);

describe("a board of four colours", () => {
  const colour = (points: number) => ({ letter: 3, word: 1, when: { points: [points] } });
  const legend = { 1: colour(1), 2: colour(2), 3: colour(3), 5: colour(5) };
  const layout = defineLayout({ rowsOfSquares: ["5.1.5", ".2.3.", "1.-.1", ".3.2.", "5.1.5"], legend });
  const ruleset = defineRuleset(us2021, { layout });

  test("is printed with a sign for each, and a line that explains it", () => {
    expect(renderBoard({ ruleset }).split("\n")).toEqual([
      "   A  B  C  D  E",
      "1  *  .  +  .  *",
      "2  .  %  .  &  .",
      "3  +  .  -  .  +",
      "4  .  &  .  %  .",
      "5  *  .  +  .  *",
      "   * triple letter, only for tiles worth 5",
      "   + triple letter, only for tiles worth 1",
      "   % triple letter, only for tiles worth 2",
      "   & triple letter, only for tiles worth 3",
    ]);
  });

  test("is described with the squares of each colour, as long as they are free", () => {
    const board = Array.from({ length: 25 }, (_, i) => (i === 0 ? tile : null));
    expect(describeBoard({ ruleset, board }).slice(2)).toEqual([
      "Squares 1C, 3A, 3E and 5C: triple letter, only for tiles worth 1.",
      "Squares 1E, 5A and 5E: triple letter, only for tiles worth 5.",
      "Squares 2B and 4D: triple letter, only for tiles worth 2.",
      "Squares 2D and 4B: triple letter, only for tiles worth 3.",
    ]);
  });

  test("is drawn in yellow, green, blue and red, with the points in the corner", () => {
    const svg = renderSvg({ ruleset });
    const hues = [...svg.matchAll(/hsl\((\d+) [^>]*>.*?class="letter-text"[^>]*>(\d)</g)].map(
      ([, hue, points]) => `${points}: ${hue}`,
    );
    expect([...new Set(hues)].sort()).toEqual(["1: 67", "2: 134", "3: 201", "5: 335"]);
  });
});

test("a premium that stays is said at the cursor of a board below the tile that covers it", () => {
  const legend = { "=": { letter: 1, word: 3, sticks: true } };
  const layout = defineLayout({
    rowsOfSquares: ["...", "..=", "..."].map((row) => row.padEnd(15, ".")),
    legend,
  });
  const ruleset = defineRuleset(us2021, { layout });
  const game = scene({ ruleset, racks: ["HORNEEE", "FARMEEE"] });
  const board = game.board.map((_, i) => (i === 17 ? tile : null));
  const view = viewFor({ ...game, board }, 0);
  const notice = noticeAt(view, newDraft(view), { row: 1, col: 2 });
  expect(describeNotice(notice)).toBe("2C, A, triple word, counts every time");
});

test("premiums that say the same have one sign and one sentence, whichever characters draw them", () => {
  const staying = { letter: 1, word: 2, sticks: true } as const;
  const ruleset = boardOf([staying, { ...staying }, { letter: 2, word: 1, sticks: false }, { letter: 2, word: 1 }]);
  expect(renderBoard({ ruleset })).toBe(
    ["   A  B  C  D", "1  *  *  '  '", "   * double word, counts every time"].join("\n"),
  );
  expect(describeBoard({ ruleset }).slice(2)).toEqual(["Squares 1A and 1B: double word, counts every time."]);
});

test("the lines below a printed board are in the language that it is given", () => {
  const ruleset = boardOf([{ letter: 2, word: 1, when: { letters: ["A", "E"] } }]);
  expect(renderBoard({ ruleset }, { messages }).split("\n")[2]).toBe("   * doppelter Buchstabenwert, nur für A oder E");
});

test("a premium that stays keeps its sign on tiles also where premiums are in words, and has none where there are none", () => {
  const ruleset = boardOf([{ letter: 1, word: 3, sticks: true }]);
  const covered = { ruleset, board: [tile, null] };
  expect(squaresOf(renderSvg(covered, { premiums: "words" }))).toEqual(squaresOf(renderSvg(covered)));
  expect(renderSvg(covered)).toContain(">3×<");
  expect(renderSvg(covered, { premiums: "none" })).not.toContain("sticks");
});

import fc from "fast-check";
import { defineLayout, defineRuleset, defineTileSet, positionOf, previewPlay, viewFor } from "tilewright";
import { englishMessages } from "tilewright/messages/english";
import { describeBoard, renderSvg, type SvgTheme, svgThemes } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { contrast } from "../../docs/site/client/contrast.js";
import { casesOf } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";
import { playedGame } from "./boards.ts";

const layout = defineLayout({
  rowsOfSquares: [`='"-`, "~^#.", "x.y."],
  legend: { x: { letter: 2, word: 2 }, y: { letter: 5, word: 1 } },
  starts: [{ row: 2, col: 3 }],
});
const small = defineRuleset(us2021, { layout });

/** The names of the open tags while a text is read as XML; throws where tags do not match or a sign is not escaped. */
function tagsOf(xml: string): readonly string[] {
  const open: string[] = [];
  const seen: string[] = [];
  const rest = xml.replace(
    /<(\/?)(\w+)((?: [\w:-]+="[^"<>&]*(?:&#\d+;[^"<>&]*)*")*)(\/?)>/g,
    (_, end, name, _2, empty) => {
      if (end === "/") expect(open.pop()).toBe(name);
      else seen.push(name);
      if (end === "" && empty === "") open.push(name);
      return "";
    },
  );
  expect(open).toEqual([]);
  expect(rest.replace(/&#\d+;/g, "")).not.toMatch(/[<>&]/);
  return seen;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe("renderSvg", () => {
  test("draws every square, premium, hole and tile of a game, with points and the last play", () => {
    const svg = renderSvg(playedGame(["8F HORn", "H6 FA.M"]));
    expect(tagsOf(svg)[0]).toBe("svg");
    expect(count(svg, 'class="tile"')).toBe(7);
    expect(count(svg, 'class="square"')).toBe(225 - 7);
    expect(count(svg, 'class="last"')).toBe(3);
    expect(count(svg, 'class="blank"')).toBe(1);
    expect(svg).toContain(">F</text>");
    expect(svg).toContain('y="33" font-size="9" fill="#ffffff">4</text>');
    expect(svg).toContain("<title>A board of 15 rows and 15 columns, with 7 tiles on it.</title>");
  });

  test("draws a hole as no square, and each premium with its sign and its words", () => {
    const svg = renderSvg({ ruleset: small });
    expect(count(svg, 'class="square"')).toBe(11);
    for (const sign of ["2×", "3×", "4×", "5×", "2·2"]) expect(svg).toContain(`>${sign}</text>`);
    for (const words of ["double letter", "quadruple word", "5 times letter", "double letter, double word"])
      expect(svg).toContain(`<title>${words}</title>`);
    expect(count(svg, 'class="start"')).toBe(1);
  });

  test("writes premiums in words instead of signs, or leaves them out", () => {
    const words = renderSvg({ ruleset: small }, { premiums: "words" });
    expect(words).toMatch(/<text [^>]*>double<\/text><text [^>]*>letter<\/text>/);
    expect(words).not.toContain("×");
    expect(renderSvg({ ruleset: small }, { premiums: "none" })).not.toMatch(/×|double/);
  });

  test("frames a play that is being laid, and marks the squares of its violations, tiles or not", () => {
    const placements = [
      { row: 2, col: 1, letter: "H" },
      { row: 2, col: 3, letter: null },
      { row: 9, col: 9, letter: "X" },
    ];
    const { violations } = previewPlay({ ruleset: small }, placements.slice(0, 2));
    expect(violations.map(({ code }) => code)).toEqual(["blank-without-letter", "gap"]);
    const svg = renderSvg({ ruleset: small }, { placements, violations });
    expect(count(svg, 'class="tile"')).toBe(2);
    expect(count(svg, 'class="laid"')).toBe(1);
    expect(count(svg, 'class="wrong"')).toBe(2);
    expect(count(svg, ">!</text>")).toBe(2);
    expect(svg).toContain(">?</text>");
  });

  test("writes letters of several characters smaller, and mirrors the board for scripts read from the right", () => {
    const laid = (letters: readonly string[]) => letters.map((letter, col) => ({ row: 2, col, letter }));
    const sizes = (svg: string) =>
      [...svg.matchAll(/class="tile-text" x="18"[^>]* font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(
      sizes(renderSvg({ ruleset: defineRuleset(small, { tileSet: spanish }) }, { placements: laid(["A", "CH"]) })),
    ).toEqual([22, 17]);
    const letters = [["א", 1, 5]] as const;
    const hebrew = defineTileSet({ id: "hebrew", letters, blanks: { count: 0, points: 0 } });
    const place = (svg: string) => /translate\((\d+) \d+\)"><rect class="tile"/.exec(svg)?.[1];
    const ruleset = defineRuleset(small, { tileSet: hebrew });
    expect(place(renderSvg({ ruleset }, { placements: laid(["א"]) }))).toBe("124");
    expect(place(renderSvg({ ruleset }, { placements: laid(["א"]), rightToLeft: false }))).toBe("24");
  });

  test("has a title and the description that you hand in, and escapes both", () => {
    const svg = renderSvg({ ruleset: small }, { title: `<A & "B">`, description: "\u0000\ud800 it's" });
    expect(svg).toContain("<title>&#60;A &#38; &#34;B&#34;&#62;</title>");
    expect(svg).toContain("<desc>\ufffd\ufffd it's</desc>");
    const game = playedGame(["8F HORN"]);
    const description = describeBoard(game).join(" ");
    expect(renderSvg(game, { description })).toContain(`<desc>${description}</desc>`);
    expect(renderSvg(game)).not.toContain("<desc>");
    const messages = { picture: { ...englishMessages.picture, size: "Brett" } };
    expect(renderSvg({ ruleset: small }, { messages })).toContain("<title>Brett</title>");
  });

  test("leaves out coordinates and the frame of the last play if you say so", () => {
    const game = playedGame(["8F HORN"]);
    expect(renderSvg(game, { coordinates: false })).not.toContain('class="coordinate"');
    expect(renderSvg(game, { lastPlay: false })).not.toContain('class="last"');
  });

  test("uses your colours in place of those of the theme, and cannot be made to break out of an attribute", () => {
    const svg = renderSvg({ ruleset: small }, { theme: "dark", colors: { square: `"><script>` } });
    expect(svg).toContain('fill="&#34;&#62;&#60;script&#62;"');
    expect(svg).toContain(svgThemes.dark.ground);
  });

  test("gives the same text for a game, the view of anybody and the bare position", () => {
    const game = playedGame(["8F HORN"]);
    const svg = renderSvg(game);
    expect(renderSvg(viewFor(game, 0))).toBe(svg);
    expect(renderSvg(viewFor(game, "spectator"))).toBe(svg);
    const options = { lastPlay: false } as const;
    expect(renderSvg(positionOf(game, 1), options)).toBe(renderSvg(game, options));
  });

  test("is well-formed XML and the same again, whatever lies on the board", () => {
    const anyLetter = fc
      .string({ minLength: 1, maxLength: 8, unit: "grapheme" })
      .map((text) => text.normalize("NFC").slice(0, 8))
      .filter((text) => /^[^?.()[\]/\s\p{C}]+$/u.test(text) && text === text.normalize("NFC"));
    const setUp = fc.record({
      letters: fc.uniqueArray(anyLetter, { minLength: 1, maxLength: 5 }),
      board: fc.array(fc.option(fc.record({ pick: fc.nat(), blank: fc.boolean() })), { minLength: 12, maxLength: 12 }),
      theme: fc.constantFrom<SvgTheme>("light", "dark", "contrast"),
      premiums: fc.constantFrom("signs", "words", "none"),
      coordinates: fc.boolean(),
      title: fc.string({ unit: anyCharacter }),
    });
    fc.assert(
      fc.property(setUp, ({ letters, board, ...options }) => {
        const tileSet = defineTileSet({
          id: "any",
          letters: letters.map((letter) => [letter, 1, 2] as const),
          blanks: { count: 0, points: 0 },
        });
        const tiles = board.map((tile, index) =>
          tile === null || index === 6 ? null : { letter: letters[tile.pick % letters.length]!, blank: tile.blank },
        );
        const draw = () => renderSvg({ ruleset: defineRuleset(small, { tileSet }), board: tiles }, options);
        const svg = draw();
        expect(tagsOf(svg).slice(0, 3)).toEqual(["svg", "title", "rect"]);
        expect(draw()).toBe(svg);
      }),
      { numRuns: casesOf(200) },
    );
  });

  test.each([
    ["no position", null, {}, TypeError],
    ["a board of another size", { ruleset: small, board: [] }, {}, RangeError],
    [
      "a letter that the tile set does not have",
      { ruleset: small, board: new Array(12).fill({ letter: "Ж", blank: false }) },
      {},
      TypeError,
    ],
    ["an unknown option", { ruleset: small }, { color: "red" }, TypeError],
    ["an unknown theme", { ruleset: small }, { theme: "toString" }, RangeError],
  ])("refuses %s", (_, position, options, error) => {
    expect(() => renderSvg(position as never, options as never)).toThrow(error);
  });
});

describe("the themes of pictures", () => {
  test.each([
    ["light", 4.5],
    ["dark", 4.5],
    ["contrast", 7],
  ] as const)("%s: every text stands out at least %d to 1", (theme, least) => {
    const { coordinate, ground, letter, square, tile, tileText, word, wrong } = svgThemes[theme];
    const pairs = [
      [coordinate, ground],
      [letter, square],
      [word, square],
      [tileText, tile],
      [ground, wrong],
    ] as const;
    for (const [text, behind] of pairs) expect(contrast(text, behind), `${text} on ${behind}`).toBeGreaterThan(least);
  });

  test.each([
    ["light", 4.5],
    ["dark", 4.5],
    ["contrast", 7],
  ] as const)("%s: the sign of a premium stands out as much on a square in the colour of its tiles", (theme, least) => {
    const { letter, square, word } = svgThemes[theme];
    const marks = { 5: { letter: 3, word: 1, when: { points: [5] } } };
    const ruleset = defineRuleset(us2021, { layout: defineLayout({ rowsOfSquares: ["5."], legend: marks }) });
    const [, saturation, lightness, opacity] =
      /hsl\(\d+ (\d+)% (\d+)%\)" fill-opacity="(.*?)"/.exec(renderSvg({ ruleset })) ?? [];
    for (let hue = 0; hue < 360; hue++) {
      const tint = rgbOf(hue, Number(saturation) / 100, Number(lightness) / 100);
      const behind = [1, 3, 5].map((at, i) => {
        const below = Number.parseInt(square.slice(at, at + 2), 16);
        const part = Math.round(below + Number(opacity) * (tint[i]! - below));
        return part.toString(16).padStart(2, "0");
      });
      for (const text of [letter, word])
        expect(contrast(text, `#${behind.join("")}`), `${text} on hue ${hue}`).toBeGreaterThan(least);
    }
  });
});

/** The parts of a colour from 0 to 255, by CSS Color 4, 7.1. */
function rgbOf(hue: number, saturation: number, lightness: number): readonly number[] {
  const most = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((part) => {
    const at = (part + hue / 30) % 12;
    return 255 * (lightness - most * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  });
}

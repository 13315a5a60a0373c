import fc from "fast-check";
import { parseLetters } from "tilewright";
import { parseCgp, parseGcg } from "tilewright/notation";
import { greek, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { normalized } from "../../src/tiles/normalized.ts";
import { seed } from "../seed.ts";

const marks = "\u0301\u0323";

describe("a long run of combining marks takes no longer than other text", () => {
  const rows = Array.from({ length: 15 }, () => "15").join("/");
  test.each<readonly [string, () => unknown]>([
    ["in racks", () => parseGcg(`#player1 a\n#player2 b\n${`>a: a${marks.repeat(8000)} - +0 0\n`.repeat(60)}`)],
    ["in words", () => parseGcg(`#player1 a\n${`>a: AB 8H a${marks.repeat(8000)} +0 0\n`.repeat(60)}`)],
    ["in letters", () => parseLetters(spanish, `a${marks.repeat(50_000)}`)],
    ["in letters whose marks are not on tiles", () => parseLetters(greek, `Α${marks.repeat(50_000)}`)],
    ["in a position", () => parseCgp(`a${marks.repeat(49_990)}`)],
    ["behind a position", () => parseCgp(`${rows} / 0/0 0 gid a${marks.repeat(49_900)};`)],
    ["in runs that may still be letters", () => parseLetters(spanish, `a${marks.repeat(8)}`.repeat(10_000))],
  ])("%s", (_where, read) => {
    const begin = performance.now();
    read();
    expect(performance.now() - begin).toBeLessThan(4000); // 2000, on a machine with nothing else to do
  });
});

describe("normalized", () => {
  const character = fc.oneof(
    fc.constantFrom(
      "a",
      "A",
      "ñ",
      "Ά",
      "ש",
      "e",
      " ",
      "각",
      "ᄀ",
      "ᅡ",
      "\u0301",
      "\u0323",
      "\u0308",
      "\u05bc",
      "\u3099",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 2 }),
  );

  test("gives normal form C of every text without such a run", () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
        const text = characters.join("");
        fc.pre(!/\p{M}{17}/u.test(text));
        expect(normalized(text)).toBe(text.normalize("NFC"));
      }),
      { seed, numRuns: 3000 },
    );
  });

  test("leaves the run as it is, and no letter beside it unread", () => {
    const run = marks.repeat(9);
    expect(normalized(`n\u0303 a${run} n\u0303`)).toBe(`ñ a${run} ñ`);
  });
});

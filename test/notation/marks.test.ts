import fc from "fast-check";
import { parseLetters } from "tilewright";
import { parseCgp, parseGcg } from "tilewright/notation";
import { greek, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { normalized } from "../../src/tiles/normalized.ts";
import { casesOf, seed } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";
import { expectProportional } from "../support/cpu-time.ts";

const marks = "\u0301\u0323";

describe("a long run of combining marks takes no longer than other text", () => {
  const rows = Array.from({ length: 15 }, () => "15").join("/");
  test.each<readonly [string, largest: number, (run: string) => unknown]>([
    ["in racks", 8000, (run) => parseGcg(`#player1 a\n#player2 b\n${`>a: a${run} - +0 0\n`.repeat(10)}`)],
    ["in words", 8000, (run) => parseGcg(`#player1 a\n${`>a: AB 8H a${run} +0 0\n`.repeat(10)}`)],
    ["in letters", 50_000, (run) => parseLetters(`a${run}`, spanish)],
    ["in letters whose marks are not on tiles", 50_000, (run) => parseLetters(`Α${run}`, greek)],
    ["in a position", 49_000, (run) => parseCgp(`a${run}`)],
    ["behind a position", 49_000, (run) => parseCgp(`${rows} / 0/0 0 gid a${run};`)],
    ["in runs that may still be letters", 50_000, (run) => parseLetters(run.replace(/.{16}/g, "a$&"), spanish)],
  ])("%s", (_where, largest, read) => {
    expectProportional(largest / 8, (howMany) => marks.repeat(howMany), read);
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
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 2 }),
  );

  test("gives normal form C of every text without such a run", () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
        const text = characters.join("");
        fc.pre(!/\p{M}{17}/u.test(text));
        expect(normalized(text)).toBe(text.normalize("NFC"));
      }),
      { seed, numRuns: casesOf(3000) },
    );
  });

  test("leaves the run as it is, and no letter beside it unread", () => {
    const run = marks.repeat(9);
    expect(normalized(`n\u0303 a${run} n\u0303`)).toBe(`ñ a${run} ñ`);
  });
});

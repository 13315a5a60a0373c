// Case and normal forms of what people write are the business of the folding: src/tiles/folding.ts. This lists every other
// use in the program, and what text it is.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** By file: how often, and of what. A new line here needs a reason why the text is not one of people. */
const allowed: Readonly<Record<string, readonly [count: number, what: string]>> = {
  "replay/facts.ts": [1, "the name of a pragma"],
  "cli/languages.ts": [1, "the name of a language"],
  "cli/run.ts": [1, "the first letter of a sentence of the program"],
  "json/shapes/tiles.ts": [1, "a letter in JSON, which is data; most often it is in the tile set as it stands"],
  "notation/cgp/rules.ts": [1, "the name of a rule"],
  "notation/coordinate.ts": [1, "the letters of a column"],
  "notation/gcg/booking/seating.ts": [3, "nicknames, which are compared with one another"],
  "notation/gcg/contents.ts": [2, "names of pragmas"],
  "notation/gcg/lines/join-continuations.ts": [1, "names of pragmas"],
  "notation/gcg/declared-rules.ts": [1, "the name of a pragma"],
  "notation/gcg/infer-rules.ts": [2, "the name of a pragma; words of a record whose tile set is not known yet"],
  "notation/gcg/lines/decode.ts": [1, "the name of an encoding"],
  "notation/gcg/named-rules.ts": [3, "names of pragmas"],
  "notation/gcg/read-contents.ts": [1, "the name of a pragma"],
  "notation/history/fields.ts": [1, "the name of a field"],
  "notation/history/format-history.ts": [1, "the name of a field"],
  "notation/known-names.ts": [3, "names of tile sets and lexicons"],
  "play/look-up.ts": [1, "a word of the game, for a message about a dictionary in small letters"],
  "play/unknown-letter.ts": [1, "a letter in a move, for a message that names the capital"],
  "tiles/folding.ts": [6, "the folding itself"],
  "tiles/normalized.ts": [1, "normal form C without a long run of marks, for the folding"],
  "tiles/tile-set.ts": [1, "a letter of a tile set, which is refused in another form"],
};

test("nobody but the folding changes the case or the normal form of what people write", () => {
  const found: Record<string, number> = {};
  for (const path of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts")) continue;
    const file = path.replaceAll("\\", "/");
    // Comments have examples.
    const code = readFileSync(`src/${path}`, "utf8").replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, "");
    const count = code.match(/\.(?:to(?:Locale)?(?:Upper|Lower)Case|normalize)\(/g)?.length ?? 0;
    if (count > 0) found[file] = count;
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(allowed).map(([file, [count]]) => [file, count])));
});

// Makes src/words from the word lists of SCOWL, as Debian packages them: `apt-get install scowl`, then
// `npm run build && node test/words/make-words.mjs [FOLDER]`. The folder is /usr/share/dict/scowl unless said otherwise.
// docs/words.md tells what is taken and why.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { packWordList, unpackWordList, wordList } from "tilewright/dictionary";
import { english } from "tilewright/tile-sets";

const folder = process.argv[2] ?? "/usr/share/dict/scowl";
const spellings = ["english", "american", "british", "british_z", "variant_1", "british_variant_1"];
const sizes = [10, 20, 35, 40, 50, 55, 60, 70];

const here = (name) => new URL(name, import.meta.url);
const lines = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** The words of a kind, in all spellings and sizes. */
const wordsOf = (kind) => {
  const files = spellings.flatMap((spelling) => sizes.map((size) => `${folder}/${spelling}-${kind}.${size}`));
  return new Set(files.filter((file) => existsSync(file)).flatMap(lines));
};

/** The words of a file beside this one: several in a line, comments after #. */
const listed = (name) =>
  lines(here(name))
    .flatMap((line) => line.replace(/#.*/, "").split(/\s+/))
    .filter((word) => word !== "");

const hasApostrophe = (word) => word.includes("'");
const notWords = new Set(listed("not-words.txt"));
// Genitives are forms that a spell checker needs and no words; these are not genitives.
const isGenitive = (word) =>
  /'s$/.test(word) && !/^(he|here|how|it|let|she|that|there|what|when|where|who|why)'s$/.test(word);

/** The label of a word that is not for everybody, in a list or not. */
const graded = new Map([
  ...listed("vulgar-words.txt").map((word) => [word, "vulgar"]),
  ...listed("offensive-words.txt").map((word) => [word, "offensive"]),
]);
const gradeOf = (word) => (graded.has(word) ? [graded.get(word)] : []);

const entries = new Map();
const add = (words, ...labels) => {
  for (const word of words) {
    if (isGenitive(word)) continue;
    const form = hasApostrophe(word) ? ["apostrophe"] : [];
    entries.set(word, [...(entries.get(word) ?? []), [...new Set([...labels, ...form, ...gradeOf(word)])]]);
  }
};
const words = [...wordsOf("words")];
add(words.filter((word) => /^[\p{Ll}']{2,}$/u.test(word) && !notWords.has(word)));
add(listed("short-words.txt").filter((word) => !entries.has(word)));
add(notWords, "abbreviation");
add(wordsOf("contractions"));
add(wordsOf("abbreviations"), "abbreviation");
add(new Set([...wordsOf("upper"), ...wordsOf("proper-names")]), "proper");

const list = wordList(entries, { tileSet: english });
const packed = packWordList(list, { tileSet: english });
const write = (name, text) => {
  writeFileSync(here(`../../src/words/${name}.ts`), text);
  return gzipSync(text, { level: 9 }).length;
};
const source = "Made by test/words/make-words.mjs; NOTICE names its sources.";
// Bundlers and minifiers keep a comment that begins with an exclamation mark.
const notice =
  "/*! The word list is made from SCOWL, Copyright 2000-2011 by Kevin Atkinson and others: see NOTICE in tilewright/src/words. */";
const playable = write(
  "playable",
  `${notice}
/** The words that may be played, packed. ${source} */
export const playable: string =
  "${packed.words}";
`,
);
// As the formatter would write it.
const sections = packed.labelled.map(
  ({ labels, words: text }) => `  {
    labels: [${labels.map((label) => `"${label}"`).join(", ")}],
    words:${text.length < 100 ? " " : "\n      "}"${text}",
  },
`,
);
const labelled = write(
  "labelled",
  `import type { PackedWordList } from "../dictionary/index.ts";

/** The words that have labelled entries, packed. ${source} */
export const labelled: PackedWordList["labelled"] = [
${sections.join("")}];
`,
);

const known = [...list.entries()].length;
console.log(`${list.size} words to play, ${playable} bytes gzipped, ${(playable / list.size).toFixed(3)} a word`);
console.log(`${known - list.size} words besides, with their labels ${labelled} bytes gzipped`);
for (const { labels, words: text } of packed.labelled) {
  const { size } = unpackWordList({ words: text, labelled: [] }, { tileSet: english });
  console.log(`  ${labels.join(", ") || "no label, beside entries with one"}: ${size}`);
}
for (const left of list.leftOut) console.log(`left out as ${left.reason}: ${left.count} (${left.examples.join(", ")})`);

import type { TileSet } from "tilewright";
import { languageOf, tileSets as sets } from "tilewright/tile-sets";
import { forOtherBoards, sources } from "../tiles/sources.ts";

/** docs/tile-sets.md: every tile set that ships, and where its counts and points come from. */
export function tileSetsDocument(): string {
  const all = Object.entries(sets).sort(([a], [b]) => (a < b ? -1 : 1));
  return `---
title: Tile sets of many languages
---

# Tile sets of many languages

${all.length} tile sets ship with the package. Each is an export of its own, and whoever imports one pays for that one:

\`\`\`ts
import { createGame, defineRuleset, parseLetters } from "tilewright";
import { international2022 } from "tilewright/rulesets";
import { hungarian } from "tilewright/tile-sets";

const ruleset = defineRuleset(international2022, { id: "hungarian", tileSet: hungarian });
createGame({ players: 2, ruleset, seed: "an example, and no secret" }).bag.tiles.length; // => 86
parseLetters("GYÖNGY", hungarian).letters; // => ["GY", "Ö", "N", "GY"]
\`\`\`

| export | letters | tiles | points | one tile of several characters | only a blank can be |
| --- | --- | --- | --- | --- | --- |
${all.map(([name, set]) => row(name, set)).join("\n")}

Tiles count the blanks: two in every language, three in Portuguese. The letters are in the order of the
alphabet, which decides the draw for first play and numbers the letters of word graphs. Letters that only a blank can be
stand where the programs named below have them, because word graphs made by these programs number them, too.

**A set never changes** once it is published here, since saved games count on it. An edition with other tiles gets a
name of its own, as the Icelandic set of about 1990 has.

A language that is not here lacked a second source, independent of the first and equal to it, when this page was made:

| language | what was found | what is missing |
| --- | --- | --- |
| Arabic | the encyclopedia, and XWords with the same numbers in the same unusual characters | a source that is not a copy |
| Croatian, Esperanto, Faroese, Indonesian, Malay, Ukrainian | the encyclopedia | a second source |
| Estonian | the encyclopedia; a program with the same numbers that does not say where they are from; another with other points for F and Õ | a source that says what it was copied from |
| Icelandic of 2016 | the program of its makers, and the encyclopedia, which may have it from them | a second source |
| Irish | the encyclopedia: 23 letters with H; Scrabble3D: consonants with a dot | two that are equal |
| Latvian | the encyclopedia; a thesis with the same points | a second source for the counts |
| Lithuanian | the encyclopedia, with two different sets | two that are equal |
| Persian | Scrabble Solver and Scrabble3D, which differ | two that are equal |
| Scottish Gaelic | Scrabble3D, not the edition of 2023 | any source of that edition |
| Slovak of 110 tiles, Malagasy | one source | a second source |

For all of them, and for any other, see [use your own language](recipes/your-own-language.md). The encyclopedia has later
Finnish editions with a W, and Hebrew ones with other counts.

## Letters as players write them

Word lists, word graphs, \`parseLetters\`, plays, racks, records (GCG), positions (CGP), the board and the command line
read letters by one rule ([why it is made so](decisions/0113-one-folding.md)). A letter that the tile set has stays. Of the
others:

| written | is read as |
| --- | --- |
| a letter with its mark apart: N and U+0303 | the letter with the mark: Ñ |
| a ligature or another compatible character: Ǆ, Ŀ, ﬁ, Ａ | the letters that it stands for: D Ž, L·, f i, A |
| a letter whose mark no tile has: été, città, și, camión, Ά, Ё in Bulgarian | the letter without: ete, citta, si, camion, Α, Е |
| œ, æ | o e, a e |
| ß, ẞ | S S |
| Turkish Î | İ |
| ş and ţ with the cedilla, where tiles have ș and ț | ș, ț |
| Hebrew and Arabic letters with points or vowel signs | the letters without |
| Hebrew final letters: ך ם ן ף ץ | כ מ נ פ צ |
| •, ∙, ⋅, ‧ or - between two L, with Catalan tiles | the dot of L·L |

Ø, Đ and Ł are letters of their own in Unicode, and no mark is left off them. Case means nothing in lists and where letters
are typed: there ς is Σ, and with Turkish tiles i is İ and ı is I. In lists \`col.legi\` is COL·LEGI, too. In notation a
small letter is a blank, \`i\` for İ with Turkish tiles and for I with all others, and a full stop is a tile of the board.

A text is split into the longest letters: \`GYÖNGY\` is GY Ö N GY. Square brackets stand around one letter, whatever
follows: \`LLO[N][G]YFARCH\` in Welsh. [Lists with words that can be split in two
ways](recipes/word-lists-in-other-languages.md#words-that-can-be-split-in-two-ways).

Letters are kept in the order in which they are read. In a script that is written from right to left the first letter of
a word across is on its lowest column, too: column 0 or A. A program that draws such a board draws column 0 on the right.

## Languages

\`languageOf\` says what a page must know of a set's language: its tag (BCP 47) for \`lang\`, the direction for \`dir\`,
which letters are vowels, and whether characters that make one letter are two letters in some words. A set is known by its
letters, so one from a saved game and one with other counts are known, too. No ruleset and no save holds any of it.

\`\`\`ts
import { languageOf, tileSets } from "tilewright/tile-sets";

const { tag, direction, splits } = languageOf(tileSets.welsh);
\`<main lang="\${tag}" dir="\${direction}">\`; // => '<main lang="cy" dir="ltr">'
splits; // => true
\`\`\`

| tiles | tag | direction | vowels | two splits | vowels after |
| --- | --- | --- | --- | --- | --- |
${all.map(([name, set]) => languageRow(name, set)).join("\n")}

Vowels are compared with the stemming algorithms of [Snowball](https://github.com/snowballstem/snowball), which name the
vowels of a language at their beginning. Marks that no tile has are left off, and letters of other languages that only a
blank can be are added. Where Snowball has no algorithm the vowels are those of grammars, and no published list was read.
Y, and W in Welsh, are vowels where they ever are one. Hebrew has no letters for vowels.

## Sources

Each set was compared with these, letter by letter; \`test/tiles/sources.ts\` holds what each says, and a test compares
every set with all of its sources. Copies of one another count once: the many pages and programs that repeat the same
encyclopedia article are one source.

${all.flatMap(([name]) => (forOtherBoards.includes(name) ? [] : [`- \`${name}\`: ${sources[name]!.map(citation).join("; ")}`])).join("\n")}

\`english107\` and \`english200\` belong to presets for another board and rack: [rules of the world](rules-of-the-world.md)
has their sources.
`;
}

function row(name: string, { letters, blanks }: TileSet): string {
  const tiles = letters.reduce((sum, { count }) => sum + count, blanks.count);
  const points = letters.reduce((sum, { count, points }) => sum + count * points, 0);
  const long = letters.filter(({ letter }) => letter.length > 1).map(({ letter }) => letter);
  const blankOnly = letters.filter(({ count }) => count === 0).map(({ letter }) => letter);
  const cells = [`\`${name}\``, letters.length, tiles, points, long.join(" ") || "-", blankOnly.join(" ") || "-"];
  return `| ${cells.join(" | ")} |`;
}

/** Whose vowels a stemmer of Snowball names. */
const stemmers: Readonly<Record<string, string>> = {
  ...{
    ca: "catalan",
    cs: "czech",
    da: "danish",
    de: "german",
    el: "greek",
    en: "english",
    es: "spanish",
    eu: "basque",
  },
  ...{ fr: "french", hu: "hungarian", it: "italian", nb: "norwegian", nl: "dutch", pl: "polish", pt: "portuguese" },
  ...{ ro: "romanian", ru: "russian", sv: "swedish", tr: "turkish", fi: "finnish", ga: "irish", et: "estonian" },
};

function languageRow(name: string, set: TileSet): string {
  const { tag, direction, vowels, splits } = languageOf(set);
  const stemmer = stemmers[tag!];
  const cells = [`\`${name}\``, tag, direction, vowels!.join(" ") || "-", splits ? "yes" : "-"];
  return `| ${[...cells, stemmer === undefined ? "grammars" : `algorithms/${stemmer}.sbl`].join(" | ")} |`;
}

function citation({ name, address }: { readonly name: string; readonly address: string }): string {
  const [url, within] = address.split(", ");
  return `[${name}](${url})${within === undefined ? "" : `, ${within}`}`;
}

import type { TileSet } from "tilewright";
import * as sets from "tilewright/tile-sets";
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

A language that is not here lacked a second source, independent of the first, when this page was made: Afrikaans,
Arabic, Bulgarian, Croatian, Esperanto, Estonian, Finnish, Hebrew, Indonesian, Irish, Latin, Latvian, Lithuanian, Malay
and Ukrainian; so did the Icelandic editions of 2016 and the Slovak one of 110 tiles. For them, and for any other, see
[use your own language](recipes/your-own-language.md).

## Letters as players write them

Word lists, \`parseLetters\`, plays, racks, records (GCG) and positions (CGP) take a letter in any spelling that means the
same tile:

| written | is read as |
| --- | --- |
| a letter with its mark apart: N and U+0303 | the letter with the mark: Ñ |
| a ligature or another compatible character: Ǆ, Ŀ, ﬁ, Ａ | the letters that it stands for: D Ž, L·, f i, A |
| ẞ, a capital sharp s | S S |
| Greek capitals with tonos or dialytika: Ά, Ϊ | the capitals without: Α, Ι |
| Hebrew and Arabic letters with points or vowel signs | the letters without |
| Hebrew final letters: ך ם ן ף ץ | כ מ נ פ צ |

None of this happens to a letter that the tile set has itself. \`wordList\` reads small letters too, and does a little
more for them, because there a word with an unknown letter would be lost:

| written in a word list | is read as |
| --- | --- |
| small letters | capitals: ß is SS, ς is Σ; with Turkish tiles i is İ and ı is I |
| a letter whose mark no tile has: \`café\` in English | the letter without the mark: CAFE |
| \`col.legi\`, with Catalan tiles | COL·LEGI |

In notation a small letter is a blank: \`i\` is the blank for İ with Turkish tiles and for I with all others, and ς a blank
for Σ. Æ and Œ are never taken apart, since lists that keep them mean them.

Letters are kept in the order in which they are read. In a script that is written from right to left the first letter of
a word across is on its lowest column, too: column 0 or A. A program that draws such a board draws column 0 on the right.

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

function citation({ name, address }: { readonly name: string; readonly address: string }): string {
  const [url, within] = address.split(", ");
  return `[${name}](${url})${within === undefined ? "" : `, ${within}`}`;
}

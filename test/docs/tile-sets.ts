import type { TileSet } from "tilewright";
import * as sets from "tilewright/tile-sets";
import { sources } from "../tiles/sources.ts";

/** docs/tile-sets.md: every tile set that ships, and where its counts and points come from. */
export function tileSetsDocument(): string {
  const all = Object.entries(sets);
  return `---
title: Tile sets of many languages
---

# Tile sets of many languages

${all.length} tile sets ship with the package. Each is an export of its own, and whoever imports one pays for that one:

\`\`\`ts
import { createGame, defineRuleset, parseLetters } from "tilewright";
import { international } from "tilewright/rulesets";
import { hungarian } from "tilewright/tile-sets";

const ruleset = defineRuleset(international, { id: "hungarian", tileSet: hungarian });
createGame({ players: 2, ruleset, seed: "an example, and no secret" }).bag.tiles.length; // => 86
parseLetters(hungarian, "GYÖNGY").letters; // => ["GY", "Ö", "N", "GY"]
\`\`\`

| export | letters | tiles | points | one tile of several characters | only a blank can be |
| --- | --- | --- | --- | --- | --- |
${all.map(([name, set]) => row(name, set)).join("\n")}

Tiles count the blanks, of which every set has two, and the Portuguese three. The letters are in the order of the
alphabet, which decides the draw for first play and numbers the letters of word graphs. Letters that only a blank can be
stand where the programs named below have them, because word graphs made by these programs number them, too.

**A set never changes** once it is published here, since saved games count on it. An edition with other tiles gets a
name of its own, as the Icelandic set of about 1990 has.

A language that is not here lacked a second source, independent of the first, when this page was made: Afrikaans,
Arabic, Bulgarian, Croatian, Esperanto, Estonian, Finnish, Hebrew, Indonesian, Irish, Latin, Latvian, Lithuanian, Malay
and Ukrainian; so did the Icelandic editions of 2016 and the Slovak one of 110 tiles. For them, and for any other, see
[use your own language](recipes/your-own-language.md).

## Sources

Each set was compared with these, letter by letter; \`test/tiles/sources.ts\` holds what each says, and a test compares
every set with all of its sources. Copies of one another count once: the many pages and programs that repeat the same
encyclopedia article are one source.

${all.map(([name]) => `- \`${name}\`: ${sources[name]!.map(citation).join("; ")}`).join("\n")}
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

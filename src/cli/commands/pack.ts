import { extname } from "node:path";
import {
  ambiguousWords,
  buildWordGraph,
  type LeftOut,
  packWordList,
  type WordList,
  wordList,
} from "../../dictionary/index.ts";
import { languageOf } from "../../tiles/sets/index.ts";
import { command } from "../command.ts";
import { readWordSource } from "../input/read-words.ts";
import { counted, digits } from "../output/counted.ts";
import { jsonText } from "../output/json-text.ts";
import { printedTo } from "../output/out-file.ts";
import type { Terminal } from "../terminal.ts";
import { tileSets } from "../tile-sets.ts";
import { oneOf } from "../unfit.ts";

const kinds = [".js", ".mjs", ".ts", ".kwg"] as const;

/** Packs a word list into a module or a word graph. */
export const pack = command({
  usage: "pack WORDS --out FILE",
  summary: "packs a word list into a module or word graph",
  about: `
WORDS (- for standard input) has one word per line, in upper or lower case, with
optional labels after a tab and comments after #. Entries that cannot be used
are skipped and reported. Affixes in a Hunspell .dic file are ignored. The
extension of FILE determines the format:

  .js .mjs .ts   a module that exports \`words\`, a word list that is unpacked
                 on first use
  .kwg           a word graph for trustedWordGraph, with a GADDAG for
                 generating moves`,
  options: {
    out: { value: "FILE", short: "o", help: "the file to write" },
    tiles: { value: "NAME", help: `tile set (default: english): ${[...tileSets.keys()].join(", ")}` },
    bits: { value: "N", help: "bits per arc of the graph: 22 (default) or 24" },
    "no-gaddag": { help: "omit the GADDAG; the file is a fifth of the size, and enough for looking words up" },
  },
  examples: ["pack club.txt --out club-words.js"],
  async run({ values, args }, terminal) {
    const [file, ...others] = args;
    if (file === undefined || others.length > 0) throw new Error(`expected one word list, found ${args.length}`);
    const { out } = values;
    if (out === undefined) throw new Error("--out FILE is required");
    const kind = oneOf("the ending of --out", extname(out), kinds);
    const tileSetName = oneOf("--tiles", values.tiles ?? "english", [...tileSets.keys()]);
    const tileSet = tileSets.get(tileSetName)!;
    const nodeBits = Number(oneOf("--bits", values.bits ?? "22", ["22", "24"])) as 22 | 24;
    const { words: source, affixes } = readWordSource(file);
    const list = wordList(terminal.interactive ? withProgress(source, terminal) : source, { tileSet });
    const lines = [counted(list.size, "word"), ...list.leftOut.map(leftOutWords)];
    if (affixes?.count) lines.push(`${affixes.count} with affixes, which were ignored`);
    const [first, ...more] = languageOf(tileSet).splits ? ambiguousWords(source, { tileSet }) : [];
    if (first)
      lines.push(
        `${more.length + 1} can be split into tiles in two ways, such as ${first.together} and ${first.apart}`,
      );
    await terminal.printError(`${lines.join("\n")}\n`);
    if (terminal.interactive) await terminal.printError("packing\n");
    const gaddag = values["no-gaddag"] !== true;
    const made =
      kind === ".kwg"
        ? new Uint8Array(buildWordGraph(list, { tileSet, nodeBits, gaddag }).bytes)
        : Buffer.from(moduleOf(list, tileSetName, kind === ".ts"));
    const target = { option: "--out", path: out, read: [file] };
    await printedTo(target, terminal, async (_, write) => write(made));
    return 0;
  },
});

/** The text of a module that exports `words`, the list packed into it; `typed` adds the type that a .ts file needs. */
function moduleOf(list: WordList, tileSet: string, typed: boolean): string {
  const packed = packWordList(list, { tileSet: tileSets.get(tileSet)! });
  return `// Words packed with tilewright: ${digits(list.size)}.
import { unpackWordList${typed ? ", type WordList" : ""} } from "tilewright/dictionary";
import { ${tileSet} as tileSet } from "tilewright/tile-sets";

const packed = ${JSON.stringify(packed)};

export const words${typed ? ": WordList" : ""} = /* @__PURE__ */ unpackWordList(packed, { tileSet });
`;
}

function* withProgress(source: string | readonly string[], terminal: Terminal): Generator<string, void, undefined> {
  const lines = typeof source === "string" ? source.split("\n") : source;
  const step = Math.max(1, Math.ceil(lines.length / 20));
  for (const [i, line] of lines.entries()) {
    if (i % step === 0) void terminal.showProgress(`reading ${Math.round((100 * i) / lines.length)} %`);
    yield line;
  }
  void terminal.showProgress("");
}

/** Why entries were left out, with some of them. */
export function leftOutWords({ reason, count, examples, places }: LeftOut): string {
  const some = examples.map((text, i) => `${jsonText(text)} in line ${places[i]!}`).join(", ");
  return `skipped (${reason}): ${digits(count)} (${some}${count > examples.length ? ", ..." : ""})`;
}

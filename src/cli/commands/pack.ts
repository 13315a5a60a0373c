import { extname } from "node:path";
import { buildWordGraph, type LeftOut, type WordList, wordList, wordListModule } from "../../dictionary/index.ts";
import type { TileSet } from "../../index.ts";
import { mismatch } from "../../read/describe.ts";
import { readWordText } from "../input/read-words.ts";
import { type Language, languageHelp, languageNamed, languageOption, together } from "../languages.ts";
import { readOptions } from "../options.ts";
import { jsonText } from "../output/json-text.ts";
import { namesInHelp } from "../output/names-in-help.ts";
import { writeOutput } from "../output/write-output.ts";
import type { Command, Terminal } from "../terminal.ts";
import { tileSets } from "../tile-sets.ts";

/** Packs a word list into a module or a word graph. */
export const pack: Command = {
  usage: "pack WORDS --out FILE",
  summary: "packs a word list into a module or a word graph",
  help: `
WORDS has one word a line, in any case; labels may stand behind a tab, comments
behind #. With - it is standard input. Entries that cannot be used are left out
and reported. The ending of FILE decides what is made:

  .js .mjs .ts   a module that exports \`words\`, a word list that is unpacked
                 with the first look-up
  .kwg           a word graph for trustedWordGraph, with a GADDAG for move
                 generation

  --tiles NAME   the tile set, english unless you say otherwise:
${namesInHelp([...tileSets.keys()])}
  --bits N       22 or 24 bits for an arc of the graph (22)
  --no-gaddag    the graph without GADDAG: a fifth of the size, enough to look
                 words up
${languageHelp}

  tilewright pack club.txt --out club-words.js`,
  async run(args, terminal) {
    const job = parseArguments(args);
    const list = readList(job, terminal);
    const { program } = job.language;
    const lines = [program.words(list.size), ...list.leftOut.map((entries) => leftOutWords(entries, job.language))];
    await terminal.printError(`${lines.join("\n")}\n`);
    if (terminal.interactive) await terminal.printError(`${program.packingWords}\n`);
    const made = make(list, job);
    await writeOutput({ option: "--out", path: job.out, read: [job.words] }, made, terminal, job.language);
    return 0;
  },
};

interface Job {
  readonly words: string;
  readonly out: string;
  readonly kind: ".js" | ".mjs" | ".ts" | ".kwg";
  readonly tileSetName: string;
  readonly tileSet: TileSet;
  readonly nodeBits: 22 | 24;
  readonly gaddag: boolean;
  readonly language: Language;
}

function parseArguments(args: readonly string[]): Job {
  const { values, positionals } = readOptions(args, {
    ...languageOption,
    out: { type: "string", short: "o" },
    tiles: { type: "string" },
    bits: { type: "string" },
    "no-gaddag": { type: "boolean" },
  });
  const [words, ...more] = positionals;
  if (words === undefined || more.length > 0)
    throw new Error(`expected one file of words, found ${positionals.length}`);
  const out = values.out;
  if (out === undefined) throw new Error("expected --out FILE");
  const kind = oneOf("the ending of --out", extname(out), [".js", ".mjs", ".ts", ".kwg"]);
  const tileSetName = oneOf("--tiles", values.tiles ?? "english", [...tileSets.keys()]);
  const nodeBits = Number(oneOf("--bits", values.bits ?? "22", ["22", "24"])) as 22 | 24;
  const tileSet = tileSets.get(tileSetName)!;
  const language = languageNamed(values.language);
  return { words, out, kind, tileSetName, tileSet, nodeBits, gaddag: values["no-gaddag"] !== true, language };
}

function oneOf<T extends string>(what: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new Error(mismatch(what, `one of ${choices.join(", ")}`, value));
  return choice;
}

function readList({ words, tileSet, language }: Job, terminal: Terminal): WordList {
  const text = readWordText(words);
  return wordList(terminal.interactive ? withProgress(text.split("\n"), terminal, language) : text, { tileSet });
}

function* withProgress(
  lines: readonly string[],
  terminal: Terminal,
  { program }: Language,
): Generator<string, void, undefined> {
  const step = Math.max(1, Math.ceil(lines.length / 20));
  for (const [i, line] of lines.entries()) {
    if (i % step === 0) void terminal.showProgress(program.readingWords(Math.round((100 * i) / lines.length)));
    yield line;
  }
  void terminal.showProgress("");
}

function make(list: WordList, { kind, tileSet, tileSetName, nodeBits, gaddag }: Job): Uint8Array {
  if (kind === ".kwg") return new Uint8Array(buildWordGraph(list, { tileSet, nodeBits, gaddag }).bytes);
  return new TextEncoder().encode(wordListModule(list, { tileSet, tileSetName, typed: kind === ".ts" }));
}

/** Why entries were left out, with some of them. */
export function leftOutWords({ reason, count, examples: texts, places }: LeftOut, language: Language): string {
  const { inLine, wordsLeftOut } = together(language, "program", "inLine", "wordsLeftOut");
  const examples = texts.map((text, i) => inLine(jsonText(text), places[i]!));
  return wordsLeftOut({ reason, count, examples });
}

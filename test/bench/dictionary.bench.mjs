// Word lists and word graphs: how fast they are built, read and asked. The words are those of tilewright/words, or of the
// file that LEXICON names (one word a line; those of 2 to 15 letters are taken).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  anagramsOf,
  buildWordGraph,
  parseWordGraph,
  trustedWordGraph,
  wordList,
  wordsEnding,
  wordsFrom,
} from "tilewright/dictionary";
import { english as tileSet } from "tilewright/tile-sets";
import { englishWords } from "tilewright/words";

const lexicon = process.env.LEXICON;
const source = lexicon === undefined ? [...englishWords.words()].join("\n") : readFileSync(lexicon, "utf8");
const text = [...wordList(source, { tileSet, maxLetters: 15 }).words()].join("\n");
const graph = buildWordGraph(text, { tileSet, gaddag: true });
const { bytes } = graph;

// Half the words of a list in any order, and each of them with one letter changed: spelled anew, as from a board.
const words = text.split("\n");
let state = 1;
const below = (limit) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};
const asked = JSON.parse(
  JSON.stringify(
    Array.from({ length: 50_000 }, () => {
      const word = words[below(words.length)];
      const at = below(word.length);
      return [word, word.slice(0, at) + String.fromCharCode(65 + below(26)) + word.slice(at + 1)];
    }).flat(),
  ),
);
const set = new Set(words);
const lookUp = (dictionary) => () => {
  let found = 0;
  for (const word of asked) if (dictionary.has(word)) found++;
  if (found < asked.length / 2) throw new Error("a word was not found");
  return asked.length;
};

const firstAnswer = `
  const start = performance.now();
  const { englishWords } = await import("tilewright/words");
  if (!englishWords.has("HORN")) throw new Error();
  console.log(performance.now() - start);`;
/** From import to first answer, in a process of its own. */
const coldStart = () => {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", firstAnswer], { encoding: "utf8" });
  return Number(stdout);
};
const peak = (program) => {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    input: text,
    encoding: "utf8",
  });
  return Number(stdout);
};
const build = (gaddag) => `
  import { readFileSync } from "node:fs";
  import { buildWordGraph, wordList } from "tilewright/dictionary";
  import { english as tileSet } from "tilewright/tile-sets";
  const text = readFileSync(0, "utf8");
  buildWordGraph(wordList(text, { tileSet }), { tileSet, gaddag: ${gaddag} });
  console.log(process.resourceUsage().maxRSS / 1024);`;

/** What a graph occupies once it is read and all else is forgotten, and, if plays are found with it, what that adds. */
const held = (gaddag, playing = false) => {
  const program = `
    import { readFileSync } from "node:fs";
    import { trustedWordGraph } from "tilewright/dictionary";
    import { bestPlay } from "tilewright/movegen";
    import { us2021 as ruleset } from "tilewright/rulesets";
    const { tileSet } = ruleset;
    const used = async () => {
      for (let i = 0; i < 4; i++) { gc(); await new Promise((done) => setTimeout(done, 20)); } // buffers go a little later
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    const before = await used();
    const graph = (() => {
      const { buffer, byteOffset, byteLength } = readFileSync(0);
      return trustedWordGraph(buffer.slice(byteOffset, byteOffset + byteLength), { tileSet });
    })();
    if (${playing}) bestPlay({ ruleset, rack: [..."RETINAS"] }, graph);
    const after = await used();
    if (graph.has("")) throw new Error();
    console.log((after - before) / 2 ** 20);`;
  const input = new Uint8Array(buildWordGraph(text, { tileSet, gaddag }).bytes);
  const { stdout } = spawnSync(process.execPath, ["--expose-gc", "--input-type=module", "-e", program], { input });
  return Number(stdout.toString());
};

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

export const benches = [
  {
    name: "has: word graph against Set",
    column: "word graph",
    work: lookUp(graph),
    reference: lookUp(set),
    unit: "words",
    target: 0.35,
  },
  {
    name: "has: word list against Set",
    column: "word list",
    work: lookUp(wordList(text, { tileSet })),
    reference: lookUp(set),
    unit: "words",
    target: 0.35,
  },
  {
    name: `${words.length} words`,
    add(bench) {
      bench
        .add("list from text", () => wordList(text, { tileSet }))
        .add("DAWG from text, 300 ms promised", () => buildWordGraph(text, { tileSet }))
        .add("with GADDAG, 2,500 ms promised", () => buildWordGraph(text, { tileSet, gaddag: true }))
        .add("read trusted bytes, 25 ms promised", () => trustedWordGraph(bytes, { tileSet }))
        .add("check bytes, 60 ms promised", () => parseWordGraph(bytes, { tileSet }))
        .add("anagrams of seven letters and a blank, 1 ms promised", () => [...anagramsOf(graph, "RETINAS?")])
        .add("words from a rack", () => [...wordsFrom(graph, "QUZ?ALT")])
        .add("words with an ending", () => [...wordsEnding(graph, "ING")]);
      console.log(
        `${words.length} words: bytes ${bytes.byteLength}, without GADDAG ${buildWordGraph(text, { tileSet }).bytes.byteLength}`,
      );
      console.log(`memory while building, whole process: ${peak(build(true)).toFixed(0)} MB, 300 promised`);
      console.log(
        `memory held: ${held(true).toFixed(2)} MB with GADDAG, ${held(true, true).toFixed(2)} MB once plays are found with it, 13 promised; ${held(false).toFixed(2)} MB without, 2 promised`,
      );
      const cold = median(Array.from({ length: 9 }, coldStart));
      console.log(`tilewright/words, from import to first answer: ${cold.toFixed(0)} ms, 150 promised`);
    },
  },
];

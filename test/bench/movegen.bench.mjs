// Move generation: the positions of whole greedy games, against a pacer, a fixed workload that tells how fast the machine is
// just now: 50,000 words looked up in a plain trie. Figures are for 500 positions.
// Words: the free list, or the file that LEXICON names, one word a line. POSITIONS names a folder with positions and a pacer
// to use instead: natural.jsonl, a `cgp` a line, all of them one pass, and pacer.mjs.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import { bestPlay, canPlay, countPlays, generatePlays, rawPlays } from "tilewright/movegen";
import { us2021 as ruleset } from "tilewright/rulesets";
import { englishWords } from "tilewright/words";
import { naturalPositions } from "./positions.mjs";

const lexicon = process.env.LEXICON;
const words = lexicon ? wordList(readFileSync(lexicon, "utf8"), { tileSet: ruleset.tileSet }) : englishWords;
const graph = buildWordGraph(words, { tileSet: ruleset.tileSet, gaddag: true });
const { POSITIONS: folder } = process.env;
const positions = naturalPositions();

/** Looks 50,000 words up in a trie of linked arrays. */
function ownPacer() {
  const letter = [0];
  const child = [0];
  const sibling = [0];
  const list = [...words.words()];
  const step = (node, code, grow) => {
    let at = child[node];
    while (at !== 0 && letter[at] !== code) at = sibling[at];
    if (at === 0 && grow) {
      at = letter.push(code) - 1;
      child.push(0);
      sibling.push(child[node]);
      child[node] = at;
    }
    return at;
  };
  const walk = (word, grow) => [...word].reduce((node, character) => step(node, character.charCodeAt(0), grow), 0);
  for (const word of list) walk(word, true);
  const picks = Array.from({ length: 50_000 }, (_, i) => list[(i * 7919) % list.length]);
  const tables = [letter, child, sibling].map((table) => Int32Array.from(table));
  return () => {
    const [letters, children, siblings] = tables;
    let found = 0;
    for (const word of picks) {
      let node = 0;
      for (let i = 0; i < word.length; i++) {
        const code = word.charCodeAt(i);
        node = children[node];
        while (node !== 0 && letters[node] !== code) node = siblings[node];
        if (node === 0) break;
      }
      if (node !== 0) found++;
    }
    if (found !== picks.length) throw new Error(`the pacer found ${found} words`);
    return 1;
  };
}

const pacer = folder ? await givenPacer() : ownPacer();

async function givenPacer() {
  const { makePacer } = await import(pathToFileURL(resolve(folder, "pacer.mjs")).href);
  const pace = makePacer([...words.words()].join("\n"));
  return () => {
    pace();
    return 1;
  };
}

let table;
const bench = (name, atMost, given) => ({
  name: `${name}, ${positions.length} positions${folder ? "" : " counted as 500"}`,
  column: given.column,
  work() {
    for (const position of positions) given.find(position);
    return folder ? 1 : positions.length / 500;
  },
  pacer,
  // What is promised is promised of the given positions.
  ...(folder ? { atMost } : {}),
  options: { passes: 35, warmup: 10 },
});

/** How the cost grows with the number of plays: racks with no blank to three on one board of a game. */
const { board } = positions[10];
const blanks = ["AEINRST", "AEINRS?", "AEINR??", "AEIN???"].map((rack) => {
  const position = { ruleset, board, rack: [...rack] };
  const plays = countPlays(position, graph);
  return {
    name: `${[...rack].filter((tile) => tile === "?").length} blanks, ${plays} plays, raw: plays a second, and as many a pass of the pacer`,
    unit: "plays",
    work: () => {
      for (let round = 0; round < 5; round++) table = rawPlays(position, graph, { reuse: table });
      return 5 * plays;
    },
    reference: pacer,
    options: { passes: 10, warmup: 3 },
  };
});

export const benches = [
  bench("all plays, raw", 3.0, {
    column: "raw plays",
    find(position) {
      table = rawPlays(position, graph, { reuse: table });
    },
  }),
  bench("best play", 1.95, { column: "best play", find: (position) => bestPlay(position, graph) }),
  bench("all plays, sorted objects", 4.6, { column: "all plays", find: (position) => generatePlays(position, graph) }),
  bench("whether there is a play", 0.75, { column: "any play", find: (position) => canPlay(position, graph) }),
  ...blanks,
];

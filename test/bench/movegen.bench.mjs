// Move generation: the positions of whole greedy games, against a pacer, a fixed workload that tells how fast the machine is
// just now: 50,000 words looked up in a plain trie. A unit of time is one pass of the pacer; figures are for 500 positions.
// Words: the free list, or the file that LEXICON names, one word a line.
import { readFileSync } from "node:fs";
import { applyMove, createGame, unwrap, viewFor } from "tilewright";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import { bestPlay, canPlay, countPlays, generatePlays, rawPlays } from "tilewright/movegen";
import { us2021 as ruleset } from "tilewright/rulesets";
import { openWords } from "tilewright/words";

const lexicon = process.env.LEXICON;
const words = lexicon ? wordList(readFileSync(lexicon, "utf8"), ruleset) : openWords;
const graph = buildWordGraph(words, { tileSet: ruleset.tileSet, gaddag: true });
const positions = Array.from({ length: 12 }, (_, game) => positionsOf(`bench ${game}`)).flat();

/** The position of every turn of a game between two players who take the best play. */
function positionsOf(seed) {
  const found = [];
  let game = createGame({ players: 2, ruleset, seed });
  while (game.status.kind === "playing") {
    const { board, rack } = viewFor(game, game.status.turn);
    found.push({ ruleset, board, rack });
    game = unwrap(applyMove(game, bestPlay(found.at(-1), graph) ?? { type: "pass" })).state;
  }
  return found;
}

/** Looks 50,000 words up in a trie of linked arrays. */
function pacer() {
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

const reference = pacer();
const passOver = (work) => () => {
  for (const position of positions) work(position);
  return positions.length / 500;
};
let table;
const bench = (name, target, work) => ({
  name: `${name}, 500 positions of ${positions.length}, units a second against the pacer (time in units: 1 / ratio)`,
  unit: "times 500 positions",
  work: passOver(work),
  reference,
  ...(target ? { target } : {}),
});

/** How the cost grows with the number of plays: racks with no blank to three on one board of a game. */
const board = positions[10].board;
const blanks = ["AEINRST", "AEINRS?", "AEINR??", "AEIN???"].map((rack) => {
  const position = { ruleset, board, rack: [...rack] };
  const plays = countPlays(position, graph);
  return {
    name: `${[...rack].filter((tile) => tile === "?").length} blanks, ${plays} plays, raw: plays a second`,
    unit: "plays",
    work: () => {
      for (let round = 0; round < 5; round++) table = rawPlays(position, graph, { reuse: table });
      return 5 * plays;
    },
    reference: () => reference(),
    options: { passes: 10, warmup: 3 },
  };
});

export const benches = [
  bench("all plays, raw", undefined, (position) => {
    table = rawPlays(position, graph, { reuse: table });
  }),
  bench("best play", undefined, (position) => bestPlay(position, graph)),
  bench("all plays, sorted objects", undefined, (position) => generatePlays(position, graph)),
  bench("whether there is a play", undefined, (position) => canPlay(position, graph)),
  ...blanks,
];

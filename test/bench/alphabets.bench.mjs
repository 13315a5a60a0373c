// Large alphabets, racks and boards: `npm run bench -- alphabets`. The letters of the same words and positions are spread
// over tile sets of 33, 40 and 63 letters, and the time is compared with that for 32. LEXICON and POSITIONS as in
// movegen.bench.mjs.
import { readFileSync } from "node:fs";
import { defineLayout, defineRuleset } from "tilewright";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import { bestPlay, canPlay, countPlays, findAnchors, generatePlays, rawPlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { englishWords } from "tilewright/words";
import { spreadLetters } from "../support/spread-letters.mjs";
import { naturalPositions } from "./positions.mjs";

const { LEXICON: lexicon } = process.env;
const words = [
  ...wordList(lexicon ? readFileSync(lexicon, "utf8") : [...englishWords.words()].join("\n"), {
    tileSet: us2021.tileSet,
  }).words(),
];
const english = buildWordGraph(words, { tileSet: us2021.tileSet, gaddag: true });
const natural = naturalPositions(4);
const some = natural.filter((_, i) => i % 3 === 0);
const blanks = natural
  .filter((_, i) => i % 10 === 5)
  .map((position) => ({ ...position, rack: [...position.rack.slice(0, 5), "?", "?"] }));

/** What is asked, of positions in an alphabet of `size` letters. */
function inAlphabet(size) {
  const tileSet = spreadLetters(us2021.tileSet, size);
  const ruleset = { ...us2021, tileSet };
  const graph = buildWordGraph(words, { tileSet, gaddag: true });
  const spread = (positions) => positions.map(({ board, rack }) => ({ ruleset, board, rack }));
  return { graph, positions: { "natural racks": spread(some), "two blanks": spread(blanks) } };
}

const questions = { rawPlays, generatePlays, bestPlay, canPlay, findAnchors };
const sizes = { 33: 1.4, 40: 1.4, 63: 1.8 };
const spreads = new Map([32, 33, 40, 63].map((size) => [size, inAlphabet(size)]));
const pass =
  (ask, { graph, positions }, kind) =>
  () => {
    const rounds = ask === canPlay || ask === findAnchors ? 4 : 1;
    for (let round = 0; round < rounds; round++) for (const position of positions[kind]) ask(position, graph);
  };
const alphabets = Object.entries(sizes).flatMap(([size, limit]) =>
  ["natural racks", "two blanks"].flatMap((kind) =>
    Object.entries(questions).map(([name, ask]) => ({
      name: `${name} with ${size} letters, ${kind}, against 32 letters`,
      work: pass(ask, spreads.get(Number(size)), kind),
      than: pass(ask, spreads.get(32), kind),
      atMost: name === "findAnchors" ? Math.min(limit, 1.5) : limit + (kind === "two blanks" && limit < 1.5 ? 0.1 : 0),
      options: { passes: 9, warmup: 3 },
    })),
  ),
);

/** Racks of different tiles, the most frequent letters first; the time a play is compared with that for seven tiles. */
const { board } = natural[10];
const frequent = [..."EAIONRTLSUDGBCMPFHVWYKJXQZ"];
const rackOf = (size, blankCount) => [...frequent.slice(0, size - blankCount), ..."????".slice(0, blankCount)];
const ofRack = (size, blankCount) => {
  const ruleset = { ...us2021, rackSize: size, maxTilesPerPlay: size };
  const position = { ruleset, board, rack: rackOf(size, blankCount) };
  const plays = countPlays(position, english);
  const rounds = Math.max(1, Math.round(20_000 / plays));
  return {
    plays,
    work: () => {
      for (let round = 0; round < rounds; round++) countPlays(position, english);
    },
    counted: rounds * plays,
  };
};
const seven = ofRack(7, 0);
const racks = [7, 10, 14, 20, 26].flatMap((size) =>
  [0, 1, 2, 3, 4].flatMap((blankCount) => {
    const { plays, work, counted } = ofRack(size, blankCount);
    if (plays > 3_000_000) return [];
    return [
      {
        name: `countPlays, rack of ${size} different tiles with ${blankCount} blanks, ${plays} plays: time a play, against the rack of 7`,
        work,
        than: seven.work,
        share: counted / seven.counted,
        atMost: 1.7,
        options: { passes: 5, warmup: 1 },
      },
    ];
  }),
);

/** The largest board, with forty letters and a rack of twenty. */
const large = (() => {
  const tileSet = spreadLetters(us2021.tileSet, 40);
  const layout = defineLayout({
    rowsOfSquares: Array.from({ length: 64 }, () => ".".repeat(64)),
    starts: [{ row: 32, col: 32 }],
  });
  const ruleset = defineRuleset({ ...us2021, tileSet }, { layout, rackSize: 20, maxTilesPerPlay: 20 });
  const squares = new Array(64 * 64).fill(null);
  natural.slice(0, 16).forEach((position, i) => {
    position.board?.forEach((tile, square) => {
      squares[(16 * Math.floor(i / 4) + Math.floor(square / 15)) * 64 + 16 * (i % 4) + (square % 15)] = tile;
    });
  });
  return {
    graph: spreads.get(40).graph,
    position: { ruleset, board: squares, rack: [...frequent.slice(0, 18), "?", "?"] },
  };
})();
const seconds = (name, work) => ({
  name: `64 x 64 squares, 40 letters, rack of 20 with two blanks: ${name}`,
  once: () => work(large.position, large.graph),
});

export const benches = [
  ...alphabets,
  ...racks,
  seconds("canPlay", canPlay),
  seconds("bestPlay", bestPlay),
  seconds("countPlays", countPlays),
];

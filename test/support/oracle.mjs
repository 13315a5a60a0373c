// Positions with known answers: `npm run build && npm run oracle -- DIR`, where DIR holds positions.jsonl and
// natural.jsonl, and DIR/../lexica/enable.txt is the word list they were counted with. `npm run oracle -- DIR 40` spreads
// the same letters over an alphabet of 40, which changes none of the answers.
//
// Each line of theirs has a position (`cgp`) and the number of its plays, their points in all, those of the best, how many
// are of one tile, and a hash over all plays with their points, whatever their order. Ends with a line
// `N passed, N failed`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import { bestPlay, canPlay, countPlays, generatePlays } from "tilewright/movegen";
import { parseCgp } from "tilewright/notation";
import { english } from "tilewright/tile-sets";
import { spreadLetters } from "./spread-letters.mjs";

const [given, size] = process.argv.slice(2);
const files = ["positions.jsonl", "natural.jsonl"].map((name) => join(given ?? "", name));
const words = join(given ?? "", "..", "lexica", "enable.txt");
if (given === undefined || ![...files, words].every(existsSync)) {
  console.error(
    "usage: npm run oracle -- DIR [LETTERS]   (positions.jsonl, natural.jsonl; ../lexica/enable.txt beside them)",
  );
  process.exit(2);
}

const tileSet = size === undefined ? english : spreadLetters(english, Number(size));
const list = wordList(readFileSync(words, "utf8").toUpperCase(), { tileSet });
const graph = buildWordGraph(list, { tileSet, gaddag: true });
let ruleset;

let passed = 0;
let failed = 0;
for (const file of files) {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  let plays = 0;
  for (const [i, line] of lines.entries()) {
    const known = JSON.parse(line);
    const differences = differing(answersOf(known), answersTo(known.cgp));
    plays += known.plays;
    if (differences.length === 0) passed++;
    else {
      failed++;
      console.log(`${file}:${i + 1}: ${differences.join("; ")}\n  ${known.cgp}`);
    }
  }
  console.log(`${file}: ${lines.length} positions, ${plays} plays`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** What a line of the file says of its position. */
function answersOf({ plays, topScore, sumScores, oneTilePlays, hash }) {
  const asWell = { bestPlay: topScore, countPlays: plays, canPlay: plays > 0 };
  return { plays, topScore, sumScores, oneTilePlays, hash, ...asWell };
}

/** What the package says of a position; a text if it cannot read it. */
function answersTo(cgp) {
  const parsed = parseCgp(cgp);
  if (!parsed.ok) return { read: JSON.stringify(parsed.problems) };
  ruleset ??= { ...parsed.position.ruleset, tileSet };
  const position = { ...parsed.position, ruleset };
  const plays = generatePlays(position, graph);
  return {
    plays: plays.length,
    topScore: plays[0]?.points ?? null,
    sumScores: plays.reduce((sum, { points }) => sum + points, 0),
    oneTilePlays: plays.filter(({ placements }) => placements.length === 1).length,
    hash: plays.reduce((sum, play) => (sum + hashOf(textOf(play))) >>> 0, 0),
    bestPlay: bestPlay(position, graph)?.points ?? null,
    countPlays: countPlays(position, graph),
    canPlay: canPlay(position, graph),
  };
}

function differing(known, found) {
  return Object.keys({ ...known, ...found })
    .filter((name) => known[name] !== found[name])
    .map((name) => `${name} is ${found[name]}, not ${known[name]}`);
}

/** `<square><letter>,...=<points>`: squares ascending, the letter of a blank in lower case. */
function textOf({ placements, points }) {
  const tiles = placements
    .map(({ row, col, letter, blank }) => ({ square: row * 15 + col, letter: blank ? letter.toLowerCase() : letter }))
    .sort((one, other) => one.square - other.square)
    .map(({ square, letter }) => `${square}${letter}`);
  return `${tiles.join(",")}=${points}`;
}

/** FNV-1a of 32 bits. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

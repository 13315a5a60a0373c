// Checks the draws of finished games, from the page "How tiles are drawn" alone.
// Use: node test/oracle/draws/verify-draws.mjs games.jsonl ...     (one saved game a line)
import { existsSync, readFileSync, realpathSync } from "node:fs";

const BLANK = "?";
const TWO_TO_32 = 2 ** 32;
const RATE = 8; // words that are absorbed or taken out between two permutations
const BEGINNINGS = new Set(["drew-for-start", "turn-set"]);
const DRAW_NOTHING = new Set([
  "turn-set",
  "passed",
  "accepted",
  "resigned",
  "turn-lost",
  "challenged",
  "blank-exchanged",
  "adjusted",
  "ended",
]);

// The problems of a game, each { event, expected, found }. `event` is null if the whole game is meant.
export function verify(game) {
  const unfit = whyUnfit(game);
  if (unfit) return [unfit];
  const table = newTable(game);
  for (const [number, event] of game.history.entries()) followEvent(table, event, number);
  compare(table, null, table.bag, tilesOf(game.bag));
  return table.problems;
}

// How many events of a game have a draw that is checked.
export function countDraws(game) {
  return whyUnfit(game) ? 0 : game.history.filter(isDraw).length;
}

function isDraw(event) {
  if (event?.type === "dealt") return event.chosen !== true;
  return ["drew-for-start", "played", "exchanged"].includes(event?.type);
}

// ---- What a game must have before anything can be checked

function whyUnfit(game) {
  const wrong = (expected, found) => ({ event: null, expected, found: found ?? null });
  if (typeof game?.seed !== "string") return wrong("a seed", game?.seed);
  if ((game.draw ?? null) !== null) return wrong("no other algorithm in draw", game.draw);
  if (!isTileSet(game.ruleset?.tileSet)) return wrong("a tile set", game.ruleset?.tileSet);
  if (!isCount(game.ruleset.rackSize)) return wrong("a rack size", game.ruleset.rackSize);
  if (!Array.isArray(game.players)) return wrong("a list of players", game.players);
  if (!Array.isArray(game.history)) return wrong("a history", game.history);
  return null;
}

function isTileSet(tileSet) {
  const isLetter = (entry) => typeof entry?.letter === "string" && entry.letter !== BLANK && isCount(entry.count);
  return Array.isArray(tileSet?.letters) && tileSet.letters.every(isLetter) && isCount(tileSet.blanks?.count);
}

function isCount(value) {
  return Number.isInteger(value) && value >= 0;
}

// ---- The table: all that is kept while the history is followed

function newTable(game) {
  const { letters, blanks } = game.ruleset.tileSet;
  const kinds = [...letters, { letter: BLANK, count: blanks.count }];
  const fullBag = kinds.flatMap(({ letter, count }) => Array(count).fill(letter));
  return {
    seed: game.seed,
    history: game.history,
    rackSize: game.ruleset.rackSize,
    rank: new Map(kinds.map(({ letter }, index) => [letter, index])),
    fullBag,
    bag: [...fullBag],
    onRack: game.players.map(() => 0),
    takenOff: new Set(),
    problems: [],
  };
}

function compare(table, event, expected, found) {
  if (JSON.stringify(expected) !== JSON.stringify(found)) report(table, event, expected, found);
}

function report(table, event, expected, found) {
  table.problems.push({ event, expected, found: found ?? null });
}

// ---- The events

function followEvent(table, event, number) {
  const type = event?.type;
  if (number === 0 && !BEGINNINGS.has(type)) report(table, number, "how the first player was found", type);
  if (DRAW_NOTHING.has(type)) return;
  if (type === "drew-for-start") return followStart(table, event, number);
  const follow = { dealt: followDeal, played: followPlay, exchanged: followExchange, "phony-returned": followPhony };
  if (!Object.hasOwn(follow, type)) return report(table, number, "a type of a game with a seed", type);
  if (!isSeat(table, event.player)) return report(table, number, "a seat", event.player);
  follow[type](table, event, number);
}

function isSeat(table, player) {
  return isCount(player) && player < table.onRack.length;
}

function followStart(table, event, number) {
  if (number !== 0) return report(table, number, "a draw for first play only as event 0", event.type);
  const possible = table.fullBag.length >= table.onRack.length && new Set(table.fullBag).size > 1;
  if (!possible || table.onRack.length === 0) return report(table, number, "no draw for first play", event.type);
  const expected = drawForStart(table.seed, table.fullBag, table.rank, table.onRack.length);
  compare(table, number, expected, { rounds: roundsOf(event.rounds), first: event.first ?? null });
}

function followDeal(table, event, number) {
  if (event.chosen === true) return followChosen(table, event, number);
  followDraw(table, event, number, table.rackSize);
}

// A chosen rack is not drawn by chance, but its tiles must be in the bag.
function followChosen(table, event, number) {
  const tiles = tilesOf(event.drawn);
  const missing = takeOut(table.bag, tiles ?? []);
  if (tiles === null || missing.length > 0) report(table, number, "tiles of the bag", tiles);
  table.onRack[event.player] += tiles?.length ?? 0;
}

function followPlay(table, event, number) {
  table.onRack[event.player] -= laidBy(event);
  followDraw(table, event, number, table.rackSize - table.onRack[event.player]);
}

function followExchange(table, event, number) {
  const returned = tilesOf(event.returned);
  if (returned === null) report(table, number, "a pile of returned tiles", event.returned);
  const tiles = returned ?? [];
  followDraw(table, event, number, tiles.length);
  putBack(table, tiles, number);
  table.onRack[event.player] -= tiles.length;
}

function followPhony(table, event, number) {
  const play = isCount(event.play) && event.play < number ? table.history[event.play] : null;
  if (play?.type !== "played") return report(table, number, "the number of an earlier play", event.play);
  if (play.player !== event.player) report(table, number, play.player, event.player);
  if (table.takenOff.has(event.play)) report(table, number, "a play that is not taken off yet", event.play);
  table.takenOff.add(event.play);
  const returned = tilesOf(event.returned);
  compare(table, number, tilesOf(play.drawn), returned);
  putBack(table, returned ?? [], number);
  table.onRack[event.player] += laidBy(play) - (returned?.length ?? 0);
}

// Compares a draw, then goes on with what the event says, so that one wrong draw is one problem.
function followDraw(table, event, number, count) {
  const drawn = tilesOf(event.drawn);
  compare(table, number, draw(table.seed, number, table.bag, count, table.rank), drawn);
  takeOut(table.bag, drawn ?? []);
  table.onRack[event.player] += drawn?.length ?? 0;
}

// ---- What an event says

function tilesOf(pile) {
  const isList = Array.isArray(pile?.tiles) && pile.tiles.every((tile) => typeof tile === "string");
  return isList ? pile.tiles : null;
}

function laidBy(play) {
  return Array.isArray(play.placements) ? play.placements.length : 0;
}

function roundsOf(rounds) {
  if (!Array.isArray(rounds)) return null;
  return rounds.map((round) => ({ draws: Array.isArray(round?.draws) ? round.draws.map(drawOf) : [] }));
}

function drawOf(one) {
  return { player: one?.player ?? null, tile: one?.tile ?? null };
}

// ---- The bag

// Takes tiles out of a bag, and returns those that were not in it.
function takeOut(bag, tiles) {
  return tiles.filter((tile) => {
    const index = bag.indexOf(tile);
    if (index >= 0) bag.splice(index, 1);
    return index < 0;
  });
}

// A tile that is not of the tile set cannot come back.
function putBack(table, tiles, number) {
  if (!tiles.every((tile) => table.rank.has(tile))) report(table, number, "tiles of the tile set", tiles);
  table.bag = inBagOrder([...table.bag, ...tiles], table.rank);
}

// A tile that is not of the tile set comes last.
function inBagOrder(tiles, rank) {
  const place = (tile) => rank.get(tile) ?? rank.size;
  return [...tiles].sort((one, other) => place(one) - place(other));
}

// ---- Drawing

// What an event draws from a bag, in bag order. The bag is left as it is.
export function draw(seed, event, bag, count, rank) {
  const source = newSource(seed, event);
  const left = [...bag];
  const drawn = [];
  while (drawn.length < count && left.length > 0) drawn.push(drawOne(source, left));
  return inBagOrder(drawn, rank);
}

function drawOne(source, bag) {
  return bag.splice(below(source, bag.length), 1)[0];
}

function drawForStart(seed, fullBag, rank, players) {
  const source = newSource(seed, 0);
  const rounds = [];
  let drawing = Array.from({ length: players }, (_, seat) => seat);
  do {
    const bag = [...fullBag];
    const draws = drawing.map((player) => ({ player, tile: drawOne(source, bag) }));
    rounds.push({ draws });
    const best = bestTile(
      draws.map(({ tile }) => tile),
      rank,
    );
    drawing = draws.filter(({ tile }) => tile === best).map(({ player }) => player);
  } while (drawing.length > 1);
  return { rounds, first: drawing[0] };
}

function bestTile(tiles, rank) {
  return tiles.includes(BLANK) ? BLANK : inBagOrder(tiles, rank)[0];
}

// ---- The source of numbers

export function newSource(seed, event) {
  const words = new Uint32Array(16);
  words[15] = 0x74696c65;
  const source = { words, place: 0 };
  for (const word of wordsToAbsorb(seed, event)) absorb(source, word);
  source.place = RATE;
  return source;
}

export function wordsToAbsorb(seed, event) {
  const words = [seed.length];
  for (let i = 0; i < seed.length; i += 2) {
    const second = i + 1 < seed.length ? seed.charCodeAt(i + 1) : 0;
    words.push(seed.charCodeAt(i) + 65536 * second);
  }
  words.push(event);
  return words;
}

function absorb(source, word) {
  permuteIfFull(source);
  source.words[source.place] ^= word;
  source.place += 1;
}

export function next(source) {
  permuteIfFull(source);
  source.place += 1;
  return source.words[source.place - 1];
}

function permuteIfFull(source) {
  if (source.place < RATE) return;
  permute(source.words);
  source.place = 0;
}

export function below(source, n) {
  const limit = TWO_TO_32 - (TWO_TO_32 % n);
  let word = next(source);
  while (word >= limit) word = next(source);
  return word % n;
}

export function permute(s) {
  for (let time = 0; time < 6; time += 1) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
}

// Sums and shifts are cut to 32 bits by the Uint32Array.
function quarter(s, a, b, c, d) {
  s[a] += s[b];
  s[d] = rotl(s[d] ^ s[a], 16);
  s[c] += s[d];
  s[b] = rotl(s[b] ^ s[c], 12);
  s[a] += s[b];
  s[d] = rotl(s[d] ^ s[a], 8);
  s[c] += s[d];
  s[b] = rotl(s[b] ^ s[c], 7);
}

function rotl(word, k) {
  return (word << k) | (word >>> (32 - k));
}

// ---- The program

function main(files) {
  const total = { games: 0, draws: 0, problems: 0 };
  for (const file of files) checkFile(file, total);
  console.log(`${total.games} games, ${total.draws} draws, ${total.problems} problems`);
  process.exitCode = total.problems > 0 ? 1 : 0;
}

function checkFile(file, total) {
  readFileSync(file, "utf8")
    .split("\n")
    .forEach((line, index) => {
      if (line.trim() !== "") checkLine(line, `${file}:${index + 1}`, total);
    });
}

function checkLine(line, where, total) {
  const game = parsed(line);
  const problems = verify(game);
  for (const problem of problems) console.log(`${where}: ${JSON.stringify(problem)}`);
  total.games += 1;
  total.draws += countDraws(game);
  total.problems += problems.length;
}

// A line that is not JSON counts as a game without anything.
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isProgram() {
  const path = process.argv[1];
  return path !== undefined && existsSync(path) && realpathSync(path) === realpathSync(new URL(import.meta.url));
}

if (isProgram()) main(process.argv.slice(2));

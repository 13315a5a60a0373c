// The test vectors of docs/draw.md. What comes out is the library's; the words that go in are written from the page.
import {
  applyMove,
  applyRuling,
  createGame,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Move,
  type MoveOptions,
  type Placement,
  unwrap,
} from "tilewright";
import { us2021 } from "tilewright/rulesets";
import { drawTiles } from "../../src/bag/bag.ts";
import { randomOf } from "../../src/bag/random.ts";
import { permute, wordsToAbsorb } from "../oracle/draws/verify-draws.mjs";

const hex = (word: number): string => `0x${word.toString(16).padStart(8, "0")}`;

const startState = [...new Array<number>(15).fill(0), 0x74696c65];
const counting = Array.from({ length: 16 }, (_, i) => i);

/** The sixteen words that the permutation makes of sixteen. */
function permuted(before: readonly number[]): readonly number[] {
  const words = Uint32Array.from(before);
  permute(words);
  return [...words];
}

const permutations = [startState, counting].map((before) => ({
  before: before.map(hex),
  after: permuted(before).map(hex),
}));

/** Seeds of every length that matters: empty, odd, even, exactly a block with the other words, and several blocks. */
const seeds: readonly (readonly [seed: string, event: number])[] = [
  ["", 0],
  ["", 9999],
  ["a", 1],
  ["an example, and no secret", 7],
  ["exactly 8 wd", 3],
  ["one unit more", 3],
  ["a seed of 77 units is absorbed in 41 words, so there are permutations between", 42],
  ["\u00e9 is one unit, e\u0301 is two", 5],
  ["\ud83c\udfb2", 5],
  ["\ud83c", 5],
  ["x\udfb2", 5],
  ["\0\0", 5],
  ["\0\0\0", 5],
];

/** Words as they come out: an integer below 2^32 is the word. */
const words = (seed: string, event: number, count: number): readonly number[] => {
  const below = randomOf(seed, event);
  return Array.from({ length: count }, () => below(2 ** 32));
};

const sources = seeds.map(([seed, event]) => ({
  seed,
  event,
  absorbed: wordsToAbsorb(seed, event).map(hex),
  words: words(seed, event, 10).map(hex),
}));

/** A third of the words is rejected for 3 * 2^30, nearly half for 2^31 + 1. */
const integers = [1, 2, 7, 86, 100, 3 * 2 ** 30, 2 ** 31 + 1].map((n) => {
  const below = randomOf("integers", 2);
  return { seed: "integers", event: 2, n, integers: Array.from({ length: 12 }, () => below(n)) };
});

const mixed = defineTileSet({
  id: "mixed",
  letters: [
    ["CH", 5, 2],
    ["A", 1, 4],
    ["\ud801\udc00", 4, 2],
    ["Q", 8, 0],
    ["\u00d1", 8, 2],
    ["LL", 8, 2],
  ],
  blanks: { count: 2, points: 0 },
});

const bags: readonly (readonly [bag: readonly string[], count: number])[] = [
  [["A", "A", "B", "C", "?", "?"], 1],
  [["A", "A", "B", "C", "?", "?"], 4],
  [["A", "A", "B", "C", "?", "?"], 6],
  [["A", "A", "B", "C", "?", "?"], 7],
  [["A"], 1],
  [["A"], 0],
  [[], 3],
];
const few = defineTileSet({
  id: "few",
  letters: ["A", "B", "C"].map((letter) => [letter, 1, 9]),
  blanks: mixed.blanks,
});

const draws = bags.map(([bag, count]) => ({
  seed: "draws",
  event: 4,
  bag,
  count,
  drawn: drawTiles(few, { tiles: bag, hidden: 0 }, count, randomOf("draws", 4)).tiles,
}));

/** Four players, and as many tiles as they have on their racks. */
function ties(seed: string): GameState {
  const tileSet = defineTileSet({
    id: "ties",
    letters: [
      ["B", 1, 2],
      ["A", 1, 4],
    ],
    blanks: { count: 2, points: 0 },
  });
  return createGame({ players: 4, seed, ruleset: defineRuleset(us2021, { tileSet, rackSize: 2 }) });
}

/** Chosen racks, one of them empty, and a draw after them. */
function chosenRacks(): GameState {
  const exchange = { minTiles: 1, maxTiles: 3, minBag: 1, perGame: null } as const;
  const ruleset = defineRuleset(us2021, { tileSet: few, rackSize: 3, exchange });
  const game = createGame({ players: 2, first: 0, seed: "chosen", ruleset, racks: [["?", "A"], []] });
  return unwrap(applyMove(game, { type: "exchange", tiles: ["A", "?"] })).state;
}

/** A game with a phony, a failed challenge, an exchange and blanks, until nobody has a tile. */
function wholeGame(): GameState {
  const ruleset = defineRuleset(us2021, {
    tileSet: mixed,
    rackSize: 4,
    exchange: { minTiles: 1, maxTiles: 4, minBag: 1, perGame: null },
  });
  let game = createGame({ players: 2, first: 1, seed: "\ud83c\udfb2 dice", ruleset });
  const make = (move: Move, options: MoveOptions = {}): void => {
    game = unwrap(applyMove(game, move, options)).state;
  };
  /** Lays the first tiles of the rack in row 8, from a column on. A blank stands for Q, which no tile carries. */
  const play = (count: number, from: number): void => {
    const rack = game.players[game.status.turn as number]?.rack.tiles ?? [];
    const placements = rack.slice(0, count).map((tile, i): Placement => {
      return { row: 7, col: from + i, letter: tile === "?" ? "Q" : tile, blank: tile === "?" };
    });
    make({ type: "play", placements });
  };
  play(3, 5);
  make({ type: "challenge" }, { by: 0, dictionary: new Set() });
  play(2, 6);
  make({ type: "challenge" }, { by: 1, dictionary: { has: () => true } });
  make({ type: "exchange", tiles: game.players[0]?.rack.tiles.slice(1, 3) ?? [] });
  play(3, 8);
  play(2, 4);
  play(4, 0);
  make({ type: "accept" }, { by: 0 });
  return game;
}

/** Chosen racks, a blank exchanged, an exchange of no tiles and one of the whole bag, a ruling, and a resignation. */
function shortGame(): GameState {
  const tileSet = defineTileSet({
    id: "short",
    letters: [
      ["A", 1, 4],
      ["B", 3, 4],
      ["C", 3, 2],
    ],
    blanks: mixed.blanks,
  });
  const exchange = { minTiles: 0, maxTiles: 3, minBag: 0, perGame: null } as const;
  const ruleset = defineRuleset(us2021, { tileSet, rackSize: 3, exchange, blankExchange: true });
  let game = createGame({
    players: 3,
    first: 2,
    seed: "short",
    ruleset,
    racks: [
      ["A", "B"],
      ["A", "B", "C"],
      ["?", "A", "B"],
    ],
  });
  const make = (move: Move): void => {
    game = unwrap(applyMove(game, move)).state;
  };
  make({
    type: "play",
    placements: [
      { row: 7, col: 7, letter: "A", blank: true },
      { row: 7, col: 8, letter: "B" },
    ],
  });
  make({ type: "exchange-blank", square: { row: 7, col: 7 } });
  make({ type: "exchange", tiles: [] });
  make({ type: "exchange", tiles: ["A", "C"] });
  make({ type: "resign" });
  game = unwrap(applyRuling(game, { type: "set-turn", player: 0 })).state;
  make({ type: "play", placements: [{ row: 7, col: 9, letter: "B" }] });
  return game;
}

/** What docs/draw.md reads of a game, and no more. */
function saved({ seed, ruleset, players, history, bag }: GameState): object {
  const { rackSize, tileSet } = ruleset;
  return { seed, ruleset: { rackSize, tileSet }, players: players.map(({ name }) => ({ name })), history, bag };
}

export const games: readonly { readonly about: string; readonly game: object }[] = [
  {
    about: "Four players; blanks tie, then letters, then blanks; the racks take all tiles of the bag.",
    game: saved(ties("ties 2930")),
  },
  {
    about: "The same with another seed: B stands before A in this alphabet, so it is better.",
    game: saved(ties("ties 39")),
  },
  {
    about: "A play taken off, a failed challenge, an exchange, blanks, and a bag that runs empty.",
    game: saved(wholeGame()),
  },
  { about: "Racks that were chosen, one of them short and one empty, and an exchange.", game: saved(chosenRacks()) },
  {
    about: "Chosen racks, a blank exchanged, exchanges of no tiles and of the whole bag, a resignation, and a ruling.",
    game: saved(shortGame()),
  },
  {
    about: "Three players and the English tiles.",
    game: saved(createGame({ players: 3, seed: "an example, and no secret" })),
  },
];

/** JSON in ASCII, with no line longer than a page has. */
function json(value: unknown, indent = "", before = 0): string {
  const compact = asciiOnly(spaced(value));
  if (indent.length + before + compact.length < 115 || typeof value !== "object" || value === null) return compact;
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const lines = Object.entries(value).map(([key, of]) => `${inner}"${key}": ${json(of, inner, key.length + 4)}`);
    return `{\n${lines.join(",\n")}\n${indent}}`;
  }
  const entries = value.map((entry) => json(entry, inner));
  if (entries.some((entry) => entry.length > 40)) return `[\n${inner}${entries.join(`,\n${inner}`)}\n${indent}]`;
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last === undefined || inner.length + last.length + entry.length > 110) lines.push(entry);
    else lines[lines.length - 1] = `${last}, ${entry}`;
  }
  return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`;
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, of]) => `"${key}": ${spaced(of)}`)
    .join(", ")} }`;
}

function asciiOnly(text: string): string {
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const begin = "## Test vectors\n";

/** The page with its vectors made anew. Everything before them is written by hand. */
export function drawPage(page: string): string {
  const [prose] = page.split(begin) as [string];
  return `${prose}${begin}${vectors()}`;
}

const block = (value: unknown): string => `\`\`\`json\n${json(value)}\n\`\`\`\n`;

function vectors(): string {
  return `
These are made by \`npm run docs:generate\`, and a test compares them with what the library draws. Each block is JSON.
Words are written in hexadecimal. Characters beyond ASCII are escaped, so that every code unit shows.

### The permutation

The sixteen words of the state before and after \`permute()\`.

${block(permutations)}
### Words of a source

\`absorbed\`: the list of words that is absorbed. \`words\`: the first ten words that are taken out.

${block(sources)}
### Integers

What \`below(n)\` returns, twelve times in a row. For the last two \`n\`, many words are thrown away.

${block(integers)}
### Draws from a bag

The tile set has the letters A, B and C.

${block(draws)}
### Games

Each has what this page reads of a saved game.

${games.map(({ about, game }) => `${about}\n\n${block(game)}`).join("\n")}`;
}

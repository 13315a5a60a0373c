// The check of draws: it finds the test vectors of docs/draw.md right, and notices what is changed in the games among them.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { below, draw, newSource, next, permute, verify, wordsToAbsorb } from "./draws/verify-draws.mjs";

/** Any JSON of the page. */
// biome-ignore lint/suspicious/noExplicitAny: each change below spoils it in another way
type Json = any;

const page = readFileSync("docs/draw.md", "utf8");
const blocks: readonly Json[] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json as string));
const [permutations, sources, integers, draws, ...games] = blocks;
const [ties, , whole, chosen, short, english] = games;

const hex = (words: Iterable<number>): readonly string[] =>
  [...words].map((word) => `0x${word.toString(16).padStart(8, "0")}`);

describe("the check of draws agrees with the test vectors of docs/draw.md:", () => {
  test.each<Json>(permutations)("the permutation $#", ({ before, after }) => {
    const words = Uint32Array.from(before, Number);
    permute(words);
    expect(hex(words)).toEqual(after);
  });

  test.each<Json>(sources)("the words of event $event for the seed $seed", ({ seed, event, absorbed, words }) => {
    expect(hex(wordsToAbsorb(seed, event))).toEqual(absorbed);
    const source = newSource(seed, event);
    expect(hex(words.map(() => next(source)))).toEqual(words);
  });

  test.each<Json>(integers)("integers below $n", ({ seed, event, n, integers }) => {
    const source = newSource(seed, event);
    expect(integers.map(() => below(source, n))).toEqual(integers);
  });

  test.each<Json>(draws)("$count tiles of $bag", ({ seed, event, bag, count, drawn }) => {
    const places = new Map(["A", "B", "C", "?"].map((tile, place) => [tile, place]));
    expect(draw(seed, event, bag, count, places)).toEqual(drawn);
  });

  test.each(games.map((game) => [game.seed, game]))("the game with the seed %j", (_seed, game) => {
    expect(verify(game)).toEqual([]);
  });
});

/**
 * What somebody changes in a game, and the event at which the check first finds it; null: in the game as a whole. Draws
 * after that often differ as well, because the bag does.
 */
type Tampering = readonly [what: string, game: Json, change: (game: Json) => void, event: number | null];

/**
 * The whole game: 0 turn-set, 1-2 dealt, 3 played, 4 challenged, 5 phony-returned, 6 played, 7 challenged, 8 turn-lost,
 * 9 exchanged, 10-12 played, 13 accepted, 14-15 adjusted, 16 ended. The short one: 0 turn-set, 1-3 dealt, 4 played,
 * 5 blank-exchanged, 6-7 exchanged, 8 resigned, 9 turn-set, 10 played. The others: 0 the first player, then dealt.
 */
const tamperings: readonly Tampering[] = [
  ["a tile that was dealt is a better one", english, (game) => better(game.history[1].drawn), 1],
  ["a tile drawn for the last play is another", short, (game) => better(game.history[10].drawn), 10],
  ["the tiles that were drawn stand in another order", english, ({ history }) => history[2].drawn.tiles.reverse(), 2],
  ["a tile too few is dealt", english, ({ history }) => history[3].drawn.tiles.pop(), 3],
  ["a tile too many is drawn", short, ({ history }) => history[10].drawn.tiles.push("B"), 10],
  ["two players have each other's rack", english, ({ history }) => swap(history[1], history[2], "drawn"), 1],
  ["nothing is drawn after a play", whole, ({ history }) => history[11].drawn.tiles.pop(), 11],
  ["a tile is drawn that is not in the bag", whole, ({ history }) => history[12].drawn.tiles.push("A"), 12],
  ["a tile is drawn that no tile set has", whole, ({ history }) => history[12].drawn.tiles.push("Z"), 12],
  ["another player begins", ties, ({ history }) => Object.assign(history[0], { first: 1 }), 0],
  ["others drew the tiles of the first round", ties, ({ history }) => firstRound(history).reverse(), 0],
  ["a round of the draw for first play is missing", ties, ({ history }) => history[0].rounds.pop(), 0],
  ["a round of the draw for first play is added", ties, ({ history }) => repeatLast(history[0].rounds), 0],
  ["the first player is drawn in mid-game", english, ({ history }) => history.push(history[0]), 4],
  ["nothing says who begins", english, ({ history }) => history.shift(), 0],
  ["a draw that could not decide who begins", ties, (game) => Object.assign(game.ruleset.tileSet, onlyBlanks), 0],
  ["a player who was chosen to begin was drawn", chosen, ({ history }) => history.splice(0, 1, ties.history[0]), 0],
  ["an exchange draws the tiles that it returns", whole, ({ history }) => copyTiles(history[9]), 9],
  ["an exchange returns a tile less", whole, ({ history }) => history[9].returned.tiles.pop(), 9],
  ["an exchange returns a tile that no tile set has", short, ({ history }) => setTile(history[7].returned, "Z"), 7],
  ["an exchange of no tiles draws one", short, ({ history }) => history[6].drawn.tiles.push("A"), 6],
  ["a play that is taken off keeps a tile", whole, ({ history }) => history[5].returned.tiles.pop(), 5],
  ["a play that is taken off returns other tiles", whole, ({ history }) => setTile(history[5].returned, "A"), 5],
  ["a play is taken off that is not one", whole, ({ history }) => Object.assign(history[5], { play: 4 }), 5],
  ["a play is taken off that is still to come", whole, ({ history }) => Object.assign(history[5], { play: 6 }), 5],
  ["the play of somebody else is taken off", whole, ({ history }) => Object.assign(history[5], { player: 0 }), 5],
  ["a play is taken off twice", whole, ({ history }) => history.splice(13, 0, history[5]), 13],
  ["an event between two draws is missing", whole, ({ history }) => history.splice(8, 1), 8],
  ["an event between two draws is added", whole, ({ history }) => history.splice(8, 0, history[8]), 11],
  ["a play lays a tile more", whole, ({ history }) => repeatLast(history[3].placements), 3],
  ["a rack that was chosen seems to be dealt", chosen, ({ history }) => delete history[1].chosen, 1],
  ["racks that were chosen have tiles that no bag has", chosen, ({ history }) => setTile(history[1].drawn, "Z"), 1],
  ["racks that were chosen have one blank too many", chosen, ({ history }) => addBlanks(history[2]), 2],
  ["the game has another seed", whole, (game) => Object.assign(game, { seed: "another" }), 1],
  ["the same seed, written in another way", whole, (game) => Object.assign(game, { seed: `${game.seed} ` }), 1],
  ["the rack is larger", whole, (game) => Object.assign(game.ruleset, { rackSize: 5 }), 1],
  ["a letter has a tile more", english, (game) => game.ruleset.tileSet.letters[4].count++, 0],
  ["a tile is missing from the bag", english, ({ bag }) => bag.tiles.pop(), null],
  ["the bag is in another order", english, ({ bag }) => bag.tiles.reverse(), null],
  ["an event is of a game at a real table", whole, ({ history }) => setType(history[13], "rack-told"), 13],
  ["an event has a type that nobody knows", whole, ({ history }) => setType(history[13], "toString"), 13],
  ["a player draws who is not in the game", english, ({ history }) => Object.assign(history[3], { player: 3 }), 3],
  ["there is no seed", english, (game) => Object.assign(game, { seed: null }), null],
  ["another algorithm drew", english, (game) => Object.assign(game, { draw: "dice" }), null],
];

const onlyBlanks = { letters: [], blanks: { count: 7 } };
const setTile = ({ tiles }: Json, tile: string): void => {
  tiles[0] = tile;
};
const better = ({ tiles }: Json): void => {
  tiles.splice(0, 1);
  tiles.push("?");
};
const swap = (one: Json, other: Json, key: string): void => {
  [one[key], other[key]] = [other[key], one[key]];
};
const repeatLast = (list: Json): void => {
  list.push(list.at(-1));
};
const firstRound = (history: Json): Json => history[0].rounds[0].draws;
const copyTiles = (event: Json): void => {
  event.drawn.tiles = [...event.returned.tiles];
};
const addBlanks = ({ drawn }: Json): void => {
  drawn.tiles.push("?", "?");
};
const setType = (event: Json, type: string): void => {
  event.type = type;
};

describe("the check of draws finds", () => {
  test.each(tamperings)("%s", (_what, game, change, event) => {
    const tampered = structuredClone(game);
    change(tampered);
    expect(verify(tampered)[0]).toMatchObject({ event });
  });
});

import { unwrap } from "tilewright";
import { parseGame, parsePlacements, parseRuleset } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { problems } from "./problems.ts";
import { game } from "./samples.ts";

const play = { ...game.history[3], drawn: { tiles: ["O", "?"], hidden: 0 } };
const longest = { ...game, history: new Array<unknown>(10_000).fill(play) };

test("a history of 10,000 plays is read, and one of 10,001 is refused as too large", () => {
  expect(unwrap(parseGame(JSON.stringify(longest))).state.history).toHaveLength(10_000);
  expect(problems(parseGame({ ...longest, history: [...longest.history, play] }))).toEqual(["too-large history"]);
});

test("a text of 8,000,000 characters is read, and one of 8,000,001 is refused as too large", () => {
  const padded = (length: number): string => "[]".padEnd(length);
  expect(problems(parsePlacements(padded(8_000_000), us2021))).toEqual([]);
  expect(parsePlacements(padded(8_000_001), us2021).problems).toEqual([
    { code: "too-large", path: "", of: "characters", most: 8_000_000, found: 8_000_001 },
  ]);
});

test("one large list that stands in many places counts in each, and the game is refused as too large", () => {
  const tiles = new Array<string>(4000).fill("A");
  const event = { player: 0, type: "dealt", drawn: { tiles, hidden: 0 } };
  const { problems: told } = parseGame({ ...game, history: new Array<unknown>(10_000).fill(event) });
  expect(told).toEqual([
    {
      code: "too-large",
      path: expect.stringMatching(/^history\[\d+\]/),
      of: "values",
      most: 5_000_000,
      found: 5_000_001,
    },
  ]);
});

test("one long text that stands in thousands of places is refused at the first of them", () => {
  const tiles = new Array<string>(4000).fill("\u0300".repeat(1_000_000));
  const [first] = parseGame({ ...game, bag: { tiles, hidden: 0 } }).problems ?? [];
  expect(first).toMatchObject({ code: "unknown-letter", path: "bag.tiles[0]" });
});

test("if there are more than a hundred problems the first hundred are listed", () => {
  const board = new Array<number>(225).fill(7);
  const { problems: told = [] } = parseGame({ ...game, board });
  expect(told).toHaveLength(100);
  expect(told[99]).toEqual({ code: "type", path: "board[99]", type: "object", found: 7 });
});

test("the largest tile set has 1,000 tiles, and its bag is read; a pile of more than 4,000 tiles is too large", () => {
  const letters = Array.from({ length: 999 }, (_, i) => ({
    letter: String.fromCharCode(0x4e00 + i),
    points: 1,
    count: 1,
  }));
  const tileSet = { id: "largest", letters, blanks: { count: 1, points: 0 } };
  const tiles = [...letters.map(({ letter }) => letter), "?"];
  const players = game.players.map((player) => ({ ...player, rack: { tiles: [], hidden: 0 } }));
  const board = new Array<null>(225).fill(null);
  const large = { ...game, ruleset: { ...us2021, tileSet }, bag: { tiles, hidden: 0 }, players, board, history: [] };
  expect(unwrap(parseGame(large)).state.bag.tiles).toHaveLength(1000);
  const heap = { tiles: new Array<string>(4001).fill("?"), hidden: 0 };
  expect(problems(parseGame({ ...large, bag: heap }))).toEqual(["too-large bag.tiles"]);

  const larger = { ...tileSet, blanks: { count: 2, points: 0 } };
  expect(parseRuleset({ ...us2021, tileSet: larger }).problems).toEqual([
    { code: "too-large", path: "tileSet", of: "set", most: 1000, found: 1001 },
  ]);
});

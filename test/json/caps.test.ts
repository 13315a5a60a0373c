import { unwrap } from "tilewright";
import { parseGame, parsePlacements } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { problems } from "./problems.ts";
import { game } from "./samples.ts";

const play = game.history[3];
const longest = { ...game, history: new Array<unknown>(10_000).fill(play) };

test("a history of 10,000 plays is read, and one of 10,001 is refused as too large", () => {
  expect(unwrap(parseGame(JSON.stringify(longest))).state.history).toHaveLength(10_000);
  expect(problems(parseGame({ ...longest, history: [...longest.history, play] }))).toEqual(["too-large history"]);
}, 60_000);

test("a text of 8,000,000 characters is read, and one of 8,000,001 is refused as too large", () => {
  const padded = (length: number): string => "[]".padEnd(length);
  expect(problems(parsePlacements(padded(8_000_000), us2021))).toEqual([]);
  expect(parsePlacements(padded(8_000_001), us2021).problems).toEqual([
    { code: "too-large", path: "", expected: "at most 8000000 characters", found: "8000001" },
  ]);
});

test("one large list that stands in many places counts in each, and the game is refused as too large", () => {
  const tiles = new Array<string>(1_000_000).fill("A");
  const event = { player: 0, type: "dealt", drawn: { tiles, hidden: 0 } };
  const { problems: told } = parseGame({ ...game, history: new Array<unknown>(10_000).fill(event) });
  expect(told).toEqual([
    {
      code: "too-large",
      path: expect.stringMatching(/^history\[\d\]/),
      expected: "at most 5000000 entries and properties in all",
      found: "5000001",
    },
  ]);
}, 60_000);

test("one long text that stands in a million places is refused at the first of them", () => {
  const tiles = new Array<string>(1_000_000).fill("\u0300".repeat(1_000_000));
  const [first] = parseGame({ ...game, bag: { tiles, hidden: 0 } }).problems ?? [];
  expect(first).toMatchObject({ code: "unknown-letter", path: "bag.tiles[0]" });
});

test("if there are more than a hundred problems the first hundred are listed", () => {
  const board = new Array<number>(225).fill(7);
  const { problems: told = [] } = parseGame({ ...game, board });
  expect(told).toHaveLength(100);
  expect(told[99]).toEqual({ code: "type", path: "board[99]", expected: "an object", found: "7" });
});

test("a bag may hold all tiles of the largest tile set, and not one more", () => {
  const letters = Array.from({ length: 1000 }, (_, i) => ({
    letter: String.fromCharCode(0x4e00 + i),
    points: 1,
    count: 1000,
  }));
  const tileSet = { id: "largest", letters, blanks: { count: 1000, points: 0 } };
  const tiles = letters.flatMap(({ letter, count }) => new Array<string>(count).fill(letter));
  const bag = { tiles: [...tiles, ...new Array<string>(1000).fill("?")], hidden: 0 };
  const players = game.players.map((player) => ({ ...player, rack: { tiles: [], hidden: 0 } }));
  const board = new Array<null>(225).fill(null);
  const large = { ...game, ruleset: { ...us2021, tileSet }, bag, players, board, history: [] };
  expect(unwrap(parseGame(large)).state.bag.tiles).toHaveLength(1_001_000);
  expect(problems(parseGame({ ...large, bag: { ...bag, tiles: [...bag.tiles, "?"] } }))).toEqual([
    "too-large bag.tiles",
  ]);
}, 60_000);

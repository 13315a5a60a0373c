import { unwrap } from "tilewright";
import { parseGameHistory } from "tilewright/notation";
import { turnsOf } from "tilewright/replay";
import { expect, test } from "vitest";
import { read } from "./read.ts";

// Ben's farm runs off the board, and Ann's paste would cover a tile: neither fits.
const record = `>Ann: HORNEIA 8F HORN +14 14
>Ben: FAMXYZQ 1M FARM +12 12
>Ann: PASTEEI 8G PASTE +25 39
>Ben: XYZQIII -XYZ +0 12
`;

test("a play that does not fit is kept as it is written, at the event that gives the turn to the next player", () => {
  const { state, result } = read(record);
  const { misfits = [] } = result.game;
  expect(misfits.map(({ event, ...written }) => [state.history[event]?.type, written])).toEqual([
    ["turn-set", { player: 1, at: "1M", word: "FARM", rack: "FAMXYZQ", points: 12, takenOff: false }],
    ["turn-set", { player: 0, at: "8G", word: "PASTE", rack: "PASTEEI", points: 25, takenOff: false }],
  ]);
  expect(misfits.map(({ event }) => state.history[event + 1])).toMatchObject([
    { type: "adjusted", player: 1, reason: "as-recorded", points: 12 },
    { type: "adjusted", player: 0, reason: "as-recorded", points: 25 },
  ]);
});

test("it may be out of turn, and without a rack and points", () => {
  const { state, result } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ann: 1M FARM\n>Ben: - +0 0\n");
  expect(result.game.misfits).toEqual([
    {
      event: state.history.findIndex(({ type }) => type === "passed") - 1,
      player: 0,
      at: "1M",
      word: "FARM",
      rack: "",
      points: 0,
      takenOff: false,
    },
  ]);
});

test("one that the record takes back is taken off, and the points written for it with it", () => {
  const { result, remarks, scores } = read(
    ">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAMXYZQ 1M FARM +12 12\n>Ben: FAMXYZQ -- -12 0\n>Ann: EIAESTU - +0 14\n",
  );
  expect(result.game.misfits).toMatchObject([{ word: "FARM", points: 12, takenOff: true }]);
  expect(turnsOf(result.game).map(({ play, takenOff, total }) => [play, takenOff, total])).toEqual([
    ["8F HORN", false, 14],
    ["1M FARM", true, 0],
    ["", false, 14],
  ]);
  expect(remarks.map((remark) => remark.split(" ", 2))).toEqual([["4:21", "irregular-play"]]);
  expect(scores).toEqual([14, 0]);
});

test("it is taken back once, by its player, and before the next turn", () => {
  const codes = (lines: string): readonly string[] =>
    read(`>Ann: HORNEIA 8F HORN +14 14\n>Ben: 1M FARM +12 12\n${lines}\n`).remarks.map((said) => said.split(" ")[1]!);
  expect(codes(">Ben: -- -12 0\n>Ben: -- -12 0")).toEqual(["irregular-play", "irregular-play", "wrong-total"]);
  expect(codes(">Ann: EIA - +0 14\n>Ben: -- -12 0")).toContain("irregular-play");
  expect(codes(">Ben: -- -11 1")).toEqual(["irregular-play", "wrong-score"]);
});

test("a game history keeps it, too", () => {
  const history = {
    players: [{ nickname: "Ann" }, { nickname: "Ben" }],
    events: [
      { rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 14, cumulative: 14 },
      { player_index: 1, rack: "FAMXYZQ", position: "1M", played_tiles: "FARM", score: 12, cumulative: 12 },
    ],
  };
  const { game } = unwrap(parseGameHistory(JSON.stringify(history)));
  expect(game.misfits).toMatchObject([{ player: 1, at: "1M", word: "FARM", rack: "FAMXYZQ", points: 12 }]);
});

test("a record in which everything fits has none, a play that was challenged off included", () => {
  expect(read(">Ann: HORNEIA 8F HORN +14 14\n>Ann: HORNEIA -- -14 0\n").result.game.misfits).toEqual([]);
});

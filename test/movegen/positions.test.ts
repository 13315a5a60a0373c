import { applyMove, createGame, defineRuleset, positionOf, scoreMove, unwrap, viewFor } from "tilewright";
import { buildWordGraph, readWordGraph } from "tilewright/dictionary";
import { bestPlay, canPlay, countPlays, generatePlays, rawPlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { drawn, fiveWords } from "./drawn.ts";
import { expectedPlays, graphOf, rackedPosition } from "./expected.ts";

const texts = ["HORN", "HORNS", "FARM", "FARMS", "SO", "TO", "AT", "TEA", "TEAS", "RATE", "STARE", "NO", "ON", "NOT"];
const words = texts.map((word) => [...word]);

test("a play is a move of the game as it is, and all of a view's plays are the position's", () => {
  const graph = buildWordGraph(texts, { tileSet: us2021.tileSet, gaddag: true });
  let state = createGame({ players: 2, seed: "as it is", first: 0, racks: [[..."HORNTEA"], [..."STAREON"]] });
  for (let turn = 0; turn < 3; turn++) {
    const [player, other] = [turn % 2, 1 - (turn % 2)];
    const position = positionOf(state, player);
    const racked = { ...position, rack: position.rack ?? [] };
    const plays = generatePlays(viewFor(state, player), graph);
    expect(plays).toEqual(generatePlays(racked, graph));
    expect(countPlays(viewFor(state, player), graph)).toBe(plays.length);
    expect(bestPlay(viewFor(state, player), graph)).toEqual(plays[0] ?? null);
    // A view tells its viewer's plays, also when it is not their turn; a game those of whoever is on turn.
    const others = generatePlays(viewFor(state, other), graph);
    expect(others).toEqual(generatePlays({ ...position, rack: state.players[other]!.rack.tiles }, graph));
    expect(canPlay(state, graph)).toBe(plays.length > 0);
    for (const play of plays.slice(0, 40)) {
      const { state: after } = unwrap(applyMove(state, play, { dictionary: graph }));
      expect(after.players[player]!.score - state.players[player]!.score).toBe(play.points);
      expect(unwrap(scoreMove(position, play.placements)).score.total).toBe(play.points);
    }
    if (plays[0] === undefined) break;
    state = unwrap(applyMove(state, plays[0], { dictionary: graph })).state;
  }
  expect(state.history.filter(({ type }) => type === "played").length).toBeGreaterThan(1);
});

test("a rack of which some tiles are hidden plays those that are known", () => {
  const situation = drawn("SEAT", fiveWords);
  const graph = graphOf(situation, words);
  const { board, rules } = situation;
  const ruleset = rackedPosition(situation).ruleset;
  const game = createGame({ players: 2, ruleset, seed: "hidden" });
  const players = game.players.map((player) => ({ ...player, rack: { tiles: [..."SEAT"], hidden: 3 } }));
  const half = { ...game, board, players };
  expect(canPlay(half, graph)).toBe(true);
  const view = { ...viewFor(game, 0), board, rack: [..."SEAT"] };
  expect(generatePlays(view, graph)).toEqual(expectedPlays({ rules, board, rack: situation.rack }, words));
});

test("a play of nine tiles where the rules have room for it", () => {
  const graph = buildWordGraph(["STARTLING", "START"], { tileSet: us2021.tileSet, gaddag: true });
  const bonuses = [{ tiles: 9, points: 100 }];
  const nine = defineRuleset(us2021, { rackSize: 9, maxTilesPerPlay: 9, bonuses });
  const rack = [..."STARTLING"];
  expect(bestPlay({ ruleset: us2021, rack }, graph)?.placements.length).toBe(5);
  const best = bestPlay({ ruleset: nine, rack }, graph);
  expect(best?.placements.length).toBe(9);
  expect(unwrap(scoreMove({ ruleset: nine, rack }, best?.placements ?? [])).score.total).toBe(best?.points);
  expect(best?.points).toBeGreaterThan(100);
});

test("tables are used again without a trace of what stood there", () => {
  const many = drawn("STAREO?", fiveWords);
  const few = drawn("S", fiveWords);
  const graph = graphOf(many, words);
  const fresh = (situation: typeof many): readonly (readonly number[])[] =>
    listed(rawPlays(rackedPosition(situation), graph));
  let table = rawPlays(rackedPosition(many), graph);
  const before = fresh(many);
  for (const situation of [few, many, few, drawn(""), many]) {
    table = rawPlays(rackedPosition(situation), graph, { reuse: table });
    expect(listed(table)).toEqual(fresh(situation));
  }
  expect(listed(table)).toEqual(before);
});

test("the memory of a table is used again if it is a table of that width, and made anew if not", () => {
  const many = drawn("STAREO?", fiveWords);
  const graph = graphOf(many, words);
  const first = rawPlays(rackedPosition(many), graph);
  const again = rawPlays(rackedPosition(many), graph, { reuse: first });
  expect([again.points, again.tiles]).toEqual([first.points, first.tiles]);
  expect(again.points).toBe(first.points);
  expect(again.tiles).toBe(first.tiles);
  const narrow = rawPlays(rackedPosition(drawn("ST", fiveWords)), graph, { reuse: first });
  expect(narrow.tiles).not.toBe(first.tiles);
  const small = { ...first, points: first.points.slice(0, 3), tiles: first.tiles.slice(0, 3 * first.width) };
  expect(rawPlays(rackedPosition(many), graph, { reuse: small }).tiles).not.toBe(small.tiles);
});

test.each([
  ["ST", 7, 2],
  ["STAREO?", 7, 7],
  ["STAREO?", 3, 3],
  ["", 7, 1],
])("plays with the rack %j, %d tiles a play at most, are %d numbers wide", (rack, maxTilesPerPlay, width) => {
  const ruleset = defineRuleset(us2021, { maxTilesPerPlay, bonuses: [] });
  const graph = buildWordGraph(texts, { tileSet: ruleset.tileSet, gaddag: true });
  expect(rawPlays({ ruleset, rack: [...rack] }, graph).width).toBe(width);
});

test("C9 [all] the bonus counts also where the alphabet is too large for the quick search", () => {
  const more = Array.from("ÀÁÂÃÄÅÆ", (letter) => ({ letter, points: 1, count: 1 }));
  const tileSet = { ...us2021.tileSet, letters: [...us2021.tileSet.letters, ...more] };
  const ruleset = defineRuleset(us2021, { tileSet, bonuses: [{ tiles: 5, points: 50 }] });
  const graph = buildWordGraph(["HORN", "HORNS"], { tileSet, gaddag: true });
  const plays = generatePlays({ ruleset, rack: [..."HORNS"] }, graph);
  // H or S on a double letter, neither of them; and HORN without a bonus.
  const [first, last, between, four] = [74, 68, 66, 14].map((points, i) =>
    new Array([2, 2, 6, 8][i] ?? 0).fill(points),
  );
  expect(plays.map(({ points }) => points)).toEqual([first, last, between, four].flat());
});

test("a graph gives the same plays in either layout, built or read back", () => {
  const { tileSet } = us2021;
  const position = rackedPosition(drawn("STAREO?", ["HORN"], 7, 5));
  const expected = generatePlays(position, buildWordGraph(texts, { tileSet, gaddag: true }));
  expect(expected.length).toBeGreaterThan(20);
  for (const nodeBits of [22, 24] as const) {
    const { bytes } = buildWordGraph(texts, { tileSet, gaddag: true, nodeBits });
    expect(generatePlays(position, readWordGraph(bytes, { tileSet, nodeBits }))).toEqual(expected);
  }
});

test("a rack of every letter twice leaves all but the tiles laid", () => {
  const alphabet = us2021.tileSet.letters.map(({ letter }) => letter);
  const rack = [...alphabet, ...alphabet];
  const graph = buildWordGraph(["AT", "TAT"], { tileSet: us2021.tileSet, gaddag: true });
  const plays = generatePlays({ ruleset: us2021, rack }, graph);
  expect(plays.length).toBe(10);
  for (const { placements, leave } of plays) {
    const laid = placements.map(({ letter }) => letter);
    expect([...laid, ...leave].sort()).toEqual([...rack].sort());
    expect(leave).toEqual([...leave].sort());
  }
});

test("the best play may be worth nothing", () => {
  const situation = drawn("??", ["a"], 7, 7);
  const [best] = expectedPlays(situation, words);
  expect(best?.points).toBe(0);
  expect(bestPlay(rackedPosition(situation), graphOf(situation, words))).toEqual(best);
});

test("each play of a table lies behind the other: points, then tiles in reading order, then zeros", () => {
  const situation = drawn("S?", fiveWords);
  const plays = expectedPlays(situation, words);
  const alphabet = situation.rules.tileSet.letters.map(({ letter }) => letter);
  const { width, ...table } = rawPlays(rackedPosition(situation), graphOf(situation, words));
  expect(width).toBeGreaterThanOrEqual(2);
  const rows = plays.map(({ points, placements }) => {
    const tiles = placements.map(
      ({ row, col, letter, blank }) => (row * 15 + col) * 256 + (alphabet.indexOf(letter) + 1) * 2 + (blank ? 1 : 0),
    );
    return [points, ...tiles, ...Array.from({ length: width - tiles.length }, () => 0)];
  });
  expect(
    listed({ ...table, width })
      .map(String)
      .sort(),
  ).toEqual(rows.map(String).sort());
});

/** The rows of a table: points, then tiles. */
function listed({ count, points, tiles, width }: ReturnType<typeof rawPlays>): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, i) => [points[i]!, ...tiles.slice(i * width, (i + 1) * width)]);
}

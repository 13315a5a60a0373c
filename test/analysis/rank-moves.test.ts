// Choices one by one, each for a sentence of docs/decisions/0120-what-a-choice-is-worth.md. The law beside this file
// compares all choices of a thousand positions.
import {
  applyMove,
  createGame,
  createTableGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  type GameState,
  type PlayerView,
  type Ruleset,
  type Square,
  unwrap,
  viewFor,
} from "tilewright";
import {
  explainMove,
  generateByLeaves,
  leavesOf,
  type RackLattice,
  type RankedMove,
  rankMoves,
} from "tilewright/analysis";
import { buildWordGraph, type WordGraph } from "tilewright/dictionary";
import { englishLeaves } from "tilewright/leaves";
import { generatePlays } from "tilewright/movegen";
import { exchangeBlanks, nineTile, us2021 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";
import { describe, expect, test } from "vitest";
import { casesOf } from "../seed.ts";

const graph = buildWordGraph(["HORN", "HORNS", "SO", "NO"], { tileSet: us2021.tileSet, gaddag: true });
const leaves = leavesOf(englishLeaves);
/** Every tile is worth nothing on the rack. */
const flat = leavesOf({ ...englishLeaves, values: [new Array(27).fill(0)] });

/** Somebody with this rack is on turn. `bag` is how many tiles the bag has. */
function viewWith(
  rack: string,
  { ruleset = us2021, bag = 80, players = 2, theirs = "EEEEEEE", ...more } = {},
): PlayerView {
  const racks = [[...rack], ...new Array(players - 1).fill([...theirs])];
  const view = viewFor(createGame({ players, ruleset, racks, first: 0 }), 0);
  return { ...view, bag: { tiles: [], hidden: bag }, ...more };
}

const rules = (change: Parameters<typeof defineRuleset>[1]): Ruleset => defineRuleset(us2021, change);

describe("exchanges", () => {
  test("of every choice of tiles, twins once, and the pass last", () => {
    const moves = rankMoves(viewWith("VVW"), graph, flat);
    expect(moves.map((move) => (move.type === "exchange" ? move.tiles.join("") : move.type))).toEqual([
      "VVW",
      "VW",
      "W",
      "VV",
      "V",
      "pass",
    ]);
  });

  test.each<readonly [string, Partial<PlayerView>, Parameters<typeof defineRuleset>[1], number]>([
    ["as many as the bag has", { bag: { tiles: [], hidden: 2 } }, {}, 2],
    ["none if the rules have none", {}, { exchange: null }, 0],
    ["none if the bag has too few", {}, { exchange: { minTiles: 1, minBag: 99, maxTiles: 7, perGame: null } }, 0],
    ["as many as the rules allow", {}, { exchange: { minTiles: 0, minBag: 7, maxTiles: 1, perGame: null } }, 1],
    ["none if they are used up", {}, { exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: 0 } }, 0],
  ])("%s", (_name, change, knobs, most) => {
    const moves = rankMoves({ ...viewWith("VVW", { ruleset: rules(knobs) }), ...change }, graph, leaves);
    expect(Math.max(0, ...moves.map((move) => (move.type === "exchange" ? move.tiles.length : 0)))).toBe(most);
  });

  test("a bad rack is exchanged, and applyMove takes the choice as it is", () => {
    const game = createGame({ players: 2, racks: [[..."IIUUVVW"], [..."EEEEEEE"]], first: 0 });
    const [best] = rankMoves(viewFor(game, 0), englishWordGraph(), leaves, { top: 1 });
    expect(best?.type).toBe("exchange");
    expect(unwrap(applyMove(game, best!)).state.history.at(-1)?.type).toBe("exchanged");
  });
});

describe("a blank on the board", () => {
  const withExchanges = defineRuleset(us2021, exchangeBlanks);

  /** Lays words from 8F on, one below the other; small letters are blanks. The viewer holds `rack`. */
  function viewOf(words: string, rack: string, ruleset: Ruleset = withExchanges): PlayerView {
    const racks = [[...rack], [..."EEEEEEE"]];
    const game = createGame({ players: 2, ruleset, racks, first: 0 });
    const { cols } = ruleset.layout;
    const board = game.board.slice();
    words.split(" ").forEach((word, row) => {
      [...word].forEach((letter, col) => {
        board[(7 + row) * cols + 5 + col] = { letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() };
      });
    });
    return viewFor({ ...game, board }, 0);
  }
  /** What can be done after a blank was exchanged, as the game itself has it. */
  const afterExchanging = (view: PlayerView, square: Square): PlayerView => {
    const racks = [view.rack, [..."EEEEEEE"]];
    const game = createGame({ players: 2, ruleset: view.ruleset, racks, first: 0 });
    return viewFor(unwrap(applyMove({ ...game, board: view.board }, { type: "exchange-blank", square })).state, 0);
  };
  const blanksOf = (view: PlayerView): readonly Extract<RankedMove, { readonly type: "exchange-blank" }>[] =>
    rankMoves(view, graph, leaves).filter((move) => move.type === "exchange-blank");

  test("is listed once, with the equity of the best choice after it", () => {
    const view = viewOf("SOn", "HORNSSS");
    const [found, ...more] = blanksOf(view);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ square: { row: 7, col: 7 }, points: 0, leave: [..."HORSSS?"] });
    const [best] = rankMoves(afterExchanging(view, found!.square), graph, leaves, { top: 1 });
    expect(best?.type).toBe("play");
    expect(found?.equity).toBe(best?.equity);
    expect(found?.remaining).toEqual({ points: best?.equity, how: "next", ends: null });
    expect(explainMove(found!)).toBe(
      `0 points + ${found?.equity} from the best choice after exchanging the blank = ${found?.equity}`,
    );
  });

  test("may come first, and applyMove accepts the entry unchanged", () => {
    const view = viewOf("SOn", "NVVWUUI");
    const [best] = rankMoves(view, englishWordGraph(), leaves, { top: 1 });
    expect(best?.type).toBe("exchange-blank");
    const game = createGame({ players: 2, ruleset: withExchanges, racks: [view.rack, [..."EEEEEEE"]], first: 0 });
    expect(unwrap(applyMove({ ...game, board: view.board }, best!)).events[0]?.type).toBe("blank-exchanged");
  });

  test.each<readonly [string, PlayerView]>([
    ["the rules have no such exchange", viewOf("SOn", "HORNSSS", us2021)],
    ["the rack lacks the letter", viewOf("SOn", "HORSSSS")],
    ["the tile is no blank", viewOf("SON", "HORNSSS")],
  ])("is not listed if %s", (_name, view) => {
    expect(blanksOf(view)).toEqual([]);
  });

  test("may be followed by the exchange of another one", () => {
    const view = viewOf("SoN nO", "NOVVWWI");
    const found = blanksOf(view);
    expect(found.map(({ square }) => square)).toEqual([
      { row: 7, col: 6 },
      { row: 8, col: 5 },
    ]);
    for (const { square, equity } of found) {
      const [best] = rankMoves(afterExchanging(view, square), graph, leaves, { top: 1 });
      expect(best?.type).toBe("exchange-blank");
      expect(equity).toBe(best?.equity);
    }
  });

  test("is valued without a second exchange if more than four may be exchanged", () => {
    const view = viewOf("son no", "NOSVVWW");
    const found = blanksOf(view);
    expect(found.length).toBe(5);
    for (const { square, equity } of found) {
      const moves = rankMoves(afterExchanging(view, square), graph, leaves);
      expect(moves[0]?.type).toBe("exchange-blank");
      expect(equity).toBe(moves.find(({ type }) => type !== "exchange-blank")?.equity);
    }
  });

  test("is asked of leaves once for each choice of blanks, whatever the order", () => {
    const asked: number[] = [];
    const counting = {
      ...leaves,
      valuesOn(lattice: RackLattice): Float64Array {
        asked.push(lattice.size);
        return leaves.valuesOn(lattice);
      },
    };
    rankMoves(viewOf("son o", "NOSVVWW"), graph, counting);
    // Without an exchange; S, O, N and the other O alone; pairs but for both O, for which the rack has one; and threes.
    expect(asked.length).toBe(1 + 4 + 5 + 2);
  });

  test("leaves that use the memory of their values again are read before they are asked again", () => {
    const view = viewOf("SOn", "HORNSSS");
    const memory = new Float64Array(1024);
    const thrifty = {
      ...leaves,
      valuesOn: (lattice: RackLattice): Float64Array => {
        memory.set(leaves.valuesOn(lattice));
        return memory.subarray(0, lattice.size);
      },
    };
    expect(rankMoves(view, graph, thrifty)).toEqual(rankMoves(view, graph, leaves));
  });

  test("comes before all plays if a play can reach the target only after it", () => {
    const dear = defineRuleset(withExchanges, { end: { targets: [8] } });
    const view = viewOf("sO", "HORSVVW", dear);
    const [first, second] = rankMoves(view, graph, leaves);
    expect(first).toMatchObject({ type: "exchange-blank", remaining: { how: "next", ends: "target" } });
    expect(second?.remaining.ends).toBe(null);
    expect(explainMove(first!)).toMatch(/ from the best choice after exchanging the blank, which wins, = \d+$/);
  });
});

test("among equal equities the one with more points comes first, in rankMoves, generateByLeaves and generatePlays", () => {
  // Each tile on the rack is worth as much as it scores on a plain square, so that long plays have no advantage.
  const worth = (tile: string): number =>
    tile === "?" ? 0 : us2021.tileSet.letters.find((l) => l.letter === tile)!.points;
  const tiles = [...us2021.tileSet.letters.map(({ letter }) => letter), "?"];
  const table = leavesOf({ ...englishLeaves, tiles, values: [tiles.map((tile) => 100 * worth(tile))] });
  const ruleset = rules({ layout: defineLayout({ rowsOfSquares: new Array(15).fill(".".repeat(15)) }) });
  const view = viewWith("HORNSNO", { ruleset });
  const value = (leave: readonly string[]): number => table.valueOf(leave);
  const ties: number[] = [];
  for (const list of [
    rankMoves(view, graph, table).map(({ points, equity }) => ({ points, equity })),
    generateByLeaves(view, graph, table).map(({ points, equity }) => ({ points, equity })),
    generatePlays(view, graph, { value }).map(({ points, leave }) => ({ points, equity: points + value(leave) })),
  ]) {
    expect(list).toEqual([...list].sort((a, b) => b.equity - a.equity || b.points - a.points));
    ties.push(
      list.filter(({ equity, points }, i) => list[i - 1]?.equity === equity && list[i - 1]!.points > points).length,
    );
  }
  expect(Math.min(...ties)).toBeGreaterThan(0);
});

test("an exchange comes before plays of equal equity that cost points", () => {
  const letters = us2021.tileSet.letters.map((letter) => ({ ...letter, points: letter.letter === "N" ? -1 : 0 }));
  const ruleset = rules({ tileSet: defineTileSet({ ...us2021.tileSet, id: "N costs a point", letters }) });
  // NO costs two points on the double word of the centre, and keeps S: 3.1 - 2 = 1.1.
  const worth: Readonly<Record<string, number>> = { S: 310, O: 110, N: -9999 };
  const table = { ...englishLeaves, values: [englishLeaves.tiles.map((tile) => worth[tile] ?? 0)] };
  const words = buildWordGraph(["NO"], { tileSet: ruleset.tileSet, gaddag: true });
  const moves = rankMoves(viewWith("NOS", { ruleset }), words, leavesOf(table), { top: 4 });
  expect(moves.map(({ type, leave, points, equity }) => [type, leave.join(""), points, equity])).toEqual([
    ["exchange", "OS", 0, 4.2],
    ["exchange", "S", 0, 3.1],
    ["exchange", "O", 0, 1.1],
    ["play", "S", -2, 1.1],
  ]);
});

test("the pass keeps the rack, and is worth at most 0", () => {
  const passOf = (rack: string): number =>
    rankMoves(viewWith(rack), graph, leaves).find(({ type }) => type === "pass")!.equity;
  expect(leaves.valueOf([..."AEINST?"])).toBeGreaterThan(20);
  expect(passOf("AEINST?")).toBe(0);
  expect(passOf("VVWUUII")).toBe(leaves.valueOf([..."VVWUUII"]));
});

test("plays that keep the same tiles share what those are worth, and nobody can change it", () => {
  const plays = rankMoves(viewWith("HORNS"), graph, leaves).filter(({ type }) => type === "play");
  const same = plays.filter(({ leave }) => leave.join("") === "S");
  expect(same.length).toBeGreaterThan(1);
  expect(new Set(same.map(({ remaining }) => remaining)).size).toBe(1);
  expect(Object.isFrozen(same[0]?.remaining)).toBe(true);
});

test("top says how many, and none is an empty list", () => {
  const view = viewWith("HORNS");
  expect(rankMoves(view, graph, leaves, { top: 0 })).toEqual([]);
  expect(generateByLeaves(view, graph, leaves, { top: 0 })).toEqual([]);
  expect(rankMoves(view, graph, leaves, { top: 10_000 })).toEqual(rankMoves(view, graph, leaves));
});

describe("the end of the game", () => {
  // HORN on the centre scores 14; the other player holds seven E.
  const best = (view: PlayerView): ReturnType<typeof rankMoves>[number] =>
    rankMoves(view, graph, leaves, { top: 1 })[0]!;
  const empty = { bag: 0, theirs: "ZEEEEEE" };

  test.each<readonly [string, Ruleset["leftover"], number]>([
    ["once", { own: "subtract", toFinisher: 1 }, 2],
    ["twice, and they lose nothing", { own: "keep", toFinisher: 2 }, 2],
    ["not at all, but they lose theirs", { own: "subtract", toFinisher: 0 }, 1],
    ["nor do they lose them", { own: "keep", toFinisher: 0 }, 0],
  ])("who goes out gets the others' tiles: %s", (_name, leftover, times) => {
    const view = viewWith("HORN", { ...empty, ruleset: rules({ leftover }) });
    const { points, remaining, equity } = best(view);
    // What the player does not see is the rest of the set: the bag is emptied here without a game.
    const mean = (187 - 7) / 96;
    expect(points).toBe(14);
    expect(remaining).toEqual({ points: Math.round(times * 7 * mean * 100) / 100, how: "end", ends: "out" });
    expect(equity).toBeCloseTo(14 + times * 7 * mean, 2);
  });

  test("a play that reaches the target comes first, whatever it scores and keeps", () => {
    const view = viewWith("HORNSQ?", { ruleset: rules({ end: { targets: [14] } }) });
    const moves = rankMoves(view, graph, leaves);
    const winning = moves.filter(({ remaining }) => remaining.ends === "target");
    expect(winning.length).toBeGreaterThan(0);
    expect(moves.slice(0, winning.length)).toEqual(winning);
    for (const { points, equity, remaining } of winning) {
      expect(points).toBeGreaterThanOrEqual(14);
      expect(equity).toBe(points);
      expect(remaining.points).toBe(0);
    }
    expect(explainMove(winning[0]!)).toBe(`${winning[0]!.points} points, which reach the target and win`);
  });

  test("with turns after the bag nobody goes out, and kept tiles cost what their owner loses", () => {
    const view = viewWith("HORN", { ...empty, ruleset: rules({ end: { turnsAfterBag: 2 }, tieBreak: "shared" }) });
    expect(best(view).remaining).toEqual({ points: 0, how: "settlement", ends: null });
    expect(rankMoves(view, graph, leaves).at(-1)?.remaining).toEqual({ points: -7, how: "settlement", ends: null });
  });

  test("with three players the one who goes out takes from the others what they lose on average", () => {
    const view = viewWith("HORN", { bag: 0, theirs: "AEIORTN", players: 3 });
    const mean = (187 - 7) / 96;
    expect(best(view).remaining.points).toBe(Math.round(100 * 3 * 7 * mean) / 100);
  });

  test("a play that draws the last tiles is compared with average ones", () => {
    const view = viewWith("HORNQ", { bag: 3 });
    const play = rankMoves(view, graph, leaves).find(({ type, leave }) => type === "play" && leave.join("") === "Q")!;
    const mean = (187 - 17) / 95;
    expect(play.remaining).toEqual({ points: Math.round(200 * (mean - 10)) / 100, how: "settlement", ends: null });
  });
});

describe("a line explains a choice, with its numbers", () => {
  const lineOf = (view: PlayerView, wanted: string): string => {
    const found = rankMoves(view, graph, leaves).find(({ type, leave }) => `${type} ${leave.join("")}` === wanted);
    return explainMove(found!);
  };
  test.each([
    [
      "play S",
      {},
      `14 points + ${leaves.valueOf(["S"])} for keeping S by the table of leaves = ${14 + leaves.valueOf(["S"])}`,
    ],
    ["exchange ", {}, "0 points + 0 for keeping nothing by the table of leaves = 0"],
    ["play S", { bag: 0 }, "14 points - 2 for keeping S with the bag empty, by the settlement = 12"],
  ])("%s", (wanted, change, line) => {
    expect(lineOf(viewWith("HORNS", change), wanted)).toBe(line);
  });

  test("of a game that ends", () => {
    expect(lineOf(viewWith("HORN", { bag: 0 }), "play ")).toMatch(
      /^14 points \+ [\d.]+ from the settlement, because this ends the game \(out\) = [\d.]+$/,
    );
  });

  test.each([
    [["CH", "A"], -2.5, "0 points - 2.5 for keeping CH A by the table of leaves = -2.5"],
    [["A", "?"], 3, "0 points + 3 for keeping A? by the table of leaves = 3"],
  ])("letters of several characters stand apart: %j", (leave, points, line) => {
    expect(
      explainMove({ type: "pass", points: 0, leave, equity: points, remaining: { points, how: "leave", ends: null } }),
    ).toBe(line);
  });

  test.each([
    null,
    {},
    { equity: 1 },
    { equity: 1, leave: [] },
    { leave: [], remaining: {} },
    { equity: 1, leave: [], remaining: { points: 1, how: "nothing", ends: null } },
  ])("%j is no choice", (wrong) => {
    expect(() => explainMove(wrong as never)).toThrow("move: expected a move from rankMoves");
  });

  test("in sentences of your own", () => {
    const said = {
      leave: () => "a",
      settlement: () => "b",
      end: () => "c",
      next: () => "d",
      target: () => "e",
      nothing: "f",
    };
    const [first] = rankMoves(viewWith("HORNS"), graph, leaves);
    expect(explainMove(first!, said)).toBe("a");
    expect(() => explainMove(first!, { ...said, end: undefined } as never)).toThrow("sentences.end");
  });
});

describe("what cannot be ranked is refused", () => {
  const view = viewWith("HORNS");
  test.each<readonly [string, unknown, string]>([
    ["a game", createGame({ players: 2 }), "view: expected a view"],
    [
      "a spectator",
      viewFor(createGame({ players: 2 }), "spectator"),
      "view.rack: expected a list of tiles, found null",
    ],
    [
      "somebody who is not on turn",
      viewFor(createGame({ players: 2, first: 0 }), 1),
      "view.status.turn: expected the viewer's seat, 1, found 0",
    ],
  ])("%s", (_name, wrong, message) => {
    expect(() => rankMoves(wrong as PlayerView, graph, leaves)).toThrow(message);
  });

  test("a rack that is known in part", () => {
    const table = viewFor(createTableGame({ players: 2, first: 0 }), 0);
    expect(() => rankMoves(table, graph, leaves)).toThrow("view.rack: expected no hidden tiles, found 7");
  });

  test.each([null, {}, { tiles: [] }, { ...leaves, valuesOn: 1 }])("leaves that are not ready: %j", (wrong) => {
    expect(() => generateByLeaves(view, graph, wrong as never)).toThrow(/^leaves(\.\w+)?: expected/);
  });

  test("tiles that the table does not know", () => {
    const other = leavesOf({ kind: "leaves", version: 1, tiles: ["A"], values: [[1]], made: null });
    expect(() => rankMoves(view, graph, other)).toThrow('position.rack: expected tiles in the leave table, found "H"');
  });

  test("a top that is not a number of choices", () => {
    expect(() => rankMoves(view, graph, leaves, { top: -1 })).toThrow(
      "options.top: expected a whole number, 0 or greater, found -1",
    );
  });

  test("a rack with more than 65,536 different leaves", () => {
    const ruleset = rules({ rackSize: 17, maxTilesPerPlay: 17 });
    expect(() => generateByLeaves({ ruleset, rack: [..."ABCDEFGHIJKLMNOPQ"] }, graph, leaves)).toThrow("131072");
  });
});

describe("plays by leaves are those of generatePlays with the same value", () => {
  const english = englishWordGraph();
  // Quarters of a point: other hundredths are no exact numbers, and sums that should be equal would differ.
  const quarters = englishLeaves.values.map((list) => list.map((value) => 25 * Math.round(value / 25)));
  const exact = leavesOf({ ...englishLeaves, values: quarters });
  const value = (leave: readonly string[]): number => exact.valueOf(leave);

  /** Positions of games in which the best choice is taken. In two of three a tile or two are made blanks. */
  function* positionsOf(
    ruleset: Ruleset,
    words: WordGraph,
  ): Generator<{ readonly view: PlayerView; readonly rack: readonly string[] }> {
    for (let seed = 0; ; seed++) {
      let game: GameState = createGame({ players: 2, ruleset, seed: `by leaves ${seed}` });
      while (game.status.kind === "playing") {
        const view = viewFor(game, game.status.turn);
        const blanks = game.history.length % 3;
        yield { view, rack: view.rack.map((tile, i) => (i < blanks ? "?" : tile)) };
        game = unwrap(applyMove(game, rankMoves(view, words, leaves, { top: 1 })[0]!)).state;
      }
    }
  }

  const falling = rules({
    bonuses: [
      { tiles: 3, points: 40 },
      { tiles: 7, points: 5 },
    ],
  });
  // The letters of English after 14 that nobody has, so that most of them are beyond the first 32.
  const unused = [..."ÀÁÂÃÄÅÈÉÊËÌÍÎÏ"].map((letter) => ({ letter, points: 1, count: 0 }));
  const tileSet = { ...us2021.tileSet, id: "40 letters", letters: [...unused, ...us2021.tileSet.letters] };
  const few = [...english.words()].filter((word) => word.length < 9);
  const rulesets: Readonly<Record<string, readonly [Ruleset, WordGraph]>> = {
    us2021: [us2021, english],
    "nine tiles": [defineRuleset(us2021, nineTile), english],
    "falling bonuses": [falling, english],
    "40 letters": [rules({ tileSet }), buildWordGraph(few, { tileSet, gaddag: true })],
  };
  const positions = casesOf(120);
  test.each(Object.entries(rulesets))(
    "%s",
    (_name, [ruleset, words]) => {
      let left = positions;
      for (const { view, rack } of positionsOf(ruleset, words)) {
        if (left-- === 0) return;
        const position = { ruleset, board: view.board, rack };
        const expected = generatePlays(position, words, { value, top: 10 });
        const found = generateByLeaves(position, words, exact, { top: 10 });
        expect(found.map(({ placements, points }) => ({ placements, points }))).toEqual(
          expected.map(({ placements, points }) => ({ placements, points })),
        );
        expect(generateByLeaves(position, words, exact, { top: 1 })).toEqual(found.slice(0, 1));
        for (const play of found) expect(play.equity).toBe(play.points + value(play.leave));
      }
    },
    3_600_000,
  );
});

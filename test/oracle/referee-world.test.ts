// The oracles on examples of rules that no rulebook has, as the texts give them, before they are held against the library.
import { describe, expect, test } from "vitest";
import { standardLayout } from "./layouts.ts";
import { scorePlay } from "./play/score.ts";
import { passSeries, scorelessTurns } from "./referee/counts.ts";
import { type Game, startGame } from "./referee/game.ts";
import { layOut, make, play, tilesFor } from "./referee/notation.ts";
import { presets } from "./referee/presets.ts";
import { regions, worldEnglishPrices } from "./referee/regions.ts";
import type { Dictionary, Layout, Move, Premium, Rules } from "./shapes.ts";

const all: Dictionary = { has: () => true };
const none: Dictionary = { has: () => false };
const pass: Move = { type: "pass" };
const accept: Move = { type: "accept" };
const challenge: Move = { type: "challenge" };
const exchange = (tiles: string): Move => ({ type: "exchange", tiles: [...tiles] });
const scores = (game: Game): number[] => game.seats.map((seat) => seat.score);

function gameWith(patch: Partial<Rules>, racks: readonly string[], bag = "", board: readonly string[] = []): Game {
  const rules = { ...presets.H21, ...patch };
  const made = startGame({ rules, racks: racks.map((rack) => [...rack]), bag: [...bag], first: 0 });
  layOut(made, ...board);
  return made;
}

function following(from: Game, ...moves: readonly (readonly [by: number, move: Move | string, Dictionary?])[]): Game {
  let now = from;
  for (const [by, move, dictionary] of moves)
    now = make(now, by, typeof move === "string" ? play(now, move) : move, { dictionary });
  return now;
}

const endOf = (change: Partial<Rules["end"]>): Pick<Rules, "end"> => ({
  end: { passesEach: null, scorelessTurns: null, noPlays: false, targets: null, ...change },
});

describe("the referee, on ends that no rulebook has:", () => {
  const keep = { leftover: { own: "keep", toFinisher: 0 } } as const;

  test("with one turn after the bag both players have a final round, and unplayed tiles count for nobody", () => {
    const rules = { ...endOf({ turnsAfterBag: 1 }), ...keep, challenge: null };
    const emptied = following(gameWith(rules, ["OEAAAAA", "XAEEEEE"], "QZ", ["8G T"]), [0, "8G TOE"]);
    expect([emptied.bag, emptied.status]).toEqual([[], { kind: "playing", turn: 1 }]);
    const last = following(emptied, [1, pass], [0, pass]);
    expect(last.status).toMatchObject({ kind: "over", reason: "turns", winners: [0] });
    expect(scores(last)).toEqual(scores(emptied));
  });

  test("a last turn that is missed or given up leaves the last play open to the challenges of the others", () => {
    const byWord = { looksUp: "word-by-word", whenWrong: "lose-turn" } as const;
    const rules = { ...endOf({ turnsAfterBag: 1 }), ...keep, challenge: byWord };
    const before = gameWith(rules, ["XAEE", "XAEE", "OEH"], "", ["8G T"]);
    const last = following({ ...before, status: { kind: "playing", turn: 1 } }, [1, pass], [2, "9G OE"]);
    expect(last.status).toEqual({ kind: "playing", turn: 0 });
    const missed = following(last, [0, { type: "challenge", words: [0] }, all]);
    expect(missed.status).toMatchObject({ kind: "last-challenge", waitingFor: [0, 1], reason: "turns" });
    expect(following(missed, [1, challenge, none]).status).toMatchObject({
      kind: "over",
      reason: "turns",
      winners: [0, 1, 2],
    });
    expect(following(missed, [1, accept], [0, accept]).status).toMatchObject({ kind: "over", winners: [2] });
    expect(following(last, [0, { type: "resign" }]).status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    expect(following(last, [0, challenge, all]).status).toMatchObject({ kind: "over", reason: "turns", winners: [2] });
  });

  test("with no tile left for anybody to draw, a player without tiles has the turns that are left, and passes", () => {
    const rules = { ...endOf({ turnsAfterBag: 2 }), ...keep, challenge: null };
    const out = following(gameWith(rules, ["OE", "XAEE"], "", ["8G T"]), [0, "8G TOE"]);
    expect(out.status).toEqual({ kind: "playing", turn: 1 });
    expect(following(out, [1, pass], [0, pass], [1, pass]).status).toMatchObject({ reason: "turns" });
  });

  test("three turns without points end the game, as long as the score is not 0-0", () => {
    const rules = endOf({ scorelessTurns: 3, zerosNeedScore: true });
    const even = following(gameWith(rules, ["HORN", "AEAE"], "EEEEEEEEE"), [0, pass], [1, pass], [0, pass]);
    expect(even.status).toEqual({ kind: "playing", turn: 1 });
    const ahead = following(gameWith(rules, ["HORN", "AEAE"], "EEEEEEEEE"), [0, "8F HORN"], [1, pass], [0, pass]);
    expect(ahead.status.kind).toBe("playing");
    expect(following(ahead, [1, pass]).status).toMatchObject({ kind: "over", reason: "scoreless" });
  });

  test("four passes in a row end the game, with a lost turn among them as well, and an exchange begins the series anew", () => {
    const rules = { ...regions.polish2026, tileSet: presets.H21.tileSet };
    const before = gameWith(rules, ["HORN", "AEAE"], "EEEEEEEEE");
    expect(following(before, [0, pass], [1, pass], [0, pass], [1, pass]).status).toMatchObject({ reason: "passes" });
    const exchanged = following(before, [0, pass], [1, pass], [0, pass], [1, exchange("A")], [0, pass], [1, pass]);
    expect([passSeries(exchanged).length, exchanged.status]).toEqual([2, { kind: "playing", turn: 0 }]);
    const lost = following(before, [0, "8F HORN"], [1, challenge, all]);
    expect(lost.turns.map(({ kind }) => kind)).toEqual(["play", "missed"]);
    expect(following(lost, [0, pass], [1, pass], [0, pass]).status.kind).toBe("playing");
    expect(following(lost, [0, pass], [1, pass], [0, pass], [1, pass]).status).toMatchObject({ reason: "passes" });
  });

  test("an exchange that keeps the series is left out of it, and a play that comes off is not", () => {
    const kept = { minTiles: 1, minBag: 1, maxTiles: 7, perGame: 3, keepsScoreless: true } as const;
    const before = gameWith({ ...endOf({ scorelessTurns: 3 }), exchange: kept }, ["HORN", "AEAE"], "EEEEEEEEE");
    const two = following(before, [0, pass], [1, exchange("A")], [0, pass]);
    expect(scorelessTurns(two)).toBe(2);
    const off = following(two, [1, exchange("A")], [0, "8F HORN"], [1, challenge, none]);
    expect(off.status).toMatchObject({ kind: "over", reason: "scoreless" });
  });

  test("a turn lost to a challenge counts as one without points where the rules say so, also if the play comes off", () => {
    const rules = { ...regions.northAmerica2017, tileSet: presets.H21.tileSet };
    const lost = following(gameWith(rules, ["HORN", "AEAE"], "EEEEEEEEE"), [0, "8F HORN"], [1, challenge, all]);
    expect([scorelessTurns(lost), lost.status]).toEqual([1, { kind: "playing", turn: 0 }]);
    const byWord = { ...rules, challenge: { looksUp: "word-by-word", whenWrong: "lose-turn" } as const };
    const before = gameWith(byWord, ["OEH", "XAEE", "AEAE"], "EEEEEEEEE", ["8G T"]);
    const doubted = following(before, [0, "9G OE"], [1, { type: "challenge", words: [0] }, all]);
    expect(scorelessTurns(following(doubted, [2, challenge, none]))).toBe(2);
  });

  test("passes end no game while somebody may exchange, where the rules say so", () => {
    const rules = { ...regions.french2026, tileSet: presets.H21.tileSet };
    const six: readonly Parameters<typeof following>[1][] = [0, 1, 0, 1, 0, 1].map((by) => [by, pass]);
    expect(following(gameWith(rules, ["HORN", "AEAE"], "EEEEEEE"), ...six).status.kind).toBe("playing");
    expect(following(gameWith(rules, ["HORN", "AEAE"], "EEEEEE"), ...six).status).toMatchObject({ reason: "passes" });
  });

  test("of tied players the one who made the last word and used all tiles wins", () => {
    const rules = { ...keep, tieBreak: "finisher" } as const;
    const before = gameWith(rules, ["OE", "XA"], "", ["8G T"]);
    const points = scores(following(before, [0, "8G TOE"]))[0] as number;
    for (const [ahead, winners] of [
      [points, [0]],
      [points + 1, [1]],
    ] as const) {
      const game = { ...before, seats: before.seats.map((seat, i) => ({ ...seat, score: i === 1 ? ahead : 0 })) };
      expect(following(game, [0, "8G TOE"], [1, accept]).status).toMatchObject({ reason: "out", winners });
    }
  });

  test("players lose their own tiles only if nobody went out, and the one who went out gains the others' twice", () => {
    const before = gameWith({ ...regions.northAmerica2017 }, ["OE", "XA"], "", ["8G T"]);
    expect(scores(following(before, [0, "8G TOE"], [1, accept]))).toEqual([6 + 18, 0]);
    const six = [0, 1, 0, 1, 0, 1].map((by) => [by, pass] as const);
    expect(scores(following(before, ...six))).toEqual([-2, -9]);
  });
});

describe("the referee, on prices of failed challenges:", () => {
  const racks = ["HORNFAM", "AAAAAAA"];
  const bag = "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE";

  /** What four failed challenges of the second player cost, each of another play of the first. */
  function costs(price: string): (number | "turn")[] {
    const rules = { ...regions.worldEnglish2022, challenge: worldEnglishPrices[price] as Rules["challenge"] };
    let game = gameWith({ ...rules, rackSize: 7 }, racks, bag);
    return ["8F HORN", "H6 FARM", "6H FEE", "9H MEE"].map((text) => {
      const played = following({ ...game, status: { kind: "playing", turn: 0 } }, [0, text]);
      game = following(played, [1, challenge, all]);
      const [first, second] = [0, 1].map((player) => (scores(game)[player] ?? 0) - (scores(played)[player] ?? 0));
      return game.status.kind === "playing" && game.status.turn === 0 ? "turn" : (first as number) - (second as number);
    });
  }

  test.each([
    ["fivePerPlay", [5, 5, 5, 5]],
    ["turn", ["turn", "turn", "turn", "turn"]],
    ["nothing", [0, 0, 0, 0]],
    ["firstFree", [0, "turn", "turn", "turn"]],
    ["fiveThenTen", [5, 10, 10, 10]],
    ["rising", [5, 10, 20, 30]],
  ])("%s: four failed challenges of one player cost %j", (price, expected) => {
    expect(costs(price)).toEqual(expected);
  });
});

describe("the oracle of one play, on scores that no rulebook has:", () => {
  const withPremiums = (change: Record<string, Partial<Premium>>): Layout => {
    const changed = Object.entries(change).map(([square, more]) => {
      return [square, { ...(standardLayout.legend[square] as Premium), ...more }];
    });
    return { ...standardLayout, legend: { ...standardLayout.legend, ...Object.fromEntries(changed) } };
  };

  function totalOf(rules: Partial<Rules>, board: readonly string[], text: string): number | undefined {
    const game = gameWith(rules, ["", ""], "", board);
    const position = { rules: game.rules, board: game.board, rack: null };
    return scorePlay(position, tilesFor(game, text))?.total;
  }

  test("a bonus doubles the main word, and the words across it are unaffected", () => {
    const bonuses = [{ tiles: 4, points: 0, times: 2 }];
    expect(totalOf({ bonuses }, [], "8F HORN")).toBe(2 * 14);
    // The M is there already. MOB is worth 8, NOT and BE 4 each.
    const two = [{ tiles: 2, points: 0, times: 2 }];
    expect(totalOf({ bonuses: two }, ["8F HORN", "H6 FARM", "10F PASTE"], "9H MOB")).toBe(2 * 8 + 4 + 4);
  });

  test("a premium that sticks counts in each word through its square, for letters and for words", () => {
    const layout = withPremiums({ D: { sticks: true }, d: { sticks: true } });
    expect(totalOf({ layout }, [], "8F HORN")).toBe(14);
    // R lies on the start square, which doubles FARM again.
    expect(totalOf({ layout }, ["8F HORN"], "H6 FARM")).toBe(18);
    expect(totalOf({}, ["8F HORN"], "H6 FARM")).toBe(9);
  });

  test("a square of a colour triples tiles of its colour only", () => {
    const layout = withPremiums({ d: { letter: 3, when: { points: [1] } } });
    // 8D is such a square: T is worth 1, F is worth 4.
    expect(totalOf({ layout }, [], "8D TRAIN")).toBe(2 * (5 + 2));
    expect(totalOf({ layout }, [], "8D FRAIN")).toBe(2 * (4 + 4));
    expect(totalOf({ layout }, [], "8D tRAIN")).toBe(2 * 4);
  });

  test("a premium for letters counts for a blank that stands for one of them, which makes nothing of nothing", () => {
    const layout = withPremiums({ d: { when: { letters: ["T"] } }, D: { when: { letters: ["N", "I"] } } });
    expect(totalOf({ layout }, [], "8D TRAIN")).toBe(2 * (5 + 1));
    expect(totalOf({ layout }, [], "8D TRAIn")).toBe(2 * (4 + 1));
    expect(totalOf({ layout }, [], "8D tRAIN")).toBe(2 * 4);
    expect(totalOf({ layout }, [], "8D TRAIL")).toBe(5 + 1);
  });
});

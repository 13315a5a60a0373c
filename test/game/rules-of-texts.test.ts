// Rules that texts of federations and clubs have, and no rulebook: counts of turns, a blank left at the end, the draw.
import {
  auditGame,
  createGame,
  createTableGame,
  defineRuleset,
  defineTileSet,
  movesOf,
  type Ruleset,
  type RulesetPatch,
  replayEvents,
  unwrap,
} from "tilewright";
import { parseGame } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { dictionary, make, makeAll, scene, scores, setupOf, step } from "./scene.ts";

const keep = { own: "keep", toFinisher: 0 } as const;
const only = (end: RulesetPatch["end"], more: RulesetPatch = {}): Ruleset =>
  defineRuleset(us2021, { end: { passesEach: null, ...end }, leftover: keep, ...more });
const bag = "EEEEEEEEEEEEEEEE";
const over = (reason: string) => ({ kind: "over", reason });

describe("WESPA 5.2.1 a play worth nothing among turns without points", () => {
  const worthless = { id: "worthless", letters: us2021.tileSet.letters.map((line) => ({ ...line, points: 0 })) };
  const tileSet = { ...us2021.tileSet, ...worthless };
  const game = (zeroPlaysCount: boolean) =>
    scene({
      ruleset: only({ scorelessTurns: 3, zeroPlaysCount }, { tileSet, challenge: null }),
      racks: ["HORNEEE", "FAMEEEE"],
      bag,
    });

  test("ends the series, unless the rules count it", () => {
    const series = (zeroPlaysCount: boolean) => makeAll(game(zeroPlaysCount), "pass", "pass", "8F HORN");
    expect(series(false)).toMatchObject({ scorelessTurns: 0, status: { kind: "playing" } });
    expect(series(true)).toMatchObject({ scorelessTurns: 3, status: over("scoreless") });
  });

  test("is one turn of the series if it stays, and one if it comes off", () => {
    const open = { challenge: { looksUp: "every-word", whenWrong: "nothing" } } as const;
    const ruleset = only({ scorelessTurns: 9, zeroPlaysCount: true }, { tileSet, ...open });
    const laid = makeAll(scene({ ruleset, racks: ["HORXEEE", "FAMEEEE"], bag }), "pass", "pass", "8F HORX");
    expect(laid.scorelessTurns).toBe(3);
    expect(make(laid, "challenge", { dictionary }).scorelessTurns).toBe(3);
  });

  test("with points is no such turn", () => {
    const ruleset = only({ scorelessTurns: 3, zeroPlaysCount: true });
    const played = makeAll(scene({ ruleset, racks: ["HORNEEE", "FAMEEEE"], bag }), "pass", "pass", "8F HORN");
    expect(played.scorelessTurns).toBe(0);
  });
});

describe("PFS 5.1.1 b) passes and lost turns one after the other", () => {
  const start = (passesAndLosses: number, ruleset = only({ passesAndLosses })) =>
    scene({ ruleset, racks: ["HORXEEE", "FAMEEEE"], bag });

  test("end the game, passes alone as well", () => {
    expect(makeAll(start(3), "pass", "pass").status.kind).toBe("playing");
    expect(makeAll(start(3), "pass", "pass", "pass").status).toMatchObject(over("passes"));
  });

  test("count a play that came off as one lost turn, and what was before it goes on", () => {
    const off = (limit: number) =>
      step(makeAll(start(limit), "pass", "pass", "8F HORX"), "challenge", { by: 1, dictionary }).state;
    expect(off(3).status).toMatchObject(over("passes"));
    expect(off(4).status.kind).toBe("playing");
    expect(make(off(4), "pass").status).toMatchObject(over("passes"));
  });

  test("count a turn that was missed for a failed challenge, and it can be the last one", () => {
    const racks = ["HORNEEE", "FAMEEEE"];
    const doubted = (limit: number) =>
      make(make(scene({ ruleset: only({ passesAndLosses: limit }), racks, bag }), "8F HORN"), "challenge", {
        by: 1,
        dictionary,
      });
    const missed = doubted(1);
    expect(missed.history.map(({ type }) => type)).toContain("turn-lost");
    expect(missed.status).toMatchObject(over("passes"));
    expect(makeAll(doubted(3), "pass").status.kind).toBe("playing");
    expect(makeAll(doubted(3), "pass", "pass").status).toMatchObject(over("passes"));
  });

  test("a play that stays and an exchange of tiles end the series; an exchange of none is a pass", () => {
    const exchange = { minTiles: 0, minBag: 0, maxTiles: 7, perGame: null } as const;
    const game = start(3, only({ passesAndLosses: 3 }, { exchange }));
    const one = { type: "exchange", tiles: ["E"] } as const;
    const none = { type: "exchange", tiles: [] } as const;
    expect(makeAll(game, "pass", "pass", one, "pass", "pass").status.kind).toBe("playing");
    expect(makeAll(game, "pass", none, "pass").status).toMatchObject(over("passes"));
    expect(makeAll(game, "pass", "pass", "8G HO", "pass", "pass").status.kind).toBe("playing");
  });

  test("end nothing at 0-0 where zeros need a score", () => {
    const ruleset = only({ passesAndLosses: 2, zerosNeedScore: true });
    expect(makeAll(start(2, ruleset), "pass", "pass", "pass").status.kind).toBe("playing");
  });
});

describe("turns for each player", () => {
  const racks = ["HORNEEE", "FAMEEEE"];
  const game = (turnsEach: number, more: RulesetPatch = {}) =>
    scene({ ruleset: only({ turnsEach }, { challenge: null, ...more }), racks, bag });

  test("end the game when everybody has had them, whatever they did", () => {
    const last = makeAll(game(2), "8F HORN", "pass", { type: "exchange", tiles: ["E"] });
    expect(last.status).toEqual({ kind: "playing", turn: 1 });
    expect(make(last, "pass").status).toMatchObject(over("turns"));
  });

  test("a last play waits for challenges, and if it comes off the game is over all the same", () => {
    const waits = makeAll(game(1, { challenge: us2021.challenge }), "pass", "8F FAME");
    expect(waits.status).toMatchObject({ kind: "last-challenge", waitingFor: [0] });
    expect(make(waits, "accept", { by: 0 }).status).toMatchObject(over("turns"));
    expect(make(waits, "challenge", { by: 0, dictionary }).status).toMatchObject(over("turns"));
  });

  test("a missed turn is one of them, and a player who resigned needs none", () => {
    const three = (turnsEach: number) =>
      scene({ ruleset: only({ turnsEach }), racks: [...racks, "EEEEEEE"], bag: `${bag}EEEE` });
    const missed = make(makeAll(three(1), "8F HORN"), "challenge", { by: 1, dictionary });
    expect(missed.status).toEqual({ kind: "playing", turn: 2 });
    expect(make(missed, "pass").status).toMatchObject(over("turns"));
    const resigned = makeAll(three(1), "pass", "pass", "resign");
    expect(resigned.status).toMatchObject(over("turns"));
  });

  test("whoever uses the last tile before still goes out", () => {
    const out = make(scene({ ruleset: game(5).ruleset, racks: ["HORN", "FAM"] }), "8F HORN");
    expect(out.status).toMatchObject(over("out"));
  });
});

describe("Italian rules, point 40: a blank left at the end", () => {
  const leaves = (leftover: Ruleset["leftover"]) => {
    const ruleset = defineRuleset(us2021, { leftover, challenge: null });
    return scores(make(scene({ ruleset, plays: ["8F HORN"], racks: ["S", "FA?"], scores: [0, 0] }), "8J S"));
  };

  test("costs its owner what the rules say, beside the points of the other tiles", () => {
    const [before] = leaves({ own: "keep", toFinisher: 0 });
    expect(leaves({ own: "subtract", toFinisher: 0, blankCosts: 7 })).toEqual([before, -(4 + 1 + 7)]);
    expect(leaves({ own: "subtract", toFinisher: 0 })).toEqual([before, -(4 + 1)]);
  });

  test("brings the player who went out its points in the tile set, and costs nothing where players keep their tiles", () => {
    const [before] = leaves({ own: "keep", toFinisher: 0 });
    expect(leaves({ own: "subtract", toFinisher: 2, blankCosts: 7 })).toEqual([before! + 2 * 5, -(4 + 1 + 7)]);
    expect(leaves({ own: "keep", toFinisher: 1, blankCosts: 7 })).toEqual([before! + 5, 0]);
    expect(leaves({ own: "subtract-unless-out", toFinisher: 0, blankCosts: 7 })).toEqual([before, 0]);
  });
});

describe("French rules, 3: a blank drawn for first play", () => {
  const tileSet = defineTileSet({
    id: "blanks",
    letters: [
      ["A", 1, 3],
      ["B", 2, 3],
    ],
    blanks: { count: 6, points: 0 },
  });
  const ruleset = defineRuleset(us2021, {
    tileSet,
    rackSize: 3,
    maxTilesPerPlay: 3,
    bonuses: [],
    blanksDrawAgain: true,
  });

  test("is laid aside, and the same player draws on; the best letter begins", () => {
    let again = 0;
    for (let seed = 0; seed < 60; seed++) {
      const game = createGame({ players: 3, ruleset, seed: `${seed}` });
      const [drew] = game.history;
      if (drew?.type !== "drew-for-start") throw new Error("expected the draw");
      let drawing = [0, 1, 2];
      for (const { draws } of drew.rounds) {
        const letters = draws.filter(({ tile }) => tile !== "?");
        expect(letters.map(({ player }) => player)).toEqual(drawing);
        draws.forEach(({ player, tile }, i) => {
          if (tile === "?") expect(draws[i + 1]?.player).toBe(player);
        });
        again += draws.length - letters.length;
        const best = letters.some(({ tile }) => tile === "A") ? "A" : "B";
        drawing = letters.filter(({ tile }) => tile === best).map(({ player }) => player);
      }
      expect(drawing).toEqual([drew.first]);
      expect([auditGame(game), unwrap(parseGame(JSON.stringify(game))).state]).toEqual([[], game]);
      const recorded = createTableGame({ players: 3, ruleset, startRounds: drew.rounds });
      expect([recorded.history[0], auditGame(recorded)]).toEqual([drew, []]);
    }
    expect(again).toBeGreaterThan(30);
  });

  test("a recorded draw in which somebody else goes on after a blank is refused, or in which nobody does", () => {
    const draw = (...draws: readonly (readonly [number, string])[]) =>
      createTableGame({
        players: 2,
        ruleset,
        startRounds: [{ draws: draws.map(([player, tile]) => ({ player, tile })) }],
      });
    expect(draw([0, "?"], [0, "B"], [1, "A"]).status.turn).toBe(1);
    expect(() => draw([0, "?"], [1, "A"], [0, "B"])).toThrow(/one draw each/);
    expect(() => draw([0, "B"], [1, "?"])).toThrow(/one draw each/);
    expect(() => draw([0, "B"], [0, "A"], [1, "A"])).toThrow(/one draw each/);
  });

  test("a set whose letters are all alike, or fewer than players, decides nothing", () => {
    const withLetters = (a: number, b: number) =>
      defineRuleset(ruleset, {
        tileSet: {
          ...tileSet,
          letters: [
            { letter: "A", points: 1, count: a },
            { letter: "B", points: 1, count: b },
          ],
        },
      });
    expect(() => createGame({ players: 2, ruleset: withLetters(3, 0), seed: "x" })).toThrow(/decide who begins/);
    expect(() => createGame({ players: 3, ruleset: withLetters(1, 1), seed: "x" })).toThrow(/decide who begins/);
    expect(createGame({ players: 2, ruleset: withLetters(1, 1), seed: "x" }).status.kind).toBe("playing");
  });
});

test("games that end by such rules replay from their events and from their moves", () => {
  const ruleset = only({ passesAndLosses: 2 });
  const game = createGame({ players: 2, ruleset, first: 0, seed: "texts" });
  const ended = makeAll(game, "pass", "pass");
  expect(replayEvents(setupOf(ended), ended.history)).toEqual(ended);
  expect(movesOf(ended).map(({ kind }) => kind)).toEqual(["move", "move"]);
  expect(auditGame(ended)).toEqual([]);
});

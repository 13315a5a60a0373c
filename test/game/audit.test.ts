import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  createTableGame,
  defineRuleset,
  defineTileSet,
  type Finding,
  type GameEvent,
  type GameState,
  replayEvents,
  unwrap,
} from "tilewright";
import { describeFinding } from "tilewright/messages";
import { parsePlay } from "tilewright/notation";
import { onyx2006 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { dictionary, make, makeAll, scene, setupOf } from "./scene.ts";

const { H21: ruleset } = presets;

/** A game dealt by the rules, with every kind of thing in it: the state after each move, and at last it is over. */
function states(): readonly GameState[] {
  const start = createGame({ players: 2, ruleset, seed: "audit", first: 0, racks: [[..."HORNXAM"], [..."FAMOATE"]] });
  const horn = make(start, "8F HORN");
  const vain = make(horn, "challenge", { dictionary });
  const passed = make(vain, "pass");
  const mote = make(passed, "9E MOTE");
  const off = make(mote, "challenge", { dictionary });
  const adjusted = unwrap(applyRuling(off, { type: "adjust", player: 1, points: -5, reason: "penalty" })).state;
  const exchanged = make(adjusted, { type: "exchange", tiles: ["X"] });
  const passes = [1, 2, 3, 4].map((count) => makeAll(exchanged, ...new Array<"pass">(count).fill("pass")));
  return [start, horn, vain, passed, mote, off, adjusted, exchanged, ...passes];
}

/** That game when it is over. */
function whole(): GameState {
  return states().at(-1) as GameState;
}

/** A game with one of its events changed, replayed. */
function changed(game: GameState, index: number, change: object): GameState {
  const history = game.history.map((event, i) => (i === index ? ({ ...event, ...change } as GameEvent) : event));
  return replayEvents(setupOf(game), history);
}

/** A game with more events, replayed. */
function withEvents(game: GameState, ...events: readonly GameEvent[]): GameState {
  return replayEvents(setupOf(game), [...game.history, ...events]);
}

/** A game after so many events, replayed. */
function replayOf(game: GameState, count: number): GameState {
  return replayEvents(setupOf(game), game.history.slice(0, count));
}

const found = (findings: readonly Finding[]): readonly string[] =>
  findings.map(
    (finding) => `${finding.event} ${finding.code}: ${describeFinding(finding).slice(finding.path.length + 2)}`,
  );

describe("an audit finds nothing", () => {
  test("in a game played by the rules", () => {
    const game = whole();
    expect(game.status.kind).toBe("over");
    expect(auditGame(game)).toEqual([]);
    for (const state of states()) expect(auditGame(state)).toEqual([]);
  });

  test("in a game whose keys a store has put in another order", () => {
    const reordered = (value: unknown): unknown => {
      if (typeof value !== "object" || value === null) return value;
      if (Array.isArray(value)) return value.map(reordered);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reordered(inner)]),
      );
    };
    expect(auditGame(reordered(whole()) as GameState)).toEqual([]);
  });

  test.each(Object.entries(games()))("in a game of each kind but the tiles that the scene dealt: %s", (_, game) => {
    const dealt = game.history.reduce((last, { type }, index) => (type === "dealt" ? index : last), 0);
    expect(auditGame(game).filter(({ event }) => event > dealt)).toEqual([]);
  });
});

test("an audit reports a history that stops in the middle of a move, or of the deal", () => {
  const game = whole();
  const ends = new Set(states().map(({ history }) => history.length));
  for (let index = 0; index < game.history.length; index++) {
    if (ends.has(index)) continue;
    const [finding, ...others] = auditGame(replayOf(game, index));
    expect(finding).toMatchObject({ event: index, path: "history", reason: { code: "missing", instead: null } });
    expect(others).toEqual([]);
  }
});

const nobodyHasTiles = scene({ ruleset, racks: ["", ""], bag: "EEE", atTable: true });

test.each(["agreed", "time", "no-plays", "resigned", "lost-challenge"] as const)(
  "an audit of a game at a table accepts an end for the reason %s after any event",
  (reason) => {
    expect(auditGame(withEvents(nobodyHasTiles, { player: null, type: "ended", reason }))).toEqual([]);
  },
);

describe("an audit reports", () => {
  const game = whole();
  const indexOf = (type: GameEvent["type"], nth = 0): number =>
    game.history.flatMap((event, index) => (event.type === type ? [index] : []))[nth] as number;
  const played = indexOf("played");

  test("other points than a play scores", () => {
    expect(found(auditGame(changed(game, played, { points: 15 })))).toEqual([`${played} score: expected 14, found 15`]);
  });

  test("other words than a play forms", () => {
    expect(found(auditGame(changed(game, played, { words: ["HORSE"] })))).toEqual([
      `${played} word: expected HORN, found HORSE`,
    ]);
  });

  test("a play that the rules refuse", () => {
    const placements = [{ row: 0, col: 0, letter: "H", blank: false }];
    expect(found(auditGame(changed(game, played, { placements })))).toContain(
      `${played} geometry: played is against the rules: The first play needs at least 2 tiles. The first play must cover 8H.`,
    );
  });

  test("a chosen rack that is too long, and one that the set cannot give", () => {
    const game = createGame({ players: 2, ruleset, seed: "audit", first: 0, racks: [[..."HORNXAM"], [..."FAMOATE"]] });
    const index = game.history.findIndex(({ type }) => type === "dealt");
    const chosen = (rack: string) =>
      found(auditGame(changed(game, index, { drawn: { tiles: [...rack], hidden: 0 } }))).filter((one) =>
        one.startsWith(`${index} rack`),
      );
    expect(chosen("AEHMNORX")).toEqual([`${index} rack: the rack has 8 tiles, but the rules allow 7`]);
    expect(chosen("AHMOXZZ")).toEqual([
      `${index} rack: the rack is A H M O X Z Z, but these tiles are not in the bag: Z`,
    ]);
    expect(chosen("AEHMNOR")).toEqual([]);
  });

  test("tiles that are not on the rack, and a draw of too few tiles", () => {
    const zorn = [..."ZORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter, blank: false }));
    const wrong = found(auditGame(changed(game, played, { placements: zorn })));
    expect(wrong).toContain(`${played} rack: played is against the rules: There is no Z on your rack.`);
    const noDraw = found(auditGame(changed(game, played, { drawn: { tiles: [], hidden: 0 } })));
    expect(noDraw).toContain(`${played} rack: expected I R R U, found nothing`);
    const exchanged = indexOf("exchanged");
    expect(found(auditGame(changed(game, exchanged, { returned: { tiles: ["Z"], hidden: 0 } })))).toContain(
      `${exchanged} rack: exchanged is against the rules: There is no Z on your rack.`,
    );
    expect(found(auditGame(changed(game, exchanged, { drawn: { tiles: [], hidden: 0 } })))).toContain(
      `${exchanged} rack: expected N, found nothing`,
    );
    expect(found(auditGame(changed(game, exchanged, { returned: { tiles: ["*"], hidden: 0 } })))).toContain(
      `${exchanged} rack: exchanged is against the rules: * is not a letter in this tile set.`,
    );
  });

  test("a pass and a lost turn of a player who was not on turn", () => {
    const passed = indexOf("passed", 1);
    expect(found(auditGame(changed(game, passed, { player: 0 })))[0]).toBe(
      `${passed} turn: it is player 2's turn, not player 1's`,
    );
    const lost = indexOf("turn-lost");
    expect(found(auditGame(changed(game, lost, { player: 0 })))[0]).toBe(`${lost} turn: expected 1, found 0`);
  });

  test("a challenge of another play, a phony returned with other points or tiles, an acceptance that nobody waited for", () => {
    const challenged = indexOf("challenged");
    expect(found(auditGame(changed(game, challenged, { play: 0 })))).toContain(
      `${challenged} turn: expected ${played}, found 0`,
    );
    const returned = indexOf("phony-returned");
    expect(found(auditGame(changed(game, returned, { points: 1 })))[0]).toBe(`${returned} score: expected 17, found 1`);
    const [hidden] = auditGame(changed(game, returned, { returned: { tiles: [], hidden: 4 } }));
    expect(hidden?.reason).toMatchObject({ code: "differs", found: { tiles: [], hidden: 4 } });
    const passed = indexOf("passed");
    expect(found(auditGame(changed(game, passed, { type: "accepted" })))).toContain(
      `${passed} turn: accepted is against the rules: You cannot accept a play now.`,
    );
  });

  test("other points of a settlement, another reason of an end, and an end too early", () => {
    const settled = indexOf("adjusted", 1);
    const ended = game.history.length - 1;
    const before = auditGame(changed(game, settled, { points: 100 }));
    expect(before.map(({ event, code }) => `${event} ${code}`)).toEqual([`${settled} settlement`]);
    expect(found(auditGame(changed(game, ended, { reason: "out" })))[0]).toBe(
      `${ended} settlement: expected passes, found out`,
    );
    const early: GameState = {
      ...game,
      history: [...replayOf(game, played).history, { player: null, type: "ended", reason: "passes" } as const],
    };
    expect(found(auditGame(replayOf(early, early.history.length)))[0]).toBe(
      `${played} settlement: ended (everyone passed) is against the rules: You cannot end the game now.`,
    );
  });

  test("more tiles than the set has, each kind once, in a game at a table", () => {
    const table = createTableGame({ players: 2, ruleset });
    const twice = auditGame(changed(table, 0, { drawn: { tiles: [..."AAAAQQZ"], hidden: 0 } }));
    const counted = twice.filter(({ code }) => code === "tile-count");
    expect(found(counted)).toEqual([
      "0 tile-count: there are 101 tiles, but the set has 100",
      "0 tile-count: there are 2 Qs, but the set has only 1",
    ]);
    const eight = auditGame(changed(table, 0, { drawn: { tiles: [], hidden: 120 } }));
    expect(found(eight)[0]).toBe("0 tile-count: there are 120 tiles, but the set has 100");
  });

  test("a settlement with other points, for each player", () => {
    const settled = { ...scene({ ruleset, plays: ["8F HORN"], racks: ["XA", "FA"], bag: "" }), seed: null };
    const events = [0, 1].map(
      (player): GameEvent => ({ player, type: "adjusted", reason: "rack", points: -1, note: null }),
    );
    const ended: GameEvent = { player: null, type: "ended", reason: "agreed" };
    const findings = auditGame(withEvents(settled, ...events, ended)).filter(({ code }) => code === "settlement");
    expect(findings.map(({ reason }) => reason)).toEqual([
      { code: "settlement", player: 0, expected: -9, found: -1 },
      { code: "settlement", player: 1, expected: -5, found: -1 },
    ]);
    expect(findings.map((finding) => describeFinding(finding))).toEqual([
      "history[8].reason: player 1 should have -9 points for unplayed tiles, not -1 point",
      "history[8].reason: player 2 should have -5 points for unplayed tiles, not -1 point",
    ]);
  });

  test("an exchange of a blank on a square with a natural tile", () => {
    const { "a blank exchanged": blank } = games() as Readonly<Record<string, GameState>>;
    const at = (blank as GameState).history.length - 1;
    const wrong = changed(blank as GameState, at, { square: { row: 7, col: 6 } });
    expect(found(auditGame(wrong))).toContain(
      `${at} geometry: blank-exchanged is against the rules: No tile on your rack can replace a blank at 8G.`,
    );
  });

  test("excess tiles that were not on the rack", () => {
    const table = games()["at a table"] as GameState;
    const full = unwrap(
      applyRuling(table, { type: "tell-rack", player: 0, rack: { tiles: [..."ABCDEFGH"], hidden: 0 } }),
    ).state;
    const back = unwrap(
      applyRuling(full, { type: "return-excess", player: 0, tiles: { tiles: ["A"], hidden: 0 } }),
    ).state;
    expect(auditGame(back)).toEqual([]);
    const at = back.history.length - 1;
    expect(found(auditGame(changed(back, at, { tiles: { tiles: ["Z"], hidden: 0 } })))).toContain(
      `${at} rack: excess-returned is against the rules: There is no Z on your rack.`,
    );
  });

  test("a state that differs from the replay of its events", () => {
    const end = game.history.length;
    const [first, second] = game.players as [GameState["players"][number], GameState["players"][number]];
    const codes = (state: GameState): readonly string[] =>
      auditGame(state).map(({ event, code }) => `${event} ${code}`);
    expect(codes({ ...game, players: [{ ...first, score: 999 }, second] })).toEqual([`${end} total`]);
    expect(codes({ ...game, players: [{ ...first, rack: { tiles: [], hidden: 7 } }, second] })).toEqual([
      `${end} rack`,
    ]);
    expect(codes({ ...game, players: [{ ...first, passesInRow: 9 }, second] })).toEqual([`${end} turn`]);
    expect(codes({ ...game, bag: { tiles: [], hidden: 0 } })).toEqual([`${end} tile-count`]);
    expect(codes({ ...game, board: game.board.map(() => null) })).toEqual([`${end} geometry`]);
    expect(codes({ ...game, status: { kind: "playing", turn: 0 } })).toEqual([`${end} turn`]);
    expect(codes({ ...game, scorelessTurns: 99 })).toEqual([`${end} turn`]);
  });

  test("a letter that is not in the tile set, without throwing", () => {
    const placements = [..."HO"].map((letter, i) => ({ row: 7, col: 7 + i, letter: `${letter}*`, blank: false }));
    const broken = changed(game, played, { placements });
    const later = makeLater(broken);
    expect(found(auditGame(later)).some((line) => line.includes("is not a letter in this tile set"))).toBe(true);
  });

  test("a wrong number of tiles when it first appears, and again only when it changes", () => {
    const waiting = makeAll(createTableGame({ players: 2, ruleset }), "pass", "pass", "pass", "pass");
    expect(waiting.status.kind).toBe("racks-needed");
    const reported = (hidden: number): GameEvent => ({ player: 0, type: "rack-told", rack: { tiles: [], hidden } });
    const findings = auditGame(withEvents(waiting, reported(9), reported(9), reported(7), reported(8), reported(6)));
    const at = waiting.history.length;
    expect(found(findings.filter(({ code }) => code === "tile-count"))).toEqual([
      `${at} tile-count: there are 102 tiles, but the set has 100`,
      `${at + 3} tile-count: there are 101 tiles, but the set has 100`,
      `${at + 4} tile-count: there are 99 tiles, but the set has 100`,
    ]);
  });

  test.each(["out", "target", "passes", "scoreless"] as const)(
    "an end for the reason %s that no event has caused",
    (reason) => {
      const findings = auditGame(withEvents(nobodyHasTiles, { player: null, type: "ended", reason }));
      const at = nobodyHasTiles.history.length;
      const path = `history[${at}].reason`;
      const why = { code: "end-reason", expected: null, found: reason };
      expect(findings).toEqual([{ event: at, path, code: "settlement", reason: why }]);
    },
  );

  const table = createTableGame({ players: 2, ruleset });
  const horn = make(table, "8F HORN");
  test.each<readonly [what: string, game: GameState, event: GameEvent, expected: readonly string[]]>([
    [
      "a challenge where nothing can be challenged",
      scene({ ruleset, racks: ["AB", "CD"], bag: "EEE", atTable: true }),
      { player: 0, type: "challenged", play: 0, words: [], invalid: [], upheld: false, price: "lose-turn" },
      ["turn: challenged is against the rules: There is no play to challenge."],
    ],
    [
      "a turn taken while nobody is on turn",
      makeAll(table, "pass", "pass", "pass", "pass"),
      { player: 1, type: "passed" },
      ["turn: it is nobody's turn, so not player 2's"],
    ],
    [
      "a play taken off that nobody challenged",
      horn,
      { player: 0, type: "phony-returned", play: 2, points: 14, returned: { tiles: [], hidden: 4 } },
      ["verdict: nothing before it calls for phony-returned"],
    ],
    [
      "a challenge of one's own play",
      horn,
      { player: 0, type: "challenged", play: 2, words: [0], invalid: [], upheld: false, price: "lose-turn" },
      ["turn: challenged is against the rules: You cannot challenge or accept your own play."],
    ],
    [
      "a turn missed that nobody owed",
      makeAll(horn, "pass"),
      { player: 0, type: "turn-lost", challenge: 0 },
      ["turn: nothing before it calls for turn-lost"],
    ],
    [
      "a rack dealt in mid-game",
      horn,
      { player: 0, type: "dealt", drawn: { tiles: [], hidden: 2 } },
      ["rack: nothing before it calls for dealt"],
    ],
    [
      "a rack whose tiles are not in the order of the set",
      horn,
      { player: 0, type: "rack-told", rack: { tiles: ["B", "A"], hidden: 5 } },
      ["rack: expected A B and 5 hidden, found B A and 5 hidden"],
    ],
    [
      "an exchange of a blank on an empty square",
      scene({ ruleset, plays: ["8F HORN"], racks: ["AB", "CD"], bag: "EEE", atTable: true }),
      { player: 0, type: "blank-exchanged", square: { row: 0, col: 0 }, letter: "Z" },
      ["geometry: blank-exchanged is against the rules: You cannot swap a tile for a blank now."],
    ],
  ])("%s, in a game at a table", (_, before, event, expected) => {
    const at = before.history.length;
    const findings = auditGame(withEvents(before, event)).filter(
      (one) => one.event === at && one.code !== "tile-count",
    );
    expect(found(findings)).toEqual(expected.map((line) => `${at} ${line}`));
  });

  function makeLater(broken: GameState): GameState {
    const placements = [{ row: 7, col: 9, letter: "E", blank: false }];
    const event: GameEvent = {
      player: 0,
      type: "played",
      placements,
      words: ["HOE"],
      points: 6,
      drawn: { tiles: [], hidden: 0 },
    };
    return replayOf({ ...broken, history: [...broken.history.slice(0, played + 1), event] }, played + 2);
  }
});

test("an audit finds nothing in an end by target, by going out, by agreement and by resignation", () => {
  for (const name of ["over, a target", "over, gone out", "over, agreed", "over, resigned"] as const) {
    const game = games()[name] as GameState;
    const from = game.history.reduce((last, { type }, index) => (type === "dealt" ? index : last), 0);
    expect(auditGame(game).filter(({ event }) => event > from)).toEqual([]);
  }
  expect(make(games()["one has accepted"] as GameState, "accept").status.kind).toBe("over");
});

test("an audit takes time in proportion to the history, also where it says the same thing again and again", () => {
  const horn = states()[1] as GameState;
  const words = new Array<number>(400).fill(0);
  const vain: GameEvent = {
    player: 1,
    type: "challenged",
    play: 3,
    words,
    invalid: [],
    upheld: false,
    price: "lose-turn",
  };
  const fine: GameEvent = { player: 0, type: "adjusted", reason: "penalty", points: -1, note: null };
  const events = new Array<GameEvent>(9_800).fill(vain);
  // The first of them rules on the only word.
  expect(auditGame(withEvents(horn, ...events)).length).toBeGreaterThan(9_000);
  expect(auditGame(withEvents(horn, vain, ...events.fill(fine)))).toMatchObject([
    { path: "history[4].words" },
    { path: "history[5].type", reason: { code: "missing", due: { type: "turn-lost" } } },
  ]);
});

test("finds nothing in a game that ends for want of plays after a pass, while somebody owes a turn", () => {
  const letters = [
    ["A", 1, 5],
    ["T", 1, 4],
  ] as const;
  const tileSet = defineTileSet({ id: "nine", letters, blanks: { count: 0, points: 0 } });
  const ruleset = defineRuleset(onyx2006, { tileSet, rackSize: 3 });
  const racks = ["ATA", "ATA", "ATT"].map((rack) => [...rack]);
  const begun = createGame({ players: 3, ruleset, racks, seed: "owed", first: 0 });
  const { placements } = unwrap(parsePlay("8G AT", { ruleset }));
  const played = unwrap(applyMove(begun, { type: "play", placements })).state;
  const challenged = unwrap(applyMove(played, { type: "challenge" }, { by: 2, dictionary: new Set(["AT"]) })).state;
  expect(challenged.players[2]?.turnsToMiss).toBe(1);
  const over = unwrap(applyMove(challenged, { type: "pass" }, { by: 1, canPlay: () => false })).state;
  expect(over.status).toMatchObject({ kind: "over", reason: "no-plays" });
  expect(auditGame(over)).toEqual([]);
});

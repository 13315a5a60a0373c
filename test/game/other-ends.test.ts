// Ends of games that no rulebook has, from the rules of tournaments and of games of today.
import { allowedMoves, defineRuleset, endGame, type GameState, replayEvents, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { board3, dictionary, make, makeAll, scene, scores, setupOf, step, types } from "./scene.ts";

const keep = { own: "keep", toFinisher: 0 } as const;
const oneMoreTurn = defineRuleset(us2021, { end: { turnsAfterBag: 1 }, leftover: keep, challenge: null });

/** The racks and the bag of board 3, when one tile is left in it. */
const lastTile = (ruleset = oneMoreTurn, bag = "E"): GameState =>
  scene({ ruleset, plays: board3, racks: ["OBAAAAA", "XAEEEEE", "QEEEEEE"], bag });

test("once the bag is empty each player has one more turn, the one who emptied it last", () => {
  const emptied = make(lastTile(), "9H .OB");
  expect(emptied.status).toEqual({ kind: "playing", turn: 1 });
  const last = makeAll(emptied, "pass", "pass");
  expect(last.status).toEqual({ kind: "playing", turn: 0 });
  const over = step(last, "pass");
  expect(types(over.events)).toEqual(["passed", "ended"]);
  expect(over.state.status).toMatchObject({ kind: "over", reason: "turns" });
  expect(scores(over.state)).toEqual(scores(emptied));
  expect(replayEvents(setupOf(over.state), over.state.history)).toEqual(over.state);
});

test("passes before the bag is empty do not count as last turns", () => {
  const passed = makeAll(lastTile(), "pass", "pass", "pass");
  expect(make(passed, "9H .OB").status).toEqual({ kind: "playing", turn: 1 });
});

test("nobody goes out while others still have a turn, and a player without tiles passes", () => {
  const ruleset = defineRuleset(oneMoreTurn, { end: { turnsAfterBag: 2 } });
  const out = make(scene({ ruleset, plays: board3, racks: ["OB", "XA"] }), "9H .OB");
  expect(out.status).toEqual({ kind: "playing", turn: 1 });
  const over = makeAll(out, "pass", "pass", "pass");
  expect(over.status).toMatchObject({ kind: "over", reason: "turns" });
});

test("a turn that is missed is one of the last turns", () => {
  const ruleset = defineRuleset(oneMoreTurn, { challenge: us2021.challenge });
  const doubted = make(make(lastTile(ruleset), "9H .OB"), "challenge", { by: 2, dictionary });
  const over = step(makeAll(doubted, "pass"), "pass", { by: 0 });
  expect(types(over.events)).toEqual(["passed", "ended"]);
  expect(over.state.history.map(({ type }) => type)).toContain("turn-lost");
  expect(over.state.status).toMatchObject({ reason: "turns" });
});

describe("where the last turn is missed or given up while a play is open to challenges, the others may still challenge it", () => {
  const ruleset = defineRuleset(oneMoreTurn, { challenge: us2021.challenge });
  const bag = "E";
  const racks = ["OBAAAAA", "XAEEEEE", "BITEEEE"];
  const lastPlay = makeAll(scene({ ruleset, plays: board3, racks, bag }), "9H .OB", "pass", "11E BIT");
  const first = (by: number): GameState => make(lastPlay, { type: "challenge", words: [0] }, { by, dictionary });

  test("after a failed challenge that took the last turn", () => {
    const waits = first(0);
    expect(waits.history.at(-1)).toMatchObject({ type: "turn-lost", player: 0 });
    expect(waits.status).toMatchObject({ kind: "last-challenge", waitingFor: [0, 1] });
    expect(replayEvents(setupOf(waits), waits.history)).toEqual(waits);
    expect(unwrap(parseGame(JSON.stringify(waits))).state).toEqual(waits);
    expect(unwrap(endGame(waits, { reason: "turns" })).state.status).toMatchObject({ reason: "turns" });
    const accepted = make(make(waits, "accept", { by: 1 }), "accept", { by: 0 });
    expect(accepted.status).toMatchObject({ kind: "over", reason: "turns" });
  });

  test("a bad word found then takes the play off before the game is over", () => {
    const without = new Set([...dictionary].filter((word) => word !== "PI"));
    const over = step(first(0), "challenge", { by: 1, dictionary: without });
    expect(types(over.events)).toEqual(["challenged", "phony-returned", "ended"]);
    expect(over.state.status).toMatchObject({ kind: "over", reason: "turns" });
    expect(scores(over.state)).toEqual([scores(lastPlay)[0], 0, 0]);
  });

  test("after a resignation by whoever had the last turn", () => {
    const waits = make(lastPlay, "resign", { by: 0 });
    expect(waits.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    expect(make(waits, "accept", { by: 1 }).status).toMatchObject({ kind: "over", reason: "turns" });
  });

  test("nobody is waited for once every word has been ruled on", () => {
    const over = make(lastPlay, "challenge", { by: 0, dictionary });
    expect(over.status).toMatchObject({ kind: "over", reason: "turns" });
    const byOthers = make(first(1), "challenge", { by: 1, dictionary });
    expect(make(byOthers, "pass").status).toMatchObject({ kind: "over", reason: "turns" });
  });
});

test("when the play that emptied the bag comes off, the turns are counted anew", () => {
  const ruleset = defineRuleset(oneMoreTurn, { challenge: us2021.challenge });
  const before = scene({ ruleset, plays: board3, racks: ["OGAAAAA", "XAEEEEE"], bag: "E" });
  const off = make(make(before, "9H .OG"), "challenge", { by: 1, dictionary });
  expect(off.bag.tiles).toHaveLength(1);
  expect(makeAll(off, "pass", "pass", "pass").status.kind).toBe("playing");
});

test("a last play can be challenged before the turns end the game", () => {
  const ruleset = defineRuleset(oneMoreTurn, { challenge: us2021.challenge });
  const last = make(scene({ ruleset, plays: board3, racks: ["XA", "OB"] }), "pass");
  const waits = make(last, "9H .OB");
  expect(waits.status).toMatchObject({ kind: "last-challenge", waitingFor: [0] });
  expect(make(waits, "accept").status).toMatchObject({ kind: "over", reason: "turns" });
  expect(unwrap(endGame(waits, { reason: "turns" })).state.status).toMatchObject({ reason: "turns" });
});

test("a number of passes one after the other ends the game, whoever made them", () => {
  const ruleset = defineRuleset(us2021, { end: { passesEach: null, passesInRow: 3 } });
  const before = scene({ ruleset, plays: board3, racks: ["OBA", "XA"], bag: "EEEEEEEEE" });
  expect(makeAll(before, "pass", "pass").status.kind).toBe("playing");
  expect(makeAll(before, "pass", "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes" });
  const broken = makeAll(before, "pass", "pass", { type: "exchange", tiles: ["A"] }, "pass", "pass");
  expect(broken.status.kind).toBe("playing");
  expect(make(broken, "pass").status.kind).toBe("over");
});

test("passes and turns without points end no game in which all scores are 0", () => {
  const ruleset = defineRuleset(us2021, { end: { scorelessTurns: 3, passesEach: 1, zerosNeedScore: true } });
  const even = scene({ ruleset, racks: ["HORN", "FARM"], bag: "EEEEEEEEE" });
  const passed = makeAll(even, "pass", "pass", "pass", "pass");
  expect(passed.status.kind).toBe("playing");
  expect(allowedMoves(passed).pass.ok).toBe(true);
  expect(makeAll(passed, "8F HORN", "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes" });
  const ahead = scene({ ruleset, racks: ["HORN", "FARM"], bag: "EEEEEEEEE", scores: [0, 1] });
  expect(makeAll(ahead, "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes" });
});

test("an exchange may be left out of the series of turns without points", () => {
  const exchange = { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null, keepsScoreless: true } as const;
  const ruleset = defineRuleset(us2021, { exchange, end: { passesEach: null, scorelessTurns: 3 } });
  const before = scene({ ruleset, plays: board3, racks: ["OBE", "XAE"], bag: "EEEEEEEEE" });
  const exchanged = makeAll(before, "pass", { type: "exchange", tiles: ["E"] }, "pass");
  expect(exchanged.scorelessTurns).toBe(2);
  expect(make(exchanged, "pass").status).toMatchObject({ kind: "over", reason: "scoreless" });
  const phony = scene({ ruleset, plays: board3, racks: ["OG", "XAE"], bag: "EEEEEEEEE" });
  const off = makeAll(phony, "pass", { type: "exchange", tiles: ["E"] });
  expect(make(make(off, "9H .OG"), "challenge", { by: 1, dictionary }).scorelessTurns).toBe(2);
});

describe("a turn lost to a failed challenge, where it counts as a scoreless turn,", () => {
  const challenge = { looksUp: "word-by-word", whenWrong: "lose-turn" } as const;
  const ruleset = defineRuleset(us2021, {
    challenge,
    end: { passesEach: null, scorelessTurns: 3, lostTurnsCount: true },
  });
  const three = (racks: readonly string[]): GameState => scene({ ruleset, plays: board3, racks, bag: "EEEEEEEEE" });
  const doubt = (game: GameState, by: number, word: number): GameState =>
    make(game, { type: "challenge", words: [word] }, { by, dictionary });

  test("is counted when it is missed, and not before", () => {
    const mob = make(three(["OBE", "AE", "AI"]), "9H .OB");
    const [next, later] = [1, 2].map((by) => doubt(mob, by, 0));
    expect([next?.scorelessTurns, later?.scorelessTurns]).toEqual([1, 0]);
    const missed = makeAll(later!, "pass"); // and Cleo misses hers
    expect([missed.scorelessTurns, missed.status.turn]).toEqual([2, 0]);
    expect(make(missed, "pass").status).toMatchObject({ kind: "over", reason: "scoreless" });
  });

  test("stays in the count if the play comes off after all, which is one more", () => {
    const before = makeAll(three(["OGE", "AE", "AI"]), "9H .OG");
    const lost = doubt(before, 1, 1); // NOT is a word
    expect([lost.scorelessTurns, lost.status]).toEqual([1, { kind: "playing", turn: 2 }]);
    const off = doubt(lost, 2, 2); // GE is none
    expect([off.scorelessTurns, off.status.kind]).toEqual([2, "playing"]);
    expect(replayEvents(setupOf(off), off.history)).toEqual(off);
    expect(make(off, "pass").status).toMatchObject({ kind: "over", reason: "scoreless" });
  });

  test("may be the last: then the play is open to the others first", () => {
    const one = { ...three(["OBE", "AE", "AI"]), ruleset: defineRuleset(ruleset, { end: { scorelessTurns: 1 } }) };
    const waiting = doubt(make(one, "9H .OB"), 1, 0);
    expect(waiting.status).toMatchObject({ kind: "last-challenge", waitingFor: [1, 2] });
    const accepted = make(make(waiting, "accept", { by: 1 }), "accept", { by: 2 });
    expect(accepted.status).toMatchObject({ kind: "over", reason: "scoreless" });
  });
});

describe("passes that end a game only when no player may exchange tiles any longer", () => {
  const exchange = { minTiles: 1, minBag: 4, maxTiles: 7, perGame: 1 } as const;
  const ruleset = defineRuleset(us2021, { exchange, end: { passesEach: 1, passesAfterExchanges: true } });
  const two = (bag: string): GameState => scene({ ruleset, plays: board3, racks: ["OBE", "AEE"], bag });
  const one = { type: "exchange", tiles: ["E"] } as const;

  test("do so with too few tiles in the bag, and not before", () => {
    expect(makeAll(two("EEEE"), "pass", "pass", "pass", "pass").status).toEqual({ kind: "playing", turn: 0 });
    expect(makeAll(two("EEE"), "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes" });
  });

  test("do so once all have made the exchanges that they have, or have resigned", () => {
    const first = makeAll(two("EEEE"), one, "pass", "pass", "pass");
    expect(first.status.kind).toBe("playing"); // the other one may still exchange
    const both = makeAll(two("EEEE"), one, one, "pass", "pass");
    expect(both.status).toMatchObject({ kind: "over", reason: "passes" });
    const three = scene({ ruleset, plays: board3, racks: ["OBE", "AEE", "AII"], bag: "EEEE" });
    const left = makeAll(make(three, "resign", { by: 2 }), one, one);
    expect(makeAll(left, "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes" });
  });

  test("count at once where there are no exchanges at all", () => {
    const none = defineRuleset(ruleset, { exchange: null });
    const game = scene({ ruleset: none, plays: board3, racks: ["OBE", "AEE"], bag: "EEEE" });
    expect(makeAll(game, "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes" });
  });
});

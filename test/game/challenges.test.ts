import { applyMove, applyRuling, defineRuleset, type GameState, type Ruleset, unwrap } from "tilewright";
import { openDictionary } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { board3, dictionary, make, makeAll, rack, refusalCodes, scene, scores, step, types } from "./scene.ts";

const bag = "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEE";

/** Three players, the first of whom has just played a word, or none. */
function played(ruleset: Ruleset, play: string): GameState {
  return make(scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB"], bag }), play);
}

describeEditions((edition, ruleset) => {
  const losesTurn = ruleset.challenge?.whenWrong === "lose-turn";
  const wordByWord = ruleset.challenge?.looksUp === "word-by-word";

  test(`W6 D42 [${edition}] the dictionary is asked only for a challenge: a phony stands until somebody challenges it`, () => {
    const asked: string[] = [];
    const spy = { has: (word: string) => asked.push(word) < 0 };
    const state = make(scene({ ruleset, racks: ["HORX", "A"], bag }), "8F HORX", { dictionary: spy });
    expect([asked, scores(state)]).toEqual([[], [28, 0]]);
    make(state, "challenge", { dictionary: spy });
    expect(asked).toEqual(["HORX"]);
  });

  test(`W6 [${edition}] the preset says what players may consult the dictionary for`, () => {
    const uses: Partial<Record<typeof edition, string>> = { CLS: "spelling", MAT: "no-search" };
    expect(ruleset.dictionaryUse).toBe(uses[edition] ?? "challenges");
  });

  test(`W12 V4 D42 [${edition}] an open dictionary changes nothing but what players may look at`, () => {
    const open = defineRuleset(ruleset, openDictionary);
    expect({ ...open, dictionaryUse: ruleset.dictionaryUse, variants: [] }).toEqual(ruleset);
    const state = make(scene({ ruleset: open, racks: ["HORX", "A"], bag }), "8F HORX");
    expect(scores(make(state, "challenge", { dictionary }))).toEqual([0, 0]);
  });

  test(`W7 D17 [${edition}] every player may challenge but the one who played and those who resigned`, () => {
    const phony = played(ruleset, "8F HORX");
    for (const by of [1, 2]) expect(refusalCodes(phony, "challenge", { by, dictionary })).toEqual([]);
    expect(refusalCodes(phony, "challenge", { by: 0, dictionary })).toEqual(["own-play"]);
    const gone = make(phony, "resign", { by: 2 });
    expect(applyMove(gone, { type: "challenge" }, { by: 2, dictionary }).violations).toEqual([
      { code: "not-allowed", squares: [], move: "challenge" },
    ]);
  });

  test(`W8 D18 D27 [${edition}] the window is open until the next player has made a move`, () => {
    const phony = played(ruleset, "8F HORX");
    for (const move of ["pass", { type: "exchange", tiles: ["F"] }] as const)
      expect(refusalCodes(make(phony, move), "challenge", { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    const next = make(phony, "9H FAME");
    expect(scores(make(next, "challenge", { by: 2, dictionary }))[0]).toBe(28); // FAME is challenged, not HORX
    const resigned = make(phony, "resign", { by: 1 });
    expect(refusalCodes(resigned, "challenge", { by: 2, dictionary })).toEqual([]);
  });

  test(`W8 D18 [${edition}] a pass, an exchange and an empty board cannot be challenged`, () => {
    const game = scene({ ruleset, racks: ["HORX", "A"], bag });
    expect(refusalCodes(game, "challenge", { dictionary })).toEqual(["nothing-to-challenge"]);
    expect(refusalCodes(make(game, "pass"), "challenge", { dictionary })).toEqual(["nothing-to-challenge"]);
    expect(refusalCodes(make(game, { type: "exchange", tiles: ["X"] }), "challenge", { dictionary })).toEqual([
      "nothing-to-challenge",
    ]);
  });

  test(`W9 D19 [${edition}] one invalid word takes the whole play off; the preset says which words are looked up`, () => {
    const mog = step(scene({ ruleset, plays: board3, racks: ["OGE", "AE", "AI"], bag }), "9H .OG");
    const asked: string[] = [];
    const spy = {
      has: (word: string) => {
        asked.push(word);
        return dictionary.has(word);
      },
    };
    const all = step(mog.state, "challenge", { by: 1, dictionary: spy });
    expect([asked, all.events[0]]).toMatchObject([
      ["MOG", "NOT", "GE"],
      { words: [0, 1, 2], invalid: ["GE"], upheld: true },
    ]);
    asked.length = 0;
    const named = step(mog.state, { type: "challenge", words: [1, 1] }, { by: 1, dictionary: spy });
    expect(asked).toEqual(wordByWord ? ["NOT"] : ["MOG", "NOT", "GE"]);
    expect(types(named.events)).toEqual(
      wordByWord ? (losesTurn ? ["challenged", "turn-lost"] : ["challenged"]) : ["challenged", "phony-returned"],
    );
    expect(refusalCodes(mog.state, { type: "challenge", words: [3, -1, 0] }, { by: 1, dictionary })).toEqual([
      "no-such-word",
      "no-such-word",
    ]);
    expect(refusalCodes(mog.state, { type: "challenge", words: [] }, { by: 1, dictionary })).toEqual([]);
  });

  test(`D20 [${edition}] a word that was ruled on is not looked up again`, () => {
    const mob = make(scene({ ruleset, plays: board3, racks: ["OBE", "AE", "AI"], bag }), "9H .OB");
    const after = make(mob, { type: "challenge", words: [0] }, { by: 1, dictionary });
    if (wordByWord) {
      expect(refusalCodes(after, { type: "challenge", words: [0] }, { by: 2, dictionary })).toEqual([
        "nothing-to-challenge",
      ]);
      const rest = step(after, "challenge", { by: 2, dictionary });
      expect(rest.events[0]).toMatchObject({ words: [1, 2], upheld: false });
      expect(refusalCodes(rest.state, "challenge", { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    } else {
      expect(refusalCodes(after, "challenge", { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
      expect(after.players[2]?.turnsToMiss).toBe(0);
    }
  });

  test(`W10 D21 [${edition}] a play that comes off gives its tiles back, scores nothing, frees its premium squares and costs the turn`, () => {
    const before = scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB"], bag });
    const off = step(make(before, "8F HORX"), "challenge", { by: 1, dictionary });
    expect(types(off.events)).toEqual(["challenged", "phony-returned"]);
    expect(off.events[1]).toMatchObject({
      player: 0,
      points: 28,
      returned: { tiles: ["E", "E", "E", "E"], hidden: 0 },
    });
    expect([off.state.board, off.state.players, off.state.bag]).toEqual([before.board, before.players, before.bag]);
    expect(off.state.status).toEqual({ kind: "playing", turn: 1 });
    expect(scores(make(off.state, "8F FOAM"))[1]).toBe(18); // FOAM, doubled by the centre
  });

  test(`W11 D22 D23 [${edition}] a failed challenge costs the next turn, or nothing, as the preset has it`, () => {
    const horn = played(ruleset, "8F HORN");
    const notNext = step(horn, "challenge", { by: 2, dictionary });
    expect(types(notNext.events)).toEqual(["challenged"]);
    expect(notNext.state.players[2]?.turnsToMiss).toBe(losesTurn ? 1 : 0);
    const later = step(notNext.state, "pass");
    expect(types(later.events)).toEqual(losesTurn ? ["passed", "turn-lost"] : ["passed"]);
    expect(later.state.status.turn).toBe(losesTurn ? 0 : 2);
    expect(later.state.players[2]).toMatchObject({ turnsToMiss: 0, passesInRow: 0 });
    if (losesTurn) expect(later.events[1]).toMatchObject({ player: 2, challenge: horn.history.length });
    expect(scores(notNext.state)).toEqual([14, 0, 0]);
  });

  test(`D24 [${edition}] a challenge without a dictionary is refused, and the window stays open`, () => {
    const phony = played(ruleset, "8F HORX");
    for (const nothing of [undefined, null])
      expect(applyMove(phony, { type: "challenge" }, { by: 1, dictionary: nothing as never }).violations).toEqual([
        { code: "no-dictionary", squares: [] },
      ]);
    expect(refusalCodes(phony, "challenge", { by: 1, dictionary })).toEqual([]);
  });

  test(`D26 [${edition}] a word is invalid if the preset forbids a label in each of its entries`, () => {
    const phony = played(ruleset, "8F HORX");
    const labelled = (...labels: readonly (readonly string[])[]) => ({ has: () => true, labels: () => labels });
    const off = (label: readonly (readonly string[])[]): boolean =>
      scores(make(phony, "challenge", { by: 1, dictionary: labelled(...label) }))[0] === 0;
    expect(off([["proper"]])).toBe(true);
    expect(off([["proper"], []])).toBe(false);
    expect(off([["foreign"]])).toBe(edition === "H21" || edition === "CLS");
    expect(off([["slang"]])).toBe(false);
  });

  test(`D43 D12 [${edition}] the same play draws other tiles after the first one has come off`, () => {
    const begun = scene({ ruleset, racks: ["HORNXAM", "FAMOATE"], bag: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" });
    const first = step(begun, "8F HORX");
    const off = make(first.state, "challenge", { by: 1, dictionary });
    const again = step(makeAll(off, "pass"), "8F HORX");
    const drawn = [first, again].map(({ events: [event] }) =>
      event?.type === "played" ? event.drawn.tiles.join("") : "",
    );
    expect(drawn[0]).not.toBe(drawn[1]);
  });
});

describe("lost turns", () => {
  test("D22 [H21] two challenges of different words cost two turns, served one after the other", () => {
    const mob = make(scene({ ruleset: presets.H21, plays: board3, racks: ["OBEEE", "AE", "AI"], bag }), "9H .OB");
    const once = make(mob, { type: "challenge", words: [0] }, { by: 1, dictionary });
    expect([once.status.turn, once.players[1]?.turnsToMiss]).toEqual([2, 0]);
    const twice = make(once, { type: "challenge", words: [1] }, { by: 1, dictionary });
    expect([twice.status.turn, twice.players[1]?.turnsToMiss]).toEqual([2, 1]);
    const round = step(make(twice, "pass"), "pass");
    expect(types(round.events)).toEqual(["passed", "turn-lost"]);
    const lost = twice.history.flatMap((event, index) => (event.type === "challenged" ? [index] : []));
    expect(round.state.history.flatMap((event) => (event.type === "turn-lost" ? [event.challenge] : []))).toEqual(lost);
  });

  test("D22 [H21 ONX P89] a player who has just missed a turn may challenge the play before it; the play comes off, and it stays the next player's turn", () => {
    for (const ruleset of [presets.H21, presets.ONX, presets.P89]) {
      const horn = played(ruleset, "8F HORN");
      const owing = make(horn, "challenge", { by: 2, dictionary });
      const phony = make(owing, "H6 FA.T");
      expect([phony.status.turn, phony.players[2]?.turnsToMiss]).toEqual([0, 0]);
      const off = make(phony, "challenge", { by: 2, dictionary });
      expect([scores(off), off.status.turn]).toEqual([[14, 0, 0], 0]);
    }
  });

  test("D22 [H21 ONX P89] two players who both owe turns miss them in order", () => {
    const { ONX: ruleset } = presets;
    const four = scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB", "EIEIO"], bag });
    const owing = make(make(four, "8F HORN"), "challenge", { by: 3, dictionary });
    const farm = make(make(owing, "H6 FA.M"), "challenge", { by: 0, dictionary });
    const { events, state } = step(farm, "10F PASTE");
    expect(types(events)).toEqual(["played", "turn-lost", "turn-lost"]);
    expect(events.map(({ player }) => player)).toEqual([2, 3, 0]);
    expect(state.status.turn).toBe(1);
  });

  test("D22 [H21 ONX P89] two failed challenges before the challenger's next turn cost two turns, one a round", () => {
    for (const ruleset of [presets.H21, presets.ONX, presets.P89]) {
      const four = scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB", "EIEIO"], bag });
      const once = make(make(four, "8F HORN"), "challenge", { by: 3, dictionary });
      const twice = make(make(once, "H6 FA.M"), "challenge", { by: 3, dictionary });
      expect([twice.status.turn, twice.players[3]?.turnsToMiss]).toEqual([2, 2]);
      const first = step(twice, "10F PASTE");
      expect(types(first.events)).toEqual(["played", "turn-lost"]);
      expect([first.state.status.turn, first.state.players[3]?.turnsToMiss]).toEqual([0, 1]);
      const second = step(makeAll(first.state, "pass", "pass"), "pass");
      expect(types(second.events)).toEqual(["passed", "turn-lost"]);
      expect([second.state.status.turn, second.state.players[3]?.turnsToMiss]).toEqual([0, 0]);
      const failed = twice.history.flatMap(({ type }, index) => (type === "challenged" ? [index] : []));
      const paid = second.state.history.flatMap((event) => (event.type === "turn-lost" ? [event.challenge] : []));
      expect(paid).toEqual(failed);
      expect(makeAll(second.state, "pass", "pass", "pass").status.turn).toBe(3);
    }
  });

  test("a turn set by the table to somebody who owes one is missed", () => {
    const owing = make(played(presets.ONX, "8F HORN"), "challenge", { by: 2, dictionary });
    const set = unwrap(applyRuling(owing, { type: "set-turn", player: 2 }));
    expect(types(set.events)).toEqual(["turn-set", "turn-lost"]);
    expect(set.state.status.turn).toBe(0);
  });
});

describe("the rules may set another price for a failed challenge", () => {
  const rules = (
    whenWrong: NonNullable<Ruleset["challenge"]>["whenWrong"],
    looksUp: "every-word" | "named-words" = "every-word",
  ) => defineRuleset(presets.H21, { challenge: { looksUp, whenWrong } });
  const mob = (ruleset: Ruleset): GameState =>
    make(scene({ ruleset, plays: board3, racks: ["OBEEE", "AE", "AI"], bag, scores: [50, 60, 70] }), "9H .OB");

  test("the challenged player gets points once, whatever the number of words", () => {
    const { state, events } = step(mob(rules({ points: 5, per: "play", to: "opponent" })), "challenge", {
      by: 2,
      dictionary,
    });
    expect(events[1]).toEqual({ player: 0, type: "adjusted", reason: "challenge", points: 5, note: null });
    expect([scores(state), state.players[2]?.turnsToMiss]).toEqual([[71, 60, 70], 0]);
  });

  test("the challenged player gets points for each word ruled on", () => {
    const each = mob(rules({ points: 5, per: "word", to: "opponent" }, "named-words"));
    expect(scores(make(each, "challenge", { by: 2, dictionary }))).toEqual([81, 60, 70]);
    expect(scores(make(each, { type: "challenge", words: [1] }, { by: 2, dictionary }))).toEqual([71, 60, 70]);
  });

  test("the challenger loses points", () => {
    const off = mob(rules({ points: 10, per: "play", to: "nobody" }));
    expect(scores(make(off, "challenge", { by: 2, dictionary }))).toEqual([66, 60, 60]);
    expect(
      types(step(mob(rules({ points: 0, per: "play", to: "nobody" })), "challenge", { by: 2, dictionary }).events),
    ).toEqual(["challenged"]);
  });

  test("points for a failed challenge do not count towards a target", () => {
    const ruleset = defineRuleset(rules({ points: 50, per: "play", to: "opponent" }), { end: { targets: [100] } });
    const state = make(mob(ruleset), "challenge", { by: 2, dictionary });
    expect([scores(state)[0], state.status.kind]).toEqual([116, "playing"]);
    const later = make(makeAll(state, "pass", "pass"), "J9 ..E");
    expect([(scores(later)[0] ?? 0) > 116, later.status.kind]).toEqual([true, "playing"]);
  });

  test("the challenger loses the game, which is over at once", () => {
    const { state, events } = step(mob(rules("lose-game")), "challenge", { by: 2, dictionary });
    expect(types(events)).toEqual(["challenged", "ended"]);
    expect([scores(state), state.status]).toEqual([
      [66, 60, 70],
      { kind: "over", turn: null, reason: "lost-challenge", winners: [0] },
    ]);
  });

  test("only the challenger who failed loses the game, not one who challenged well before", () => {
    const ruleset = rules("lose-game");
    const before = scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB"], bag, scores: [90, 60, 70] });
    const off = make(make(before, "8F HORX"), "challenge", { by: 2, dictionary });
    const { state, events } = step(make(off, "8F FOAM"), "challenge", { by: 0, dictionary: new Set(["FOAM"]) });
    expect(types(events)).toEqual(["challenged", "ended"]);
    expect([scores(state), state.status]).toEqual([
      [90, 78, 70],
      { kind: "over", turn: null, reason: "lost-challenge", winners: [1] },
    ]);
  });

  test("a challenge is refused where the rules allow none", () => {
    const none = mob(defineRuleset(presets.H21, { challenge: null }));
    expect(applyMove(none, { type: "challenge" }, { by: 2, dictionary }).violations).toEqual([
      { code: "not-allowed", squares: [], move: "challenge" },
    ]);
  });
});

test("the dictionary is asked for the letters as they lie, also for letters of several characters", () => {
  const letters = [
    ["CH", 5, 2],
    ["C", 3, 2],
    ["H", 4, 2],
    ["A", 1, 9],
  ] as const;
  const tileSet = {
    id: "digraphs",
    letters: letters.map(([letter, points, count]) => ({ letter, points, count })),
    blanks: { count: 1, points: 0 },
  };
  const ruleset = defineRuleset(presets.H21, { tileSet });
  const game = scene({ ruleset, racks: ["AAAA", "A"], bag: "AA" });
  const withDigraph = {
    ...game,
    players: game.players.map((player, i) =>
      i === 0 ? { ...player, rack: { tiles: ["A", "CH"], hidden: 0 } } : player,
    ),
  };
  const asked: unknown[] = [];
  const spy = {
    has: (word: string, spelled: readonly string[]) => {
      asked.push([word, [...spelled]]);
      return true;
    },
  };
  const placements = [
    { row: 7, col: 7, letter: "CH" },
    { row: 7, col: 8, letter: "A" },
  ];
  make(make(withDigraph, { type: "play", placements }), "challenge", { dictionary: spy });
  expect(asked).toEqual([["CHA", ["CH", "A"]]]);
  expect(rack(withDigraph, 0)).toBe("ACH");
});

import { defineRuleset, type GameState } from "tilewright";
import { exchangeBlanks, finishLine, nineTile } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { describeEditions } from "../support/presets.ts";
import { board3, dictionary, make, makeAll, rack, refusalCodes, scene, scores, step, types } from "./scene.ts";

// Games that are easy to get wrong; docs/decisions/0002 describes each by its number.

describeEditions((edition, ruleset) => {
  const losesTurn = ruleset.challenge?.whenWrong === "lose-turn";
  const wordByWord = ruleset.challenge?.looksUp === "word-by-word";

  const opening = (): GameState =>
    scene({
      ruleset,
      racks: ["AEHRORX", "OATBEEI", "NNRTSSL"],
      bag: "AAAABBCCDDDEEEEEFFGGGIIIIIIJKLLMMNNNOOOOOOPPQRRRSTTTTUUUUVVWWYYZ??DDSGHEEAUEAIAYO".slice(0, 79),
    });

  test(`D5 D17 D21 W7 W10 [${edition}] scenario 1: an opening is taken off by the player who is not next`, () => {
    const before = opening();
    const played = make(before, "8F HORX");
    expect(scores(played)).toEqual([28, 0, 0]);
    expect(played.bag.tiles.length).toBe(before.bag.tiles.length - 4);
    const off = make(played, "challenge", { by: 2, dictionary });
    expect(off.board).toEqual(before.board);
    expect(scores(off)).toEqual([0, 0, 0]);
    expect(off.players).toEqual(before.players);
    expect(off.bag).toEqual(before.bag);
    expect(off.status).toEqual({ kind: "playing", turn: 1 });
    expect(refusalCodes(off, "1A OAT")).toEqual(["start-not-covered"]);
    expect(refusalCodes(off, "8H A")).toEqual(["too-few-tiles"]);
    expect(scores(make(off, "8G OAT"))).toEqual([0, 6, 0]);
  });

  test(`D12 D21 W10 E1 [${edition}] scenario 3: a play that comes off gives back the last tiles of the bag`, () => {
    const before = scene({ ruleset, plays: board3, racks: ["OGVVWWU", "AE"], bag: "QZ", scores: [100, 90] });
    const played = make(before, "9H .OG");
    expect(scores(played)).toEqual([114, 90]);
    expect([rack(played, 0), played.bag.tiles]).toEqual(["QUVVWWZ", []]);
    const off = make(played, "challenge", { dictionary });
    expect([rack(off, 0), off.bag.tiles, off.status]).toEqual(["GOUVVWW", ["Q", "Z"], { kind: "playing", turn: 1 }]);
    expect(scores(off)).toEqual([100, 90]);

    const atEmptyBag = make(scene({ ruleset, plays: board3, racks: ["OGVV", "AE"] }), "9H .OG");
    expect(rack(atEmptyBag, 0)).toBe("VV");
    expect(rack(make(atEmptyBag, "challenge", { dictionary }), 0)).toBe("GOVV");
  });

  test(`W11 D20 D22 D27 [${edition}] scenario 5: a failed challenge may cost the next turn`, () => {
    const bag = "ABCDEFGHIJKLMNOPQRSTUVWXYZAEIOUAEIOU";
    const before = scene({ ruleset, racks: ["HORNFAM", "PASTEOB"], bag });
    const first = step(make(before, "8F HORN"), "challenge", { by: 1, dictionary });
    expect(scores(first.state)).toEqual([14, 0]);
    if (!losesTurn) {
      expect(types(first.events)).toEqual(["challenged"]);
      expect(first.state.status.turn).toBe(1);
      return;
    }
    expect(types(first.events)).toEqual(["challenged", "turn-lost"]);
    expect(first.events[1]).toMatchObject({ player: 1, challenge: first.state.history.length - 2 });
    expect(first.state.status.turn).toBe(0);
    expect(refusalCodes(first.state, "challenge", { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    const second = make(first.state, "H6 FA.M");
    expect(scores(second)).toEqual([23, 0]);
    expect(make(second, "challenge", { by: 1, dictionary }).status.turn).toBe(0);
  });

  if (losesTurn) {
    test(`D18 D22 W8 [${edition}] scenario 7: a skipped turn does not close the window`, () => {
      const before = scene({
        ruleset,
        racks: ["HORNOXE", "FAMEEEE", "PASTEII"],
        bag: "ABCDEFGHIJKLMNOPQRSTUVWXYZAEIOUAEIOU",
      });
      const three = makeAll(before, "8F HORN", "H6 FA.M", "10F PASTE");
      const owing = make(three, "challenge", { by: 1, dictionary });
      expect([owing.status.turn, owing.players[1]?.turnsToMiss]).toEqual([0, 1]);
      const mox = make(owing, "9H .OX");
      expect(scores(mox)).toEqual([40, 9, 25]);
      expect([mox.status.turn, mox.players[1]?.turnsToMiss]).toEqual([2, 0]);
      for (const by of [1, 2]) {
        const off = make(mox, "challenge", { by, dictionary });
        expect([scores(off), off.status.turn, off.players[1]?.turnsToMiss]).toEqual([[14, 9, 25], 2, 0]);
      }
      expect(refusalCodes(make(mox, "pass"), "challenge", { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    });
  }

  test(`W9 D19 D20 [${edition}] scenario 9: a good main word and a bad cross word`, () => {
    const before = scene({ ruleset, plays: board3, racks: ["OGEEEEE", "AE", "AI"], bag: "QZ", scores: [50, 60, 70] });
    const played = step(before, "9H .OG");
    expect(played.events[0]).toMatchObject({ words: ["MOG", "NOT", "GE"], points: 14 });
    expect(scores(make(played.state, "challenge", { dictionary }))).toEqual([50, 60, 70]);

    const named = make(played.state, { type: "challenge", words: [0] }, { by: 1, dictionary });
    if (!wordByWord) {
      expect([scores(named), named.status.turn]).toEqual([[50, 60, 70], 1]);
      return;
    }
    expect([scores(named), named.status.turn]).toEqual([[64, 60, 70], losesTurn ? 2 : 1]);
    const off = make(named, { type: "challenge", words: [2] }, { by: 2, dictionary });
    expect([scores(off), off.status.turn]).toEqual([[50, 60, 70], losesTurn ? 2 : 1]);
  });

  test(`D25 D31 E4 E5 X12 [${edition}] scenario 11: a play that goes out is challenged in vain`, () => {
    const before = scene({ ruleset, plays: board3, racks: ["OB", "XA", "Q"], scores: [50, 60, 70] });
    const out = make(before, "9H .OB");
    expect(out.status).toEqual({
      kind: "last-challenge",
      turn: null,
      waitingFor: [1, 2],
      play: out.history.length - 1,
    });
    const over = make(make(out, "accept", { by: 1 }), "challenge", { by: 2, dictionary });
    expect(scores(over)).toEqual([85, 51, 60]);
    expect(over.status).toEqual({ kind: "over", turn: null, reason: "out", winners: [0] });
    expect(over.history.filter((event) => event.type === "adjusted" && event.reason === "rack").length).toBe(3);
    expect(over.players[2]?.turnsToMiss).toBe(0);
    expect(refusalCodes(over, "challenge", { by: 1, dictionary })).toEqual(["game-over"]);
  });

  test(`D32 E6 E7 [${edition}] scenario 13: the tie-break is among the tied`, () => {
    const before = scene({ ruleset, plays: board3, racks: ["OB", "JUA", "QZVE"], scores: [49, 110, 120] });
    const over = make(make(make(before, "9H .OB"), "accept", { by: 1 }), "accept", { by: 2 });
    expect(scores(over)).toEqual([100, 100, 95]);
    expect(over.status).toMatchObject({ winners: edition === "H21" || edition === "ONX" ? [1] : [0, 1] });
  });

  test(`D21 D23 D29 [${edition}] scenario 15: an exchange and a play that came off break the series of passes`, () => {
    const before = scene({ ruleset, racks: ["HORXEEE", "AAAAAAA"], bag: "L" });
    const exchange = { type: "exchange", tiles: ["X"] } as const;
    const almost = makeAll(before, "pass", "pass", exchange, "pass", "pass", "pass");
    expect(almost.status.kind).toBe("playing");
    const over = make(almost, "pass");
    expect([over.status, scores(over)]).toEqual([
      { kind: "over", turn: null, reason: "passes", winners: [1] },
      [-10, -7],
    ]);

    const off = make(makeAll(before, "pass", "pass", "8F HORX"), "challenge", { dictionary });
    const again = makeAll(off, "pass", "pass", "pass");
    expect(again.status.kind).toBe("playing");
    const last = make(again, "pass");
    expect([last.status.kind, scores(last)]).toEqual(["over", [-17, -7]]);
  });

  test(`W8 D18 [${edition}] scenario 17: the next move closes the window`, () => {
    const horx = make(opening(), "8F HORX");
    expect(refusalCodes(horx, "1A OAT")).toEqual(["not-connected"]);
    expect(scores(make(horx, "challenge", { by: 2, dictionary }))).toEqual([0, 0, 0]);
    const passed = make(horx, "pass");
    expect(refusalCodes(passed, "challenge", { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(refusalCodes(make(passed, "pass"), "challenge", { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(passed)).toEqual([28, 0, 0]);
    expect(refusalCodes(horx, "challenge", { by: 0, dictionary })).toEqual(["own-play"]);
  });

  test(`V3 D40 [${edition}] scenario 19: blanks on the board are exchanged for their letters`, () => {
    const rules = defineRuleset(ruleset, exchangeBlanks);
    const square = (col: number, row = 7) => ({ type: "exchange-blank", square: { row, col } }) as const;
    const before = scene({ ruleset: rules, plays: ["8F hORN"], racks: ["FA?EIII", "HMTAEIS", "XOE"], bag: "EEEEEEEE" });
    const farm = make(before, "H6 FA.m");
    expect(scores(farm)[0]).toBe(6);
    expect(refusalCodes(farm, square(5), { by: 2 })).toEqual(["not-your-turn"]);
    expect(refusalCodes(farm, square(6))).toEqual(["blank-mismatch"]);
    const withoutH = scene({ ruleset: rules, plays: ["8F hORN"], racks: ["MTAEIS?", "E"], bag: "E" });
    expect(refusalCodes(withoutH, square(5))).toEqual(["blank-mismatch"]);

    const both = makeAll(farm, square(5), square(7, 8));
    expect([rack(both, 1), both.status.turn, scores(both)[1]]).toEqual(["AEIST??", 1, 0]);
    expect(refusalCodes(both, "challenge", { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(make(both, "8E T...."))[1]).toBe(8);
    expect(scores(make(farm, "8E T...."))[1]).toBe(4);

    const xhorn = make(both, "8E x....");
    expect(scores(xhorn)[1]).toBe(7);
    const off = make(xhorn, "challenge", { by: 2, dictionary });
    expect(rack(off, 1)).toBe("AEIST??");
    expect(off.board[7 * 15 + 5]).toEqual({ letter: "H", blank: false });
    expect(off.board[8 * 15 + 7]).toEqual({ letter: "M", blank: false });
  });

  test(`C4 C9 D9 D10 D41 V1 [${edition}] scenario 21: multipliers and bonuses count in games, with nine tiles and with seven`, () => {
    const nine = defineRuleset(ruleset, nineTile);
    const opens = (rackOf: string, play: string): number | undefined =>
      scores(make(scene({ ruleset: nine, racks: [rackOf, "E"], bag: "EEEEEEEEE" }), play))[0];
    expect(opens("CONQUESTS", "8A CONQUEST")).toBe(224);
    expect(opens("CONQUESTS", "8A CONQUESTS")).toBe(230);
    expect(opens("TRAINERSS", "8B TRAINER")).toBe(66);
    expect(opens("TRAINERSS", "8D TRAIN")).toBe(12);

    const paste = make(
      scene({ ruleset, plays: ["8F HORN", "H6 FA.M"], racks: ["PASTE", "XA"], scores: [50, 60] }),
      "10F PASTE",
    );
    expect(scores(make(paste, "accept"))).toEqual([84, 51]);
    const national = scene({ ruleset, plays: ["8C LEATHER"], racks: ["NATIONA", "XA"], scores: [50, 60] });
    expect(scores(make(make(national, "C1 NATIONA."), "accept"))).toEqual([127, 51]);
    const frame = ["H3 EEEEEE", "3A NEEEEEE.", "7A SEEEEEE."];
    const conquest = scene({ ruleset, plays: frame, racks: ["COQUET", "XA"], scores: [50, 60] });
    expect(scores(make(make(conquest, "A1 CO.QUE.T"), "accept"))).toEqual([320, 51]);
  });

  test(`V2 D35 D36 D37 D38 [${edition}] scenario 23: the player who reaches the target wins`, () => {
    const rules = defineRuleset(ruleset, finishLine({ levels: ["intermediate", "intermediate", "beginner"] }));
    const at = (racks: readonly string[], bag: string, points: readonly number[]): GameState =>
      scene({ ruleset: rules, plays: board3, racks, bag, scored: points, turn: 2 });
    const full = ["QZEEEEE", "QEEEEEE", "OBEEEEE"];

    const reached = make(at(full, "AAAA", [95, 99, 50]), "9H .OB");
    expect([scores(reached), reached.status]).toEqual([
      [95, 99, 66],
      { kind: "last-challenge", turn: null, waitingFor: [0, 1], play: reached.history.length - 1 },
    ]);
    const over = make(make(reached, "accept", { by: 0 }), "accept", { by: 1 });
    expect([scores(over), over.status]).toEqual([
      [95, 99, 66],
      { kind: "over", turn: null, reason: "target", winners: [2] },
    ]);

    const off = make(reached, "challenge", { by: 1, dictionary: new Set(["HORN"]) });
    expect([scores(off), off.status]).toEqual([[95, 99, 50], { kind: "playing", turn: 0 }]);

    const outToo = make(at(["QZ", "QE", "OB"], "", [95, 99, 50]), "9H .OB");
    const overOut = make(make(outToo, "accept", { by: 0 }), "accept", { by: 1 });
    expect([scores(overOut), overOut.status]).toMatchObject([[95, 99, 66], { reason: "target", winners: [2] }]);

    const out = make(at(["QZ", "QE", "OB"], "", [95, 99, 40]), "9H .OB");
    const settled = make(make(out, "accept", { by: 0 }), "accept", { by: 1 });
    expect([scores(settled), settled.status]).toMatchObject([[75, 88, 87], { reason: "out", winners: [1] }]);

    const passed = makeAll(at(full, "AAAA", [95, 99, 50]), "pass", "pass", "pass", "pass", "pass", "pass");
    expect([scores(passed), passed.status]).toMatchObject([[70, 83, 41], { reason: "passes", winners: [1] }]);
  });

  test(`D34 E4 E5 [${edition}] scenario 25: a player who resigned is settled and cannot win`, () => {
    const before = scene({ ruleset, plays: board3, racks: ["OB", "XA", "Q"], scores: [50, 60, 70] });
    const out = make(make(before, "resign", { by: 2 }), "9H .OB");
    expect(out.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    const over = make(out, "accept");
    expect([scores(over), over.status]).toMatchObject([[85, 51, 60], { winners: [0] }]);

    const leading = scene({
      ruleset,
      plays: board3,
      racks: ["OBEEEEE", "XA", "Q"],
      bag: "EEEE",
      scores: [50, 60, 170],
    });
    const passed = makeAll(make(leading, "resign", { by: 2 }), "pass", "pass", "pass", "pass");
    expect([scores(passed), passed.status]).toMatchObject([[38 + 3, 51, 160], { reason: "passes", winners: [1] }]);
  });
});

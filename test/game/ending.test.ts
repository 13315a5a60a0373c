import {
  applyMove,
  applyRuling,
  defineRuleset,
  endGame,
  type GameEvent,
  type GameState,
  type MoveOptions,
  type Ruleset,
  replayEvents,
  unwrap,
} from "tilewright";
import { finishLine, northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { board3, dictionary, make, makeAll, refusalCodes, scene, scores, setupOf, step, types } from "./scene.ts";

const nobody: NonNullable<MoveOptions["canPlay"]> = () => false;

/** Board 3, an empty bag, and a first player who goes out with MOB. */
function goesOut(
  ruleset: Ruleset,
  racks: readonly string[] = ["OB", "XA", "Q"],
  had: readonly number[] = [50, 60, 70],
): GameState {
  return scene({ ruleset, plays: board3, racks, scores: had });
}

describeEditions((edition, ruleset) => {
  const passesEnd = ruleset.end.passesEach !== null;
  const e3 = ruleset.end.noPlays;

  test(`E1 D28 [${edition}] the game ends when the bag is empty and a player has used all tiles, after the draw`, () => {
    expect(make(goesOut(ruleset), "9H .OB").status.kind).toBe("last-challenge");
    const drawn = make(scene({ ruleset, plays: board3, racks: ["OB", "XA"], bag: "E" }), "9H .OB");
    expect(drawn.status).toEqual({ kind: "playing", turn: 1 });
    const left = make(goesOut(ruleset, ["OBE", "XA"], []), "9H .OB");
    expect(left.status).toEqual({ kind: "playing", turn: 1 });
  });

  test(`D25 E1 [${edition}] after the last play all other players accept it or challenge it`, () => {
    const out = make(goesOut(ruleset), "9H .OB");
    expect(applyMove(out, { type: "accept" }).violations).toEqual([{ code: "player-needed", squares: [] }]);
    expect(refusalCodes(out, "accept", { by: 0 })).toEqual(["own-play"]);
    const one = make(out, "accept", { by: 2 });
    expect(one.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    expect(applyMove(one, { type: "accept" }, { by: 2 }).violations).toEqual([
      { code: "not-allowed", squares: [], move: "accept" },
    ]);
    for (const move of ["pass", { type: "exchange", tiles: 1 }, { type: "play", placements: [] }] as const)
      expect(refusalCodes(one, move, { by: 1 })).toEqual(["not-your-turn"]);
    const over = step(one, "accept");
    expect(types(over.events)).toEqual(["accepted", "adjusted", "adjusted", "adjusted", "ended"]);
    expect(over.state.status).toEqual({ kind: "over", turn: null, reason: "out", winners: [0] });
    for (const move of ["pass", "accept", "challenge", "resign"] as const)
      expect(refusalCodes(over.state, move)).toEqual(["game-over"]);
  });

  test(`D25 D21 [${edition}] the game goes on without a settlement when the last play comes off`, () => {
    const before = goesOut(ruleset, ["OG", "XA", "Q"]);
    const off = step(make(before, "9H .OG"), "challenge", { by: 2, dictionary });
    expect(types(off.events)).toEqual(["challenged", "phony-returned"]);
    expect([off.state.players, off.state.status]).toEqual([before.players, { kind: "playing", turn: 1 }]);
  });

  test(`D25 D22 [${edition}] turns owed are missed when the game goes on after the last play has come off`, () => {
    if (ruleset.challenge?.whenWrong !== "lose-turn") return;
    // The second player doubts the third's play in vain, and owes a turn when the first one's last play comes off.
    const before = scene({ ruleset, plays: ["8F HORN", "H6 FA.M"], racks: ["OG", "XA", "PASTEE"], turn: 2 });
    const owing = make(make(before, "10F PASTE"), "challenge", { by: 1, dictionary });
    const off = step(make(owing, "9H .OG"), "challenge", { by: 2, dictionary });
    expect(types(off.events)).toEqual(["challenged", "phony-returned", "turn-lost"]);
    expect(off.state.status.turn).toBe(2);
  });

  test(`D25 D20 [${edition}] a failed challenge accepts the last play once no word of it can still be challenged`, () => {
    const out = make(goesOut(ruleset), "9H .OB"); // MOB, NOT and BE
    const named = make(out, { type: "challenge", words: [0] }, { by: 1, dictionary });
    if (ruleset.challenge?.looksUp === "every-word") {
      // The play is challenged as a whole, so no word is left. The third player has not answered yet.
      expect(named.status).toMatchObject({ kind: "last-challenge", waitingFor: [2] });
      expect(refusalCodes(named, "challenge", { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
      const over = make(named, "accept", { by: 2 });
      expect([over.status, scores(over)]).toMatchObject([{ kind: "over", reason: "out" }, [85, 51, 60]]);
      return;
    }
    expect(named.status).toEqual(out.status);
    const off = make(named, { type: "challenge", words: [2] }, { by: 1, dictionary: new Set(["NOT"]) });
    expect([scores(off), off.status.kind]).toEqual([[50, 60, 70], "playing"]);
    const accepted = make(named, "accept", { by: 1 });
    expect(accepted.status).toMatchObject({ kind: "last-challenge", waitingFor: [2] });
    const again = make(accepted, { type: "challenge", words: [1] }, { by: 1, dictionary });
    expect(again.status).toEqual(accepted.status);
    expect(make(again, "accept", { by: 2 }).status.kind).toBe("over");
    // Whoever has the last words ruled on has accepted the play. The second player, who named one before, has not.
    const rest = make(named, "challenge", { by: 2, dictionary });
    expect(rest.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    const all = make(rest, "accept", { by: 1 });
    expect([all.status, scores(all)]).toMatchObject([{ kind: "over", reason: "out", winners: [0] }, [85, 51, 60]]);
    expect(all.players.map(({ turnsToMiss }) => turnsToMiss)).toEqual([0, 0, 0]);
  });

  test(`D25 [${edition}] a save from before, in which a failed challenge was an acceptance, can be finished`, () => {
    const out = make(goesOut(ruleset), "9H .OB");
    const words = ruleset.challenge?.looksUp === "every-word" ? [0, 1, 2] : [0];
    const challenged = { player: 1, type: "challenged", play: out.history.length - 1, words, invalid: [] } as const;
    const history: readonly GameEvent[] = [...out.history, { ...challenged, upheld: false, price: "lose-turn" }];
    const old: GameState = { ...out, history, status: { ...out.status, waitingFor: [2] } as GameState["status"] };
    const over = make(old, "accept", { by: 2 });
    expect([over.status, scores(over)]).toMatchObject([{ kind: "over", reason: "out" }, [85, 51, 60]]);
    expect(replayEvents(setupOf(over), over.history)).toEqual(over);
  });

  test(`D25 [${edition}] the table may close the last challenge`, () => {
    const out = make(goesOut(ruleset), "9H .OB");
    expect(endGame(out, { reason: "agreed" }).violations).toEqual([{ code: "not-allowed", squares: [], move: "end" }]);
    const closed = unwrap(endGame(out, { reason: "out" }));
    expect([scores(closed.state), types(closed.events)]).toEqual([
      [85, 51, 60],
      ["adjusted", "adjusted", "adjusted", "ended"],
    ]);
  });

  test(`E2 D29 D23 [${edition}] the game ends when all players have passed in the last two turns they took`, () => {
    expect(passesEnd).toBe(true);
    for (const players of [2, 3, 4]) {
      let game = scene({ ruleset, racks: ["HORN", "PASTE", "OB", "EE"].slice(0, players), bag: "EEEE" });
      for (let turn = 1; turn < 2 * players; turn++) game = make(game, "pass");
      expect([game.status.kind, scores(game)]).toEqual(["playing", game.players.map(() => 0)]);
      const over = step(game, "pass");
      expect(over.state.status).toMatchObject({ kind: "over", reason: "passes" });
      expect(scores(over.state)).toEqual([-7, -7, -4, -2].slice(0, players));
    }
  });

  test(`D29 D23 [${edition}] a lost turn does not count as a pass: one more is needed`, () => {
    if (ruleset.challenge?.whenWrong !== "lose-turn") return;
    const game = scene({ ruleset, racks: ["HORNEEE", "PASTEE", "OB"], bag: "EEEEEEEE" });
    const owing = make(make(game, "8F HORN"), "challenge", { by: 2, dictionary });
    // Player 2 misses the turn after player 1's first pass.
    const almost = makeAll(owing, "pass", "pass", "pass", "pass", "pass");
    expect([almost.status.kind, almost.players.map((player) => player.passesInRow)]).toEqual(["playing", [2, 2, 1]]);
    const over = makeAll(almost, "pass", "pass");
    expect([over.status.kind, almost.status.turn]).toEqual(["over", 1]);
  });

  test(`D29 D13 [${edition}] a play and an exchange break the series of passes of all players`, () => {
    const game = scene({ ruleset, racks: ["HORNEEE", "PASTEE"], bag: "EEEEEEEE" });
    for (const move of ["8F HORN", { type: "exchange", tiles: ["E"] }] as const) {
      const broken = makeAll(game, "pass", "pass", move);
      expect(broken.players.map((player) => player.passesInRow)).toEqual([0, 0]);
      expect(makeAll(broken, "pass", "pass", "pass").status.kind).toBe("playing");
    }
  });

  if (e3) {
    test(`E3 D30 [${edition}] a play that leaves nobody a play is the last: the game waits for the others, and is over when they accept`, () => {
      const asked: unknown[] = [];
      const canPlay: NonNullable<MoveOptions["canPlay"]> = ({ rack }) => {
        asked.push(rack);
        return false;
      };
      const stuck = step(goesOut(ruleset, ["OBV", "XA", "Q"]), "9H .OB", { canPlay });
      expect(asked).toEqual([["V"], ["A", "X"], ["Q"]]);
      expect(types(stuck.events)).toEqual(["played"]);
      expect(stuck.state.status).toMatchObject({ kind: "last-challenge", waitingFor: [1, 2] });
      const over = make(make(stuck.state, "accept", { by: 1 }), "accept");
      expect([scores(over), over.status]).toEqual([
        [62, 51, 60],
        { kind: "over", turn: null, reason: "no-plays", winners: [0] },
      ]);
      const { ruleset: rules, seed, dictionary: name, history, players } = stuck.state;
      expect(
        replayEvents(
          { ruleset: rules, seed, dictionary: name, players: players.map((player) => player.name) },
          history,
        ),
      ).toEqual(stuck.state);
    });

    test(`E3 D30 [${edition}] the game goes on while somebody can play, the bag has tiles, or racks are unknown`, () => {
      const game = goesOut(ruleset, ["OBV", "XA", "Q"]);
      expect(make(game, "9H .OB", { canPlay: ({ rack }) => rack?.includes("Q") === true }).status.kind).toBe("playing");
      const withBag = scene({ ruleset, plays: board3, racks: ["OBVEEEE", "XA"], bag: "EEEEE" });
      expect(make(withBag, "9H .OB", { canPlay: nobody }).status.kind).toBe("playing");
      const atTable = scene({ ruleset, plays: board3, racks: ["OBV", "XA"], atTable: true });
      expect(make(atTable, "9H .OB", { canPlay: nobody }).status.kind).toBe("playing");
    });

    test(`E3 D30 [${edition}] after a pass at an empty bag canPlay is asked at once`, () => {
      const over = step(goesOut(ruleset, ["OBV", "XA", "Q"]), "pass", { canPlay: nobody });
      expect(types(over.events)).toEqual(["passed", "adjusted", "adjusted", "adjusted", "ended"]);
      expect(over.state.status).toMatchObject({ reason: "no-plays" });
      expect(make(goesOut(ruleset), "pass", { canPlay: () => true }).status.kind).toBe("playing");
      const withBag = scene({ ruleset, racks: ["HORN", "A"], bag: "E" });
      expect(make(withBag, "pass", { canPlay: nobody }).status.kind).toBe("playing");
    });

    test(`E3 D30 [${edition}] a game without challenges and without plays is over at once`, () => {
      const none = goesOut(defineRuleset(ruleset, { challenge: null }), ["OBV", "XA", "Q"]);
      expect(make(none, "9H .OB", { canPlay: nobody }).status).toMatchObject({ kind: "over", reason: "no-plays" });
    });

    test(`E3 D30 [${edition}] the table may say that no play is left; canPlay can refute it`, () => {
      const game = goesOut(ruleset);
      expect(unwrap(endGame(game, { reason: "no-plays" })).state.status).toMatchObject({ reason: "no-plays" });
      expect(unwrap(endGame(game, { reason: "no-plays", canPlay: nobody })).state.status.kind).toBe("over");
      // Whose rack still has a play is hidden, whoever it is.
      for (const tile of ["O", "A", "Q"])
        expect(
          endGame(game, { reason: "no-plays", canPlay: ({ rack }) => rack?.includes(tile) === true }).violations,
        ).toEqual([{ code: "plays-remain", squares: [] }]);
      const withBag = scene({ ruleset, racks: ["HORN", "A"], bag: "E" });
      expect(endGame(withBag, { reason: "no-plays", canPlay: nobody }).violations?.[0].code).toBe("not-allowed");
    });
  } else {
    test(`D30 E3 [${edition}] a game in which nobody can play goes on until all players have passed twice`, () => {
      const stuck = make(goesOut(ruleset, ["OBV", "XA", "Q"]), "9H .OB", { canPlay: nobody });
      expect(stuck.status).toEqual({ kind: "playing", turn: 1 });
      expect(endGame(stuck, { reason: "no-plays", canPlay: nobody }).violations?.[0].code).toBe("not-allowed");
      expect(makeAll(stuck, "pass", "pass", "pass", "pass", "pass", "pass").status).toMatchObject({ reason: "passes" });
    });
  }

  test(`D30 D29 [${edition}] a game in which nobody can play ends after two rounds of passes without canPlay`, () => {
    const game = goesOut(ruleset, ["OBV", "XA", "Q"]);
    expect(makeAll(game, "pass", "pass", "pass", "pass", "pass", "pass").status).toMatchObject({
      kind: "over",
      reason: "passes",
    });
  });

  test(`E4 E5 X12 D31 [${edition}] X and A on a rack cost nine points, which go to the player who went out`, () => {
    const over = make(make(goesOut(ruleset, ["OB", "XA"], [0, 0]), "9H .OB"), "accept");
    expect(scores(over)).toEqual([16 + 9, -9]);
  });

  test(`E4 D31 D33 [${edition}] where nobody went out all players lose their tiles, nobody gains, and scores may be negative`, () => {
    const game = scene({ ruleset, racks: ["QZ", "JX", "?"], bag: "E" });
    const { state, events } = unwrap(endGame(game, { reason: "agreed" }));
    expect([scores(state), state.status]).toMatchObject([
      [-20, -16, 0],
      { kind: "over", reason: "agreed", winners: [2] },
    ]);
    expect(types(events)).toEqual(["adjusted", "adjusted", "ended"]); // a blank costs nothing
    expect(unwrap(endGame(game, { reason: "time" })).state.status).toMatchObject({ reason: "time" });
    for (const reason of ["out", "passes", "scoreless", "target", "resigned", "lost-challenge", "nonsense"])
      expect(endGame(game, { reason: reason as never }).violations?.[0].code).toBe("not-allowed");
  });

  test(`D31 E6 [${edition}] the settlement happens once, and the highest final score wins`, () => {
    const over = make(make(goesOut(ruleset, ["OB", "XA"], [10, 50]), "9H .OB"), "accept");
    expect([scores(over), over.status]).toMatchObject([[35, 41], { winners: [1] }]);
    expect(endGame(over, { reason: "agreed" }).violations).toEqual([{ code: "game-over", squares: [] }]);
  });

  test(`E6 E7 D32 [${edition}] a tie goes to the best score before the settlement, or is shared, as the preset has it`, () => {
    // 65 and 65 at the end; before the settlement the second player had more.
    const over = make(make(goesOut(ruleset, ["OB", "XA", "Q"], [30, 74, 0]), "9H .OB"), "accept", { by: 1 });
    const state = make(over, "accept");
    expect(scores(state)).toEqual([65, 65, -10]);
    expect(state.status).toMatchObject({ winners: ruleset.tieBreak === "before-leftover" ? [1] : [0, 1] });
    const shared = unwrap(endGame(scene({ ruleset, racks: ["A", "E"], bag: "Q" }), { reason: "agreed" }));
    expect(shared.state.status).toMatchObject({ winners: [0, 1] });
  });

  test(`D34 [${edition}] a player may resign at any time; it is not a turn, and the tiles stay on the rack`, () => {
    const game = scene({ ruleset, racks: ["HORNEEE", "PASTE", "OB"], bag: "EEEEEEEE" });
    const gone = step(game, "resign", { by: 1 });
    expect(types(gone.events)).toEqual(["resigned"]);
    expect([gone.state.status.turn, gone.state.players[1]?.rack.tiles.length, gone.state.bag]).toEqual([
      0,
      5,
      game.bag,
    ]);
    expect(make(gone.state, "pass").status.turn).toBe(2);
    expect(make(game, "resign").status.turn).toBe(1);
    expect(applyMove(gone.state, { type: "resign" }, { by: 1 }).violations).toEqual([
      { code: "not-allowed", squares: [], move: "resign" },
    ]);
    const last = step(gone.state, "resign", { by: 0 });
    expect([types(last.events), last.state.status, scores(last.state)]).toEqual([
      ["resigned", "ended"],
      { kind: "over", turn: null, reason: "resigned", winners: [2] },
      [0, 0, 0],
    ]);
  });

  test(`D34 D17 [${edition}] the last play of a player who resigned can still come off, back to their rack`, () => {
    const game = scene({ ruleset, racks: ["HORX", "PASTE", "OB"], bag: "EEEEEEEE" });
    const gone = make(make(game, "8F HORX"), "resign", { by: 0 });
    const off = make(gone, "challenge", { by: 2, dictionary });
    expect([off.players[0]?.rack, off.status.turn]).toEqual([game.players[0]?.rack, 1]);
  });

  test(`D34 D29 [${edition}] the passes end the game when the last player who had not passed twice resigns`, () => {
    const game = scene({ ruleset, racks: ["HORN", "PASTE", "OB"], bag: "EEEEEEEE", scores: [9, 0, 50] });
    const over = step(makeAll(game, "pass", "pass", "pass", "pass", "pass"), "resign");
    expect(types(over.events)).toEqual(["resigned", "adjusted", "adjusted", "adjusted", "ended"]);
    expect(over.state.status).toMatchObject({ reason: "passes", winners: [0] });
  });

  test(`D34 D25 [${edition}] a player who resigned is not waited for, and the last player left wins without a settlement`, () => {
    const out = make(goesOut(ruleset), "9H .OB");
    const gone = make(out, "resign", { by: 1 });
    expect(gone.status).toMatchObject({ waitingFor: [2] });
    const won = make(gone, "resign", { by: 2 });
    expect([scores(won), won.status]).toMatchObject([[66, 60, 70], { reason: "resigned", winners: [0] }]);
    const accepted = make(make(out, "accept", { by: 2 }), "resign", { by: 1 });
    expect([scores(accepted), accepted.status]).toMatchObject([[85, 51, 60], { reason: "out", winners: [0] }]);
    const finisherGone = make(make(out, "resign", { by: 0 }), "accept", { by: 1 });
    const settled = make(finisherGone, "accept");
    expect([scores(settled), settled.status]).toMatchObject([[85, 51, 60], { winners: [2] }]);
  });

  test(`V2 D35 D36 D39 [${edition}] each player plays to their own target, which counts when it is reached in a turn`, () => {
    const rules = defineRuleset(ruleset, finishLine({ targets: [200, 66, 66] }));
    const reaching = (had: readonly number[]): GameState =>
      scene({ ruleset: rules, plays: board3, racks: ["OBEE", "XAE", "QE"], bag: "EE", scored: had });
    expect(make(reaching([50, 0, 0]), "9H .OB").status.kind).toBe("playing");
    expect(make(reaching([184, 0, 0]), "9H .OB").status.kind).toBe("last-challenge");
    const common = defineRuleset(ruleset, finishLine({ target: 66 }));
    const all = make(
      scene({ ruleset: common, plays: board3, racks: ["OBEE", "XAE"], bag: "EE", scored: [50, 9] }),
      "9H .OB",
    );
    expect(all.status.kind).toBe("last-challenge");
    expect(make(all, "accept").status).toMatchObject({ reason: "target", winners: [0] });
    const closed = unwrap(endGame(all, {})); // the reason it waits with
    expect([scores(closed.state), types(closed.events)]).toEqual([[66, 9], ["ended"]]);
  });

  test(`V2 D36 [${edition}] points that the table adjusts neither reach a target nor keep anybody from one`, () => {
    // HORN has scored 14 and MOB scores 16.
    const game = goesOut(defineRuleset(ruleset, finishLine({ target: 30 })), ["OBE", "XA", "Q"], []);
    const short = goesOut(defineRuleset(ruleset, finishLine({ target: 31 })), ["OBE", "XA", "Q"], []);
    for (const reason of ["time", "penalty", "correction", "as-recorded"] as const) {
      const adjusted = (state: GameState, points: number): GameState =>
        unwrap(applyRuling(state, { type: "adjust", player: 0, points, reason })).state;
      expect(make(adjusted(short, 95), "9H .OB").status.kind).toBe("playing");
      const late = adjusted(make(adjusted(game, -25), "9H .OB"), -5);
      expect([scores(late)[0], late.status.kind]).toEqual([-14, "last-challenge"]);
      const over = make(make(late, "accept", { by: 1 }), "accept");
      expect(over.status).toMatchObject({ kind: "over", reason: "target", winners: [0] });
    }
  });

  test(`V2 D36 [${edition}] a play that came off does not count towards a target`, () => {
    const rules = defineRuleset(ruleset, finishLine({ target: 40 }));
    const game = scene({ ruleset: rules, racks: ["HORXN", "FAM"], bag: "EEEEEEEEEEEEEE" });
    const off = make(make(game, "8F HORX"), "challenge", { dictionary }); // would have been 28
    expect(make(makeAll(off, "pass"), "8F HORN").status.kind).toBe("playing");
  });

  test(`D37 D35 D34 [${edition}] a target ends a game without challenges at once, and does not win for a player who resigned`, () => {
    const rules = defineRuleset(ruleset, finishLine({ target: 66 }), { challenge: null });
    const scored = (rulesOf: Ruleset, had: readonly number[]): GameState =>
      scene({ ruleset: rulesOf, plays: board3, racks: ["OBE", "XA", "Q"], scored: had });
    const over = step(scored(rules, [50, 90, 25]), "9H .OB");
    expect([types(over.events), over.state.status]).toMatchObject([
      ["played", "ended"],
      { reason: "target", winners: [0] },
    ]);
    const waiting = make(scored(defineRuleset(ruleset, finishLine({ target: 66 })), [50, 40, 25]), "9H .OB");
    const gone = make(make(waiting, "resign", { by: 0 }), "accept", { by: 1 });
    expect(make(gone, "accept").status).toMatchObject({ reason: "target", winners: [1] });
  });

  test(`D38 D39 [${edition}] a Finish Line game that ends without a target reached is settled`, () => {
    // The player who goes out has scored 14 and 16 points.
    const rules = defineRuleset(ruleset, finishLine({ target: 31 }));
    const over = make(make(goesOut(rules), "9H .OB"), "accept", { by: 1 });
    expect(make(over, "accept").status).toMatchObject({ reason: "out", winners: [0] });
  });
});

describe("settlements and ends that are not in the rulebooks", () => {
  const tournament = defineRuleset(presets.H21, { leftover: { own: "keep", toFinisher: 2 }, tieBreak: "shared" });

  test("the player who goes out gains twice what the others hold, and they keep their scores", () => {
    const over = make(make(goesOut(tournament, ["OB", "XA"], [50, 60]), "9H .OB"), "accept");
    expect(scores(over)).toEqual([66 + 18, 60]);
    const agreed = unwrap(endGame(goesOut(tournament), { reason: "agreed" }));
    expect([scores(agreed.state), types(agreed.events)]).toEqual([[50, 60, 70], ["ended"]]);
  });

  test("all players lose their own tiles unless somebody went out, as in tournaments", () => {
    const unlessOut = defineRuleset(tournament, { leftover: { own: "subtract-unless-out", toFinisher: 2 } });
    const over = make(make(goesOut(unlessOut, ["OB", "XA"], [50, 60]), "9H .OB"), "accept");
    expect(scores(over)).toEqual([66 + 18, 60]);
    const passed = makeAll(goesOut(unlessOut, ["OB", "XA"], [50, 60]), "pass", "pass", "pass", "pass");
    expect([passed.status, scores(passed)]).toMatchObject([{ reason: "passes" }, [46, 51]]);
  });

  test("all players lose their own tiles, and nobody gains", () => {
    const own = defineRuleset(presets.H21, { leftover: { own: "subtract", toFinisher: 0 } });
    expect(scores(make(make(goesOut(own, ["OB", "XA"], [50, 60]), "9H .OB"), "accept"))).toEqual([66, 51]);
  });

  test("a game without a settlement leaves the scores as they are", () => {
    const none = defineRuleset(presets.H21, { leftover: { own: "keep", toFinisher: 0 } });
    expect(scores(make(make(goesOut(none, ["OB", "XA"], [50, 60]), "9H .OB"), "accept"))).toEqual([66, 60]);
    const passed = makeAll(goesOut(none, ["OB", "XA"], [50, 60]), "pass", "pass", "pass", "pass");
    expect([passed.status, scores(passed)]).toMatchObject([{ reason: "passes", winners: [1] }, [50, 60]]);
  });

  test("going out ends a game without challenges at once", () => {
    const none = defineRuleset(presets.H21, { challenge: null });
    const { state, events } = step(goesOut(none), "9H .OB");
    expect(types(events)).toEqual(["played", "adjusted", "adjusted", "adjusted", "ended"]);
    expect(scores(state)).toEqual([85, 51, 60]);
  });

  test("six scoreless turns in a row end the game: passes, exchanges and plays that came off", () => {
    const six = defineRuleset(presets.H21, { end: { passesEach: null, scorelessTurns: 6 } });
    const game = scene({ ruleset: six, racks: ["HORXEEE", "PASTEOB"], bag: "EEEEEEEE" });
    const exchange = { type: "exchange", tiles: ["E"] } as const;
    const three = makeAll(game, exchange, "pass", exchange);
    expect(three.scorelessTurns).toBe(3);
    const four = make(three, "pass");
    const phony = make(four, "8F HORX");
    expect(phony.scorelessTurns).toBe(0);
    const off = make(phony, "challenge", { dictionary });
    expect(off.scorelessTurns).toBe(5);
    const over = step(off, "pass");
    expect([over.state.status.kind, types(over.events).at(-1)]).toEqual(["over", "ended"]);
    expect(over.state.status).toMatchObject({ reason: "scoreless" });
    expect(make(four, "8F HORX").status.kind).toBe("playing");
  });

  test("D23 a play that is worth nothing ends the series of scoreless turns, unless it comes off", () => {
    const rules = defineRuleset(northAmerica2017, { end: { scorelessTurns: 2 } });
    const passed = make(scene({ ruleset: rules, racks: ["PASTEOB", "??QE", "XE"], bag: "EEEEEEEE" }), "pass");
    const played = make(passed, "8G at");
    expect([played.status, played.scorelessTurns, scores(played)]).toEqual([
      { kind: "playing", turn: 2 },
      0,
      [0, 0, 0],
    ]);
    expect(make(played, "pass").status.kind).toBe("playing");
    const off = make(played, "challenge", { by: 2, dictionary: new Set() });
    expect([off.status, off.players[1]?.rack.tiles]).toMatchObject([{ reason: "scoreless" }, ["E", "Q", "?", "?"]]);
  });

  test("a play that comes off may be the last scoreless turn", () => {
    const six = defineRuleset(presets.H21, { end: { passesEach: null, scorelessTurns: 2 } });
    const game = scene({ ruleset: six, racks: ["HORXEEE", "PASTEOB"], bag: "EEEEEEEE" });
    const off = step(make(make(game, "pass"), "8G BOT"), "challenge", { by: 0, dictionary: new Set() });
    expect(types(off.events)).toEqual(["challenged", "phony-returned", "adjusted", "adjusted", "ended"]);
  });

  test("each play that comes off is one scoreless turn, whatever it would have scored", () => {
    const rules = defineRuleset(presets.H21, { end: { passesEach: null, scorelessTurns: 6 } });
    const game = scene({ ruleset: rules, racks: ["HORXEEE", "PASTEOB"], bag: "EEEEEEEE" });
    const off = (state: GameState, play: string, by: number): GameState =>
      make(make(state, play), "challenge", { by, dictionary: new Set() });
    const two = off(make(game, "pass"), "8G BOT", 0);
    expect([two.scorelessTurns, off(two, "8F HORX", 1).scorelessTurns]).toEqual([2, 3]);
  });

  test("a play of blanks scores nothing and is no scoreless turn", () => {
    const rules = defineRuleset(presets.H21, { end: { passesEach: null, scorelessTurns: 2 } });
    const game = scene({ ruleset: rules, racks: ["??E", "PASTEOB"], bag: "EEEEEEEE" });
    const played = make(game, "8G at");
    expect([scores(played), played.scorelessTurns]).toEqual([[0, 0], 0]);
    expect(make(played, "pass").status).toEqual({ kind: "playing", turn: 0 });
    const other = make(make(game, "pass"), "8F PASTE");
    expect(other.scorelessTurns).toBe(0);
  });
});

import { createTableGame, defineRuleset, unwrap, validatePlacement } from "tilewright";
import { formatCgp, parseGcg, positionBefore } from "tilewright/notation";
import { northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { header } from "./gcg/read.ts";

const text = `${header}#lexicon CSW24\n>Ann: HORNEIA 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 9\n#rack1 AEIOU`;
const { game } = unwrap(parseGcg(text));
const plays = game.state.history.flatMap(({ type }, index) => (type === "played" ? [index] : []));
const empty = new Array(15).fill("15").join("/");

describe("positionBefore", () => {
  test("gives the board before a play, with the rack of its player", () => {
    const position = positionBefore(game, plays[1]!);
    expect(position.position.rack).toEqual([..."AFMQXYZ"]);
    expect(position.scores).toEqual([0, 14]);
    const event = game.state.history[plays[1]!];
    expect(event?.type === "played" && validatePlacement(position.position, event.placements).ok).toBe(true);
  });

  test("gives the same before the report of the rack, which its line makes first", () => {
    expect(game.state.history[plays[1]! - 1]?.type).toBe("rack-told");
    expect(positionBefore(game, plays[1]! - 1)).toEqual(positionBefore(game, plays[1]!));
  });

  test("knows the words formed so far, where no word may be formed twice", () => {
    const ruleset = defineRuleset(northAmerica2017, { noRepeats: true });
    const again = unwrap(parseGcg(text, { ruleset })).game;
    expect(positionBefore(again, plays[1]!).position.wordsPlayed).toEqual(["HORN"]);
    expect(positionBefore(game, plays[1]!).position.wordsPlayed).toBeUndefined();
  });

  test("is written as CGP", () => {
    expect(formatCgp(positionBefore(game, plays[0]!)).text).toBe(`${empty} AEHINOR/ 0/0 0 lex CSW24;`);
  });

  test("gives the position at the end, with the last racks", () => {
    const { position, scores } = positionBefore(game, game.state.history.length);
    expect([position.rack, scores]).toEqual([[..."AEIOU"], [14, 9]]);
    expect(position.board).toEqual(game.state.board);
  });

  test("takes a game as well as a record", () => {
    const state = createTableGame({ players: 2 });
    expect(positionBefore(state, 0).position.rack).toBeNull();
    expect(positionBefore(game.state, plays[0]!)).toEqual(positionBefore(game, plays[0]!));
  });

  test("refuses what is not a game, and events that are not there", () => {
    expect(() => positionBefore(null as never, 0)).toThrow(TypeError);
    expect(() => positionBefore({} as never, 0)).toThrow(TypeError);
    for (const event of [-1, 1.5, game.state.history.length + 1, Number.NaN])
      expect(() => positionBefore(game, event)).toThrow(RangeError);
  });
});

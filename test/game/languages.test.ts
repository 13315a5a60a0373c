import { auditGame, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { formatGcg, parseGcg } from "tilewright/notation";
import { expect, test } from "vitest";
import { languageWords, playInLanguage } from "../support/language-games.ts";

test.each(languageWords.map(([tileSet, text]) => ({ tileSet, text, id: tileSet.id })))(
  "$id: bots play a game to its settlement, which saves and records read again",
  ({ tileSet, text }) => {
    const { over: state, words } = playInLanguage(tileSet, text);
    expect(words.leftOut.filter(({ reason }) => reason !== "too-short")).toEqual([]);
    expect(state.status.kind).toBe("over");
    expect(state.history.filter(({ type }) => type === "played").length).toBeGreaterThan(1);
    expect(state.history.filter(({ type }) => type === "adjusted").length).toBeGreaterThan(0);
    expect(auditGame(state, { dictionary: words })).toEqual([]);
    expect(unwrap(parseGame(JSON.stringify(state))).state).toEqual(state);
    const { game, remarks } = unwrap(parseGcg(formatGcg(state).text, { ruleset: state.ruleset }));
    expect(remarks).toEqual([]);
    expect(game.state.board).toEqual(state.board);
    expect(game.state.players.map(({ score }) => score)).toEqual(state.players.map(({ score }) => score));
  },
);

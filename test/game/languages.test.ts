import {
  applyMove,
  auditGame,
  createGame,
  defineRuleset,
  defineTileSet,
  type GameState,
  unwrap,
  viewFor,
} from "tilewright";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import { parseGame } from "tilewright/json";
import { bestPlay } from "tilewright/movegen";
import { formatGcg, parseGcg } from "tilewright/notation";
import { checkedWords, international } from "tilewright/rulesets";
import { hungarian, russian, turkish, welsh } from "tilewright/tile-sets";
import { expect, test } from "vitest";

// The counts are made up: no tile set in Hebrew ships.
const hebrew = defineTileSet({
  id: "hebrew",
  letters: [..."אבגדהוזחטיכלמנסעפצקרשת"].map((letter) => [letter, 1, letter === "ו" ? 14 : 4] as const),
  blanks: { count: 2, points: 0 },
});

// Short words as people type them, with small letters, finals, points and marks of their own.
const languages = [
  [
    russian,
    "да нет он она оно мы вы кот дом сон нос рот лес сад ёж мёд лён йод чай май рай сто три два кит тон том рис сыр час",
  ],
  [
    hungarian,
    "az ez ég út só fa kő szó gyár lány anya csat zseb tyúk ló én te ők őz üst ír ár él ín ős két hat öt szék asztal nyár",
  ],
  [
    welsh,
    "y a i o ti fe hi ni tŷ ci llo llan dydd ddoe ffa ffon ngwn rhan rhoi thi chi ar er os un dau tri ddau adar nos",
  ],
  [
    turkish,
    "ve de bu şu o ıslık ısı iz iş diş aş kaş taş kış kız çiğ çağ göl gül yol yıl il ilik ırk ısır asır isim al el ol at et it",
  ],
  [hebrew, "שלום יום ים אם אב בת בן כן לא מים חם דם קול כול אור דור סוף עוף עץ קץ מלך לך דרך שָׁנָה אחת שתיים שלוש גן חן"],
] as const;

test.each(languages.map(([tileSet, text]) => ({ tileSet, text, id: tileSet.id })))(
  "$id: bots play a game to its settlement, which saves and records read again",
  ({ tileSet, text }) => {
    const words = wordList(text.split(" "), { tileSet });
    expect(words.leftOut.filter(({ reason }) => reason !== "too-short")).toEqual([]);
    const graph = buildWordGraph(words, { tileSet, gaddag: true });
    const ruleset = defineRuleset(international, { id: tileSet.id, tileSet, ...checkedWords });
    let state: GameState = createGame({ players: ["Ann", "Ben"], ruleset, seed: `a game in ${tileSet.id}` });
    while (state.status.kind === "playing") {
      const view = viewFor(state, state.status.turn);
      const tiles = view.rack;
      const rest = state.bag.tiles.length < 7 ? ({ type: "pass" } as const) : ({ type: "exchange", tiles } as const);
      const move = bestPlay(view, graph) ?? rest;
      state = unwrap(applyMove(state, move, { dictionary: words })).state;
    }
    expect(state.status.kind).toBe("over");
    expect(state.history.filter(({ type }) => type === "played").length).toBeGreaterThan(1);
    expect(state.history.filter(({ type }) => type === "adjusted").length).toBeGreaterThan(0);
    expect(auditGame(state, { dictionary: words })).toEqual([]);
    expect(unwrap(parseGame(JSON.stringify(state))).state).toEqual(state);
    const { game, remarks } = unwrap(parseGcg(formatGcg(state).text, { ruleset }));
    expect(remarks).toEqual([]);
    expect(game.state.board).toEqual(state.board);
    expect(game.state.players.map(({ score }) => score)).toEqual(state.players.map(({ score }) => score));
  },
);

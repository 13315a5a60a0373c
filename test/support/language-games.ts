// Whole games in languages whose letters and spellings are not those of English, played by bots.
import {
  applyMove,
  createGame,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Move,
  type TileSet,
  unwrap,
  viewFor,
} from "tilewright";
import { buildWordGraph, type WordList, wordList } from "tilewright/dictionary";
import { bestPlay } from "tilewright/movegen";
import { checkedWords, international2022 } from "tilewright/rulesets";
import { hungarian, russian, turkish, welsh } from "tilewright/tile-sets";

/** Counts and points are made up, as of a set that does not ship. */
export const hebrew = defineTileSet({
  id: "hebrew-of-one-point",
  letters: [..."אבגדהוזחטיכלמנסעפצקרשת"].map((letter) => [letter, 1, letter === "ו" ? 14 : 4] as const),
  blanks: { count: 2, points: 0 },
});

/** Short words as people type them, with small letters, finals, points and marks of their own. */
export const languageWords: readonly (readonly [tileSet: TileSet, words: string])[] = [
  [
    hungarian,
    "az ez ég út só fa kő szó gyár lány anya csat zseb tyúk ló én te ők őz üst ír ár él ín ős két hat öt szék asztal nyár",
  ],
  [
    russian,
    "да нет он она оно мы вы кот дом сон нос рот лес сад ёж мёд лён йод чай май рай сто три два кит тон том рис сыр час",
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
];

/** A game from its start to its settlement, with the moves that were made. */
export interface LanguageGame {
  readonly start: GameState;
  readonly moves: readonly Move[];
  readonly over: GameState;
  readonly words: WordList;
}

/** Two bots play a game with the tiles of a language: the best play, or else an exchange, or else a pass. */
export function playInLanguage(tileSet: TileSet, text: string): LanguageGame {
  const words = wordList(text.split(" "), { tileSet });
  const graph = buildWordGraph(words, { tileSet, gaddag: true });
  const ruleset = defineRuleset(international2022, { id: tileSet.id, tileSet, ...checkedWords });
  const start = createGame({ players: ["Ann", "Ben"], ruleset, seed: `a game in ${tileSet.id}` });
  const moves: Move[] = [];
  let state: GameState = start;
  while (state.status.kind === "playing") {
    const view = viewFor(state, state.status.turn);
    const tiles = view.rack ?? [];
    const rest: Move = state.bag.tiles.length < 7 ? { type: "pass" } : { type: "exchange", tiles };
    const move: Move = bestPlay(view, graph) ?? rest;
    moves.push(move);
    state = unwrap(applyMove(state, move, { dictionary: words })).state;
  }
  return { start, moves, over: state, words };
}

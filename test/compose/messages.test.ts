import {
  applyMove,
  applyRuling,
  type ChallengePenalty,
  createGame,
  defineRuleset,
  type GameState,
  type Move,
  type PlayerIndex,
  unwrap,
  viewFor,
} from "tilewright";
import { describeNews, describeNotice, describePreview, newDraft, previewDraft, typePlay } from "tilewright/compose";
import { englishMessages } from "tilewright/messages/english";
import { parsePlay } from "tilewright/notation";
import { finishLine, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { say } from "../../src/messages/say.ts";
import { allLanguages } from "../messages/all-languages.ts";

const racks = [[..."HORNS??"], [..."FARMEIA"]];
const game = createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "news" });
const view = viewFor(game, 0);

describe("describeNews", () => {
  test("names no winner where nobody has won: the only player has resigned", () => {
    const alone = createGame({
      players: 1,
      ruleset: defineRuleset(us2021, { players: { min: 1, max: 1 } }),
      seed: "x",
    });
    const { state } = unwrap(applyMove(alone, { type: "resign" }));
    expect(describeNews(state).at(-1)).toBe("Game over: only one player is left.");
  });

  test("says what each move was, in the order of events, and whose turn it is", () => {
    const dictionary = new Set(["HORN"]);
    const moves: readonly (readonly [PlayerIndex, Move | string])[] = [
      [0, "8F HORN"],
      [1, { type: "challenge" }],
      [0, { type: "exchange", tiles: 1 }],
      [1, { type: "pass" }],
      [0, { type: "resign" }],
    ];
    let state = game;
    const said = moves.map(([by, move]) => {
      const from = state.history.length;
      const made = typeof move === "string" ? unwrap(parsePlay(move, state)).move : move;
      const tiles = made.type === "exchange" ? { ...made, tiles: state.players[by]!.rack.tiles.slice(0, 1) } : made;
      state = unwrap(applyMove(state, tiles, { by, dictionary })).state;
      return describeNews(viewFor(state, 1), { from }).join(" ");
    });
    expect(said).toEqual([
      "Ann played HORN for 14 points. It's your turn.",
      "Ben's challenge failed: the word is valid. Ben lost a turn. It's Ann's turn.",
      "Ann exchanged 1 tile. It's your turn.",
      "Ben passed. It's Ann's turn.",
      "Ann resigned. Game over: only one player is left. Ben wins. Final scores: Ann 14 and Ben 0.",
    ]);
  });

  test("says how a phony comes off", () => {
    const phony = unwrap(applyMove(game, unwrap(parsePlay("8F HORs", game)).move)).state;
    const off = unwrap(applyMove(phony, { type: "challenge" }, { by: 1, dictionary: new Set() })).state;
    expect(describeNews(off, { from: phony.history.length })).toEqual([
      "Ben's challenge succeeded: HORS is not valid.",
      "Ann's play was challenged off, and its 12 points were removed.",
      "It's Ben's turn.",
    ]);
  });

  describe("to a reader whose seat is known", () => {
    const played = unwrap(applyMove(game, unwrap(parsePlay("8F HORN", game)).move)).state;
    const failed = unwrap(applyMove(played, { type: "challenge" }, { by: 1, dictionary: new Set(["HORN"]) })).state;
    const over = unwrap(applyRuling(failed, { type: "end", reason: "agreed" })).state;

    test("says you, and the others keep their names", () => {
      expect(describeNews(over, { you: 1 })).toEqual([
        "Ann played HORN for 14 points.",
        "Your challenge failed: the word is valid.",
        "You lost a turn.",
        "Ann lost 11 points (unplayed tiles).",
        "You lost 12 points (unplayed tiles).",
        "Game over: the players agreed to stop. Ann wins. Final scores: Ann 3 and Ben -12.",
      ]);
      expect(describeNews(over, { you: 0 }).at(-1)).toBe(
        "Game over: the players agreed to stop. You win. Final scores: Ann 3 and Ben -12.",
      );
    });

    test("names those with whom the reader has won", () => {
      const { status } = over;
      const tie = { ...over, status: { ...status, winners: [0, 1] } } as GameState;
      expect(describeNews(tie, { you: 1 }).at(-1)).toMatch(/ You and Ann tie\. /);
    });

    test("says it to the viewer of a view only where it is about what they may do now, unless somebody is named", () => {
      const seen = viewFor(played, 1);
      expect(describeNews(seen).at(-1)).toBe("It's your turn.");
      expect(describeNews(seen, { you: null }).at(-1)).toBe("It's Ben's turn.");
      expect(describeNews(seen, { you: 0 })).toEqual(["You played HORN for 14 points.", "It's Ben's turn."]);
    });

    test.each([2, -1, 0.5, "0", "length"])("refuses the seat %j", (you) => {
      expect(() => describeNews(game, { you: you as never })).toThrow(RangeError);
    });

    test.each(allLanguages)("does so in %s: no name of theirs is in it, and every sentence differs", (_, messages) => {
      const [others, own] = [null, 0].map((you) => describeNews(played, { you, messages }));
      expect(others![0]).toContain("Ann");
      expect(own![0]).not.toContain("Ann");
      const end = describeNews(over, { you: 0, messages }).at(-1)!;
      expect(end.replace(/\bAnn 3\b/, "")).not.toContain("Ann"); // a list of scores has every name
      expect(end).not.toBe(describeNews(over, { messages }).at(-1));
    });
  });

  describe("a failed challenge", () => {
    /** What is said of it under a price. In a game of three it is not the challenger's turn. */
    const saidOf = (whenWrong: ChallengePenalty): readonly string[] => {
      const ruleset = defineRuleset(us2021, { challenge: { looksUp: "every-word", whenWrong } });
      const table = createGame({
        players: ["Ann", "Ben", "Cas"],
        ruleset,
        racks: [...racks, []],
        first: 0,
        seed: "prices",
      });
      const { state } = unwrap(applyMove(table, unwrap(parsePlay("8F HORN", table)).move));
      const dictionary = new Set(["HORN"]);
      return describeNews(unwrap(applyMove(state, { type: "challenge" }, { by: 2, dictionary })).state).slice(1, -1);
    };
    const failed = "Cas's challenge failed: the word is valid.";

    test.each<[string, ChallengePenalty, readonly string[]]>([
      ["costs nothing", "nothing", [failed]],
      ["costs a turn that is still to come", "lose-turn", [`${failed} Cas will lose a turn.`]],
      ["costs points", { points: 5, per: "play", to: "nobody" }, [failed, "Cas lost 5 points (challenge)."]],
      [
        "is worth points to the opponent",
        { points: 5, per: "play", to: "opponent" },
        [failed, "Ann gained 5 points (challenge)."],
      ],
      [
        "costs time besides",
        { points: 5, per: "play", to: "nobody", seconds: 60 },
        [`${failed} Cas lost 60 seconds.`, "Cas lost 5 points (challenge)."],
      ],
    ])("%s: that is said once", (_, price, said) => {
      expect(saidOf(price)).toEqual(said);
    });
  });

  test("a turn is not said to be lost where the failed challenge ends the game", () => {
    const ruleset = defineRuleset(us2021, finishLine({ target: 14 }));
    const begun = createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "the last play" });
    const last = unwrap(applyMove(begun, unwrap(parsePlay("8F HORN", begun)).move)).state;
    const over = unwrap(applyMove(last, { type: "challenge" }, { by: 1, dictionary: new Set(["HORN"]) })).state;
    const said = describeNews(over, { from: last.history.length });
    expect(said[0]).toBe("Ben's challenge failed: the word is valid.");
    expect(said.join(" ")).not.toContain("turn");
  });

  test.each([
    [0, "Game over: Ann went out and wins, 14–5."],
    [1, "Game over: Ann went out. Ann wins, 14–5."],
  ])("of two players with one name, only the one who went out went out and wins (winner: seat %i)", (winner, said) => {
    const begun = createGame({ players: ["Ann", "Ann"], racks, first: 0, seed: "one name" });
    const { state } = unwrap(applyMove(begun, unwrap(parsePlay("8F HORN", begun)).move));
    const players = state.players.map((player, seat) => ({ ...player, score: seat === winner ? 14 : 5 }));
    const status = { kind: "over", turn: null, reason: "out", winners: [winner] } as unknown as GameState["status"];
    expect(describeNews({ ...state, players, status }, { from: state.history.length })).toEqual([said]);
  });

  describe("while the last play can be challenged", () => {
    const ruleset = defineRuleset(us2021, finishLine({ target: 14 }));
    const lastPlay = (players: readonly string[]) => {
      const begun = createGame({
        players,
        ruleset,
        racks: players.map((_, seat) => (seat === 0 ? [..."HORN"] : [])),
        first: 0,
        seed: "the last play",
      });
      return unwrap(applyMove(begun, unwrap(parsePlay("8F HORN", begun)).move)).state;
    };
    const said = (state: GameState, viewer: PlayerIndex | "spectator") =>
      describeNews(viewFor(state, viewer), { from: state.history.length });

    test("those who can challenge are asked, and the others hear for whom the game waits", () => {
      const two = lastPlay(["Ann", "Ben"]);
      expect(said(two, 0)).toEqual(["The game ends unless Ben challenges."]);
      expect(said(two, "spectator")).toEqual(["The game ends unless Ben challenges."]);
      expect(said(two, 1)).toEqual(["Accept the play, or challenge it."]);
    });

    test("who has accepted is not waited for", () => {
      const three = lastPlay(["Ann", "Ben", "Cas"]);
      expect(said(three, 0)).toEqual(["The game ends unless Ben or Cas challenges."]);
      const ben = unwrap(applyMove(three, { type: "accept" }, { by: 1 })).state;
      expect(said(ben, 1)).toEqual(["The game ends unless Cas challenges."]);
    });
  });

  test("speaks as you say, and says nothing where a message is empty", () => {
    const { news } = englishMessages;
    const dealt = ({ player }: { readonly player: string }): string => `${player}!`;
    const messages = { ...englishMessages, news: { ...news, turn: "", dealt } };
    expect(describeNews(view, { messages })).toEqual(["Ann!", "Ben!"]);
  });

  test("has a sentence for each type of event that people should hear of", () => {
    const silent = Object.entries(englishMessages.news).flatMap(([type, sentence]) => {
      const pile = { tiles: ["A"], hidden: 1 };
      const event = { words: ["A"], points: 1, returned: pile, drawn: pile, tiles: pile, invalid: [], upheld: false };
      const details = { ...event, square: { row: 0, col: 0 }, letter: "A", reason: "time", note: null, you: false };
      const values = {
        ...details,
        player: "Ann",
        winners: ["Ann"],
        players: ["Ann"],
        ruling: "Ann -50",
        wentOut: null,
        score: "",
        scores: [],
      };
      return say(sentence, values, englishMessages) === "" ? [type] : [];
    });
    expect(silent).toEqual(["drew-for-start", "dealt", "turn-set", "rack-told", "ended"]);
  });

  test("is refused for a value that is not a game, and for an unknown option", () => {
    expect(() => describeNews({} as never)).toThrow(TypeError);
    expect(() => describeNews(game, { form: 4 } as never)).toThrow(
      new TypeError('options: unknown property "form" (known: from, you and messages)'),
    );
    expect(() => describeNews(game, 4 as never)).toThrow(TypeError);
  });
});

describe("describeNotice", () => {
  test("uses the messages that you hand in", () => {
    const { draft, picture } = englishMessages;
    const messages = { picture, draft: { ...draft, direction: "senkrecht" } };
    expect(describeNotice({ code: "direction", direction: "down" }, messages)).toBe("senkrecht");
    expect(describeNotice({ code: "nothing-laid" }, messages)).toBe("You have not laid a tile there.");
    expect(describeNotice(null)).toBe("");
  });

  test("is refused for a value that is not a notice", () => {
    for (const notice of [{ code: "toString" }, "laid", { code: "score" }.code])
      expect(() => describeNotice(notice as never)).toThrow(TypeError);
  });
});

describe("describePreview", () => {
  const say = (text: string, options: object = {}) =>
    describePreview(previewDraft(view, typePlay(view, newDraft(view), text), options));

  test("says what a play scores, or all that is wrong with it", () => {
    expect(say("8F HORN")).toBe("HORN: 14 points.");
    expect(say("1A HORN")).toBe("The first play must cover 8H.");
    expect(say("8F HORX", { dictionary: new Set(), lookUp: true })).toBe("HORX is not in the dictionary.");
    expect(say("nothing laid")).toBe("");
  });
});

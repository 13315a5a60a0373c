import { auditBoard, auditGame, createGame, defineLayout, type Finding } from "tilewright";
import { describeFinding } from "tilewright/messages";
import { germanMessages } from "tilewright/messages/german";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import type { FindingReason } from "../../src/game/audit/finding.ts";
import { otherLanguages } from "./all-languages.ts";

const findingOf = (reason: FindingReason): Finding => ({ event: 3, path: "history[3]", code: "turn", reason });
const players = [{ name: "Ann" }, { name: "Ben" }];

describe("a finding", () => {
  const outOfTurn = findingOf({ code: "not-on-turn", turn: 0, player: 1 });
  const settlement = findingOf({ code: "settlement", player: 0, expected: -1, found: 8 });

  test("counts players from 1", () => {
    expect([outOfTurn, settlement].map((finding) => describeFinding(finding))).toEqual([
      "history[3]: it is player 1's turn, not player 2's",
      "history[3]: player 1 should have -1 point for unplayed tiles, not 8 points",
    ]);
  });

  test("calls players by their names where they are handed in", () => {
    expect([outOfTurn, settlement].map((finding) => describeFinding(finding, { players }))).toEqual([
      "history[3]: it is Ann's turn, not Ben's",
      "history[3]: Ann should have -1 point for unplayed tiles, not 8 points",
    ]);
    const { players: inGame } = createGame({ players: ["Cho", "Dee"], seed: "names" });
    expect(describeFinding(outOfTurn, { players: inGame })).toBe("history[3]: it is Cho's turn, not Dee's");
  });

  test("counts a player who is not among those handed in", () => {
    const third = findingOf({ code: "not-on-turn", turn: null, player: 2 });
    expect(describeFinding(third, { players })).toBe("history[3]: it is nobody's turn, so not player 3's");
  });

  test("of a deal or a log names whose secret it is, and what is missing", () => {
    const early = { type: "adjusted", reason: "correction" } as const;
    const found = [
      findingOf({ code: "other-secret", owner: 1 }),
      findingOf({ code: "other-secret", owner: "server" }),
      findingOf({ code: "chosen", agreed: false }),
      findingOf({ code: "chosen", agreed: true }),
      findingOf({ code: "early-ruling", what: early }),
      findingOf({ code: "gone", seen: 1, found: 0 }),
      findingOf({ code: "not-in-log", seen: 4, found: 5 }),
      findingOf({ code: "undone", from: 4, to: 3 }),
      findingOf({ code: "not-written-down" }),
      findingOf({ code: "unknown-seed" }),
      findingOf({ code: "other-seed" }),
      findingOf({ code: "other-setup" }),
      findingOf({ code: "broken-log" }),
    ];
    expect(found.map((finding) => describeFinding(finding, { players }).replace("history[3]: ", ""))).toEqual([
      "the secret does not match the hash that Ben published",
      "the secret does not match the hash that the server published",
      "this was chosen, although the terms say that it is drawn",
      "this was drawn, although the terms say that it is chosen",
      "adjusted (correction) is a ruling before the end of the game, so it changes every later draw",
      "1 event was seen before, but none is left",
      "the log ends after 4 events, but the game has 5",
      "4 events were cut back to the first 3",
      "no record was kept of what everyone published before the game, so nothing is proven",
      "draws cannot be checked without the seed",
      "the seed is not made from these terms and the secrets of the players and the server",
      "rules, names or dictionary have changed",
      "the head of the log does not match its entries",
    ]);
  });

  test("says in words why a game ends and why points were adjusted", () => {
    const ended = { type: "ended", reason: "time" } as const;
    const adjusted = { type: "adjusted", reason: "time" } as const;
    expect(
      [
        findingOf({ code: "end-reason", expected: null, found: "out" }),
        findingOf({ code: "end-reason", expected: "passes", found: "out" }),
        findingOf({ code: "missing", due: ended, instead: adjusted }),
      ].map((finding) => describeFinding(finding)),
    ).toEqual([
      "history[3]: the game ends here (a player went out), but the rules do not end it",
      "history[3]: the game ends for another reason (a player went out) than the rules give (everyone passed)",
      "history[3]: ended (time is up) is missing; found adjusted (time) instead",
    ]);
  });

  test("is said in another language, with its words and the names", () => {
    const refused = findingOf({
      code: "refused",
      what: { type: "challenged", reason: null },
      violations: [{ code: "nothing-to-challenge", squares: [] }],
    });
    const inGerman = (finding: Finding): string =>
      describeFinding(finding, { messages: germanMessages, players }).replace("history[3]: ", "");
    expect(
      [
        findingOf({ code: "end-reason", expected: null, found: "out" }),
        outOfTurn,
        findingOf({ code: "not-on-turn", turn: null, player: 2 }),
        refused,
        findingOf({ code: "differs", expected: { tiles: ["A", "B"], hidden: 3 }, found: null }),
        findingOf({ code: "not-in-bag", drawn: { tiles: [], hidden: 0 }, tiles: ["Q", "?"] }),
        findingOf({ code: "other-secret", owner: "server" }),
        findingOf({ code: "missing", due: { type: "ended", reason: "time" }, instead: null }),
      ].map(inGerman),
    ).toEqual([
      "nach den Regeln endet die Partie hier nicht, aber sie endet (jemand hat alle Steine gelegt)",
      "am Zug ist Ann, nicht Ben",
      "niemand ist am Zug, auch nicht Spieler 3",
      "challenged ist gegen die Regeln: Es gibt jetzt keinen Zug, der angezweifelt werden kann.",
      "erwartet: A B und 3 verdeckt; gefunden: nichts",
      "die Bank ist nichts, und der Beutel kann nicht hergeben: Q, Blanko",
      "der Server hat den Hash eines anderen Geheimnisses veröffentlicht",
      "ended (die Zeit ist abgelaufen) fehlt, und kein Ereignis folgt",
    ]);
  });

  test("keeps the index of the player, from 0, as data", () => {
    const game = createGame({ players: ["Ann", "Ben"], seed: "data", first: 0 });
    const passed = { ...game, history: [...game.history, { player: 1, type: "passed" } as const] };
    const [finding] = auditGame(passed);
    expect(finding?.reason).toEqual({ code: "not-on-turn", turn: 0, player: 1 });
  });

  test.each<readonly [what: string, options: unknown]>([
    ["options that are not an object", 1],
    ["an option that it does not know", { names: ["Ann"] }],
    ["players that are not a list", { players: 2 }],
    ["names instead of players", { players: ["Ann"] }],
    ["messages that are not an object", { messages: "german" }],
  ])("is not said with %s: a TypeError", (_what, options) => {
    expect(() => describeFinding(outOfTurn, options as never)).toThrow(TypeError);
  });
});

describe("a finding on a board", () => {
  const board = ["Q", "Q", null, "Z"].map((letter) => (letter === null ? null : { letter, blank: false }));
  const layout = defineLayout({ rowsOfSquares: ["...."], starts: [{ row: 0, col: 2 }] });
  const findings = auditBoard({ ruleset: { ...us2021, layout }, board });

  test("is a sentence with its squares", () => {
    expect(findings.map((finding) => describeFinding(finding))).toEqual([
      "There are 2 Qs on the board, but the set has only 1.",
      "No tile covers 1C.",
      "The tile at 1D does not touch the others.",
    ]);
    const squares = [
      { row: 0, col: 0 },
      { row: 1, col: 0 },
    ];
    const others = [
      { code: "word-repeated", word: "QAT", squares },
      { code: "too-few-tiles", needed: 2, squares },
      { code: "tile-excess", tile: "?", most: 2, found: 3, squares },
      { code: "not-connected", squares },
      { code: "no-tiles", squares: [] },
      { code: "tile-gone", squares },
      { code: "tile-gone", squares: squares.slice(1) },
      { code: "tile-changed", squares },
    ] as const;
    expect(others.map((finding) => describeFinding(finding))).toEqual([
      "QAT is on the board more than once.",
      "The first play needs at least 2 tiles.",
      "There are 3 blanks on the board, but the set has only 2.",
      "The tiles at 1A and 2A do not touch the others.",
      "No tile was added.",
      "The tiles at 1A and 2A are no longer there.",
      "The tile at 2A is no longer there.",
      "The tiles at 1A and 2A have changed.",
    ]);
  });

  test("is said as a violation where a play can have it too, in its language", () => {
    const hole = { code: "on-hole", squares: [{ row: 0, col: 0 }] } as const;
    expect(describeFinding(hole)).toBe("You cannot play on 1A.");
    expect(describeFinding(hole, { messages: germanMessages })).toBe("Auf 1A ist kein Feld, auf das man legen kann.");
  });

  test("is said in every language, in words of its own", () => {
    for (const [name, messages] of otherLanguages)
      for (const finding of findings)
        expect(describeFinding(finding, { messages }), name).not.toBe(describeFinding(finding));
  });
});

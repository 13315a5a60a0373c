import {
  applyRuling,
  createTableGame,
  type GameEvent,
  type GameState,
  replayEvents,
  scoreMove,
  unwrap,
} from "tilewright";
import { germanMessages } from "tilewright/messages/german";
import { parseGcg } from "tilewright/notation";
import { explainPremiums, factsOf, storyOf, turnsOf } from "tilewright/replay";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { languageNamed, languageNames } from "../../src/cli/languages.ts";
import { readRecord } from "./record.ts";

/** A game of Ann and Ben with one event behind its start. */
function gameWith(event: GameEvent): GameState {
  const { ruleset, history } = createTableGame({ players: ["Ann", "Ben"] });
  return replayEvents({ ruleset, seed: null, dictionary: null, players: ["Ann", "Ben"] }, [...history, event]);
}

/** What is told of this event. */
function told(event: GameEvent): string | null {
  const game = gameWith(event);
  return storyOf(game).find((step) => step.event === game.history.length - 1)?.head ?? null;
}

test.each<[GameEvent, string | null]>([
  [
    { player: 0, type: "exchanged", returned: { tiles: ["A", "Q"], hidden: 0 }, drawn: { tiles: [], hidden: 2 } },
    "Ann exchanges AQ.",
  ],
  [
    { player: 0, type: "exchanged", returned: { tiles: [], hidden: 3 }, drawn: { tiles: [], hidden: 3 } },
    "Ann exchanges 3 tiles.",
  ],
  [
    { player: 0, type: "exchanged", returned: { tiles: [], hidden: 0 }, drawn: { tiles: [], hidden: 0 } },
    "Ann exchanges 0 tiles.",
  ],
  [{ player: 0, type: "passed" }, "Ann passes."],
  [{ player: 1, type: "resigned" }, "Ben resigns."],
  [{ player: 0, type: "turn-lost", challenge: 0 }, "Ann loses a turn."],
  [
    { player: 1, type: "challenged", play: 0, words: [0], invalid: [], upheld: false, price: "lose-turn" },
    "Ben's challenge fails: the word is valid.",
  ],
  [
    { player: 1, type: "challenged", play: 0, words: [0, 1], invalid: ["BIT", "PI"], upheld: true, price: null },
    "Ben's challenge succeeds: BIT and PI are not valid.",
  ],
  [{ player: 0, type: "blank-exchanged", square: { row: 7, col: 7 }, letter: "S" }, "Ann swaps an S for the blank."],
  [{ player: 0, type: "excess-returned", tiles: { tiles: [], hidden: 1 } }, "Ann returns the extra tiles."],
  [{ player: 0, type: "adjusted", reason: "penalty", points: -5, note: "late" }, "Ann loses 5 points (penalty, late)."],
  [{ player: 0, type: "adjusted", reason: "time", points: 0, note: null }, "Ann gains 0 points (time)."],
  [{ player: null, type: "ended", reason: "agreed" }, "Game over: the players agreed to stop. Ann and Ben tie."],
  [{ player: 0, type: "rack-told", rack: { tiles: ["A"], hidden: 6 } }, null],
  [{ player: 0, type: "turn-set" }, null],
  [{ player: 0, type: "accepted" }, null],
  [{ player: null, type: "drew-for-start", rounds: [], first: 0 }, null],
])("%j", (event, text) => {
  expect(told(event)).toBe(text);
});

test("a play that the rules cannot score is shown without an explanation", () => {
  const placements = [{ row: 0, col: 0, letter: "A", blank: false }];
  const event: GameEvent = {
    player: 0,
    type: "played",
    placements,
    words: [],
    points: 9,
    drawn: { tiles: [], hidden: 1 },
  };
  const [step] = storyOf(gameWith(event));
  expect([step?.head, step?.why]).toEqual(["Ann: 1A A, 9 points", []]);
});

test("the end names the winners as they are after rulings that follow it", () => {
  const over = gameWith({ player: null, type: "ended", reason: "agreed" });
  const penalty = { type: "adjust", player: 0, points: -5, reason: "penalty" } as const;
  const { state } = unwrap(applyRuling(over, penalty));
  expect(storyOf(state).map(({ head }) => head)).toEqual([
    "Game over: the players agreed to stop. Ben wins. Final scores: Ben 0 and Ann -5.",
    "Ann loses 5 points (penalty).",
  ]);
  expect(factsOf(state).winners).toEqual([1]);
});

test("points for unplayed tiles are called what the score sheet calls them", () => {
  expect(told({ player: 0, type: "adjusted", reason: "rack", points: -11, note: null })).toBe(
    "Ann loses 11 points (unplayed tiles).",
  );
  for (const name of languageNames) {
    const { adjustments, sheet } = languageNamed(name);
    expect([name, adjustments.rack]).toEqual([name, sheet.unplayedTiles]);
  }
});

const record = `#player1 Ann Ann Archer
#player2 Ben Ben Baker
>Ann: HORNEIA 8F HORN +14 14
#note a good start
#note and more
>Ben: FAMXYZQ 1M FARM +12 12
>Ann: EIA - +0 14
`;

test("the story of a recorded game has full names, its notes, and the plays that do not fit", () => {
  const { game } = unwrap(parseGcg(record));
  expect(storyOf(game).map(({ head, why, notes }) => [head, why, notes])).toEqual([
    [
      "Ann Archer: 8F HORN from AEHINOR, 14 points",
      ["HORN (4+1+1+1)x2 = 14", "8H double word: HORN ×2"],
      ["a good start", "and more"],
    ],
    ["Ben Baker: 1M FARM (does not fit)", [], []],
    ["Ben Baker gains 12 points (as recorded).", [], []],
    ["Ann Archer passes.", [], []],
  ]);
});

test("of each step the event is named, so that what else is known of it can be put beside", () => {
  const { game } = unwrap(parseGcg(record));
  const types = storyOf(game).map(({ event }) => game.state.history[event]?.type);
  expect(types).toEqual(["played", "turn-set", "adjusted", "passed"]);
});

test("each step has its type, its player and its turn, so that a card can be made of each turn", () => {
  const { game } = readRecord();
  const steps = storyOf(game);
  expect(steps.slice(0, 4).map(({ turn, type, player }) => [turn, type, player])).toEqual([
    [1, "played", 0],
    [2, "played", 1],
    [3, "does-not-fit", 0],
    [3, "adjusted", 0],
  ]);
  expect(steps.filter(({ turn }) => turn === 6).map(({ type, player }) => [type, player])).toEqual([
    ["played", 1],
    ["challenged", 0],
    ["phony-returned", 1],
  ]);
  const turns = turnsOf(game);
  const begun = steps.filter(({ event }) => turns.some((turn) => turn.event === event));
  expect(begun.map(({ turn, type, player }) => ({ turn, type, player }))).toEqual(
    turns.map(({ turn, type, player }) => ({ turn, type, player })),
  );
  const late = gameWith({ player: 0, type: "adjusted", reason: "penalty", points: -5, note: null });
  expect(storyOf(late)[0]).toMatchObject({ turn: 0, type: "adjusted", player: 0 });
  expect(storyOf(gameWith({ player: null, type: "ended", reason: "agreed" }))[0]).toMatchObject({ player: null });
});

test("another language says each event in words of its own", () => {
  const game = gameWith({ player: 0, type: "passed" });
  expect(storyOf(game, { messages: germanMessages }).at(-1)?.head).toBe("Ann passt.");
  const events = { ...germanMessages.events, passed: "{player} passt!" };
  expect(storyOf(game, { messages: { ...germanMessages, events } }).at(-1)?.head).toBe("{player} passt!");
});

test("messages without a part that a story says are refused, with the part", () => {
  const { events, ...rest } = germanMessages;
  const game = gameWith({ player: 0, type: "passed" });
  expect(() => storyOf(game, { messages: rest as typeof germanMessages })).toThrow(
    new TypeError("options.messages.events: expected a table of sentences, as in germanMessages, found undefined"),
  );
});

test("a premium square for the letter is not explained where a blank lies", () => {
  const placements = [..."FARMERS"].map((letter, i) => ({ row: 7, col: 1 + i, letter, blank: letter === "R" }));
  const { score } = unwrap(scoreMove({ ruleset: us2021 }, placements));
  expect(explainPremiums(score)).toEqual(["8H double word: FARMERS ×2"]);
});

test("characters of a record that a terminal would obey stand in its sentences as their codes", () => {
  const { game } = unwrap(parseGcg(record.replace("Ann Archer", "Ann \u202e\u0007")));
  expect(storyOf(game)[0]?.head).toMatch(/^Ann \\u202e\\x07: 8F HORN/);
});

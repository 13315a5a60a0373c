import { createTableGame, type GameEvent, type GameState, replayEvents, scoreMove, unwrap } from "tilewright";
import { explainPremiums, storyOf } from "tilewright/accounts";
import { germanAccounts, germanMessages } from "tilewright/messages";
import { parseGcg } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";

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
  [{ player: 0, type: "passed" }, "Ann passes."],
  [{ player: 1, type: "resigned" }, "Ben resigns."],
  [{ player: 0, type: "turn-lost", challenge: 0 }, "Ann misses a turn."],
  [{ player: 1, type: "challenged", play: 0, words: [0], invalid: [], upheld: false }, "Ben challenges in vain."],
  [{ player: 0, type: "blank-exchanged", square: { row: 7, col: 7 }, letter: "S" }, "Ann takes up a blank for S."],
  [{ player: 0, type: "excess-returned", tiles: { tiles: [], hidden: 1 } }, "Ann gives back what is too much."],
  [{ player: 0, type: "adjusted", reason: "penalty", points: -5, note: "late" }, "Ann: -5 points (penalty, late)."],
  [{ player: 0, type: "adjusted", reason: "time", points: 0, note: null }, "Ann: +0 points (time)."],
  [{ player: null, type: "ended", reason: "agreed" }, "The game is over: the players have agreed."],
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

const record = `#player1 Ann Ann Archer
#player2 Ben Ben Baker
>Ann: HORNEIA 8F HORN +14 14
#note a good start
#note and more
>Ben: FAMXYZQ 1A FARM +12 12
>Ann: EIA - +0 14
`;

test("the story of a recorded game has full names, its notes, and the plays that do not fit", () => {
  const { game } = unwrap(parseGcg(record));
  expect(storyOf(game).map(({ head, why, notes }) => [head, why, notes])).toEqual([
    [
      "Ann Archer: 8F HORN from AEHINOR, 14 points",
      ["HORN (4+1+1+1)x2 = 14", "8H double word: HORN counts times 2"],
      ["a good start", "and more"],
    ],
    ["Ben Baker: 1A FARM (does not fit)", [], []],
    ["Ben Baker: +12 points (as recorded).", [], []],
    ["Ann Archer passes.", [], []],
  ]);
});

test("of each step the event is named, so that what else is known of it can be put beside", () => {
  const { game } = unwrap(parseGcg(record));
  const types = storyOf(game).map(({ event }) => game.state.history[event]?.type);
  expect(types).toEqual(["played", "turn-set", "adjusted", "passed"]);
});

test("another language has its own sentences, and for an event without one that of its news", () => {
  const game = gameWith({ player: 0, type: "passed" });
  const headIn = (messages: object): string | null | undefined => storyOf(game, { messages }).at(-1)?.head;
  const { events, ...german } = { ...germanMessages, ...germanAccounts };
  expect(headIn(german)).toBe("Ann hat gepasst.");
  expect(headIn({ ...german, events: { passed: (_: unknown, player: string) => `${player} passt.` } })).toBe(
    "Ann passt.",
  );
});

test("a sentence that a language lacks is English, with its words", () => {
  const german = { ...germanMessages, ...germanAccounts };
  const { story } = germanAccounts;
  const adjusted = gameWith({ player: 0, type: "adjusted", reason: "time", points: -10, note: null });
  const ended = gameWith({ player: null, type: "ended", reason: "agreed" });
  const last = (game: GameState, messages: object) => storyOf(game, { messages }).at(-1)?.head;
  for (const game of [adjusted, ended]) {
    const lacking = { ...german, story: { ...story, adjusted: undefined, over: undefined } };
    expect(last(game, lacking)).toBe(last(game, {}));
    expect(last(game, german)).not.toBe(last(game, {}));
  }
  const { score } = unwrap(
    scoreMove(
      { ruleset: us2021 },
      [..."FARMERS"].map((letter, i) => ({ row: 7, col: 1 + i, letter })),
    ),
  );
  const inEnglish = explainPremiums(score);
  for (const lacking of ["letterPremium", "wordPremium"]) {
    const said = explainPremiums(score, { ...german, story: { ...story, [lacking]: undefined } });
    const inGerman = explainPremiums(score, german);
    expect(said).toEqual(
      inEnglish.map((line, i) => (/counts times/.test(line) === (lacking === "wordPremium") ? line : inGerman[i])),
    );
  }
  expect(inEnglish).toEqual([
    "8D double letter: in FARMERS the R counts 2, not 1",
    "8H double word: FARMERS counts times 2",
  ]);
});

test("characters of a record that a terminal would obey stand in its sentences as their codes", () => {
  const { game } = unwrap(parseGcg(record.replace("Ann Archer", "Ann \u202e\u0007")));
  expect(storyOf(game)[0]?.head).toMatch(/^Ann \\u202e\\x07: 8F HORN/);
});

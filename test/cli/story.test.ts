import { createTableGame, type GameEvent, replay, stepsOf } from "tilewright";
import { expect, test } from "vitest";
import { describeStep } from "../../src/cli/story.ts";

/** What is told of one event that follows the start of a game. */
function told(event: GameEvent): string | null {
  const { ruleset, history } = createTableGame({ players: ["Ann", "Ben"] });
  const game = replay({ ruleset, seed: null, dictionary: null, players: ["Ann", "Ben"] }, [...history, event]);
  return describeStep([...stepsOf(game)].at(-1)!);
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
  expect(told(event)).toMatch(/\n\nAnn: 1A A, 9 points$/);
});

import { auditGame, type GameState, movesOf } from "tilewright";
import { parseGame } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { changes, forgeries, honest, unknowable, withoutSeed } from "./forgeries.ts";

const places = (game: GameState): readonly string[] => auditGame(game).map(({ path, code }) => `${path} ${code}`);

test("a game that nobody has touched has no findings", () => {
  expect(honest.history.map(({ type }) => type).join(" ")).toBe(
    "drew-for-start dealt dealt played challenged turn-lost exchanged played challenged phony-returned played " +
      "passed passed passed passed adjusted adjusted ended",
  );
  expect(auditGame(honest)).toEqual([]);
});

describe("an audit reports where a history was rewritten", () => {
  test.each([...forgeries, ...withoutSeed])("%s", (_, game, findings) => {
    expect(parseGame(JSON.stringify(game)).problems).toBeUndefined();
    expect(places(game)).toEqual(findings);
  });
});

describe("an audit reports a change of", () => {
  test.each(changes)("%s", (_, game, findings) => {
    expect(parseGame(JSON.stringify(game)).problems).toBeUndefined();
    expect(places(game)).toEqual(findings);
  });
});

describe("an audit cannot know", () => {
  test.each(unknowable)("%s", (_, game) => {
    expect(places(game)).toEqual([]);
  });
});

test("rulings are among the moves of a game", () => {
  const rulings = unknowable.map(([, game]) => movesOf(game).filter(({ kind }) => kind === "ruling"));
  expect(rulings.map(({ length }) => length)).toEqual([1, 1, 0, 0, 0, 0]);
});

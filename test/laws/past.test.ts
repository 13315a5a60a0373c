// The past is a value: it follows from the history it is asked about, whatever was asked before.
import fc from "fast-check";
import type { GameEvent, GameState } from "tilewright";
import { expect, test } from "vitest";
import { eventByEvent } from "../../src/game/fold/apply-event.ts";
import { unplayedGame } from "../../src/game/fold/unplayed-game.ts";
import { growingPast, type Past } from "../../src/game/table/past.ts";
import { casesOf } from "../seed.ts";
import { playedGames } from "./random-games.ts";

const runs = { numRuns: casesOf(150) };
const game = playedGames.map((states) => states[states.length - 1] as GameState);
/** Which of two games is asked about next, and after how many of its events. */
const turns = fc.array(fc.record({ first: fc.boolean(), length: fc.nat(200) }), { minLength: 2, maxLength: 20 });

/** What is said of a history that nobody has asked about before: all its objects are new. */
function freshly({ ruleset, history }: Pick<GameState, "ruleset" | "history">): object {
  return growingPast(JSON.parse(JSON.stringify(history)), ruleset)();
}

function ofTable(table: Pick<GameState, "ruleset" | "history">): object {
  return growingPast(table.history, table.ruleset)();
}

test("two histories asked about in turn, and their beginnings, answer as each does alone", () => {
  fc.assert(
    fc.property(game, game, turns, (one, other, asked) => {
      for (const { first, length } of asked) {
        const { ruleset, history } = first ? one : other;
        const table = { ruleset, history: history.slice(0, length) };
        expect(ofTable(table)).toEqual(freshly(table));
        expect(ofTable({ ruleset, history })).toEqual(freshly({ ruleset, history }));
      }
    }),
    runs,
  );
});

test("a list of events that a caller has changed answers for the events that it has now", () => {
  fc.assert(
    fc.property(game, game, turns, (one, other, asked) => {
      const list: GameEvent[] = [];
      const { ruleset } = one;
      for (const { first, length } of asked) {
        const { history } = first ? one : other;
        for (const [index, event] of history.slice(0, length).entries()) list[index] = event;
        list.length = Math.max(list.length - 2, 0);
        expect(ofTable({ ruleset, history: list })).toEqual(freshly({ ruleset, history: list }));
      }
    }),
    runs,
  );
});

test("two games that grow in turn have the past of their events, and keep what they answered before", () => {
  const start = (made: GameState) => {
    const [add, past] = eventByEvent(unplayedGame({ ...made, players: made.players.map(({ name }) => name) }));
    return { made, rest: [...made.history], answers: [] as { past: Past; data: object; length: number }[], add, past };
  };
  fc.assert(
    fc.property(game, game, turns, (one, other, asked) => {
      const games = [start(one), start(other)] as const;
      for (const { first, length } of asked) {
        const { add, past, rest, answers, made } = games[first ? 0 : 1];
        for (const event of rest.splice(0, length % 9)) add(event);
        const read = made.history.length - rest.length;
        answers.push({ past: past(), data: structuredClone(past()), length: read });
      }
      for (const { answers, made } of games) {
        for (const { past, data, length } of answers) {
          expect(data).toEqual(freshly({ ...made, history: made.history.slice(0, length) }));
          expect(past).toEqual(data);
        }
      }
    }),
    runs,
  );
});

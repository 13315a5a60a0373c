import fc from "fast-check";
import { createTableGame, type EndReason, type GameEvent, type GameState, replayEvents } from "tilewright";
import { englishMessages } from "tilewright/messages/english";
import type { GcgGame } from "tilewright/notation";
import { sheetOf, turnsOf } from "tilewright/replay";
import { describe, expect, test } from "vitest";
import { gamesOfPresets, playedGames } from "../laws/random-games.ts";
import { casesOf, timeFor } from "../seed.ts";
import { readRecord, record } from "./record.ts";

/** The same game with a penalty behind each of these places of its history. */
function withPenalties(game: GameState, places: readonly number[]): GameState {
  const { ruleset, seed, dictionary } = game;
  const players = game.players.map(({ name }) => name);
  /** Where an event is after that. */
  const moved = (index: number): number => index + new Set(places.filter((place) => place < index)).size;
  const history = game.history.flatMap((before, index): readonly GameEvent[] => {
    const event = { ...before };
    if ("play" in event) event.play = moved(event.play);
    if ("challenge" in event) event.challenge = moved(event.challenge);
    const penalty = { type: "adjusted", reason: "penalty", points: -1 - index, note: null } as const;
    return places.includes(index) ? [event, { player: index % players.length, ...penalty }] : [event];
  });
  return replayEvents({ ruleset, seed, dictionary, players }, history);
}

/** Row by row the totals add up, and with the settlement they are the scores. */
function expectToAddUp(game: GameState | GcgGame): void {
  const { settlement, totals } = sheetOf(game);
  const turns = turnsOf(game);
  for (const [player, score] of totals.entries()) {
    const own = turns.filter((turn) => turn.player === player);
    let total = 0;
    for (const turn of own) {
      total += turn.points + turn.adjusted;
      expect(turn.total).toBe(total);
    }
    // Who has had no turn has no row: a penalty of theirs is on the sheet.
    if (own.length > 0) expect(total + (settlement?.[player] ?? 0)).toBe(score);
  }
}

describe("the turns of a player add up to the score, with what was booked and the settlement", () => {
  test.each(Object.keys(englishMessages.ends ?? {}) as EndReason[])("after an end for the reason %s", (reason) => {
    const { ruleset, history } = createTableGame({ players: ["Ann", "Ben"] });
    const ended: GameEvent = { player: null, type: "ended", reason };
    const make = (...events: readonly GameEvent[]): GameState =>
      replayEvents({ ruleset, seed: null, dictionary: null, players: ["Ann", "Ben"] }, [...history, ...events]);
    const adjusted = { type: "adjusted", note: null } as const;
    const passed: readonly GameEvent[] = [
      { player: 0, type: "passed" },
      { player: 1, type: "passed" },
      { ...adjusted, player: 0, reason: "penalty", points: -5 },
    ];
    const settled = sheetOf(make(...passed, ended)).settlement !== null;
    const settlement: readonly GameEvent[] = [
      { ...adjusted, player: 0, reason: "rack", points: -7 },
      { ...adjusted, player: 1, reason: "rack", points: 7 },
    ];
    const game = make(...passed, ...(settled ? settlement : []), ended);
    expectToAddUp(game);
    expect(turnsOf(game).map(({ total }) => total)).toEqual([-5, 0]);
    expect(game.players.map(({ score }) => score)).toEqual(settled ? [-12, 7] : [-5, 0]);
  });

  test.each([
    ["by the rulebooks and variants", playedGames],
    ["by every preset", gamesOfPresets],
  ])(
    "in any game %s, with penalties anywhere",
    (_, games) => {
      fc.assert(
        fc.property(games, fc.array(fc.nat(60)), (states, places) => {
          const game = states.at(-1)!;
          expectToAddUp(game);
          expectToAddUp(withPenalties(game, places));
        }),
        { numRuns: casesOf(100) },
      );
    },
    timeFor(100),
  );

  test("in a record with a play that does not fit, and with its settlement", () => {
    expectToAddUp(readRecord().game);
    expectToAddUp(readRecord(record.replace(/>Ann: EIIIUVW.*/, ">Ann: (EIIIUVW) +0 78\n")).game);
  });
});

test("a turn says what was booked besides its points: a challenge, a penalty, a play that came off", () => {
  const text = record.replace(/>Ann: EIIIUVW - .*/, ">Ben: EIIIUVW (time) -10 66");
  expect(turnsOf(readRecord(text).game).map(({ points, adjusted, total }) => [points, adjusted, total])).toEqual([
    [14, 0, 14],
    [6, 0, 6],
    [25, 0, 39],
    [0, 0, 6],
    [22, 3, 64],
    [16, -16, 6],
    [6, 8, 78],
    [70, -10, 66],
  ]);
});

import fc from "fast-check";
import {
  allowedMoves,
  applyMove,
  auditGame,
  BLANK,
  type GameEvent,
  type GameState,
  initialStateOf,
  type MadeMove,
  type Move,
  movesOf,
  type Pile,
  replayEvents,
  scoreSheet,
  stateAt,
  type Tile,
} from "tilewright";
import { describe, expect, test } from "vitest";
import { redo } from "../game/redo.ts";
import { casesOf, timeFor } from "../seed.ts";
import { chooseMove, dictionary, gamesOfPresets, playedGames } from "./random-games.ts";

const runs = { numRuns: casesOf(150) };

const size = ({ tiles, hidden }: Pile): number => tiles.length + hidden;

function law(check: (states: readonly GameState[]) => void): void {
  fc.assert(fc.property(playedGames, check), runs);
}

/** Makes all moves of a game again, also from its saved form. */
function expectSameAgain(states: readonly GameState[]): void {
  const last = states[states.length - 1] as GameState;
  let again = initialStateOf(last);
  for (const made of JSON.parse(JSON.stringify(movesOf(last))) as readonly MadeMove[]) {
    expect(stateAt(last, made.event)).toEqual(again);
    again = redo(again, made, dictionary);
  }
  expect(again).toEqual(last);
}

describe("laws of whole games", { timeout: timeFor(runs.numRuns) }, () => {
  test("the games of these laws have every kind of move, event and end", () => {
    const seen = new Set<string>();
    for (const states of fc.sample(playedGames, { numRuns: 300, seed: 1 })) {
      const last = states[states.length - 1] as GameState;
      for (const { type } of last.history) seen.add(type);
      seen.add(last.status.kind === "over" ? last.status.reason : last.status.kind);
    }
    const wanted = [
      "played",
      "exchanged",
      "passed",
      "challenged",
      "phony-returned",
      "accepted",
      "resigned",
      "turn-lost",
      "blank-exchanged",
      "adjusted",
      "rack-told",
      "ended",
    ];
    wanted.push("out", "passes", "target", "no-plays", "lost-challenge");
    expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
  });

  test("tiles are conserved: the board, the racks and the bag are the tile set", () => {
    law((states) => {
      for (const { ruleset, board, players, bag, seed } of states) {
        const laid = board.flatMap((tile) => (tile === null ? [] : [tile.blank ? BLANK : tile.letter]));
        const piles = [bag, ...players.map(({ rack }) => rack)];
        const total = ruleset.tileSet.letters.reduce((sum, { count }) => sum + count, ruleset.tileSet.blanks.count);
        expect(piles.reduce((sum, pile) => sum + size(pile), laid.length)).toBe(total);
        if (seed === null) continue;
        const tiles: readonly Tile[] = [...laid, ...piles.flatMap((pile) => pile.tiles)];
        for (const { letter, count } of ruleset.tileSet.letters)
          expect(tiles.filter((tile) => tile === letter).length).toBe(count);
      }
    });
  });

  test("the scores are the sums of the points in the events", () => {
    law((states) => {
      const { players, history } = states[states.length - 1] as GameState;
      const points = ({ type, ...event }: GameEvent, player: number): number => {
        if (event.player !== player || !("points" in event)) return 0;
        return type === "phony-returned" ? -event.points : event.points;
      };
      players.forEach(({ score }, player) => {
        expect(history.reduce((sum, event) => sum + points(event, player), 0)).toBe(score);
      });
    });
  });

  test("a replay of the history gives the state, also after JSON, and stateAt gives every state on the way", () => {
    law((states) => {
      const last = states[states.length - 1] as GameState;
      const { ruleset, seed, dictionary: name, players } = last;
      const setup = { ruleset, seed, dictionary: name, players: players.map((player) => player.name) };
      expect(replayEvents(setup, last.history)).toEqual(last);
      const saved: GameState = JSON.parse(JSON.stringify(last));
      expect(saved).toEqual(last);
      expect(replayEvents({ ...setup, ruleset: saved.ruleset }, saved.history)).toEqual(last);
      for (const state of states) expect(stateAt(last, state.history.length)).toEqual(state);
    });
  });

  test("the state is plain data: no undefined, no list in a list, nothing that JSON does not keep", () => {
    const plain = (value: unknown, inList: boolean): void => {
      expect(["string", "number", "boolean", "object"]).toContain(typeof value);
      if (typeof value === "number") expect(Object.is(value, -0) || !Number.isFinite(value)).toBe(false);
      if (typeof value !== "object" || value === null) return;
      if (Array.isArray(value)) {
        expect(inList).toBe(false);
        for (const entry of value) plain(entry, true);
      } else {
        expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
        for (const entry of Object.values(value)) plain(entry, false);
      }
    };
    fc.assert(
      fc.property(playedGames, (states) => plain(states[states.length - 1], false)),
      { numRuns: casesOf(30) },
    );
  });

  test("a refusal changes nothing, gives its reasons, and looks no word up unless the rules say so", () => {
    fc.assert(
      fc.property(
        playedGames,
        fc.array(fc.nat(), { minLength: 8, maxLength: 30 }),
        fc.nat(4),
        (states, decisions, by) => {
          const last = states[states.length - 1] as GameState;
          const before = JSON.stringify(last);
          let at = 0;
          const move = chooseMove(last, (below) => (decisions[at++ % decisions.length] as number) % below);
          let asked = 0;
          const spy = {
            has: (word: string, letters: readonly string[]) => ++asked > 0 && dictionary.has(word, letters),
          };
          const { ok, state, violations } = applyMove(last, move, { by, dictionary: spy });
          expect(JSON.stringify(last)).toBe(before);
          expect(ok ? state === undefined : violations === undefined || violations.length === 0).toBe(false);
          if (!ok || move.type !== "challenge") expect(asked).toBe(0);
        },
      ),
      runs,
    );
  });

  test("an audit finds nothing in a dealt game, and in a table game only impossible racks", () => {
    law((states) => {
      const last = states[states.length - 1] as GameState;
      const codes = auditGame(last).map(({ code }) => code);
      expect(codes.filter((code) => last.seed !== null || code !== "tile-count")).toEqual([]);
    });
  });

  test("an audit finds nothing after each move of a dealt game, and reports the game in the middle of a move", () => {
    let cut = 0;
    const check = (states: readonly GameState[]): void => {
      const last = states[states.length - 1] as GameState;
      if (last.seed === null) return;
      const ends = new Set(states.map(({ history }) => history.length));
      const isOver = last.status.kind === "over";
      for (const state of states) expect(auditGame(state)).toEqual([]);
      for (let index = 0; index < last.history.length; index++) {
        // A pass that leaves nobody with a play may also be followed by a declared end, whose settlement can be cut, too.
        const before = last.history.slice(0, index).filter(({ type }) => type !== "adjusted");
        const declared =
          isOver && last.status.reason === "no-plays" && /^(passed|exchanged)$/.test(before.at(-1)?.type ?? "");
        if (ends.has(index) || (declared && before.length === index)) continue;
        cut++;
        const found = auditGame(stateAt(last, index));
        const [first] = found;
        if (declared && first?.reason.code === "not-by-itself") {
          expect(first).toMatchObject({ event: before.length, code: "settlement" });
          expect(first.reason.what).toEqual({ type: "adjusted", reason: "rack" });
        } else
          expect(found).toMatchObject([{ event: index, path: "history", reason: { code: "missing", instead: null } }]);
      }
    };
    fc.assert(fc.property(playedGames, check), { numRuns: Math.min(runs.numRuns, 40) });
    expect(cut).toBeGreaterThan(10);
  });

  test("the moves of a game give the same game if they are made again", () => law(expectSameAgain));

  test("so they do under every preset, however many ends its rules have", () => {
    fc.assert(fc.property(gamesOfPresets, expectSameAgain), runs);
  });

  test("some player may always move until the game is over, and the score sheet adds up", () => {
    law((states) => {
      for (const state of states) {
        const may = [...state.players.keys()].map((player) => allowedMoves(state, player));
        const something = may.some(({ pass, accept }) => pass.ok || accept.ok);
        expect(something).toBe(state.status.kind === "playing" || state.status.kind === "last-challenge");
        const { rounds, settlement, totals } = scoreSheet(state);
        totals.forEach((total, player) => {
          const points = rounds.reduce((sum, { entries }) => sum + (entries[player]?.points ?? 0), 0);
          expect(points + (settlement?.[player] ?? 0)).toBe(total);
        });
      }
    });
  });

  test("a move made twice is stale the second time", () => {
    law((states) => {
      const [first, second] = states.slice(-2) as [GameState, GameState | undefined];
      if (second === undefined || second.status.kind !== "playing") return;
      const { violations } = applyMove(second, { type: "pass" } satisfies Move, { at: first.history.length });
      expect(violations?.map(({ code }) => code)).toEqual(["stale"]);
    });
  });
});

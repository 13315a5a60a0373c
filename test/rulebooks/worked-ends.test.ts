// The worked examples that are not plays: what unplayed tiles cost at the end, and the scores to which Finish Line is
// played.
import {
  createTableGame,
  defineRuleset,
  endGame,
  type GameState,
  type GameView,
  scoreSheet,
  stateAt,
  unwrap,
  viewFor,
} from "tilewright";
import { parseGame, parseRuleset } from "tilewright/json";
import { formatGcg, parseGameHistory, parseGcg } from "tilewright/notation";
import { finishLine } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { clauses } from "../docs/clauses.ts";
import { make, scene } from "../game/scene.ts";
import { describeEditions, presets } from "../support/presets.ts";
import { doorsOf } from "./doors.ts";
import { ordersOf } from "./orders.ts";
import { gcgOf, historyOf, type Setting, settingOf } from "./setting.ts";
import { workedEnd, workedPlays, workedTargets, workedWords } from "./worked-examples.ts";

/** A door by which the end of a game can come in: the games that come out of it, given the tiles that are left. */
type EndDoor = (held: string) => readonly (GameState | GameView)[];

/** The doors by which no end comes in. What comes in there is one play, or one position. */
const withoutEnd = [
  "placements without a rack",
  "placements from a rack",
  "a preview",
  "a play as a text",
  "a position as CGP",
  "a position as JSON",
  "a draft laid tile by tile",
  "a draft typed as a text",
  "a position of a record",
  "the search for plays",
];

/** The other doors, for a game of which only the last play and what it settles are missing. Two play. */
function endDoors(setting: Setting): Readonly<Record<string, EndDoor>> {
  const { before, tiles, points, seat } = setting;
  const { gain } = workedEnd;
  const rack = tiles.map(({ letter }) => letter);
  const plays = before.map(({ square, word }) => `${square} ${word}`);
  const inSeats = <T>(mover: T, other: T): readonly T[] => (seat === 0 ? [mover, other] : [other, mover]);
  // The game has no other tiles. The first player got six of them, the other the three that were left.
  const dealt = { ...setting.ruleset, rackSize: 6 };
  const game = (held: string): GameState =>
    scene({ ruleset: dealt, plays, racks: inSeats(rack.join(""), held), turn: seat });
  const { ruleset } = game(workedEnd.held);
  const order = { laid: tiles, rack };
  const saved = (state: GameState): GameState => unwrap(parseGame(JSON.stringify(state))).state;
  const recorded = (text: string): readonly GameState[] => {
    const { game: record, remarks } = unwrap(parseGcg(text, { ruleset }));
    expect(remarks).toEqual([]);
    const again = [record, record.state].map((source) => unwrap(parseGcg(formatGcg(source).text, { ruleset })));
    return [record.state, ...again.map((read) => read.game.state)];
  };
  const finished = (state: GameState): GameState => make(make(state, { type: "play", placements: tiles }), "accept");

  return {
    "a move in a game": (held) => [finished(game(held))],

    "a move as JSON in a game that was saved": (held) => {
      const state = finished(saved(game(held)));
      return [state, saved(state), stateAt(state, state.history.length)];
    },

    "a view of the game": (held) => [viewFor(finished(game(held)), seat), viewFor(finished(game(held)), "spectator")],

    "a move where words are looked up at once": (held) => {
      const looksUp = { ...game(held), ruleset: { ...ruleset, wordCheck: "on-play", challenge: null } as const };
      return [make(looksUp, { type: "play", placements: tiles }, { dictionary: { has: () => true } })];
    },

    "a move at a real table": (held) => {
      const start = createTableGame({ players: 2, ruleset });
      const turns = [...before.map(({ laid }) => laid), tiles];
      const out = turns.reduce((state, placements) => make(state, { type: "play", placements }), start);
      return [unwrap(endGame(out, { racks: inSeats<string[]>([], [...held]) })).state];
    },

    "a record in GCG": (held) => {
      const had = before[0]?.points as number;
      const gained = `>Ben: (${held}) +${gain} ${points + gain}\n`;
      const lost = `>Ann: ${held} (${held}) -${gain} ${had - gain}\n`;
      return [gained + lost, lost + gained].flatMap((end) => recorded(gcgOf(setting, order) + end));
    },

    "a game history in JSON": (held) => {
      const history = JSON.parse(historyOf(setting, order));
      const lost = { type: "END_RACK_PENALTY", player_index: 1 - seat, rack: held, lost_score: gain };
      const gained = { type: "END_RACK_PTS", player_index: seat, rack: held, end_rack_points: gain };
      const events = [...history.events, gained, lost];
      return [unwrap(parseGameHistory(JSON.stringify({ ...history, events }), { ruleset })).game.state];
    },
  };
}

describeEditions((edition, ruleset) => {
  const { id, held, gain } = workedEnd;
  for (const transposed of [false, true]) {
    const setting = settingOf(ruleset, workedEnd, transposed, {});
    test(`${id} [${edition}] X and A cost their player nine points, which the player who went out with ${setting.text} gains, at every door that knows an end`, () => {
      for (const [name, door] of Object.entries(endDoors(setting)))
        for (const tiles of ordersOf([...held]))
          for (const game of door(tiles.join(""))) {
            const { settlement } = scoreSheet(game);
            expect([name, settlement, game.status]).toMatchObject([
              name,
              [-gain, gain],
              { kind: "over", reason: "out" },
            ]);
          }
    });
  }

  // Records and positions in one line cannot say that a game is played to a score; rulesets and saved games can.
  for (const { id, levels } of workedTargets) {
    const says = levels.map(([level, target]) => `${level} ${target}`).join(", ");
    test(`${id} [${edition}] Finish Line is played to the scores ${says}, whoever sits where`, () => {
      const orders = new Map(ordersOf(levels).map((seats) => [`${seats}`, seats]));
      for (const seats of orders.values()) {
        const rules = defineRuleset(ruleset, finishLine({ levels: seats.map(([level]) => level) }));
        const read = unwrap(parseRuleset(JSON.stringify(rules))).ruleset;
        expect(read.end.targets).toEqual(seats.map(([, target]) => target));
        seats.forEach(([, target], seat) => {
          for (const [missing, reached] of [
            [14, true],
            [15, false],
          ] as const) {
            const scored = seats.map((_, i) => (i === seat ? target - missing : 0));
            const game = scene({ ruleset: read, racks: seats.map(() => "HORNEEE"), bag: "AEIOU", scored, turn: seat });
            const after = unwrap(parseGame(JSON.stringify(make(game, "8F HORN")))).state;
            const over = reached ? unwrap(endGame(after, {})).state.status : after.status;
            expect(over).toMatchObject(reached ? { reason: "target", winners: [seat] } : { kind: "playing" });
          }
        });
      }
    });
  }
});

describe("the table of worked examples", () => {
  test("has each worked example that is listed among the clauses, and no other", () => {
    const asked = [...workedPlays, ...workedWords, workedEnd, ...workedTargets].map(({ id }) => id);
    const listed = clauses.filter(({ id }) => id.startsWith("X")).map(({ id }) => id);
    expect([...new Set(asked)].sort()).toEqual([...listed].sort());
  });

  test("asks about the end at every door, except where no end comes in", () => {
    const setting = settingOf(presets.H21, workedEnd, false, {});
    const { scoring, moving } = doorsOf(setting);
    const asked = Object.keys(endDoors(setting));
    expect([...asked, ...withoutEnd].sort()).toEqual([...Object.keys(scoring), ...Object.keys(moving)].sort());
  });
});

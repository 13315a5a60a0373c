import {
  applyMove,
  type Checked,
  createTableGame,
  defineLayout,
  defineRuleset,
  digestOf,
  endGame,
  type GameEvent,
  type GameState,
  type Move,
  type MoveOptions,
  type PlayViolation,
  replayEvents,
  unwrap,
  updateView,
  type Violation,
  viewFor,
  viewUpdate,
} from "tilewright";
import { exchangeBlanks, onyx2006, us2021 } from "tilewright/rulesets";
import { board3, make, scene } from "../game/scene.ts";

/** One violation of a game: what it means, and the situation and the call that yield it. */
export interface GameErrorExample {
  readonly meaning: string;
  readonly situation: string;
  readonly call: string;
  readonly violations: readonly Violation[];
  /** Whether the program has made a mistake, which is nothing to tell a player. */
  readonly bug?: true;
}

type GameCode = Exclude<Violation["code"], PlayViolation["code"]>;

const refused = (result: Checked<object>): readonly Violation[] => (result.ok ? [] : (result.violations ?? []));
const moved = (state: GameState, move: Move, options?: MoveOptions): readonly Violation[] =>
  refused(applyMove(state, move, options));

const fresh = scene({ ruleset: us2021, racks: ["HORNAEI", "FARMBOT"], bag: "STEAL" });
const horn = make(fresh, "8F HORN");
const over = unwrap(endGame(fresh, { reason: "agreed" })).state;
const lastTiles = scene({ ruleset: us2021, plays: board3, racks: ["OB", "XA", "Q"] });
const wentOut = make(lastTiles, "9H .OB");
const once = defineRuleset(us2021, { exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: 1 } });
const exchanged = scene({ ruleset: once, racks: ["HORNAEI", "FARMBOT"], bag: "STEAL" });
const atTable = createTableGame({ players: 2, first: 0 });
const eightTiles = scene({ ruleset: us2021, racks: ["HORNAEIS", "FARMBOT"], bag: "TEAL", atTable: true });
const penalty: GameEvent = { player: 0, type: "adjusted", reason: "penalty", points: 0, note: null };
const longest = replayEvents({ ...fresh, players: ["Ann", "Ben"] }, [
  ...fresh.history,
  ...new Array<GameEvent>(9900 - fresh.history.length).fill(penalty),
]);
const hundredfold = { letter: 100, word: 100 };
const everySquare = Array.from({ length: 15 }, () => "x".repeat(15));
const dearRules = defineRuleset(us2021, {
  layout: defineLayout({ rowsOfSquares: everySquare, legend: { x: hundredfold } }),
});
const dear = scene({ ruleset: dearRules, racks: ["HORNAEI", "FARMBOT"], bag: "STEAL" });

/** Every code a move, a ruling or an end can be refused with, besides those of plays. */
export const gameErrorExamples: Readonly<Record<GameCode, GameErrorExample>> = {
  "not-your-turn": {
    meaning:
      "It is another player's turn, or nobody's. No other code is listed with it; the same is true of `game-over`, `unknown-player`, `stale`, `player-needed` and `history-full`.",
    situation: "It is player 0's turn.",
    call: 'applyMove(game, { type: "pass" }, { by: 1 })',
    violations: moved(fresh, { type: "pass" }, { by: 1 }),
  },
  "game-over": {
    meaning: "The game is over.",
    situation: "The players have agreed to end it.",
    call: 'applyMove(game, { type: "pass" })',
    violations: moved(over, { type: "pass" }),
  },
  stale: {
    meaning:
      "`at` is neither the digest of what the player sees now nor the length of the history: the game has changed since the sender looked.",
    situation: "Player 1 challenges before HORN has arrived.",
    call: 'applyMove(game, { type: "challenge" }, { by: 1, at: digestOf(seen) })',
    violations: moved(horn, { type: "challenge" }, { by: 1, at: digestOf(viewFor(fresh, 1)) }),
  },
  "not-allowed": {
    meaning: "The rules do not allow this move, or it is not possible now.",
    situation: "No play is waiting to be accepted.",
    call: 'applyMove(game, { type: "accept" }, { by: 1 })',
    violations: moved(horn, { type: "accept" }, { by: 1 }),
  },
  "unknown-player": {
    meaning: "`by` is not a seat in this game. Seats are numbered from 0.",
    situation: "The game has two players.",
    call: 'applyMove(game, { type: "pass" }, { by: 2 })',
    violations: moved(horn, { type: "pass" }, { by: 2 }),
    bug: true,
  },
  "player-needed": {
    meaning: "Several players could make this move. Use `by` to specify the player.",
    situation: "Player 0 has gone out; players 1 and 2 may accept or challenge.",
    call: 'applyMove(game, { type: "accept" })',
    violations: moved(wentOut, { type: "accept" }),
    bug: true,
  },
  "history-full": {
    meaning:
      "The game has 9,900 or more events, counting owed turns. A save has at most 10,000; the remainder is reserved for ending the game: accept, resign or call `endGame`.",
    situation: "Rulings have filled the history.",
    call: 'applyMove(game, { type: "pass" })',
    violations: moved(longest, { type: "pass" }),
  },
  "score-too-large": {
    meaning: "A score would go beyond ±1,000,000,000,000,000, or the points of a play beyond ±100,000,000,000.",
    situation: "Each of five premium squares multiplies the word by a hundred, and premiums multiply each other.",
    call: 'applyMove(game, { type: "play", placements })',
    violations: moved(dear, {
      type: "play",
      placements: [..."HORNA"].map((letter, i) => ({ row: 7, col: 5 + i, letter })),
    }),
  },
  "wrong-viewer": {
    meaning: "The update and the view it is applied to are for different viewers.",
    situation: "Player 1's update reaches player 0.",
    call: "updateView(view, update)",
    violations: updateView(viewFor(horn, 0), viewUpdate(horn, 1, 0)).violations ?? [],
    bug: true,
  },
  "bag-too-small": {
    meaning:
      "The exchange has more tiles than the bag, or the bag has fewer tiles than the rules require for an exchange.",
    situation: "The bag is empty.",
    call: 'applyMove(game, { type: "exchange", tiles: ["O"] })',
    violations: moved(lastTiles, { type: "exchange", tiles: ["O"] }),
  },
  "too-many-exchanges": {
    meaning: "The rules limit the number of exchanges per player, and this player has none left.",
    situation: "The rules allow one exchange per player, and player 0 has used it.",
    call: 'applyMove(game, { type: "exchange", tiles: ["A"] })',
    violations: moved(make(make(exchanged, { type: "exchange", tiles: ["H"] }), "pass"), {
      type: "exchange",
      tiles: ["A"],
    }),
  },
  "wrong-points": {
    meaning: "The points announced with a play differ from its score. They are checked, never trusted.",
    situation: "HORN at 8F scores 14.",
    call: 'applyMove(game, { type: "play", placements, points: 15 })',
    violations: moved(fresh, {
      type: "play",
      points: 15,
      placements: [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter })),
    }),
  },
  "nothing-to-challenge": {
    meaning:
      "The last turn was not a play, the next player has already moved, or all words of the play have been ruled on.",
    situation: "Nobody has played yet.",
    call: 'applyMove(game, { type: "challenge" }, { by: 1 })',
    violations: moved(fresh, { type: "challenge" }, { by: 1 }),
  },
  "own-play": {
    meaning: "A player challenges their own play.",
    situation: "Player 0 has played HORN.",
    call: 'applyMove(game, { type: "challenge" }, { by: 0 })',
    violations: moved(horn, { type: "challenge" }, { by: 0 }),
  },
  "no-such-word": {
    meaning: "The challenge names a word that the play did not form. Words are numbered from 0, the main word.",
    situation: "Player 0 has played HORN, which is one word.",
    call: 'applyMove(game, { type: "challenge", words: [1] }, { by: 1, dictionary })',
    violations: moved(horn, { type: "challenge", words: [1] }, { by: 1, dictionary: new Set(["HORN"]) }),
  },
  "blank-mismatch": {
    meaning: "There is no blank on this square, or the rack has no tile with its letter.",
    situation: "The rules include `exchangeBlanks`, but 8F holds a real H.",
    call: 'applyMove(game, { type: "exchange-blank", square: { row: 7, col: 5 } })',
    violations: moved(
      make(
        scene({ ruleset: defineRuleset(us2021, exchangeBlanks), racks: ["HORNAEI", "FARMBOH"], bag: "STEAL" }),
        "8F HORN",
      ),
      { type: "exchange-blank", square: { row: 7, col: 5 } },
    ),
  },
  "plays-remain": {
    meaning: "The players say that nobody can play, but `canPlay` finds a play. The violation does not say whose.",
    situation: "The bag is empty and player 0 could still play, but nobody else may know that.",
    call: 'endGame(game, { reason: "no-plays", canPlay })',
    violations: refused(
      endGame(scene({ ruleset: onyx2006, plays: board3, racks: ["OB", "XA", "Q"] }), {
        reason: "no-plays",
        canPlay: ({ rack }) => rack?.includes("B") === true,
      }),
    ),
  },
  "rack-too-full": {
    meaning:
      "In a game whose tiles are drawn by hand, a rack has too many tiles. The extra tiles must be returned before a play.",
    situation: "Player 0 has drawn eight tiles.",
    call: 'applyMove(game, { type: "play", placements })',
    violations: moved(eightTiles, {
      type: "play",
      placements: [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter })),
    }),
  },
  "rack-unknown": {
    meaning:
      "In a game at a real table, the settlement needs racks that nobody has reported. `players` lists their owners.",
    situation: "The players end a game in which no rack is known.",
    call: 'endGame(game, { reason: "agreed" })',
    violations: refused(endGame(atTable, { reason: "agreed" })),
  },
};

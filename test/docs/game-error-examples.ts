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

/** One violation of a game: what it means, the situation and the call that yield it, and what to tell the player. */
export interface GameErrorExample {
  readonly meaning: string;
  readonly situation: string;
  readonly call: string;
  readonly violations: readonly Violation[];
  readonly tell: string;
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
      "It is another player's turn, or nobody's. Then nothing else is said about the move; the same holds for `game-over`, `unknown-player`, `stale`, `player-needed` and `history-full`.",
    situation: "Player 0 is on turn.",
    call: 'applyMove(game, { type: "pass" }, { by: 1 })',
    violations: moved(fresh, { type: "pass" }, { by: 1 }),
    tell: "It is not your turn yet.",
  },
  "game-over": {
    meaning: "The game is over.",
    situation: "The players have agreed to end it.",
    call: 'applyMove(game, { type: "pass" })',
    violations: moved(over, { type: "pass" }),
    tell: "The game is over.",
  },
  stale: {
    meaning:
      "`at` is neither the digest of what the player sees now nor the length of the history: the game has moved on since the sender looked.",
    situation: "Player 1 decides to challenge before HORN has arrived.",
    call: 'applyMove(game, { type: "challenge" }, { by: 1, at: digestOf(seen) })',
    violations: moved(horn, { type: "challenge" }, { by: 1, at: digestOf(viewFor(fresh, 1)) }),
    tell: "Something has happened in the meantime: look again.",
  },
  "not-allowed": {
    meaning: "The rules do not have this move, or it is not possible now.",
    situation: "No play waits to be accepted.",
    call: 'applyMove(game, { type: "accept" }, { by: 1 })',
    violations: moved(horn, { type: "accept" }, { by: 1 }),
    tell: "You cannot do this now.",
  },
  "unknown-player": {
    meaning: "`by` is not a seat of this game; seats count from 0.",
    situation: "Two players sit at the table.",
    call: 'applyMove(game, { type: "pass" }, { by: 2 })',
    violations: moved(horn, { type: "pass" }, { by: 2 }),
    tell: "Nothing: it is the program's mistake.",
  },
  "player-needed": {
    meaning: "Several players could make this move. Say who does with `by`.",
    situation: "Player 0 has gone out; players 1 and 2 may accept or challenge.",
    call: 'applyMove(game, { type: "accept" })',
    violations: moved(wentOut, { type: "accept" }),
    tell: "Nothing: it is the program's mistake.",
  },
  "history-full": {
    meaning:
      "The game has 9,900 events or more, turns owed included. A save has 10,000 at most, and the rest is kept for the end: accept, resign or call `endGame`.",
    situation: "Rulings have made the game as long as a game may be.",
    call: 'applyMove(game, { type: "pass" })',
    violations: moved(longest, { type: "pass" }),
    tell: "This game is too long to go on.",
  },
  "score-too-large": {
    meaning:
      "A score would be beyond 1,000,000,000,000,000, or the points of a play beyond 100,000,000,000, above or below zero.",
    situation: "Each of five premium squares makes the word count a hundred times, and premiums multiply.",
    call: 'applyMove(game, { type: "play", placements })',
    violations: moved(dear, {
      type: "play",
      placements: [..."HORNA"].map((letter, i) => ({ row: 7, col: 5 + i, letter })),
    }),
    tell: "These rules make scores too large.",
  },
  "wrong-viewer": {
    meaning: "An update was made for another viewer than the view it is applied to.",
    situation: "The update of player 1 reaches player 0.",
    call: "updateView(view, update)",
    violations: updateView(viewFor(horn, 0), viewUpdate(horn, 1, 0)).violations ?? [],
    tell: "Nothing: it is the program's mistake.",
  },
  "bag-too-small": {
    meaning: "An exchange takes more tiles than the bag has, or the bag has fewer than the rules ask for.",
    situation: "The bag is empty.",
    call: 'applyMove(game, { type: "exchange", tiles: ["O"] })',
    violations: moved(lastTiles, { type: "exchange", tiles: ["O"] }),
    tell: "There are not enough tiles in the bag.",
  },
  "too-many-exchanges": {
    meaning: "The rules limit how often each player may exchange, and this player has no exchange left.",
    situation: "The rules allow one exchange a game; player 0 has had it.",
    call: 'applyMove(game, { type: "exchange", tiles: ["A"] })',
    violations: moved(make(make(exchanged, { type: "exchange", tiles: ["H"] }), "pass"), {
      type: "exchange",
      tiles: ["A"],
    }),
    tell: "You have no exchange left.",
  },
  "wrong-points": {
    meaning: "The points announced with a play are not what it scores. They are compared, never believed.",
    situation: "HORN at 8F scores 14.",
    call: 'applyMove(game, { type: "play", placements, points: 15 })',
    violations: moved(fresh, {
      type: "play",
      points: 15,
      placements: [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter })),
    }),
    tell: "The play scores 14, not 15.",
  },
  "nothing-to-challenge": {
    meaning: "The last turn was no play, the next player has already begun, or all its words have been ruled on.",
    situation: "Nobody has played yet.",
    call: 'applyMove(game, { type: "challenge" }, { by: 1 })',
    violations: moved(fresh, { type: "challenge" }, { by: 1 }),
    tell: "There is nothing to challenge.",
  },
  "own-play": {
    meaning: "A player challenges their own play.",
    situation: "Player 0 has played HORN.",
    call: 'applyMove(game, { type: "challenge" }, { by: 0 })',
    violations: moved(horn, { type: "challenge" }, { by: 0 }),
    tell: "You cannot challenge your own play.",
  },
  "no-such-word": {
    meaning: "A challenge names a word that the play did not form; words are numbered from 0, the main word.",
    situation: "Player 0 has played HORN, which is one word.",
    call: 'applyMove(game, { type: "challenge", words: [1] }, { by: 1, dictionary })',
    violations: moved(horn, { type: "challenge", words: [1] }, { by: 1, dictionary: new Set(["HORN"]) }),
    tell: "Choose one of the words of the last play.",
  },
  "blank-mismatch": {
    meaning: "There is no blank on this square, or the rack has no tile of its letter.",
    situation: "The rules have Exchange Blanks; on 8F lies an H that is not a blank.",
    call: 'applyMove(game, { type: "exchange-blank", square: { row: 7, col: 5 } })',
    violations: moved(
      make(
        scene({ ruleset: defineRuleset(us2021, exchangeBlanks), racks: ["HORNAEI", "FARMBOH"], bag: "STEAL" }),
        "8F HORN",
      ),
      { type: "exchange-blank", square: { row: 7, col: 5 } },
    ),
    tell: "There is no blank here that your tiles could replace.",
  },
  "plays-remain": {
    meaning: "The table says that nobody can play, but `canPlay` finds a play. It does not say whose.",
    situation: "The bag is empty, and player 0 could still play, which nobody else may know.",
    call: 'endGame(game, { reason: "no-plays", canPlay })',
    violations: refused(
      endGame(scene({ ruleset: onyx2006, plays: board3, racks: ["OB", "XA", "Q"] }), {
        reason: "no-plays",
        canPlay: ({ rack }) => rack?.includes("B") === true,
      }),
    ),
    tell: "There is still a play to be made.",
  },
  "rack-too-full": {
    meaning:
      "In a game whose tiles are drawn by hand, a rack holds too many tiles. The excess must go back before a play.",
    situation: "Player 0 has drawn eight tiles.",
    call: 'applyMove(game, { type: "play", placements })',
    violations: moved(eightTiles, {
      type: "play",
      placements: [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter })),
    }),
    tell: "You have too many tiles: let another player put one back.",
  },
  "rack-unknown": {
    meaning: "In a game on a real table, the settlement needs racks that nobody has reported. `players` says whose.",
    situation: "The table ends a game in which no rack is known.",
    call: 'endGame(game, { reason: "agreed" })',
    violations: refused(endGame(atTable, { reason: "agreed" })),
    tell: "Which tiles are left on the racks?",
  },
};

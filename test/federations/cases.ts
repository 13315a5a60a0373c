// What happens at a table of a federation: time that runs out, challenges, and turns without a play.
import {
  applyMove,
  applyRuling,
  createGame,
  defineRuleset,
  type GameState,
  type Move,
  type Placement,
  type Ruleset,
  type Ruling,
  unwrap,
} from "tilewright";
import { createClock, passTurn, startClock, type TimeControl, timeRulings } from "tilewright/clock";

/** How a game stands in a few words: the scores, and whose turn it is or why it is over. */
export interface Standing {
  readonly scores: readonly number[];
  readonly turn: number | null;
  readonly end: string | null;
  readonly winners: readonly number[] | null;
}

export function standingOf({ players, status }: GameState): Standing {
  const [end, winners] = status.kind === "over" ? [status.reason, status.winners] : [null, null];
  return { scores: players.map(({ score }) => score), turn: status.turn, end, winners };
}

/** Ann and Ben, with some letters of the set each and these scores. Ann is on turn. */
export function begin(ruleset: Ruleset, scores: readonly number[] = [0, 0]): GameState {
  const letters = ruleset.tileSet.letters.filter(({ count }) => count > 1).map(({ letter }) => letter);
  const racks = [0, 1].map((seat) => letters.slice(seat * ruleset.rackSize, (seat + 1) * ruleset.rackSize));
  const start = createGame({ players: ["Ann", "Ben"], ruleset, seed: "federations", first: 0, racks });
  return rule(
    start,
    scores.map((points, player) => ({ type: "adjust", player, points, reason: "correction" })),
  );
}

export function rule(game: GameState, rulings: readonly Ruling[]): GameState {
  return rulings.reduce((now, ruling) => unwrap(applyRuling(now, ruling)).state, game);
}

/** What the clock leads to if Ann and Ben use so many seconds, one turn each, with 400 to 390 points. */
export function afterTime(ruleset: Ruleset, control: TimeControl, ann: number, ben = 0): Standing {
  return standingOf(rule(begin(ruleset, [400, 390]), rulingsOnTime(control, ann, ben)));
}

/** The rulings that follow if Ann and Ben use so many seconds, one turn each. */
export function rulingsOnTime(
  control: TimeControl,
  ann: number,
  ben = 0,
  scores?: readonly number[],
): readonly Ruling[] {
  const begun = startClock(createClock(control, 2), 0, 0);
  const clock = passTurn(passTurn(begun, 1, ann * 1000), null, (ann + ben) * 1000);
  return timeRulings(clock, (ann + ben) * 1000, scores);
}

/** Minutes and seconds in seconds. */
export const time = (minutes: number, seconds = 0): number => minutes * 60 + seconds;

/** Ann lays two tiles on the start square, and the second play crosses it: each forms a word or two. */
export function lay(game: GameState): GameState {
  const { board, players, status, ruleset } = game;
  const [first, second] = players[status.turn ?? 0]?.rack.tiles ?? [];
  const [{ row, col } = { row: 7, col: 7 }] = ruleset.layout.starts;
  const empty = board.every((tile) => tile === null);
  const placements: readonly Placement[] = [
    { row: empty ? row : row + 1, col, letter: first ?? null },
    { row: empty ? row : row + 1, col: col + 1, letter: second ?? null },
  ];
  return make(game, { type: "play", placements });
}

export function make(game: GameState, move: Move, by = game.status.turn ?? 0, isWord = true): GameState {
  return unwrap(applyMove(game, move, { by, dictionary: { has: () => isWord } })).state;
}

/** What a challenge of the first play costs: the points of Ann and Ben more or less, and who plays next. */
export function afterChallenge(
  ruleset: Ruleset,
  words: "good" | "bad",
): { readonly points: object; readonly turn: unknown } {
  const played = lay(begin(ruleset));
  const worth = played.players[0]?.score ?? 0;
  const { scores, turn } = standingOf(make(played, { type: "challenge" }, 1, words === "good"));
  const [ann = 0, ben] = scores;
  return { points: words === "good" ? [ann - worth, ben] : [ann, ben], turn };
}

/** What a failed challenge of two words costs Ben, and what it brings Ann. */
export function afterChallengeOfTwo(ruleset: Ruleset): readonly number[] {
  const second = lay(make(lay(begin(ruleset)), { type: "pass" })); // Ann plays twice, and the second play forms three words
  const before = second.players.map(({ score }) => score);
  const words = second.history.at(-1);
  const named = words?.type === "played" ? words.words.map((_, word) => word).slice(0, 2) : [];
  const after = make(second, { type: "challenge", words: named }, 1);
  return after.players.map(({ score }, seat) => score - (before[seat] ?? 0));
}

/** The same rules with a set of which so many tiles are left in the bag once two players have theirs. */
export function smallSet(ruleset: Ruleset, bag: number): Ruleset {
  const [a, b, ...others] = ruleset.tileSet.letters.map((letter) => ({ ...letter, count: 0 }));
  const letters = [{ ...a!, count: ruleset.rackSize + bag }, { ...b!, count: ruleset.rackSize }, ...others];
  return defineRuleset(ruleset, { tileSet: { ...ruleset.tileSet, letters, blanks: { count: 0, points: 0 } } });
}

/** After how many turns of this kind a game ends, and why; `null` if twenty do not end it. Somebody has scored. */
export function endAfter(
  ruleset: Ruleset,
  kind: "passes" | "exchanges",
  scored = true,
): readonly [number, string] | null {
  const game = begin(ruleset, scored ? [10, 10] : [0, 0]);
  return kind === "passes" ? passesThatEnd(game) : turnsThatEnd(game, exchangeOne);
}

/** After how many passes a game ends, and why; `null` if twenty do not end it. */
export function passesThatEnd(game: GameState): readonly [number, string] | null {
  return turnsThatEnd(game, () => ({ type: "pass" }));
}

function turnsThatEnd(start: GameState, moveOf: (game: GameState) => Move): readonly [number, string] | null {
  let game = start;
  for (let turn = 1; turn <= 20; turn++) {
    const next = applyMove(game, moveOf(game)).state;
    if (next === undefined) return null; // no more exchanges are allowed
    game = next;
    if (game.status.kind === "over") return [turn, game.status.reason];
  }
  return null;
}

function exchangeOne({ players, status }: GameState): Move {
  return { type: "exchange", tiles: (players[status.turn ?? 0]?.rack.tiles ?? []).slice(0, 1) };
}

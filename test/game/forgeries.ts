import {
  BLANK,
  createGame,
  createTableGame,
  defineRuleset,
  type EndReason,
  endGame,
  type GameEvent,
  type GameState,
  type Pile,
  type Placement,
  type PlayerIndex,
  type Ruleset,
  replayEvents,
  stateAt,
  unwrap,
} from "tilewright";
import { exchangeBlanks } from "tilewright/rulesets";
import type { StartRound } from "../../src/game/model/event.ts";
import { presets } from "../support/presets.ts";
import { make, makeAll, setupOf } from "./scene.ts";

/** A forged game: what the forger has done, and each finding as its path and its code. */
export type Forgery = readonly [what: string, game: GameState, findings: readonly string[]];

const { H21: ruleset } = presets;

/**
 * A game dealt by its seed. Seat 0 lays four tiles, is challenged in vain, exchanges, and takes a phony of seat 1 off;
 * it plays once more and everybody passes. Events: 0 the draw for first play, 1 and 2 the deal, 3 played, 4 challenged,
 * 5 turn-lost, 6 exchanged, 7 played, 8 challenged, 9 phony-returned, 10 played, 11 to 14 passed, 15 and 16 adjusted,
 * 17 ended.
 */
export const honest: GameState = playHonestly(ruleset);

function playHonestly(rules: Ruleset): GameState {
  const begun = createGame({ players: 2, ruleset: rules, seed: "honest 1" });
  const laid = lay(begun, 7, 5, 4);
  const challenged = make(laid, "challenge", { dictionary: { has: () => true } });
  const exchanged = make(challenged, { type: "exchange", tiles: rackOf(challenged).slice(0, 2) });
  const phony = make(lay(exchanged, 8, 7, 1), "challenge", { dictionary: { has: () => false } });
  return makeAll(lay(phony, 8, 6, 1), "pass", "pass", "pass", "pass");
}

/** Lays the first tiles of the rack of the player on turn in a row; a blank is an S. */
function lay(game: GameState, row: number, col: number, count: number): GameState {
  return make(game, { type: "play", placements: rowOf(game, row, col, count) });
}

function rowOf(game: GameState, row: number, col: number, count: number): readonly Placement[] {
  return rackOf(game)
    .slice(0, count)
    .map((tile, i) => {
      const place = { row, col: col + i };
      return tile === BLANK ? { ...place, letter: "S", blank: true } : { ...place, letter: tile };
    });
}

function rackOf({ players, status }: GameState): readonly string[] {
  return players[status.turn ?? 0]?.rack.tiles ?? [];
}

/** A game with some of its events replaced, replayed. */
export function spliced(game: GameState, at: number, removed: number, ...added: readonly GameEvent[]): GameState {
  const { history } = game;
  return replayEvents(setupOf(game), [...history.slice(0, at), ...added, ...history.slice(at + removed)]);
}

/** A game with one event changed, replayed. */
export function changed(game: GameState, at: number, change: object): GameState {
  return spliced(game, at, 1, { ...game.history[at], ...change } as GameEvent);
}

/** A game as far as an event, with others after it, replayed. */
function until(game: GameState, length: number, ...added: readonly GameEvent[]): GameState {
  return replayEvents(setupOf(game), [...game.history.slice(0, length), ...added]);
}

type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

function eventAt<Type extends GameEvent["type"]>(game: GameState, at: number, type: Type): EventOf<Type> {
  const event = game.history[at];
  if (event?.type !== type) throw new Error(`event ${at} is ${event?.type}, not ${type}`);
  return event as EventOf<Type>;
}

/** The same tiles, but one of them is a blank. */
function bettered({ tiles }: Pile, worst = 0): Pile {
  return { tiles: [...tiles.filter((_, i) => i !== worst), BLANK], hidden: 0 };
}

const start = eventAt(honest, 0, "drew-for-start");
const seatOfPlay = eventAt(honest, 3, "played").player;
const other: PlayerIndex = 1 - seatOfPlay;
const inMidGame = stateAt(honest, 10);

const pile = (tiles: string): Pile => ({ tiles: [...tiles], hidden: 0 });
const ended = (reason: EndReason): GameEvent => ({ player: null, type: "ended", reason });
const given = (player: PlayerIndex, reason: "challenge" | "rack"): GameEvent => ({
  player,
  type: "adjusted",
  reason,
  points: 500,
  note: null,
});

/** A game under other rules than it was played by, so that they forbid what happened in it. */
function under(game: GameState, rules: Partial<Ruleset>): GameState {
  return replayEvents({ ...setupOf(game), ruleset: defineRuleset(ruleset, rules) }, game.history);
}

/** An exchange of so many tiles from the start of a game, dealt by its seed, without asking the rules. */
function exchangedUnder(rules: Partial<Ruleset>, tiles: number): GameState {
  const begun = createGame({ players: 2, ruleset, seed: "exchange", first: 0 });
  const exchanged = make(begun, { type: "exchange", tiles: rackOf(begun).slice(0, tiles) });
  return under(exchanged, rules);
}

function blankExchanged(): GameState {
  const rules = defineRuleset(ruleset, exchangeBlanks);
  const racks = [[..."?ORN"], [..."HAM"]];
  const begun = createGame({ players: 2, ruleset: rules, seed: "blank", first: 0, racks });
  const placements = [..."hORN"].map((letter, i) => ({
    row: 7,
    col: 5 + i,
    letter: letter.toUpperCase(),
    ...(letter === "h" ? { blank: true } : {}),
  }));
  const laid = make(begun, { type: "play", placements });
  const taken = make(laid, { type: "exchange-blank", square: { row: 7, col: 5 } });
  return replayEvents({ ...setupOf(taken), ruleset }, taken.history);
}

/** The draw for first play is won by the other seat, and everything else is dealt and played in its order. */
function worseTileBegins(): GameState {
  const begun = createGame({ players: 2, ruleset, seed: "honest 1", first: 1 - start.first });
  return spliced(lay(begun, 7, 5, 4), 0, 1, { ...start, first: 1 - start.first });
}

/** A forged game goes on by the rules. */
function goneOn(forged: GameState): GameState {
  const passed = make(forged, "pass");
  return make(passed, { type: "exchange", tiles: rackOf(passed).slice(0, 3) });
}

/** Somebody exchanges tiles after the end, which is all forgotten but in the history. */
function afterTheEnd(): GameState {
  const playing: GameState = { ...honest, status: { kind: "playing", turn: other } };
  return make(playing, { type: "exchange", tiles: rackOf(playing).slice(0, 1) });
}

const drawn = eventAt(honest, 3, "played").drawn;

/** Every way to rewrite a history so that it still replays to its state. */
export const forgeries: readonly Forgery[] = [
  [
    "the tiles drawn for a play are better ones",
    until(changed(honest, 3, { drawn: bettered(drawn) }), 4),
    ["history[3].drawn rack"],
  ],
  [
    "the tiles drawn for a play are better ones, and the game goes on from there",
    goneOn(until(changed(honest, 3, { drawn: bettered(drawn) }), 4)),
    ["history[3].drawn rack"],
  ],
  [
    "the last tiles drawn are better ones, and nothing after that has changed",
    changed(until(honest, 14), 6, { drawn: bettered(eventAt(honest, 6, "exchanged").drawn, 1) }),
    ["history[6].drawn rack"],
  ],
  [
    "a rack that was dealt is a better one",
    until(changed(honest, 2, { drawn: bettered(eventAt(honest, 2, "dealt").drawn) }), 3),
    ["history[2].drawn rack"],
  ],
  [
    "one of the racks dealt is marked as chosen",
    until(changed(honest, 2, { drawn: pile("AEINRST"), chosen: true }), 3),
    ["history[2].drawn rack", "history[2].chosen rack"],
  ],
  ["the worse tile begins", worseTileBegins(), ["history[0].first turn"]],
  ["points for a challenge that nobody made", until(honest, 10, given(other, "challenge")), ["history[10] score"]],
  ["points of a settlement in mid-game", until(honest, 10, given(other, "rack")), ["history[10] settlement"]],
  [
    "a rack is dealt in mid-game",
    until(honest, 10, { player: other, type: "dealt", drawn: pile("AEINS") }),
    ["history[10] rack"],
  ],
  ["a challenge was upheld but the play stays", until(honest, 9), ["history verdict"]],
  [
    "a challenge was upheld but the play stays, and the game goes on",
    make(until(honest, 9), "pass"),
    ["history[9].type verdict"],
  ],
  ["a play is taken off that nobody challenged", spliced(until(honest, 10), 8, 1), ["history[8] verdict"]],
  [
    "an older play is taken off",
    until(honest, 7, {
      player: seatOfPlay,
      type: "phony-returned",
      play: 3,
      points: eventAt(honest, 3, "played").points,
      returned: drawn,
    }),
    ["history[7] verdict"],
  ],
  [
    "an older play than the one challenged is taken off",
    changed(until(honest, 10), 9, { play: 3 }),
    ["history[9].play turn"],
  ],
  [
    "players challenge their own play",
    until(honest, 4, {
      player: seatOfPlay,
      type: "challenged",
      play: 3,
      words: [0],
      invalid: [],
      upheld: false,
      price: "lose-turn",
    }),
    ["history[4] turn"],
  ],
  ["a turn that a failed challenge costs is not missed", make(until(honest, 5), "pass"), ["history[5].type turn"]],
  ["an exchange where the rules know none", exchangedUnder({ exchange: null }, 3), ["history[3].returned rack"]],
  [
    "an exchange with fewer tiles in the bag than the rules ask for",
    exchangedUnder({ exchange: { minTiles: 1, minBag: 90, maxTiles: 7, perGame: null } }, 3),
    ["history[3].returned rack"],
  ],
  [
    "an exchange of more tiles than the rules allow",
    exchangedUnder({ exchange: { minTiles: 1, minBag: 1, maxTiles: 2, perGame: null } }, 3),
    ["history[3].returned rack"],
  ],
  [
    "more exchanges than the rules allow in a game",
    exchangedUnder({ exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: 0 } }, 3),
    ["history[3].returned rack"],
  ],
  ["a blank is exchanged where the rules do not know that", blankExchanged(), ["history[4].square geometry"]],
  [
    "a play leaves nobody with a play while the bag is full",
    changed(until(honest, 4), 3, { noPlays: true }),
    ["history[3].noPlays verdict"],
  ],
  [
    "the game ends without plays while the bag is full",
    until(honest, 10, ended("no-plays")),
    ["history[10].reason settlement"],
  ],
  [
    "the game is lost by a challenge that nobody made",
    until(honest, 10, ended("lost-challenge")),
    ["history[10].reason settlement"],
  ],
  [
    "the game ends by resignation, but nobody resigned",
    until(honest, 10, ended("resigned")),
    ["history[10].reason settlement"],
  ],
  ["somebody takes a turn after the end", afterTheEnd(), ["history[18].player turn"]],
  ["the game ends twice", spliced(honest, 18, 0, ended("passes")), ["history[18].reason settlement"]],
  [
    "bad tiles go back into the bag of a dealt game",
    until(honest, 10, {
      player: other,
      type: "excess-returned",
      tiles: { tiles: rackOf(inMidGame).slice(0, 1), hidden: 0 },
    }),
    ["history[10] rack"],
  ],
  [
    "a verdict contradicts its words",
    changed(until(honest, 5), 4, { upheld: true, price: null }),
    ["history[4].upheld verdict", "history[4].price verdict"],
  ],
  ["a draw for first play in mid-game", until(honest, 10, start), ["history[10] turn"]],
];

const onTable = createTableGame({ players: 2, ruleset, first: 0 });
const overAtTable = unwrap(
  endGame(make(onTable, "8F HORN"), { reason: "agreed", racks: [[..."AEINRST"], [..."AEINRST"]] }),
).state;

/** Histories that nobody dealt or recorded, without a seed that could contradict them. */
export const withoutSeed: readonly Forgery[] = [
  [
    "the seed is taken away, so that nobody can compare the draws",
    replayEvents({ ...setupOf(honest), seed: null }, honest.history),
    ["history[1].drawn rack", "history[2].drawn rack"],
  ],
  ["a rack dealt by hand is marked as chosen", changed(onTable, 1, { chosen: true }), ["history[1].chosen rack"]],
  [
    "a game at a table ends twice",
    spliced(overAtTable, overAtTable.history.length, 0, ended("agreed")),
    [`history[${overAtTable.history.length}].reason settlement`],
  ],
];

const backwards = ({ tiles, hidden }: Pile): Pile => ({ tiles: [...tiles].reverse(), hidden });
const [round] = start.rounds as [StartRound];
const [one, two] = round.draws as [StartRound["draws"][0], StartRound["draws"][0]];
const rounds = (...draws: readonly StartRound["draws"][]): { readonly rounds: readonly StartRound[] } => ({
  rounds: draws.map((of) => ({ draws: of })),
});

/** Three seats, of which the first goes out; seat 1 has accepted, seat 2 is still asked. */
function lastPlay(): GameState {
  const tileSet = { ...ruleset.tileSet, letters: ruleset.tileSet.letters.map((entry) => ({ ...entry, count: 0 })) };
  const some = { H: 1, O: 1, R: 1, N: 1, X: 1, Q: 1 } as Readonly<Record<string, number>>;
  const letters = tileSet.letters.map((entry) => ({ ...entry, count: some[entry.letter] ?? 0 }));
  const few = { ...tileSet, letters, blanks: { count: 0, points: 0 } };
  const racks = [[..."HORN"], ["X"], ["Q"]];
  const rules = defineRuleset(ruleset, { tileSet: few });
  const begun = createGame({ players: 3, ruleset: rules, seed: "out", first: 0, racks });
  return make(make(begun, "8F HORN"), "accept", { by: 1 });
}

/** A challenge that fails under rules by which it costs points. */
function challengedForPoints(): GameState {
  const whenWrong = { points: 5, per: "play", to: "opponent" } as const;
  const rules = defineRuleset(ruleset, { challenge: { looksUp: "every-word", whenWrong } });
  const begun = createGame({ players: 2, ruleset: rules, seed: "points", first: 0 });
  return make(lay(begun, 7, 5, 4), "challenge", { dictionary: { has: () => true } });
}

/** One thing in a history changed, so that everything else still fits as it did before. */
export const changes: readonly Forgery[] = [
  [
    "the seed",
    replayEvents({ ...setupOf(honest), seed: "another" }, honest.history),
    [
      "history[0].rounds turn",
      "history[1].drawn rack",
      "history[2].drawn rack",
      "history[3].drawn rack",
      "history[6].drawn rack",
      "history[7].drawn rack",
      "history[10].drawn rack",
    ],
  ],
  [
    "a tile of the draw for first play",
    changed(honest, 0, rounds([{ ...one, tile: "Z" }, two])),
    ["history[0].rounds turn"],
  ],
  [
    "who drew which tile",
    changed(
      honest,
      0,
      rounds([
        { ...one, player: 1 },
        { ...two, player: 0 },
      ]),
    ),
    ["history[0].rounds turn"],
  ],
  ["the order of the draw for first play", changed(honest, 0, rounds([two, one])), ["history[0].rounds turn"]],
  ["a round more", changed(honest, 0, rounds([one, two], [one, two])), ["history[0].rounds turn"]],
  ["no round at all", changed(honest, 0, rounds()), ["history[0].rounds turn"]],
  ["who challenged", changed(until(honest, 10), 8, { player: other }), ["history[8] turn"]],
  ["which words were challenged", changed(until(honest, 10), 8, { words: [] }), ["history[8].words verdict"]],
  [
    "which words were found bad",
    changed(until(honest, 10), 8, { invalid: ["ZZ"] }),
    ["history[8].invalid verdict", "history[8].upheld verdict", "history[8].price verdict", "history[9] verdict"],
  ],
  ["what a failed challenge cost", changed(until(honest, 5), 4, { price: "nothing" }), ["history[4].price verdict"]],
  [
    "the order of a rack",
    changed(honest, 1, { drawn: backwards(eventAt(honest, 1, "dealt").drawn) }),
    ["history[1].drawn rack"],
  ],
  ["the order of tiles drawn", changed(honest, 3, { drawn: backwards(drawn) }), ["history[3].drawn rack"]],
  [
    "the order of tiles given back",
    changed(honest, 6, { returned: backwards(eventAt(honest, 6, "exchanged").returned) }),
    ["history[6].returned rack"],
  ],
  [
    "the order of tiles laid",
    changed(honest, 3, { placements: [...eventAt(honest, 3, "played").placements].reverse() }),
    ["history[3].placements geometry"],
  ],
  [
    "the reason for points of a challenge",
    changed(challengedForPoints(), 5, { reason: "time" }),
    ["history[5].type score"],
  ],
  ["a note in a settlement", changed(honest, 15, { note: "x" }), ["history[15].note turn"]],
  ["the reason of the end", changed(honest, 17, { reason: "scoreless" }), ["history[17].reason settlement"]],
  ["who accepted the last play", changed(lastPlay(), 5, { player: 0 }), ["history[5].player turn"]],
];

/** What only an umpire can know, or whoever saved the game. */
export const unknowable: readonly (readonly [what: string, game: GameState])[] = [
  ["a ruling that skips a player", until(honest, 4, { player: seatOfPlay, type: "turn-set" })],
  [
    "a correction of 500 points",
    until(honest, 10, { player: other, type: "adjusted", reason: "correction", points: 500, note: null }),
  ],
  ["who accepted the last play, where several may", changed(lastPlay(), 5, { player: 2 })],
  ["the names of the players", replayEvents({ ...setupOf(honest), players: ["X", "Y"] }, honest.history)],
  ["the name of the dictionary", replayEvents({ ...setupOf(honest), dictionary: "another" }, honest.history)],
  ["the rules, where none are named", under(honest, { id: "another" })],
];

import {
  type Applied,
  type AuditOptions,
  applyMove,
  applyRuling,
  auditGame,
  type Checked,
  createGame,
  createTableGame,
  defineRuleset,
  endGame,
  type GameState,
  type Move,
  type Position,
  type Ruleset,
  type Ruling,
  unwrap,
} from "tilewright";
import {
  checkedWords,
  exchangeBlanks,
  finishLine,
  international2022,
  nineTile,
  northAmerica2017,
  openDictionary,
} from "tilewright/rulesets";
import { type Random, randomFrom } from "../oracle/random.ts";
import { presets } from "../support/presets.ts";
import { chooseMove, dictionary } from "./random-games.ts";

/** A game that the engine wrote, and what an honest archive knows of it. */
export interface Honest {
  readonly name: string;
  readonly state: GameState;
  readonly known: Required<AuditOptions>;
}

/** How a game is played: under which rules, by how many, and what happens in it. */
interface Manner {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** How many moves it may have; the game may end before. */
  readonly moves: number;
  /** With what share of the tiles: one in so many. */
  readonly tiles?: number;
  /** With ten of these instead. */
  readonly only?: string;
  readonly blanks?: number;
  readonly atTable?: boolean;
  readonly chosen?: true;
  /** Somebody rules on something, in so many of a hundred moves. */
  readonly rulings?: number;
  readonly resigns?: number;
  readonly passes?: number;
  /** The game is left as soon as it waits for a last challenge or for racks. */
  readonly waits?: true;
  readonly end?: "agreed" | "time" | "no-plays";
  /** At last somebody rules who has won. */
  readonly decided?: true;
}

const { H21, ONX, CLS, P89, MAT } = presets;
const forPoints = { looksUp: "every-word", whenWrong: { points: 5, per: "word", to: "opponent" } } as const;
const lost = { looksUp: "every-word", whenWrong: "lose-game" } as const;
const soon = { passesEach: null, scorelessTurns: 4, noPlays: false, targets: null };

/** Every kind of game: rulebooks, variants, seats, penalties, rulings and ends. */
const manners: Readonly<Record<string, Manner>> = {
  "just dealt": { ruleset: H21, players: 4, moves: 0 },
  "two players, to the end": { ruleset: H21, players: 2, moves: 60, tiles: 4 },
  "three players, unfinished": { ruleset: H21, players: 3, moves: 9, rulings: 10 },
  "no plays left": { ruleset: ONX, players: 2, moves: 60, tiles: 9 },
  "declared to be without plays": { ruleset: ONX, players: 2, moves: 60, tiles: 9, end: "no-plays" },
  "an older rulebook": { ruleset: CLS, players: 4, moves: 60, tiles: 4 },
  "another rulebook, a target": { ruleset: defineRuleset(P89, finishLine({ target: 40 })), players: 2, moves: 40 },
  "a plain rulebook": { ruleset: MAT, players: 3, moves: 60, tiles: 4, rulings: 5 },
  "blanks may be exchanged": {
    ruleset: defineRuleset(H21, exchangeBlanks, nineTile),
    players: 3,
    moves: 40,
    tiles: 4,
    blanks: 12,
  },
  "words are looked up at once": { ruleset: defineRuleset(H21, checkedWords), players: 2, moves: 30, tiles: 4 },
  "an open dictionary": { ruleset: defineRuleset(H21, openDictionary), players: 2, moves: 12 },
  "a tournament": { ruleset: northAmerica2017, players: 2, moves: 60, tiles: 4, rulings: 10 },
  "another tournament": { ruleset: international2022, players: 2, moves: 60, tiles: 4 },
  "challenges cost points": { ruleset: defineRuleset(H21, { challenge: forPoints }), players: 3, moves: 40, tiles: 4 },
  "a challenge costs the game": { ruleset: defineRuleset(H21, { challenge: lost }), players: 3, moves: 60, tiles: 4 },
  "turns without points": { ruleset: defineRuleset(H21, { end: soon }), players: 2, moves: 60, passes: 50 },
  "everybody passes": { ruleset: H21, players: 3, moves: 60, passes: 60 },
  "a last challenge": { ruleset: H21, players: 4, moves: 60, tiles: 4, waits: true },
  resignations: { ruleset: H21, players: 4, moves: 40, resigns: 20 },
  "chosen racks": { ruleset: H21, players: 2, moves: 8, chosen: true },
  "ended by agreement": { ruleset: H21, players: 2, moves: 8, end: "agreed" },
  "ended by time": { ruleset: H21, players: 3, moves: 8, end: "time", rulings: 30 },
  "at a table, unfinished": { ruleset: H21, players: 2, moves: 14, atTable: true, rulings: 30 },
  "at a table, to the end": { ruleset: H21, players: 3, moves: 60, only: "EATINSO", atTable: true },
  "at a table, everybody passes": { ruleset: ONX, players: 2, moves: 40, passes: 60, atTable: true },
  "at a table, racks are needed": { ruleset: MAT, players: 2, moves: 60, passes: 40, atTable: true, waits: true },
  "at a table, ended by agreement": { ruleset: MAT, players: 2, moves: 8, atTable: true, end: "agreed" },
  "at a table, with many rulings": { ruleset: H21, players: 2, moves: 20, atTable: true, rulings: 60 },
  "decided in the middle": { ruleset: H21, players: 3, moves: 8, decided: true },
  "decided after the end": { ruleset: H21, players: 2, moves: 60, tiles: 4, decided: true },
  "decided at a table": { ruleset: H21, players: 2, moves: 8, atTable: true, decided: true },
};

/** No word of three letters or less is ever in doubt, and nobody with three tiles or less has a play. */
const judges = {
  dictionary,
  canPlay: ({ rack }: Position): boolean => (rack?.length ?? 0) > 3,
};

/** Every kind of game so many times, each as it went by chance. */
export function honestGames(times: number): readonly Honest[] {
  return Object.entries(manners).flatMap(([name, manner], kind) =>
    Array.from({ length: times }, (_, time) => {
      const state = play(manner, randomFrom(1000 * kind + time));
      return { name, state, known: { ruleset: state.ruleset, ...judges } };
    }),
  );
}

function play(manner: Manner, random: Random): GameState {
  const { moves, rulings = 0, waits, end, decided } = manner;
  let state = begin(manner, random);
  for (let move = 0; move < moves && state.status.kind !== "over"; move++) {
    if (waits && state.status.turn === null) break;
    const ruled = random.chance(rulings / 100);
    const next = (ruled ? applyRuling(state, rulingOn(state, random)) : takeTurn(state, random, manner)).state;
    // At a table nobody counts: a letter may be laid more often than the set has it, and an audit says so.
    if (next !== undefined && (next.seed !== null || auditGame(next).length === 0)) state = next;
  }
  const reason = state.status.kind === "playing" ? end : undefined;
  const over = state.status.kind === "over" || end === undefined;
  state = (over ? undefined : endGame(state, { reason, ...racksFor(state), canPlay: judges.canPlay }).state) ?? state;
  return decided ? unwrap(applyRuling(state, decision(state.players.length, random))).state : state;
}

function begin(
  { ruleset: whole, players, tiles = 1, only, blanks, atTable, chosen }: Manner,
  random: Random,
): GameState {
  const { tileSet } = whole;
  const count = (entry: { readonly letter: string; readonly count: number }): number =>
    only === undefined ? Math.ceil(entry.count / tiles) : only.includes(entry.letter) ? 10 : 0;
  const letters = tileSet.letters.map((entry) => ({ ...entry, count: count(entry) }));
  const some = { ...tileSet.blanks, count: blanks ?? tileSet.blanks.count };
  const ruleset = defineRuleset(whole, { tileSet: { ...tileSet, letters, blanks: some } });
  if (atTable) return createTableGame({ players, ruleset });
  const racks = chosen ? { racks: [[..."HORNS?E"], [..."FARMING"]], first: 0 } : {};
  return createGame({ players, ruleset, seed: `tampered ${random.below(1_000_000)}`, dictionary: "a list", ...racks });
}

/** What the player on turn does, or one of those who are asked. */
function takeTurn(state: GameState, random: Random, { resigns = 0, passes = 0 }: Manner): Checked<Applied> {
  const { status, players } = state;
  if (status.kind === "racks-needed") return endGame(state, racksFor(state));
  const asked = status.kind === "last-challenge" ? random.pick(status.waitingFor) : (status.turn ?? 0);
  const by = random.chance(0.1) ? random.below(players.length) : asked;
  const type = random.chance(resigns / 100) ? "resign" : random.chance(passes / 100) ? "pass" : null;
  const move: Move = type === null ? chooseMove(state, (below) => random.below(below)) : { type };
  return applyMove(state, move, { by, ...judges });
}

function rulingOn({ players, seed, ruleset }: GameState, random: Random): Ruling {
  const excess = players.findIndex(({ rack }) => rack.tiles.length + rack.hidden > ruleset.rackSize);
  if (excess >= 0) return { type: "return-excess", player: excess, tiles: { tiles: ["E"], hidden: 0 } };
  const player = random.below(players.length);
  const kind = random.below(seed === null ? 4 : 3);
  const reason = random.pick(["time", "penalty", "correction"] as const);
  if (kind === 0) return { type: "set-turn", player };
  if (kind < 3) return { type: "adjust", player, points: -random.below(30), reason, note: "late" };
  return { type: "tell-rack", player, rack: { tiles: [..."EAIR"], hidden: 4 } };
}

function decision(players: number, random: Random): Ruling {
  const winners = [random.below(players)];
  const spreads = random.chance(0.5)
    ? null
    : Array.from({ length: players }, (_, seat) => (seat === winners[0] ? 50 : -50));
  return { type: "decide", reason: random.pick(["late", "adjudicated"]), winners, spreads, note: "article 6" };
}

/** At a table everybody reports a rack at the end, of letters that nobody has seen. */
function racksFor({ seed, players }: GameState): { readonly racks?: readonly (readonly string[])[] } {
  const tiles = [..."EAIRNOTSL"];
  const size = ({ rack }: GameState["players"][number]): number => rack.tiles.length + rack.hidden;
  return seed === null ? { racks: players.map((player) => tiles.slice(0, size(player))) } : {};
}

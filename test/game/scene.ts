import {
  type Applied,
  applyMove,
  defineRuleset,
  type GameEvent,
  type GameState,
  type Move,
  type MoveOptions,
  type Placed,
  type Ruleset,
  replayEvents,
  scoreMove,
  type Tile,
  unwrap,
} from "tilewright";
import { parsePlay } from "tilewright/notation";

/** A game in the middle, as a test wants it. Racks and bag are texts of tiles, `?` the blank. */
export interface Scene {
  readonly ruleset: Ruleset;
  /** Laid one after the other by seats 0, 1, 2 ...: `8F HORN`; lower case is a blank. */
  readonly plays?: readonly string[];
  readonly racks: readonly string[];
  readonly bag?: string;
  /** Reached by corrections. Left out: all zero. */
  readonly scores?: readonly number[];
  /** The scores if all of them were scored in turns: by `plays`, and by plays that the board does not show. */
  readonly scored?: readonly number[];
  readonly turn?: number;
  /** A game on a real table: the racks are hidden, as many tiles as given. */
  readonly atTable?: boolean;
  /** Events beyond those of the plays and the deal. */
  readonly then?: readonly GameEvent[];
}

/**
 * Sets up a game in the middle by writing its events and replaying them, under the same rules with a tile set that
 * holds the tiles needed and no others.
 */
export function scene({
  ruleset,
  plays = [],
  racks,
  bag = "",
  scored,
  scores = scored,
  turn = 0,
  atTable = false,
  then = [],
}: Scene): GameState {
  const laid = plays.flatMap((play) => [...tilesIn(play)]);
  const rules = defineRuleset(ruleset, { tileSet: setOf(ruleset, [...laid, ...racks.join(""), ...bag]) });
  const setup = {
    ruleset: rules,
    seed: atTable ? null : "scene",
    dictionary: null,
    players: racks.map((_, i) => `P${i}`),
  };
  const events: GameEvent[] = [];
  const add = (...more: readonly GameEvent[]): void => {
    events.push(...more);
  };
  const points = racks.map(() => 0);
  plays.forEach((play, i) => {
    const now = replayEvents(setup, events);
    const player = i % racks.length;
    const placements = unwrap(parsePlay(play, now)).placements as readonly Placed[];
    const { score } = unwrap(scoreMove({ ruleset: rules, board: now.board }, placements));
    add({ player, type: "dealt", drawn: { tiles: [...tilesIn(play)], hidden: 0 } });
    const words = score.words.map(({ word }) => word);
    add({
      player,
      type: "played",
      placements: sorted(placements),
      words,
      points: score.total,
      drawn: { tiles: [], hidden: 0 },
    });
    points[player] = (points[player] as number) + score.total;
  });
  scored?.forEach((all, player) => {
    const missing = all - (points[player] as number);
    const nothing = { tiles: [], hidden: 0 };
    if (missing > 0)
      events.unshift({ player, type: "played", placements: [], words: [], points: missing, drawn: nothing });
    points[player] = all;
  });
  points.forEach((had, player) => {
    const wanted = (scores?.[player] ?? 0) - had;
    if (wanted !== 0) add({ player, type: "adjusted", reason: "correction", points: wanted, note: null });
  });
  racks.forEach((rack, player) => {
    const tiles = [...rack].sort();
    add({ player, type: "dealt", drawn: atTable ? { tiles: [], hidden: tiles.length } : { tiles, hidden: 0 } });
  });
  add({ player: turn, type: "turn-set" }, ...then);
  return replayEvents(setup, events);
}

/** The boards of the rulebooks' worked examples, after three plays and after four. */
export const board3: readonly string[] = ["8F HORN", "H6 FA.M", "10F PASTE"];
export const board4: readonly string[] = [...board3, "9H .OB"];

function sorted(placements: readonly Placed[]): readonly Placed[] {
  return placements
    .map(({ row, col, letter, blank }) => ({ row, col, letter, blank: blank === true }))
    .sort((a, b) => a.row - b.row || a.col - b.col);
}

/** The tiles that a play such as `H6 FA(R)M` takes from the rack. */
function tilesIn(play: string): readonly Tile[] {
  const letters = (play.split(" ")[1] as string).replace(/\([^)]*\)|\./g, "");
  return [...letters].map((letter) => (letter === letter.toLowerCase() ? "?" : letter));
}

function setOf(ruleset: Ruleset, tiles: readonly Tile[]): Ruleset["tileSet"] {
  const count = (tile: Tile): number => tiles.filter((other) => other === tile).length;
  const letters = ruleset.tileSet.letters.map((entry) => ({ ...entry, count: count(entry.letter) }));
  return { ...ruleset.tileSet, letters, blanks: { ...ruleset.tileSet.blanks, count: count("?") } };
}

/** The game after a move, which must be accepted: a play as a text, `8F HORN`; a pass, `pass`; or any move. */
export function make(state: GameState, move: Move | string, options?: MoveOptions): GameState {
  return step(state, move, options).state;
}

/** The same, with the events. */
export function step(state: GameState, move: Move | string, options?: MoveOptions): Applied {
  return unwrap(applyMove(state, moveIn(state, move), options));
}

/** The codes of all that is wrong with a move; an empty list if it is accepted. */
export function refusalCodes(state: GameState, move: Move | string, options?: MoveOptions): readonly string[] {
  return (applyMove(state, moveIn(state, move), options).violations ?? []).map(({ code }) => code);
}

function moveIn(state: GameState, move: Move | string): Move {
  if (move === "pass" || move === "accept" || move === "challenge" || move === "resign") return { type: move };
  return typeof move === "string" ? { type: "play", placements: unwrap(parsePlay(move, state)).placements } : move;
}

/** Several moves in a row, by whoever is on turn. */
export function makeAll(state: GameState, ...moves: readonly (Move | string)[]): GameState {
  return moves.reduce((now, move) => make(now, move), state);
}

/** The scores, in seat order. */
export function scores({ players }: GameState): readonly number[] {
  return players.map(({ score }) => score);
}

/** A rack as a text, `.` for each hidden tile. */
export function rack({ players }: GameState, player: number): string {
  const { tiles, hidden } = (players[player] as GameState["players"][number]).rack;
  return tiles.join("") + ".".repeat(hidden);
}

/** What a replay of a game starts from. */
export function setupOf({ ruleset, seed, dictionary: name, players }: GameState): Parameters<typeof replayEvents>[0] {
  return { ruleset, seed, dictionary: name, players: players.map((player) => player.name) };
}

/** The types of events, in order. */
export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** A few words: all that these tests need. HORX and GE are not among them. */
export const dictionary: ReadonlySet<string> = new Set(
  "HORN FARM FARMS PASTE MOB MOG NOT BE OAT THORN BIT PI AT TRAIN OF ON HOP HORNS MO ME OB".split(" "),
);

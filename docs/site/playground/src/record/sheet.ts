import {
  type Applied,
  applyMove,
  applyRuling,
  type Checked,
  createTableGame,
  endGame,
  type GameState,
  lastPlay,
  type PlayerIndex,
  type Ruleset,
  scoreAt,
  type Tile,
} from "tilewright";
import { parsePlay, parseRack } from "tilewright/notation";
import { explained, inWords, newsOf, problemOf } from "../language.ts";
import { texts } from "../texts.ts";

/** One line of a score sheet, as it is written down. */
export type Entry =
  | {
      readonly kind: "play";
      /** Such as `8F HORN`. */
      readonly text: string;
      /** The points that the sheet has for it; `null`: whatever the rules say. */
      readonly points: number | null;
      /** The rack it was played from, or some of its tiles; empty if nobody wrote it down. */
      readonly rack: string;
    }
  /** `tiles`: a number, or the tiles themselves. */
  | { readonly kind: "exchange"; readonly tiles: string }
  | { readonly kind: "pass" }
  /** `good`: the words of the play before are good, so that the challenge is lost. */
  | { readonly kind: "challenge"; readonly by: PlayerIndex; readonly good: boolean };

/** A game as it stands on paper. */
export interface Sheet {
  /** In the order of play. */
  readonly players: readonly string[];
  /** The name of the word list, for the file. */
  readonly list: string;
  readonly entries: readonly Entry[];
  /** The racks that were left, by player; `null`: the game is not over. */
  readonly racks: readonly string[] | null;
  /** Whether points on the sheet count where the rules give others. Absent: the rules count. */
  readonly keepPoints?: boolean;
  /** For the file; absent or empty: it says nothing. */
  readonly title?: string;
  readonly date?: string;
}

export const firstSheet: Sheet = { players: ["Ann", "Ben"], list: "", entries: [], racks: null };

/** A line of the sheet, counted. */
export interface Line {
  readonly player: PlayerIndex | null;
  readonly points: number;
  readonly total: number;
  /** The score of a play, explained. */
  readonly why: string;
  /** What is wrong with it, in sentences. Something that cannot stand is counted as a pass. */
  readonly wrong: readonly string[];
  /** What followed from it, such as a turn that is missed. */
  readonly news: readonly string[];
}

export interface Counted {
  readonly lines: readonly Line[];
  readonly game: GameState;
  /** What is wrong with the racks at the end. */
  readonly wrong: readonly string[];
}

/** Counts a sheet from its first line to its last. Whatever is corrected, all that follows is counted again. */
export function countSheet(sheet: Sheet, ruleset: Ruleset): Counted {
  const { players, list, entries, racks } = sheet;
  let game = createTableGame({ players, ruleset, first: 0, ...(list === "" ? {} : { dictionary: list }) });
  const lines = entries.map((entry) => {
    const before = game;
    const { game: after, wrong } = makeEntry(before, entry, sheet.keepPoints === true);
    game = after;
    return lineOf(before, after, entry, wrong);
  });
  if (racks === null) return { lines, game, wrong: [] };
  const end = reportRacks(game, racks);
  return { lines, game: end.game, wrong: end.wrong };
}

interface Made {
  readonly game: GameState;
  readonly wrong: readonly string[];
}

/** Why an entry cannot stand in a game; nothing if it can. */
export function reasonsAgainst(game: GameState, entry: Entry): readonly string[] {
  const tried = tryEntry(game, entry, false);
  return tried.game === null ? tried.wrong : [];
}

function makeEntry(game: GameState, entry: Entry, keepPoints: boolean): Made {
  const tried = tryEntry(game, entry, keepPoints);
  if (tried.game !== null) return { game: tried.game, wrong: tried.wrong };
  // So that the turns after it stay with their players. A challenge is nobody's turn.
  const passed = entry.kind === "challenge" ? null : applyMove(game, { type: "pass" });
  return { game: passed?.state ?? game, wrong: tried.wrong };
}

interface Tried {
  readonly game: GameState | null;
  readonly wrong: readonly string[];
}

function tryEntry(game: GameState, entry: Entry, keepPoints: boolean): Tried {
  switch (entry.kind) {
    case "play":
      return tryPlay(game, entry, keepPoints);
    case "exchange":
      return tryExchange(game, entry.tiles);
    case "pass":
      return taken(applyMove(game, { type: "pass" }));
    case "challenge":
      return taken(applyMove(game, { type: "challenge" }, { by: entry.by, dictionary: { has: () => entry.good } }));
  }
}

function tryPlay(
  game: GameState,
  { text, points, rack }: Extract<Entry, { readonly kind: "play" }>,
  keepPoints: boolean,
): Tried {
  const known = rack === "" ? { game, wrong: [] } : tellRack(game, rack);
  if (known.game === null) return known;
  const read = parsePlay(playText(text), known.game);
  if (!read.ok) return { game: null, wrong: read.problems.map(problemOf) };
  // Whoever looked the words up did so at the table.
  const dictionary = { has: () => true };
  const result = applyMove(known.game, read.move, { dictionary });
  if (!result.ok) return taken(result);
  const scored = lastPlay(result.state)?.event.points ?? 0;
  if (points === null || points === scored) return { game: result.state, wrong: [] };
  const wrong = [texts.record.otherPoints(points, scored)];
  const player = game.status.turn;
  if (!keepPoints || player === null) return { game: result.state, wrong };
  const difference = { type: "adjust", player, points: points - scored, reason: "as-recorded" } as const;
  return { game: applyRuling(result.state, difference).state ?? result.state, wrong };
}

/** A play as it is read: a word all in small letters is one in capitals, and not all blanks. */
export function playText(text: string): string {
  const [square = "", word = "", ...more] = text.trim().split(/\s+/);
  const small = word !== "" && word === word.toLowerCase() && more.length === 0;
  return small ? `${square.toUpperCase()} ${word.toUpperCase()}` : text.trim();
}

/** Says which tiles the player on turn has, as far as they were written down. */
function tellRack(game: GameState, text: string): Tried {
  const player = game.status.turn;
  if (player === null) return { game, wrong: [] };
  const { tiles, problems } = parseRack(text, game.ruleset.tileSet);
  if (problems !== undefined) return { game: null, wrong: problems.map(problemOf) };
  const held = game.players[player]!.rack;
  const hidden = Math.max(0, held.tiles.length + held.hidden - tiles.length);
  return taken(applyRuling(game, { type: "tell-rack", player, rack: { tiles, hidden } }));
}

function tryExchange(game: GameState, said: string): Tried {
  if (/^\d+$/.test(said)) return taken(applyMove(game, { type: "exchange", tiles: Number(said) }));
  const { tiles, problems } = parseRack(said, game.ruleset.tileSet);
  if (problems !== undefined) return { game: null, wrong: problems.map(problemOf) };
  return taken(applyMove(game, { type: "exchange", tiles }));
}

function taken(result: Checked<Applied>): Tried {
  if (result.ok) return { game: result.state, wrong: [] };
  return { game: null, wrong: inWords(result.violations) };
}

function lineOf(before: GameState, after: GameState, entry: Entry, wrong: readonly string[]): Line {
  const added = after.history.slice(before.history.length);
  const player = entry.kind === "challenge" ? entry.by : before.status.turn;
  const index = lastPlay(after)?.index ?? -1;
  const score = index >= before.history.length ? scoreAt(after, index) : null;
  const whose = entry.kind === "challenge" ? offender(before, after) : player;
  return {
    player,
    points: whose === null ? 0 : after.players[whose]!.score - before.players[whose]!.score,
    total: whose === null ? 0 : after.players[whose]!.score,
    why: score === null ? "" : explained(score),
    wrong,
    news: added
      .filter(({ type }) => type === "turn-lost" || type === "phony-returned" || type === "adjusted")
      .map((event) => newsOf(event, after.players[event.player ?? 0]?.name ?? "", false)),
  };
}

/** The player whose score a challenge has changed, if it has changed one. */
function offender(before: GameState, after: GameState): PlayerIndex | null {
  const seat = after.players.findIndex(({ score }, player) => score !== before.players[player]!.score);
  return seat < 0 ? null : seat;
}

/** Ends the game with the racks that were left. */
function reportRacks(game: GameState, racks: readonly string[]): Made {
  const { tileSet } = game.ruleset;
  const read = racks.map((text) => parseRack(text, tileSet));
  const wrong = read.flatMap(({ problems }, seat) =>
    (problems ?? []).map((problem) => `${game.players[seat]?.name}: ${problemOf(problem)}`),
  );
  if (wrong.length > 0) return { game, wrong };
  const tiles: readonly (readonly Tile[])[] = read.map((rack) => rack.tiles ?? []);
  const reason = game.status.kind === "playing" ? ({ reason: "agreed" } as const) : {};
  const result = endGame(game, { ...reason, racks: tiles });
  return result.ok ? { game: result.state, wrong: [] } : { game, wrong: inWords(result.violations) };
}

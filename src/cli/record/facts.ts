import { type GameEvent, type GameState, type HistoryStep, type PlayerIndex, stepsOf } from "../../index.ts";
import { formatPlay, formatRack, type GcgGame } from "../../notation/index.ts";
import { type Misfit, misfitsOf } from "./misfits.ts";

/** What archives and tables want to know of a game. */
export interface GameFacts {
  readonly title: string | null;
  /** As the record writes it, or a date such as 2024-05-17 in its title or in the name of its file. */
  readonly date: string | null;
  readonly players: readonly {
    readonly nickname: string;
    readonly name: string;
    readonly score: number;
    /** Whether they have won, alone or with others; `null` if the game is not over. */
    readonly won: boolean | null;
  }[];
  /** The full names of those who have won; `null` if the game is not over. */
  readonly winners: readonly string[] | null;
  /** The points between the best score and the next. */
  readonly spread: number | null;
  readonly lexicon: string | null;
  /** The id of the tile set, and that of the ruleset, by which the record was read. */
  readonly tileSet: string;
  readonly ruleset: string;
  readonly highestPlay: { readonly player: string; readonly word: string; readonly points: number } | null;
}

/** A turn of a game. */
export interface TurnFacts {
  /** Counted from 1. */
  readonly turn: number;
  readonly player: string;
  readonly type: Turn["type"];
  /** The tiles before the turn, as far as the record gives them. */
  readonly rack: string;
  /** A play as `8F HORN`, the tiles of an exchange, or an empty text. */
  readonly play: string;
  /** The main word, or an empty text. */
  readonly word: string;
  /** What the play scores by the rules; what the record says of a play that does not fit. */
  readonly points: number;
  /** The player's score after the turn, with points booked for it before the next one. */
  readonly total: number;
  /** Whether the play was taken off again. */
  readonly takenOff: boolean;
}

/** What a record says, in short. */
export function factsOf(file: string, game: GcgGame): GameFacts {
  const { state, title, lexicon, names, pragmas } = game;
  const dated = pragmas.find(({ name }) => name.toLowerCase() === "date")?.text.trim();
  const winners = state.status.kind === "over" ? state.status.winners : null;
  const players = state.players.map(({ name, score }, seat) => ({
    nickname: name,
    name: names[seat] ?? name,
    score,
    won: winners?.includes(seat) ?? null,
  }));
  const [best, next] = players.map(({ score }) => score).sort((a, b) => b - a);
  return {
    title,
    date: dated || dateIn(title ?? "") || dateIn(file.split("/").at(-1) ?? ""),
    players,
    winners: winners?.map((seat) => names[seat] ?? "") ?? null,
    spread: best === undefined || next === undefined ? null : best - next,
    lexicon,
    tileSet: state.ruleset.tileSet.id,
    ruleset: state.ruleset.id,
    highestPlay: highestPlayOf(state, names),
  };
}

function dateIn(text: string): string | null {
  return /(?<!\d)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/.exec(text)?.[0] ?? null;
}

function highestPlayOf({ history }: GameState, names: readonly string[]): GameFacts["highestPlay"] {
  const off = playsTakenOff(history);
  let highest: GameFacts["highestPlay"] = null;
  for (const [index, event] of history.entries())
    if (event.type === "played" && !off.has(index) && event.points > (highest?.points ?? -1))
      highest = { player: names[event.player] ?? "", word: event.words[0] ?? "", points: event.points };
  return highest;
}

function playsTakenOff(history: readonly GameEvent[]): ReadonlySet<number> {
  return new Set(history.flatMap((event) => (event.type === "phony-returned" ? [event.play] : [])));
}

type TurnEvent = Extract<GameEvent, { readonly type: "played" | "exchanged" | "passed" | "resigned" }>;

/** A turn, and the game before it. */
export interface Turn {
  readonly player: PlayerIndex;
  /** The index of its event in the history. */
  readonly index: number;
  readonly before: GameState;
  readonly type: TurnEvent["type"] | "does-not-fit";
  /** A play as `8F HORN`, the tiles of an exchange, or an empty text. */
  readonly move: string;
  /** The event of a move; `null` for a play that does not fit. */
  readonly event: TurnEvent | null;
  readonly misfit: Misfit | null;
}

/** The turns of a game, with plays that do not fit: the one way in which turns are numbered. */
export function* turnsOf(game: GcgGame): Generator<Turn, void, undefined> {
  const misfits = misfitsOf(game);
  for (const step of stepsOf(game.state)) {
    const { index, before } = step;
    const misfit = misfits.get(index) ?? null;
    if (misfit !== null) {
      const { player, play } = misfit;
      yield { player, index, before, type: "does-not-fit", move: play, event: null, misfit };
    } else if (isTurn(step)) {
      const { event } = step;
      yield { player: event.player, index, before, type: event.type, move: moveText(step), event, misfit };
    }
  }
}

function isTurn(step: HistoryStep): step is HistoryStep<TurnEvent> {
  const { type } = step.event;
  return type === "played" || type === "exchanged" || type === "passed" || type === "resigned";
}

/** Every turn of a game. */
export function turnFactsOf(game: GcgGame): readonly TurnFacts[] {
  const { state, names } = game;
  const off = playsTakenOff(state.history);
  const turns = [...turnsOf(game)];
  return turns.map(({ player, type, index, before, move, event, misfit }, i) => ({
    turn: i + 1,
    player: names[player] ?? "",
    type,
    rack: misfit?.rack || rackOf(before, player),
    play: move,
    word: event?.type === "played" ? (event.words[0] ?? "") : "",
    points: misfit?.points ?? (event?.type === "played" ? event.points : 0),
    total: (turns[i + 1]?.before ?? state).players[player]?.score ?? 0,
    takenOff: off.has(index),
  }));
}

/** The game with the full names of its players. */
export function withNames({ state, names }: GcgGame): GameState {
  return { ...state, players: state.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name })) };
}

function rackOf({ players, ruleset }: GameState, player: number): string {
  return formatRack(players[player]?.rack.tiles ?? [], ruleset.tileSet);
}

/** A move as records write it. */
function moveText({ event, before }: Pick<HistoryStep<TurnEvent>, "event" | "before">): string {
  if (event.type === "played") return formatPlay(event.placements, before);
  if (event.type !== "exchanged") return "";
  const { tiles, hidden } = event.returned;
  return hidden > 0 ? `${tiles.length + hidden}` : formatRack(tiles, before.ruleset.tileSet);
}

import { type GameEvent, type GameState, type HistoryStep, stepsOf } from "../../index.ts";
import { formatPlay, formatRack, type GcgGame } from "../../notation/index.ts";

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
  readonly type: TurnEvent["type"];
  /** The tiles before the turn, as far as the record gives them. */
  readonly rack: string;
  /** A play as `8F HORN`, the tiles of an exchange, or an empty text. */
  readonly play: string;
  /** The main word, or an empty text. */
  readonly word: string;
  /** What the play scores by the rules. */
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

/** The turns of a game, with the game before each: the one way in which turns are numbered. */
export function* turnsOf(state: GameState): Generator<HistoryStep<TurnEvent>, void, undefined> {
  for (const step of stepsOf(state)) if (isTurn(step)) yield step;
}

function isTurn(step: HistoryStep): step is HistoryStep<TurnEvent> {
  const { type } = step.event;
  return type === "played" || type === "exchanged" || type === "passed" || type === "resigned";
}

/** Every turn of a game. */
export function turnFactsOf({ state, names }: GcgGame): readonly TurnFacts[] {
  const off = playsTakenOff(state.history);
  const turns = [...turnsOf(state)];
  return turns.map(({ event, index, before }, i) => ({
    turn: i + 1,
    player: names[event.player] ?? "",
    type: event.type,
    rack: rackOf(before, event.player),
    play: moveText({ event, before }),
    word: event.type === "played" ? (event.words[0] ?? "") : "",
    points: event.type === "played" ? event.points : 0,
    total: (turns[i + 1]?.before ?? state).players[event.player]?.score ?? 0,
    takenOff: off.has(index),
  }));
}

function rackOf({ players, ruleset }: GameState, player: number): string {
  return formatRack(players[player]?.rack.tiles ?? [], ruleset.tileSet);
}

/** A move as records write it. */
export function moveText({ event, before }: Pick<HistoryStep<TurnEvent>, "event" | "before">): string {
  if (event.type === "played") return formatPlay(event.placements, before);
  if (event.type !== "exchanged") return "";
  const { tiles, hidden } = event.returned;
  return hidden > 0 ? `${tiles.length + hidden}` : formatRack(tiles, before.ruleset.tileSet);
}

// Laying tiles (P1-P10, C1-C10, T0, T1). The oracle of one play judges and scores them.
import { type Inspection, inspect, judgeByWordRules, judgeWords } from "../play/judge.ts";
import { judgeRack } from "../play/rack.ts";
import type { LaidTile, Move, Position, Score, Tile } from "../shapes.ts";
import { indexOf } from "../squares.ts";
import { wordsPlayed } from "./counts.ts";
import { afterPlay } from "./ending.ts";
import { type Game, put, seatOf, take, takeFromBag } from "./game.ts";
import { takeTurn } from "./turns.ts";
import type { EventSummary, MoveOptions } from "./verdict.ts";

type Play = Extract<Move, { type: "play" }>;

/** The board of a game, with the rack of a player. */
export function positionOf(game: Game, player: number): Position {
  const { rules, board, seats } = game;
  return { rules, board, rack: { tiles: seats[player]?.rack ?? [], hidden: 0 }, wordsPlayed: wordsPlayed(game) };
}

/** The codes of everything that is wrong with a play by the player on turn. */
export function codesOfPlay(game: Game, by: number, move: Play, options: MoveOptions): string[] {
  const { rules } = game;
  if (move.placements.length === 0) return ["no-tiles"];
  const seat = seatOf(game, by);
  const position = positionOf(game, by);
  const { placements, violations, score } = inspect(position, move.placements);
  const codes = violations.map(({ code }) => code);
  const onRack = judgeRack(position, placements).length === 0;
  if (!onRack) codes.push("not-on-rack");
  const tooFull = game.drawnByHand && seat.rack.length > rules.rackSize;
  if (tooFull) codes.push("rack-too-full");
  if (violations.length > 0) return codes;

  const { total, words } = score as Score;
  if (move.points !== undefined && move.points !== total) codes.push("wrong-points");
  const refused = judgeByWordRules(position, words).map(({ code }) => code);
  codes.push(...refused);
  if (rules.wordCheck === "on-play" && onRack && !tooFull && refused.length === 0) {
    const { dictionary } = options;
    if (dictionary === undefined) codes.push("no-dictionary");
    else codes.push(...judgeWords(rules, words, dictionary).map(({ code }) => code));
  }
  return codes;
}

/** Lays the tiles, counts, draws, opens the window of challenge and passes the turn on. */
export function carryOutPlay(game: Game, by: number, move: Play, options: MoveOptions, events: EventSummary[]): void {
  const { rules } = game;
  const seat = seatOf(game, by);
  const inspection = inspect(positionOf(game, by), move.placements);
  const laid = laidTiles(inspection);
  const score = inspection.score as Score;

  const words = score.words.map(({ word }) => word);
  takeTurn(game, by, "play", score.total, words);
  take(seat.rack, tilesOf(laid));
  for (const tile of laid) game.board[indexOf(rules.layout, tile)] = { letter: tile.letter, blank: tile.blank };
  seat.score += score.total;
  seat.scored += score.total;
  const drawn = draw(game, by, Math.min(game.bag.length, Math.max(0, rules.rackSize - seat.rack.length)), options);
  events.push({ type: "played", player: by, points: score.total, words });

  game.openPlay = { by, laid, score, drawn, judged: [], turn: game.turns.length - 1 };
  afterPlay(game, by, options.canPlay, events);
}

/** Moves the tiles that were drawn from the bag to a rack, after making sure that they can have been. */
export function draw(game: Game, by: number, count: number, options: MoveOptions): readonly Tile[] {
  const drawn = options.drawn ?? [];
  if (drawn.length !== count) throw new Error(`${count} tiles are to be drawn, not ${drawn.length}`);
  takeFromBag(game, drawn);
  put(seatOf(game, by).rack, drawn);
  return drawn;
}

/** The tiles that were laid, as the rack held them. */
export function tilesOf(laid: readonly LaidTile[]): Tile[] {
  return laid.map(({ letter, blank }) => (blank ? "?" : letter));
}

function laidTiles({ placements }: Inspection): LaidTile[] {
  return placements.map(({ row, col, letter, blank }) => ({ row, col, letter: letter as string, blank: !!blank }));
}

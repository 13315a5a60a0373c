import { layTiles } from "../../../game/table/board-tiles.ts";
import { isEmpty } from "../../../play/line.ts";
import type { Placed } from "../../../play/placement.ts";
import { readCoordinate } from "../../coordinate.ts";
import type { Action, EventLine } from "../lines/gcg-line.ts";
import {
  type BoardAndRules,
  isLegal,
  isOnlyMisplaced,
  isRight,
  isWhole,
  type PlayAt,
  playAt,
  type ScoredPlay,
  type Start,
} from "./play-at.ts";

/** How many lines after a play are read to find out where it lies. */
export const farthestLook = 40;

/** The lines after a turn. */
export interface WhatFollows {
  /** Whether nobody has a play after this one. */
  readonly noPlays: boolean;
  /** The next lines. */
  readonly later: () => readonly EventLine[];
}

/** A play of a record, and what is known about it besides its square and its word. */
export interface PlayToFind {
  readonly start: Start;
  readonly word: Extract<Action, { readonly type: "play" }>["word"];
  /** The points that its score and its total agree on; `null` if there are none. */
  readonly points: number | null;
  /** The lines that follow. */
  readonly later: () => readonly EventLine[];
  /** Whether the player can have these tiles. */
  readonly canHave: (placements: readonly Placed[]) => boolean;
  /** Whether the board is in doubt, so that only later plays can show where a play lies. */
  readonly isLost: boolean;
  /** Whether another play may be looked for on other squares. A limit stops a text full of slips taking forever. */
  readonly mayLook: () => boolean;
}

/** A play that lies where it is written, or one square away. */
export interface Laid {
  readonly place: "written" | "moved";
  readonly play: ScoredPlay;
  /** Whether its points, or the plays after it, confirm that it lies there. */
  readonly isConfirmed: boolean;
}

/** A play that cannot be placed; `play` is the play as written, or `null` if its coordinate is not a square. */
export interface Unplaced {
  readonly place: "nowhere";
  readonly play: PlayAt | null;
}

/** Where a play lies. */
export type FoundPlace = Laid | Unplaced;

/**
 * Finds out where a play lies. It lies where it is written if it may lie there and scores what is written.
 *
 * Otherwise the record has a slip, and the later plays decide. If the words, the points and the total are right one
 * square away, the play lies there if the later plays prove it. A play that is illegal only because of its place stays
 * where it is written, unless its score is wrong and more later plays agree with the board without it. Nothing else is
 * guessed.
 */
export function findPlace(table: BoardAndRules, toFind: PlayToFind): FoundPlace {
  const { start, word, points, canHave, isLost, mayLook } = toFind;
  const play = playAt(table, start, word);
  if (isRight(play, points)) return { place: "written", play, isConfirmed: true };

  const agrees = points === null || play.score?.total === points;
  const isAllowed = isLegal(play);
  const later = mayLook() ? toFind.later() : [];
  const standing = isLegal(play) || (isOnlyMisplaced(play) && canHave(play.placements)) ? play : null;
  const asWritten = standing && followUp(table, standing, later);
  const without = followUp(table, null, later);
  const agreeing = Math.max(asWritten?.agreeing ?? 0, isAllowed ? 0 : without.agreeing);
  const [best, second] = (points === null ? [] : rightNearby(table, toFind, points))
    .map((nearby) => ({ play: nearby, ...followUp(table, nearby, later) }))
    .sort((a, b) => b.agreeing - a.agreeing);
  if (best !== undefined && best.agreeing > (second?.agreeing ?? -1)) {
    const tie = isAllowed || isLost ? null : without;
    if (isProved(best, agreeing, tie, isEmpty(table.board)))
      return { place: "moved", play: best.play, isConfirmed: true };
  }
  if (standing === null || asWritten === null || (!agrees && asWritten.agreeing < agreeing))
    return { place: "nowhere", play };
  const isAsGood = asWritten.unfit === 0 && (agrees || (isAllowed && isWhole(play)));
  const isBetter = asWritten.agreeing - without.agreeing >= Math.max(1, asWritten.wrong + asWritten.unfit);
  return { place: "written", play: standing, isConfirmed: isAsGood || isBetter };
}

/**
 * Whether the later plays prove that a play lies one square away. More of them must agree than with any other board.
 * The margin is at least the number that score something else, plus three times the number that are illegal. A tie is
 * enough if the play is illegal where it is written, no later play is illegal, and no more of them score something else
 * than without the play. A first play is right on too many squares, so all later plays must agree.
 *
 * @param without - How the later plays fare without the play; `null` if a tie is not enough.
 */
function isProved(
  { agreeing, wrong, unfit }: FollowUp,
  others: number,
  without: FollowUp | null,
  isFirst: boolean,
): boolean {
  if (isFirst && wrong + unfit > 0) return false;
  if (agreeing - others >= Math.max(1, wrong + 3 * unfit)) return true;
  return without !== null && agreeing === others && unfit === 0 && wrong <= without.wrong;
}

/** The plays of the word from the four squares beside its start that are right in words and points. */
function rightNearby(
  table: BoardAndRules,
  { start, word, canHave }: PlayToFind,
  points: number,
): readonly ScoredPlay[] {
  const { row, col } = start.square;
  const squares = [
    { row: row - 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
    { row: row + 1, col },
  ];
  return squares
    .filter((square) => square.row >= 0 && square.col >= 0)
    .flatMap((square) => {
      const play = playAt(table, { ...start, square }, word);
      return isRight(play, points) && isWhole(play) && canHave(play.placements) ? [play] : [];
    });
}

/** How the next plays go with a board. */
interface FollowUp {
  /** How many score what is written. */
  readonly agreeing: number;
  /** How many are legal but score something else. */
  readonly wrong: number;
  /** How many are illegal. */
  readonly unfit: number;
}

/** How the next plays go with a play, or without it. */
function followUp({ ruleset, board }: BoardAndRules, play: PlayAt | null, later: readonly EventLine[]): FollowUp {
  let now = play === null ? board : layTiles({ ruleset, board }, play.placements);
  let [agreeing, wrong, unfit] = [0, 0, 0];
  for (const [i, line] of later.entries()) {
    const { action, score } = line;
    if (action?.type !== "play" || comesOff(line, later.slice(i + 1, i + 2))) continue;
    const start = readCoordinate(action.at.text);
    const next = start && playAt({ ruleset, board: now }, start, action.word);
    if (next === null || !isLegal(next)) unfit++;
    else {
      if (next.score.total === score?.value) agreeing++;
      else wrong++;
      now = layTiles({ ruleset, board: now }, next.placements);
    }
  }
  return { agreeing, wrong, unfit };
}

/** Whether the first of the lines after a play says that it comes off. */
export function comesOff({ nick }: EventLine, [next]: readonly EventLine[]): boolean {
  return next?.action?.type === "withdrawn" && next.nick.text === nick.text;
}

import type { AdjustReason, EndReason, GameEvent, StartRound } from "../game/model/event.ts";
import { readEach, readObject, readTagged } from "../read/shape.ts";
import { caps } from "./caps.ts";
import type { ReadContext } from "./context.ts";
import { readPlaced } from "./placements.ts";
import type { Shape, Shapes } from "./shape.ts";
import { readLetter, readPile, readTile } from "./tiles.ts";
import {
  readBoolean,
  readCount,
  readNull,
  readPoints,
  readSeat,
  readSquare,
  readText,
  readTextOrNull,
} from "./values.ts";

/** Reads one event of a history. What it says of other events is checked elsewhere. */
export function readEvent(context: ReadContext, value: unknown, path: string): GameEvent | null {
  return readTagged(context, value, path, "type", events);
}

/** Reads why a game ended. */
export function readEndReason({ reader }: ReadContext, value: unknown, path: string): EndReason | null {
  return reader.oneOf(value, path, endReasons);
}

const endReasons: readonly EndReason[] = [
  "out",
  "passes",
  "scoreless",
  "turns",
  "no-plays",
  "target",
  "agreed",
  "resigned",
  "lost-challenge",
  "time",
];

const adjustReasons: readonly AdjustReason[] = ["challenge", "rack", "time", "penalty", "correction", "as-recorded"];

const draw: Shape<StartRound["draws"][number]> = { player: readSeat, tile: readTile };

const round: Shape<StartRound> = {
  draws: (context, value, path) =>
    readEach(context, value, path, context.seats, (...entry) => readObject(...entry, draw)),
};

const events: Shapes<GameEvent, "type"> = {
  "drew-for-start": {
    player: readNull,
    rounds: (context, value, path) =>
      readEach(context, value, path, caps.rounds, (...entry) => readObject(...entry, round)),
    first: readSeat,
  },
  dealt: { player: readSeat, drawn: readPile, chosen: readTrueOrAbsent },
  played: {
    player: readSeat,
    placements: readPlaced,
    words: readWords,
    points: readPoints,
    drawn: readPile,
    noPlays: readTrueOrAbsent,
  },
  exchanged: { player: readSeat, returned: readPile, drawn: readPile },
  passed: { player: readSeat },
  accepted: { player: readSeat },
  resigned: { player: readSeat },
  "turn-set": { player: readSeat },
  "turn-lost": { player: readSeat, challenge: readCount },
  challenged: {
    player: readSeat,
    play: readCount,
    words: (context, value, path) => readEach(context, value, path, caps.few, readCount),
    invalid: readWords,
    upheld: readBoolean,
  },
  "phony-returned": { player: readSeat, play: readCount, points: readPoints, returned: readPile },
  "blank-exchanged": { player: readSeat, square: readSquare, letter: readLetter },
  "rack-told": { player: readSeat, rack: readPile },
  "excess-returned": { player: readSeat, tiles: readPile },
  adjusted: {
    player: readSeat,
    reason: ({ reader }, value, path) => reader.oneOf(value, path, adjustReasons),
    points: readPoints,
    note: readTextOrNull,
  },
  ended: { player: readNull, reason: readEndReason },
};

function readWords(context: ReadContext, value: unknown, path: string): readonly string[] | null {
  return readEach(context, value, path, caps.few, readText);
}

function readTrueOrAbsent({ reader }: ReadContext, value: unknown, path: string): true | null | undefined {
  if (value === undefined || value === true) return value;
  return reader.fail("choice", path, "true, or nothing", value);
}

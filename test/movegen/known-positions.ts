import { createHash } from "node:crypto";
import type { GeneratedPlay } from "tilewright/movegen";
import { taskOf } from "../oracle/movegen/tasks.ts";
import type { BoardTile, Position } from "../oracle/shapes.ts";
import { expectedPlays, textOf } from "./expected.ts";
import { rulesFor } from "./large-rules.ts";

// Positions in alphabets of 33, 40 and 63 letters whose plays the oracle has counted, by trying every word everywhere.
// A fixture keeps the answers, because that takes long.

/** A position, its words, and what the oracle says of its plays. */
export interface Known {
  readonly letters: number;
  readonly rack: readonly string[];
  readonly board: readonly (readonly [square: number, letter: string, blank: boolean])[];
  readonly words: readonly (readonly string[])[];
  readonly answers: Answers;
}

export interface Answers {
  readonly plays: number;
  readonly points: number;
  readonly best: string | null;
  /** Of all plays in order, with their points and leaves. */
  readonly hash: string;
}

export const sizes = [33, 40, 63];

export function answersOf(plays: readonly GeneratedPlay[]): Answers {
  const texts = plays.map(textOf);
  return {
    plays: plays.length,
    points: plays.reduce((sum, play) => sum + play.points, 0),
    best: texts[0] ?? null,
    hash: createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16),
  };
}

export function situationOf({ letters, rack, board }: Known): Position {
  const squares: (BoardTile | null)[] = new Array(225).fill(null);
  for (const [square, letter, blank] of board) squares[square] = { letter, blank };
  return { rules: rulesFor(letters, rack.length), board: squares, rack: { tiles: rack, hidden: 0 } };
}

/** Four positions for each alphabet that have many plays: with 7 to 9 tiles, and none to three blanks. */
export function makeKnown(): readonly Known[] {
  return sizes.flatMap((letters) => {
    const found: Known[] = [];
    for (let number = letters; found.length < 4; number += 100) {
      const blanks = found.length;
      const { position, words } = taskOf(number, rulesFor(letters, 7 + (found.length % 3)));
      const tiles = position.rack!.tiles.filter((tile) => tile !== "?").slice(0, 7);
      const known = {
        letters,
        rack: [...tiles, ..."???".slice(0, blanks)],
        board: position.board.flatMap((tile, square) =>
          tile === null ? [] : [[square, tile.letter, tile.blank] as const],
        ),
        words,
        answers: answersOf([]),
      };
      const answers = answersOf(expectedPlays(situationOf(known), words));
      if (answers.plays > 100 && answers.plays < 20_000) found.push({ ...known, answers });
    }
    return found;
  });
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { bestPlay, canPlay, countPlays, type GeneratedPlay, generatePlays, playAt, rawPlays } from "tilewright/movegen";
import { expect, test } from "vitest";
import { taskOf } from "../oracle/movegen/tasks.ts";
import type { BoardTile, Position } from "../oracle/shapes.ts";
import { expectedPlays, graphOf, rackedPosition, textOf } from "./expected.ts";
import { rulesFor } from "./large-rules.ts";

// Positions in alphabets of 33, 40 and 63 letters whose plays the oracle has counted, by trying every word everywhere.
// A file keeps the answers, because that takes long. To make it anew:
// KNOWN=write npx vitest run -c test/vitest.config.ts test/movegen/known-positions.test.ts

/** A position, its words, and what the oracle says of its plays. */
interface Known {
  readonly letters: number;
  readonly rack: readonly string[];
  readonly board: readonly (readonly [square: number, letter: string, blank: boolean])[];
  readonly words: readonly (readonly string[])[];
  readonly answers: Answers;
}

interface Answers {
  readonly plays: number;
  readonly points: number;
  readonly best: string | null;
  /** Of all plays in order, with their points and leaves. */
  readonly hash: string;
}

const file = new URL("../fixtures/movegen/large-alphabets.json", import.meta.url);
const sizes = [33, 40, 63];

function answersOf(plays: readonly GeneratedPlay[]): Answers {
  const texts = plays.map(textOf);
  return {
    plays: plays.length,
    points: plays.reduce((sum, play) => sum + play.points, 0),
    best: texts[0] ?? null,
    hash: createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16),
  };
}

function situationOf({ letters, rack, board }: Known): Position {
  const squares: (BoardTile | null)[] = new Array(225).fill(null);
  for (const [square, letter, blank] of board) squares[square] = { letter, blank };
  return { rules: rulesFor(letters, rack.length), board: squares, rack: { tiles: rack, hidden: 0 } };
}

/** Four positions for each alphabet that have many plays: with 7 to 9 tiles, and none to three blanks. */
function makeKnown(): readonly Known[] {
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

if (process.env["KNOWN"] === "write") {
  writeFileSync(
    file,
    `[\n${makeKnown()
      .map((known) => JSON.stringify(known))
      .join(",\n")}\n]\n`,
  );
}
const known: readonly Known[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];

test("positions in 33, 40 and 63 letters are known, with racks of up to three blanks", () => {
  expect([...new Set(known.map(({ letters }) => letters))]).toEqual(sizes);
  const blanks = known.map(({ rack }) => rack.filter((tile) => tile === "?").length);
  expect([...new Set(blanks)].sort()).toEqual([0, 1, 2, 3]);
  const high = known.filter(({ words, letters }) => {
    const last = rulesFor(letters, 7)
      .tileSet.letters.slice(32)
      .map(({ letter }) => letter);
    return words.flat().some((letter) => last.includes(letter));
  });
  expect(high.length).toBeGreaterThan(known.length / 3);
});

test.each(known.map((one, i) => [one.letters, i, one] as const))(
  "a position in %i letters has the plays that the oracle counted (position %i)",
  (_letters, _i, one) => {
    const situation = situationOf(one);
    const position = rackedPosition(situation);
    const graph = graphOf(situation, one.words);
    const plays = generatePlays(position, graph);
    expect(answersOf(plays)).toEqual(one.answers);
    expect(textOf(bestPlay(position, graph)!)).toBe(one.answers.best);
    expect(countPlays(position, graph)).toBe(one.answers.plays);
    expect(canPlay(position, graph)).toBe(true);
    const table = rawPlays(position, graph);
    const raw = Array.from({ length: table.count }, (_, i) => textOf(playAt(position, table, i)));
    expect(raw.sort()).toEqual(plays.map(textOf).sort());
  },
);

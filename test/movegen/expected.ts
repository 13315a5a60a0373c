import type { Tile } from "tilewright";
import { buildWordGraph, type WordGraph } from "tilewright/dictionary";
import type { GeneratedPlay, RackedPosition } from "tilewright/movegen";
import { type LegalPlay, legalPlays, type Word } from "../oracle/movegen/legal-plays.ts";
import type { Position } from "../oracle/shapes.ts";
import { positionFor } from "../play/positions.ts";

/** The oracle's situation as the library takes it. */
export function rackedPosition(situation: Position, form: "position" | "view" = "position"): RackedPosition {
  return positionFor(situation, form) as RackedPosition;
}

/** The words as a graph that plays can be generated from. */
export function graphOf({ rules }: Position, words: readonly Word[]): WordGraph {
  return buildWordGraph(
    words.map((word) => word.join("")),
    { tileSet: rules.tileSet, gaddag: true },
  );
}

/** What `generatePlays` is to give: the oracle's plays, best first, equal ones as their tiles lie. */
export function expectedPlays(situation: Position, words: readonly Word[]): GeneratedPlay[] {
  const plays = inBoardOrder(situation, legalPlays(situation, words)).map((play) => asGenerated(situation, play));
  return plays.sort((one, other) => other.points - one.points);
}

/** Plays in the order of their tiles: by square, letter, natural before blank, and beginnings before longer plays. */
export function inBoardOrder({ rules }: Position, plays: readonly LegalPlay[]): LegalPlay[] {
  const rank = new Map(rules.tileSet.letters.map(({ letter }, index) => [letter, index]));
  const numbers = ({ tiles }: LegalPlay): number[] =>
    tiles.flatMap(({ row, col, letter, blank }) => [row, col, rank.get(letter) as number, blank ? 1 : 0]);
  return [...plays].sort((one, other) => {
    const [a, b] = [numbers(one), numbers(other)];
    const at = a.findIndex((number, i) => number !== b[i]);
    return at === -1 ? a.length - b.length : at >= b.length ? 1 : a[at]! - b[at]!;
  });
}

/** One of the oracle's plays as the library writes it. */
export function asGenerated({ rules, rack }: Position, { tiles, score }: LegalPlay): GeneratedPlay {
  const left: Tile[] = [...rack!.tiles];
  for (const { letter, blank } of tiles) left.splice(left.indexOf(blank ? "?" : letter), 1);
  const order = [...rules.tileSet.letters.map(({ letter }) => letter), "?"];
  const leave = left.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return { type: "play", placements: tiles, points: score.total, leave };
}

/** All of a play in one line: quicker to compare than objects where there are thousands. */
export function textOf({ type, placements, points, leave }: GeneratedPlay): string {
  const tiles = placements.map(({ row, col, letter, blank }) => `${row} ${col} ${letter}${blank ? " as a blank" : ""}`);
  return `${type} ${tiles.join(", ")}: ${points}, leaves ${leave.join(" ")}`;
}

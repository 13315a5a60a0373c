import { indexOfSquare } from "../../board/layouts/index.ts";
import {
  emptyBoard,
  type Placed,
  type Placement,
  type Position,
  previewPlay,
  scoreMove,
  unwrap,
  validatePlacement,
} from "../../index.ts";
import { formatSquare, parsePlay } from "../../notation/index.ts";
import { renderBoard } from "../../render/index.ts";
import { us2021 as ruleset } from "../../rules/index.ts";
import { scoreLines, violationLines } from "../judge-play.ts";
import { languageNamed } from "../languages.ts";
import type { Paint } from "../output/colours.ts";
import { counted } from "../output/counted.ts";

const english = languageNamed();

/** The turns with which the rulebooks explain how to score. */
const turns = ["8F HORN", "H6 FARM", "10F PASTE", "9H MOB", "11E BIT"];

/** The rulebooks' five turns on boards drawn as text, then a play that is refused, and a preview. */
export function fiveTurns(paint?: Paint): string {
  const played = turnsPlayed(paint);
  const parts = played.flatMap(({ board, text }) => [board, text]);
  const { after: position } = played.at(-1)!;
  const last = [refused(position), previewed(position, { paint })];
  const head = "One play at a time: the five turns with which the rulebooks explain scoring.";
  return [head, legend, ...parts, ...last].join("\n\n");
}

/** What the signs on the boards mean. */
export const legend: string =
  "On empty squares, ' is a double and \" a triple letter, - a double and = a triple word; " +
  "[ ] are tiles laid this turn.";

/** One of the five turns. */
interface Turn {
  readonly before: Position;
  readonly placements: readonly Placed[];
  readonly board: string;
  /** What it scores and why. */
  readonly text: string;
  readonly after: Position;
}

/** The five turns in their order. */
export function turnsPlayed(paint?: Paint): readonly Turn[] {
  let before: Position = { ruleset };
  return turns.map((play, i) => {
    const { placements } = unwrap(parsePlay(play, before));
    const { score } = unwrap(scoreMove(before, placements));
    const head = `Turn ${i + 1}: ${play}, ${counted(score.total, "point")}`;
    const text = `${head}\n${indented(scoreLines(score, english))}`;
    const after = laid(before, placements);
    const turn = { before, placements, board: renderBoard(before, { placements, paint }), text, after };
    before = after;
    return turn;
  });
}

function laid({ board = emptyBoard(ruleset.layout), ...rest }: Position, placements: readonly Placed[]): Position {
  const next = [...board];
  for (const { row, col, letter, blank } of placements)
    next[indexOfSquare(ruleset.layout, { row, col })] = { letter, blank };
  return { ...rest, board: next };
}

/** One answer lists everything that is wrong with a play. */
export function refused(position: Position): string {
  const rack = [..."ZAXEERT"];
  const placements: readonly Placement[] = [
    { row: 7, col: 6, letter: "Z" },
    { row: 1, col: 2, letter: "O" },
    { row: 1, col: 5, letter: null },
    { row: 15, col: 2, letter: "X" },
  ];
  const { violations = [] } = validatePlacement({ ...position, rack }, placements);
  const laid = placements.map((tile) => `${tile.letter ?? "a blank"} on ${formatSquare(tile)}`);
  const head = `A play with several mistakes, from the rack ${rack.join("")}:`;
  return `${head}\n${indented([laid.join(", "), ...violationLines(violations, english)])}`;
}

/** What tiles score as they lie, and what is wrong with them, while a player is still laying them. */
export function previewed(
  position: Position,
  { boards = true, paint }: { readonly boards?: boolean; readonly paint?: Paint } = {},
): string {
  const dictionary = new Set(["DO", "PASTED"]);
  const preview = (title: string, letter: string | null): string => {
    const placements: readonly Placement[] = [
      { row: 9, col: 10, letter, blank: true },
      { row: 10, col: 10, letter: "O" },
    ];
    const { words, score, violations, legal } = previewPlay({ ...position, rack: [..."AO?"] }, placements, {
      dictionary,
    });
    const formed = words.map(({ word, points, status }) => `${word} ${points}, ${status}`).join("; ");
    const reasons = violationLines(violations, english);
    const points = score === null ? "no points" : counted(score.total, "point");
    const verdict = `Scores ${points} as laid; ${legal ? "legal" : "not legal yet"}`;
    const told = `${title}\n${indented([formed, verdict, ...reasons])}`;
    return boards ? `${renderBoard(position, { placements, paint })}\n\n${told}` : told;
  };
  return [
    preview("A preview: a blank with no letter yet on 10K, and O on 11K", null),
    preview("The same, with D for the blank", "D"),
  ].join("\n\n");
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}

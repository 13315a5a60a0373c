import { describeViolation, type PlayViolation, type Square, type Violation, validatePlacement } from "tilewright";
import { formatSquare } from "tilewright/notation";
import { type ErrorExample, errorExamples, positionOf } from "./error-examples.ts";
import { type GameErrorExample, gameErrorExamples } from "./game-error-examples.ts";

/** The violations an example yields. */
export function violationsOf(example: ErrorExample): readonly PlayViolation[] {
  const options = example.dictionary === undefined ? {} : { dictionary: example.dictionary };
  const result = validatePlacement(positionOf(example), example.placements, options);
  return result.ok ? [] : result.violations;
}

/** The violations that all examples yield. */
export function exampleViolations(): readonly Violation[] {
  return [
    ...Object.values(errorExamples).flatMap((example) => violationsOf(example)),
    ...Object.values(gameErrorExamples).flatMap(({ violations }) => violations),
  ];
}

/** The part of the board that matters: the tiles there before, and in brackets those laid now. */
function drawn(example: ErrorExample): string {
  const { ruleset, board = [] } = positionOf(example);
  const { rows, cols } = ruleset.layout;
  const whole = example.placements.filter(({ row, col }) => Number.isInteger(row) && Number.isInteger(col));
  const lying: readonly Square[] = board.flatMap((tile, index) =>
    tile === null ? [] : [{ row: Math.floor(index / cols), col: index % cols }],
  );
  const shown = [...whole, ...lying];
  const range = (values: readonly number[], limit: number): readonly [number, number] => [
    Math.max(0, Math.min(...values, limit - 1) - 1),
    Math.max(Math.min(limit - 1, Math.max(...values) + 1), ...values),
  ];
  const [top, bottom] =
    shown.length === 0
      ? [6, 8]
      : range(
          shown.map(({ row }) => row),
          rows,
        );
  const [left, right] =
    shown.length === 0
      ? [6, 8]
      : range(
          shown.map(({ col }) => col),
          cols,
        );
  const square = (row: number, col: number): string => {
    const laid = whole.filter((placement) => placement.row === row && placement.col === col);
    if (laid.length > 0) return `[${laid.map(({ letter }) => letter ?? "?").join("")}]`;
    if (row >= rows || col >= cols) return "   ";
    const tile = board[row * cols + col];
    if (tile) return ` ${tile.letter} `;
    const legend = ruleset.layout.legend[ruleset.layout.rowsOfSquares[row]?.[col] ?? ""];
    return legend === "hole" ? " # " : " . ";
  };
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const header = `    ${columns.map((col) => ` ${formatSquare({ row: 0, col }).slice(1)} `).join("")}`;
  const lines = Array.from({ length: bottom - top + 1 }, (_, index) => top + index).map(
    (row) => `${String(row + 1).padStart(3)} ${columns.map((col) => square(row, col)).join("")}`,
  );
  return [header, ...lines].map((line) => line.trimEnd()).join("\n");
}

/** A paragraph in lines of at most 120 characters; code in backticks stays on one line. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const [word] of text.matchAll(/(?:`[^`]*`|[^\s`])+/g)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 120) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** What a violation holds; `which` squares it lists, if it lists any. */
function details(violation: Violation, which: string | undefined): string {
  const { code: _code, squares, ...rest } = violation;
  const names = squares.map((square) => formatSquare(square)).join(", ") || "none";
  const others = Object.entries(rest).map(([name, value]) => `${name}: \`${JSON.stringify(value)}\``);
  return [`squares: ${names}${which === undefined ? "" : ` (${which})`}`, ...others].join("; ");
}

/** What `describeViolation` says of the violations of an example, and what they hold. */
function described(
  violations: readonly Violation[],
  { bug, squares }: { readonly bug?: true; readonly squares?: string },
): readonly string[] {
  return [
    ...violations.map(
      (violation) => `- \`describeViolation\`: ${describeViolation(violation)}\n- ${details(violation, squares)}`,
    ),
    ...(bug ? ["- A bug in the calling program, not a player's mistake."] : []),
  ];
}

function section(code: string, example: ErrorExample): string {
  const violations = violationsOf(example).filter((violation) => violation.code === code);
  return [
    `### ${code}`,
    "",
    wrapped(example.meaning),
    "",
    "```text",
    drawn(example),
    "```",
    "",
    ...(example.rack === undefined ? [] : [`- rack: ${example.rack}`]),
    ...described(violations, example),
    "",
  ].join("\n");
}

function gameSection(code: string, example: GameErrorExample): string {
  const { meaning, situation, call, violations } = example;
  const lines = [
    `### ${code}`,
    "",
    wrapped(meaning),
    "",
    wrapped(`${situation} \`${call}\`:`),
    "",
    ...described(violations, example),
    "",
  ];
  return lines.join("\n");
}

const linksTo = (examples: object): string =>
  Object.keys(examples)
    .map((code) => `[${code}](#${code})`)
    .join(", ");

/** docs/errors.md: code, meaning, an example board and its sentence. */
export function errorsDocument(): string {
  const sections = Object.entries(errorExamples).map(([code, example]) => section(code, example));
  const games = Object.entries(gameErrorExamples).map(([code, example]) => gameSection(code, example));
  return `---
title: "Errors: every violation code"
---

# Errors: every violation code

When the rules refuse a play or a move, the result lists \`violations\`: everything that is certainly wrong with it.

\`\`\`ts
import { describeViolation, validatePlacement } from "tilewright";
import { us2021 as ruleset } from "tilewright/rulesets";

const placements = ["H", "O", "R", "N"].map((letter, i) => ({ row: 0, col: i, letter }));
const { ok, violations = [] } = validatePlacement({ ruleset }, placements);
ok; // => false
violations.map(({ code }) => code); // => ["start-not-covered"]
violations.map((violation) => describeViolation(violation)); // => ["The first play must cover 8H."]
\`\`\`

Each violation has a \`code\`, the \`squares\` it concerns, and details that depend on the code. \`describeViolation\` turns
it into a sentence for players, in English or [another language](messages.md). Compare codes, never sentences. A minor
version may [add codes](stability.md), so handle unknown ones. If a client has an older copy of the library than the
server, its \`describeViolation\` throws a \`TypeError\` for a newer code.

| about | codes |
| --- | --- |
| plays | ${linksTo(errorExamples)} |
| moves and games | ${linksTo(gameErrorExamples)} |

Input that cannot be read produces problems instead: see [Handle mistakes](start.md#handle-mistakes). This page is
generated by \`npm run docs:generate\`, and its examples run as tests.

## Plays

A play's violations are listed in the order in which they appear on this page. A code is repeated only if its details
differ. The order of the placements does not matter, except that \`malformed\` gives the index of a placement. Squares are
listed in board order (row by row, from left to right), each square once. "Remaining tiles" means the tiles laid on free
squares of the board; a repeated square counts once. For the reasons, and for when words and racks are checked, see
[what a refused play lists](decisions/0001-what-a-refusal-lists.md).

In the examples, newly laid tiles are in brackets.

${sections.join("\n")}
## Moves and games

${games.join("\n")}`;
}

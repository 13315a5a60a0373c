import { type PlayViolation, previewPlay, scoreMove, validatePlacement } from "tilewright";
import { premiumAt, standardLayout } from "tilewright/layouts";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { errorExamples } from "../docs/error-examples.ts";
import * as oracle from "../oracle/layouts.ts";
import { type Attempt, attempts } from "../oracle/play/attempts.ts";
import { judge } from "../oracle/play/judge.ts";
import { preview } from "../oracle/play/preview.ts";
import { same } from "../oracle/play/same.ts";
import { englishTiles } from "../oracle/tile-sets.ts";
import { casesOf, seed, timeFor } from "../seed.ts";
import { positionFor } from "./positions.ts";

// Six seconds of one core for all of them; of fewer than 5,000 the rarest codes may by chance be too few, whatever
// knobs there are. PLACEMENTS asks for fewer, or for more.
const howMany = Number(process.env["PLACEMENTS"] ?? Math.max(5000, casesOf(15_000)));
const forms = ["position", "position", "game", "view"] as const;

/** The codes in the order in which they are listed. Each must be met often enough. */
const codes = Object.keys(errorExamples);

test(`the library and the oracle agree on ${howMany} random plays`, { timeout: timeFor(howMany) }, () => {
  const met = new Map<string, number>();
  const meet = (what: string): unknown => met.set(what, (met.get(what) ?? 0) + 1);
  let index = 0;
  for (const attempt of attempts(howMany, seed)) {
    const form = forms[index % forms.length]!;
    const disagreement = disagreementOn(attempt, form);
    if (disagreement !== null) expect.fail(`play ${index}: ${show(attempt, form, disagreement)}`);
    index += 1;
    const { violations = [] } = judge(attempt.position, attempt.placements, attempt, attempt.inspection);
    const listed = violations.map(({ code }) => code);
    expect(listed).toEqual([...listed].sort((one, other) => codes.indexOf(one) - codes.indexOf(other)));
    for (const code of new Set(listed)) meet(code);
    if (listed.length === 0) meet("legal");
    if (violations.some((violation) => (violation["labels"] as string[] | undefined)?.length)) meet("forbidden label");
    if (listed.length > 0 && attempt.inspection.score !== null) meet("refused, with a score");
  }
  const order = ["legal", ...codes, "forbidden label", "refused, with a score"];
  const table = order.map((what) => `${String(met.get(what) ?? 0).padStart(7)}  ${what}`);
  console.log([`${howMany} plays`, ...table].join("\n"));
  const times = (what: string): number => (met.get(what) ?? 0) / howMany;
  expect(times("legal")).toBeGreaterThanOrEqual(0.3);
  for (const code of codes) expect(times(code), code).toBeGreaterThanOrEqual(0.005);
});

test("D2 [all] the oracle and the library have the same standard board and English tiles", () => {
  const { rowsOfSquares, legend, starts } = oracle.standardLayout;
  rowsOfSquares.forEach((line, row) => {
    [...line].forEach((square, col) => {
      const premium = square === "." ? null : legend[square];
      expect(premiumAt(standardLayout, { row, col })).toEqual(premium);
    });
  });
  expect([standardLayout.rows, standardLayout.cols]).toEqual([rowsOfSquares.length, rowsOfSquares[0]!.length]);
  expect(standardLayout.starts).toEqual(starts);
  expect({ letters: english.letters, blanks: english.blanks }).toEqual({
    letters: englishTiles.letters,
    blanks: englishTiles.blanks,
  });
});

/** What the two say differently, or null. */
function disagreementOn(attempt: Attempt, form: (typeof forms)[number]): object | null {
  const position = positionFor(attempt.position, form);
  const placements = attempt.placements as Parameters<typeof validatePlacement>[1];
  const options = { dictionary: attempt.dictionary };
  const geometry = { geometryOnly: true };
  const pairs = [
    [
      judge(attempt.position, placements, attempt, attempt.inspection),
      validatePlacement(position, placements, options),
    ],
    [judge(attempt.position, placements, geometry, attempt.inspection), scoreMove(position, placements)],
    [preview(attempt.position, placements, attempt, attempt.inspection), previewPlay(position, placements, options)],
  ];
  for (const [expected, answer] of pairs) {
    const found = comparable(answer as Answer);
    if (!same(expected, found)) return { expected, found };
  }
  return null;
}

interface Answer {
  readonly ok?: boolean;
  readonly tiles?: readonly unknown[];
  readonly violations?: readonly PlayViolation[];
}

/** An answer without what the oracle does not say: `ok`, the tiles of a preview, the wording of `malformed`. */
function comparable({ ok, tiles, violations, ...rest }: Answer): object {
  if (ok !== undefined && ok !== (violations === undefined)) return { ok, violations };
  if (violations === undefined) return rest;
  const listed = violations.map((violation) => {
    if (violation.code !== "malformed") return violation;
    const { expected, found, ...place } = violation;
    return expected === "" || found === "" ? violation : place;
  });
  return { ...rest, violations: listed };
}

function show(attempt: Attempt, form: string, disagreement: object): string {
  const { rules, board, rack } = attempt.position;
  const lines = rules.layout.rowsOfSquares.map((line, row) =>
    [...line].map((square, col) => board[row * rules.layout.cols + col]?.letter ?? square).join(" "),
  );
  return [form, ...lines, JSON.stringify({ rack, placements: attempt.placements, ...disagreement }, null, 1)].join(
    "\n",
  );
}

import { type PlayViolation, premiumAt, previewPlay, scoreMove, standardLayout, validatePlacement } from "tilewright";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { type Case, cases } from "../oracle/play/arbitrary.ts";
import { standardDrawing } from "../oracle/play/drawings.ts";
import { foresee } from "../oracle/play/foresee.ts";
import { judge } from "../oracle/play/oracle.ts";
import { same } from "../oracle/play/same.ts";
import { englishTiles } from "../oracle/play/tiles.ts";
import { seed } from "../seed.ts";
import { positionFor } from "./positions.ts";

// Ten seconds of one core; PLACEMENTS asks for fewer, or for more.
const howMany = Number(process.env["PLACEMENTS"] ?? "100000");
const forms = ["position", "position", "game", "view"] as const;

/** The codes each of which must be met often enough, in the order of the table. */
const codes: readonly Exclude<PlayViolation["code"], "malformed">[] = [
  "no-tiles",
  "off-board",
  "on-hole",
  "square-occupied",
  "square-repeated",
  "too-many-tiles",
  "too-few-tiles",
  "blank-without-letter",
  "unknown-letter",
  "not-in-line",
  "gap",
  "start-not-covered",
  "not-connected",
  "not-on-rack",
  "invalid-word",
];

test(`the library and the oracle agree on ${howMany} random placements`, { timeout: 120_000 }, () => {
  const met = new Map<string, number>();
  const meet = (what: string): unknown => met.set(what, (met.get(what) ?? 0) + 1);
  let index = 0;
  for (const one of cases(howMany, seed)) {
    const form = forms[index % forms.length]!;
    const disagreement = disagreementOn(one, form);
    if (disagreement !== null) expect.fail(`placement ${index}: ${show(one, form, disagreement)}`);
    index += 1;
    const { violations } = judge(one.situation, one.placements, one, one.examined);
    for (const code of new Set(violations?.map((violation) => violation.code) ?? ["legal"])) meet(code);
    if (violations?.some((violation) => (violation["labels"] as string[] | undefined)?.length)) meet("forbidden label");
    if (violations !== undefined && one.examined.count !== null) meet("refused, with a score to tell");
  }
  const order = ["legal", ...codes, "malformed", "forbidden label", "refused, with a score to tell"];
  const table = order.map((what) => `${String(met.get(what) ?? 0).padStart(7)}  ${what}`);
  console.log([`${howMany} placements`, ...table].join("\n"));
  const times = (what: string): number => (met.get(what) ?? 0) / howMany;
  expect(times("legal")).toBeGreaterThanOrEqual(0.3);
  for (const code of codes) expect(times(code), code).toBeGreaterThanOrEqual(0.005);
});

test("D2 [all] the oracle's own drawing of the standard board and list of English tiles are the library's", () => {
  const { rowsOfSquares, legend, starts } = standardDrawing;
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
function disagreementOn(one: Case, form: (typeof forms)[number]): object | null {
  const position = positionFor(one.situation, form);
  const placements = one.placements as Parameters<typeof validatePlacement>[1];
  const options = { dictionary: one.dictionary };
  const geometry = { geometryOnly: true };
  const pairs = [
    [judge(one.situation, placements, one, one.examined), validatePlacement(position, placements, options)],
    [judge(one.situation, placements, geometry, one.examined), scoreMove(position, placements)],
    [foresee(one.situation, placements, one, one.examined), previewPlay(position, placements, options)],
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

function show(one: Case, form: string, disagreement: object): string {
  const { rules, board, rack } = one.situation;
  const lines = rules.layout.rowsOfSquares.map((line, row) =>
    [...line].map((square, col) => board[row * rules.layout.cols + col]?.letter ?? square).join(" "),
  );
  return [form, ...lines, JSON.stringify({ rack, placements: one.placements, ...disagreement }, null, 1)].join("\n");
}

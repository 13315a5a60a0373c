import { parseArgs } from "node:util";
import {
  type Checked,
  describeViolation,
  explainScore,
  type Placed,
  type PlayViolation,
  scoreMove,
  validatePlacement,
} from "../../index.ts";
import { type Cgp, parseCgp, parsePlay, type Remark } from "../../notation/index.ts";
import type { ScoreBreakdown } from "../../play/breakdown.ts";
import { premiumLines } from "../premiums.ts";
import { readWords } from "../read-words.ts";
import type { Command, Terminal } from "../terminal.ts";

const aboutArguments = `
CGP is a position in one line: rows, racks, scores, turns without points, and operations. PLAY is a coordinate and a
word. Both in quotation marks, or the play in two arguments. The exit status is 0 for a legal play, 1 for one that is
not, 2 for arguments that cannot be read.`;

const example = `"15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0" "H6 FARM"`;

/** Scores one play on one position. */
export const score: Command = {
  usage: "score CGP PLAY",
  summary: "Scores a play on a position, letter by letter. Racks and words are not asked.",
  help: `${aboutArguments}

  --json   the score, or what is wrong, as JSON

  tilewright score ${example}`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { json } });
    return judge(positionals, values.json, terminal, ({ position }, placements) => scoreMove(position, placements));
  },
};

/** Judges one play on one position. */
export const validate: Command = {
  usage: "validate CGP PLAY",
  summary: "Tells everything that is wrong with a play on a position, or its score.",
  help: `${aboutArguments}

  --words FILE   a word list, one word a line: then every word formed is looked up
  --json         the score, or what is wrong, as JSON

  tilewright validate ${example} --words words.txt`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json, words: { type: "string" } },
    });
    return judge(positionals, values.json, terminal, ({ position }, placements) => {
      const dictionary = values.words === undefined ? undefined : readWords(values.words, position.ruleset);
      return validatePlacement(position, placements, { dictionary });
    });
  },
};

const json = { type: "boolean", default: false } as const;

type Verdict = Checked<{ readonly score: ScoreBreakdown }, PlayViolation>;

/**
 * Reads the arguments, judges the play and prints the verdict. A word that does not fit the board is no legal play.
 *
 * @throws Error with one line for people, for what cannot be read.
 */
async function judge(
  [text, ...play]: readonly string[],
  asJson: boolean,
  { print }: Terminal,
  verdict: (cgp: Cgp, placements: readonly Placed[]) => Verdict,
): Promise<number> {
  if (text === undefined || play.length === 0 || play.length > 2)
    throw new Error("expected a position and a play, such as 8F HORN");
  const cgp = parseCgp(text);
  if (!cgp.ok) throw unreadable("the position", cgp.problems);
  const { ok, placements, problems } = parsePlay(play.join(" "), cgp.position);
  if (ok) return answer(verdict(cgp, placements), asJson, print);
  if (problems.some(({ code }) => code !== "irregular-play")) throw unreadable("the play", problems);
  const lines = problems.map((problem) => `${problem.code}: ${inWords(problem)}\n`);
  await print(asJson ? `${JSON.stringify({ ok, problems })}\n` : lines.join(""));
  return 1;
}

function inWords({ column, expected, found }: Remark): string {
  return `column ${column}: expected ${expected}, found ${found}`;
}

function unreadable(what: string, problems: readonly Remark[]): Error {
  return new Error(`${what}, ${problems.map(inWords).join("; ")}`);
}

async function answer(result: Verdict, asJson: boolean, print: Terminal["print"]): Promise<number> {
  const lines = result.ok
    ? [explainScore(result.score), ...premiumLines(result.score)]
    : result.violations.map((violation) => `${violation.code}: ${describeViolation(violation)}`);
  await print(asJson ? `${JSON.stringify(result)}\n` : `${lines.join("\n")}\n`);
  return result.ok ? 0 : 1;
}

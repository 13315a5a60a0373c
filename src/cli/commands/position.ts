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
import { readWords } from "../read-input.ts";
import { problemLine } from "../remarks.ts";
import type { Command, Terminal } from "../terminal.ts";

const aboutArguments = `
CGP is a position in one line: rows, racks, scores, turns without points, and operations. PLAY is a coordinate and a
word. Both in quotation marks, or the play in two arguments. The exit status is 0 for a legal play, 1 for one that is
not, 2 for arguments that cannot be read.`;

const example = `"15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0" "H6 FARM"`;

/** Scores one play on one position. */
export const score: Command = {
  usage: "score CGP PLAY",
  summary: "Scores a play on a position, letter by letter. Rack and words are not checked.",
  help: `${aboutArguments}

  --json   print the score, or what is wrong, as JSON

  tilewright score ${example}`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { json } });
    return judge(positionals, values.json, terminal, ({ position }, placements) => scoreMove(position, placements));
  },
};

/** Judges one play on one position. */
export const validate: Command = {
  usage: "validate CGP PLAY",
  summary: "Lists everything that is wrong with a play on a position, or gives its score.",
  help: `${aboutArguments}

  --words FILE   a word list, one word a line: every word that the play forms is looked up in it
  --json         print the score, or what is wrong, as JSON

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

type Judgement = Checked<{ readonly score: ScoreBreakdown }, PlayViolation>;

/**
 * Reads the arguments, judges the play and prints the judgement. A word that does not fit the board is an illegal play.
 *
 * @throws Error with a message of one line if the arguments cannot be read
 */
async function judge(
  [text, ...play]: readonly string[],
  asJson: boolean,
  { print }: Terminal,
  judgePlay: (cgp: Cgp, placements: readonly Placed[]) => Judgement,
): Promise<number> {
  if (text === undefined || play.length === 0 || play.length > 2)
    throw new Error("expected a position and a play, such as 8F HORN");
  const cgp = parseCgp(text);
  if (!cgp.ok) throw unreadable("the position", cgp.problems);
  const { ok, placements, problems } = parsePlay(play.join(" "), cgp.position);
  if (ok) return printJudgement(judgePlay(cgp, placements), asJson, print);
  if (problems.some(({ code }) => code !== "irregular-play")) throw unreadable("the play", problems);
  const lines = problems.map((problem) => `${problem.code}: ${problemLine(problem)}\n`);
  await print(asJson ? `${JSON.stringify({ ok, problems })}\n` : lines.join(""));
  return 1;
}

function unreadable(what: string, problems: readonly Remark[]): Error {
  return new Error(`${what}, ${problems.map(problemLine).join("; ")}`);
}

async function printJudgement(result: Judgement, asJson: boolean, print: Terminal["print"]): Promise<number> {
  const lines = result.ok
    ? [explainScore(result.score), ...premiumLines(result.score)]
    : result.violations.map((violation) => `${violation.code}: ${describeViolation(violation)}`);
  await print(asJson ? `${JSON.stringify(result)}\n` : `${lines.join("\n")}\n`);
  return result.ok ? 0 : 1;
}

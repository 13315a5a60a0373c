import { parseArgs } from "node:util";
import { wordList } from "../../dictionary/index.ts";
import {
  type Checked,
  type Dictionary,
  describeViolation,
  explainScore,
  type Placed,
  type PlayViolation,
  type ScoreBreakdown,
  scoreMove,
  validatePlacement,
} from "../../index.ts";
import { type Cgp, parseCgp, parsePlay, type Remark } from "../../notation/index.ts";
import { premiumLines } from "../premiums.ts";
import { readInput } from "../read-input.ts";
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
    const { cgp, placements } = readArguments(positionals);
    return answer(scoreMove(cgp.position, placements), values.json, terminal);
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
    const { cgp, placements } = readArguments(positionals);
    const dictionary = values.words === undefined ? undefined : readWords(values.words, cgp);
    return answer(validatePlacement(cgp.position, placements, { dictionary }), values.json, terminal);
  },
};

const json = { type: "boolean", default: false } as const;

/** @throws Error with one line for people. */
function readArguments(args: readonly string[]): { readonly cgp: Cgp; readonly placements: readonly Placed[] } {
  const [position, ...play] = args;
  if (position === undefined || play.length === 0 || play.length > 2)
    throw new Error("expected a position and a play, such as 8F HORN");
  const cgp = parseCgp(position);
  if (!cgp.ok) throw unreadable("the position", cgp.problems);
  const placements = parsePlay(play.join(" "), cgp.position);
  if (!placements.ok) throw unreadable("the play", placements.problems);
  return { cgp, placements: placements.placements };
}

function unreadable(what: string, problems: readonly Remark[]): Error {
  const told = problems.map(({ column, expected, found }) => `column ${column}: expected ${expected}, found ${found}`);
  return new Error(`${what}, ${told.join("; ")}`);
}

function readWords(file: string, { position }: Cgp): Dictionary {
  const text = new TextDecoder().decode(readInput(file));
  return wordList(text, { tileSet: position.ruleset.tileSet });
}

async function answer(
  result: Checked<{ readonly score: ScoreBreakdown }, PlayViolation>,
  asJson: boolean,
  { print }: Terminal,
): Promise<number> {
  if (asJson) await print(`${JSON.stringify(result)}\n`);
  else if (result.ok) await print(`${[explainScore(result.score), ...premiumLines(result.score)].join("\n")}\n`);
  else for (const violation of result.violations) await print(`${violation.code}: ${describeViolation(violation)}\n`);
  return result.ok ? 0 : 1;
}

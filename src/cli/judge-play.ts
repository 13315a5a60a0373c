import { explainPremiums } from "../accounts/index.ts";
import {
  describeViolation,
  explainScore,
  type Placed,
  type PlayViolation,
  type Ruleset,
  type ScoreBreakdown,
} from "../index.ts";
import { formatSquare, parsePlay } from "../notation/index.ts";
import { positionOf, type ReadPosition, unreadable } from "./input/position-argument.ts";
import type { Language } from "./languages.ts";
import { jsonText } from "./output/json-text.ts";
import { inPlainWords } from "./output/system-errors.ts";
import { problemLine, remarkJson } from "./remarks.ts";
import type { Terminal } from "./terminal.ts";

/** The answer to a play: its score, or what is wrong with it. */
type Judgement =
  | { readonly ok: true; readonly score: ScoreBreakdown }
  | { readonly ok: false; readonly violations: readonly PlayViolation[] };

/** What `score` and `validate` have in common. */
interface Job {
  /** The name of the form of the JSON. */
  readonly schema: string;
  readonly asJson: boolean;
  readonly ruleset: Ruleset | undefined;
  readonly words: Language;
  judge(position: ReadPosition, placements: readonly Placed[]): Judgement;
}

/**
 * Reads the arguments, judges the play and prints the judgement. A word that does not fit the board is an illegal play.
 *
 * @throws Error with a message of one line if the arguments cannot be read; as JSON, there is an object that says why
 */
export async function judgePlay(args: readonly string[], job: Job, terminal: Terminal): Promise<number> {
  try {
    return await printJudgement(args, job, terminal);
  } catch (error) {
    const { schema, asJson } = job;
    if (asJson) await terminal.print(`${jsonText({ schema, ok: false, problem: inPlainWords(error) })}\n`);
    throw error;
  }
}

async function printJudgement(
  args: readonly string[],
  { schema, asJson, ruleset, words, judge }: Job,
  { print, printError }: Terminal,
): Promise<number> {
  const { position, rest: play, remarks } = positionOf(args, ruleset, words);
  if (remarks !== "") await printError(remarks);
  if (play.length === 0 || play.length > 2) throw new Error("expected a position and a play, such as 8F HORN");
  const text = play.join(" ");
  const answer = async (ok: boolean, json: object, lines: readonly string[]): Promise<number> => {
    await print(asJson ? `${jsonText({ schema, ok, ...json })}\n` : `${lines.join("\n")}\n`);
    return ok ? 0 : 1;
  };
  const { ok, placements, problems } = parsePlay(text, position);
  if (!ok) {
    if (problems.some(({ code }) => code !== "irregular-play")) throw unreadable("the play", problems, words);
    return answer(
      false,
      { problems: problems.map((problem) => remarkJson(problem, words)) },
      problems.map((problem) => `${problem.code}: ${problemLine(problem, words)}`),
    );
  }
  const blanks = placements.filter(({ blank }) => blank);
  const judgement = judge(position, placements);
  if (judgement.ok) {
    const { score } = judgement;
    const named = blanks.map((tile) => ({ square: formatSquare(tile), letter: tile.letter }));
    return answer(true, { score, blanks: named }, [
      explainScore(score, words),
      ...explainPremiums(score, words),
      ...blankLines(placements, position.ruleset, text, words),
    ]);
  }
  const { violations } = judgement;
  return answer(
    false,
    { violations },
    violations.map((violation) => `${violation.code}: ${describeViolation(violation, words)}`),
  );
}

/** Which tiles of a play are blanks, so that nobody who has written small letters is misled by the score. */
function blankLines(
  placements: readonly Placed[],
  { tileSet }: Ruleset,
  text: string,
  { story: { blank }, program: { smallLetters } }: Language,
): readonly string[] {
  const { points } = tileSet.blanks;
  const lines = placements.filter(({ blank }) => blank).map((tile) => blank(formatSquare(tile), tile.letter, points));
  return lines.length < placements.length ? lines : [...lines, smallLetters(text.trim().toUpperCase())];
}

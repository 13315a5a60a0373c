import {
  type Checked,
  describeViolation,
  explainScore,
  type Placed,
  type PlayViolation,
  type ScoreBreakdown,
} from "../index.ts";
import type { Messages } from "../messages/index.ts";
import { formatPlay, formatSquare, parsePlay } from "../notation/index.ts";
import { explainPremiums } from "../replay/index.ts";
import { type Command, type CommandHelp, command, type Given, nameOf } from "./command.ts";
import { type GivenPosition, positionHelp, positionOf, unreadable } from "./input/position-argument.ts";
import type { OptionList, OptionValues } from "./options.ts";
import { jsonText } from "./output/json-text.ts";
import { inPlainWords } from "./output/system-errors.ts";
import { problemLine, remarkJson } from "./remarks.ts";
import { rulesOption } from "./rules.ts";
import type { Terminal } from "./terminal.ts";

/** The answer to a play: its score, or what is wrong with it. Commands that may look words up say whether they did. */
type Judgement = { readonly wordsLookedUp?: boolean } & Checked<{ readonly score: ScoreBreakdown }, PlayViolation>;

/** What a play is, and what the answers mean. */
const help = {
  about: `${positionHelp}

PLAY is a square and a word: 8F HORN runs across from row 8, column F, and F8
HORN runs down. Capitals are tiles, lower-case letters are blanks: 8F HORn.`,
  notes: `
The exit status is 0 for a legal play, 1 for an illegal one, or 2 if the
arguments cannot be read.`,
};

const ofJudges = {
  rules: rulesOption("rules to use"),
  json: { help: "print the score, or the errors, as JSON" },
} as const;

/** What `score` and `validate` differ in. */
interface Judging<Options extends OptionList> extends Omit<CommandHelp<Options>, "about" | "notes"> {
  judge(position: GivenPosition, placements: readonly Placed[], values: OptionValues<Options>): Judgement;
}

/** Makes a command that judges a play. As JSON, what cannot be read is an object that says why, too. */
export function judgingCommand<const Options extends OptionList>(spec: Judging<Options>): Command {
  const schema = `tilewright.${nameOf(spec)}/1`;
  return command({
    ...help,
    ...spec,
    options: { ...spec.options, ...ofJudges } as Options & typeof ofJudges,
    async run(given, terminal) {
      const asJson = given.form.kind === "json";
      try {
        const judge: Judge = (position, placements) => spec.judge(position, placements, given.values);
        const { ok, json, lines } = await answerTo(given, judge, terminal);
        await terminal.print(asJson ? `${jsonText({ schema, ok, ...json })}\n` : `${lines.join("\n")}\n`);
        return ok ? 0 : 1;
      } catch (error) {
        if (asJson) await terminal.print(`${jsonText({ schema, ok: false, problem: inPlainWords(error) })}\n`);
        throw error;
      }
    },
  });
}

type Judge = (position: GivenPosition, placements: readonly Placed[]) => Judgement;

/**
 * Reads the arguments and judges the play. A word that does not fit the board is an illegal play.
 *
 * @throws Error with a message of one line if the arguments cannot be read
 */
async function answerTo({ args, ruleset, words }: Given<OptionList>, judge: Judge, { printError }: Terminal) {
  const { position, rest: play, remarks } = positionOf(args, ruleset, words);
  if (remarks !== "") await printError(remarks);
  if (play.length === 0 || play.length > 2)
    throw new Error("pass a play, such as 8F HORN, after the position if there is one");
  const text = play.join(" ");
  const { ok, placements, problems } = parsePlay(text, position);
  if (!ok) {
    if (problems.some(({ code }) => code !== "irregular-play")) throw unreadable("the play", problems, words);
    const lines = problems.map((problem) => `${problem.code}: ${problemLine(problem, words)}`);
    return { ok, json: { problems: problems.map((problem) => remarkJson(problem, words)) }, lines };
  }
  const judgement = judge(position, placements);
  const { wordsLookedUp } = judgement;
  const unchecked = wordsLookedUp === false ? ["Words were not looked up. To check them, pass --words FILE."] : [];
  if (!judgement.ok) {
    const { violations } = judgement;
    const lines = violationLines(violations, words);
    const asksForWords = violations.some(({ code }) => code === "no-dictionary");
    return { ok: false, json: { violations, wordsLookedUp }, lines: asksForWords ? [...lines, ...unchecked] : lines };
  }
  const { score } = judgement;
  const blanks = placements
    .filter(({ blank }) => blank)
    .map((tile) => ({ square: formatSquare(tile), letter: tile.letter }));
  const lines = [...scoreLines(score, words), ...blankLines(placements, position)];
  return { ok: true, json: { score, blanks, wordsLookedUp }, lines: [...lines, ...unchecked] };
}

/** What a play scores, and why. */
export function scoreLines(score: ScoreBreakdown, words: Messages): readonly string[] {
  return [explainScore(score, words), ...explainPremiums(score, words)];
}

/** What is wrong with a play, each with its code. */
export function violationLines(violations: readonly PlayViolation[], words: Messages): readonly string[] {
  return violations.map((violation) => `${violation.code}: ${describeViolation(violation, words)}`);
}

/** Which tiles of a play are blanks, so that nobody who has written small letters is misled by the score. */
function blankLines(placements: readonly Placed[], position: GivenPosition): readonly string[] {
  const { points } = position.ruleset.tileSet.blanks;
  const lines = placements
    .filter(({ blank }) => blank)
    .map((tile) => `${formatSquare(tile)} is a blank for ${tile.letter} and scores ${points}`);
  const letters = placements.map((tile) => ({ ...tile, blank: false }));
  if (lines.length < placements.length) return lines;
  return [...lines, `Lower case means a blank. For lettered tiles, write ${formatPlay(letters, position)}.`];
}

import { stepsOf } from "../../index.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { type TurnArgument, turnIn } from "../input/turn-argument.ts";
import { languageNamed } from "../languages.ts";
import { paintSquare } from "../output/colours.ts";
import { jsonText } from "../output/json-text.ts";
import { printable, printableLines } from "../output/printable.ts";
import { resultOrFailure } from "../record/each-record.ts";
import { factsOf, turnFactsOf, turnsOf, withNames } from "../record/facts.ts";
import { misfitsOf } from "../record/misfits.ts";
import { problemOf, type RecordFile, readRecord, refusalOf, remarksOf, statusWord } from "../record/read-record.ts";
import { remarkJson, remarkLine } from "../remarks.ts";
import { rulesetNamed } from "../rules.ts";
import { renderSheet } from "../sheet.ts";
import { describeMisfit, describeStep } from "../story.ts";

/** How games are shown. */
export interface ReplayOptions {
  readonly json: boolean;
  /** Whether boards are described in words. */
  readonly plain: boolean;
  readonly rules: string | null;
  /** The name of a language. */
  readonly language: string;
  /** Whether each game begins with the name of its file. */
  readonly named: boolean;
  readonly colours: boolean;
}

/** What `replay` does with each file. */
export const replayFile: FileTask<ReplayOptions, null> = {
  name: "replay",
  head: () => "",
  start: (options) => {
    const ruleset = rulesetNamed(options.rules ?? undefined);
    return (name) => {
      const at = turnIn(name);
      const file = at?.file ?? name;
      return resultOrFailure(
        () => readRecord(file, ruleset),
        (record) => resultOf(file, record, options, at),
      );
    };
  },
  none: () => null,
  add: () => null,
};

function resultOf(file: string, record: RecordFile, options: ReplayOptions, at: TurnArgument | null): FileResult<null> {
  const words = languageNamed(options.language);
  const turns = at !== null && record.kind === "game" ? [...turnsOf(record.game)] : [];
  const missing = at !== null && record.kind === "game" && turns[at.turn - 1] === undefined;
  const refusal = missing
    ? `${file}: ${words.program.noSuchTurn({ turns: turns.length, turn: at.turn })}`
    : refusalOf(file, record, words);
  const err = refusal === null ? "" : `tilewright replay: ${printable(refusal)}\n`;
  const only = at === null ? null : (turns[at.turn - 1]?.index ?? null);
  const text = missing ? "" : textOf(file, record, options, only);
  const out = options.json ? `${jsonText(jsonOf(file, record, options))}\n` : text;
  return { status: refusal === null ? 0 : 2, out, err, sum: null };
}

/** The object that `--json` prints. It is a versioned interface: see docs/formats.md. */
function jsonOf(file: string, record: RecordFile, { language }: ReplayOptions): object {
  const words = languageNamed(language);
  return {
    schema: "tilewright.replay/1",
    file,
    status: statusWord(record),
    problem: problemOf(record),
    remarks: remarksOf(record).map((remark) => remarkJson(remark, words)),
    game: record.kind === "game" ? { ...factsOf(file, record.game), plays: turnFactsOf(record.game) } : null,
  };
}

/**
 * Title, players, every turn with its board and notes, the score sheet, and what is wrong in the record. `only`: the
 * index of the one event that is shown, without sheet and remarks; `null` for the whole game.
 */
function textOf(
  file: string,
  record: RecordFile,
  { plain, named, colours, language }: ReplayOptions,
  only: number | null,
): string {
  if (record.kind !== "game") return "";
  const words = languageNamed(language);
  const { game, remarks } = record;
  const names = game.names.join(", ");
  const title = printable(game.title === null ? names : `${game.title}: ${names}`);
  const parts = [named ? `${printable(file)}\n${title}` : title];
  const state = withNames(game);
  const misfits = misfitsOf(game);
  const paint = colours ? paintSquare : undefined;
  for (const step of stepsOf(state)) {
    if (only !== null && step.index !== only) continue;
    const misfit = misfits.get(step.index);
    const story =
      misfit === undefined ? describeStep(step, words, { plain, paint }) : describeMisfit(step, misfit, words);
    const notes = game.notes.filter(({ event }) => event === step.index).map(({ text }) => indented(text));
    if (story !== null || notes.length > 0) parts.push([story, ...notes].filter((text) => text !== null).join("\n"));
  }
  if (only === null) parts.push(renderSheet(state, words, misfits));
  if (only === null && remarks.length > 0)
    parts.push(remarks.map((remark) => remarkLine(file, remark, words, colours)).join("\n"));
  return `${parts.join("\n\n")}\n${named ? "\n" : ""}`;
}

function indented(text: string): string {
  return printableLines(text).replace(/^/gm, "  | ");
}

import { stepsOf } from "../../index.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { languageNamed } from "../languages/languages.ts";
import { colourBoards } from "../output/colours.ts";
import { printable, printableLines } from "../output/printable.ts";
import { eachRecord } from "../record/each-record.ts";
import { factsOf, turnFactsOf } from "../record/facts.ts";
import { problemOf, type RecordFile, refusalOf, remarksOf, statusWord } from "../record/read-record.ts";
import { remarkJson, remarkLine } from "../remarks.ts";
import { renderSheet } from "../sheet.ts";
import { describeStep } from "../story.ts";

/** How games are shown. */
export interface ReplayOptions {
  readonly json: boolean;
  /** Whether boards are described in words. */
  readonly plain: boolean;
  readonly rules: string | null;
  /** The name of a language; `null` for English. */
  readonly language: string | null;
  /** Whether each game begins with the name of its file. */
  readonly named: boolean;
  readonly colours: boolean;
}

/** What `replay` does with each file. */
export const replayFile: FileTask<ReplayOptions, null> = {
  name: "replay",
  head: () => "",
  start: eachRecord(resultOf),
  none: () => null,
  add: () => null,
};

function resultOf(file: string, record: RecordFile, options: ReplayOptions): FileResult<null> {
  const refusal = refusalOf(file, record, languageNamed(options.language));
  const err = refusal === null ? "" : `tilewright replay: ${printable(refusal)}\n`;
  const out = options.json ? `${JSON.stringify(jsonOf(file, record))}\n` : textOf(file, record, options);
  return { status: refusal === null ? 0 : 2, out, err, sum: null };
}

/** The object that `--json` prints. It is a versioned interface: see docs/formats.md. */
function jsonOf(file: string, record: RecordFile): object {
  return {
    schema: "tilewright.replay/1",
    file,
    status: statusWord(record),
    problem: problemOf(file, record),
    remarks: remarksOf(record).map(remarkJson),
    game: record.kind === "game" ? { ...factsOf(file, record.game), plays: turnFactsOf(record.game) } : null,
  };
}

/** Title, players, every turn with its board and notes, the score sheet, and what is wrong in the record. */
function textOf(file: string, record: RecordFile, { plain, named, colours, language }: ReplayOptions): string {
  if (record.kind !== "game") return "";
  const words = languageNamed(language);
  const { game, remarks } = record;
  const names = game.names.join(", ");
  const title = printable(game.title === null ? names : `${game.title}: ${names}`);
  const parts = [named ? `${printable(file)}\n${title}` : title];
  for (const step of stepsOf(game.state)) {
    const story = describeStep(step, words, { plain });
    const notes = game.notes.filter(({ event }) => event === step.index).map(({ text }) => indented(text));
    if (story !== null || notes.length > 0) parts.push([story, ...notes].filter((text) => text !== null).join("\n"));
  }
  parts.push(renderSheet(game.state, words));
  if (remarks.length > 0) parts.push(remarks.map((remark) => remarkLine(file, remark, words, colours)).join("\n"));
  const text = `${parts.join("\n\n")}\n${named ? "\n" : ""}`;
  return colours ? colourBoards(text) : text;
}

function indented(text: string): string {
  return printableLines(text).replace(/^/gm, "  | ");
}

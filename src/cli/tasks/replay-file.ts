import { renderSheet, turnsOf } from "../../accounts/index.ts";
import { printable } from "../../read/printable.ts";
import { storyTexts } from "../boards.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { type TurnArgument, turnIn } from "../input/turn-argument.ts";
import { languageNamed } from "../languages.ts";
import { paintSquare } from "../output/colours.ts";
import { jsonText } from "../output/json-text.ts";
import { resultOrFailure } from "../record/each-record.ts";
import { gameJson } from "../record/game-json.ts";
import { problemOf, type RecordFile, readRecord, refusalOf, remarksOf, statusWord } from "../record/read-record.ts";
import { remarkJson, remarkLine } from "../remarks.ts";
import { rulesetNamed } from "../rules.ts";

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
  const turns = at !== null && record.kind === "game" ? turnsOf(record.game) : [];
  const missing = at !== null && record.kind === "game" && turns[at.turn - 1] === undefined;
  const refusal = missing
    ? `${file}: ${words.program.noSuchTurn({ turns: turns.length, turn: at.turn })}`
    : refusalOf(file, record, words);
  const err = refusal === null ? "" : `tilewright replay: ${printable(refusal)}\n`;
  const only = at === null ? null : (turns[at.turn - 1]?.event ?? null);
  const text = missing ? "" : textOf(file, record, options, only);
  const out = options.json ? `${jsonText(jsonOf(file, record, options))}\n` : text;
  return { status: refusal === null ? 0 : 2, out, err, sum: null };
}

/** The object that `--json` prints. It is a versioned interface: see docs/command-line.md. */
function jsonOf(file: string, record: RecordFile, { language }: ReplayOptions): object {
  const words = languageNamed(language);
  return {
    schema: "tilewright.replay/1",
    file,
    status: statusWord(record),
    problem: problemOf(record),
    remarks: remarksOf(record).map((remark) => remarkJson(remark, words)),
    game: record.kind === "game" ? gameJson(file, record.game) : null,
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
  const texts = storyTexts(game, words, { plain, paint: colours ? paintSquare : undefined });
  for (const [event, text] of texts) if (only === null || event === only) parts.push(text);
  if (only === null) parts.push(renderSheet(game, { messages: words }));
  if (only === null && remarks.length > 0)
    parts.push(remarks.map((remark) => remarkLine(file, remark, words, colours)).join("\n"));
  return `${parts.join("\n\n")}\n${named ? "\n" : ""}`;
}

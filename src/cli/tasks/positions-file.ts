import { turnsOf } from "../../accounts/index.ts";
import { stepsOf } from "../../index.ts";
import { formatCgp } from "../../notation/index.ts";
import { describeBoard, printable } from "../../render/index.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import type { Language } from "../languages.ts";
import { languageNamed } from "../languages.ts";
import { jsonText } from "../output/json-text.ts";
import { eachRecord } from "../record/each-record.ts";
import { problemOf, type RecordFile, refusalOf, statusWord } from "../record/read-record.ts";

/** How positions are printed. */
export interface PositionsOptions {
  readonly json: boolean;
  /** Whether the boards are described in words. */
  readonly plain: boolean;
  readonly rules: string | null;
  /** The name of a language. */
  readonly language: string;
}

/** What `positions` does with each file. */
export const positionsFile: FileTask<PositionsOptions, null> = {
  name: "positions",
  head: () => "",
  start: eachRecord(resultOf),
  none: () => null,
  add: () => null,
};

function resultOf(file: string, record: RecordFile, { json, plain, language }: PositionsOptions): FileResult<null> {
  const words = languageNamed(language);
  const refusal = refusalOf(file, record, words);
  const err = refusal === null ? "" : `tilewright positions: ${printable(refusal)}\n`;
  const positions = record.kind === "game" ? positionsOf(record, plain, words) : [];
  const head = { schema: "tilewright.positions/1", file, status: statusWord(record), problem: problemOf(record) };
  const lines = positions.map(({ turn, player, play, cgp, board }) =>
    [`${file}@${turn}`, cgp, player, play]
      .map(printable)
      .join("\t")
      .concat(plain ? `\n${board.map(printable).join("\n")}\n` : ""),
  );
  const out = json ? jsonText({ ...head, positions: positions.map(({ board, ...rest }) => rest) }) : lines.join("\n");
  return { status: refusal === null ? 0 : 2, out: out === "" ? "" : `${out}\n`, err, sum: null };
}

interface TurnPosition {
  readonly turn: number;
  readonly player: string;
  readonly type: string;
  /** What was played, `8F HORN`, or the tiles exchanged. */
  readonly play: string;
  /** The position before it. */
  readonly cgp: string;
  /** The board in words. */
  readonly board: readonly string[];
}

function positionsOf(
  { game }: Extract<RecordFile, { readonly kind: "game" }>,
  plain: boolean,
  words: Language,
): readonly TurnPosition[] {
  const turns = new Map(turnsOf(game).map((turn) => [turn.event, turn]));
  const positions: TurnPosition[] = [];
  for (const { index, before } of stepsOf(game.state)) {
    const turn = turns.get(index);
    if (turn === undefined) continue;
    positions.push({
      turn: turn.turn,
      player: game.names[turn.player] ?? "",
      type: turn.type,
      play: turn.type === "exchanged" ? `-${turn.play}` : turn.play || "-",
      cgp: formatCgp(before).text,
      board: plain ? describeBoard(before, { messages: words }) : [],
    });
  }
  return positions;
}

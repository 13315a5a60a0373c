import { stepsOf } from "../../index.ts";
import { formatCgp } from "../../notation/index.ts";
import { describeBoard, printable } from "../../render/index.ts";
import { turnsOf } from "../../replay/index.ts";
import { gamesCommand } from "../games-command.ts";
import { outOption } from "../output/out-file.ts";
import { jsonLine, type RecordFile, refusalLine } from "../record/read-record.ts";

/** Lists the positions of recorded games. */
export const positions = gamesCommand({
  usage: "positions FILES...",
  summary: "lists the position before each turn of recorded games, as CGP",
  about: `
Prints one tab-separated line per turn: FILE@TURN, the position before the turn
(with any known racks), the player, and the move. Other commands accept
FILE@TURN as a position.`,
  options: {
    plain: { help: "add the board in words, for screen readers" },
    json: { help: "print one JSON object per file" },
    ...outOption,
  },
  notes: "The exit status is 0 on success, or 2 if a file is not a game or cannot be read.",
  examples: ["positions final.gcg", "plays final.gcg@17"],
  each(file, record, { values: { plain }, form, words }) {
    const turns = turnsBefore(record);
    const text = turns.map(({ turn, player, play, cgp, before }) => {
      const line = [`${file}@${turn}`, cgp, player, play].map(printable).join("\t");
      const board = plain === true ? [...describeBoard(before, { messages: words }), ""] : [];
      return `${[line, ...board.map(printable)].join("\n")}\n`;
    });
    const positions = turns.map(({ before, ...rest }) => rest);
    return {
      status: record.kind === "game" ? 0 : 2,
      out: form.kind === "json" ? jsonLine("tilewright.positions/1", file, record, { positions }) : text.join(""),
      err: refusalLine("positions", file, record, words),
      sum: null,
    };
  },
  none: null,
  add: () => null,
});

/** Each turn with the position before it. */
function turnsBefore(record: RecordFile) {
  if (record.kind !== "game") return [];
  const { names, state } = record.game;
  const turns = new Map(turnsOf(record.game).map((turn) => [turn.event, turn]));
  return [...stepsOf(state)].flatMap(({ index, before }) => {
    const made = turns.get(index);
    if (made === undefined) return [];
    const { turn, player, type, play } = made;
    /** What was played, `8F HORN`, or the tiles exchanged. */
    const written = type === "exchanged" ? `-${play}` : play || "-";
    return [{ turn, player: names[player] ?? "", type, play: written, cgp: formatCgp(before).text, before }];
  });
}

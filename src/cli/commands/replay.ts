import { printable } from "../../render/index.ts";
import { renderReplay, renderSheet, turnsOf } from "../../replay/index.ts";
import { storyTexts } from "../boards.ts";
import { type GivenGames, gamesCommand } from "../games-command.ts";
import type { Inputs } from "../input/inputs.ts";
import { turnIn } from "../input/turn-argument.ts";
import { paintSquare } from "../output/colours.ts";
import { outOption, printedTo } from "../output/out-file.ts";
import { gameJson } from "../record/game-json.ts";
import { type GameFile, jsonLine, readRecord, refusalLine, remarksOf } from "../record/read-record.ts";
import { errorLine, remarkJson, remarkLine } from "../remarks.ts";
import type { Terminal } from "../terminal.ts";

const options = {
  plain: { help: "describe boards in words, for screen readers" },
  json: { help: "print one JSON object per file: players, scores, plays" },
  html: {
    value: "FILE",
    help: `write one game as a self-contained web page to step through, print or share (- for standard output)`,
  },
  ...outOption,
} as const;
type Given = GivenGames<typeof options>;

/** Shows recorded games. */
export const replay = gamesCommand<typeof options, null>({
  usage: "replay FILES...",
  summary: "shows recorded games: boards, score breakdowns, score sheets",
  about: `
Notes are shown with their plays; errors in the record are listed at the end.
FILE@17 shows only turn 17 (for turn numbers, run tilewright positions FILE).`,
  options,
  notes: "The exit status is 0 on success, or 2 if a file is not a game or cannot be read.",
  examples: ["replay final.gcg | less", "replay final.gcg@17 --plain", "replay final.gcg --html final.html"],
  before(given, inputs, terminal) {
    const { values, args } = given;
    if (values.html !== undefined) {
      const other = (["plain", "json", "jobs", "out"] as const).find((name) => values[name] !== undefined);
      if (other !== undefined) throw new Error(`--html and --${other} cannot be combined`);
      return makePage(inputs, values.html, given, terminal);
    }
    if (values.json === true && args.some((file) => turnIn(file) !== null))
      throw new Error("--json shows whole games: omit the turn number");
    return undefined;
  },
  readsTurns: true,
  each(file, record, given, turn) {
    const { form, words } = given;
    let [out, err] = ["", refusalLine("replay", file, record, words)];
    if (record.kind === "game" && turn !== null) {
      const turns = turnsOf(record.game);
      const found = turns[turn - 1];
      if (found !== undefined) out = replayText(file, record, given, found.event);
      else err = errorLine("replay", `${file} has turns 1 to ${turns.length}, but no turn ${turn}`);
    } else if (form.kind === "json") {
      // A versioned interface: see docs/command-line.md.
      const remarks = remarksOf(record).map((remark) => remarkJson(remark, words));
      out = jsonLine("tilewright.replay/1", file, record, { remarks, game: gameJson(file, record) });
    } else if (record.kind === "game") out = replayText(file, record, given, null);
    return { status: err === "" ? 0 : 2, out, err, sum: null };
  },
  none: null,
  add: () => null,
});

/**
 * Title, players, every turn with its board and notes, the score sheet, and what is wrong in the record. `only`: the
 * index of the one event that is shown, without sheet and remarks; `null` for the whole game.
 */
function replayText(
  file: string,
  { game, remarks }: GameFile,
  { values, many, colours, words }: Given,
  only: number | null,
): string {
  const names = game.names.join(", ");
  const title = printable(game.title === null ? names : `${game.title}: ${names}`);
  const plain = values.plain === true;
  const texts = storyTexts(game, words, { plain, paint: colours ? paintSquare : undefined });
  const parts = [many ? `${printable(file)}\n${title}` : title];
  if (only !== null) parts.push(texts.get(only) ?? "");
  else parts.push(...texts.values(), renderSheet(game, { messages: words }));
  if (only === null && remarks.length > 0)
    parts.push(remarks.map((remark) => remarkLine(file, remark, words, colours)).join("\n"));
  return `${parts.join("\n\n")}\n${many ? "\n" : ""}`;
}

/** Writes the page of the one game that there is. */
async function makePage(inputs: Inputs, path: string, given: Given, terminal: Terminal): Promise<number> {
  const { many, words, ruleset } = given;
  const [file] = inputs;
  const at = file === undefined ? null : turnIn(file);
  if (at !== null)
    throw new Error(
      `--html shows the whole game: omit the turn number, and add #turn-${at.turn} to the address of the page`,
    );
  if (file === undefined || many) throw new Error("--html writes one game: name one file");
  const record = readRecord(file, ruleset);
  if (record.kind !== "game") {
    await terminal.printError(refusalLine("replay", file, record, words));
    return 2;
  }
  const page = renderReplay(record.game, { file, remarks: record.remarks, messages: words });
  if (path === "-") await terminal.print(page);
  else {
    const target = { option: "--html", path, read: inputs.allRead() };
    await printedTo(target, terminal, ({ print }) => print(page));
  }
  return 0;
}

import { buildWordGraph, type WordGraph } from "../../dictionary/index.ts";
import type { Ruleset, Tile } from "../../index.ts";
import type { Messages } from "../../messages/index.ts";
import { type GeneratedPlay, generatePlays } from "../../movegen/index.ts";
import { formatPlay, formatRack, parseRack } from "../../notation/index.ts";
import { englishWordGraph } from "../../words/index.ts";
import { command } from "../command.ts";
import { type GivenPosition, positionHelp, positionOf, unreadable } from "../input/position-argument.ts";
import { readWords, wordsHelp } from "../input/read-words.ts";
import { jsonText } from "../output/json-text.ts";
import { alignedLines } from "../output/table.ts";
import { rulesOption } from "../rules.ts";
import { unfit } from "../unfit.ts";

/** Lists the legal plays of one position. */
export const plays = command({
  usage: "plays [POSITION]",
  summary: "lists every legal play with its points and leave, best first",
  about: positionHelp,
  options: {
    rack: { value: "TILES", help: "the rack, such as AEINRS?; required if the position has none" },
    words: { value: "FILE", help: `${wordsHelp}; default: the included free English list` },
    rules: rulesOption("rules to use"),
    top: { value: "N", help: "print only the N best plays" },
    json: { help: "print one JSON object per play" },
  },
  examples: ["plays --rack HORNEIA --top 10", "plays final.gcg@17"],
  async run({ values, args, form, ruleset: rules, words }, { print, printError }) {
    if (args.length === 0 && values.rack === undefined)
      throw new Error("pass a position, or --rack TILES for an empty board");
    const { position, rest, remarks } = positionOf(args, rules, words);
    if (rest.length > 0)
      throw new Error(`expected one position, found ${args.length} arguments; put a CGP in quotation marks`);
    if (remarks !== "") await printError(remarks);
    const rack = rackGiven(values.rack, position, words);
    const { ruleset } = position;
    const found = generatePlays({ ...position, rack }, graphOf(values.words, ruleset), { top: parseCount(values.top) });
    const lines = form.kind === "json" ? found.map((play) => asJson(play, position)) : table(found, position);
    if (form.kind !== "json" && found.length === 0) await print("no play is possible\n");
    else await print(lines.map((line) => `${line}\n`).join(""));
    return 0;
  },
});

/** The rack of the option, or that of the position. */
function rackGiven(text: string | undefined, position: GivenPosition, language: Messages): readonly Tile[] {
  if (text === undefined) {
    if (position.rack === null) throw new Error("the position has no rack for the player on turn; pass --rack");
    return position.rack;
  }
  const { ok, tiles, problems } = parseRack(text, position.ruleset.tileSet);
  if (!ok) throw unreadable("--rack", problems, language);
  const most = position.ruleset.rackSize;
  if (tiles.length === 0 || tiles.length > most) throw unfit("--rack", `1 to ${most} tiles`, tiles.length);
  return tiles;
}

function graphOf(file: string | undefined, ruleset: Ruleset): WordGraph {
  const { tileSet } = ruleset;
  if (file !== undefined) return buildWordGraph(readWords(file, ruleset), { tileSet, gaddag: true });
  if (tileSet.id !== "english") throw new Error(`the included words are English; pass --words for ${tileSet.id} tiles`);
  return englishWordGraph();
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unfit("--top", "a number", text);
  return Number(text);
}

function asJson({ points, leave, placements }: GeneratedPlay, position: GivenPosition): string {
  const play = formatPlay(placements, position);
  return jsonText({ schema: "tilewright.plays/1", play, points, leave, placements });
}

function table(plays: readonly GeneratedPlay[], position: GivenPosition): readonly string[] {
  const rows = plays.map(({ placements, points, leave }) => {
    const written = formatPlay(placements, position);
    return [written, `${points}`.padStart(3), formatRack(leave, position.ruleset.tileSet)];
  });
  return alignedLines(rows, "lr");
}

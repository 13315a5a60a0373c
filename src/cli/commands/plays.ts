import { buildWordGraph, type WordGraph } from "../../dictionary/index.ts";
import type { Ruleset, Tile } from "../../index.ts";
import { type GeneratedPlay, generatePlays } from "../../movegen/index.ts";
import { formatPlay, formatRack, parseRack } from "../../notation/index.ts";
import { englishWordGraph } from "../../words/index.ts";
import { positionHelp, positionOf, type ReadPosition, unreadable } from "../input/position-argument.ts";
import { readWords } from "../input/read-words.ts";
import type { Language } from "../languages.ts";
import { languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { jsonText } from "../output/json-text.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import type { Command } from "../terminal.ts";
import { unfit } from "../unfit.ts";

/** Lists the legal plays of one position. */
export const plays: Command = {
  usage: "plays [POSITION]",
  summary: "lists every legal play with points and leave, best first",
  help: `
${positionHelp}

  --rack TILES   the rack, such as AEINRS?; needed where the position has none
  --words FILE   a word list, one word a line; without it the free English list
                 that comes with the program
  --rules NAME   by these rules:
${rulesHelp}
  --top N        only the N best plays
  --json         print one JSON object for each play
${languageHelp}

  tilewright plays --rack HORNEIA --top 10
  tilewright plays final.gcg@17`,
  async run(args, { print, printError }) {
    const { values, positionals } = readOptions(args, {
      ...languageOption,
      rack: { type: "string" },
      words: { type: "string" },
      rules: { type: "string" },
      top: { type: "string" },
      json: { type: "boolean" },
    });
    if (positionals.length === 0 && values.rack === undefined)
      throw new Error("expected a position, or --rack TILES for an empty board");
    const language = languageNamed(values.language);
    const { position, rest, remarks } = positionOf(positionals, rulesetNamed(values.rules), language);
    if (rest.length > 0) throw new Error(`expected one position, found ${positionals.length} arguments`);
    if (remarks !== "") await printError(remarks);
    const rack = rackOf(values.rack, position, language);
    const { ruleset } = position;
    const found = generatePlays({ ...position, rack }, graphOf(values.words, ruleset), { top: parseCount(values.top) });
    const lines = found.map((play) => {
      const written = formatPlay(play.placements, position);
      return values.json === true
        ? jsonText(asJson(written, play))
        : [written, `${play.points}`, formatRack(play.leave, ruleset.tileSet)];
    });
    await print(
      values.json === true
        ? lines.map((line) => `${line}\n`).join("")
        : table(lines as readonly (readonly string[])[], language),
    );
    return 0;
  },
};

/** The rack of the option, or that of the position. */
function rackOf(text: string | undefined, position: ReadPosition, language: Language): readonly Tile[] {
  if (text === undefined) {
    if (position.rack === null) throw new Error("the position names no rack for the player on turn; give --rack");
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
  if (tileSet.id !== "english")
    throw new Error(`the words that come along are English; give --words for ${tileSet.id} tiles`);
  return englishWordGraph();
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unfit("--top", "a number", text);
  return Number(text);
}

function asJson(written: string, { points, leave, placements }: GeneratedPlay): object {
  return { schema: "tilewright.plays/1", play: written, points, leave, placements };
}

function table(rows: readonly (readonly string[])[], { program }: Language): string {
  if (rows.length === 0) return `${program.noPlay}\n`;
  const width = rows.reduce((widest, [play = ""]) => Math.max(widest, play.length), 0);
  return rows
    .map(([play = "", points = "", leave = ""]) => `${play.padEnd(width)} ${points.padStart(4)}  ${leave}`.trimEnd())
    .join("\n")
    .concat("\n");
}

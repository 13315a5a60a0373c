import { parseArgs } from "node:util";
import { buildWordGraph, type WordGraph } from "../../dictionary/index.ts";
import type { Ruleset } from "../../index.ts";
import { type GeneratedPlay, generatePlays } from "../../movegen/index.ts";
import { formatPlay, formatRack, parseCgp } from "../../notation/index.ts";
import { mismatch } from "../../read/describe.ts";
import { openWordGraph } from "../../words/index.ts";
import { readWords } from "../read-input.ts";
import { problemLine } from "../remarks.ts";
import type { Command } from "../terminal.ts";

/** Lists the legal plays of one position. */
export const plays: Command = {
  usage: "plays CGP",
  summary: "Lists every legal play of a position with its points and what stays on the rack, best first.",
  help: `
CGP is a position in one line, with the rack of the player on turn: rows, racks, scores, turns without points, and
operations, in quotation marks.

  --words FILE   a word list, one word a line; without it the free English list that comes with the program
  --top N        only the N best plays
  --json         print one JSON object for each play: play, points, leave, placements

  tilewright plays "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0" --top 10`,
  async run(args, { print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { words: { type: "string" }, top: { type: "string" }, json: { type: "boolean", default: false } },
    });
    const [text, ...more] = positionals;
    if (text === undefined || more.length > 0) throw new Error(`expected one position, found ${positionals.length}`);
    const cgp = parseCgp(text);
    if (!cgp.ok) throw new Error(cgp.problems.map(problemLine).join("; "));
    const { position } = cgp;
    const { rack, ruleset } = position;
    if (!rack || rack.length === 0) throw new Error("the position names no rack for the player on turn");
    const found = generatePlays({ ...position, rack }, graphOf(values.words, ruleset), { top: parseCount(values.top) });
    const lines = found.map((play) => {
      const written = formatPlay(play.placements, position);
      return values.json
        ? JSON.stringify(asJson(written, play))
        : [written, `${play.points}`, formatRack(play.leave, ruleset.tileSet)];
    });
    await print(
      values.json ? lines.map((line) => `${line}\n`).join("") : table(lines as readonly (readonly string[])[]),
    );
    return 0;
  },
};

function graphOf(file: string | undefined, ruleset: Ruleset): WordGraph {
  const { tileSet } = ruleset;
  if (file !== undefined) return buildWordGraph(readWords(file, ruleset), { tileSet, gaddag: true });
  if (tileSet.id !== "english")
    throw new Error(`the words that come along are English; give --words for ${tileSet.id} tiles`);
  return openWordGraph();
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(mismatch("--top", "a number", text));
  return Number(text);
}

function asJson(written: string, { points, leave, placements }: GeneratedPlay): object {
  return { play: written, points, leave, placements };
}

function table(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "no play is possible\n";
  const width = rows.reduce((widest, [play = ""]) => Math.max(widest, play.length), 0);
  return rows
    .map(([play = "", points = "", leave = ""]) => `${play.padEnd(width)} ${points.padStart(4)}  ${leave}`.trimEnd())
    .join("\n")
    .concat("\n");
}

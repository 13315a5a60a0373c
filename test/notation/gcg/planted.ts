import { formatGcg } from "tilewright/notation";
import { northAmerica2017 as ruleset } from "tilewright/rulesets";
import { playGame, type Random, randomFrom } from "./played.ts";

/** A record with one slip, and the line at which it can be noticed first. */
export interface Planted {
  readonly text: string;
  readonly line: number;
}

/** The slips that people make when they copy a game: a wrong square, row and column exchanged, a line left out. */
export type SlipKind = "one square off" | "row and column exchanged" | "a turn left out";

/** The same records for the same number: whole games, without challenges that fail, whose lines depend on the play. */
const records = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
  (seed) => formatGcg(playGame({ seed, ruleset, manners: { doubts: 0 } })).text,
);

/** Records with one slip each. */
export function plantSlips(kind: SlipKind, count: number): readonly Planted[] {
  const random = randomFrom(kind.length);
  const planted: Planted[] = [];
  for (let i = 0; planted.length < count; i++) {
    const lines = records[i % records.length]!.split("\n");
    const plays = lines.flatMap((line, at) => (isPlay(line) && !lines[at + 1]?.includes(" -- ") ? [at] : []));
    // A first play fits in both directions, and a game that lacks its last play looks like one that ended before it.
    const at = plays[1 + random(plays.length - 2)]!;
    const slipped = kind === "a turn left out" ? null : withSlip(lines[at]!, kind, random);
    if (slipped === undefined) continue;
    lines.splice(at, 1, ...(slipped === null ? [] : [slipped]));
    planted.push({ text: lines.join("\n"), line: at + 1 });
  }
  return planted;
}

const play = /^(>\w+: \S+ )(?:(\d+)([A-O])|([A-O])(\d+))( [A-Za-z.]+ .*)$/;

function isPlay(line: string): boolean {
  return play.test(line);
}

/** The line with another coordinate; `undefined` if that lies off the board. */
function withSlip(line: string, kind: SlipKind, random: Random): string | undefined {
  const [, before, acrossRow, acrossCol, downCol, downRow, after] = play.exec(line)!;
  const isAcross = acrossRow !== undefined;
  const write = (row: number, col: number, across: boolean): string => {
    const column = String.fromCharCode(65 + col);
    return `${before}${across ? `${row}${column}` : `${column}${row}`}${after}`;
  };
  const [row, col] = [Number(acrossRow ?? downRow), (acrossCol ?? downCol)!.charCodeAt(0) - 65];
  if (kind === "row and column exchanged") return write(row, col, !isAcross);
  const step = random(2) === 0 ? 1 : -1;
  const [toRow, toCol] = random(2) === 0 ? [row + step, col] : [row, col + step];
  return toRow < 1 || toRow > 15 || toCol < 0 || toCol > 14 ? undefined : write(toRow, toCol, isAcross);
}

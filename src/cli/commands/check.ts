import { parseArgs } from "node:util";
import type { Ruleset } from "../../index.ts";
import { type GcgCounts, parseGcg, type Remark } from "../../notation/index.ts";
import { readInput } from "../read-input.ts";
import { rulesetNamed, rulesetNames } from "../rules.ts";
import type { Command, Terminal } from "../terminal.ts";

/** Checks recorded games. */
export const check: Command = {
  usage: "check FILES...",
  summary: "Replays recorded games (GCG) and tells what in them is not right.",
  help: `
Every play is scored again and every total added up; racks, turns and the settlement are compared with the rules. Each
remark is one line: FILE:LINE:COLUMN CODE and what was found and expected. The exit status is 0 if all is right, 1 if
there are remarks, 2 if a file is no game or cannot be read. A pragma nobody knows is told, and does no harm.

  --json         one JSON object a game instead, with counts: file, events, plays, scoresAgreed, totals, totalsAgreed,
                 remarks (line, column, code, found, expected)
  --rules NAME   the rules to check by, if not those the record suggests: ${rulesetNames.slice(0, 4).join(", ")},
                 ${rulesetNames.slice(4).join(", ")}

  tilewright check games/*.gcg`,
  async run(args, terminal) {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean", default: false }, rules: { type: "string" } },
    });
    if (files.length === 0) throw new Error("expected the files of recorded games");
    const ruleset = rulesetNamed(values.rules);
    const write = values.json ? asJson : asLines;
    const sum = { games: 0, remarks: 0, ...noCounts };
    let status = 0;
    for (const [i, file] of files.entries()) {
      await showProgress(terminal, i, files.length);
      const checked = await checkFile(file, ruleset, terminal);
      if (checked === null) {
        status = 2;
        continue;
      }
      await terminal.print(write(file, checked));
      const { counts, remarks, isGame } = checked;
      if (!isGame) status = 2;
      else if (remarks.some(({ code }) => code !== "unknown-pragma")) status = Math.max(status, 1);
      if (isGame) sum.games++;
      sum.remarks += remarks.length;
      for (const what of Object.keys(noCounts) as (keyof GcgCounts)[]) sum[what] += counts[what];
    }
    await showProgress(terminal, files.length, files.length);
    await terminal.complain(summary(sum));
    return status;
  },
};

interface Checked {
  readonly isGame: boolean;
  readonly counts: GcgCounts;
  readonly remarks: readonly Remark[];
}

const noCounts: GcgCounts = { events: 0, plays: 0, scoresAgreed: 0, totals: 0, totalsAgreed: 0 };

async function checkFile(file: string, ruleset: Ruleset | undefined, terminal: Terminal): Promise<Checked | null> {
  try {
    const { ok, counts, remarks, problems } = parseGcg(readInput(file), { ruleset });
    return ok ? { isGame: true, counts, remarks } : { isGame: false, counts: noCounts, remarks: problems.slice(0, 1) };
  } catch (error) {
    await terminal.complain(`tilewright check: ${(error as Error).message}\n`);
    return null;
  }
}

function asJson(file: string, { counts, remarks }: Checked): string {
  const told = remarks.map(({ line, column, code, found, expected }) => ({ line, column, code, found, expected }));
  return `${JSON.stringify({ file, ...counts, remarks: told })}\n`;
}

function asLines(file: string, { remarks }: Checked): string {
  const lines = remarks.map(
    ({ line, column, code, found, expected }) =>
      `${file}:${line}:${column} ${code} found ${found}, expected ${expected}\n`,
  );
  return lines.join("");
}

function summary(sum: GcgCounts & { readonly games: number; readonly remarks: number }): string {
  const count = (number: number, what: string): string =>
    `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
  const games = `${count(sum.games, "game")}, ${count(sum.plays, "play")}`;
  const scores = `${sum.scoresAgreed.toLocaleString("en")} scores agree`;
  const totals = `${sum.totalsAgreed.toLocaleString("en")} of ${count(sum.totals, "total")}`;
  return `${games}: ${scores}, ${totals}; ${count(sum.remarks, "remark")}\n`;
}

/** How far it is, in one line that overwrites itself, where somebody watches and it takes long. */
async function showProgress({ watched, complain }: Terminal, done: number, all: number): Promise<void> {
  if (!watched || all < 100 || (done % 50 !== 0 && done !== all)) return;
  await complain(done === all ? "\r\u001b[K" : `\r${done} of ${all} games`);
}

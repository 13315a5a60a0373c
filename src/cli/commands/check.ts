import { parseArgs } from "node:util";
import type { Ruleset } from "../../index.ts";
import type { GcgCounts, Remark } from "../../notation/index.ts";
import { readRecord } from "../record.ts";
import { remarkLine } from "../remarks.ts";
import { rulesetNamed, rulesetNames } from "../rules.ts";
import type { Command, Terminal } from "../terminal.ts";

/** Checks recorded games. */
export const check: Command = {
  usage: "check FILES...",
  summary: "Replays recorded games (GCG) and lists what is wrong in them.",
  help: `
Game histories in JSON are read too, and GCG in JSON as servers answer with it.

Every play is scored again and every total added up; racks, turns and the settlement are compared with the rules. Each
remark is one line: FILE:LINE:COLUMN CODE and what was found and expected. The exit status is 0 if all is right, 1 if
there are remarks, 2 if a file is not a game or cannot be read. A remark on an unknown pragma leaves the status at 0.

  --json         print one JSON object for each game: file, events, plays, scoresAgreed, totals, totalsAgreed, remarks
                 (line, column, code, found, expected, hint)
  --rules NAME   check by these rules instead of those that the record shows: ${rulesetNames.slice(0, 4).join(", ")},
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
      const report = await checkFile(file, ruleset, terminal);
      if (report === null) {
        status = 2;
        continue;
      }
      await terminal.print(write(file, report));
      const { counts, remarks, isGame } = report;
      if (!isGame) status = 2;
      else if (remarks.some(({ code }) => code !== "unknown-pragma")) status = Math.max(status, 1);
      if (isGame) sum.games++;
      sum.remarks += remarks.length;
      for (const what of Object.keys(noCounts) as (keyof GcgCounts)[]) sum[what] += counts[what];
    }
    await showProgress(terminal, files.length, files.length);
    await terminal.printError(summary(sum));
    return status;
  },
};

interface FileReport {
  readonly isGame: boolean;
  readonly counts: GcgCounts;
  readonly remarks: readonly Remark[];
}

const noCounts: GcgCounts = { events: 0, plays: 0, scoresAgreed: 0, totals: 0, totalsAgreed: 0 };

async function checkFile(file: string, ruleset: Ruleset | undefined, terminal: Terminal): Promise<FileReport | null> {
  try {
    const { ok, counts, remarks, problems } = readRecord(file, ruleset);
    return ok ? { isGame: true, counts, remarks } : { isGame: false, counts: noCounts, remarks: problems.slice(0, 1) };
  } catch (error) {
    await terminal.printError(`tilewright check: ${(error as Error).message}\n`);
    return null;
  }
}

function asJson(file: string, { counts, remarks }: FileReport): string {
  const withoutEvent = remarks.map(({ event, ...remark }) => remark);
  return `${JSON.stringify({ file, ...counts, remarks: withoutEvent })}\n`;
}

function asLines(file: string, { remarks }: FileReport): string {
  return remarks.map((remark) => `${remarkLine(file, remark)}\n`).join("");
}

function summary(sum: GcgCounts & { readonly games: number; readonly remarks: number }): string {
  const count = (number: number, what: string): string =>
    `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
  const games = `${count(sum.games, "game")}, ${count(sum.plays, "play")}`;
  const scores = `${sum.scoresAgreed.toLocaleString("en")} scores agree`;
  const totals = `${sum.totalsAgreed.toLocaleString("en")} of ${count(sum.totals, "total")}`;
  return `${games}: ${scores}, ${totals}; ${count(sum.remarks, "remark")}\n`;
}

/** Shows the progress of a long check to a person, in one line that overwrites itself. */
async function showProgress({ interactive, printError }: Terminal, done: number, all: number): Promise<void> {
  if (!interactive || all < 100 || (done % 50 !== 0 && done !== all)) return;
  await printError(done === all ? "\r\u001b[K" : `\r${done} of ${all} games`);
}

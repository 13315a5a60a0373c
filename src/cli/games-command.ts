import { printable } from "../render/index.ts";
import type { FileResult, Status } from "./bulk/file-result.ts";
import { jobsOf, resultsOf } from "./bulk/results.ts";
import { type Command, type CommandHelp, command, type Given, givenOf, nameOf } from "./command.ts";
import { areAtLeast, type Inputs, inputHelp, inputsOf } from "./input/inputs.ts";
import { turnIn } from "./input/turn-argument.ts";
import type { OptionList, OptionValues } from "./options.ts";
import { counted, digits } from "./output/counted.ts";
import { type outOption, printedTo } from "./output/out-file.ts";
import { progressOn } from "./output/progress.ts";
import { type RecordFile, withRecord } from "./record/read-record.ts";
import { rulesOption } from "./rules.ts";
import type { Terminal } from "./terminal.ts";

/** The options of every command that reads recorded games. */
const ofGames = {
  rules: rulesOption("use these rules instead of the record's own"),
  "files-from": {
    value: "LIST",
    help: `read file names from LIST (- for standard input), one per line or NUL-terminated`,
  },
  jobs: { value: "N", help: "number of threads (default: one per core when there are many files)" },
} as const satisfies OptionList;

type ValuesOfGames = OptionValues<typeof ofGames & typeof outOption>;

/** What a command was given that reads recorded games. */
export interface GivenGames<Options extends OptionList> extends Given<Options & typeof ofGames> {
  /** Whether there is more than one file. */
  readonly many: boolean;
  readonly colours: boolean;
}

/** What a command does with recorded games: with each by itself, so that several threads can share the work. */
export interface GamesCommand<Options extends OptionList, Sum> extends CommandHelp<Options> {
  /** Rejects options that do not go together. A status that it resolves with ends the command. */
  before?(given: GivenGames<Options>, inputs: Inputs, terminal: Terminal): Promise<number> | undefined;
  /** What is printed before the results of all files. */
  head?(given: GivenGames<Options>): string;
  /** The result of one file. `turn`: the one of which a command with `readsTurns` was asked, counted from 1. */
  each(file: string, record: RecordFile, given: GivenGames<Options>, turn: number | null): FileResult<Sum>;
  /** Whether `FILE@17` stands for a turn. */
  readonly readsTurns?: true;
  /** Whether what is printed is the record itself, to be written as it is. */
  printsRecord?(given: GivenGames<Options>): boolean;
  /** The sum of no file. */
  readonly none: Sum;
  /** Adds to a sum. It may change `sum` unless that is `none`, and returns what it has become. */
  add(sum: Sum, more: Sum): Sum;
  /** Says what there is to say of all files. */
  end?(sum: Sum, given: GivenGames<Options>, to: Terminal): Promise<void>;
}

/** What other threads need to know. */
type Setting<Options extends OptionList> = Pick<GivenGames<Options>, "values" | "many" | "colours">;

/** Makes a command that reads recorded games, works on each, and says what was found. */
export function gamesCommand<const Options extends OptionList, Sum>(spec: GamesCommand<Options, Sum>): Command {
  const work = ({ values, many, colours }: Setting<Options>) => {
    const given = { ...givenOf(values, []), many, colours };
    return (name: string): FileResult<Sum> => {
      const at = spec.readsTurns === true ? turnIn(name) : null;
      const file = at?.file ?? name;
      return withRecord(file, given.ruleset, (record) => spec.each(file, record, given, at?.turn ?? null));
    };
  };
  const made = command({
    ...spec,
    about: `${spec.about.trim()}\n${inputHelp}`,
    options: { ...spec.options, ...ofGames } as Options & typeof ofGames,
    async run(read, terminal) {
      const { values, args } = read;
      const { "files-from": list, jobs: wanted, out } = values as ValuesOfGames;
      const inputs = inputsOf(args, list);
      const jobs = jobsOf(wanted);
      const given = { ...read, many: areAtLeast(2, inputs), colours: terminal.colours };
      const status = await spec.before?.(given, inputs, terminal);
      if (status !== undefined) return status;
      const goThrough = async (to: Terminal): Promise<number> => {
        const setting = { values, many: given.many, colours: to.colours };
        const data = { tilewrightCommand: nameOf(spec), setting };
        const results = resultsOf(inputs, data, work(setting), jobs, terminal.program);
        const done = await printResults(spec, results, given, inputs, to);
        await spec.end?.(done.sum, given, to);
        return done.status;
      };
      if (out === undefined) return await goThrough(terminal);
      return await printedTo({ option: "--out", path: out, read: inputs.allRead() }, terminal, goThrough);
    },
  });
  return { ...made, work };
}

/** Prints results in the order of the files, and adds them up. */
async function printResults<Options extends OptionList, Sum>(
  spec: GamesCommand<Options, Sum>,
  all: AsyncIterable<readonly FileResult<Sum>[]>,
  given: GivenGames<Options>,
  inputs: Inputs,
  to: Terminal,
): Promise<{ readonly status: Status; readonly sum: Sum }> {
  const print = spec.printsRecord?.(given) === true ? to.printRecord : to.print;
  const progress = progressOn(to, inputs);
  let status: Status = 0;
  let sum = spec.none;
  const head = spec.head?.(given) ?? "";
  if (head !== "") await to.print(head);
  for await (const results of all) {
    const out = results.map((result) => result.out).join("");
    const err = results.map((result) => result.err).join("");
    if (out !== "" || err !== "") await progress.clear();
    if (out !== "") await print(out);
    if (err !== "") await to.printError(err);
    for (const result of results) {
      status = Math.max(status, result.status) as Status;
      sum = spec.add(sum, result.sum);
    }
    await progress.add(results.length);
  }
  await progress.clear();
  const leftOut = inputs.leftOut();
  if (leftOut !== null) await to.printError(`${printable(leftOutText(leftOut))}\n`);
  return { status, sum };
}

/** Files in folders that were not read. `first`: one of them. */
function leftOutText({ count, first }: { readonly count: number; readonly first: string }): string {
  return count === 1
    ? `skipped 1 file in a folder, because its name does not end in .gcg: ${first}`
    : `skipped ${counted(count, "file")} in a folder, because their names do not end in .gcg: ` +
        `${first} and ${digits(count - 1)} more`;
}

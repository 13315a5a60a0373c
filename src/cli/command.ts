import type { Ruleset } from "../index.ts";
import type { Messages } from "../messages/index.ts";
import type { FileResult } from "./bulk/file-result.ts";
import { languageNamed, languageOption } from "./languages.ts";
import { type OptionList, type OptionValues, readOptions } from "./options.ts";
import { type Form, formOf } from "./output/form.ts";
import { rulesetNamed } from "./rules.ts";
import type { Terminal } from "./terminal.ts";

/** What the help says of a command. */
export interface CommandHelp<Options extends OptionList> {
  /** How to call it, without the program's name: `check FILES...`. */
  readonly usage: string;
  /** What it is for, in a few words. */
  readonly summary: string;
  /** What stands above the options. */
  readonly about: string;
  readonly options: Options;
  /** What stands below them. */
  readonly notes?: string;
  readonly examples?: readonly string[];
}

/** `check`, as the usage begins. */
export function nameOf({ usage }: { readonly usage: string }): string {
  return usage.split(" ", 1)[0]!;
}

/** A command of the command line. */
export interface Command extends CommandHelp<OptionList> {
  /** Resolves with the exit status: 0 for success, 1 if what was checked is wrong, 2 if the command cannot be run. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
  /** The work on one file, for other threads. What it is made from is plain data. */
  work?(setting: never): (file: string) => FileResult<unknown>;
}

/** What a command was given, read: the same for all commands. */
export interface Given<Options extends OptionList> {
  readonly values: OptionValues<Options>;
  /** The arguments that are not options. */
  readonly args: readonly string[];
  /** What `--language` names. */
  readonly words: Messages;
  /** What `--rules` names. */
  readonly ruleset: Ruleset | undefined;
  /** What `--json`, `--csv` and `--separator` say. */
  readonly form: Form;
}

/** Makes a command of what it does. Every command has `--language`. */
export function command<const Options extends OptionList>(
  spec: CommandHelp<Options> & { run(given: Given<Options>, terminal: Terminal): Promise<number> },
): Command {
  const options = { ...spec.options, ...languageOption };
  return {
    ...spec,
    options,
    async run(args, terminal) {
      const { values, positionals } = readOptions(args, options);
      return await spec.run(givenOf<Options>(values as OptionValues<Options>, positionals), terminal);
    },
  };
}

/**
 * What the values of options stand for.
 *
 * @throws Error with a message of one line if they contradict each other, or name what there is not
 */
export function givenOf<Options extends OptionList>(
  values: OptionValues<Options>,
  args: readonly string[],
): Given<Options> {
  const { rules, language, ...rest }: Readonly<Record<string, string | boolean | undefined>> = values;
  const form = formOf(rest);
  const ruleset = rulesetNamed(rules as string | undefined);
  return { values, args, form, ruleset, words: languageNamed(language as string | undefined) };
}

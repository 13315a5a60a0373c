import { parseArgs } from "node:util";
import { meant } from "./meant.ts";
import { wrapped } from "./output/wrapped.ts";

/** An option of a command. */
export interface Option {
  /** What stands for its value in the help, such as `FILE`. An option without it takes no value. */
  readonly value?: string;
  /** One letter that can be written instead of the name. */
  readonly short?: string;
  readonly help: string;
}

/** The options that a command knows, by name, in the order in which the help lists them. */
export type OptionList = Readonly<Record<string, Option>>;

/** What was given for each option; `undefined` where nothing was. */
export type OptionValues<Options extends OptionList> = {
  readonly [Name in keyof Options]: (Options[Name] extends { readonly value: string } ? string : boolean) | undefined;
};

/**
 * Reads the arguments of a command.
 *
 * @throws Error with a message of one line for an option that the command does not know, or that lacks its value
 */
export function readOptions<const Options extends OptionList>(
  args: readonly string[],
  options: Options,
): { readonly values: OptionValues<Options>; readonly positionals: readonly string[] } {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short }]) => [
        name,
        { type: value === undefined ? "boolean" : "string", ...(short === undefined ? {} : { short }) } as const,
      ]),
    ),
  });
  const known = [...Object.keys(options), "help"].map((name) => `--${name}`);
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new Error(`unknown option ${rawName}${meant(rawName, known)}`);
    if (option.value === undefined && value !== undefined) throw new Error(`${rawName} takes no value`);
    if (option.value === undefined) continue;
    if (value === undefined) throw new Error(`${rawName} needs a value`);
    if (inlineValue === false && /^-./.test(value))
      throw new Error(`${rawName} needs a value; if it begins with a hyphen, write ${rawName}=${value}`);
  }
  return { values: values as unknown as OptionValues<Options>, positionals };
}

/** The options as the help lists them, within 80 columns. */
export function optionsHelp(options: OptionList): string {
  const lines = Object.entries(options).flatMap(([name, { value, help }]) => {
    const written = `  --${name}${value === undefined ? "" : ` ${value}`}`;
    return wrapped(help.replace(/\s+/g, " "), 58).map((line, i) => `${(i === 0 ? written : "").padEnd(21)}${line}`);
  });
  return lines.join("\n");
}

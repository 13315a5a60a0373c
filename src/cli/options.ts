import { parseArgs } from "node:util";
import { nearest } from "./nearest.ts";

/** The options that a command knows. */
export type OptionList = Readonly<Record<string, { readonly type: "boolean" | "string"; readonly short?: string }>>;

/** What was given for each option; `undefined` where nothing was. */
export type OptionValues<Options extends OptionList> = {
  readonly [Name in keyof Options]: (Options[Name]["type"] extends "boolean" ? boolean : string) | undefined;
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
    options,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new Error(unknown(rawName, Object.keys(options)));
    if (option.type === "boolean" && value !== undefined) throw new Error(`${rawName} takes no value`);
    if (option.type === "boolean") continue;
    if (value === undefined) throw new Error(`${rawName} needs a value`);
    if (inlineValue === false && /^-./.test(value))
      throw new Error(`${rawName} needs a value; one that begins with a hyphen is written ${rawName}=${value}`);
  }
  return { values: values as unknown as OptionValues<Options>, positionals };
}

function unknown(rawName: string, names: readonly string[]): string {
  const near = nearest(
    rawName,
    [...names, "help"].map((name) => `--${name}`),
  );
  return `there is no option ${rawName}${near === null ? "" : `; did you mean ${near}?`}`;
}

import { meant } from "./meant.ts";

/** An argument that is not what was expected: `--jobs: expected a number from 1 to 999, found "many"`. */
export function unfit(argument: string, expected: string, found: string | number): Error {
  const long = typeof found === "string" && found.length > 40;
  return new Error(
    `${argument}: expected ${expected}, found ${JSON.stringify(long ? found.slice(0, 40) : found)}${long ? "..." : ""}`,
  );
}

/**
 * The choice that an argument names.
 *
 * @throws Error with a message of one line if it names none; with `hint` it says which one may have been meant
 */
export function oneOf<T extends string>(argument: string, name: string, choices: readonly T[], hint = false): T {
  const choice = choices.find((candidate) => candidate === name);
  if (choice !== undefined) return choice;
  const listed = `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
  const { message } = unfit(argument, `${choices.length > 2 ? "one of " : ""}${listed}`, name);
  throw new Error(hint ? `${message}${meant(name, choices)}` : message);
}

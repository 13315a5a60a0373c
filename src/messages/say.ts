import { hasProperties, isObject } from "../read/is-object.ts";
import { requireThat } from "../read/refuse.ts";
import type { ExpectedAndFound, Sentence } from "./types/sentence.ts";

/** Says a sentence, with its values filled in. */
export function say<Values>(sentence: Sentence<Values>, values: NoInfer<Values>): string;
/** Says the sentence of one code among many, which nobody can type: `words` are those of the same messages. */
export function say(sentence: AnySentence, values: object, words: object): string;
export function say(sentence: AnySentence, values: object, words: object = {}): string {
  return typeof sentence === "string" ? sentence : sentence(values as never, words as never);
}

type AnySentence = string | ((values: never, words: never) => string);

/** Says what should be there, and what is there if the reason has words for it. */
export function sayReason(
  reason: string | ExpectedAndFound | ((values: never, words: never) => string | ExpectedAndFound),
  values: object,
  words: object = {},
): readonly [expected: string, found: string | null] {
  const said = typeof reason === "function" ? reason(values as never, words as never) : reason;
  return Array.isArray(said) ? (said as ExpectedAndFound) : [said as string, null];
}

/**
 * The messages by which a function speaks: those it was given, or English if it was given none.
 *
 * @param english - The parts that the function says.
 * @throws TypeError if messages lack one of these parts, or a sentence of it: nothing is said in two languages
 */
export function messagesOr<M extends object>(given: M | undefined, english: M, what = "messages"): M {
  if (given !== undefined) requireAll(given, english, what);
  return given ?? english;
}

function requireAll(given: unknown, english: unknown, path: string): void {
  const isTable = hasProperties(english);
  const fits = isTable ? isObject(given) : /string|function/.test(typeof given) || Array.isArray(given);
  requireThat(
    fits,
    path,
    isTable ? "a table of sentences, as in germanMessages" : "a sentence, as in germanMessages",
    given,
  );
  if (isTable) for (const key in english) requireAll((given as typeof english)[key], english[key], `${path}.${key}`);
}

import { expectation } from "../read/describe.ts";
import { requireObject } from "../read/refuse.ts";
import type { BoardParts, Messages, Parts } from "./types/messages.ts";
import type { Words } from "./types/words.ts";

/** A sentence with its details, and with words for the codes in them; or a text that has no details. */
type Sentence = string | ((...details: readonly unknown[]) => string);

/** The parts whose sentences get words after their details. */
type SaidPart = keyof BoardParts | "findings" | "boardFindings";

/** The English parts that a function may need, those of `P` among them. */
type English<P extends SaidPart> = Messages & { readonly [Q in P]: Parts[Q] };

/**
 * What messages say: their sentence of a part, with English words where they have none; the English sentence, with
 * English words only, where they do not have it.
 */
export function said<P extends SaidPart>(
  messages: Messages,
  english: English<P>,
  part: P,
  key: keyof Parts[P],
  ...details: readonly unknown[]
): string {
  const own = (messages[part] as Partial<Parts[P]> | undefined)?.[key] as Sentence | undefined;
  const sentence = own ?? ((english[part] as Parts[P])[key] as Sentence);
  if (typeof sentence === "string") return sentence;
  return sentence(...details, sentence === own ? wordsIn(messages, english) : english);
}

const wordParts = ["labels", "moves", "ends", "adjustments"] as const;

/** The words of messages for the same codes as in English, filled up with the English ones. */
export function wordsIn(messages: Messages, english: Messages): Partial<Words> {
  const known = wordParts.filter((part) => english[part] !== undefined);
  return Object.fromEntries(known.map((part) => [part, filled(messages[part], english[part] as object)]));
}

/** A part with the English sentences or words for those that are missing. */
export function filled<Part extends object>(
  own: { readonly [K in keyof Part]?: Part[K] | undefined } | undefined,
  english: Part,
): Part {
  const all = { ...english, ...own };
  for (const key in english) all[key] ??= english[key];
  return all as Part;
}

/** The words that a sentence gets: those of its messages; only English ones, if the messages lack the sentence. */
export function wordsFor<Part extends object>(
  sentence: unknown,
  own: { readonly [K in keyof Part]?: Part[K] | undefined } | undefined,
  english: Part,
): Part {
  return sentence === undefined ? english : filled(own, english);
}

/**
 * Throws a `TypeError` unless the argument is messages: an object, and not the sentences of one part, in which no part
 * would be found.
 */
export function requireMessages(messages: Messages, what = "messages"): void {
  const expected = "messages, for instance germanMessages";
  requireObject(messages, what, expected);
  if (Object.values(messages).some((part) => typeof part === "function"))
    throw new TypeError(expectation(what, expected, "the sentences of one part"));
}

import * as messages from "../messages/index.ts";
import {
  type AccountParts,
  englishMessages,
  type LanguageAccounts,
  type LanguageMessages,
  type LanguageRecords,
} from "../messages/index.ts";
import { filled } from "../messages/said.ts";
import { mismatch } from "../read/describe.ts";
import { nearest } from "./nearest.ts";
import { namesInHelp } from "./output/names-in-help.ts";

/** The command line takes single sentences and words of these parts. */
const spoken = ["story", "program", "season", "tidying", "demo"] as const;

/** Messages of the library in which the parts that the command line itself speaks by are filled up with English. */
export type Language = LanguageMessages &
  LanguageRecords &
  LanguageAccounts &
  Pick<AccountParts, (typeof spoken)[number]>;

/** Every language of the library, by the name of its exports: English first, then by name. A new one is found here. */
const languages: ReadonlyMap<string, Language> = new Map<string, Language>([
  ["english", englishMessages],
  ...exportedNames().map((name) => [name, languageOf(exportedAs(name))] as const),
]);

/** `german` for an export `germanMessages`. */
function exportedNames(): readonly string[] {
  const end = "Messages";
  const names = Object.keys(messages).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
  return names.filter((name) => name !== "english").sort();
}

/** All that the library exports of a language: what it has not is said in English. */
function exportedAs(name: string): LanguageMessages & LanguageRecords & LanguageAccounts {
  const exports = messages as unknown as Readonly<Record<string, LanguageMessages>>;
  return { ...exports[`${name}Messages`]!, remarks: {}, ...exports[`${name}Records`], ...exports[`${name}Accounts`] };
}

/** The names of all languages. */
export const languageNames: readonly string[] = [...languages.keys()];

/** The option that names one. */
export const languageOption = { language: { type: "string" } } as const;

/** The help of this option. */
export const languageHelp: string = `
  --language NAME  say what is said in this language, in JSON too; tables stay
                   as they are:
${namesInHelp(languageNames)}`;

/**
 * The words of the language that `--language` names, by its English name or its tag (`german`, `de`); English where the
 * option was not given.
 *
 * @throws Error if there is no language with this name
 */
export function languageNamed(name: string | undefined = "english"): Language {
  const plain = name.toLowerCase();
  const words = languages.get(plain) ?? [...languages.values()].find(({ language }) => language === plain);
  if (words !== undefined) return words;
  const near = nearest(plain, languageNames);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  throw new Error(`${mismatch("--language", `one of ${languageNames.join(", ")}`, name)}${hint}`);
}

/** A language as the command line speaks it. What it lacks is English. */
export function languageOf(messages: LanguageMessages & LanguageRecords & LanguageAccounts): Language {
  const parts = spoken.map((part) => {
    const [own, english]: readonly [object | undefined, object] = [messages[part], englishMessages[part]];
    return [part, own === undefined ? english : filled(own, english)];
  });
  return { ...messages, ...Object.fromEntries(parts) } as Language;
}

/** The language in which all that goes into a part is said: English, if the language does not have the part. */
export function wholly(language: Language, part: "season" | "demo"): Language {
  return language[part] === englishMessages[part] ? englishMessages : language;
}

/** Sentences of a part that make one: those of the language if it has all of them, or else the English ones. */
export function together<P extends (typeof spoken)[number], K extends keyof AccountParts[P]>(
  language: Language,
  part: P,
  ...keys: readonly K[]
): Pick<AccountParts[P], K> {
  const [own, english] = [language[part] as AccountParts[P], englishMessages[part] as AccountParts[P]];
  return keys.some((key) => own[key] === english[key]) ? english : own;
}

import * as messages from "../messages/index.ts";
import {
  type AccountParts,
  englishMessages,
  type LanguageAccounts,
  type LanguageMessages,
  type LanguageRecords,
} from "../messages/index.ts";
import { oneOf } from "./unfit.ts";

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
export const languageOption = {
  language: {
    value: "NAME",
    help: `say what is said in this language, in JSON too; tables stay as they are: ${languageNames.join(", ")}`,
  },
} as const;

/**
 * The words of the language that `--language` names, by its English name or its tag (`german`, `de`); English where the
 * option was not given.
 *
 * @throws Error if there is no language with this name
 */
export function languageNamed(name: string | undefined = "english"): Language {
  const plain = name.toLowerCase();
  const byTag = [...languages.values()].find(({ language }) => language === plain);
  return byTag ?? languages.get(oneOf("--language", plain, languageNames, true))!;
}

/** A language as the command line speaks it. What it lacks is English. */
export function languageOf(messages: LanguageMessages & LanguageRecords & LanguageAccounts): Language {
  const parts = spoken.map((part) => {
    const english = englishMessages[part];
    const own = messages[part] as Readonly<Record<string, unknown>> | undefined;
    if (own === undefined) return [part, english];
    return [part, Object.fromEntries(Object.entries(english).map(([key, said]) => [key, own[key] ?? said]))];
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

import * as messages from "../messages/index.ts";
import {
  englishMessages,
  type LanguageAccounts,
  type LanguageMessages,
  type LanguageRecords,
} from "../messages/index.ts";
import { oneOf } from "./unfit.ts";

/** Messages of the library. What they lack is said in English. */
export type Language = LanguageMessages & LanguageRecords & LanguageAccounts;

/** Every language of the library, by the name of its exports: English first, then by name. A new one is found here. */
const languages: ReadonlyMap<string, Language> = new Map<string, Language>([
  ["english", englishMessages],
  ...exportedNames().map((name) => [name, exportedAs(name)] as const),
]);

/** `german` for an export `germanMessages`. */
function exportedNames(): readonly string[] {
  const end = "Messages";
  const names = Object.keys(messages).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
  return names.filter((name) => name !== "english").sort();
}

/** All that the library exports of a language: what it has not is said in English. */
function exportedAs(name: string): Language {
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

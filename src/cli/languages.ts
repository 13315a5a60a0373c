import type { Messages } from "../messages/index.ts";
import { dutchMessages } from "../messages/languages/dutch.ts";
import { englishMessages } from "../messages/languages/english.ts";
import { frenchMessages } from "../messages/languages/french.ts";
import { germanMessages } from "../messages/languages/german.ts";
import { italianMessages } from "../messages/languages/italian.ts";
import { polishMessages } from "../messages/languages/polish.ts";
import { portugueseMessages } from "../messages/languages/portuguese.ts";
import { spanishMessages } from "../messages/languages/spanish.ts";
import { swedishMessages } from "../messages/languages/swedish.ts";
import { oneOf } from "./unfit.ts";

/** Every language of the library by its English name, English first. */
const languages = {
  english: englishMessages,
  dutch: dutchMessages,
  french: frenchMessages,
  german: germanMessages,
  italian: italianMessages,
  polish: polishMessages,
  portuguese: portugueseMessages,
  spanish: spanishMessages,
  swedish: swedishMessages,
} as const satisfies Readonly<Record<string, Messages>>;

/** The names of all languages. */
export const languageNames: readonly (keyof typeof languages)[] = Object.keys(languages) as (keyof typeof languages)[];

/** The option that names one. */
export const languageOption = {
  language: {
    value: "NAME",
    help: `language of messages, including those in JSON (tables are not translated): ${languageNames.join(", ")}`,
  },
} as const;

/**
 * The language that `--language` names, by its English name or its tag (`german`, `de`); English where the option was
 * not given.
 *
 * @throws Error if there is no language with this name
 */
export function languageNamed(name: string | undefined = "english"): Messages {
  const plain = name.toLowerCase();
  const byTag = Object.values(languages).find(({ language }) => language === plain);
  return byTag ?? languages[oneOf("--language", plain, languageNames, true)];
}

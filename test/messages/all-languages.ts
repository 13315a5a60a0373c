// Every language of messages, found by the entry points, so that a new one is in all these tests by itself.
import { resolve } from "node:path";
import type { Messages } from "tilewright/messages";
import { entry } from "../../tsup.config.ts";

const sources = Object.entries(entry).filter(([name]) => name.startsWith("messages/"));

/** What the entry point of a language exports: the whole, and its groups. */
export type LanguageModule = Readonly<Record<"board" | "records" | "replay", object>> &
  Readonly<Record<string, Messages>>;

/** Every language by its English name: English first, then by name. */
export const languageModules: readonly (readonly [name: string, exports: LanguageModule])[] = await Promise.all(
  sources.map(async ([name, source]) => {
    const exports = (await import(/* @vite-ignore */ resolve(source))) as LanguageModule;
    return [name.replace("messages/", ""), exports] as const;
  }),
).then((all) => [...all].sort(([a], [b]) => Number(b === "english") - Number(a === "english") || (a < b ? -1 : 1)));

/** Every language as one value. */
export const allLanguages: readonly (readonly [name: string, language: Messages])[] = languageModules.map(
  ([name, exports]) => [name, exports[`${name}Messages`]!],
);

/** The same without English. */
export const otherLanguages: typeof allLanguages = allLanguages.filter(([name]) => name !== "english");

/** The table of docs/messages.md. */
export function languageTable(): string {
  const rows = [
    ["language", "import", "from", "`--language`"],
    ["---", "---", "---", "---"],
    ...allLanguages.map(([name, { language }]) => [
      name[0]!.toUpperCase() + name.slice(1),
      `\`${name}Messages\``,
      `\`tilewright/messages/${name}\``,
      `\`${name}\`, \`${language}\``,
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The module of the playground that names the languages: English first, then by what they call themselves. */
export function languageNamesModule(): string {
  const [english, ...others] = allLanguages.map(([language, { name }]) => [language, name] as const);
  const rows = [english!, ...others.sort(([, a], [, b]) => a.localeCompare(b, "en"))];
  return `// Written by npm run docs:generate.
/** The languages in which the library speaks, as addresses and imports name them, each in its own words. */
export const languageNames = {
${rows.map(([language, name]) => `  ${language}: "${name}",`).join("\n")}
} as const;
`;
}

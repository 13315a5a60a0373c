// How complete each language is: of the sentences and words that English has, how many.
import * as messages from "tilewright/messages";
import type { Remark } from "tilewright/notation";

const { englishMessages } = messages;

/** The families of parts: the end of the names of their exports, and their parts. */
const families: readonly { readonly name: string; readonly suffix: string; readonly parts: readonly string[] }[] = [
  {
    name: "games and boards",
    suffix: "Messages",
    parts: [
      "violations",
      "scores",
      "picture",
      "board",
      "draft",
      "news",
      "element",
      "labels",
      "moves",
      "ends",
      "adjustments",
    ],
  },
  { name: "records", suffix: "Records", parts: ["remarks", "problems", "findings", "boardFindings"] },
  // Without `events`: a language that has none says them as in its news.
  { name: "accounts", suffix: "Accounts", parts: ["story", "sheet", "page"] },
];

/** One language. Of each family: how many sentences and words it has, of how many, and those that it lacks. */
export interface Completeness {
  /** As its exports name it: `german`. */
  readonly language: string;
  /** As HTML names it: `de`. */
  readonly tag: string;
  readonly families: readonly {
    readonly name: string;
    readonly has: number;
    readonly of: number;
    readonly lacks: readonly string[];
  }[];
}

/** Every language of the entry point but English, in the order of their names: what each exports. */
export function otherLanguages(): readonly (readonly [
  name: string,
  language: messages.LanguageMessages,
  records: messages.LanguageRecords,
])[] {
  type Exported = messages.LanguageMessages & messages.LanguageRecords;
  const exported = messages as unknown as Readonly<Record<string, Exported>>;
  const names = Object.keys(exported).flatMap((name) => /^(\w+)Messages$/.exec(name)?.[1] ?? []);
  const others = names.filter((name) => name !== "english").sort();
  return others.map((name) => [name, exported[`${name}Messages`]!, exported[`${name}Records`] ?? { remarks: {} }]);
}

/** Every language of the entry point, English first and the others in the order of their names. */
export function completeness(): readonly Completeness[] {
  const exported = messages as Readonly<Record<string, unknown>>;
  return ["english", ...otherLanguages().map(([name]) => name)].map((language) => ({
    language,
    tag: (exported[`${language}Messages`] as messages.LanguageName).language,
    families: families.map(({ name, suffix, parts }) => {
      const needed = parts.flatMap((part) => sentencesIn(englishMessages, part));
      const own = exported[`${language}${suffix}`] ?? exported[`${language}Messages`] ?? {};
      const present = new Set(parts.flatMap((part) => sentencesIn(own, part)));
      const lacks = needed.filter((path) => !present.has(path));
      return { name, has: needed.length - lacks.length, of: needed.length, lacks };
    }),
  }));
}

/** Whether a language has every sentence of these parts, or every one that is named by its path. */
export function hasAll(language: string, paths: readonly string[]): boolean {
  const lacks = completeness()
    .find((each) => each.language === language)!
    .families.flatMap((family) => family.lacks);
  return !lacks.some((lacking) => paths.some((path) => lacking === path || lacking.startsWith(`${path}.`)));
}

/** The paths of the sentences that say these remarks: all that a language needs for them. */
export function pathsOf(remarks: readonly Remark[]): readonly string[] {
  const pieces = remarks.flatMap(({ reason }) => [
    `remarks.expected.${reason.code}`,
    `remarks.found.${reason.code}`,
    ...("cause" in reason && reason.cause !== null ? [`remarks.causes.${reason.cause.code}`] : []),
  ]);
  return ["remarks.codes", "remarks.said", ...pieces];
}

/** The paths of all sentences and words below a key: `violations.gap`. */
function sentencesIn(table: object, key: string, path = key): readonly string[] {
  const value = (table as Readonly<Record<string, unknown>>)[key];
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [path];
  return Object.keys(value).flatMap((next) => sentencesIn(value, next, `${path}.${next}`));
}

/** What `npm run messages` prints: a line for each language; of one language also what it lacks. */
export function completenessReport(wanted?: string): string {
  const all = completeness().filter(({ language, tag }) => wanted === undefined || [language, tag].includes(wanted));
  if (all.length === 0) return `There is no language ${wanted}: src/messages/index.ts exports none.`;
  return all
    .flatMap(({ language, families: each }) => [
      `${language.padEnd(12)}${each.map(({ name, has, of }) => `${name} ${has} of ${of}`).join("  ")}`,
      ...(wanted === undefined ? [] : each.flatMap(({ lacks }) => lacks.map((path) => `  ${path}`))),
    ])
    .join("\n");
}

/** The table of docs/messages.md. */
export function languageTable(): string {
  const all = completeness();
  const rows = [
    ["language", "import", "`--language`", ...all[0]!.families.map(({ name }) => name)],
    ["---", "---", "---", ...all[0]!.families.map(() => "---")],
    ...all.map(({ language, tag, families: each }) => [
      language[0]!.toUpperCase() + language.slice(1),
      `\`${language}Messages\``,
      `\`${language}\`, \`${tag}\``,
      ...each.map(({ has, of }) => `${has} of ${of}`),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The module of the playground that names the languages: English first, then by what they call themselves. */
export function languageNamesModule(): string {
  const names = completeness().map(({ language }) => [language, nameOf(language)] as const);
  const [english, ...others] = names;
  const rows = [english!, ...others.sort(([, a], [, b]) => a.localeCompare(b, "en"))];
  return `// Written by npm run docs:generate.
/** The languages in which the library speaks, as addresses and imports name them, each in its own words. */
export const languageNames = {
${rows.map(([language, name]) => `  ${language}: "${name}",`).join("\n")}
} as const;
`;
}

function nameOf(language: string): string {
  return (messages as unknown as Readonly<Record<string, messages.LanguageName>>)[`${language}Messages`]!.name;
}

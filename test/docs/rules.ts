import { defineRuleset, type Ruleset, type Variant } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { finishLine, international2022, northAmerica2017, presets as register } from "tilewright/rulesets";
import { editions, readingsPage } from "./clauses.ts";
import { knobs } from "./knobs.ts";

const presets: readonly Ruleset[] = register.flatMap((preset) =>
  preset.kind === "rulebook" ? [preset.rulesetOf()] : [],
);

/** What a reader must know to choose a preset: its name, its file, whose rules it has, and who should take it. */
const choices: readonly (readonly [name: string, file: string, whose: string, different: string, takeIf: string])[] = [
  [
    "us2021",
    "rulebooks/us-2021.ts",
    "H21: the edition of 2021 for the United States (Hasbro)",
    "the other presets say how they differ from this one",
    "you play from a newer box, or do not mind which; a game without a ruleset takes it",
  ],
  [
    "onyx2006",
    "rulebooks/onyx-2006.ts",
    "ONX: the Onyx edition of 2006 (Hasbro)",
    "a challenge looks up every word; a turn may exchange no tiles; more kinds of words are allowed; the game also ends when nobody has a play",
    "you play from this edition",
  ],
  [
    "classic1948",
    "rulebooks/classic-1948.ts",
    "CLS: the classic text of 1948, as reprinted in 2012",
    "a challenge that fails costs nothing; ties are shared; more kinds of words are allowed; the game also ends when nobody has a play",
    "you have an older box, or want challenges without penalty",
  ],
  [
    "pages89",
    "rulebooks/pages-89.ts",
    "P89: pages 8 and 9 of a rule book (Hasbro), with red, orange, blue and green premium squares",
    "like `onyx2006`, but an exchange takes at least one tile, and ties are shared",
    "your rule book has these pages",
  ],
  [
    "basic",
    "rulebooks/basic.ts",
    "MAT: the basic rules (Mattel)",
    "a challenge that fails costs nothing; ties are shared; more kinds of words are allowed; the game also ends when nobody has a play",
    "your box comes with the basic game rules, or you want challenges without penalty",
  ],
  [
    "northAmerica2017",
    "regions/north-america-2017.ts",
    "clubs and tournaments in North America, as summaries of 2017 and recorded games have them",
    "the word list alone decides on words; exchanges need seven tiles in the bag; six turns without points end the game; going out pays twice the others' tiles",
    "you play in a club, or replay games from there",
  ],
  [
    "international2022",
    "regions/international-2022.ts",
    "international tournaments, by the price of 2022 and as recorded games show",
    "like `northAmerica2017`, but a challenge that fails gives the challenged player five points",
    "you play, or replay, international tournament games",
  ],
];

/** Those that ask nothing, and examples of the one that has options. */
const variants: readonly (readonly [call: string, variant: Variant])[] = [
  ...register.flatMap((preset) =>
    preset.kind === "variant" && preset.questions.length === 0 ? [[preset.name, preset.variantOf()] as const] : [],
  ),
  ["finishLine({ target: 150 })", finishLine({ target: 150 })],
  ['finishLine({ levels: ["expert", "beginner"] })', finishLine({ levels: ["expert", "beginner"] })],
];

/** The knobs of a ruleset by path, each with its value. A knob in a list or in a layout has all its values. */
export function knobsOf(ruleset: Ruleset): ReadonlyMap<string, unknown> {
  return new Map(
    knobs.flatMap(({ path }) => {
      const values = valuesAt(ruleset, path.split(/(?=\[\])|\./));
      return values.length === 0
        ? []
        : [[path, path.includes("[]") ? [...new Set(values)].sort() : values[0]] as const];
    }),
  );
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== "object" || value === null) return [];
  if (step === "[]") return Object.values(value).flatMap((inner) => valuesAt(inner, rest));
  return step in value ? valuesAt((value as Readonly<Record<string, unknown>>)[step], rest) : [];
}

function shown(path: string, value: unknown): string {
  if (value === undefined) return path.startsWith("challenge.whenWrong.") ? "" : "off";
  if (path === "exchange" || path === "challenge") return value === null ? "none" : "yes";
  if (path === "tileSet") return (value as Ruleset["tileSet"]).id;
  if (path === "layout") return value === standardLayout ? "standard" : "another";
  if (path === "bonuses") {
    return (value as Ruleset["bonuses"]).map(({ tiles, points }) => `${tiles}: ${points}`).join(", ") || "none";
  }
  if (Array.isArray(value)) return value.join(", ") || "none";
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

const linkTo = (id: string): string =>
  id.startsWith("D")
    ? `[${id}](${readingsPage.slice("docs/".length)}#${id.toLowerCase()})`
    : `[${id}](conformance.md#${id.toLowerCase()})`;

const behindOf = (behind: string): string =>
  behind === "-" ? "no rulebook has it" : behind.split(", ").map(linkTo).join(", ");

function choiceTable(): string {
  const rows = choices.map(
    ([name, file, whose, different, takeIf]) =>
      `| \`${name}\` | ${whose} | ${different} | ${takeIf} | \`src/rules/${file}\` |`,
  );
  return [
    "| preset | whose rules | what is different | take it if | source |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function registerTable(): string {
  const rows = register.map(({ kind, id, name, sentence }) => `| ${kind} | \`${id}\` | \`${name}\` | ${sentence} |`);
  return ["| kind | id | export | what it is |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function presetTable(): string {
  const values = presets.map(knobsOf);
  const rows = knobs.map(({ path, about, behind }) => {
    const cells = values.map((map) => shown(path, map.get(path)));
    const marked = cells.map((cell) => (cell === cells[0] ? cell : `**${cell}**`));
    return `| \`${path}\` | ${about} | ${marked.join(" | ")} | ${behindOf(behind)} |`;
  });
  return [
    `| setting | what it says | ${editions.join(" | ")} | clauses |`,
    `| --- | --- | ${editions.map(() => "---").join(" | ")} | --- |`,
    ...rows,
  ].join("\n");
}

function tournamentTable(): string {
  const before = knobsOf(presets[0] as Ruleset);
  const [north, world] = [knobsOf(northAmerica2017), knobsOf(international2022)];
  const rows = knobs.flatMap(({ path, about }) => {
    const cells = [before, north, world].map((map) => shown(path, map.get(path)));
    return new Set(cells).size === 1 ? [] : [`| \`${path}\` | ${about} | ${cells.join(" | ")} |`];
  });
  return [
    "| setting | what it says | `us2021` | `northAmerica2017` | `international2022` |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function variantTable(): string {
  const base = presets[0] as Ruleset;
  const before = knobsOf(base);
  const rows = variants.flatMap(([call, variant]) => {
    const after = knobsOf(defineRuleset(base, variant));
    return [...after]
      .filter(([path]) => !path.includes("[]"))
      .filter(([path, value]) => shown(path, value) !== shown(path, before.get(path)))
      .map(
        ([path, value]) => `| \`${call}\` | \`${path}\` | ${shown(path, before.get(path))} | ${shown(path, value)} |`,
      );
  });
  return ["| variant | setting | before | after |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** docs/rules.md: which preset to take, every knob of every preset, and what the variants change. */
export function rulesDocument(): string {
  return `---
title: Rules, presets and variants
---

# Rules, presets and variants

A ruleset is plain data: one field, or setting, for everything that rulebooks and clubs decide differently. Take a preset,
apply variants, and change what you like:

\`\`\`ts
import { createGame, defineRuleset } from "tilewright";
import { nineTile, us2021 } from "tilewright/rulesets";

const ruleset = defineRuleset(us2021, nineTile, { challenge: { looksUp: "every-word", whenWrong: "nothing" } });
ruleset.rackSize; // => 9
createGame({ players: 2, ruleset, first: 0 }).players[0]?.rack.tiles.length; // => 9
\`\`\`

A list replaces the one before: after \`nineTile\`, \`bonuses: [{ tiles: 9, points: 30 }]\` gives 30 points for nine tiles
only, and nothing for seven or eight.

Ten questions lead to your rules, and a table says which page answers what: [which rules do we play?](which-rules.md)

## Which preset should I take?

${choiceTable()}

H21, ONX, CLS, P89 and MAT are the short names of the rulebooks, which tests, comments and tables use. Each preset is a
small file, with the clause behind each line.

## Every preset

\`presets\` lists all that ships, for instance for a menu: each with its sentence, with what no source confirms, and with
a function that returns its rules. \`rulesets\` has those that are whole rulesets by their ids, and \`isRulesetId\` knows
these ids. The command line takes them after \`--rules\`.

\`\`\`ts
import { isRulesetId, presets, rulesets } from "tilewright/rulesets";

const menu = presets.flatMap((preset) => (preset.kind === "region" ? [preset.sentence] : []));
menu[1]; // => "International tournaments, five points for a play."
const id: string = "german-2026"; // from outside
if (isRulesetId(id)) rulesets[id].tileSet.id; // => "german"
\`\`\`

A program that needs one preset imports it by its name: the register brings all of them, with the tiles of their
languages, into a bundle.

${registerTable()}

## The five rulebooks, setting by setting

What differs from the first column is bold. The last column says what the values rest on: [clauses](conformance.md) of
the rulebooks, and [readings](${readingsPage.slice("docs/".length)}) where these leave a question
open.

${presetTable()}

- **Passes end games everywhere.** ONX, CLS and P89 do not mention passes; two rounds of them end the game all the same,
  even where \`canPlay\` says that plays remain. Otherwise a game in which everybody passes would never end.
  \`end: { passesEach: null, scorelessTurns: 6 }\` has turns without points end them instead.
- **\`end.noPlays\` needs somebody to ask**: \`canPlay\` in the options of \`applyMove\`, or a table that declares it with
  \`endGame\`.
- **\`dictionaryUse\` is for front ends.** The engine hinders nobody from looking words up. CLS allows the dictionary to
  "check spelling or usage"; MAT forbids it "to search for words".
- **A target wins only for a player who stays.** Resigning before the others have accepted the play [gives the win
  away](at-the-table.md#who-wins).

## The rules of tournaments

What differs from \`us2021\`.

${tournamentTable()}

## The variants

Each can be applied to any ruleset, and they combine: \`defineRuleset(us2021, nineTile, openDictionary)\`. The table shows
what each changes in \`us2021\`.

${variantTable()}

This page is generated from the presets by \`npm run docs:generate\`.
`;
}

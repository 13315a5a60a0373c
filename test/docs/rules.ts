import { defineRuleset, type Ruleset, type Variant } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { finishLine, international2022, northAmerica2017, presets as register } from "tilewright/rulesets";
import { editions, readingsPage } from "./clauses.ts";
import { knobs } from "./knobs.ts";

const presets: readonly Ruleset[] = register.flatMap((preset) =>
  preset.kind === "rulebook" ? [preset.rulesetOf()] : [],
);

/** What a reader must know of a rulebook: its preset, its file, what it is, and how it differs from the default. */
const rulebooks: readonly (readonly [name: string, file: string, what: string, different: string])[] = [
  [
    "us2021",
    "us-2021.ts",
    "H21: the 2021 US edition (Hasbro)",
    "the default, also used if a game is created without a ruleset",
  ],
  [
    "onyx2006",
    "onyx-2006.ts",
    "ONX: the 2006 Onyx edition (Hasbro)",
    "a challenge looks up every word; you may exchange zero tiles (that is, pass); more kinds of words are allowed; the game also ends when nobody has a play",
  ],
  [
    "classic1948",
    "classic-1948.ts",
    "CLS: the classic text of 1948, as reprinted in 2012",
    "a failed challenge costs nothing; players may check spelling and usage in the dictionary; ties are shared; more kinds of words are allowed; the game also ends when nobody has a play",
  ],
  [
    "pages89",
    "pages-89.ts",
    "P89: pages 8 and 9 of a rule book (Hasbro) with red, orange, blue and green premium squares",
    "like `onyx2006`, but an exchange requires at least one tile, and ties are shared",
  ],
  [
    "basic",
    "basic.ts",
    "MAT: the basic rules (Mattel)",
    "a failed challenge costs nothing; players may use the dictionary except to search for words; ties are shared; more kinds of words are allowed; the game also ends when nobody has a play",
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
  behind === "-" ? "not in any rulebook" : behind.split(", ").map(linkTo).join(", ");

function rulebookTable(): string {
  const rows = rulebooks.map(
    ([name, file, what, different]) => `| \`${name}\` | ${what} | ${different} | \`src/rules/rulebooks/${file}\` |`,
  );
  return ["| preset | rulebook | differences from `us2021` | file |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function registerTable(): string {
  const rows = register.map((preset) => {
    const { kind, id, name, sentence } = preset;
    const stability = preset.kind === "variant" ? "stable" : preset.stability;
    return `| ${kind} | \`${id}\` | \`${name}\` | ${stability} | ${sentence} |`;
  });
  return ["| kind | id | export | how sure | description |", "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}

function presetTable(): string {
  const values = presets.map(knobsOf);
  const rows = knobs.map(({ path, about, behind }) => {
    const cells = values.map((map) => shown(path, map.get(path)));
    const marked = cells.map((cell) => (cell === cells[0] ? cell : `**${cell}**`));
    return `| \`${path}\` | ${about} | ${marked.join(" | ")} | ${behindOf(behind)} |`;
  });
  return [
    `| setting | meaning | ${editions.join(" | ")} | clauses |`,
    `| --- | --- | ${editions.map(() => "---").join(" | ")} | --- |`,
    ...rows,
  ].join("\n");
}

function tournamentTable(): string {
  const before = knobsOf(presets[0] as Ruleset);
  const [north, world] = [knobsOf(northAmerica2017), knobsOf(international2022)];
  const rows = knobs.flatMap(({ path }) => {
    const cells = [before, north, world].map((map) => shown(path, map.get(path)));
    return new Set(cells).size === 1 ? [] : [`| \`${path}\` | ${cells.join(" | ")} |`];
  });
  return [
    "| setting | `us2021` | `northAmerica2017` | `international2022` |",
    "| --- | --- | --- | --- |",
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

A ruleset is plain data, with one field, or setting, for every rule that differs between rulebooks and clubs. Take a
preset, apply variants, and override what you like:

\`\`\`ts
import { createGame, defineRuleset } from "tilewright";
import { nineTile, us2021 } from "tilewright/rulesets";

const ruleset = defineRuleset(us2021, nineTile, { challenge: { looksUp: "every-word", whenWrong: "nothing" } });
ruleset.rackSize; // => 9
createGame({ players: 2, ruleset, first: 0 }).players[0]?.rack.tiles.length; // => 9
\`\`\`

A field that you pass replaces the old value entirely; only \`end\` may be given in part. After \`nineTile\`,
\`bonuses: [{ tiles: 9, points: 30 }]\` gives a bonus for nine tiles only, and none for seven or eight.

To find your rules by answering ten questions, see [Which rules should I use?](which-rules.md)

## The rulebooks

${rulebookTable()}

Tests, comments and the tables below call the rulebooks H21, ONX, CLS, P89 and MAT. Each preset is a small file that cites
a clause for each line.

## Every preset

\`presets\` lists everything included (to fill a menu, say), each with a one-line description, its stability, the rules
that no source confirms, and a function that returns the preset. \`rulesets\` maps ids to complete rulesets;
\`isRulesetId\` checks an id. The command line takes the same ids after \`--rules\`. What stable and provisional mean:
[stability](stability.md#what-is-promised).

\`\`\`ts
import { isRulesetId, presets, rulesets } from "tilewright/rulesets";

const menu = presets.flatMap((preset) => (preset.kind === "region" ? [preset.sentence] : []));
menu[1]; // => "International tournaments: a failed challenge costs five points."
const id: string = "german-2026"; // from outside
if (isRulesetId(id)) rulesets[id].tileSet.id; // => "german"
\`\`\`

A program that needs only one preset should import it by name: \`presets\` and \`rulesets\` pull every preset and tile set
into your bundle.

${registerTable()}

## The rulebooks, setting by setting

Differences from the first column are bold. The last column gives the source: [clauses](conformance.md) of the rulebooks,
and our [readings](${readingsPage.slice("docs/".length)}) (ids with D) where these leave a question open.

${presetTable()}

- **Passes end games under every rulebook.** ONX, CLS and P89 do not mention passes. Two rounds of them end the game
  anyway, even if \`canPlay\` says that plays remain; otherwise a game in which everyone passes would never end. To end it
  after six scoreless turns instead, set \`end: { passesEach: null, scorelessTurns: 6 }\`.
- **The engine does not find out by itself that nobody can play** (\`end.noPlays\`): pass \`canPlay\` to \`applyMove\`, or let
  the players declare it with \`endGame\`.
- **\`dictionaryUse\` is for front ends.** The engine does not stop anyone from looking words up. CLS allows the
  dictionary to "check spelling or usage"; MAT forbids it "to search for words".
- **\`challenge\` and \`exchange\` are objects**, or \`null\` if the rules have none. The type \`Ruleset\` lists the values that
  each setting may have.
- **You win by reaching a target only if you stay in the game.** If you resign before the others have accepted your
  play, [you do not win](at-the-table.md#who-wins).

## The rules of tournaments

These settings differ from \`us2021\`. For the other regions, see [rules of the world](rules-of-the-world.md).

${tournamentTable()}

## The variants

Variants work with any ruleset and combine: \`defineRuleset(us2021, nineTile, openDictionary)\`. These are the changes
that each one makes to \`us2021\`:

${variantTable()}

This page is generated from the presets by \`npm run docs:generate\`.
`;
}

import { defineRuleset, type Ruleset, type Variant } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { finishLine, presets as register } from "tilewright/rulesets";
import { editions, readingsPage } from "./clauses.ts";
import { knobs } from "./knobs.ts";
import { sourceSections } from "./sources.ts";

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
  const rows = register.map(({ kind, id, name, sentence, questions }) => {
    const asked = questions.map((question) => `\`${question.name}\``).join(", ");
    return `| ${kind} | \`${id}\` | \`${name}\` | ${sentence} | ${asked} |`;
  });
  return ["| kind | id | export | what it is | asks |", "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}

function presetTable(): string {
  const values = presets.map(knobsOf);
  const rows = knobs.map(({ path, about, behind }) => {
    const cells = values.map((map) => shown(path, map.get(path)));
    const marked = cells.map((cell) => (cell === cells[0] ? cell : `**${cell}**`));
    return `| \`${path}\` | ${about} | ${marked.join(" | ")} | ${behindOf(behind)} |`;
  });
  return [
    `| knob | what it says | ${editions.join(" | ")} | clauses |`,
    `| --- | --- | ${editions.map(() => "---").join(" | ")} | --- |`,
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
  return ["| variant | knob | before | after |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** docs/rules.md: every preset with every rule of it and what it rests on, and what the variants change. */
export function rulesDocument(): string {
  return `---
title: Rules, presets and variants
---

# Rules, presets and variants

A ruleset is plain data: one field, or knob, for everything that rulebooks and clubs decide differently. Take a preset,
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

## Every preset

A \`rulebook\` is a printed text. A \`region\` has the rules of a region or club, or of another game. A \`variant\` changes any
of them.

${registerTable()}

\`presets\` lists them all, for instance for a menu: each with its sentence, with what it asks, and with a function that
gives its rules. \`rulesets\` has those that ask nothing by their ids, and \`isRulesetId\` knows these ids. The command line
takes all ids after \`--rules\`.

\`\`\`ts
import { isRulesetId, presets, rulesets } from "tilewright/rulesets";

const menu = presets.flatMap((preset) => (preset.kind === "region" ? [preset.sentence] : []));
menu[1]; // => "International tournaments, five points for a play."
const id: string = "german-2026"; // from outside
if (isRulesetId(id)) rulesets[id].tileSet.id; // => "german"
\`\`\`

**A preset that asks** is a function. It asks what its text leaves to the organiser, and what we could not read, because a
guess would look like the rule. The answers give an ordinary ruleset with the id of the preset, and a saved game holds
that ruleset and no answers. A missing or wrong answer is a \`TypeError\` that names the question and
its answers.

\`\`\`ts
import { french2026, presets } from "tilewright/rulesets";

const ruleset = french2026({ challenge: "5-a-word" });
ruleset.challenge?.whenWrong; // => { points: 5, per: "word", to: "nobody" }
ruleset.id; // => "french-2026"

// The same from the register, with texts as a form or a command line has them.
const preset = presets.find(({ id }) => id === "french-2026");
preset?.questions[0]?.answers?.map(({ answer }) => answer); // => ["5-a-word", "10-a-word"]
if (preset?.kind === "region") preset.rulesetOf({ challenge: "5-a-word" }) === ruleset; // => true
\`\`\`

On the command line the answers stand behind the name: \`--rules italian-2012:challenge=lose-turn,looksUp=every-word\`. An
answer that the list does not have is a field of your own:
\`defineRuleset(french2026({ challenge: "5-a-word" }), { challenge: ... })\`.

A program that needs one preset imports it by its name: the register brings all of them, with the tiles of their
languages, into a bundle, and \`sources\` the tables of this page.

## The five rulebooks

${choiceTable()}

H21, ONX, CLS, P89 and MAT are the short names of the rulebooks, which tests, comments and tables use. Each preset is a
small file, with the clause behind each line.

What differs from the first column is bold. The last column says what the values rest on: [clauses](conformance.md) of
the rulebooks, and [readings](${readingsPage.slice("docs/".length)}) where these leave a question
open.

${presetTable()}

- **Passes end games everywhere.** ONX, CLS and P89 do not mention passes; two rounds of them end the game all the same,
  even where \`canPlay\` says that plays remain. Otherwise a game in which everybody passes would never end.
  \`end: { passesEach: null }\` switches that off where something else ends the game, such as \`noPlays: true\`.
- **\`end.noPlays\` needs somebody to ask**: \`canPlay\` in the options of \`applyMove\`, or a table that declares it with
  \`endGame\`.
- **\`dictionaryUse\` is for front ends.** The engine hinders nobody from looking words up. CLS allows the dictionary to
  "check spelling or usage"; MAT forbids it "to search for words".
- **A target wins only for a player who stays.** Resigning before the others have accepted the play [gives the win
  away](at-the-table.md#who-wins).

## The variants

Each can be applied to any ruleset, and they combine: \`defineRuleset(us2021, nineTile, openDictionary)\`. The table shows
what each changes in \`us2021\`.

${variantTable()}

## The rules of regions

Each preset follows a published text, as far as we could read it. Nobody who publishes rules has reviewed or endorsed
this. Year and name of a preset stay: a newer text gets a new preset, as [promised](stability.md).

Below, each rule has its value, what the text says in our words, the place in the text, the text and where we read it, and
its date. A group such as \`end\` stands for all of its fields that no other row names. What a text does not say and we
could not read is asked, or **chosen by us**. Challenges, exchanges, ends and the price of unplayed tiles are never chosen
by us. Where two sources disagree about them, the preset asks.

A program is a source where it cites a text by its articles. Scrabble3D does so in its settings, and notes where a text
asks for what it cannot do; so what it does without a note is taken as the text's. A program that cites nothing is named as
what it is, and never stands for challenges, exchanges and ends.

\`sources\` in \`tilewright/rulesets\` is this table as data, and \`tilewright which-rules german-2026\` prints a part of it.

${sourceSections()}

### What no knob says

- A challenge under tournament rules looks up the words that the challenger names. Real tournaments allow one challenge of
  a play; here another may follow for the other words, at the same price.
- In Italian tournaments a player may once in a game change the whole rack and keep the turn ("cambio secco", point 35).
  Catalan games had the like for racks of vowels or consonants alone until 2017; the association AJUSC has kept it.
- In Spanish tournaments it is the empty board on which passes and turns without points end nothing (wolges);
  \`end.zerosNeedScore\` asks for scores of 0. The two differ where points were adjusted or a play was worth nothing. There a
  play that comes off counts as a pass, too; here it does not
  ([D23](${readingsPage.slice("docs/".length)}#d23)).
- In Hong Kong the club may take off half a score for a bad word that its staff finds later: a ruling for \`applyRuling\`.
- Romanian players also play duplicate games with eight tiles, in which all have the same rack. \`romanian2023\` is the game
  of two, each with a rack of their own.

### Where the texts are

We could read only the beginning of these public texts. Compare a preset with them before you rely on it.

| rules | where |
| --- | --- |
| NASPA, editions of 2014 and 2017, and the players' edition of 20 January 2017 | docslib.org/doc/7568925, docslib.org/doc/11995311, scrabbleplayers.org/wiki/index.php?title=Player_Rules |
| WESPA, versions 1 (2009), 2 (2010), 3 (2015) and 4 (2019) | readkong.com/page/world-english-language-scrabble-players-association-wespa-7965080, doczz.net/doc/6435264, pdfkiwi.com/documents/rules-v3-world-english-language-scrabble-players-association-5ec6fd8852f6b, zbook.pub/read/52e7d2_game-rules-world-english-language-scrabble-players.html |
| ABSP, about 2002 and April 2009 | info.5y1.org/scrabble-words-ending-in-q_1_d75772.html, docslib.org/download/12134221 |
| FISE, revision 16.1 (2004), and a later one in Polish | e20.webkit.com.ar/n/16081-elenco-aca-el-reglamento-oficial-del-scrabble, studylibpl.com/doc/1451746/regulamin-gry-klasycznej |
| PFS | pfs.org.pl/regulaminy.php, and what changed in 2023 on pfs.org.pl/info/zm_reg.php |
| German tournaments (Turnierspielordnung, 1 May 2016) | expydoc.com/doc/9515972; a quiz on it of 2019, scrabble-info.de/regel-quiz |
| French free play (Scrabble classique) | fqcsf.qc.ca/21020-2, scrabble.fr.ubi.com/regles.php |
| FRSc, rules of competition of the free game, version 1.3 (2015), and its introduction for players | funsports.ro/Competitii/Campionatul_Naional_de_Scrabble.html, ro.scribd.com/document/510471442/Reguli-Scrabble1 |
| Norwegian tournaments (Turneringsreglement) | docplayer.me/amp/13997182-Turneringsreglement-norsk-scrabbleforbund.html |
| Swedish tournaments | scrabbleforbundet.se/regler, and as of 1999 starback.se/scrabble/regler.html |
| Catalan tournaments (AJUSC; FISC) | ajuscrabble.cat/reglament-scrabble-classic, clubscrabblemanresa.cat/1obertppcc/regpartides.htm |
| Italian tournaments (FIGS; the rules of October 1999) | dokumen.tips/documents/federazione-italiana-gioco-crabble-scrabble-2-parte-prima-regole-generali.html, home.teleport.com/~stevena/scrabble/it_rules.html |
| Slovak tournaments (Súťažný poriadok, 20 October 2018 and 5 October 2020) | hramescrabble.sk/pravidla/sutazny-poriadok, hramescrabble.sk/pravidla/sutpor-aktualny.htm |

Overtime is no part of a ruleset: see \`tilewright/clock\`.

This page is generated from the presets and their sources by \`npm run docs:generate\`.
`;
}

import { type Clause, clauses, editions, readingsPage, required } from "./clauses.ts";

/** A test as far as the table of proofs is concerned. */
export interface NamedTest {
  readonly file: string;
  /** The titles of the groups around it and its own, outermost first. */
  readonly titles: readonly string[];
}

interface Proof {
  readonly id: string;
  readonly editions: readonly string[];
  readonly file: string;
  readonly title: string;
}

const pattern = /^((?:[A-Z]\d+ )+)\[([^\]]+)\] (.*)$/;

/** `C2 C8 [ONX P89] both words count`, in any of the titles, proves two clauses for two rulebooks. */
function proofsOf({ file, titles }: NamedTest): readonly Proof[] {
  // The tests of an oracle prove nothing about the library.
  if (file.startsWith("test/oracle/")) return [];
  return titles.flatMap((title) => {
    const match = pattern.exec(title);
    if (match === null) return [];
    const [, ids, names, text] = match as unknown as [string, string, string, string];
    const named = names === "all" ? editions : names.trim().split(/[ ,]+/);
    const rest = titles.slice(titles.indexOf(title) + 1).map((inner) => pattern.exec(inner)?.[3] ?? inner);
    const whole = [text, ...rest].join(", ");
    return ids
      .trim()
      .split(" ")
      .map((id) => ({ id, editions: named, file, title: whole }));
  });
}

/** What is wrong with the titles: ids and rulebooks that do not exist, and required proofs that are missing. */
export function problemsOf(tests: readonly NamedTest[]): readonly string[] {
  const proofs = tests.flatMap(proofsOf);
  const known = new Set(clauses.map(({ id }) => id));
  const short = new Set<string>(editions);
  const unknown = proofs.flatMap(({ id, editions: named, file, title }) => [
    ...(known.has(id) ? [] : [`${file}: there is no clause ${id} (${title})`]),
    ...named.filter((name) => !short.has(name)).map((name) => `${file}: there is no rulebook ${name} (${id} ${title})`),
  ]);
  const missing = new Map<string, string[]>();
  for (const { id, editions: needed } of clauses.filter((clause) => required.has(clause.id))) {
    const proven = new Set(proofs.filter((proof) => proof.id === id).flatMap((proof) => proof.editions));
    const lacking = needed.filter((edition) => !proven.has(edition)).join(" ");
    if (lacking !== "") missing.set(lacking, [...(missing.get(lacking) ?? []), id]);
  }
  const gaps = [...missing].map(([lacking, ids]) => `no test proves for ${lacking}: ${ids.join(", ")}`);
  return [...new Set([...unknown, ...gaps])];
}

const inOrder = (names: Iterable<string>): readonly string[] =>
  editions.filter((edition) => new Set(names).has(edition));

/** The tests of one clause: one line a file and title, with the rulebooks it was run under. */
function listOf(proofs: readonly Proof[]): readonly string[] {
  const lines = new Map<string, Set<string>>();
  for (const { file, title, editions: named } of proofs) {
    const key = `${title} (\`${file}\``;
    const set = lines.get(key) ?? new Set<string>();
    for (const name of named) set.add(name);
    lines.set(key, set);
  }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, named]) => `- ${key}; ${named.size === editions.length ? "all" : inOrder(named).join(" ")})`);
}

/** The parts of the table, by the letter that ids begin with. */
const parts: readonly (readonly [letter: string, heading: string])[] = [
  ["S", "Before the first play"],
  ["P", "Placing tiles"],
  ["C", "Scoring"],
  ["T", "Turns"],
  ["W", "Words and challenges"],
  ["E", "The end of the game"],
  ["V", "Variants"],
  ["X", "Worked examples"],
  ["D", "Readings"],
];

/** The page of readings, as docs/conformance.md links to it. */
const readings = readingsPage.slice("docs/".length);

const isReading = ({ id }: Clause): boolean => id.startsWith("D");
const linkTo = ({ id }: Clause): string => `${readings}#${id.toLowerCase()}`;

/** docs/conformance.md: what each clause says, and the tests that prove it and each reading, by rulebook. */
export function conformance(tests: readonly NamedTest[]): string {
  const proofs = tests.flatMap(proofsOf);
  const shown = clauses.filter(({ id }) => required.has(id) || proofs.some((proof) => proof.id === id));
  const cell = (id: string, edition: string): string => {
    const count = new Set(
      proofs
        .filter((proof) => proof.id === id && proof.editions.includes(edition))
        .map(({ file, title }) => file + title),
    ).size;
    return count === 0 ? "–" : String(count);
  };
  const row = (clause: Clause): string => {
    const { id, says } = clause;
    const text = isReading(clause) ? `[${says}](${linkTo(clause)})` : says;
    return `| [${id}](#${id.toLowerCase()}) | ${text} | ${editions.map((edition) => cell(id, edition)).join(" | ")} |`;
  };
  const tables = parts.map(([letter, heading]) => {
    const rows = shown.filter(({ id }) => id.startsWith(letter)).map(row);
    const head = letter === "D" ? "reading" : "what it says";
    return `### ${heading}

| id | ${head} | ${editions.join(" | ")} |
| --- | --- | ${editions.map(() => "---").join(" | ")} |
${rows.join("\n")}
`;
  });
  const lists = shown.map((clause) => {
    const { id, says } = clause;
    const text = isReading(clause) ? `Reading: [${says}](${linkTo(clause)}).` : says;
    return [`### ${id}`, "", text, "", ...listOf(proofs.filter((proof) => proof.id === id)), ""].join("\n");
  });
  return `---
title: Conformance
---

# Conformance

What the five rulebooks say, clause by clause, and the tests that prove it. Where the rulebooks are silent, or can be
read in two ways, a [reading](${readings}) says what the presets do; readings are
tested in the same way.

H21 is the United States edition of 2021, ONX the Onyx edition of 2006, CLS the text of 1948, P89 pages 8 and 9 of a
rule book, MAT the basic rules. A sentence that names none of them holds for every text that has the clause. If a text
does not have it, see the [readings](${readings}). What the presets set differently:
[rules](rules.md).

A number counts tests, and the id before it leads to them. A dash: the clause does not concern this rulebook. This page
is generated by \`npm run docs:generate\` from the names of the tests. \`npm test\` fails if the page is out of date or
a proof is missing.

## Clauses and readings

${tables.join("\n")}
## The tests

${lists.join("\n")}`;
}

// What the pages claim in lists and counts, compared with the package. A page that says "39 functions" is wrong one day.
import { readdirSync, readFileSync } from "node:fs";
import * as core from "tilewright";
import { presets } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { schemas } from "../../src/schemas/schemas.ts";
import { entry } from "../../tsup.config.ts";

/** A page as one line, so that a list may run over several. */
const textOf = (page: string): string => readFileSync(page, "utf8").replace(/\s+/g, " ");
/** The names in backticks, sorted. */
const namesIn = (text = ""): readonly string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!).sort();
const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => numbers[count] ?? `${count}`;
const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The entry points, without those that have types only, and the languages of messages apart. */
const entries = Object.entries(entry).filter(([name]) => !name.includes("/") && name !== "react-jsx");
const languages = Object.keys(entry).flatMap((name) => (name.startsWith("messages/") ? [name.slice(9)] : []));

test.each([
  ["tilewright.global.js", "src/global.ts"],
  ["tilewright.board.global.js", "src/global-board.ts"],
])("docs/runtimes.md lists the entry points that %s omits", (file, source) => {
  const exported = [...readFileSync(source, "utf8").matchAll(/^export \* from "\.\/(.+)";$/gm)].map(
    ([, at]) => `src/${at}`,
  );
  const omitted = entries.flatMap(([name, at]) => (exported.includes(at) ? [] : [name]));
  const row = readFileSync("docs/runtimes.md", "utf8").match(new RegExp(`^\\| \`${file}\` \\|.*\\|([^|]*)\\|$`, "m"));
  expect(exported.length).toBeGreaterThan(5);
  expect(namesIn(row?.[1])).toEqual(omitted.sort());
});

test("CHANGELOG.md counts what the main entry exports", () => {
  const values = Object.values(core);
  const functions = values.filter((value) => typeof value === "function").length;
  const constants = values.length - functions;
  const [, all, types] =
    /^\| `tilewright` \| (\d+) \| (\d+) \|$/m.exec(readFileSync("docs/api-report.md", "utf8")) ?? [];
  expect(Number(all)).toBe(values.length);
  expect(textOf("CHANGELOG.md")).toContain(
    `The main entry has ${functions} functions, ${inWords(constants)} constant and ${types} types.`,
  );
});

test("CHANGELOG.md names the rulebooks and the languages of messages", () => {
  const page = textOf("CHANGELOG.md");
  const rulebooks = presets.flatMap(({ kind, name }) => (kind === "rulebook" ? [name] : []));
  const [, count, named] = /plain data: (\w+) rulebooks \(([^)]*)\)/.exec(page) ?? [];
  expect([count, namesIn(named)]).toEqual([inWords(rulebooks.length), [...rulebooks].sort()]);
  const [, spoken = ""] = /All messages to players in ([^.]*)\./.exec(page) ?? [];
  expect(spoken.split(/, | and /).sort()).toEqual(languages.map(capital).sort());
});

test.each(["README.md", "docs/formats.md"])("%s counts the languages of messages", (page) => {
  const [, count] = /\bin \[?(\w+) languages\b/.exec(textOf(page)) ?? [];
  expect(count).toBe(inWords(languages.length));
});

test("docs/messages.md lists every function that takes messages, by where it takes them", () => {
  const report = readFileSync("docs/api-report.md", "utf8");
  const [, ...declared] = report.split(/^(?=function |interface |declare |type |const |class )/m);
  const holders = declared.filter((text) => /^ +readonly messages\?: \(?Pick<Messages/m.test(text));
  const options = holders.flatMap((text) => /^interface (\w+)/.exec(text)?.[1] ?? []);
  const functions = declared.filter((text) => text.startsWith("function "));
  const called = (found: readonly string[]) => found.map((text) => /^function (\w+)/.exec(text)![1]!).sort();
  const page = readFileSync("docs/messages.md", "utf8");
  const row = (where: string) => namesIn(page.match(new RegExp(`^\\| ${where} \\|(.*)$`, "m"))?.[1]);
  expect(row("second argument")).toEqual(
    called(functions.filter((text) => /\bmessages\?: Pick<Messages/.test(text.split("\n")[0]!))),
  );
  const byOption = functions.filter(
    (text) => holders.includes(text) || options.some((name) => text.split("\n")[0]!.includes(`options?: ${name})`)),
  );
  expect(row("option `messages`")).toEqual(called(byOption));
});

test("docs/faq.md lists every JSON Schema", () => {
  const [, listed] = /The schemas are (.*?), each in its own file/.exec(textOf("docs/faq.md")) ?? [];
  expect(namesIn(listed)).toEqual(Object.keys(schemas()).sort());
});

test("docs/which-rules.md has as many questions as it says, and the landing page says the same", () => {
  const page = readFileSync("docs/which-rules.md", "utf8");
  const questions = inWords(page.match(/^\d+\. \*\*.*\?\*\*/gm)?.length ?? 0);
  expect(page).toContain(`Answer ${questions} questions.`);
  expect(textOf("docs/site/layouts/landing.njk")).toContain(`answer ${questions} questions`);
});

test.each(["docs/start.md", "docs/faq.md", "CHANGELOG.md"])("%s counts the templates", (page) => {
  const templates = readdirSync("docs/examples").filter((name) => name.startsWith("template-"));
  expect(textOf(page).toLowerCase()).toContain(`${inWords(templates.length)} templates`);
});

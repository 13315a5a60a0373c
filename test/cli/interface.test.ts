import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changes, reasons } from "../../src/cli/fmt/tidying.ts";
import { file, right, wrong } from "./files.ts";
import { runCommand } from "./terminal.ts";

const page = readFileSync("docs/command-line.md", "utf8");

/** The fields in the table of a section. */
function fieldsIn(heading: string): readonly string[] {
  const [, section = ""] = page.split(`\n### ${heading}\n`);
  const rows = section.split(/\n#/)[0]!.split("\n");
  return rows.flatMap((row) =>
    [...(/^\| (`.*?) \|/.exec(row)?.[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, field]) => field!),
  );
}

/** The fields that the page lists for a schema, those of its remarks and of its game in tables of their own. */
function listed(schema: string): readonly string[] {
  const row = page.split("\n").find((line) => line.startsWith(`| \`${schema}\` |`));
  return [...(row?.split("|")[2] ?? "").matchAll(/`([^`]+)`(?: \(\[[\w ]+\]\(#([\w-]+)\)\))?/g)].flatMap(
    ([, field, section]) => {
      if (section === "a-remark") return [field!, ...fieldsIn("A remark").map((inner) => `${field}[].${inner}`)];
      if (section === "a-game") return [field!, ...fieldsIn("A game").map((inner) => `${field}.${inner}`)];
      return [field!];
    },
  );
}

/** Every field of a value, with its path: `players[].name`. */
function fieldsOf(value: unknown, path = ""): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => fieldsOf(entry, `${path}[]`)))];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === "" ? key : `${path}.${key}`;
    // The breakdown, the violations and the reasons are those of the library.
    return /(?:\]|^problem)\.reason$/.test(here) || here === "score" || here === "violations" || here === "placements"
      ? [here]
      : [here, ...fieldsOf(inner, here)];
  });
}

const ended = `${right.replace("#incomplete\n", "")}>Ben: BIOQTU? I8 .O. +6 15\n>Ann:  (BIOQTU?) +34 73\n`;
const files = (): readonly string[] => [file("wrong.gcg", wrong), file("ended.gcg", ended), file("letter.gcg", "Dear")];
const cgp = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0";

test.each([
  ["tilewright.check/1", () => [["check", "--json", "--details", ...files()]]],
  ["tilewright.stats/2", () => [["stats", "--json", ...files()]]],
  ["tilewright.replay/1", () => [["replay", "--json", ...files()]]],
  ["tilewright.positions/1", () => [["positions", "--json", ...files()]]],
  ["tilewright.which-rules/2", () => [["which-rules", "--json"]]],
  [
    "tilewright.fmt/2",
    () => [
      ["fmt", "--json", ...files(), file("dots.gcg", right.replace("FA.M", "FA(R)M"))],
      ["fmt", "--json", "--rules", "hong-kong-2012", file("right.gcg", right)],
    ],
  ],
  ["tilewright.plays/1", () => [["plays", "--json", "--top", "2", cgp]]],
  [
    "tilewright.score/1",
    () => [
      ["score", "--json", "8F HORn"],
      ["score", "--json", "1A HORN"],
      ["score", "--json", cgp, "H6 FAXM"],
      ["score", "--json", "none.gcg@1", "8F HORN"],
    ],
  ],
  [
    "tilewright.validate/1",
    () => [
      ["validate", "--json", "8F HORn"],
      ["validate", "--json", "1A HORN"],
      ["validate", "--json", cgp, "H6 FAXM"],
      ["validate", "--json", "none.gcg@1", "8F HORN"],
    ],
  ],
] as const)(
  "%s has the fields that docs/command-line.md lists, and each line is one object of it",
  async (schema, runs) => {
    const found = new Set<string>();
    for (const args of runs()) {
      const { printed } = await runCommand(...args);
      for (const line of printed.trimEnd().split("\n")) {
        const value = JSON.parse(line);
        expect(Object.entries(value)[0]).toEqual(["schema", schema]);
        for (const field of fieldsOf(value)) found.add(field);
      }
    }
    expect([...found]).toEqual(listed(schema));
  },
);

test("docs/command-line.md lists the codes of what fmt did and of why it left a record", () => {
  for (const [field, codes] of [
    ["changes[].code", { ...changes, lines: "" }],
    ["problem.code", { ...reasons, "not-expressible": "" }],
  ] as const) {
    const row = page.split("\n").find((line) => line.startsWith(`| \`${field}\` |`));
    for (const code of Object.keys(codes)) expect(row).toContain(`\`${code}\``);
  }
});

test("the table has the columns that docs/command-line.md lists", async () => {
  for (const command of ["check", "stats"]) {
    const { printed } = await runCommand(command, "--csv", file("right.gcg", right));
    const [head = ""] = printed.slice(1).split("\r\n");
    const columns = head.split(",").map((column) => `\`${column}\``);
    expect(page.replace(/\s+/g, " ")).toContain(`for each game: ${columns.join(", ")} -`);
  }
});

test.each(["players", "plays", "remarks"])(
  "the table of %s has the columns that docs/command-line.md lists",
  async (table) => {
    const { printed } = await runCommand("stats", "--csv", "--table", table, file("ended.gcg", ended));
    const [head = ""] = printed.slice(1).split("\r\n");
    const columns = head.split(",").map((column) => `\`${column}\``);
    expect(page).toContain(`\n- \`--table ${table}\`: ${columns.join(", ")}\n`);
  },
);

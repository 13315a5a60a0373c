import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as core from "tilewright";
import * as layouts from "tilewright/layouts";
import { reportRecords } from "tilewright/records";
import * as rulesets from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/schemas/schemas.ts";
import { entry } from "../../tsup.config.ts";
import { playedRecord } from "../records/records.ts";

/** Writes plain data so that the order of its properties does not count. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written)}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${properties.map(([key, property]) => `${JSON.stringify(key)}:${written(property)}`)}}`;
}

const digestOf = (value: unknown): string => createHash("sha256").update(written(value)).digest("hex").slice(0, 32);

/** The variants, each as what it makes of one rulebook. */
const varied = rulesets.presets.flatMap((preset) => {
  if (preset.kind !== "variant") return [];
  const answers = Object.fromEntries(preset.questions.map(({ name }) => [name, "200"]));
  return [[preset.name, core.defineRuleset(rulesets.us2021, preset.variantOf(answers))] as const];
});

/** Neither rules nor tiles: the register and the table of rulesets, which grow. */
const others = ["presets", "rulesets"];

/** Everything published that is data: presets, variants, tile sets, layouts. */
const published: Readonly<Record<string, string>> = Object.fromEntries(
  [...[rulesets, tileSets, layouts].flatMap((module) => Object.entries<unknown>(module)), ...varied]
    .filter(([name, value]) => typeof value === "object" && !others.includes(name))
    .map(([name, value]) => [name, digestOf(value)]),
);

const table = JSON.parse(readFileSync("test/package/digests.json", "utf8")) as Readonly<Record<string, string>>;

/** Data that programs keep, as it was in 1.0.0. A schema may grow in a minor version: it has a digest for each form. */
interface Kept {
  readonly saves: Readonly<Record<string, string>>;
  readonly reports: Readonly<Record<string, string>>;
  readonly schemas: Readonly<Record<string, string>>;
}
const kept: Kept = JSON.parse(readFileSync("test/package/kept.json", "utf8"));
const saves = "test/fixtures/saves";

/** What stands in a report for the records that it was made of: reports of two versions are merged by it. */
const reports: Kept["reports"] = Object.fromEntries(
  [[1], [1, 2]].map((seeds) => {
    const records = seeds.map(playedRecord);
    return [`records ${seeds.join(" and ")}`, reportRecords(records, { part: "a" }).parts[0]?.digest ?? ""];
  }),
);

describe("what docs/stability.md promises", () => {
  test("no published preset, variant, tile set or board is another than it was: a change gets a name of its own", () => {
    const changed = Object.keys(table).filter((name) => name in published && published[name] !== table[name]);
    expect(changed.map((name) => `${name}: ${published[name]}`)).toEqual([]);
  });

  test("no published preset, variant, tile set or board is gone, and new ones are entered in digests.json", async () => {
    expect(Object.keys(table).filter((name) => !(name in published))).toEqual([]);
    // `npm run api` enters new ones, and leaves the digests of the others alone.
    const entered = Object.entries({ ...published, ...table }).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = `${JSON.stringify(Object.fromEntries(entered), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot("digests.json");
  });

  test("the saved games of 1.0.0 are there as they were", () => {
    const now = Object.keys(kept.saves).map((file) => [
      file,
      digestOf(JSON.parse(readFileSync(`${saves}/${file}`, "utf8"))),
    ]);
    expect(Object.fromEntries(now)).toEqual(kept.saves);
  });

  test("records are in reports under the digests of 1.0.0, so that reports of all versions can be merged", () => {
    expect(reports).toEqual(kept.reports);
  });

  test("schemas are those of 1.0.0, or have grown since, and new forms are entered in kept.json", async () => {
    const grown = Object.entries(schemas()).map(([name, schema]) => {
      const [now, before] = [digestOf(schema), kept.schemas[name]?.split(" ") ?? []];
      return [name, (before.at(-1) === now ? before : [...before, now]).join(" ")] as const;
    });
    expect(Object.keys(kept.schemas).filter((name) => !grown.some(([other]) => other === name))).toEqual([]);
    const text = `${JSON.stringify({ ...kept, schemas: Object.fromEntries(grown) }, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot("kept.json");
  });

  test("every entry point is named as stable or provisional", () => {
    const page = readFileSync("docs/stability.md", "utf8");
    const states = page.split("## Entry points")[1]?.split("## What is promised")[0];
    // One language stands for all.
    for (const name of Object.keys(entry).filter((name) => !/^messages\/(?!german$)/.test(name)))
      expect(states).toContain(name === "index" ? "| `tilewright`," : `\`tilewright/${name}\``);
  });

  test("the package has no dependency, no script that runs when it is installed, and no eval", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8"));
    expect(Object.keys(manifest).filter((key) => /^(?!dev).*dependencies$/i.test(key))).toEqual([]);
    const lifecycle = ["preinstall", "install", "postinstall", "prepare", "preprepare", "postprepare"];
    expect(lifecycle.filter((name) => name in manifest.scripts)).toEqual([]);
  });

  test("the same seed and the same moves give the same game, in whatever process", () => {
    const game = core.createGame({ players: ["Ada", "Ben"], seed: "club night 7" });
    const { state } = core.unwrap(core.applyMove(game, { type: "pass" }));
    expect(digestOf(state)).toBe("9a4b362eb9d31b2b4e8118e2cd1b282e");
  });
});

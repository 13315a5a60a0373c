import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { knobs } from "../docs/knobs.ts";
import { trackedFiles } from "../support/tracked-files.ts";
import { playKnobs } from "./play/knobs.ts";
import { playRules } from "./play/play-rules.ts";
import { knobNames } from "./referee/knob-setups.ts";
import { presets } from "./referee/presets.ts";

test.each(["play", "referee"] as const)(
  "every knob that decides something in the model %s is used in its code",
  (model) => {
    const code = trackedFiles()
      .filter(
        (file) => file.startsWith(`test/oracle/${model}/`) || /^test\/oracle\/(?:tile-sets|squares)\.ts$/.test(file),
      )
      .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""))
      .join("\n");
    const decides = knobs.filter((knob) => !/^(?:nothing:|by the one-play oracle)/.test(knob[model]));
    expect(decides.length).toBeGreaterThan(5);
    const names = decides.map(({ path }) => path.split(".").at(-1) as string);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  },
);

test("every knob that decides something about one play has more than one value in the random plays", () => {
  const decides = knobs.filter(({ path, play }) => !play.startsWith("nothing:") && !path.includes("[]"));
  const values = (path: string): number => new Set(playRules.map((rules) => JSON.stringify(at(rules, path)))).size;
  expect(decides.map(({ path }) => path).filter((path) => values(path) < 2)).toEqual([]);
});

test("every knob that no rulebook has is tried in whole games, alone and beside each other one", () => {
  const prices = "challenge.whenWrong."; // What a failed challenge costs is drawn with the schedule.
  const lacking = knobs.map(({ path }) => path).filter((path) => !path.startsWith(prices) && !isIn(path));
  expect(lacking.length).toBeGreaterThan(8);
  expect(lacking.filter((path) => !(knobNames as readonly string[]).includes(path))).toEqual([]);
});

test("every knob of one play that no rulebook has is tried in random plays and searches, alone and beside each other one", () => {
  const lacking = knobs.filter(({ path, play }) => !play.startsWith("nothing:") && !isIn(path));
  expect(lacking.map(({ path }) => path).sort()).toEqual([...playKnobs].sort());
});

/** Whether some rulebook has the knob at all. */
function isIn(path: string): boolean {
  const [list, field] = path.split("[].") as [string, string | undefined];
  return Object.values(presets).some((rules) => {
    const value = at(rules, list);
    if (field === undefined) return value !== undefined;
    return Object.values(value as object).some((entry) => at(entry as object, field) !== undefined);
  });
}

function at(rules: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], rules);
}

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const ci = readFileSync(".ci/run", "utf8");
const dry = readFileSync("test/release/dry.mjs", "utf8");
const release = readFileSync(`${folder}/release.yml`, "utf8");

/** What each workflow runs, a line each. */
const lines = readdirSync(folder).flatMap((file) =>
  [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^ *(?:- )?run: (.*)$/gm)].map(([, line]) => [
    file,
    line as string,
  ]),
);

test.each(lines)("%s runs %s, as .ci/run or release:dry does", (_, line) => {
  // release:dry reads the lines of these jobs from the workflow itself.
  const byDry = ["pack", "digest", "publish"].some(
    (job) => dry.includes(`linesOf("${job}")`) && linesOf(job).includes(line),
  );
  const byCi = ci.split("\n").some((step) => step.startsWith("step ") && step.endsWith(` ${line}`));
  expect(line === "bash .ci/run" || line === "npm ci" || byDry || byCi).toBe(true);
});

/** The text of a job of the release. */
function jobOf(name: string): string {
  return new RegExp(`^  ${name}:\\n((?:(?:    .*)?\\n)+)`, "m").exec(release)?.[1] ?? "";
}

function linesOf(job: string): readonly string[] {
  return [...jobOf(job).matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, line]) => line as string);
}

test("the job that may publish installs nothing, has no checkout, and waits for somebody to approve it", () => {
  const job = jobOf("publish");
  expect(release.match(/id-token: write/g)).toHaveLength(1);
  expect(job).toContain("id-token: write");
  expect(job).toMatch(/^ {4}environment: npm$/m);
  expect([...job.matchAll(/uses: ([\w/-]+)@/g)].map(([, action]) => action)).toEqual([
    "actions/setup-node",
    "actions/download-artifact",
  ]);
  expect(linesOf("publish")).toEqual([
    'echo "$DIGEST  $(ls tilewright-*.tgz)" | sha256sum --check --strict',
    "npm publish ./tilewright-*.tgz --access public --ignore-scripts",
  ]);
  for (const name of ["everything", "pack", "digest"]) expect(jobOf(name)).not.toContain("permissions");
  // Nor does the job that takes the digest run anything that somebody else may have left there.
  expect([...jobOf("digest").matchAll(/uses: ([\w/-]+)@/g)].map(([, action]) => action)).toEqual([
    "actions/download-artifact",
  ]);
});

test("every action is named by its commit, with the version that it is", () => {
  for (const file of readdirSync(folder)) {
    const uses = readFileSync(`${folder}/${file}`, "utf8").match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(2);
    for (const use of uses) expect(use).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test("there are lines, and each is one line", () => {
  expect(lines.length).toBeGreaterThan(4);
  for (const [, line] of lines) expect(line).not.toMatch(/^[|>]/);
});

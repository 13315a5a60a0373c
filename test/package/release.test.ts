import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withPublishedLinks } from "../../.changeset/links.mjs";

describe("the documented steps of a release", () => {
  let folder: string;
  const next = `${Number(JSON.parse(readFileSync("package.json", "utf8")).version.split(".")[0]) + 1}.0.0`;
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: "utf8", env: { ...process.env, CI: "true" } });
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tilewright-"));
    mkdirSync(join(folder, ".changeset"));
    for (const file of ["package.json", "package-lock.json", "README.md"]) cpSync(file, join(folder, file));
    for (const file of ["config.json", "release.mjs", "check.mjs", "pending.mjs", "links.mjs", "owner.json"])
      cpSync(`.changeset/${file}`, join(folder, `.changeset/${file}`));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    for (const [name, bump] of [
      ["breaks", "major"],
      ["adds", "minor"],
      ["mends", "patch"],
    ])
      writeFileSync(join(folder, `.changeset/${name}.md`), `---\n"tilewright": ${bump}\n---\n\nWhat ${name}.\n`);
    run("git", "init", "--quiet");
    commit("All there is");
  });
  const commit = (subject: string): void => {
    run("git", "add", "-A");
    run("git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", subject);
  };
  const step = (file: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
    run(process.execPath, `.changeset/${file}`, ...args);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("packing is refused while the fields that only the owner can fill are empty", () => {
    const { status, stderr } = step("release.mjs", "pack");
    expect(stderr).toContain("fill repository, homepage, bugs, security in .changeset/owner.json first");
    expect(status).toBe(1);
  });

  test("packing is refused while changesets wait for a version", () => {
    const fields = ["repository", "homepage", "bugs", "security"];
    const owner = Object.fromEntries(fields.map((field) => [field, `https://example.org/${field}`]));
    writeFileSync(join(folder, ".changeset/owner.json"), JSON.stringify(owner));
    commit("What the owner knows");
    const { status, stderr } = step("release.mjs", "pack");
    expect(stderr).toContain("run npm run release:version first: adds.md, breaks.md, mends.md are in no version yet");
    expect(status).toBe(1);
  });

  test("before the first release a changeset is refused: what there is goes into CHANGELOG.md", () => {
    const { status, stderr } = step("check.mjs");
    expect(stderr).toContain("adds.md, breaks.md, mends.md: nothing is released yet");
    expect(status).toBe(1);
  });

  test("changesets become a version and a changelog by kind, and the lock file keeps in step", () => {
    const { status, stderr } = step("release.mjs", "version");
    expect(status, stderr).toBe(0);
    const { version } = JSON.parse(read("package.json"));
    expect(version).toBe(next);
    const lock = JSON.parse(read("package-lock.json"));
    expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
    const changelog = read("CHANGELOG.md");
    const parts = [
      `## ${next}`,
      "### Breaking",
      "- What breaks.",
      "### New",
      "- What adds.",
      "### Fixed",
      "- What mends.",
    ];
    expect(parts.map((part) => changelog.indexOf(part))).toEqual(
      parts.map((part) => changelog.indexOf(part)).sort((a, b) => a - b),
    );
    expect(changelog).toMatch(new RegExp(parts.join("[^]*")));
    commit(next);
  }, 120_000);

  test("before the first release CHANGELOG.md has one entry, that of the version in package.json", () => {
    expect(step("check.mjs").stdout).toContain(`CHANGELOG.md has its one entry, ${next}`);
    const one = read("CHANGELOG.md");
    writeFileSync(join(folder, "CHANGELOG.md"), `${one}\n## 0.9.0\n`);
    expect(step("check.mjs").stderr).toContain(`expected one entry, ## ${next}, before the first release`);
    writeFileSync(join(folder, "CHANGELOG.md"), one);
  });

  test("packing is refused if the tag of the version is on another commit", () => {
    run("git", "tag", `v${next}`, "HEAD~1");
    const { status, stderr } = step("release.mjs", "pack");
    expect(stderr).toContain(`the tag v${next} is on another commit`);
    expect(status).toBe(1);
    run("git", "tag", "--force", `v${next}`);
  });

  test("after a release, a change of what is shipped wants a changeset", () => {
    expect(step("check.mjs").stdout).toContain(`0 changesets since v${next}`);
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "src/index.ts"), "export {};\n");
    commit("A change");
    expect(step("check.mjs").stderr).toContain(
      "Some packages have been changed but no changesets were found. Run `changeset add`",
    );
  });
});

describe("README of a published package", () => {
  const owner = { repository: "https://example.org/tilewright", homepage: "https://tilewright.example.org" };
  const readme = withPublishedLinks(readFileSync("README.md", "utf8"), { ...owner, version: "1.2.3" });
  const links = [...readme.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, mark, to]) => `${mark}${to}`);

  test("leads to the files of its version, and from the first screen to the home page", () => {
    expect(links).toContain(`!${owner.repository}/raw/v1.2.3/docs/board.svg`);
    expect(links).toContain(owner.homepage);
    expect(links).toContain(`${owner.repository}/blob/v1.2.3/docs/which-rules.md`);
    const elsewhere = links.filter((to) => !/^!?https:\/\/example\.org\/tilewright\/(?:raw|blob)\/v1\.2\.3\//.test(to));
    expect(elsewhere).toEqual([owner.homepage]);
  });
});

import { spawnSync } from "node:child_process";
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
    for (const file of ["config.json", "release.mjs", "links.mjs", "owner.json"])
      cpSync(`.changeset/${file}`, join(folder, `.changeset/${file}`));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    for (const [name, bump] of [
      ["breaks", "major"],
      ["adds", "minor"],
      ["mends", "patch"],
    ])
      writeFileSync(join(folder, `.changeset/${name}.md`), `---\n"tilewright": ${bump}\n---\n\nWhat ${name}.\n`);
    run("git", "init", "--quiet");
    run("git", "add", "-A");
    run("git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", "All there is");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("packing is refused while the fields that only the owner can fill are empty", () => {
    const { status, stderr } = run(process.execPath, ".changeset/release.mjs", "pack");
    expect(stderr).toContain("fill repository, homepage, bugs, security in .changeset/owner.json first");
    expect(status).toBe(1);
  });

  test("changesets become a version and a changelog by kind, and the lock file keeps in step", () => {
    const { status, stderr } = run(process.execPath, ".changeset/release.mjs", "version");
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
  }, 120_000);
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
    expect(elsewhere).toEqual([owner.homepage, "#start"]);
  });
});

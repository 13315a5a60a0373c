import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
    for (const file of readdirSync(".changeset").filter((name) => /\.(?:mjs|json)$/.test(name)))
      cpSync(`.changeset/${file}`, join(folder, `.changeset/${file}`));
    const others = ["package.json", "package-lock.json", "README.md", "docs/security.md", ".github/SECURITY.md"];
    for (const file of others) cpSync(file, join(folder, file));
    writeFileSync(join(folder, ".gitignore"), "node_modules\n");
    writeOwner({ repository: "", homepage: "", bugs: "", security: "" });
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
  const writeOwner = (owner: object): void =>
    writeFileSync(join(folder, ".changeset/owner.json"), JSON.stringify(owner));
  const repository = "https://example.org/tilewright";
  const owner = {
    repository,
    homepage: "https://tilewright.example.org",
    bugs: `${repository}/issues`,
    security: `${repository}/advisories`,
  };
  const commit = (subject: string): void => {
    run("git", "add", "-A");
    run("git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", subject);
  };
  const step = (file: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
    run(process.execPath, `.changeset/${file}`, ...args);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("packing is refused while the fields that only the owner can fill are empty", () => {
    const { status, stderr } = step("release.mjs", "pack");
    expect(stderr).toContain("fill .changeset/owner.json first");
    for (const field of Object.keys(owner)) expect(stderr).toContain(`  ${field}: `);
    expect(status).toBe(1);
  });

  test.each(["http://example.org/t", "https://example.org/t/", "example.org/t", "https://example.org/t.git", 7])(
    "%s is no address of a repository",
    (wrong) => {
      writeOwner({ ...owner, repository: wrong });
      expect(step("release.mjs", "owner").stderr).toContain(`.git at its end; found ${JSON.stringify(wrong)}`);
    },
  );

  test("what the owner knows is written where it is shown, and written again when it changes", () => {
    writeOwner({ ...owner, homepage: "https://before.example.org", security: `${repository}/before` });
    expect(step("release.mjs", "pack").stderr).toContain(
      "run npm run release:owner first, and commit: package.json, README.md, docs/security.md, .github/SECURITY.md",
    );
    expect(step("release.mjs", "owner").stdout).toContain("Commit them.");
    writeOwner(owner);
    expect(step("release.mjs", "owner").stdout).toContain("Written: package.json, README.md, docs/security.md");
    expect(step("release.mjs", "owner").stdout).toContain("Nothing has changed.");
    expect(JSON.parse(read("package.json"))).toMatchObject({
      repository: { type: "git", url: `git+${repository}.git` },
      homepage: owner.homepage,
      bugs: { url: owner.bugs },
    });
    expect(read("README.md")).toContain(`**[Try it](${owner.homepage})**`);
    for (const file of ["docs/security.md", ".github/SECURITY.md"])
      expect(read(file)).toContain(`through [the security advisories of the repository](${owner.security}), and not`);
    const all = ["package.json", "README.md", "docs/security.md", ".github/SECURITY.md"].map(read).join("\n");
    expect(all).not.toMatch(/before\.example|tilewright\/before/);
  });

  test("packing is refused while changesets wait for a version", () => {
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
    run("git", "tag", "--delete", `v${next}`);
  });

  test("packing is refused if the commit has the tag of another version", () => {
    run("git", "tag", "v99.0.0");
    expect(step("release.mjs", "pack").stderr).toContain(`package.json says ${next}, and the tag is v99.0.0`);
    run("git", "tag", "--delete", "v99.0.0");
    run("git", "tag", `v${next}`);
  });

  test("packing is refused if the installed tools are not those of the lock file", () => {
    const lock = JSON.parse(read("package-lock.json"));
    lock.packages["node_modules/typescript"].version = "1.0.0";
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    run("git", "tag", "--delete", `v${next}`);
    commit("Another compiler");
    expect(step("release.mjs", "pack").stderr).toContain("run npm ci first: 1 packages are not those of the lock file");
    run("git", "reset", "--quiet", "--hard", "HEAD~1");
    run("git", "tag", `v${next}`);
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

describe("pages of a published package", () => {
  const repository = "https://example.org/tilewright";
  const shipped = new Set(["docs/start.md", "docs/recipes/a-bot.md"]);
  const published = (text: string, page: string): string =>
    withPublishedLinks(text, page, { repository, version: "1.2.3", shipped });

  test("lead from README to the files of the version, pictures among them", () => {
    const links = [...published(readFileSync("README.md", "utf8"), "README.md").matchAll(/\]\(([^)\s]+)\)/g)];
    const elsewhere = links.filter(([, to]) => !to?.startsWith(`${repository}/blob/v1.2.3/`)).map(([, to]) => to);
    expect(elsewhere).toEqual([`${repository}/raw/v1.2.3/docs/board.svg`, "#try-it"]);
  });

  test.each([
    ["[start](../start.md#a)", "[start](../start.md#a)"],
    ["[draws](../draw.md#a)", `[draws](${repository}/blob/v1.2.3/docs/draw.md#a)`],
    ["[`x` (why)](../decisions/0001.md)", `[\`x\` (why)](${repository}/blob/v1.2.3/docs/decisions/0001.md)`],
    ["[here](#a) [there](https://example.org/)", "[here](#a) [there](https://example.org/)"],
    ["`[code](../draw.md)`", "`[code](../draw.md)`"],
    ["```ts\n[a](b)\n```\n", "```ts\n[a](b)\n```\n"],
  ])("%s of a recipe is published as %s", (text, expected) => {
    expect(published(text, "docs/recipes/a-bot.md")).toBe(expected);
  });
});

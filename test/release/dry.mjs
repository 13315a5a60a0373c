// The first three releases, from their versions to programs that use them, without anybody noticing: in a clone, with
// an owner who does not exist, on a registry of its own. `npm run release:dry`. What is published is what is committed.
import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pendingChangesets } from "../../.changeset/pending.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
if (!existsSync(`${root}node_modules`)) {
  console.error("release:dry: run npm ci first");
  process.exit(1);
}
const here = fileURLToPath(new URL("./", import.meta.url));
const begin = performance.now();
if (!existsSync(`${here}node_modules`)) await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here });
const { lintWorkflows } = await import("./lint-workflows.mjs");
const { startRegistry } = await import("./registry.mjs");
const { tryVersion } = await import("./try-version.mjs");

const folder = realpathSync(mkdtempSync(join(tmpdir(), "tilewright-dry-")));
const clone = join(folder, "clone");
const checkoutOf = (version) => join(folder, `checkout-${version}`);
const machineOf = (version) => join(folder, `machine-${version}`);
/** The digest of each version that the workflow hands over to the job that publishes. */
const handedOver = new Map();
const registry = await startRegistry(join(folder, "registry"));
/** Runs a line in the clone. Whatever of npm it runs knows the registry of this run only. */
const inClone = (line) => run("bash", ["-c", line], { cwd: clone, env: registry.env });
const read = (file) => readFileSync(join(clone, file), "utf8");

const releases = [
  { version: "1.0.0" },
  { version: "1.0.1", changesets: { patch: "A play of no tiles is refused with its square." } },
  {
    version: "1.1.0",
    changesets: { minor: "A board says which way it runs.", patch: "A page says Sheet where it said Page." },
  },
];

try {
  await lintWorkflows(`${root}.github/workflows`);
  said("the workflow files are right, as far as actionlint sees");
  await cloned();
  await owned();
  for (const release of releases) await versioned(release);
  said("every version has its commit and its tag");
  // Each from a checkout of its tag, as the workflow has it. The first one is checked, too.
  const [first, ...later] = releases;
  const packLater = async () => {
    for (const release of later) await packed(release, " -- --unchecked");
  };
  await Promise.all([packed(first), packLater()]);
  await rejectsAnotherFile(first);
  for (const release of releases) await published(release);
  await assert.rejects(published(first), /cannot publish over|already/i, "a version is published once");
  await Promise.all(releases.map(tried));
  const versions = JSON.parse(await inClone("npm view tilewright versions --json"));
  assert.deepEqual(
    versions,
    releases.map(({ version }) => version),
  );
  console.log(`release:dry passed in ${Math.round((performance.now() - begin) / 1000)} s`);
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function cloned() {
  await run("git", ["clone", "--quiet", "--no-hardlinks", root, clone]);
  // The releases of this run are the first: the tags of real ones are not in their way.
  await inClone("git tag --list | xargs --no-run-if-empty git tag --delete");
  await inClone("git config user.name Owner && git config user.email owner@example.org");
  // release:version runs changesets, which is no part of the package.
  symlinkSync(join(realpathSync(root), "node_modules"), join(clone, "node_modules"));
  if (JSON.parse(read("package.json")).version !== "1.0.0") await asBeforeTheFirst();
  if ((await run("git", ["status", "--porcelain"], { cwd: root })) !== "") said("not in it: what is not committed");
}

/** Later versions of the project walk the same way from the start. */
async function asBeforeTheFirst() {
  for (const file of ["package.json", "package-lock.json"])
    writeFileSync(join(clone, file), read(file).replace(/("version": )"[^"]*"/, '$1"1.0.0"'));
  writeFileSync(join(clone, "CHANGELOG.md"), "# tilewright\n\n## 1.0.0\n\nThe first release.\n");
  for (const file of pendingChangesets(join(clone, ".changeset"))) rmSync(join(clone, ".changeset", file));
  await inClone("git commit --all --quiet --message 'package: as before the first release'");
}

/** What docs/releasing.md asks of the owner, once. */
async function owned() {
  const repository = "https://example.org/owner/tilewright";
  const owner = {
    repository,
    homepage: "https://example.org/site",
    bugs: `${repository}/issues`,
    security: `${repository}/security/advisories/new`,
  };
  writeFileSync(join(clone, ".changeset/owner.json"), `${JSON.stringify(owner, null, 2)}\n`);
  await inClone("npm run release:owner && git commit --all --quiet --message 'owner: addresses'");
  assert.match(await inClone("npm run release:owner"), /Nothing has changed/);
}

/** Makes the version of a release, and checks that nothing else comes of it. */
async function versioned({ version, changesets = {} }) {
  const before = read("CHANGELOG.md");
  for (const [bump, line] of Object.entries(changesets))
    writeFileSync(join(clone, `.changeset/${bump}.md`), `---\n"tilewright": ${bump}\n---\n\n${line}\n`);
  if (version !== "1.0.0") await inClone("git add --all && git commit --quiet --message 'play, render: changes'");
  await inClone("npm run check:changeset && npm run release:version");
  const changed = await inClone("git status --porcelain");
  if (version === "1.0.0") assert.equal(changed, "", "the first version is there already");
  else await committed(version, changesets, before);
  await inClone(`git tag v${version}`);
}

async function committed(version, changesets, before) {
  const kinds = { minor: "New", patch: "Fixed" };
  const entry = Object.entries(changesets).map(([bump, line]) => `### ${kinds[bump]}\n\n- ${line}\n`);
  const [title, ...rest] = before.split("\n\n");
  assert.equal(
    read("CHANGELOG.md"),
    [title, `## ${version}`, entry.join("\n"), ...rest].join("\n\n").replace(/\n{3,}/g, "\n\n"),
  );
  assert.equal(JSON.parse(read("package-lock.json")).version, version);
  await inClone(`git add --all && git commit --quiet --message ${version}`);
}

/** The jobs that pack a release and take its digest, step by step: in a checkout of its tag, and on another machine. */
async function packed({ version }, options = "") {
  const cwd = checkoutOf(version);
  await run("git", ["clone", "--quiet", "--no-hardlinks", "--branch", `v${version}`, clone, cwd]);
  symlinkSync(join(realpathSync(root), "node_modules"), join(cwd, "node_modules"));
  const [install, pack, ...others] = linesOf("pack");
  assert.deepEqual([install, others], ["npm ci", []]);
  await run("bash", ["-c", pack + options], { cwd });
  // The next jobs are on other machines, which have the file and nothing else.
  mkdirSync(machineOf(version));
  cpSync(join(cwd, `tilewright-${version}.tgz`), join(machineOf(version), `tilewright-${version}.tgz`));
  const [digest, ...more] = linesOf("digest");
  assert.deepEqual(more, []);
  const [output, summary] = ["output", "summary"].map((name) => join(folder, `${name}-${version}`));
  await run("bash", ["-c", digest], {
    cwd: machineOf(version),
    env: { ...process.env, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary },
  });
  handedOver.set(version, /^digest=([\da-f]{64})\n$/.exec(readFileSync(output, "utf8"))[1]);
  assert.match(readFileSync(summary, "utf8"), /^[\da-f]{64} {2}tilewright-[\d.]+\.tgz\n$/);
  said(`${version} is packed`);
}

/**
 * The job that publishes, step by step. Whatever npm does there, it knows the registry of this run only; what is printed
 * is that of the last step.
 */
async function publish(version) {
  let told = "";
  for (const line of linesOf("publish"))
    told = await run("bash", ["-c", `${line} 2>&1`], {
      cwd: machineOf(version),
      env: { ...registry.env, DIGEST: handedOver.get(version) },
    });
  return told;
}

async function published({ version }) {
  // It would lead elsewhere, whatever the settings are.
  assert.equal(JSON.parse(read("package.json")).publishConfig.registry, undefined);
  // What npm corrects in package.json, or leaves out, is a mistake of ours.
  assert.doesNotMatch(await publish(version), /npm warn publish/);
  said(`${version} is published`);
}

/** Somebody changes the file between the jobs, or puts another one beside it: nothing is published. */
async function rejectsAnotherFile({ version }) {
  const file = join(machineOf(version), `tilewright-${version}.tgz`);
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  changed[changed.length >> 1] ^= 1;
  for (const other of [changed, bytes.subarray(1), Buffer.alloc(0)]) {
    writeFileSync(file, other);
    await assert.rejects(publish(version), /tilewright-[\d.]+\.tgz: FAILED/);
  }
  rmSync(file);
  await assert.rejects(publish(version), /No such file/);
  writeFileSync(file, bytes);
  const second = join(machineOf(version), "tilewright-0.0.0.tgz");
  writeFileSync(second, bytes);
  await assert.rejects(publish(version), /FAILED|improperly formatted/);
  rmSync(second);
  await assert.rejects(inClone("npm view tilewright version"), /E404/, "nothing has been published");
  said("a file that was changed on its way is not published");
}

async function tried({ version }) {
  const cwd = join(folder, `user-${version}`);
  const places = await tryVersion(version, { cwd, env: registry.env, run, readme: read("README.md") });
  said(`${version} is installed, and runs: ${places.join(", ")}`);
}

/** What a job of the workflow runs, a line each, in its order. */
function linesOf(job) {
  const [, steps] = new RegExp(`^  ${job}:\\n((?:(?:    .*)?\\n)+)`, "m").exec(read(".github/workflows/release.yml"));
  return [...steps.matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, line]) => line);
}

function said(what) {
  console.log(`${String(Math.round((performance.now() - begin) / 1000)).padStart(4)} s  ${what}`);
}

/**
 * What a program prints. Rejects with all it said when it fails. It has the environment that is given and no other:
 * `runCommand` of the runtimes adds that of this process, whose settings must not reach npm.
 */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const [out, all] = [[], []];
  child.stdout.on("data", (data) => {
    out.push(data);
    all.push(data);
  });
  child.stderr.on("data", (data) => all.push(data));
  const status = await new Promise((ended, failed) => child.on("error", failed).on("close", ended));
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: status ${status}\n${Buffer.concat(all)}`);
  return Buffer.concat(out).toString();
}

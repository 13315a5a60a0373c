// The example applications under docs/examples, run for real: `npm run test:examples [name ...]`. Redis and Postgres are
// installed from Debian where they are missing, started on free local ports and stopped again. LONG=1 runs the long form.
// Needs `npm run build`. Each part prints its seconds and has a limit.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { slowest } from "../support/slowest.mjs";

const folder = fileURLToPath(new URL("./", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));
const long = process.env.LONG === "1";

/** Runs a command and stops with its output if it fails. */
function must(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status === 0) return;
  console.error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  process.exit(1);
}

/** Installs a Debian package that a program belongs to, unless the program is there. */
function needs(program, packageName) {
  const places = [`/usr/bin/${program}`, `/usr/sbin/${program}`, ...postgres().map((bin) => `${bin}/${program}`)];
  if (places.some((place) => existsSync(place))) return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => [...sudo, "apt-get", ...args];
  for (const [command, ...args] of [apt("update"), apt("install", "-y", "--no-install-recommends", packageName)])
    must(command, args, { timeout: 300_000 });
}

function postgres() {
  const versions = "/usr/lib/postgresql";
  return existsSync(versions) ? readdirSync(versions).map((version) => `${versions}/${version}/bin`) : [];
}

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".app.mjs"))
  .map((file) => file.slice(0, -".app.mjs".length));
const wanted = process.argv.slice(2);
for (const name of wanted) if (!names.includes(name)) throw new Error(`no example ${name}: ${names.join(", ")}`);

const parts = [];
let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  const { programs, seconds: limits } = await import(`./${name}.app.mjs`);
  for (const [program, packageName] of programs) needs(program, packageName);
  const example = `${root}docs/examples/${name}`;
  // A template has no lock file: it is copied first, and installed there.
  if (existsSync(`${example}/package-lock.json`))
    must("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"], {
      cwd: example,
      timeout: 300_000,
    });
  const limit = long ? limits.long : limits.short;
  const begin = performance.now();
  // In a process group of its own: whatever it started ends with it.
  const child = spawn(process.execPath, [`${folder}${name}.app.mjs`], {
    detached: true,
    stdio: "inherit",
    cwd: example,
  });
  const status = await new Promise((resolve) => {
    const timer = setTimeout(() => resolve("too slow"), limit * 1000);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
  const seconds = (performance.now() - begin) / 1000;
  parts.push({ name, seconds });
  const took = `${seconds.toFixed(0)} s of ${limit}`;
  console.log(`${name}: ${status === 0 ? "passed" : `FAILED (${status})`}, ${took}`);
  if (status !== 0) failed++;
}
console.log(slowest(parts));
process.exit(failed === 0 ? 0 : 1);

// `node packages-of-locks.mjs FILE...`: what lock files of npm install on this machine, as `name@version`, each once.
// What only long runs need of a tool under test/runtimes is left out. Templates have no lock file: of a package.json,
// what it names. What npm's cache has already is left out, too: to ask npm for all of it takes a minute of CPU time.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const cache = execFileSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).trim();

const packages = process.argv.slice(2).flatMap((file) => {
  const short = file.startsWith("test/runtimes/");
  const { packages, dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  if (packages === undefined) return namedIn({ ...dependencies, ...devDependencies });
  return Object.entries(packages).flatMap(([path, { name, version, integrity, link, dev, os, cpu, libc }]) => {
    const fits = [
      [os, process.platform],
      [cpu, process.arch],
      [libc, "glibc"],
    ].every(([list, here]) => list === undefined || list.includes(here));
    if (!path.includes("node_modules/") || link || (short && dev) || !fits || isCached(integrity)) return [];
    return [`${name ?? path.split("node_modules/").pop()}@${version}`];
  });
});

/** Whether a tarball is in the cache, where each is called for its digest. */
function isCached(integrity) {
  const [algorithm, digest] = integrity?.split("-") ?? [];
  if (digest === undefined) return false;
  const [, first, second, rest] = /^(..)(..)(.*)$/.exec(Buffer.from(digest, "base64").toString("hex"));
  return existsSync(join(cache, "_cacache/content-v2", algorithm, first, second, rest));
}

/** Our own package is the one that is tried, and no registry has it. */
function namedIn(dependencies) {
  const others = Object.entries(dependencies).filter(([name]) => name !== "tilewright");
  return others.map(([name, version]) => `${name}@${version}`);
}

console.log([...new Set(packages)].join("\n"));

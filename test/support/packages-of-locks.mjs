// `node packages-of-locks.mjs LOCK...`: what lock files of npm install on this machine, as `name@version`, each once. What only
// long runs need of a tool under test/runtimes is left out.
import { readFileSync } from "node:fs";

const packages = process.argv.slice(2).flatMap((file) => {
  const short = file.startsWith("test/runtimes/");
  return Object.entries(JSON.parse(readFileSync(file, "utf8")).packages).flatMap(
    ([path, { name, version, link, dev, os, cpu, libc }]) => {
      const fits = [
        [os, process.platform],
        [cpu, process.arch],
        [libc, "glibc"],
      ].every(([list, here]) => list === undefined || list.includes(here));
      if (!path.includes("node_modules/") || link || (short && dev) || !fits) return [];
      return [`${name ?? path.split("node_modules/").pop()}@${version}`];
    },
  );
});
console.log([...new Set(packages)].join("\n"));

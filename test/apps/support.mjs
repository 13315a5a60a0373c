// What the runs of example applications share: free ports, servers that are started and stopped, and chance by a seed.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";

/** A port on this machine that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program. Its output is kept, to be shown if something goes wrong. */
export function start(command, args, { env = {}, cwd, quiet = true } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  let output = "";
  const keep = (data) => {
    output = (output + data).slice(-20_000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const ended = new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? signal));
  });
  return { child, ended, output: () => output, kill: (signal = "SIGKILL") => child.kill(signal) };
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until it works: a server takes a moment to start. */
export async function until(attempt, { seconds = 20, every = 50 } = {}) {
  const last = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > last) throw error;
      await sleep(every);
    }
  }
}

/** Random integers below a number, the same for the same seed. */
export function chance(seed) {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Where a program of Postgres is: Debian keeps them out of the path. */
export function postgresPrograms(name) {
  const versions = "/usr/lib/postgresql";
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => `${versions}/${version}/bin`) : [];
  const found = [...folders, "/usr/local/bin", "/usr/bin"].find((folder) => existsSync(`${folder}/${name}`));
  if (found === undefined) throw new Error(`${name} is missing: install Debian's postgresql`);
  return `${found}/${name}`;
}

/** A command and its arguments, as a user without rights if this is root: some servers refuse to run as root. */
export function asUser(command, args) {
  if (process.getuid?.() !== 0) return [command, args];
  return ["setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", command, ...args]];
}

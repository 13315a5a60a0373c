import { spawn } from "node:child_process";

/**
 * Runs a program to its end, and gives what it printed. Fails with all it said if its status is not 0. When `signal` is
 * aborted, it ends with everything it has started.
 */
export function runCommand(command, args, { cwd, signal, env = {} }) {
  return new Promise((resolve, reject) => {
    const { child } = start(command, args, { cwd, signal, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve(said) : reject(new Error(said || `status ${status}`))));
  });
}

/** Starts a program in a process group of its own, which ends when `signal` is aborted, or when `end` is called. */
export function start(command, args, { cwd, signal, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  };
  signal.addEventListener("abort", end);
  child.on("close", () => signal.removeEventListener("abort", end));
  return { child, end };
}

/** Starts a server, waits for the address it prints, and ends it when `use` has had the address. */
export async function withServer(command, args, options, use) {
  const { child, end } = start(command, args, options);
  try {
    const origin = await new Promise((resolve, reject) => {
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data) => {
          said += data;
          const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
          if (found !== undefined) resolve(found);
        });
      child.on("error", reject);
      child.on("close", () => reject(new Error(said)));
    });
    await use(origin);
  } finally {
    end();
  }
}

// Firefox, by WebDriver BiDi over a socket: Debian has no geckodriver. At the size of a telephone it has fingers.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dragPoints, keyActions, pointerActions, saidBy, stepActions } from "./actions.mjs";

/** What it can point with. */
export const firefoxPointers = ["mouse", "touch"]; // its driver has no pen

export const firefox = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Starts Firefox, gives what opens pages in it to `use`, and ends it. */
export async function withFirefox(use) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), 'user_pref("dom.w3c_touch_events.enabled", 1);\n');
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(firefox, args, { env: { ...process.env, HOME: profile }, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  try {
    const [, address] = await saidBy(child, /listening on (ws:\S+)/);
    const { send, close } = await connect(`${address}/session`);
    const { capabilities } = await send("session.new", { capabilities: {} });
    await use(opener(send), capabilities.browserVersion);
    await send("browser.close");
    close();
    await ended;
  } finally {
    child.kill("SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A connection on which each command waits for its answer. */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no connection to ${address}`));
  });
  const waiting = new Map();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === "success") resolve?.(result);
    else if (type === "error") reject?.(new Error(`${error}: ${message}`));
  };
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

const opener = (send) => async (url, phone) => {
  const { context } = await send("browsingContext.create", { type: "tab" });
  if (phone) await send("browsingContext.setViewport", { context, viewport: { width: 320, height: 900 } });
  await send("browsingContext.navigate", { context, url, wait: "complete" });
  const perform = (actions) => send("input.performActions", { context, actions });
  const pointer = phone ? "touch" : "mouse";
  return {
    evaluate: async (expression) => {
      const params = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
      const { type, result, exceptionDetails } = await send("script.evaluate", params);
      if (type !== "success") throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.type === "undefined" ? undefined : JSON.parse(result.value);
    },
    press: (...keys) => perform(keyActions(keys)),
    tap: (at) => perform(pointerActions(pointer, [at])),
    drag: (from, to, by = pointer) => perform(pointerActions(by, dragPoints(from, to))),
    step: (step, at, by = pointer) => perform(stepActions(by, step, at)),
    /** The corner of the page: WebDriver does not leave the window. */
    outside: { x: 1, y: 1 },
    close: () => send("browsingContext.close", { context }),
  };
};

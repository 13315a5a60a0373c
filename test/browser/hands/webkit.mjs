// WebKit, by WebDriver over HTTP: Debian's WebKitWebDriver starts a small browser, which needs a screen (Xvfb). It has
// no fingers, and its window cannot be as narrow as a telephone: the page makes the board narrow, and the mouse drags.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { dragPoints, keyActions, pointerActions, saidBy, stepActions } from "./actions.mjs";

/** What it can point with. */
export const webkitPointers = ["mouse"];

export const webkit = process.env.WEBKIT ?? "/usr/bin/WebKitWebDriver";
export const screen = "/usr/bin/Xvfb";

/** Starts WebKit, gives what opens pages in it to `use`, and ends it. */
export async function withWebKit(use) {
  const pipes = { stdio: ["ignore", "pipe", "pipe"] };
  const display = spawn(screen, ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], pipes);
  let driver = null;
  try {
    const [, number] = await saidBy(display, /(\d+)\n/);
    const port = await freePort();
    // In a container the browser cannot shut itself in once more; it loads nothing but pages of this test.
    const env = { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
    // In a process group of its own: the browser that the driver starts ends with it.
    driver = spawn(webkit, [`--port=${port}`], { env, detached: true, stdio: "ignore" });
    const call = caller(`http://127.0.0.1:${port}`);
    await answers(() => call("GET", "/status"));
    const { sessionId, capabilities } = await call("POST", "/session", { capabilities: {} });
    const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
    await session("POST", "/window/rect", { width: 1200, height: 960 });
    await use(opener(session), capabilities.browserVersion);
    await session("DELETE", "");
  } finally {
    if (driver !== null) process.kill(-driver.pid, "SIGKILL");
    display.kill();
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What sends a command and gives its answer. */
const caller = (address) => async (method, path, body) => {
  const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
};

async function answers(attempt) {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const opener = (session) => async (url, phone) => {
  await session("POST", "/url", { url: phone ? `${url}${url.includes("?") ? "&" : "?"}width=320px` : url });
  const perform = (actions) => session("POST", "/actions", { actions });
  return {
    evaluate: (expression) => session("POST", "/execute/sync", { script: `return ${expression}`, args: [] }),
    press: (...keys) => perform(keyActions(keys)),
    tap: (at) => perform(pointerActions("mouse", [at])),
    drag: (from, to) => perform(pointerActions("mouse", dragPoints(from, to))),
    step: (step, at) => perform(stepActions("mouse", step, at)),
    /** The corner of the page: WebDriver does not leave the window. */
    outside: { x: 1, y: 1 },
    /** Boxes of a page that is zoomed by its style are in other pixels than pointers. */
    zooms: true,
    close: () => session("POST", "/url", { url: "about:blank" }),
  };
};

// The page's side of the bot.

/** Returns `{ think, stop }`. `think(view)` returns the bot's move, or `null` if it takes longer than `limit` milliseconds. */
export function startBot({ place = 1, limit = 20_000 } = {}) {
  let worker = null;
  let last = 0;

  /** Ends the thinking at once; the next `think` starts a new worker. */
  function stop() {
    worker?.terminate();
    worker = null;
  }

  function think(view) {
    worker ??= new Worker(new URL("bot.mjs", import.meta.url), { type: "module" });
    const own = worker;
    const id = ++last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        resolve(null);
      }, limit);
      own.addEventListener("error", reject, { once: true });
      own.addEventListener("message", function answer({ data }) {
        if (data.id !== id) return;
        own.removeEventListener("message", answer);
        clearTimeout(timer);
        resolve(data.move);
      });
      own.postMessage({ id, view, place });
    });
  }
  return { think, stop };
}

// Lists the slowest parts of a suite, so that whoever slows it down can see where.

/**
 * The ten slowest of some parts, a line each with its seconds.
 *
 * @param {readonly { readonly name: string, readonly seconds: number }[]} parts
 */
export function slowest(parts) {
  const ten = [...parts].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  return ["slowest, in seconds:", ...ten.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)}  ${name}`)].join(
    "\n",
  );
}

/** A clock for a suite that is run part by part: `timed` runs a part, and `told` says which took longest. */
export function stopwatch() {
  const parts = [];
  return {
    async timed(name, run) {
      const begin = performance.now();
      try {
        return await run();
      } finally {
        parts.push({ name, seconds: (performance.now() - begin) / 1000 });
      }
    },
    told: () => slowest(parts),
  };
}

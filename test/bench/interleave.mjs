// Ratios that a busy machine does not spoil: two pieces of work measured pass by pass in turn.

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** The CPU time of a pass, in seconds: what else the machine does counts least there. */
const timeOf = (work) => {
  const begin = cpuTime();
  work();
  return (cpuTime() - begin) / 1e6;
};

const rate = (work, prepare) => {
  const prepared = prepare();
  const begin = process.hrtime.bigint();
  const operations = work(prepared);
  const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
  return operations / seconds;
};

/**
 * Runs `work` and `reference` in turn; each is one pass and returns how many operations it did. Gives the median of the
 * ratios of their rates (above 1: `work` is faster), the spread of the middle half, and the median rates a second.
 *
 * Options: `passes` (30), `warmup` (5 passes of each, not counted), `prepare` (called before each pass, not measured; what
 * it returns is handed to the pass).
 */
export function interleave(work, reference, { passes = 30, warmup = 5, prepare = () => undefined } = {}) {
  for (let pass = 0; pass < warmup; pass++) {
    work(prepare());
    reference(prepare());
  }
  const rates = [];
  const references = [];
  const ratios = [];
  for (let pass = 0; pass < passes; pass++) {
    // Who goes first alternates, so that neither always runs on the other's rubbish.
    const first = pass % 2 === 0 ? rate(work, prepare) : undefined;
    const other = rate(reference, prepare);
    const own = first ?? rate(work, prepare);
    rates.push(own);
    references.push(other);
    ratios.push(own / other);
  }
  const sorted = [...ratios].sort((a, b) => a - b);
  return {
    ratio: median(ratios),
    low: sorted[Math.floor(passes / 4)],
    high: sorted[Math.floor((passes * 3) / 4)],
    rate: median(rates),
    reference: median(references),
    passes,
  };
}

/**
 * Runs `work` and `reference` in turn and gives how many times as long `work` takes, in CPU time: the median of the ratios.
 *
 * Options: `passes` (15), `warmup` (3 passes of each, not counted), `sure` (the ratio of the shortest passes, if that is
 * less: what is still too high is hardly due to other work on the machine).
 */
export function timesAsLong(work, reference, { passes = 15, warmup = 3, sure = false } = {}) {
  for (let pass = 0; pass < warmup; pass++) {
    work();
    reference();
  }
  const own = [];
  const others = [];
  for (let pass = 0; pass < passes; pass++) {
    const first = pass % 2 === 0 ? timeOf(work) : undefined;
    others.push(timeOf(reference));
    own.push(first ?? timeOf(work));
  }
  const ratio = median(own.map((time, i) => time / others[i]));
  return sure ? Math.min(ratio, Math.min(...own) / Math.min(...others)) : ratio;
}

export { timeOf };

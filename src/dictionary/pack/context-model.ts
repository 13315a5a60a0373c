import { mostShares, type RangeCoder } from "./range-coder.ts";

/**
 * Guesses the next symbol from what followed the same context earlier: prediction by partial matching (Cleary and
 * Witten, 1984, with Howard's estimates). If a context does not know the symbol, that is written, and a shorter context
 * is asked. Writer and reader learn the same, so only the surprises are stored.
 */
export interface ContextModel {
  /**
   * Writes `symbol`, or reads one and ignores `symbol`, and returns it. `contexts` are asked in order, the longest
   * first; if none knows the symbol, it is stored as a plain number. Each context is a number below `contextCount`.
   */
  code(symbol: number, contexts: readonly number[], coder: RangeCoder): number;
}

/** A model that has learnt nothing yet. Symbols are 0 to `symbolCount` - 1. */
export function createContextModel(symbolCount: number, contextCount: number): ContextModel {
  // A context has a list of entries, latest first: a symbol, twice its count less one, and the next entry. Entry 0 ends
  // a list.
  const firsts = new Int32Array(contextCount);
  const counts = new Int32Array(contextCount);
  const totals = new Int32Array(contextCount);
  const symbols = [0];
  const weights = [0];
  const nexts = [0];
  // A symbol that a longer context knew, and that was not the one, cannot be the one in a shorter context either.
  const excludedIn = new Int32Array(symbolCount);
  let now = 0;

  /** Writes or reads the symbol in a context that knows it; -1 if the context does not. */
  const codeIn = (context: number, symbol: number, excluding: boolean, coder: RangeCoder): number => {
    const first = firsts[context]!;
    let known = counts[context]!;
    let whole = totals[context]!;
    if (excluding) {
      for (let entry = first; entry !== 0; entry = nexts[entry]!) {
        if (excludedIn[symbols[entry]!] !== now) continue;
        known--;
        whole -= weights[entry]!;
      }
    }
    if (known === 0) return -1;
    whole += known; // the share of all symbols that the context does not know
    const share = coder.share(whole);
    let start = 0;
    let before = 0;
    for (let entry = first; entry !== 0; entry = nexts[entry]!) {
      const candidate = symbols[entry]!;
      if (!excluding || excludedIn[candidate] !== now) {
        const size = weights[entry]!;
        if (share === -1 ? candidate === symbol : share < start + size) {
          coder.take(start, size, whole);
          strengthen(context, entry, before);
          return candidate;
        }
        start += size;
      }
      before = entry;
    }
    coder.take(start, known, whole);
    for (let entry = first; entry !== 0; entry = nexts[entry]!) excludedIn[symbols[entry]!] = now;
    return -1;
  };

  const strengthen = (context: number, entry: number, before: number): void => {
    if (before !== 0) {
      nexts[before] = nexts[entry]!;
      nexts[entry] = firsts[context]!;
      firsts[context] = entry;
    }
    weights[entry]! += 2;
    totals[context]! += 2;
    if (totals[context]! + symbolCount > mostShares) halve(context);
  };

  /** Shares must fit a range, and what was long ago should matter less. */
  const halve = (context: number): void => {
    let total = 0;
    for (let entry = firsts[context]!; entry !== 0; entry = nexts[entry]!) {
      const weight = (weights[entry]! >> 1) | 1;
      weights[entry] = weight;
      total += weight;
    }
    totals[context] = total;
  };

  const learn = (context: number, symbol: number): void => {
    symbols.push(symbol);
    weights.push(1);
    nexts.push(firsts[context]!);
    firsts[context] = symbols.length - 1;
    counts[context]!++;
    totals[context]!++;
  };

  return {
    code(symbol, contexts, coder) {
      now++;
      let found = -1;
      let missed = 0;
      let excluding = false;
      for (; missed < contexts.length; missed++) {
        const context = contexts[missed]!;
        found = codeIn(context, symbol, excluding, coder);
        if (found !== -1) break;
        excluding ||= firsts[context] !== 0;
      }
      if (found === -1) {
        const share = coder.share(symbolCount);
        found = share === -1 ? symbol : share;
        coder.take(found, 1, symbolCount);
      }
      for (let i = 0; i < missed; i++) learn(contexts[i]!, found);
      return found;
    },
  };
}

/** A stream of chances that a seed fixes. */
export interface Random {
  /** An integer from 0 up to, not including, `below`. */
  below(below: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the choices. */
  pick<T>(choices: readonly T[]): T;
  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[];
}

/** Shifts and one multiplication on 32 bits of state: good enough to choose tests with. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (Math.imul(state, 0x2545f491) >>> 0) / 2 ** 32;
  };
  next();
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[below(choices.length)]!,
    shuffled: (things) => {
      const order = [...things];
      for (let i = order.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
}

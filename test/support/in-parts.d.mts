/** Has workers do all parts, and returns what they give, in order. */
export function inParts(
  program: URL,
  task: object,
  parts: readonly (readonly [number, number])[],
  options: { readonly folder: string; readonly workers: number; readonly note?: (done: number) => void },
): Promise<readonly unknown[]>;

/** A number of things in parts of a size. */
export function partsOf(count: number, size: number): readonly (readonly [number, number])[];

/** Items by a number that each of them has, in their order. */
export function grouped<T>(items: readonly T[], numberOf: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const number = numberOf(item);
    const others = groups.get(number);
    if (others === undefined) groups.set(number, [item]);
    else others.push(item);
  }
  return groups;
}

/** Adds an item to the list that a map has for its key. */
export const addTo = <K, T>(lists: Map<K, T[]>, key: K, item: T): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
};

/** Items by a number that each of them has, in their order. */
export function grouped<T>(items: readonly T[], numberOf: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) addTo(groups, numberOf(item), item);
  return groups;
}

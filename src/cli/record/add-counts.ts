/** The sums of what is counted in both, name by name. */
export function addCounts<Counts extends Readonly<Record<keyof Counts, number>>>(some: Counts, more: Counts): Counts {
  const names = Object.keys(some) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, some[name] + more[name]])) as Counts;
}

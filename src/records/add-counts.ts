/** What is counted, by name. */
export type Counts<Name extends string> = { readonly [N in Name]: number };

/** Returns the sums of what is counted in both, name by name. */
export function addCounts<Name extends string>(some: Counts<Name>, more: Counts<Name>): Counts<Name> {
  const sums = Object.entries<number>(some).map(([name, count]) => [name, count + more[name as Name]]);
  return Object.fromEntries(sums) as Counts<Name>;
}

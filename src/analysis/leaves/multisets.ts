// Multisets of kinds of tiles: how many there are, and which number each has. A multiset is written as the indices of
// its kinds, from the smallest; multisets of one size are numbered in the order of these lists.

/** How many multisets there are: by size, then by number of kinds to choose from. */
export type Multisets = readonly Float64Array[];

/** The numbers of multisets up to a size. */
export function countMultisets(kinds: number, size: number): Multisets {
  const counts = [new Float64Array(kinds + 1).fill(1)];
  for (let k = 1; k <= size; k++) {
    const fewer = counts[k - 1]!;
    const own = new Float64Array(kinds + 1);
    // With one kind more: those that have it, and those that do not.
    for (let n = 1; n <= kinds; n++) own[n] = own[n - 1]! + fewer[n]!;
    counts.push(own);
  }
  return counts;
}

/** Tiles of one kind on a rack. */
export interface HeldKind {
  /** Its index among all kinds. */
  readonly kind: number;
  readonly count: number;
  /** What one tile of it adds to the number that `visit` is called with. */
  readonly weight: number;
}

/**
 * Visits every multiset of tiles that a rack holds and that `multisets` count, the empty one excepted.
 *
 * @param held - By kind, ascending.
 * @param visit - Called with the size of the multiset, its number among those of that size, and its weight.
 */
export function visitMultisets(
  held: readonly HeldKind[],
  multisets: Multisets,
  visit: (size: number, number: number, weight: number) => void,
): void {
  const most = multisets.length - 1;
  const all = multisets[0]!.length - 1;
  const chosen: number[] = [];
  /** Goes on with the kinds from `first` on. That one has been taken `taken` times. */
  const go = (first: number, taken: number, weight: number): void => {
    const size = chosen.length + 1;
    // What those before it add to the number.
    let before = 0;
    let from = 0;
    for (let i = 0; i < size - 1; i++) {
      const left = multisets[size - i]!;
      before += left[all - from]! - left[all - chosen[i]!]!;
      from = chosen[i]!;
    }
    for (let i = first; i < held.length; i++) {
      const own = held[i]!;
      const takenNow = i === first ? taken + 1 : 1;
      if (takenNow > own.count) continue;
      visit(size, before + own.kind - from, weight + own.weight);
      if (size === most) continue;
      chosen.push(own.kind);
      go(i, takenNow, weight + own.weight);
      chosen.pop();
    }
  };
  if (most > 0) go(0, 0, 0);
}

/** Some kinds counted and sorted, each once. They weigh nothing. */
export function countKinds(kinds: readonly number[]): readonly HeldKind[] {
  const sorted = [...kinds].sort((a, b) => a - b);
  const distinct = sorted.filter((kind, i) => kind !== sorted[i - 1]);
  return distinct.map((kind) => ({ kind, count: sorted.filter((other) => other === kind).length, weight: 0 }));
}

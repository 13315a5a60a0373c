/** Fewer pointers than this are sorted faster by insertion than by counting. */
const few = 32;

/**
 * Sorts, in place, indices into an array of texts that have a 0 on both sides. The order is alphabetical, reading
 * forwards (`step` 1) or backwards (`step` -1). Takes time in proportion to the letters that must be read. Letters are
 * numbers up to 63.
 */
export function sortPointers(texts: Uint8Array, pointers: Uint32Array, step: 1 | -1): void {
  const spare = new Uint32Array(pointers.length);
  const levels: Uint32Array[] = [];

  const sort = (from: number, to: number, depth: number): void => {
    if (to - from < few) {
      insertionSort(texts, pointers, from, to, depth * step, step);
      return;
    }
    levels[depth] ??= new Uint32Array(66);
    // ends[letter] is where the next pointer of that letter goes, and in the end where the pointers of that letter end.
    const ends = levels[depth]!.fill(0);
    for (let i = from; i < to; i++) {
      const letter = texts[pointers[i]! + depth * step]!;
      ends[letter + 1]!++;
    }
    ends[0] = from;
    for (let letter = 1; letter < ends.length; letter++) {
      ends[letter]! += ends[letter - 1]!;
    }
    for (let i = from; i < to; i++) {
      const pointer = pointers[i]!;
      const letter = texts[pointer + depth * step]!;
      const place = ends[letter]!;
      spare[place] = pointer;
      ends[letter] = place + 1;
    }
    pointers.set(spare.subarray(from, to), from);
    // Texts with letter 0 have ended here, so they are equal.
    for (let letter = 1; letter < ends.length - 1; letter++) {
      const first = ends[letter - 1]!;
      const last = ends[letter]!;
      if (last - first > 1) sort(first, last, depth + 1);
    }
  };

  sort(0, pointers.length, 0);
}

function insertionSort(
  texts: Uint8Array,
  pointers: Uint32Array,
  from: number,
  to: number,
  offset: number,
  step: number,
): void {
  for (let i = from + 1; i < to; i++) {
    const pointer = pointers[i]!;
    let place = i;
    while (place > from && isAfter(texts, pointers[place - 1]! + offset, pointer + offset, step)) {
      pointers[place] = pointers[place - 1]!;
      place--;
    }
    pointers[place] = pointer;
  }
}

function isAfter(texts: Uint8Array, first: number, second: number, step: number): boolean {
  let a = first;
  let b = second;
  while (texts[a] !== 0 && texts[a] === texts[b]) {
    a += step;
    b += step;
  }
  return texts[a]! > texts[b]!;
}

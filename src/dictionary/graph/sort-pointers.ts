/** Below this many, inserting one by one beats counting. */
const few = 32;

/**
 * Sorts, in place, indices into an array of texts that are closed by 0 on both sides: alphabetically, read forwards
 * (`step` 1) or backwards (`step` -1). Linear in the letters that must be looked at; letters are at most 63.
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
    // ends[letter] is where the next pointer of that letter goes; afterwards, where its share ends.
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
    // Those with letter 0 have come to their end: they are equal.
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

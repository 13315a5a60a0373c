/** Whether an argument is a pattern: it has a `*` or a `?`. */
export function isPattern(text: string): boolean {
  return /[*?]/.test(text);
}

/**
 * Whether a path matches a pattern, both in their parts between the slashes. `*` stands for any characters of one part,
 * `?` for one of them, `**` for any number of parts. A part that begins with a dot is matched only by one that does.
 */
export function matchesPath(pattern: readonly string[], path: readonly string[]): boolean {
  return placesBehind(pattern, path).has(pattern.length);
}

/** Whether a path that goes on in this folder may match. */
export function mayLeadOn(pattern: readonly string[], folder: readonly string[]): boolean {
  return [...placesBehind(pattern, folder)].some((place) => place < pattern.length);
}

/** Where one is in a pattern behind the parts of a path: how many parts of the pattern they may have used up. */
function placesBehind(pattern: readonly string[], path: readonly string[]): ReadonlySet<number> {
  const step = (places: ReadonlySet<number>, part: string): ReadonlySet<number> =>
    overStars(
      pattern,
      [...places].flatMap((place) => placesAfter(pattern, place, part)),
    );
  return path.reduce(step, overStars(pattern, [0]));
}

function placesAfter(pattern: readonly string[], place: number, part: string): readonly number[] {
  const wanted = pattern[place];
  if (wanted === "**") return part.startsWith(".") ? [] : [place];
  return wanted !== undefined && matches(wanted, part) ? [place + 1] : [];
}

/** `**` may stand for no part. */
function overStars(pattern: readonly string[], places: readonly number[]): ReadonlySet<number> {
  const all = new Set(places);
  for (const place of all) if (pattern[place] === "**") all.add(place + 1); // which is gone through, too
  return all;
}

/** Whether a name matches a part of a pattern. Takes time in proportion to the product of their lengths at most. */
function matches(pattern: string, name: string): boolean {
  if (name.startsWith(".") && !pattern.startsWith(".")) return false;
  let [p, n, star, from] = [0, 0, -1, 0];
  while (n < name.length) {
    if (pattern[p] === "*") {
      star = p++;
      from = n;
    } else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === name[n])) {
      p++;
      n++;
    } else if (star >= 0) {
      p = star + 1; // the last star takes one character more
      n = ++from;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}

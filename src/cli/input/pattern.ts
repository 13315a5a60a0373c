/** Whether an argument is a pattern: it has a `*` or a `?`. */
export function isPattern(text: string): boolean {
  return /[*?]/.test(text);
}

/**
 * Whether a path matches a pattern, both in their parts between the slashes. `*` stands for any characters of one part,
 * `?` for one of them, `**` for any number of parts. A part that begins with a dot is matched only by one that does.
 */
export function matchesPath(pattern: readonly string[], path: readonly string[]): boolean {
  // `reached[p]`: whether the parts of the path so far match the first p parts of the pattern.
  let reached = startOf(pattern);
  for (const part of path) reached = step(pattern, reached, part);
  return reached[pattern.length] === true;
}

/** Whether a path that goes on in this folder may match. */
export function mayLeadOn(pattern: readonly string[], folder: readonly string[]): boolean {
  let reached = startOf(pattern);
  for (const part of folder) reached = step(pattern, reached, part);
  return reached.slice(0, -1).includes(true);
}

function startOf(pattern: readonly string[]): readonly boolean[] {
  return passOverStars(pattern, [true, ...pattern.map(() => false)]);
}

function step(pattern: readonly string[], reached: readonly boolean[], part: string): readonly boolean[] {
  const next = pattern.map((wanted, p) =>
    wanted === "**" ? reached[p + 1] === true && !part.startsWith(".") : reached[p] === true && matches(wanted, part),
  );
  const stays = pattern.map((wanted, p) => wanted === "**" && reached[p] === true && !part.startsWith("."));
  return passOverStars(pattern, [false, ...next.map((here, p) => here || stays[p] === true)]);
}

/** `**` may stand for no part. */
function passOverStars(pattern: readonly string[], reached: readonly boolean[]): readonly boolean[] {
  const all = [...reached];
  pattern.forEach((part, p) => {
    if (part === "**" && all[p] === true) all[p + 1] = true;
  });
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

/** Says that a value is not what was expected: `position.rack: expected a list of tiles, found 7`. */
export function mismatch(path: string, expected: string, found: unknown): string {
  return expectation(path, expected, describe(found));
}

/** Says the same of a value that has already been described. */
export function expectation(path: string, expected: string, found: string): string {
  return `${path}: expected ${expected}, found ${found}`;
}

/** Describes a value in a few words. Never longer than a line, and never throws. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "object":
      return value === null ? "null" : describeObject(value);
    case "bigint": // may have any number of digits
    case "function":
    case "symbol":
      return `a ${typeof value}`;
    default:
      return Object.is(value, -0) ? "-0" : String(value);
  }
}

function describeObject(value: object): string {
  try {
    const kind = kindOf(value);
    if (kind === "Array") return "a list";
    return kind === "Object" ? "an object" : `an object (${kind.slice(0, 40)})`;
  } catch {
    return "an object that throws";
  }
}

/** Returns `Object`, `Array`, `Map`, `Uint8Array` and so on. Throws if the object cannot be read. */
export function kindOf(value: object): string {
  return Object.prototype.toString.call(value).slice("[object ".length, -1);
}

/** A text in quotation marks; of a long one the first characters, 40 if no other number is given, and `...`. */
export function quote(text: string, most = 40): string {
  return text.length > most ? `${JSON.stringify(text.slice(0, most))}...` : JSON.stringify(text);
}

/** A text without quotation marks that fits on a line: of a long one the first 120 characters and `...`. */
export function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}

/** Returns the path of a property or an entry of the value at `path`. */
export function join(path: string, key: string | number): string {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}

/** Returns the path of a property whose key comes from outside: `["any text"]`, unless it looks like a name. */
export function joinKey(path: string, key: string): string {
  return /^[A-Za-z_][\w-]{0,39}$/.test(key) ? join(path, key) : `${path}[${quote(key)}]`;
}

/** Lists texts with a word before the last: `A, B and C`. */
export function listed(texts: readonly unknown[], conjunction: string): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${conjunction} ${texts.at(-1)}`;
}

/** One of several: `22 or 24`, `one of play, pass or resign`. */
export function choicesText(choices: readonly unknown[]): string {
  return `${choices.length > 2 ? "one of " : ""}${listed(choices, "or")}`;
}

/** The properties that there may be, for a message about one that there may not. */
export function knownText(keys: readonly string[]): string {
  return `(known: ${listed(keys, "and")})`;
}

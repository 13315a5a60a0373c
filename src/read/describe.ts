/** What is said of a value that is not what was expected: `position.rack: expected a list of tiles, found 7`. */
export function mismatch(path: string, expected: string, found: unknown): string {
  return expectation(path, expected, describe(found));
}

/** The same where the value has been described already. */
export function expectation(path: string, expected: string, found: string): string {
  return `${path}: expected ${expected}, found ${found}`;
}

/** A value in a few words, for `found`: never longer than a line, never an exception. */
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

/** `Object`, `Array`, `Map`, `Uint8Array` ...; throws for what cannot be read. */
export function kindOf(value: object): string {
  return Object.prototype.toString.call(value).slice("[object ".length, -1);
}

function quote(text: string): string {
  return text.length > 40 ? `${JSON.stringify(text.slice(0, 40))}...` : JSON.stringify(text);
}

/** The path of a property of what stands at `path`. */
export function join(path: string, key: string | number): string {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}

/** The same for a key from outside, which may be any text: `["any text"]` unless it looks like a name. */
export function joinKey(path: string, key: string): string {
  return /^[A-Za-z_][\w-]{0,39}$/.test(key) ? join(path, key) : `${path}[${quote(key)}]`;
}

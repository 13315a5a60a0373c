/** What stands in the place of any value. */
const anything: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  3,
  0.5,
  1e17,
  "",
  "A",
  "?",
  "!",
  "play",
  [],
  {},
  ["A"],
  [0],
  { row: 1, col: 1 },
];

export interface Mutant {
  readonly what: string;
  readonly value: unknown;
}

/**
 * Copies of plain data in which one value is another, is missing, or is new. Of a list of like things the first
 * is changed, and the list is emptied, doubled and made too long.
 *
 * @param where - The paths to change.
 */
export function mutantsOf(data: unknown, where: RegExp): readonly Mutant[] {
  const found: Mutant[] = [];
  const visit = (value: unknown, path: string, put: (value: unknown) => unknown): void => {
    const add = (what: string, changed: unknown): void => {
      if (path !== "" && !where.test(path)) return;
      found.push({ what: `${path} = ${what}`, value: put(changed) });
    };
    for (const other of anything)
      if (JSON.stringify(other) !== JSON.stringify(value)) add(JSON.stringify(other), other);
    if (typeof value === "number") for (const other of [value + 1, -value - 1, value * 1e7 + 7]) add(`${other}`, other);
    if (typeof value === "string")
      for (const other of [`${value}!`, value.repeat(60), "x".repeat(20_000)]) add(other.slice(0, 20), other);
    if (Array.isArray(value)) {
      if (value.length > 0) {
        add("its entries twice", [...value, ...value]);
        add("no end of its first entry", new Array(12_000).fill(value[0]));
      }
      for (const i of placesOf(value)) {
        visit(value[i], `${path}[${i}]`, (inner) => put(value.map((entry, place) => (place === i ? inner : entry))));
        add(
          `without [${i}]`,
          value.filter((_, place) => place !== i),
        );
      }
    } else if (typeof value === "object" && value !== null) {
      for (const other of [null, false, true, 0, "yes", {}])
        add(`with added ${JSON.stringify(other)}`, { ...value, added: other });
      for (const [key, inner] of Object.entries(value)) {
        visit(inner, path === "" ? key : `${path}.${key}`, (changed) => put({ ...value, [key]: changed }));
        const { [key]: _, ...rest } = value as Readonly<Record<string, unknown>>;
        add(`without ${key}`, rest);
      }
    }
  };
  visit(data, "", (value) => value);
  return found;
}

/** One place for each kind of entry: by its type or what it is made of. */
function placesOf(list: readonly unknown[]): readonly number[] {
  const kinds = new Map<string, number>();
  for (const [i, entry] of list.entries()) {
    const kind = typeof entry === "object" && entry !== null ? kindOf(entry) : typeof entry;
    if (!kinds.has(kind)) kinds.set(kind, i);
  }
  return [...kinds.values()];
}

const kindOf = (entry: object): string => `${(entry as { readonly type?: unknown }).type} ${Object.keys(entry)}`;

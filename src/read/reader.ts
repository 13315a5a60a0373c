import { joinKey, kindOf } from "./describe.ts";
import { type Problem, type ProblemValues, shortFoundOf } from "./problem.ts";

/**
 * Reads values of unknown shape and collects what is wrong with them, each problem with its path.
 *
 * After noting a problem, every method returns `null` or a harmless value, so that reading goes on and all problems are
 * reported together. Only what is asked for is copied out of a value: getters run once, and prototypes never matter.
 */
export interface Reader {
  /** The problems to report: the first hundred. */
  readonly problems: readonly Problem[];
  /** How many problems there were, reported or not. If the number has grown while something was read, do not use it. */
  readonly failures: number;
  fail<C extends Problem["code"]>(code: C, path: string, values: ProblemValues[C], found: unknown): null;
  /** Reads the properties `keys` of an object. Any other property that has a value is a problem, unless `open`. */
  record(value: unknown, path: string, keys: readonly string[], open?: boolean): Properties | null;
  /** Copies all properties of an object. The copy can be read again: no getter runs a second time. */
  snapshot(value: unknown, path: string): Properties | null;
  /** Lists all properties of an object as keys and values. */
  entries(value: unknown, path: string, max: number): readonly (readonly [string, unknown])[] | null;
  list(value: unknown, path: string, max: number): readonly unknown[] | null;
  integer(value: unknown, path: string, min: number, max: number): number | null;
  text(value: unknown, path: string, max: number): string | null;
  boolean(value: unknown, path: string): boolean | null;
  oneOf<T extends string | number | boolean>(value: unknown, path: string, choices: readonly T[]): T | null;
}

/** The properties of an object of unknown shape, without its prototype. */
export type Properties = Readonly<Record<string, unknown>>;

/**
 * No more problems than this are reported: a file that is wrong throughout must not make an answer larger than itself.
 */
const mostProblems = 100;

/** No object with named properties has nearly as many. */
const mostProperties = 1000;

/** The prototype of what is copied: nothing is inherited, and engines do not keep the copy as a table, as with none. */
const bare: object = /* @__PURE__ */ Object.create(null);

/** How a {@link Reader} reads. */
export interface ReaderOptions {
  /**
   * The most properties and list entries to read in all. A value that holds one large list in a thousand places takes
   * little memory, but as long to read as a thousand lists.
   */
  readonly most?: number;
  /**
   * Whether a newer version may have written what is read. Then unknown properties that are `null` or `false` are
   * ignored: a property that is added later has one of these values wherever it is not used.
   */
  readonly maybeNewer?: boolean;
}

/** Returns a new {@link Reader} with no problems yet. */
export function createReader({ most = Number.POSITIVE_INFINITY, maybeNewer = false }: ReaderOptions = {}): Reader {
  const problems: Problem[] = [];
  let failures = 0;
  let left = most;

  const fail: Reader["fail"] = (code, path, values, found) => {
    if (failures < mostProblems) problems.push({ code, path, ...values, found: shortFoundOf(found) } as Problem);
    failures++;
    return null;
  };

  const afford = (count: number, path: string): boolean => {
    if (count > left) {
      if (left >= 0) fail("too-large", path, { of: "values", most }, most + 1);
      left = -1; // reported once; nothing more is read
      failures++;
      return false;
    }
    left -= count;
    return true;
  };

  /** Copies the properties that are wanted. */
  const properties = (
    value: unknown,
    path: string,
    max: number,
    wanted: (key: string) => boolean,
  ): Properties | null => {
    try {
      // A string or a typed array has a property for each character or number, so not even their names are asked for.
      if (typeof value !== "object" || value === null || kindOf(value) !== "Object")
        return fail("type", path, { type: "object" }, value);
      const keys = Object.keys(value);
      if (keys.length > max) return fail("too-large", path, { of: "entries", most: max }, keys.length);
      if (!afford(keys.length, path)) return null;
      const copy: Record<string, unknown> = Object.create(bare);
      for (const key of keys) if (wanted(key)) copy[key] = (value as Properties)[key];
      return copy;
    } catch {
      return fail("unreadable", path, { type: "object" }, value);
    }
  };

  return {
    problems,
    get failures() {
      return failures;
    },
    fail,
    record(value, path, keys, open = false) {
      const found = properties(value, path, mostProperties, (key) => !open || keys.includes(key));
      for (const key in found) {
        const property = found[key];
        if (!keys.includes(key) && property !== undefined && !(maybeNewer && (property === null || property === false)))
          fail("unknown-key", joinKey(path, key), { keys, newer: maybeNewer }, key);
      }
      return found;
    },
    snapshot: (value, path) => properties(value, path, mostProperties, () => true),
    entries(value, path, max) {
      const found = properties(value, path, max, () => true);
      return found && Object.entries(found);
    },
    list(value, path, max) {
      try {
        if (!Array.isArray(value)) return fail("type", path, { type: "list" }, value);
        const { length } = value;
        if (!(length >= 0 && length <= max)) return fail("too-large", path, { of: "entries", most: max }, length);
        if (!afford(length, path)) return null;
        const list: unknown[] = [];
        for (let i = 0; i < length; i++) list.push(value[i]); // by index: an iterator from outside need not end
        return list;
      } catch {
        return fail("unreadable", path, { type: "list" }, value);
      }
    },
    integer(value, path, min, max) {
      if (typeof value !== "number" || !Number.isInteger(value)) return fail("type", path, { type: "integer" }, value);
      if (value < min || value > max) return fail("range", path, { min, max }, value);
      return value + 0; // turns -0 into 0
    },
    text(value, path, max) {
      if (typeof value !== "string") return fail("type", path, { type: "text" }, value);
      if (value.length > max) return fail("too-large", path, { of: "characters", most: max }, value.length);
      return value;
    },
    boolean(value, path) {
      return typeof value === "boolean" ? value : fail("type", path, { type: "boolean" }, value);
    },
    oneOf(value, path, choices) {
      return choices.find((choice) => choice === value) ?? fail("choice", path, { choices }, value);
    },
  };
}

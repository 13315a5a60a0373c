import { foundOf } from "../../read/found.ts";
import { isObject } from "../../read/is-object.ts";
import type { FieldWant } from "../reason.ts";
import { type Remark, remarkAt, unreadable } from "../remark.ts";

/**
 * The fields of an object from JSON, each under either of its names. A field of another type than asked for is remarked
 * on, and counts as absent; so is, at the end, a field that nobody asked for.
 */
export interface Fields {
  any(name: string): unknown;
  text(name: string): string;
  number(name: string): number;
  texts(name: string): readonly string[] | null;
  numbers(name: string): readonly number[] | null;
  object(name: string): Fields | null;
  /** The objects of a list, at most `most`; those behind them are left out, with a remark. */
  list(name: string, most: number): readonly Fields[] | null;
  /** Remarks on a field, whatever it holds. */
  fault(name: string, want: FieldWant): void;
  reportUnknown(): void;
  /** The remarks on fields that nobody asked for. */
  unknown(): readonly Remark[];
}

/** The fields of a value; `null` if it is not an object. */
export function fieldsOf(value: unknown, line: number, report: (remark: Remark) => void): Fields | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const record = value as Readonly<Record<string, unknown>>;
  const asked = new Set<string>();
  const any = (name: string): unknown => {
    const other = name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    asked.add(name).add(other);
    const own = Object.hasOwn(record, name) ? record[name] : Object.hasOwn(record, other) ? record[other] : undefined;
    return own ?? undefined;
  };
  const told = new Set<string>();
  const fault = (name: string, want: FieldWant): void => {
    if (told.has(name)) return;
    told.add(name);
    report(unreadable({ line, column: 1 }, { code: "field", field: name, want, found: foundOf(any(name)) }));
  };
  const typed = <T>(name: string, is: (value: unknown) => value is T, want: FieldWant["code"]): T | null => {
    const value = any(name);
    if (value === undefined) return null;
    if (is(value)) return value;
    fault(name, { code: want } as FieldWant);
    return null;
  };
  const unknown = (): readonly Remark[] =>
    Object.keys(record)
      .filter((name) => !asked.has(name))
      .slice(0, 100)
      .map((name) => remarkAt({ line, column: 1 }, "unknown-pragma", { code: "unknown", of: "field", name }));
  return {
    any,
    fault,
    text: (name) => typed(name, isText, "text") ?? "",
    number: (name) => typed(name, isNumber, "integer") ?? 0,
    texts: (name) => typed(name, isListOf(isText), "texts"),
    numbers: (name) => typed(name, isListOf(isNumber), "integers"),
    object: (name) => {
      const value = any(name);
      return value === undefined ? null : fieldsOf(value, line, report);
    },
    list: (name, most) => {
      const list = typed(name, isListOf(isObject), "objects");
      if (list !== null && list.length > most) fault(name, { code: "at-most", most });
      return list?.slice(0, most).map((item, i) => fieldsOf(item, name === "events" ? i + 2 : 1, report)!) ?? null;
    },
    unknown,
    reportUnknown: () => {
      for (const remark of unknown()) report(remark);
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(value as number) < 1_000_000_000;
}

function isListOf<T>(is: (value: unknown) => value is T): (value: unknown) => value is readonly T[] {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(is);
}

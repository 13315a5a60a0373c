import { frozen } from "../../frozen.ts";
import { isObject } from "../../read/is-object.ts";
import { createReader } from "../../read/reader.ts";
import { readObject } from "../../read/shape.ts";
import { checkRules, rulesShape } from "../../rules/read-ruleset.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { isSameData } from "../known-names.ts";
import { parseJson } from "./lines/record-text.ts";

// The rules that a reader would take otherwise, in a description of ours: `Rules: {"exchange":{"minBag":1}}`. It has
// only what is different, so that most records need none.

/** The fields by which a record is read and that nothing else in it declares. */
const fields = [
  "players",
  "rackSize",
  "maxTilesPerPlay",
  "bonuses",
  "exchange",
  "blankExchange",
  "challenge",
  "end",
  "leftover",
  "tieBreak",
] as const satisfies readonly (keyof Ruleset)[];

/** The description that {@link otherRulesLine} writes. */
export const otherRulesText: RegExp = /^Rules: \{.*\}$/;

/** The line that says where rules are not as a reader takes them; `null` if they are. */
export function otherRulesLine(assumed: Ruleset, { ...ruleset }: Ruleset, seats: number): string | null {
  // How many may play matters only if the reader would not seat those who do.
  const { min, max } = assumed.players;
  if (seats >= min && seats <= max) ruleset.players = assumed.players;
  const other: Record<string, unknown> = {};
  for (const field of fields) {
    const change = changeOf(assumed[field], ruleset[field]);
    if (change !== undefined) other[field] = change;
  }
  return Object.keys(other).length === 0 ? null : `#description Rules: ${JSON.stringify(other)}`;
}

/** What is different, of an object only its properties; `undefined` if nothing is. */
function changeOf(from: unknown, to: unknown): unknown {
  if (!isObject(from) || !isObject(to)) return isSameData(from ?? null, to ?? null) ? undefined : to;
  const [before, after] = [from, to] as readonly Readonly<Record<string, unknown>>[];
  const changed = Object.keys({ ...before, ...after }).filter((key) => !isSame(before![key], after![key]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((key) => [key, after![key] ?? null]));
}

/** Whether two values are the same rule: one that is left out is off. A limit of 0 is not off. */
function isSame(a: unknown, b: unknown): boolean {
  const orOff = (value: unknown): unknown => (value === false ? null : (value ?? null));
  return isSameData(orOff(a), orOff(b));
}

/** The rules with what such a description changes; `null` if that makes no sense. */
export function withOtherRules(assumed: Ruleset, text: string): Ruleset | null {
  const other = parseJson(text.slice("Rules: ".length));
  if (!isObject(other) || Object.keys(other).some((key) => !fields.some((field) => field === key))) return null;
  const { id: _id, variants: _variants, tileSet: _tileSet, layout: _layout, ...before } = assumed;
  const changed: Record<string, unknown> = { ...before };
  for (const [field, change] of Object.entries(other)) {
    const was = changed[field];
    changed[field] = isObject(was) && isObject(change) ? { ...was, ...change } : change;
  }
  const reader = createReader();
  const rules = readObject({ reader }, changed, "", rulesShape);
  if (rules === null) return null;
  const ruleset = { ...assumed, ...rules };
  checkRules(reader, ruleset, "");
  return reader.failures > 0 ? null : frozen(ruleset);
}

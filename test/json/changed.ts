import fc from "fast-check";
import { type Change, changesOf } from "../laws/tampering.ts";
import { withChange } from "./problems.ts";

/** What every sample of data may be changed into. A ruleset counts as one part for each of its own. */
const partOf = /^(ruleset\.)?\w+/;

/**
 * Plain data in which somebody has changed one to three values, so that they may fit each other. The changes are drawn by
 * the part of the data they are in, so that the long rules and boards are not changed most of the time.
 */
export function changedData<T extends object>(samples: readonly T[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.nat(samples.length - 1), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }))
    .map(([sample, picks]) => {
      const data = samples[sample] as T;
      const parts = changesByPart(data);
      return picks.reduce<unknown>((now, [part, which]) => {
        const changes = parts[part % parts.length] as readonly Change[];
        const { path, value } = changes[which % changes.length] as Change;
        return canHold(now, path) ? withChange(now, path, value) : now;
      }, data);
    });
}

/** The changes of a sample, which is listed when it is first drawn. */
function changesByPart(data: object): readonly (readonly Change[])[] {
  const known = listed.get(data);
  if (known !== undefined) return known;
  const parts = new Map<string, Change[]>();
  for (const change of changesOf(data)) {
    const part = partOf.exec(change.path)?.[0] ?? "";
    const changes = parts.get(part);
    if (changes === undefined) parts.set(part, [change]);
    else changes.push(change);
  }
  const all = [...parts.values()].map((changes) => changes.slice(-5001));
  listed.set(data, all);
  return all;
}

const listed = new WeakMap<object, readonly (readonly Change[])[]>();

/** Whether the change before has left something that has such a path. */
function canHold(data: unknown, path: string): boolean {
  const around = path
    .split(/[.[\]]+/)
    .filter((key) => key !== "")
    .slice(0, -1);
  const inner = around.reduce<unknown>((now, key) => (now as Record<string, unknown> | null | undefined)?.[key], data);
  return typeof inner === "object" && inner !== null;
}

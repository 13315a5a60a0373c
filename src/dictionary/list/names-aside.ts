import type { ListEntry } from "./entries.ts";

const capital = /\p{Lu}/u;
const small = /\p{Ll}/u;

/**
 * The entries without those that are names by their spelling, with capitals and small letters (Paris, McAdam).
 *
 * In a list whose every entry begins with a capital the capitals say nothing: such entries are held until one is met
 * that is written otherwise, and are given at the end if there is none.
 */
export function* namesAside(
  entries: Iterable<ListEntry>,
  isExempt: (entry: ListEntry) => boolean,
  leaveOut: (entry: ListEntry) => void,
): Generator<ListEntry, void, undefined> {
  let held: ListEntry[] = [];
  let capitalsMeanNames = false;
  for (const entry of entries) {
    const hasCapital = capital.test(entry.text);
    const hasSmall = small.test(entry.text);
    if (hasCapital && hasSmall && !isExempt(entry)) {
      if (capitalsMeanNames) leaveOut(entry);
      else held.push(entry);
      continue;
    }
    // One letter alone (A, I) is written alike either way.
    if (!capitalsMeanNames && hasCapital !== hasSmall && entry.text.length > 1) {
      capitalsMeanNames = true;
      held.forEach(leaveOut);
      held = [];
    }
    yield entry;
  }
  yield* held;
}

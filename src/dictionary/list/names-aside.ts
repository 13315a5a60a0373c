import type { ListEntry } from "./entries.ts";

const capital = /\p{Lu}/u;
const small = /\p{Ll}/u;

/**
 * The entries without those that are spelled as names, with both capitals and small letters (Paris, McAdam).
 *
 * If every entry of a list begins with a capital, the capitals mean nothing. So such entries are held back until an
 * entry comes that is written otherwise. If none comes, they are given at the end.
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
    // A single letter (A, I) looks the same in either kind of list.
    if (!capitalsMeanNames && hasCapital !== hasSmall && entry.text.length > 1) {
      capitalsMeanNames = true;
      held.forEach(leaveOut);
      held = [];
    }
    yield entry;
  }
  yield* held;
}

import { frozen } from "../frozen.ts";

/**
 * Returns what was read from a value that a program passed, frozen all through. So what is defined is the same as
 * what is saved and loaded again: `-0` is 0, and a field that may be left out is left out where it is off.
 *
 * @param given - The value. Its parts that read as they are and are frozen stay the same objects.
 * @param read - What a reader made of it without finding a problem.
 */
export function asRead<T>(given: T, read: T): T {
  return frozen(settled(given, read));
}

function settled<T>(given: T, read: T): T {
  if (typeof given !== "object" || given === null || typeof read !== "object" || read === null) return read;
  let same = Object.keys(given).length === Object.keys(read).length;
  const parts = { ...read };
  for (const key in parts) {
    parts[key] = settled(given[key], parts[key]);
    same &&= Object.is(given[key], parts[key]);
  }
  if (same) return given;
  return Array.isArray(read) ? (Object.values(parts) as T) : parts;
}

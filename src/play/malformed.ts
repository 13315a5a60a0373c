import { describe } from "../read/describe.ts";
import type { PlayViolation } from "./violation.ts";

/** Returns the violation for a value that is not what was expected. */
export function malformed(path: string, expected: string, found: unknown): Malformed {
  return { code: "malformed", squares: [], path, expected, found: describe(found) };
}

/** Returns the violation for a value that throws when it is read. */
export function unreadable(path: string, expected: string): Malformed {
  return { code: "malformed", squares: [], path, expected, found: "a value that throws" };
}

type Malformed = Extract<PlayViolation, { readonly code: "malformed" }>;

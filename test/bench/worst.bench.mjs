// What each exported function costs at most, in seconds for each megabyte of what it is given: hostile values that are
// accepted. A few minutes.
// biome-ignore lint/correctness/useImportExtensions: Node runs this file as it is, and the types lie beside the other
import { mostSeconds, rows } from "../support/hostile.mjs";

export const benches = rows().map(({ name, cases }) => ({ name, cases, atMost: mostSeconds }));

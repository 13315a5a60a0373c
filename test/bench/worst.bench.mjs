// What each exported function costs at most, in seconds for each megabyte of what it is given: hostile values that are
// accepted. A few minutes.
import { mostSeconds, rows } from "../support/hostile.mjs.mts";

export const benches = rows().map(({ name, cases }) => ({ name, cases, atMost: mostSeconds }));

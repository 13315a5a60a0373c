import type { Found } from "../../read/found.ts";

/** What things are called that stand where something else should: those that are not shown as they are. */
export type FoundWords = {
  readonly [K in Exclude<
    Extract<Found, object>["is"],
    "undefined" | "NaN" | "Infinity" | "-Infinity" | "-0" | "long-text"
  >]: string;
};

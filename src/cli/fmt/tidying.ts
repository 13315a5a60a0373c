import { explainRemark } from "../../messages/index.ts";
import type { Remark } from "../../notation/index.ts";

/** What was done to a record. */
export type Change =
  | { readonly code: keyof typeof changes }
  /** How many lines were written another way. */
  | { readonly code: "lines"; readonly lines: number };

/** Why a record is left as it is. */
export type WhyLeft =
  | { readonly code: keyof typeof reasons }
  /** What the format cannot say, as in a remark. */
  | { readonly code: "not-expressible"; readonly reason: Remark["reason"] }
  /** The file cannot be written: why, in words. */
  | { readonly code: "not-written"; readonly text: string };

/** The sentences for what was done. */
export const changes = {
  encoding: "encoded as UTF-8",
  "byte-order-mark": "byte order mark removed",
  "line-ends": "lines end with LF",
  order: "lines reordered or ended as in standard GCG",
};

/** The sentences for why a record is left. */
export const reasons = {
  "not-read-again": "it could not be read back",
  moves: "moves, racks or figures would change",
  remarks: "something with a remark would change",
  texts: "titles, names or notes would change",
  json: "JSON files are not converted to GCG",
  "standard-input": "standard input cannot be edited in place",
};

/** What was done, in words. */
export function changeWords(change: Change): string {
  if (change.code !== "lines") return changes[change.code];
  return `${change.lines} ${change.lines === 1 ? "line" : "lines"} rewritten`;
}

/** Why a record is left, in words. */
export function leftWords(left: WhyLeft): string {
  if (left.code === "not-written") return left.text;
  if (left.code !== "not-expressible") return reasons[left.code];
  const { reason } = left;
  const { found } = explainRemark({ line: 1, column: 1, code: "not-expressible", event: null, reason });
  return `the format cannot express ${found}`;
}

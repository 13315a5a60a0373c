import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Ruleset } from "../../index.ts";
import { decodeText, formatGcg, type GcgGame, type Remark } from "../../notation/index.ts";
import { standardInput } from "../input/read-file.ts";
import { inPlainWords } from "../output/system-errors.ts";
import { type GameFile, isJson, parseRecord } from "../record/read-record.ts";
import type { Change, WhyLeft } from "./tidying.ts";

/** What a record becomes: its text, what was done to it, and why it was left alone if it was. */
export interface Formatted {
  readonly text: string;
  readonly changes: readonly Change[];
  readonly left: WhyLeft | null;
}

/** Writes the record in the standard form, unless anything but its form would change. */
export function format({ game, remarks, bytes }: GameFile, ruleset: Ruleset | undefined): Formatted {
  const before = decodeText(bytes);
  const { text, remarks: lost } = formatGcg(game);
  const again = parseRecord(new TextEncoder().encode(text), ruleset);
  const left = whyLeft({ game, remarks }, lost, again.ok ? again : null);
  return left === null ? { text, changes: changesOf(bytes, before, text), left } : { text: before, changes: [], left };
}

/** Why the standard form is not the same game with the same figures; `null` if it is. */
function whyLeft(
  old: { readonly game: GcgGame; readonly remarks: readonly Remark[] },
  lost: readonly Remark[],
  again: { readonly game: GcgGame; readonly remarks: readonly Remark[] } | null,
): WhyLeft | null {
  const [first] = lost;
  if (first !== undefined) return { code: "not-expressible", reason: first.reason };
  if (again === null) return { code: "not-read-again" };
  if (JSON.stringify(again.game.state) !== JSON.stringify(old.game.state)) return { code: "moves" };
  const figures = (remarks: readonly Remark[]): string =>
    JSON.stringify(remarks.map(({ code, event, reason }) => [code, event, reason]));
  if (figures(again.remarks) !== figures(old.remarks)) return { code: "remarks" };
  const extras = ({ title, lexicon, names, pragmas, notes }: GcgGame): string =>
    JSON.stringify([title, lexicon, names, pragmas, notes]);
  return extras(again.game) === extras(old.game) ? null : { code: "texts" };
}

/** What was done. `before`: the text of the bytes, without a byte order mark. */
function changesOf(bytes: Uint8Array, before: string, after: string): readonly Change[] {
  if (Buffer.from(after).equals(bytes)) return [];
  const old = before.split(/\r\n|\r|\n/);
  const lines = new Set(old);
  const written = after.split("\n").filter((line) => !lines.has(line)).length;
  const changes: Change[] = [];
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (!Buffer.from(before).equals(marked ? bytes.subarray(3) : bytes)) changes.push({ code: "encoding" });
  if (marked) changes.push({ code: "byte-order-mark" });
  if (before.includes("\r")) changes.push({ code: "line-ends" });
  if (written > 0) changes.push({ code: "lines", lines: written });
  return changes.length > 0 ? changes : [{ code: "order" }];
}

/** Puts what a record becomes in the place of its file; returns why that cannot be. */
export function writeInPlace(file: string, { bytes }: GameFile, { text, changes }: Formatted): WhyLeft | null {
  if (isJson(bytes)) return { code: "json" };
  if (changes.length === 0) return null;
  if (file === standardInput) return { code: "standard-input" };
  // Written beside the file first, so that nothing is lost if the program is stopped.
  const beside = `${file}.tilewright-${process.pid}`;
  try {
    const target = realpathSync(file); // a link stays a link
    writeFileSync(beside, text, { mode: statSync(target).mode });
    renameSync(beside, target);
    return null;
  } catch (error) {
    rmSync(beside, { force: true });
    return { code: "not-written", text: inPlainWords(error) };
  }
}

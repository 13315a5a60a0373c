import { auditGame, type GameState, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { withChange } from "../json/problems.ts";
import type { Honest } from "./tampered-games.ts";

/** One value of a save, and another that somebody puts there; `undefined` takes it away. */
export interface Change {
  readonly path: string;
  readonly value: unknown;
  /** What was done to a list or an object, and to which of its entries: `swapped [3]`. */
  readonly how?: string;
}

/** What became of a change: the parser refused it, the audit reported it, it changed nothing, or it passed. */
export type Outcome = "refused" | "reported" | "the same game" | "passed";

/** Something that a forger can change unseen: where, and why nobody can know. */
export interface Unknowable {
  /** Places as `placeOf` writes them. */
  readonly places: RegExp;
  readonly why: string;
  /** Only in games without a seed. */
  readonly atTable?: true;
}

/** Judges a change of a save as an archive would, with all that it knows or without the rules. */
export function outcomeOf({ state, known }: Honest, { path, value }: Change, withRules = true): Outcome {
  const { ok, state: read } = parseGame(withChange(state, path, value));
  if (!ok) return "refused";
  const { ruleset, ...rest } = known;
  if (auditGame(read, withRules ? { ruleset, ...rest } : rest).length > 0) return "reported";
  return JSON.stringify(read) === JSON.stringify(unwrap(parseGame(state)).state) ? "the same game" : "passed";
}

/**
 * Where a change is, whatever its indices: `history[played].placements[].row`, `players[].score`. For events that were
 * swapped, both: `history[played][passed] swapped`.
 */
export function placeOf({ history }: GameState, { path, how = "" }: Change): string {
  const [done = "", entry = ""] = how.split(" ");
  const full = `${path}${entry}`;
  const nameOf = (index: number): string => {
    const event = history[index];
    return event?.type === "adjusted" ? `[adjusted ${event.reason}]` : `[${event?.type}]`;
  };
  const place = full.replace(/\[(\d+)\]/g, (_, index: string, at: number) =>
    full.slice(0, at) === "history" ? nameOf(Number(index)) : "[]",
  );
  const second = path === "history" && done === "swapped" ? nameOf(Number(entry.slice(1, -1)) + 1) : "";
  return `${place}${second} ${done}`.trim();
}

const reasons = ["out", "passes", "scoreless", "no-plays", "target", "agreed", "resigned", "lost-challenge", "time"];
const adjustments = ["challenge", "rack", "time", "penalty", "correction", "as-recorded"];
const words = ["A", "E", "Q", "?", "CH", "", "another", ...adjustments.slice(2), ...reasons];
const types = ["passed", "accepted", "resigned", "turn-set", "turn-lost", "dealt", "played", "exchanged", "challenged"];
const marks = ["chosen", "noPlays"];

/** Every change of a save: of each value in it, and of each list and object around them. */
export function changesOf(data: object): readonly Change[] {
  return changesIn(data, "");
}

function changesIn(data: unknown, path: string): readonly Change[] {
  if (typeof data !== "object" || data === null) return others(data, path).map((value) => ({ path, value }));
  const inner = Object.entries(data).flatMap(([key, value]) =>
    changesIn(value, Array.isArray(data) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`),
  );
  const whole = Array.isArray(data) ? otherLists(data) : otherObjects(data);
  return path === "" ? inner : [...whole.map((change) => ({ path, ...change })), ...inner];
}

/** Neighbours of a number, other texts of that kind, the opposite, and nothing. */
function others(value: unknown, path: string): readonly unknown[] {
  const all: readonly unknown[] = [...alike(value, path), null, undefined];
  return all.filter((other, i) => other !== value && all.indexOf(other) === i);
}

function alike(value: unknown, path: string): readonly unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, 0, 1, -value, value + 50];
  if (typeof value === "boolean") return [!value];
  if (value === null) return [0, 1, "A", "another", true, { letter: "A", blank: false }];
  if (path.endsWith(".type")) return types;
  return [...words, `${value}S`, String(value).toLowerCase()];
}

type OtherWhole = Omit<Change, "path">;

/** Each entry removed, doubled, and swapped with the next. Of a long list, the first and the last few. */
function otherLists(list: readonly unknown[]): readonly OtherWhole[] {
  const end = list.length - 1;
  return list.flatMap((entry, i) => {
    if (i > 80 && i < end - 3) return [];
    const before = list.slice(0, i);
    const after = list.slice(i + 1);
    const swapped = [...before, ...after.slice(0, 1), entry, ...after.slice(1)];
    return [
      { how: `removed [${i}]`, value: [...before, ...after] },
      { how: `doubled [${i}]`, value: [...before, entry, entry, ...after] },
      ...(i < end ? [{ how: `swapped [${i}]`, value: swapped }] : []),
    ];
  });
}

/** Each property removed, and marks that are absent added. */
function otherObjects(object: object): readonly OtherWhole[] {
  const removed = Object.keys(object).map((key) => ({
    how: `removed .${key}`,
    value: withChange(object, key, undefined),
  }));
  const absent = "type" in object ? marks.filter((mark) => !(mark in object)) : [];
  const marked = absent.flatMap((mark) =>
    [true, false].map((value) => ({ how: `added .${mark}`, value: { ...object, [mark]: value } })),
  );
  return [...removed, ...marked];
}

const ruling = String.raw`\[(turn-set|rack-told|excess-returned|adjusted (time|penalty|correction|as-recorded))\]`;

/**
 * What passes although it was changed: where, and what it is that nobody can know. A line that is never needed fails.
 */
export const unknowable: readonly Unknowable[] = [
  { places: /^players\[\]\.name$/, why: "who the players were" },
  { places: /^dictionary$/, why: "what the dictionary was called" },
  { places: /^history\[(adjusted \S+|decided)\]\.note$/, why: "why an umpire ruled, in words" },
  { places: /^history\[adjusted (time|penalty|correction)\]\.reason$/, why: "for what reason an umpire ruled" },
  {
    places: new RegExp(`^history(${ruling}\\[.*\\]|\\[.*\\]${ruling}) swapped$`),
    why: "when an umpire ruled, if nothing in between depends on it",
  },
  { places: /^history\[accepted\] removed$/, why: "whether a player accepted a play or the table stopped waiting" },
  { places: /^history\[accepted\]\.player$/, why: "who accepted a play, where several may" },
  { places: /^history\[accepted\]\[accepted\] swapped$/, why: "in which order players accepted a play" },
  { places: /^history\[challenged\]\.player$/, why: "who challenged, where several may and it costs nothing" },
  { places: /^history\[challenged\] removed$/, why: "whether somebody challenged in vain where it costs nothing" },
  { places: /^history\[challenged\]\[challenged\] swapped$/, why: "in which order plays were challenged in vain" },
  {
    places: /^history\[challenged\]\.words\[\]( removed)?$/,
    why: "which words were challenged beside one that decides, or which of those that stand",
  },
  {
    places: /^history(\[resigned\]\[\S+\]|\[\S+\]\[resigned\]) swapped$/,
    why: "when somebody resigned who was not on turn",
  },
  { places: /^history\[turn-set\]\.player$/, why: "whom an umpire gave the turn, if nobody takes it" },
  { places: /^history\[dealt\]\[dealt\] swapped$/, why: "who was dealt to first at a table", atTable: true },
  { places: /^history\[(passed|turn-set)\] (removed|doubled)$/, why: "how the turn went on at a table", atTable: true },
  { places: /^history\[passed\]\.type$/, why: "whether a turn was passed or set at a table", atTable: true },
  {
    places: /^history\[rack-told\]\.rack\.tiles\[\]$/,
    why: "which tiles a rack held at a table that was reported again later",
    atTable: true,
  },
  {
    places: /^history\[excess-returned\]\.tiles\.tiles\[\]$/,
    why: "which tiles went back into the bag at a table",
    atTable: true,
  },
  {
    places: /^history\[dealt\]\.player$/,
    why: "who got which rack at a table where it was reported again later",
    atTable: true,
  },
  {
    places: /^history\[dealt\](\.drawn\.hidden| removed| doubled)$/,
    why: "how many tiles a table dealt that counted again later",
    atTable: true,
  },
  {
    places: /^history\[excess-returned\] removed$/,
    why: "how a rack that was reported again later came to its size",
    atTable: true,
  },
  { places: /^history\[rack-told\] doubled$/, why: "how often a rack was reported at a table", atTable: true },
  {
    places: /^history\[adjusted rack\]\[adjusted rack\] swapped$/,
    why: "whose rack a table settled first",
    atTable: true,
  },
];

import type { Attributes } from "../../render/svg/drawn.ts";

/** Something that is on the page from one step until another, such as a tile on the board. */
export interface Span {
  /** Where it belongs among the others. */
  readonly key: number;
  readonly content: string;
  /** The first step with it, and the first one without it again. */
  readonly from: number;
  readonly to: number;
}

/** What is on the page at one step, by key. */
export type Contents = ReadonlyMap<number, string>;

/** Collects what is on the page step by step. */
export interface Spans {
  /** Adds the next step. */
  add(contents: Contents): void;
  /** How long each content stays: in a game most of it stays from its turn until the end. Ordered by key. */
  all(): readonly Span[];
}

/** Begins to collect, before the first step. */
export function startSpans(): Spans {
  const ended: Span[] = [];
  const open = new Map<number, { readonly content: string; readonly from: number }>();
  let count = 0;
  let last: Contents | null = null;
  return {
    add(contents) {
      if (contents !== last) {
        for (const [key, { content, from }] of open) {
          if (contents.get(key) === content) continue;
          ended.push({ key, content, from, to: count });
          open.delete(key);
        }
        for (const [key, content] of contents) if (!open.has(key)) open.set(key, { content, from: count });
      }
      last = contents;
      count++;
    },
    all: () =>
      [...ended, ...[...open].map(([key, { content, from }]) => ({ key, content, from, to: count }))].sort(
        (a, b) => a.key - b.key || a.from - b.from,
      ),
  };
}

/** The attributes by which the page shows it at its time. What is there at the end is there without the script, too. */
export function timeOf({ from, to }: Span, steps: number): Attributes {
  if (from === 0 && to === steps) return {};
  return { "data-from": from, "data-to": to, ...(to < steps && { hidden: "" }) };
}

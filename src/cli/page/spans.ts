/** Something that is on the page from one step until another, such as a tile on the board. */
export interface Span {
  /** Where it belongs among the others. */
  readonly key: number;
  readonly content: string;
  /** The first step with it, and the first one without it again. */
  readonly from: number;
  readonly to: number;
}

/** How long each content stays: in a game most of it stays from its turn until the end. Ordered by key. */
export function spansOf(steps: Iterable<ReadonlyMap<number, string>>): readonly Span[] {
  const spans: Span[] = [];
  const open = new Map<number, { readonly content: string; readonly from: number }>();
  let count = 0;
  const close = (key: number, to: number): void => {
    spans.push({ key, ...open.get(key)!, to });
    open.delete(key);
  };
  for (const contents of steps) {
    for (const [key, { content }] of open) if (contents.get(key) !== content) close(key, count);
    for (const [key, content] of contents) if (!open.has(key)) open.set(key, { content, from: count });
    count++;
  }
  for (const key of [...open.keys()]) close(key, count);
  return spans.sort((a, b) => a.key - b.key || a.from - b.from);
}

/** The attributes by which the page shows it at its time. What is there at the end is there without the script, too. */
export function timeOf({ from, to }: Span, steps: number): string {
  return `data-from="${from}" data-to="${to}"${to < steps ? ' hidden=""' : ""}`;
}

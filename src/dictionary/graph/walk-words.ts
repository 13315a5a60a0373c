import type { GraphNodes } from "./graph-nodes.ts";

/** The words that begin with `prefix`, in order; `list` is what may follow it. */
export function* walkWords(
  { nodes, format, alphabet }: GraphNodes,
  list: number,
  prefix: string,
): Generator<string, void, undefined> {
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  // For each letter of the current word: the node to look at next (0: the list is at its end), and what stands before.
  const lists = [list];
  const texts = [prefix];
  while (lists.length > 0) {
    const depth = lists.length - 1;
    const at = lists[depth]!;
    if (at === 0) {
      lists.pop();
      texts.pop();
      continue;
    }
    const node = nodes[at]!;
    lists[depth] = (node & end) === 0 ? at + 1 : 0;
    const word = `${texts[depth]}${alphabet.letters[((node >>> tileShift) & tileMask) - 1]}`;
    lists.push((node >>> arcShift) & arcMask);
    texts.push(word);
    if ((node & accepts) !== 0) yield word;
  }
}

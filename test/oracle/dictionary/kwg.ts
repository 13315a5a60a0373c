// The KWG layout as its description has it, read and written in the plainest way.

/** What a node says. */
export interface Node {
  readonly tile: number;
  readonly accepts: boolean;
  readonly end: boolean;
  readonly arc: number;
}

/** All nodes of a file. */
export function readNodes(bytes: ArrayBuffer, bits: 22 | 24): readonly Node[] {
  const view = new DataView(bytes);
  return Array.from({ length: bytes.byteLength / 4 }, (_, i) => {
    const low = view.getUint8(4 * i);
    const node = view.getUint32(4 * i, true);
    return bits === 22
      ? {
          tile: view.getUint8(4 * i + 3),
          accepts: (node & 0x800000) !== 0,
          end: (node & 0x400000) !== 0,
          arc: node & 0x3fffff,
        }
      : { tile: low & 0x3f, accepts: (low & 0x80) !== 0, end: (low & 0x40) !== 0, arc: node >>> 8 };
  });
}

/** A file of nodes. */
export function writeNodes(nodes: readonly Node[], bits: 22 | 24): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(4 * nodes.length));
  nodes.forEach(({ tile, accepts, end, arc }, i) => {
    const marks = (accepts ? 2 : 0) + (end ? 1 : 0);
    const node = bits === 22 ? tile * 2 ** 24 + marks * 2 ** 22 + arc : arc * 2 ** 8 + marks * 2 ** 6 + tile;
    view.setUint32(4 * i, node, true);
  });
  return view.buffer as ArrayBuffer;
}

/** Every text that leads to an accepting node, as letter numbers; 0 is the separator. */
export function textsFrom(nodes: readonly Node[], list: number): readonly (readonly number[])[] {
  if (list === 0) return [];
  const { tile, accepts, end, arc } = nodes[list]!;
  return [
    ...(accepts ? [[tile]] : []),
    ...textsFrom(nodes, arc).map((rest) => [tile, ...rest]),
    ...(end ? [] : textsFrom(nodes, list + 1)),
  ];
}

/** The texts a GADDAG has for a word: each beginning backwards, the separator, and the rest; and all of it backwards. */
export function gaddagTexts(word: readonly number[]): readonly (readonly number[])[] {
  const turned = word.slice(1).map((_, i) => [...word.slice(0, i + 1)].reverse().concat(0, word.slice(i + 1)));
  return [[...word].reverse(), ...turned];
}

/** A tree of words in which nothing is shared, as another program might write it, with gaps between its lists. */
export function writeTree(words: readonly (readonly number[])[], gaddag: boolean, bits: 22 | 24): ArrayBuffer {
  const gap: Node = { tile: 0, accepts: false, end: false, arc: 0 };
  const nodes: Node[] = gaddag ? [gap, gap, gap] : [gap];
  const write = (texts: readonly (readonly number[])[]): number => {
    const tiles = [...new Set(texts.map(([first]) => first!))].sort((a, b) => a - b);
    if (tiles.length === 0) return 0;
    const list = nodes.length;
    nodes.push(...tiles.map(() => gap), gap);
    tiles.forEach((tile, i) => {
      const rests = texts.filter(([first]) => first === tile).map(([, ...rest]) => rest);
      const accepts = rests.some((rest) => rest.length === 0);
      const arc = write(rests.filter((rest) => rest.length > 0));
      nodes[list + i] = { tile, accepts, end: i === tiles.length - 1, arc };
    });
    return list;
  };
  nodes[0] = { tile: 0, accepts: false, end: true, arc: write(words) };
  if (gaddag) nodes[1] = { tile: 0, accepts: false, end: true, arc: write(words.flatMap(gaddagTexts)) };
  return writeNodes(nodes, bits);
}

/** How many nodes a graph of these texts must have if lists are shared wherever they are equal, tails included. */
export function fewestNodes(roots: readonly (readonly (readonly number[])[])[]): number {
  // A list is known by the texts it spells, one line for each of its letters.
  const lists = new Map<string, readonly string[]>();
  const visit = (texts: readonly (readonly number[])[]): string => {
    const tiles = [...new Set(texts.map(([first]) => first!))].sort((a, b) => a - b);
    const items = tiles.map((tile) => {
      const rests = texts.filter(([first]) => first === tile).map(([, ...rest]) => rest);
      const accepts = rests.some((rest) => rest.length === 0);
      return `${tile}${accepts ? "!" : ""}(${visit(rests.filter((rest) => rest.length > 0))})`;
    });
    const name = items.join("");
    if (items.length > 0) lists.set(name, items);
    return name;
  };
  for (const root of roots) visit(root);
  const tails = new Set(
    [...lists.values()].flatMap((items) => items.slice(1).map((_, i) => items.slice(i + 1).join(""))),
  );
  const heads = [...lists].filter(([name]) => !tails.has(name));
  return roots.length + heads.reduce((sum, [, items]) => sum + items.length, 0);
}

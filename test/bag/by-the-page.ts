// The draws of a game, written from docs/draw.md alone. It shares no code with the library.

/** What docs/draw.md reads of a saved game. */
export interface SavedGame {
  readonly seed: string | null;
  readonly draw?: unknown;
  readonly ruleset: {
    readonly rackSize: number;
    readonly tileSet: {
      readonly letters: readonly { readonly letter: string; readonly count: number }[];
      readonly blanks: { readonly count: number };
    };
  };
  readonly players: readonly unknown[];
  readonly history: readonly SavedEvent[];
  readonly bag: { readonly tiles: readonly string[] };
}

type SavedPile = { readonly tiles: readonly string[] };

/** An event, with those of its properties that matter for draws. */
interface SavedEvent {
  readonly type: string;
  readonly player: number | null;
  readonly drawn?: SavedPile;
  readonly returned?: SavedPile;
  readonly placements?: readonly { readonly letter: string; readonly blank: boolean }[];
  readonly play?: number;
  readonly chosen?: boolean;
  readonly rounds?: unknown;
  readonly first?: number;
}

const rotl = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0;

/** The permutation: takes sixteen words and returns sixteen. */
export function permuted(before: readonly number[]): readonly number[] {
  const s = [...before];
  const at = (i: number): number => s[i] as number;
  const quarter = (a: number, b: number, c: number, d: number): void => {
    for (const [sum, added, turned, by] of [
      [a, b, d, 16],
      [c, d, b, 12],
      [a, b, d, 8],
      [c, d, b, 7],
    ] as const) {
      s[sum] = (at(sum) + at(added)) % 2 ** 32;
      s[turned] = rotl((at(turned) ^ at(sum)) >>> 0, by);
    }
  };
  for (let times = 0; times < 6; times++) {
    for (const [a, b, c, d] of ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map((quads) =>
      [...quads].map((digit) => Number.parseInt(digit, 16)),
    ) as [number, number, number, number][])
      quarter(a, b, c, d);
  }
  return s;
}

/** The words that are absorbed for an event. */
export function absorbedWords(seed: string, event: number): readonly number[] {
  const units = Array.from({ length: seed.length }, (_, i) => seed.charCodeAt(i));
  const pairs = units.flatMap((unit, i) => (i % 2 === 0 ? [unit + 65536 * (units[i + 1] ?? 0)] : []));
  return [units.length, ...pairs, event];
}

/** The words that come out for an event, one after the other. */
export function* wordsOf(seed: string, event: number): Generator<number, never> {
  let s: readonly number[] = [...new Array<number>(15).fill(0), 0x74696c65];
  const blocks = absorbedWords(seed, event);
  for (let i = 0; i < blocks.length; i += 8) {
    if (i > 0) s = permuted(s);
    const block = blocks.slice(i, i + 8);
    s = s.map((word, place) => (word ^ (block[place] ?? 0)) >>> 0);
  }
  for (;;) {
    s = permuted(s);
    yield* s.slice(0, 8);
  }
}

/** The integers of an event: a function that takes the bound and returns the next one. */
export function integersOf(seed: string, event: number): (below: number) => number {
  const words = wordsOf(seed, event);
  return (below) => {
    for (;;) {
      const word = words.next().value;
      if (word < 2 ** 32 - (2 ** 32 % below)) return word % below;
    }
  };
}

/** What an event draws from a bag, in the order of drawing. */
export function drawnBy(seed: string, event: number, bag: readonly string[], count: number): readonly string[] {
  const below = integersOf(seed, event);
  const left = [...bag];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(below(left.length), 1));
  return drawn;
}

/** Checks the draws of a game. Returns the numbers of the events that say something else, and "bag" for the bag. */
export function wrongDraws(game: SavedGame): readonly (number | "bag")[] {
  const { seed, ruleset, players, history } = game;
  if (seed === null || (game.draw !== undefined && game.draw !== null)) throw new Error("cannot be checked");
  const { letters, blanks } = ruleset.tileSet;
  const kinds = [...letters.map(({ letter }) => letter), "?"];
  const full = [...letters, { letter: "?", count: blanks.count }].flatMap(({ letter, count }) =>
    new Array<string>(count).fill(letter),
  );
  const inOrder = (tiles: readonly string[]): readonly string[] =>
    [...tiles].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
  const without = (tiles: readonly string[], taken: readonly string[]): readonly string[] => {
    const left = [...tiles];
    for (const tile of taken) if (left.includes(tile)) left.splice(left.indexOf(tile), 1);
    return left;
  };
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

  const wrong: (number | "bag")[] = [];
  const held = players.map(() => 0);
  let bag: readonly string[] = full;
  history.forEach((event, number) => {
    const { type, drawn = { tiles: [] }, returned = { tiles: [] }, placements = [] } = event;
    const player = event.player ?? 0;
    const change = (by: number): void => {
      held[player] = (held[player] as number) + by;
    };
    const drawsOf = (count: number): void => {
      if (!same(inOrder(drawnBy(seed, number, bag, count)), drawn.tiles)) wrong.push(number);
    };
    if (type === "drew-for-start") {
      const { rounds, first } = firstPlay(seed, full, kinds, players.length);
      if (!same(rounds, event.rounds) || first !== event.first) wrong.push(number);
    } else if (type === "dealt") {
      if (!event.chosen) drawsOf(ruleset.rackSize);
    } else if (type === "played") {
      change(-placements.length);
      drawsOf(ruleset.rackSize - (held[player] as number));
    } else if (type === "exchanged") {
      change(-returned.tiles.length);
      drawsOf(returned.tiles.length);
    } else if (type === "phony-returned") {
      const play = history[event.play as number];
      if (!same(play?.drawn?.tiles, returned.tiles)) wrong.push(number);
      change((play?.placements ?? []).length - returned.tiles.length);
    }
    change(drawn.tiles.length);
    bag = inOrder([...without(bag, drawn.tiles), ...returned.tiles]);
  });
  return same(bag, game.bag.tiles) ? wrong : [...wrong, "bag"];
}

function firstPlay(
  seed: string,
  full: readonly string[],
  kinds: readonly string[],
  players: number,
): { readonly rounds: unknown; readonly first: number | undefined } {
  const below = integersOf(seed, 0);
  const rounds: { readonly draws: readonly { readonly player: number; readonly tile: string }[] }[] = [];
  let drawing = Array.from({ length: players }, (_, seat) => seat);
  do {
    const left = [...full];
    const draws = drawing.map((player) => ({ player, tile: left.splice(below(left.length), 1)[0] as string }));
    rounds.push({ draws });
    const best = ["?", ...kinds].find((kind) => draws.some(({ tile }) => tile === kind));
    drawing = draws.filter(({ tile }) => tile === best).map(({ player }) => player);
  } while (drawing.length > 1);
  return { rounds, first: drawing[0] };
}

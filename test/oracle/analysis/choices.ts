// What every choice of a player is worth, by brute force: every word at every place, every choice of blanks, every
// choice of tiles to exchange, every sequence of exchanges of blanks on the board, and the formulas of
// docs/decisions/0120-what-a-choice-is-worth.md one by one. It was written from that page, by somebody who had not seen
// the engine, and shares nothing with it.

/** A position and all that its rules say of it. */
export interface Case {
  readonly letters: Readonly<Record<string, { readonly points: number; readonly count: number }>>;
  readonly blank: { readonly points: number; readonly count: number };
  readonly rows: number;
  readonly cols: number;
  readonly premiums: readonly (readonly { readonly letter: number; readonly word: number }[])[];
  readonly starts: readonly (readonly [row: number, col: number])[];
  readonly board: readonly (readonly ({ readonly letter: string; readonly blank: boolean } | null)[])[];
  readonly words: ReadonlySet<string>;
  readonly rack: readonly string[];
  readonly bonuses: readonly { readonly tiles: number; readonly points: number }[];
  readonly maxTilesPerPlay: number;
  /** How many tiles the bag has. */
  readonly bag: number;
  /** By seat, the player on turn included. */
  readonly players: readonly {
    readonly tiles: number;
    readonly resigned: boolean;
    readonly score: number;
    readonly passesInRow: number;
    /** Turns left once the bag is empty, where the rules count them. */
    readonly turnsLeft: number;
  }[];
  readonly me: number;
  /** What the player has scored in turns. */
  readonly scored: number;
  readonly target: number | null;
  readonly scorelessTurns: number;
  readonly exchangesMade: number;
  readonly leftover: { readonly own: "subtract" | "keep" | "subtract-unless-out"; readonly toFinisher: number };
  readonly end: {
    readonly passesEach: number | null;
    readonly passesInRow: number | null;
    readonly scorelessTurns: number | null;
    readonly zerosNeedScore: boolean;
    readonly turnsAfterBag: number | null;
  };
  readonly exchange: {
    readonly minBag: number;
    readonly maxTiles: number;
    readonly perGame: number | null;
    readonly keepsScoreless: boolean;
  } | null;
  /** Whether a blank on the board may be exchanged for the natural tile of its letter. */
  readonly blankExchange: boolean;
  readonly leaves: { readonly tiles: readonly string[]; readonly values: readonly (readonly number[])[] };
}

/**
 * What a choice is worth. `key` says which it is: the tiles laid with their squares, the square of the blank taken, or
 * the tiles given back.
 */
export interface Choice {
  readonly type: "play" | "exchange-blank" | "exchange" | "pass";
  readonly key: string;
  /** What a play scores; the other choices score nothing. */
  readonly points: number;
  readonly equity: number;
  /** "next" is for exchanges of a blank: the best choice after it says what it is worth. */
  readonly how: "leave" | "settlement" | "end" | "next";
  /** The end that the choice brings or, for an exchange of a blank, that the best choice after it brings. */
  readonly ends: string | null;
}

/** Of choices with the same equity and points, the kind that stands first here comes first. */
const order: readonly Choice["type"][] = ["play", "exchange-blank", "exchange", "pass"];

/** Where more blanks than this may be exchanged, no second exchange is looked at after the first. */
const mostInSequence = 4;

interface Laid {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
  readonly blank: boolean;
}

/** All choices, the best first. Equal plays are in no particular order, and neither are equal exchanges of tiles. */
export function choices(c: Case): readonly Choice[] {
  const mean = meanUnseen(c);
  const leaveValue = leaveValuesOf(c.leaves);
  const value = (type: Choice["type"], key: string, points: number, taken: readonly string[]): Choice => {
    const { worth, ...how } = remains(c, mean, leaveValue, type, taken, points);
    return { type, key, points, equity: points + worth, ...how };
  };
  const list = [
    ...[...playsOf(c)].map(([key, { tiles, points }]) => value("play", key, points, tiles.map(tileOf))),
    ...blankExchangesOf(c),
    ...exchangesOf(c).map((given) => value("exchange", given.join(""), 0, given)),
    value("pass", "", 0, []),
  ];
  const wins = ({ ends }: Choice): number => (ends === "target" ? 1 : 0);
  return list.sort((a, b) => {
    if (wins(a) !== wins(b)) return wins(b) - wins(a);
    if (Math.abs(a.equity - b.equity) >= 1e-9) return b.equity - a.equity;
    return b.points - a.points || order.indexOf(a.type) - order.indexOf(b.type);
  });
}

/** Every exchange of a blank on the board, in reading order: the sort is stable, so equal ones stay in it. */
function blankExchangesOf(c: Case): readonly Choice[] {
  if (!c.blankExchange) return [];
  const squares = c.board
    .flatMap((line, row) => line.map((tile, col) => ({ row, col, letter: tile?.letter ?? "", isBlank: tile?.blank })))
    .filter(({ letter, isBlank }) => isBlank && c.rack.includes(letter));
  // Each exchange uses up a blank and a tile, so there are never more of them later: only the first number matters.
  const blankExchange = squares.length <= mostInSequence;
  return squares.map(({ row, col, letter }) => {
    const { equity, ends } = choices({ ...afterBlankExchange(c, row, col, letter), blankExchange })[0]!;
    return { type: "exchange-blank", key: `${row},${col}`, points: 0, equity, how: "next", ends };
  });
}

/** The same turn with the natural tile in the place of the blank, and the blank on the rack. */
function afterBlankExchange(c: Case, row: number, col: number, letter: string): Case {
  const natural = { letter, blank: false };
  const board = c.board.map((line, r) => line.map((tile, k) => (r === row && k === col ? natural : tile)));
  return { ...c, board, rack: [...without(c.rack, [letter])!, "?"] };
}

const tileOf = ({ letter, blank }: Laid): string => (blank ? "?" : letter);

/** All distinct parts of some tiles, the empty one and all of them included, each sorted. */
function partsOf(tiles: readonly string[]): readonly (readonly string[])[] {
  const sorted = [...tiles].sort();
  const parts = new Map<string, readonly string[]>();
  for (let mask = 0; mask < 2 ** sorted.length; mask++) {
    const part = sorted.filter((_, i) => (mask >> i) & 1);
    parts.set(part.join("\n"), part);
  }
  return [...parts.values()];
}

/** What is left of tiles; `null` if not all that is taken is there. */
function without(tiles: readonly string[], taken: readonly string[]): readonly string[] | null {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Reads a table of leaves, multiset by multiset in its order. */
function leaveValuesOf({ tiles, values }: Case["leaves"]): (leave: readonly string[]) => number {
  const known = new Map<string, number>();
  values.forEach((numbers, i) => {
    let at = 0;
    const go = (chosen: readonly number[], from: number): void => {
      if (chosen.length <= i) for (let kind = from; kind < tiles.length; kind++) go([...chosen, kind], kind);
      else known.set([...chosen.map((kind) => tiles[kind])].sort().join("\n"), numbers[at++]!);
    };
    go([], 0);
  });
  return (leave) => partsOf(leave).reduce((sum, part) => sum + (known.get(part.join("\n")) ?? 0), 0) / 100;
}

/** The points of a play and its legality; `null` if it is not legal. The rack is not looked at. */
function judge(c: Case, tiles: readonly Laid[], isEmpty: boolean): number | null {
  if (tiles.length === 0 || tiles.length > c.maxTilesPerPlay) return null;
  const laid = new Map(tiles.map((tile) => [tile.row * c.cols + tile.col, tile]));
  const inside = (row: number, col: number): boolean => row >= 0 && col >= 0 && row < c.rows && col < c.cols;
  const at = (row: number, col: number): { readonly letter: string; readonly blank: boolean } | null =>
    inside(row, col) ? (laid.get(row * c.cols + col) ?? c.board[row]![col]!) : null;
  const neighbours = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  const isConnected = isEmpty
    ? c.starts.some(([row, col]) => laid.has(row * c.cols + col))
    : tiles.some(({ row, col }) => neighbours.some(([r, k]) => inside(row + r, col + k) && c.board[row + r]![col + k]));
  if (!isConnected) return null;

  const found = new Set<string>();
  let points = 0;
  for (const tile of tiles)
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      let { row, col } = tile;
      while (at(row - down, col - right)) {
        row -= down;
        col -= right;
      }
      const name = `${down} ${row} ${col}`;
      if (found.has(name)) continue;
      found.add(name);
      let word = "";
      let sum = 0;
      let times = 1;
      let length = 0;
      for (let here = at(row, col); here; row += down, col += right, here = at(row, col)) {
        const premium = laid.has(row * c.cols + col) ? c.premiums[row]![col]! : { letter: 1, word: 1 };
        word += here.letter;
        length++;
        sum += (here.blank ? c.blank.points : c.letters[here.letter]!.points) * premium.letter;
        times *= premium.word;
      }
      if (length < 2) continue;
      if (!c.words.has(word)) return null;
      points += sum * times;
    }
  // A single tile on an empty board makes no word.
  if (isEmpty && tiles.length < 2) return null;
  return points + (c.bonuses.find((bonus) => bonus.tiles === tiles.length)?.points ?? 0);
}

/** All legal plays: every word at every place in both directions, with every choice of its blanks. */
function playsOf(c: Case): ReadonlyMap<string, { readonly tiles: readonly Laid[]; readonly points: number }> {
  const found = new Map<string, { readonly tiles: readonly Laid[]; readonly points: number }>();
  const isEmpty = c.board.every((row) => row.every((square) => square === null));
  const blanks = c.rack.filter((tile) => tile === "?").length;
  for (const word of c.words)
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const)
      for (let row = 0; row + down * (word.length - 1) < c.rows; row++)
        for (let col = 0; col + right * (word.length - 1) < c.cols; col++) {
          const squares = [...word].map((letter, i) => ({ row: row + down * i, col: col + right * i, letter }));
          if (squares.some((s) => (c.board[s.row]![s.col] ?? s).letter !== s.letter)) continue;
          const free = squares.filter((square) => c.board[square.row]![square.col] === null);
          if (free.length === 0 || free.length > c.rack.length) continue;
          let missing = 0;
          let left: readonly string[] = c.rack;
          for (const { letter } of free) {
            const less = without(left, [letter]);
            if (less === null) missing++;
            else left = less;
          }
          if (missing > blanks) continue;
          for (let mask = 0; mask < 2 ** free.length; mask++) {
            const tiles = free.map((square, i) => ({ ...square, blank: ((mask >> i) & 1) === 1 }));
            if (without(c.rack, tiles.map(tileOf)) === null) continue;
            const points = judge(c, tiles, isEmpty);
            if (points !== null) found.set(keyOf(tiles), { tiles, points });
          }
        }
  return found;
}

/** Names a play by its tiles in reading order; blanks have small letters. */
export function keyOf(tiles: readonly Laid[]): string {
  return [...tiles]
    .sort((a, b) => a.row - b.row || a.col - b.col)
    .map(({ row, col, letter, blank }) => `${row},${col},${blank ? letter.toLowerCase() : letter}`)
    .join(" ");
}

function exchangesOf({ exchange, bag, exchangesMade, rack }: Case): readonly (readonly string[])[] {
  if (exchange === null || bag < exchange.minBag) return [];
  if (exchange.perGame !== null && exchangesMade >= exchange.perGame) return [];
  const most = Math.min(exchange.maxTiles, bag, rack.length);
  return partsOf(rack).filter((part) => part.length >= 1 && part.length <= most);
}

/** The mean points of the tiles that the player does not see. */
function meanUnseen({ letters, blank, board, rack }: Case): number {
  const kinds = [...Object.entries(letters).map(([tile, kind]) => ({ tile, ...kind })), { tile: "?", ...blank }];
  const seen = [...rack, ...board.flat().flatMap((tile) => (tile === null ? [] : [tile.blank ? "?" : tile.letter]))];
  let count = 0;
  let points = 0;
  for (const kind of kinds) {
    const left = kind.count - seen.filter((tile) => tile === kind.tile).length;
    count += left;
    points += left * kind.points;
  }
  return count === 0 ? 0 : points / count;
}

/** Why a choice ends the game; `null` if it does not. */
function reasonOf(c: Case, type: Choice["type"], kept: number, drawn: number, points: number): string | null {
  const { end, players, me, bag } = c;
  const left = players.filter(({ resigned }) => !resigned);
  if (type === "play" && c.target !== null && c.scored + points >= c.target) return "target";
  if (type === "play" && end.turnsAfterBag === null && kept + drawn === 0 && bag - drawn === 0) return "out";
  if (end.turnsAfterBag !== null && bag === 0) {
    const turns = players.map(({ resigned, turnsLeft }, seat) => (resigned ? 0 : turnsLeft - (seat === me ? 1 : 0)));
    if (turns.every((turn) => turn <= 0)) return "turns";
  }
  if (type === "play" || (end.zerosNeedScore && players.every(({ score }) => score === 0))) return null;
  const passes = (player: Case["players"][number]): number => player.passesInRow + (player === players[me] ? 1 : 0);
  if (type === "pass") {
    const { passesEach, passesInRow } = end;
    if (passesEach !== null && left.every((player) => passes(player) >= passesEach)) return "passes";
    if (passesInRow !== null && players.reduce((sum, player) => sum + passes(player), 0) >= passesInRow)
      return "passes";
  }
  const turns = c.scorelessTurns + (type === "exchange" && c.exchange?.keepsScoreless ? 0 : 1);
  return end.scorelessTurns !== null && turns >= end.scorelessTurns ? "scoreless" : null;
}

function remains(
  c: Case,
  mean: number,
  leaveValue: (leave: readonly string[]) => number,
  type: Choice["type"],
  taken: readonly string[],
  points: number,
): { readonly worth: number; readonly how: Choice["how"]; readonly ends: string | null } {
  const { bag, players, me, leftover } = c;
  const kept = without(c.rack, taken)!;
  const drawn = type === "play" ? Math.min(taken.length, bag) : taken.length;
  const sum = kept.reduce((all, tile) => all + (tile === "?" ? c.blank.points : c.letters[tile]!.points), 0);
  const own = (reason: string): number =>
    leftover.own === "subtract" || (leftover.own === "subtract-unless-out" && reason !== "out") ? 1 : 0;
  const toFinisher = (reason: string): number => (reason === "out" ? leftover.toFinisher : 0);
  const others = players.filter((_, seat) => seat !== me);
  const rivals = others.filter(({ resigned }) => !resigned);

  const ends = reasonOf(c, type, kept.length, drawn, points);
  if (ends === "target") return { worth: 0, how: "end", ends };
  if (ends !== null) {
    const theirs = others.reduce((all, { tiles }) => all + tiles * mean, 0);
    const mine = toFinisher(ends) * theirs - own(ends) * (sum + drawn * mean);
    const lost = rivals.reduce((all, { tiles }) => all + own(ends) * tiles * mean, 0) / rivals.length;
    return { worth: mine + lost, how: "end", ends };
  }
  const last = c.end.turnsAfterBag === null ? "out" : "turns";
  const price = own(last) + toFinisher(last) / rivals.length;
  if (bag === 0) return { worth: -price * sum, how: "settlement", ends };
  if (type === "play" && taken.length >= bag)
    return { worth: price * (kept.length * mean - sum), how: "settlement", ends };
  const worth = leaveValue(kept);
  return { worth: type === "pass" ? Math.min(0, worth) : worth, how: "leave", ends };
}

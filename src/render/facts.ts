import { firstAlike, type Premium } from "../board/premium.ts";
import type { Direction } from "../board/square.ts";
import type { GameState, Player } from "../game/model/state.ts";
import { lastPlayOf } from "../game/table/last-play.ts";
import { premiumText } from "../messages/pieces.ts";
import { say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import { squareName } from "../notation/coordinate.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolveBoard } from "../play/resolve.ts";
import { runsOf } from "../play/runs.ts";
import type { Tagged } from "../read/tagged.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { type SquareData, squaresOf } from "./squares.ts";

/** Something that can be said of a board, by kind. */
export interface BoardFacts {
  readonly size: { readonly rows: number; readonly cols: number; readonly tiles: number };
  /** Nothing lies on it. */
  readonly empty: { readonly starts: readonly SquareData[] };
  /** Two or more tiles in a line. */
  readonly word: { readonly direction: Direction; readonly squares: readonly SquareData[] };
  /** A tile that is part of no word. */
  readonly alone: { readonly square: SquareData };
  /** The squares of a premium that stays, or the free ones of a premium that counts for some tiles. */
  readonly premium: { readonly premium: Premium; readonly squares: readonly SquareData[] };
  readonly "last-play": { readonly player: string; readonly words: readonly string[]; readonly points: number };
}

/** One of them. */
export type BoardFact = Tagged<BoardFacts, "kind">;

/** Returns what can be said of a board, in the order in which it is said. */
export function factsOfBoard(position: AnyPosition): readonly BoardFact[] {
  const resolved = resolveBoard(position);
  const { rules, board } = resolved;
  const { rows, cols, starts, premiums } = rules;
  const squares = squaresOf(position, { lastPlay: false });
  const all = (indices: readonly number[]): readonly SquareData[] => indices.map((index) => squares[index]!);
  const tiles = squares.filter(({ tile }) => tile !== null);
  const facts: BoardFact[] = [{ kind: "size", rows, cols, tiles: tiles.length }];
  const inWords = new Set<SquareData>();
  for (const { direction, squares: run } of runsOf(rules, board)) {
    const word = all(run);
    for (const square of word) inWords.add(square);
    facts.push({ kind: "word", direction, squares: word });
  }
  for (const square of tiles) if (!inWords.has(square)) facts.push({ kind: "alone", square });
  if (tiles.length === 0) facts.push({ kind: "empty", starts: all(starts) });
  const alike = firstAlike(premiums);
  const special = new Map<Premium, SquareData[]>();
  for (const square of squares) {
    const { premium, tile } = square;
    if (!premium?.sticks && (!premium?.when || tile !== null)) continue;
    const first = alike.get(premium)!;
    special.set(first, [...(special.get(first) ?? []), square]);
  }
  for (const [premium, found] of special) facts.push({ kind: "premium", premium, squares: found });
  const last = position.kind === undefined ? null : lastPlayOf(position);
  if (last !== null) {
    const { player, words, points } = last.event;
    const { name } = (position as GameState).players[player] as Player;
    facts.push({ kind: "last-play", player: name, words, points });
  }
  return facts;
}

/** Says one of them. */
export function factInWords(fact: BoardFact, { board, picture }: Pick<Messages, "board" | "picture">): string {
  const names = (squares: readonly SquareData[]): readonly string[] => squares.map(({ square }) => squareName(square));
  switch (fact.kind) {
    case "size":
      return say(picture.size, fact);
    case "empty":
      return say(board.empty, { squares: names(fact.starts) });
    case "word": {
      const tiles = fact.squares.map(({ tile }) => tile as BoardTile);
      const blanks = tiles.flatMap(({ letter, blank }) => (blank ? [letter] : []));
      const word = tiles.map(({ letter }) => letter).join("");
      return say(board.word, { word, direction: fact.direction, square: names(fact.squares)[0]!, blanks });
    }
    case "alone": {
      const { square, tile } = fact.square;
      return say(board.alone, { ...(tile as BoardTile), square: squareName(square) });
    }
    case "premium": {
      const premium = premiumText(fact.premium, picture.premium);
      return say(board.premiumSquares, { premium, squares: names(fact.squares) });
    }
    case "last-play":
      return say(board.lastPlay, fact);
  }
}

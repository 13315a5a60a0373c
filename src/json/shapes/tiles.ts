import { mostListed } from "../../game/judging/limits.ts";
import type { Pile } from "../../tiles/pile.ts";
import { BLANK, type Letter, type Tile } from "../../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { TableContext } from "./context.ts";
import type { Field } from "./shape.ts";

/** UTF-16 units of a letter before normalisation; afterwards, in normal form C, a letter has at most 8. */
const longest = 64;

const anyLetter = { text: longest } as const;

/** A letter of the tile set, in any Unicode normal form. */
export const letter: Field<Letter> = { read: readLetter, like: anyLetter };

/** A letter of the tile set, or the blank. */
export const tile: Field<Tile> = {
  read: (context, value, path) => (value === BLANK ? BLANK : readLetter(context, value, path)),
  like: anyLetter,
};

/** The known tiles of a pile, in the order given. */
export const tiles: Field<readonly Tile[]> = { list: caps.pile, of: tile };

/** The tiles of a rack or an exchange as a player lists them, in the order given. */
export const rack: Field<readonly Tile[]> = { list: mostListed, of: tile };

/** Known tiles, and how many more there are. */
export const pile: Field<Pile> = { object: { tiles, hidden: { integer: [0, caps.pile] } } };

function readLetter({ reader, ruleset, rules }: TableContext, value: unknown, path: string): Letter | null {
  if (typeof value !== "string") return reader.fail("type", path, { type: "text" }, value);
  if (rules.points.has(value)) return value;
  const letter = value.length <= longest ? value.normalize("NFC") : value;
  if (rules.points.has(letter)) return letter;
  return reader.fail("unknown-letter", path, { tileSet: ruleset.tileSet.id, empty: null }, value);
}

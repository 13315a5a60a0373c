import { firstAlike, type Premium } from "../board/premium.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { premiumText } from "../messages/pieces.ts";
import { messagesOr } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import { columnName } from "../notation/coordinate.ts";
import type { IndexedRules } from "../play/indexed-rules.ts";
import type { Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolveBoard } from "../play/resolve.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { smallLettersOf } from "../tiles/folding.ts";
import { BLANK } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { showsPremium, squaresOf } from "./squares.ts";

const english: Pick<Messages, "picture"> = { picture: englishPicture };

/** A square as it is drawn. */
export interface DrawnSquare {
  /** Whether the square has a tile from `placements`. */
  readonly laid: boolean;
  /** The premium whose sign is drawn; also `null` under a tile, unless the premium stays in force. */
  readonly premium: Premium | null;
}

/**
 * Returns a board as text: one line per row, with row numbers and column letters, and blanks in lower case.
 *
 * Empty squares show their premium, and holes are shown as `#`. The signs are the same as in `defineLayout`: `'` `"`
 * `^` for double, triple and quadruple letter, and `-` `=` `~` for double, triple and quadruple word. Any other
 * premium, such as one that stays in force or applies only to certain tiles, has its own sign (`*`, `+`, `%` ...),
 * which is explained on a line below the board. The sign of a premium that stays in force is shown before the tile that
 * covers it. `placements` are drawn over the board, each in brackets, so that a play stands out; tiles off the board
 * are omitted.
 *
 * @param options - `placements`: the tiles of a play to draw over the board. `paint`: a function that returns a
 * square's text with colours, for a terminal or a page. It receives the text without trailing spaces (` A`, `[H]`,
 * ` '`), and the square. `messages`: the language. Defaults to English.
 *
 * @throws TypeError or RangeError if `position` is not a position, or a part or a sentence is missing from `messages`
 */
export function renderBoard(
  position: AnyPosition,
  options: {
    readonly placements?: readonly Placement[] | undefined;
    readonly paint?: ((text: string, square: DrawnSquare) => string) | undefined;
    readonly messages?: Pick<Messages, "picture"> | undefined;
  } = {},
): string {
  requireOptions(options, ["placements", "paint", "messages"]);
  const { ruleset, rules } = resolveBoard(position);
  requireThat(Array.isArray(options.placements ?? []), "options.placements", "a list of tiles", options.placements);
  const { paint = (text) => text } = options;
  const { picture } = messagesOr(options.messages, english, "options.messages");
  requireThat(typeof paint === "function", "options.paint", "a function", paint);
  const { layout, tileSet } = ruleset;
  const { rows, cols } = layout;
  const nameOf = (premium: Premium): string => premiumText(premium, picture.premium);
  const { signs, explained } = signsOf(rules, tileSet, nameOf);
  const texts = [...tileSet.letters.map(({ letter }) => letter), columnName(cols - 1)];
  const width = Math.max(...texts.map((text) => [...text].length));
  const small = smallLettersOf(tileSet);
  const margin = String(rows).length;
  const line = (label: string | number, cells: readonly string[]): string =>
    `${String(label).padStart(margin)} ${cells.join("")}`.trimEnd();
  const cells = squaresOf(position, { placements: options.placements, lastPlay: false }).map((square) => {
    const { tile, hole } = square;
    const premium = showsPremium(square) ? square.premium : null;
    const sign = premium && signs.get(premium);
    const plain = ` ${sign ?? (hole ? "#" : ".")}`;
    const letter = tile && (tile.letter === null ? BLANK : tile.blank ? small(tile.letter) : tile.letter);
    const text = tile === null ? plain : tile.laid ? `${sign ?? "["}${letter}]` : `${sign ?? " "}${letter}`;
    return paint(text, { laid: tile?.laid === true, premium }) + " ".repeat(Math.max(0, width + 2 - text.length));
  });
  const columns = Array.from({ length: cols }, (_, col) => ` ${columnName(col).padEnd(width)} `);
  const lines = Array.from({ length: rows }, (_, row) => line(row + 1, cells.slice(row * cols, (row + 1) * cols)));
  return [line("", columns), ...lines, ...explained.map((text) => line("", [` ${text}`]))].join("\n");
}

/** A sign for each premium of a board, and the lines that explain those which people do not know. */
function signsOf(
  { premiums }: IndexedRules,
  { letters }: TileSet,
  nameOf: (premium: Premium) => string,
): { readonly signs: ReadonlyMap<Premium, string>; readonly explained: readonly string[] } {
  const taken = new Set(letters.map(({ letter }) => letter));
  const free = [..."*+%&@$!<>;:|"].filter((sign) => !taken.has(sign));
  const signs = new Map<Premium, string>();
  const explained: string[] = [];
  for (const [premium, first] of firstAlike(premiums)) {
    // Beyond the free ones: ①, ② and so on, then letters in circles.
    const next = free[explained.length] ?? String.fromCharCode(0x2460 + explained.length - free.length);
    const sign = signs.get(first) ?? plainSign(premium) ?? next;
    signs.set(premium, sign);
    if (sign === next) explained.push(`${sign} ${nameOf(premium)}`);
  }
  return { signs, explained };
}

/** The sign that `defineLayout` has for a premium. */
function plainSign({ letter, word, sticks, when }: Premium): string | undefined {
  if (sticks || when || (letter > 1 && word > 1)) return undefined;
  return letter > 1 ? "'\"^"[letter - 2] : "-=~"[word - 2];
}

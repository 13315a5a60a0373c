import { englishPicture } from "../../messages/english/picture.ts";
import { premiumText } from "../../messages/pieces.ts";
import { messagesOr, say } from "../../messages/say.ts";
import type { Messages } from "../../messages/types/messages.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { requireOptions, requireThat } from "../../read/refuse.ts";
import { drawBoard } from "./draw-board.ts";
import { type DrawMark, drawSign, drawWords } from "./draw-square.ts";
import { writeXml } from "./drawn.ts";
import { colorsOf, type SvgOptions } from "./svg-options.ts";

const english: Pick<Messages, "picture"> = { picture: englishPicture };

/** The keys of {@link SvgOptions}. */
const keys = [
  ..."placements violations lastPlay theme colors premiums coordinates rightToLeft title description drawing".split(
    " ",
  ),
  "messages",
];

/**
 * Returns a picture of a board as SVG: its squares and premiums, the tiles with their points, the last play, and any
 * unfinished play with its violations. The same input always produces the same output.
 *
 * A square is 40 units wide. Each kind of part has its own class (`square`, `letter`, `word`, `tile`, `last`, `laid`,
 * `wrong` and others), so that a style sheet can change the colours. No rack is drawn, so the picture of a game is safe
 * to show to everybody.
 *
 * @param position - The position to draw; for an empty board, `{ ruleset }` is enough.
 *
 * @throws TypeError if `position` is not a position, its board contains something that is not a tile, `options` has an
 * unknown key, or a part or a sentence is missing from `messages`.
 * @throws RangeError if the board and the layout differ in the number of squares, or the theme is unknown.
 *
 * @example
 * ```ts
 * import { previewPlay } from "tilewright";
 * import { renderSvg } from "tilewright/render";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const placements = [{ row: 7, col: 7, letter: "H" }, { row: 7, col: 9, letter: "I" }];
 * const { violations } = previewPlay({ ruleset }, placements); // a gap at 8I
 * renderSvg({ ruleset }, { placements, violations, theme: "dark" }).startsWith("<svg "); // => true
 * ```
 */
export function renderSvg(position: AnyPosition, options: SvgOptions = {}): string {
  requireOptions(options, keys);
  const { board, ruleset } = resolveBoard(position);
  const { rows, cols } = ruleset.layout;
  const { premiums = "signs", description, placements = [], violations = [], drawing = [] } = options;
  requireThat(Array.isArray(placements), "options.placements", "a list of tiles", placements);
  requireThat(Array.isArray(violations), "options.violations", "a list of violations", violations);
  const { picture } = messagesOr(options.messages, english, "options.messages");
  const colors = colorsOf(options);
  const { title = say(picture.size, { rows, cols, tiles: board.filter(Boolean).length }) } = options;
  const mark: DrawMark = (premium, covered) => {
    if (premiums === "none") return [];
    const words = premiumText(premium, picture.premium);
    // On a tile there is no room for words.
    const draw = premiums === "words" && !covered ? drawWords : drawSign;
    return [["title", {}, [words]], ...draw(premium, colors, words)];
  };
  const [tag, attributes, inside] = drawBoard(position, options, { colors, mark });
  const described = description !== undefined && (["desc", {}, [description]] as const);
  return writeXml([tag, attributes, [["title", {}, [title]], described, ...inside, ...drawing]], "\n");
}

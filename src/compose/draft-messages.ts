import { requireSquare } from "../board/layout.ts";
import { squareName } from "../notation/coordinate.ts";
import type { Preview } from "../play/preview.ts";
import { mismatch } from "../read/describe.ts";
import { requireObject, requireParts } from "../read/refuse.ts";
import { premiumInEnglish } from "../render/board-messages.ts";
import { counted } from "../render/counted.ts";
import { type Messages, violationsInWords } from "../render/messages.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { Notice, NoticeOf, Notices } from "./draft.ts";

/**
 * For each notice a function that makes the sentence from its details, and one for what a play scores. Translate some
 * of them, or all.
 */
export type DraftMessages = {
  readonly [C in keyof Notices]: (notice: NoticeOf<C>) => string;
} & {
  /** What the play scores as it lies. `words`: the words it forms; `invalid`: those that may not be played. */
  readonly score: (play: {
    readonly words: readonly string[];
    readonly invalid: readonly string[];
    readonly points: number;
  }) => string;
};

/** The sentences in English. */
export const englishDraftMessages: DraftMessages = {
  at: ({ square, tile, premium, start, hole }) => {
    const parts = [squareName(square)];
    if (hole) parts.push("no square to play on");
    else if (tile === null) {
      if (premium !== null) parts.push(premiumInEnglish(premium));
      if (start) parts.push("start square");
      if (parts.length === 1) parts.push("empty");
    } else {
      parts.push(tile.letter ?? "a blank without a letter");
      if (tile.blank && tile.letter !== null) parts.push("a blank");
      if (tile.laid) parts.push("being laid");
    }
    return parts.join(", ");
  },
  direction: ({ direction }) => `Laying ${direction}.`,
  picked: ({ tile }) => `${tileName(tile)} picked up.`,
  "put-down": ({ tile }) => `${tileName(tile)} put down.`,
  laid: ({ square, letter, blank }) =>
    letter === null
      ? `Blank at ${squareName(square)}. Which letter does it stand for?`
      : `${letter}${blank ? ", a blank," : ""} at ${squareName(square)}.`,
  "laid-play": ({ tiles, square, direction }) =>
    `${counted(tiles, "tile")} laid at ${squareName(square)} ${direction}.`,
  named: ({ square, letter }) => `The blank at ${squareName(square)} is ${letter}.`,
  moved: ({ square, letter }) => `${tileName(letter ?? BLANK)} moved to ${squareName(square)}.`,
  "taken-back": ({ tiles }) => `${tileNames(tiles)} taken back.`,
  rack: ({ tiles }) => `Rack: ${tileNames(tiles)}.`,
  exchange: ({ tiles }) => {
    if (tiles === null) return "No exchange.";
    return tiles.length === 0 ? "Choose the tiles to exchange." : `Chosen for an exchange: ${tileNames(tiles)}.`;
  },
  "no-tile": ({ letter }) => `The rack has no ${tileName(letter)} left.`,
  "not-a-letter": ({ text }) => `${text} is not a letter of this game.`,
  "square-taken": ({ square }) => `No tile can be laid at ${squareName(square)}.`,
  "nothing-laid": () => "No tile has been laid there.",
  unreadable: ({ expected, found }) => `Expected ${expected}, found ${found}.`,
  score: ({ words, invalid, points }) => {
    const note = invalid.length === 0 ? "" : ` Not in the dictionary: ${invalid.join(", ")}.`;
    return `${words.join(", ")}: ${counted(points, "point")}.${note}`;
  },
};

/**
 * Puts a notice into words, by default in English. English also stands in for messages that are missing. `null` says
 * nothing.
 *
 * @param notice - The `notice` of a draft.
 * @param messages - The texts in another language, or some of them.
 *
 * @throws TypeError if `notice` is not a notice
 */
export function describeNotice(notice: Notice | null, messages: Partial<DraftMessages> = englishDraftMessages): string {
  requireObject(messages, "messages");
  if (notice === null) return "";
  const code = notice?.code;
  if (typeof code !== "string" || !Object.hasOwn(englishDraftMessages, code))
    throw new TypeError(mismatch("notice", "the notice of a draft, or null", notice));
  if (ofSquare.test(code)) requireSquare((notice as NoticeOf<"named">).square, "notice.square");
  return noticeInWords(notice, messages);
}

/** The notices that name a square. */
const ofSquare = /^(?:at|laid|laid-play|named|moved|square-taken)$/;

/** The same for a notice that is one. */
export function noticeInWords(notice: Notice, messages: Partial<DraftMessages> = {}): string {
  const { code } = notice;
  return ((messages[code] ?? englishDraftMessages[code]) as (notice: Notice) => string)(notice);
}

/**
 * Puts a preview into words: what the play scores, or everything that is wrong with it. Empty as long as no tile is
 * laid.
 *
 * @param messages - Other words for the score.
 * @param violations - Other words for what is wrong.
 */
export function describePreview(
  preview: Preview,
  messages: Partial<DraftMessages> = englishDraftMessages,
  violations?: Partial<Messages>,
): string {
  requireParts(preview, "preview", "a preview, which previewPlay makes", ["tiles", "words", "violations"]);
  requireObject(messages, "messages");
  if (violations !== undefined) requireObject(violations, "violations");
  if (preview.tiles.length === 0) return "";
  if (!preview.legal || !preview.score) return violationsInWords(preview.violations, violations);
  const words = preview.words.map(({ word }) => word);
  const invalid = preview.words.flatMap(({ word, status }) => (status === "invalid" ? [word] : []));
  return (messages.score ?? englishDraftMessages.score)({ words, invalid, points: preview.score.total });
}

function tileNames(tiles: readonly Tile[]): string {
  return tiles.map(tileName).join(", ");
}

function tileName(tile: Tile): string {
  return tile === BLANK ? "blank" : tile;
}

import { requireSquare } from "../board/layout.ts";
import { englishDraft } from "../messages/english/draft.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { squareText } from "../messages/pieces.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { Preview } from "../play/preview.ts";
import { quote } from "../read/describe.ts";
import { isKeyOf, propertiesOf } from "../read/is-object.ts";
import { requireParts, requireThat } from "../read/refuse.ts";
import { englishForViolations, violationsInWords } from "../render/describe-violation.ts";
import type { Notice, NoticeOf } from "./draft.ts";

const english: Pick<Messages, "draft" | "picture"> = { draft: englishDraft, picture: englishPicture };
const englishPreview: Pick<Messages, "draft" | "violations" | "labels" | "moves"> = /* @__PURE__ */ (() => ({
  draft: englishDraft,
  ...englishForViolations,
}))();

/**
 * Returns a sentence for a notice, or `""` for `null`.
 *
 * @param notice - A draft's `notice`.
 * @param messages - The messages of a language. Defaults to English.
 *
 * @throws TypeError if `notice` is not a notice, or `messages` lacks a section or a sentence
 */
export function describeNotice(notice: Notice | null, messages?: Pick<Messages, "draft" | "picture">): string {
  const words = messagesOr(messages, english);
  if (notice === null) return "";
  const { code } = propertiesOf(notice) as Partial<Notice>;
  requireThat(isKeyOf(englishDraft, code), "notice", "a draft's notice or null", notice);
  if (ofSquare.test(code as Notice["code"])) requireSquare((notice as NoticeOf<"named">).square, "notice.square");
  return noticeInWords(notice, words);
}

/** The notices that name a square. */
const ofSquare = /^(?:at|laid|laid-play|named|moved|square-taken)$/;

/** The same for a notice that is one. */
export function noticeInWords(notice: Notice, messages: Pick<Messages, "draft" | "picture">): string {
  const { draft } = messages;
  if (notice.code === "at") return squareText(notice, messages);
  if (notice.code === "unreadable") return say(draft.unreadable, { ...notice, text: quote(notice.text) });
  return say(draft[notice.code], notice, {});
}

/**
 * Returns a description of a preview: the play's score, or everything wrong with the play. Returns `""` if no tile has
 * been laid.
 *
 * @param messages - The messages of a language. Defaults to English.
 *
 * @throws TypeError if `preview` is not a preview, or `messages` lacks a section or a sentence
 */
export function describePreview(
  preview: Preview,
  messages?: Pick<Messages, "draft" | "violations" | "labels" | "moves">,
): string {
  requireParts(preview, "preview", "a preview (from previewPlay)", ["tiles", "words", "violations"]);
  const spoken = messagesOr(messages, englishPreview);
  if (preview.tiles.length === 0) return "";
  if (!preview.legal || !preview.score) return violationsInWords(preview.violations, spoken);
  const words = preview.words.map(({ word }) => word);
  const invalid = preview.words.flatMap(({ word, status }) => (status === "invalid" ? [word] : []));
  return say(spoken.draft.score, { words, invalid, points: preview.score.total });
}

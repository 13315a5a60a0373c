import { requireSquare } from "../board/layout.ts";
import { englishDraft } from "../messages/english/draft.ts";
import { requireMessages, said } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { Preview } from "../play/preview.ts";
import { mismatch } from "../read/describe.ts";
import { requireParts } from "../read/refuse.ts";
import { violationsInWords } from "../render/describe-violation.ts";
import type { Notice, NoticeOf } from "./draft.ts";

const english = { draft: englishDraft };

/**
 * Puts a notice into words, by default in English. A sentence that `messages` do not have is English. `null` says
 * nothing.
 *
 * @param notice - The `notice` of a draft.
 * @param messages - A language, or sentences of your own.
 *
 * @throws TypeError if `notice` is not a notice
 */
export function describeNotice(notice: Notice | null, messages: Messages = english): string {
  requireMessages(messages);
  if (notice === null) return "";
  const code = notice?.code;
  if (typeof code !== "string" || !Object.hasOwn(englishDraft, code))
    throw new TypeError(mismatch("notice", "the notice of a draft, or null", notice));
  if (ofSquare.test(code)) requireSquare((notice as NoticeOf<"named">).square, "notice.square");
  return noticeInWords(notice, messages);
}

/** The notices that name a square. */
const ofSquare = /^(?:at|laid|laid-play|named|moved|square-taken)$/;

/** The same for a notice that is one. */
export function noticeInWords(notice: Notice, messages: Messages): string {
  return said(messages, english, "draft", notice.code, notice);
}

/**
 * Puts a preview into words, by default in English: what the play scores, or everything that is wrong with it. Empty as
 * long as no tile is laid.
 *
 * @param messages - A language, or sentences of your own: `draft.score`, and `violations` for what is wrong.
 */
export function describePreview(preview: Preview, messages: Messages = english): string {
  requireParts(preview, "preview", "a preview, which previewPlay makes", ["tiles", "words", "violations"]);
  requireMessages(messages);
  if (preview.tiles.length === 0) return "";
  if (!preview.legal || !preview.score) return violationsInWords(preview.violations, messages);
  const words = preview.words.map(({ word }) => word);
  const invalid = preview.words.flatMap(({ word, status }) => (status === "invalid" ? [word] : []));
  return said(messages, english, "draft", "score", { words, invalid, points: preview.score.total });
}

// What messages may be: a language, one of its groups that has the parts which a function says, or parts of your own that
// are whole. Only types are tested.
import { describeViolation, explainScore, type ScoreBreakdown, type Violation } from "tilewright";
import { describeNews, describeNotice, describePreview, type NewsOptions, type Notice } from "tilewright/compose";
import { describeRemark, type Messages } from "tilewright/messages";
import { englishMessages } from "tilewright/messages/english";
import { board, germanMessages, records } from "tilewright/messages/german";
import type { GcgGame, Remark } from "tilewright/notation";
import { describeBoard, renderSvg } from "tilewright/render";
import { renderReplay, renderSheet, storyOf } from "tilewright/replay";

declare const violation: Violation;
declare const notice: Notice;
declare const score: ScoreBreakdown;
declare const remark: Remark;
declare const record: GcgGame;
declare const preview: Parameters<typeof describePreview>[0];
declare const game: Parameters<typeof describeNews>[0];

// A language is handed to every function as it is, and so is English; what is said of boards needs no more than its group.
for (const messages of [germanMessages, englishMessages, board]) {
  describeViolation(violation, messages);
  explainScore(score, messages);
  describeNotice(notice, messages);
  describePreview(preview, messages);
  const options: NewsOptions = { messages };
  describeNews(game, options);
  describeBoard(game, { messages });
  renderSvg(game, { messages });
}
for (const messages of [germanMessages, englishMessages]) {
  describeRemark(remark, messages);
  renderReplay(record, { messages });
}
describeRemark(remark, { ...board, ...records });

// @ts-expect-error a group lacks the part that is said
describeRemark(remark, board);
// @ts-expect-error a remark may hold violations, which are said of boards
describeRemark(remark, records);
// @ts-expect-error the story and the sheet are a group of their own
storyOf(record, { messages: { ...board, ...records } });
// @ts-expect-error the same
renderSheet(record, { messages: board });

// Some sentences of one's own, over those of a language: a text, or a function of values and words.
const { violations, labels, moves, news, ends, adjustments } = germanMessages;
const mine = {
  labels: { ...labels, "not-this-week": "diese Woche nicht" },
  moves,
  violations: { ...violations, "game-over": "Schluss!" },
};
describeViolation(violation, mine);
const over: Messages["news"]["over"] = ({ reason }, words) => words.ends[reason];
describeNews(game, { messages: { ends, adjustments, news: { ...news, over } } });

// @ts-expect-error sentences stand in a part, not beside the parts
describeViolation(violation, { gap: () => "Lücke!" });
// @ts-expect-error the sentences of one part are not messages
describeViolation(violation, englishMessages.violations);
// @ts-expect-error a part has every sentence
describeViolation(violation, { labels, moves, violations: { gap: () => "Lücke!" } });
// @ts-expect-error a part is missing
describeViolation(violation, { labels, violations });
// @ts-expect-error the words are the parts that such a sentence has
const label: Messages["news"]["over"] = (_, words) => words.labels;

export { label };

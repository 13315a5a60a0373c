// What messages may be: any part, any sentence, and nothing that is not one of them. Only types are tested.
import { describeViolation, explainScore, type ScoreBreakdown, type Violation } from "tilewright";
import { describeNews, describeNotice, describePreview, type NewsOptions, type Notice } from "tilewright/compose";
import {
  type BoardParts,
  type CompleteMessages,
  englishMessages,
  germanMessages,
  type LanguageMessages,
  type LanguageName,
  type Messages,
} from "tilewright/messages";
import { describeBoard, renderSvg } from "tilewright/render";

declare const violation: Violation;
declare const notice: Notice;
declare const score: ScoreBreakdown;
declare const preview: Parameters<typeof describePreview>[0];
declare const game: Parameters<typeof describeNews>[0];

// A language is handed to every function as it is, and so is English.
for (const messages of [germanMessages, englishMessages, {}] satisfies readonly Messages[]) {
  describeViolation(violation, messages);
  explainScore(score, messages);
  describeNotice(notice, messages);
  describePreview(preview, messages);
  const options: NewsOptions = { messages };
  describeNews(game, options);
  describeBoard(game, { messages });
  renderSvg(game, { messages });
}

// Some sentences of some parts, one of them left out.
const mine: Messages = {
  violations: { gap: () => "Lücke!", stale: undefined },
  draft: undefined,
  labels: { "not-this-week": "diese Woche nicht" },
  news: { over: ({ reason }, { ends }) => ends[reason] },
};
describeViolation(violation, { ...germanMessages, ...mine });

// @ts-expect-error sentences stand in a part, not beside the parts
describeViolation(violation, { gap: () => "Lücke!" });
// @ts-expect-error the sentences of one part are not messages
describeViolation(violation, englishMessages.violations);
// @ts-expect-error there is no such code
const stale: Messages = { violations: { hole: () => "Lücke!" } };

// A language has every part, and may lack sentences. A complete one lacks none.
const language: LanguageMessages = { ...germanMessages, violations: {} };
const { news: _, ...silent } = germanMessages;
// @ts-expect-error a part is missing
const partless: LanguageMessages = silent;
// @ts-expect-error sentences are missing
const complete: CompleteMessages = { ...englishMessages, violations: {} };

// While a language is written, a type asks for every sentence of games and boards, and for none of records.
const { remarks: _remarks, problems: _problems, findings: _findings, ...ofBoards } = englishMessages;
const whole: LanguageName & BoardParts = ofBoards;
// @ts-expect-error sentences are missing
const unfinished: LanguageName & BoardParts = { ...ofBoards, violations: {} };

export { complete, language, mine, partless, stale, unfinished, whole };

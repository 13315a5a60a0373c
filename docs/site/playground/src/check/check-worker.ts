// The worker: it reads and checks the files, so that the page stays quick.
import { loaders } from "languages:";
import { describeRemark } from "tilewright/messages";
import { englishMessages } from "tilewright/messages/english";
import { factsOf, renderReplay, renderSheetHtml, storyOf } from "tilewright/replay";
import { playersOf } from "../../../../../src/cli/season/players.ts";
import { answerQuestions } from "../ask-worker.ts";
import { type ReadRecord, readRecord } from "../step/read-record.ts";
import { texts } from "../texts.ts";
import type { Account, CheckedFile, Question, Questions } from "./checker.ts";

/** The largest file that is read: a recorded game has a few thousand characters. */
const most = 1_000_000;

async function read(file: File): Promise<ReadRecord | null> {
  if (file.size > most) return null;
  return readRecord(new Uint8Array(await file.arrayBuffer()), null);
}

async function check({ file }: Questions["check"]["question"]): Promise<CheckedFile> {
  const record = await read(file);
  if (record === null) return { ok: false, problem: texts.check.tooLarge };
  if (!record.ok) {
    const [problem] = record.problems;
    return { ok: false, problem: problem === undefined ? "" : texts.remark(problem.line, describeRemark(problem), "") };
  }
  const facts = factsOf(record.game, { file: file.name });
  const { players, winners } = facts;
  return {
    ok: true,
    players: players.map(({ name, score }) => ({ name, score })),
    remarks: record.remarks.length,
    over: winners !== null,
    figures: winners === null ? [] : playersOf(facts),
  };
}

async function tell({ file, language }: Questions["tell"]["question"]): Promise<Account | null> {
  const record = await read(file);
  if (record === null || !record.ok) return null;
  const messages = language === "english" ? englishMessages : await loaders[language]();
  const { game, remarks } = record;
  return {
    remarks: remarks.map((remark) => texts.remark(remark.line, describeRemark(remark, messages), "")),
    sheet: renderSheetHtml(game, { messages }),
    story: storyOf(game, { messages }).map(({ head, why, notes }) => ({ head: head ?? "", lines: [...why, ...notes] })),
    page: renderReplay(game, { file: file.name, remarks, messages }),
  };
}

answerQuestions((question: Question) => (question.kind === "check" ? check(question) : tell(question)));

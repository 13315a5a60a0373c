import type { Finding } from "../game/audit/finding.ts";
import type { Violation } from "../game/model/violation.ts";
import type { BoardFinding } from "../play/board-finding.ts";
import { mismatch } from "../read/describe.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { describeViolation, violationsInWords } from "../render/describe-violation.ts";
import { englishBoardFindings } from "./english/board-findings.ts";
import { englishFindings } from "./english/findings.ts";
import { englishViolations } from "./english/violations.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "./english/words.ts";
import { requireMessages, said } from "./said.ts";
import type { AsViolation } from "./types/board-findings.ts";
import type { FindingDetails } from "./types/findings.ts";
import type { Messages } from "./types/messages.ts";

const english = {
  findings: englishFindings,
  boardFindings: englishBoardFindings,
  violations: englishViolations,
  labels: englishLabels,
  moves: englishMoves,
  ends: englishEnds,
  adjustments: englishAdjustments,
};

/** How a finding is put into words. */
export interface FindingOptions {
  /** The players of the game, `game.players`: they are called by their names. Left out: they are counted from 1. */
  readonly players?: readonly { readonly name: string }[] | undefined;
  /** A language, or sentences of your own; those that are missing are English. */
  readonly messages?: Messages | undefined;
}

/**
 * Describes what an audit has found in one line. For a finding in a game that is its place and what is wrong there; for
 * one on a board, from `auditBoard` or `playBetween`, a sentence.
 *
 * @param finding - One finding.
 *
 * @example
 * ```ts
 * import { auditGame, createGame } from "tilewright";
 * import { describeFinding } from "tilewright/messages";
 *
 * const game = createGame({ players: ["Ann", "Ben"], seed: "an example, and no secret" });
 * const { players } = game;
 * auditGame({ ...game, scorelessTurns: 1 }).map((finding) => describeFinding(finding, { players }));
 * // => ["scorelessTurns: expected 0, found 1"]
 * ```
 *
 * @throws TypeError if `finding` is not a finding, for instance a list of them, or `options` has an unknown key
 */
export function describeFinding(finding: Finding | BoardFinding, options: FindingOptions = {}): string {
  const { path, reason, code } = Object(finding) as Partial<Finding>;
  const inGame = typeof path === "string" && Object.hasOwn(englishFindings, Object(reason).code);
  const onBoard = reason === undefined && (isAsViolation(code) || Object.hasOwn(englishBoardFindings, code ?? ""));
  if (!inGame && !onBoard)
    throw new TypeError(mismatch("finding", "one finding; auditGame and auditBoard give a list of them", finding));
  requireOptions(options, ["players", "messages"]);
  const { players = [], messages = english } = options;
  const named = Array.isArray(players) && players.every((player) => typeof Object(player).name === "string");
  requireThat(named, "options.players", "the players of a game, each with a name", players);
  requireMessages(messages, "options.messages");
  return inGame
    ? inGameInWords(finding as Finding, players, messages)
    : onBoardInWords(finding as BoardFinding, messages);
}

function inGameInWords(
  { path, reason }: Finding,
  players: readonly { readonly name: string }[],
  messages: Messages,
): string {
  const own = messages.findings?.[reason.code];
  const details: FindingDetails = {
    nameOf: (player) => players[player]?.name ?? null,
    violations: reason.code === "refused" ? violationsInWords(reason.violations, own ? messages : english) : "",
  };
  return `${path}: ${said(messages, english, "findings", reason.code, reason, details)}`;
}

function onBoardInWords(finding: BoardFinding, messages: Messages): string {
  if (isAsViolation(finding.code)) return describeViolation(finding as Violation, messages);
  return said(messages, english, "boardFindings", finding.code, finding);
}

/** Whether findings with this code are said as violations. */
function isAsViolation(code: unknown): code is AsViolation {
  return asViolations.includes(code as AsViolation);
}

const asViolations: readonly AsViolation[] = ["malformed", "unknown-letter", "on-hole", "not-in-line", "gap"];

import type { Finding } from "../game/audit/finding.ts";
import { mismatch } from "../read/describe.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { violationsInWords } from "../render/describe-violation.ts";
import { englishFindings } from "./english/findings.ts";
import { englishViolations } from "./english/violations.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "./english/words.ts";
import { requireMessages, said } from "./said.ts";
import type { FindingDetails } from "./types/findings.ts";
import type { Messages } from "./types/messages.ts";

const english = {
  findings: englishFindings,
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
 * Describes what an audit has found in one line: its place in the game, and what is wrong there.
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
export function describeFinding(finding: Finding, options: FindingOptions = {}): string {
  const { path, reason } = Object(finding) as Partial<Finding>;
  if (typeof path !== "string" || reason === undefined || !Object.hasOwn(englishFindings, Object(reason).code))
    throw new TypeError(mismatch("finding", "one finding; auditGame gives a list of them", finding));
  requireOptions(options, ["players", "messages"]);
  const { players = [], messages = english } = options;
  const named = Array.isArray(players) && players.every((player) => typeof Object(player).name === "string");
  requireThat(named, "options.players", "the players of a game, each with a name", players);
  requireMessages(messages, "options.messages");
  const own = messages.findings?.[reason.code];
  const details: FindingDetails = {
    nameOf: (player) => players[player]?.name ?? null,
    violations: reason.code === "refused" ? violationsInWords(reason.violations, own ? messages : english) : "",
  };
  return `${path}: ${said(messages, english, "findings", reason.code, reason, details)}`;
}

import type { EventName, Finding, FindingReason } from "../game/audit/finding.ts";
import type { AdjustReason, DecisionReason, EndReason, PlayerIndex } from "../game/model/event.ts";
import type { Violation } from "../game/model/violation.ts";
import type { BoardFinding } from "../play/board-finding.ts";
import { hasProperties, isKeyOf, propertiesOf } from "../read/is-object.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { englishForViolations, violationsInWords } from "../render/describe-violation.ts";
import type { Pile } from "../tiles/pile.ts";
import { englishBoardFindings } from "./english/board-findings.ts";
import { englishFindings } from "./english/findings.ts";
import { englishAdjustments, englishEnds } from "./english/words.ts";
import { messagesOr, say } from "./say.ts";
import { type AsViolation, asViolations } from "./types/board-findings.ts";
import type { Messages } from "./types/messages.ts";

/** The parts that say a finding. */
type FindingMessages = Pick<
  Messages,
  "findings" | "boardFindings" | "violations" | "labels" | "moves" | "ends" | "adjustments"
>;

const english: FindingMessages = /* @__PURE__ */ (() => ({
  findings: englishFindings,
  boardFindings: englishBoardFindings,
  ...englishForViolations,
  ends: englishEnds,
  adjustments: englishAdjustments,
}))();

/** Options for describing a finding. */
export interface FindingOptions {
  /**
   * The players of the game (`game.players`), so that they can be referred to by name. If omitted, they are numbered
   * from 1.
   */
  readonly players?: readonly { readonly name: string }[] | undefined;
  /** The language. Defaults to English. */
  readonly messages?:
    | Pick<Messages, "findings" | "boardFindings" | "violations" | "labels" | "moves" | "ends" | "adjustments">
    | undefined;
}

/**
 * Describes an audit finding in one line. For a finding in a game, this is its place and what is wrong there; for a
 * finding on a board, from `auditBoard` or `playBetween`, it is a sentence.
 *
 * @param finding - A single finding.
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
 * @throws TypeError if `finding` is not a finding (for instance, if it is a list of findings), `options` has an unknown
 * key, or a part or a sentence is missing from `messages`
 */
export function describeFinding(finding: Finding | BoardFinding, options: FindingOptions = {}): string {
  const { path, reason, code } = propertiesOf(finding) as Partial<Finding>;
  const { code: why } = propertiesOf<Partial<FindingReason>>(reason);
  const inGame = typeof path === "string" && isKeyOf(englishFindings.reasons, why);
  const onBoard = reason === undefined && (isAsViolation(code) || isKeyOf(englishBoardFindings, code));
  requireThat(inGame || onBoard, "finding", "one finding from the list auditGame or auditBoard returns", finding);
  requireOptions(options, ["players", "messages"]);
  const { players = [] } = options;
  const named =
    Array.isArray(players) &&
    players.every((player) => typeof propertiesOf<{ readonly name?: unknown }>(player).name === "string");
  requireThat(named, "options.players", "the players of a game, each with a name", players);
  const messages = messagesOr(options.messages, english, "options.messages");
  return inGame
    ? inGameInWords(finding as Finding, players, messages)
    : onBoardInWords(finding as BoardFinding, messages);
}

function inGameInWords(
  { path, reason }: Finding,
  players: readonly { readonly name: string }[],
  messages: FindingMessages,
): string {
  const { reasons, words } = messages.findings;
  const nameOf = (player: PlayerIndex): string => players[player]?.name ?? say(words.player, { number: player + 1 });
  const inWords: Readonly<Record<string, (value: never) => string>> = {
    player: nameOf,
    turn: nameOf,
    owner: (owner: PlayerIndex | "server") => (owner === "server" ? words.server : nameOf(owner)),
    due: (event: EventName) => eventText(event, messages),
    instead: (event: EventName) => eventText(event, messages),
    what: (event: EventName) => eventText(event, messages),
    drawn: (pile: Pile) => pileText(pile, messages),
    violations: (violations: readonly Violation[]) => violationsInWords(violations, messages),
    ...(reason.code === "differs" && {
      expected: (value: unknown) => valueText(value, messages),
      found: (value: unknown) => valueText(value, messages),
    }),
  };
  const values = Object.entries(reason).map(([key, value]: [string, unknown]) => {
    const text = inWords[key];
    return [key, text === undefined || (value === null && reason.code !== "differs") ? value : text(value as never)];
  });
  return `${path}: ${say(reasons[reason.code], Object.fromEntries(values), messages)}`;
}

/** An event, and in brackets the reason of an end, a ruling on who has won, or an adjustment. */
function eventText({ type, reason }: EventName, { ends, adjustments }: FindingMessages): string {
  if (reason === null) return type;
  const why = type === "adjusted" ? adjustments[reason as AdjustReason] : ends[reason as EndReason | DecisionReason];
  return `${type} (${why})`;
}

/** Numbers and texts as they are, tiles and words in a row. Anything else as JSON with its keys in order. */
function valueText(value: unknown, messages: FindingMessages): string {
  const { nothing } = messages.findings.words;
  if (typeof value === "number" || typeof value === "string") return `${value}`;
  if (value === null) return nothing;
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string" || typeof entry === "number"))
    return value.join(" ") || nothing;
  return isPile(value) ? pileText(value, messages) : JSON.stringify(value, inOrder);
}

function isPile(value: unknown): value is Pile {
  return hasProperties(value) && Array.isArray(value["tiles"]) && typeof value["hidden"] === "number";
}

function pileText({ tiles, hidden }: Pile, { findings: { words } }: FindingMessages): string {
  const unknown = hidden > 0 ? say(words.hidden, { hidden }) : "";
  return [tiles.join(" "), unknown].filter(Boolean).join(` ${words.and} `) || words.nothing;
}

/** For `JSON.stringify`: a database may change the order of keys. */
function inOrder(_key: string, value: unknown): unknown {
  if (!hasProperties(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function onBoardInWords(finding: BoardFinding, messages: FindingMessages): string {
  if (isAsViolation(finding.code)) return violationsInWords([finding as Violation], messages);
  return say(messages.boardFindings[finding.code], finding, messages);
}

/** Whether findings with this code are said as violations. */
function isAsViolation(code: unknown): code is AsViolation {
  return asViolations.includes(code as AsViolation);
}

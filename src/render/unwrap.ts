import type { Square } from "../board/square.ts";
import type { Checked, Parsed } from "../checked.ts";
import type { Violation } from "../game/model/violation.ts";
import { englishProblems } from "../messages/english/problems.ts";
import { englishViolations } from "../messages/english/violations.ts";
import { squareName } from "../notation/coordinate.ts";
import type { Remark } from "../notation/remark.ts";
import type { BoardFinding } from "../play/board-finding.ts";
import type { PlayViolation } from "../play/violation.ts";
import { attempt } from "../read/attempt.ts";
import { describe, expectation, mismatch, shorten } from "../read/describe.ts";
import { isRevoked, propertiesOf } from "../read/is-object.ts";
import type { Problem } from "../read/problem.ts";
import { problemText } from "../read/sentences.ts";
import { describeViolation } from "./describe-violation.ts";

/**
 * The error that {@link unwrap} throws. Its message gives every reason on a separate line, and its properties contain
 * the reasons as data.
 */
export interface UnwrapError extends Error {
  /** The rule violations, if the result was a {@link Checked}. */
  readonly violations?: readonly (Violation | BoardFinding)[];
  /** The problems that prevented the input from being read, if the result was a {@link Parsed}. */
  readonly problems?: readonly (Problem | Remark)[];
}

/**
 * Returns the value of a successful result, or throws. Intended for scripts, tests and examples.
 *
 * The error message has one line for each violation or problem, with its location:
 * `not-connected at 1A, 1B: The play must touch a tile already on the board.` For a problem in a text, the message
 * lists the raw values of the reason; to put them into words, use `describeRemark` in `tilewright/messages`. A server
 * should check `ok` instead, because players make illegal moves all the time.
 *
 * @param result - A result returned by a function in this library.
 *
 * @throws Error with the `violations` or the `problems` as a property (see {@link UnwrapError}) if the result is not
 * successful
 * @throws TypeError if `result` is not a result from this library
 */
export function unwrap<T extends object>(result: Checked<T> | Checked<T, PlayViolation> | Checked<T, BoardFinding>): T;
export function unwrap<T extends object, P>(result: Parsed<T, P>): T;
export function unwrap(result: Answer): object {
  if (!isRevoked(result) && result?.ok) return result;
  const { violations, problems } = propertiesOf(result) as Partial<Answer>;
  const reasons = violations ?? problems;
  if (!Array.isArray(reasons)) throw new TypeError(mismatch("result", "a result with violations or problems", result));
  const message = attempt(() => reasons.map((reason) => inWords(reason)).join("\n"), describe(reasons));
  throw Object.assign(new Error(message), violations === reasons ? { violations } : { problems });
}

type Answer = { readonly ok: boolean; readonly violations?: unknown; readonly problems?: unknown };

/** What violations, problems and remarks may have, before anything is known of them. */
type Reason = Readonly<Record<string, unknown>> & { readonly squares?: readonly Square[] };

/** A violation or a problem in a line. What cannot be put into words is described, or left out. */
function inWords(reason: Reason): string {
  return attempt(() => {
    const { code, path, expected, found, reason: why } = reason;
    if (typeof code !== "string") return describe(reason);
    const place = attempt(() => placeText(reason), "");
    const head = place === "" ? code : `${code} at ${place}`;
    if (typeof expected === "string")
      return expectation(head, expected, typeof found === "string" ? found : describe(found));
    if (why !== undefined) return `${head}: ${valuesOf(why)}`;
    if (typeof path === "string" && Object.hasOwn(englishProblems.codes, code))
      return attempt(() => `${head}: ${problemText(reason as Problem, englishProblems.codes)}`, head);
    if (!Object.hasOwn(englishViolations, code)) return head;
    return attempt(() => `${head}: ${describeViolation(reason as Violation)}`, head);
  }, describe(reason));
}

/** The reason for a remark as it is, each value with its name: `misfit, square {"row":7,"col":7}, lies "R"`. */
function valuesOf(reason: unknown): string {
  const { code, ...values } = Object(reason) as Readonly<Record<string, unknown>>;
  const texts = Object.entries(values).map(([name, value]) => `${name} ${shorten(JSON.stringify(value))}`);
  return [`${code}`, ...texts].join(", ");
}

/** `8H, 8I` or `line 3, column 23` or `players[0].name`; empty where nothing says where. */
function placeText({ squares, line, column, path }: Reason): string {
  if (squares !== undefined && squares.length > 0) return squares.map((square) => squareName(square)).join(", ");
  if (typeof line === "number") return `line ${line}, column ${column}`;
  return typeof path === "string" ? path : "";
}

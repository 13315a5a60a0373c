import type { Span } from "../remark.ts";
import type { Action, EventLine, Line, NumberSpan } from "./line.ts";

/**
 * Takes a text apart into lines, whatever ends them (LF, CR LF, CR), without the empty ones. Linear in its length, one line
 * at a time: a text may be far longer than any game.
 */
export function* readLines(text: string): Generator<Line, void, undefined> {
  const ending = /\r\n|\n|\r|$/g;
  let line = 0;
  for (let start = 0; start < text.length; start = ending.lastIndex) {
    ending.lastIndex = start;
    const end = (ending.exec(text) as RegExpExecArray).index;
    const content = text.slice(start, end);
    const trimmed = content.trim();
    line++;
    if (trimmed !== "") {
      const whole: Span = { text: trimmed, column: content.indexOf(trimmed[0] as string) + 1 };
      if (trimmed[0] === "#") yield readPragma(line, whole);
      else if (trimmed[0] === ">") yield readEvent(line, whole);
      else yield { kind: "text", line, text: whole };
    }
  }
}

/** `#name text`. A remark in itself, `# text` or `#>nick: ...`, has an empty name or one that begins with `>`. */
function readPragma(line: number, { text, column }: Span): Line {
  let end = 1;
  while (end < text.length && !isSpace(text, end)) end++;
  let start = end;
  while (start < text.length && isSpace(text, start)) start++;
  return {
    kind: "pragma",
    line,
    name: { text: text.slice(1, end), column: column + 1 },
    text: { text: text.slice(start), column: column + start },
  };
}

function readEvent(line: number, { text, column }: Span): EventLine {
  const colon = text.indexOf(":");
  const end = colon < 0 ? text.length : colon;
  const nick = { text: text.slice(1, end).trim(), column: column + 1 };
  if (colon < 0) return { ...unsaid, line, nick, faults: [{ ...nick, expected: "a colon after the nickname" }] };
  return readFields(line, nick, spansOf(text, colon + 1, column), column + end + 1);
}

const unsaid = { kind: "event", rack: null, action: null, score: null, total: null, faults: [] } as const;

/** The pieces between spaces. What stands in brackets may hold spaces. */
function spansOf(text: string, from: number, column: number): readonly Span[] {
  const spans: Span[] = [];
  for (let at = from; at < text.length; at++) {
    if (isSpace(text, at)) continue;
    const start = at;
    if (text[at] === "(") {
      const closed = text.indexOf(")", at);
      at = closed < 0 ? text.length : closed;
    }
    while (at < text.length && !isSpace(text, at)) at++;
    spans.push({ text: text.slice(start, at), column: column + start });
  }
  return spans;
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text[at] as string));
}

/** The rack is what stands before the action; the score and the total are the numbers behind it; then comes anything. */
function readFields(line: number, nick: Span, spans: readonly Span[], end: number): EventLine {
  for (let first = 0; first < spans.length; first++) {
    const action = actionAt(spans, first);
    if (action === null) continue;
    const { numbers, faults } = readNumbers(spans, first + (action.type === "play" ? 2 : 1));
    const { score, total } = numbers;
    return { kind: "event", line, nick, rack: joined(spans, first), action, score, total, faults };
  }
  const { text, column } = spans[1] ?? spans[0] ?? { text: "", column: end };
  const expected = "a play, an exchange, a pass or an event in brackets";
  return { ...unsaid, line, nick, faults: [{ text, column, expected }] };
}

/** The action that begins at a piece, if one does. */
function actionAt(spans: readonly Span[], i: number): Action | null {
  const at = spans[i] as Span;
  const { text, column } = at;
  if (text[0] === "-") {
    if (text === "-") return { type: "pass", at };
    if (text === "--") return { type: "withdrawn", at };
    return { type: "exchange", tiles: { text: text.slice(1), column: column + 1 } };
  }
  if (text[0] === "(") {
    if (/^\([Cc]hallenge\)$/.test(text)) return { type: "challenge-bonus", at };
    if (/^\([Tt]ime\)$/.test(text)) return { type: "time", at };
    const inside = text.slice(1, text.endsWith(")") ? -1 : undefined);
    return { type: "leftover", tiles: { text: inside, column: column + 1 } };
  }
  const word = spans[i + 1];
  return word !== undefined && text.length <= 6 && coordinate.test(text) ? { type: "play", at, word } : null;
}

const coordinate = /^(?:\d{1,4}[A-Za-z]{1,2}|[A-Za-z]{1,2}\d{1,4})$/;

/** Racks are written with gaps here and there. */
function joined(spans: readonly Span[], end: number): Span | null {
  const [first] = spans;
  if (first === undefined || end === 0) return null;
  return end === 1
    ? first
    : {
        text: spans
          .slice(0, end)
          .map(({ text }) => text)
          .join(""),
        column: first.column,
      };
}

function readNumbers(
  spans: readonly Span[],
  from: number,
): { readonly numbers: Pick<EventLine, "score" | "total">; readonly faults: EventLine["faults"] } {
  const [first, second] = [spans[from], spans[from + 1]];
  const score = readNumber(first);
  const total = score === null ? null : readNumber(second);
  const numbers = { score, total };
  if (score === null && first !== undefined)
    return { numbers, faults: [{ ...first, expected: "a score such as +14" }] };
  // Behind the score some programs list the cross words; a total gone wrong has digits.
  if (score !== null && total === null && second !== undefined && /\d/.test(second.text))
    return { numbers, faults: [{ ...second, expected: "a total such as 14" }] };
  return { numbers, faults: unsaid.faults };
}

function readNumber(span: Span | undefined): NumberSpan | null {
  if (span === undefined || !/^[+\-\u2212]*\d{1,9}$/.test(span.text)) return null;
  const { text, column } = span;
  const digits = Number(text.replace(/^[+\-\u2212]+/, ""));
  return { text, column, value: /[-\u2212]/.test(text) ? 0 - digits : digits };
}

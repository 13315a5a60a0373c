import type { Action, EventLine, Line, NumberSpan, Span } from "./line.ts";

/** Takes a text apart into lines, whatever ends them (LF, CR LF, CR), without the empty ones. Linear in its length. */
export function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  text.split(/\r\n|\n|\r/).forEach((content, index) => {
    const line = index + 1;
    const start = content.search(/\S/);
    if (start < 0) return;
    const mark = content[start];
    const rest: Span = { text: content.slice(start).trimEnd(), column: start + 1 };
    if (mark === "#") lines.push(readPragma(line, rest));
    else if (mark === ">") lines.push({ kind: "event", line, event: readEvent(rest) });
    else lines.push({ kind: "text", line, text: rest });
  });
  return lines;
}

/** `#name text`. A remark in itself, `# text` or `#>nick: ...`, has an empty name or one that begins with `>`. */
function readPragma(line: number, { text, column }: Span): Line {
  const space = text.search(/\s|$/);
  const start = space + (text.slice(space).search(/\S|$/) as number);
  return {
    kind: "pragma",
    line,
    name: { text: text.slice(1, space), column: column + 1 },
    text: { text: text.slice(start), column: column + start },
  };
}

function readEvent({ text, column }: Span): EventLine {
  const colon = text.indexOf(":");
  const end = colon < 0 ? text.length : colon;
  const nick = { text: text.slice(1, end).trim(), column: column + 1 };
  if (colon < 0) return { ...unsaid, nick, faults: [{ ...nick, expected: "a colon after the nickname" }] };
  return { nick, ...readFields(spansOf(text, colon + 1, column), column + end + 1) };
}

const unsaid = { rack: null, action: null, score: null, total: null, faults: [] } as const;

/** The pieces between spaces. What stands in brackets may hold spaces. */
function spansOf(text: string, from: number, column: number): readonly Span[] {
  const spans: Span[] = [];
  const piece = /\([^)]*\)?\S*|\S+/g;
  piece.lastIndex = from;
  for (let match = piece.exec(text); match !== null; match = piece.exec(text))
    spans.push({ text: match[0], column: column + match.index });
  return spans;
}

/** The rack is what stands before the action; the score and the total are the numbers behind it; then comes anything. */
function readFields(spans: readonly Span[], end: number): Omit<EventLine, "nick"> {
  const first = spans.findIndex((_, i) => actionAt(spans, i) !== null);
  if (first < 0) {
    const { text, column } = spans[1] ?? spans[0] ?? { text: "", column: end };
    return { ...unsaid, faults: [{ text, column, expected: "a play, an exchange, a pass or an event in brackets" }] };
  }
  const action = actionAt(spans, first) as Action;
  const numbers = spans.slice(first + (action.type === "play" ? 2 : 1));
  const score = readNumber(numbers[0]);
  const total = score === null ? null : readNumber(numbers[1]);
  const faults: (Span & { readonly expected: string })[] = [];
  if (score === null && numbers[0] !== undefined) faults.push({ ...numbers[0], expected: "a score such as +14" });
  // Behind the score some programs list the cross words; a total gone wrong has digits.
  if (score !== null && total === null && numbers[1] !== undefined && /\d/.test(numbers[1].text))
    faults.push({ ...numbers[1], expected: "a total such as 14" });
  return { rack: joined(spans.slice(0, first)), action, score, total, faults };
}

/** The action that begins at a piece, if one does. */
function actionAt(spans: readonly Span[], i: number): Action | null {
  const at = spans[i] as Span;
  const { text, column } = at;
  if (text.startsWith("-")) {
    if (text === "-") return { type: "pass", at };
    if (text === "--") return { type: "withdrawn", at };
    return { type: "exchange", tiles: { text: text.slice(1), column: column + 1 } };
  }
  if (text.startsWith("(")) {
    if (/^\([Cc]hallenge\)$/.test(text)) return { type: "challenge-bonus", at };
    if (/^\([Tt]ime\)$/.test(text)) return { type: "time", at };
    const inside = text.slice(1, text.endsWith(")") ? -1 : undefined);
    return { type: "leftover", tiles: { text: inside, column: column + 1 } };
  }
  const word = spans[i + 1];
  return word !== undefined && coordinate.test(text) ? { type: "play", at, word } : null;
}

const coordinate = /^(?:\d{1,4}[A-Za-z]{1,2}|[A-Za-z]{1,2}\d{1,4})$/;

/** Racks are written with gaps here and there. */
function joined(spans: readonly Span[]): Span | null {
  const [first] = spans;
  return first === undefined ? null : { text: spans.map(({ text }) => text).join(""), column: first.column };
}

function readNumber(span: Span | undefined): NumberSpan | null {
  const match = span === undefined ? null : /^([+\-\u2212]*)(\d{1,9})$/.exec(span.text);
  if (span === undefined || match === null) return null;
  const [, signs, digits] = match as unknown as readonly [string, string, string];
  const minus = /[-\u2212]/.test(signs);
  return { ...span, value: minus ? 0 - Number(digits) : Number(digits) };
}

import type { Span } from "../../remark.ts";
import type { Action, EventLine, GcgLine, NumberSpan, PragmaLine } from "./gcg-line.ts";

/**
 * Splits a text into lines, which may end with LF, CR LF or CR, and each line into its pieces. Empty lines are left
 * out.
 *
 * Takes time in proportion to the length, and gives one line at a time: a text may be far longer than any game. A line
 * of more than 16,384 characters is not split.
 */
export function* parseLines(text: string): Generator<GcgLine, void, undefined> {
  const ending = /\r\n|\n|\r|$/g;
  let line = 0;
  for (let start = 0; start < text.length; start = ending.lastIndex) {
    ending.lastIndex = start;
    const end = ending.exec(text)!.index;
    const content = text.slice(start, end);
    const trimmed = content.trim();
    line++;
    if (content.length > longestLine) {
      yield { kind: "long", line, text: { text: content, column: 1 } };
      continue;
    }
    if (trimmed !== "") {
      const whole: Span = { text: trimmed, column: content.indexOf(trimmed[0]!) + 1 };
      if (trimmed[0] === "#") yield parsePragma(line, whole);
      else if (trimmed[0] === ">") yield parseEvent(line, whole);
      else yield { kind: "text", line, text: whole };
    }
  }
}

/** The longest line that is read, in characters: no line of a game comes near. */
export const longestLine = 16_384;

/** `#name text`. Comments have an empty name, `# text`, or one that begins with `>`: an event that is commented out. */
function parsePragma(line: number, { text, column }: Span): PragmaLine {
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

function parseEvent(line: number, { text, column }: Span): EventLine {
  const colon = text.indexOf(":");
  const end = colon < 0 ? text.length : colon;
  const nick = { text: text.slice(1, end).trim(), column: column + 1 };
  const known = { line, text, nick };
  if (colon < 0) return withoutFields(known, { ...nick, want: "colon" });
  return parseFields(known, splitFields(text, colon + 1, column), column + end + 1);
}

/** An event in which only the nickname can be read. */
function withoutFields({ line, text, nick }: Known, fault: EventLine["faults"][number]): EventLine {
  const nothing = { rack: null, action: null, score: null, total: null, rest: "" };
  return { kind: "event", line, text, nick, ...nothing, faults: [fault] };
}

/** What any line of an event shows. */
type Known = Pick<EventLine, "line" | "text" | "nick">;

/** The pieces between spaces. A piece in round brackets may contain spaces. */
function splitFields(text: string, from: number, column: number): readonly Span[] {
  const fields: Span[] = [];
  for (let at = from; at < text.length; at++) {
    if (isSpace(text, at)) continue;
    const start = at;
    if (text[at] === "(") {
      const closed = text.indexOf(")", at);
      at = closed < 0 ? text.length : closed;
    }
    while (at < text.length && !isSpace(text, at)) at++;
    fields.push({ text: text.slice(start, at), column: column + start });
  }
  return fields;
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text[at]!));
}

/** The rack stands before the action, the score and the total behind it. What follows them is not read. */
function parseFields(known: Known, fields: readonly Span[], end: number): EventLine {
  for (let first = 0; first < fields.length; first++) {
    const action = actionAt(fields, first);
    if (action === null) continue;
    const numbers = parseNumbers(fields, first + (action.type === "play" ? 2 : 1));
    return { kind: "event", ...known, rack: joinRack(fields.slice(0, first)), action, ...numbers };
  }
  const { text, column } = fields[1] ?? fields[0] ?? { text: "", column: end };
  return withoutFields(known, { text, column, want: "action" });
}

/** The action that begins with a field; `null` if none does. */
function actionAt(fields: readonly Span[], i: number): Action | null {
  const at = fields[i]!;
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
  const word = fields[i + 1];
  return word !== undefined && text.length <= 6 && coordinate.test(text) ? { type: "play", at, word } : null;
}

const coordinate = /^(?:\d{1,4}[A-Za-z]{1,2}|[A-Za-z]{1,2}\d{1,4})$/;

/** Some racks are written with gaps. */
function joinRack(fields: readonly Span[]): Span | null {
  const [first] = fields;
  if (first === undefined || fields.length === 1) return first ?? null;
  return { text: fields.map(({ text }) => text).join(""), column: first.column };
}

function parseNumbers(fields: readonly Span[], from: number): Pick<EventLine, "score" | "total" | "rest" | "faults"> {
  const [first, second] = [fields[from], fields[from + 1]];
  const score = parseNumber(first);
  const total = score === null ? null : parseNumber(second);
  const after = fields.slice(from + (total !== null ? 2 : score !== null ? 1 : 0));
  const rest = after.map(({ text }) => text).join(" ");
  if (score === null && first !== undefined) return { score, total, rest, faults: [{ ...first, want: "score" }] };
  // Some programs list the cross words behind the score. A field with digits is a total that went wrong.
  if (score !== null && total === null && second !== undefined && /\d/.test(second.text))
    return { score, total, rest, faults: [{ ...second, want: "total" }] };
  return { score, total, rest, faults: [] };
}

function parseNumber(field: Span | undefined): NumberSpan | null {
  if (field === undefined || !/^[+\-\u2212]*\d{1,9}$/.test(field.text)) return null;
  const { text, column } = field;
  const digits = Number(text.slice(text.search(/\d/)));
  return { text, column, value: /[-\u2212]/.test(text) ? 0 - digits : digits };
}

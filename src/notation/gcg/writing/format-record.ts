import type { GameEvent } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { indexRules } from "../../../play/indexed-rules.ts";
import type { Placed } from "../../../play/placement.ts";
import { missingTiles, pileSize } from "../../../tiles/pile.ts";
import { parseSquare, readCoordinate } from "../../coordinate.ts";
import { writePlay } from "../../play-text.ts";
import { parseTiles } from "../../rack-text.ts";
import { parseWord } from "../../word-text.ts";
import { isRight, playAt } from "../booking/play-at.ts";
import { pointsSaid } from "../booking/points.ts";
import type { GcgGame, RecordedLine } from "../gcg-game.ts";
import { type Action, type EventLine, type GcgLine, isTurn } from "../lines/gcg-line.ts";
import { parseLines } from "../lines/parse-lines.ts";
import { readNote } from "../own-notes.ts";
import { type GcgWriting, isAsRecorded, signed } from "./format-event.ts";
import { numberOf } from "./format-header.ts";

/**
 * What a recorded line became: the events of the game up to `ownEnd` are its own, as far as the line before does not
 * account for them, and those up to `end` followed by themselves.
 */
export interface RecordedEntry {
  readonly recorded: RecordedLine;
  /** The line split into its pieces. */
  readonly line: GcgLine | undefined;
  readonly ownEnd: number;
  readonly end: number;
}

/** The lines of a record, each with its events. The last one has whatever followed from it, such as the end. */
export function entriesOf({ record = [], lines }: GcgGame): readonly RecordedEntry[] {
  let end = 0;
  return record.map((recorded, i) => {
    let ownEnd = end;
    const most = startOfNext(record, i);
    for (; end < most && end < lines.length && (lines[end] ?? 0) <= recorded.line; end++)
      if (lines[end] !== null) ownEnd = end + 1;
    return { recorded, line: parseLine(recorded.text), ownEnd, end };
  });
}

/** Where the next note of ours begins that has the same number: an event of a history and the notes on it have one. */
function startOfNext(record: readonly RecordedLine[], i: number): number {
  for (let next = i + 1; record[next]?.line === record[i]!.line; next++) {
    const { event } = record[next]!;
    if (event !== null) return event;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Writes a recorded line in the standard form, with its figures and its rack as they stand there: a line that is not
 * quite one of the format stays as it is.
 *
 * `goOn` gives the game after the line. The answer is `null`, and `goOn` is not called, if the game does not have the
 * event any more that the line became, because somebody went back and played on in another way.
 *
 * @param keepsPlays - Whether a play keeps its spelling: the lines behind a slip decide where it lies.
 */
export function formatRecorded(
  { recorded: { text, player, event, readAt }, line }: RecordedEntry,
  before: GameState,
  goOn: () => GameState,
  history: readonly GameEvent[],
  { nicks, first, noteOf }: GcgWriting,
  keepsPlays: boolean,
): string | null {
  if (line?.kind === "pragma" && player === null && event !== null && readNote(line.text.text) !== null) {
    const [note] = event < history.length ? noteOf(history[event]!) : [];
    if (note === undefined) return null;
    goOn();
    return note.replace("note", line.name.text);
  }
  if (line?.kind !== "event" || line.action === null) {
    goOn();
    if (player === null) return text;
    return text.replace(/\d+/, `${numberOf(player, first, nicks.length)}`); // #rack1
  }
  const happened = event === null ? null : (history[event] ?? null);
  const standard = happened === null ? plainly(line.action) : actionOf(line.action, happened, before, readAt);
  if (standard === null) return null;
  const action = keepsPlays ? plainly(line.action) : standard;
  const after = goOn();
  const nick = nicks[player ?? -1];
  if (player === null || nick === undefined) return text;
  const asItIs = `>${nick}:${text.slice(text.indexOf(":") + 1)}`;
  if (line.faults.length > 0) return asItIs;
  const [scoreBefore, scoreAfter] = [before.players[player]!.score, after.players[player]!.score];
  const cameOff =
    happened?.type === "phony-returned" &&
    happened.points === scoreBefore - scoreAfter &&
    !isAsRecorded(history[happened.play + 1], player);
  const { score, total } = figuresOf(line, cameOff, scoreBefore, scoreAfter);
  const fields = [line.rack?.text ?? "", action, score, total, line.rest].filter((field, i) => i === 0 || field !== "");
  const tidied = `>${nick}: ${fields.join(" ")}`;
  return readsTheSame(tidied, line, action) ? tidied : asItIs;
}

function parseLine(text: string): GcgLine | undefined {
  for (const line of parseLines(text)) return line;
  return undefined;
}

/** The events that a line can have become. What the rules do not know becomes points and turns only. */
const became: Readonly<Record<Action["type"], readonly GameEvent["type"][]>> = {
  play: ["played", "adjusted", "turn-set", "rack-told"],
  exchange: ["exchanged"],
  pass: ["passed", "turn-lost", "challenged", "accepted", "adjusted"],
  withdrawn: ["phony-returned", "adjusted"],
  "challenge-bonus": ["adjusted", "challenged"],
  time: ["adjusted"],
  leftover: ["adjusted", "rack-told", "turn-set"],
};

/**
 * The action of a line in the standard form; `null` if it is not what happened.
 *
 * @param readAt - The square from which a play was read, if it is not the one that is written.
 */
function actionOf(action: Action, happened: GameEvent, before: GameState, readAt: string | undefined): string | null {
  if (!became[action.type].includes(happened.type)) return null;
  if (action.type === "play" && happened.type === "played") {
    const { text: standard } = writePlay(happened.placements, { ruleset: before.ruleset, board: before.board });
    const same = plainly(action) === standard || isSamePlay(action, happened.placements, before, readAt);
    return same ? standard : null;
  }
  if (action.type === "exchange" && happened.type === "exchanged") {
    const { tiles } = parseTiles(action.tiles, before.ruleset.tileSet);
    const { returned } = happened;
    const other = tiles.length === pileSize(returned) && missingTiles(tiles, returned.tiles).length > 0;
    return other ? null : plainly(action);
  }
  return plainly(action);
}

function isSamePlay(
  { at, word }: Extract<Action, { readonly type: "play" }>,
  placements: readonly Placed[],
  { ruleset, board }: GameState,
  readAt = at.text,
): boolean {
  const start = parseSquare(readAt, ruleset.layout);
  if (!start.ok) return false;
  const read = parseWord(word, start.square, start.direction, { ruleset, board, rules: indexRules(ruleset) });
  return JSON.stringify(read.placements) === JSON.stringify(placements);
}

/** Whether a recorded line has a play that is not right as it is written. */
export function hasSlip({ recorded: { player }, line }: RecordedEntry, before: GameState): boolean {
  if (player === null || line?.kind !== "event" || line.action?.type !== "play") return false;
  const { at, word } = line.action;
  const start = readCoordinate(at.text);
  return start === null || !isRight(playAt(before, start, word), pointsSaid(line, before.players[player]!.score));
}

/** An action as text, as the file has it. */
function plainly(action: Action): string {
  switch (action.type) {
    case "play":
      return `${action.at.text} ${action.word.text}`;
    case "exchange":
      return `-${action.tiles.text}`;
    case "leftover":
      return `(${action.tiles.text})`;
    default:
      return action.at.text;
  }
}

/**
 * The score and the total of a line: those of the file, and of the game where the file has none. Some programs write 0
 * for a play that comes off, because they never added its points; the standard form takes them off.
 *
 * @param cameOff - Whether the line takes a play off, and the points that the rules gave for it.
 */
function figuresOf(
  { action, score, total }: EventLine,
  cameOff: boolean,
  scoreBefore: number,
  scoreAfter: number,
): { readonly score: string; readonly total: string } {
  const points = scoreAfter - scoreBefore;
  const never = cameOff && score?.value === 0 && (total === null || total.value === scoreAfter);
  const written =
    score === null
      ? (action !== null && isTurn(action)) || cameOff
        ? signed(points)
        : ""
      : signed(never ? points : score.value);
  if (total !== null) return { score: written, total: `${total.value}` };
  return { score: written, total: written === "" || action?.type === "leftover" ? "" : `${scoreAfter}` };
}

/** Whether a line in the standard form still says what the file says. */
function readsTheSame(standard: string, line: EventLine, written: string): boolean {
  const read = parseLine(standard);
  if (read?.kind !== "event" || read.faults.length > 0 || read.rest !== line.rest) return false;
  const { rack, action, score, total } = read;
  return (
    rack?.text === line.rack?.text &&
    action !== null &&
    action.type === line.action?.type &&
    plainly(action) === written &&
    (line.score === null || score !== null) &&
    (line.total === null || total?.value === line.total.value)
  );
}

import { eventByEvent } from "../../game/fold/apply-event.ts";
import { setupOf, unplayedGame } from "../../game/fold/unplayed-game.ts";
import type { HistoryStep } from "../../game/history/replay.ts";
import type { GameEvent, PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import { hasSheetEntry, isSettlement } from "../../game/table/turns.ts";
import type { Unsaid } from "../reason.ts";
import { type Remark, unsaid } from "../remark.ts";
import { declaredChallenge, declaredRules } from "./declared-rules.ts";
import type { GcgGame } from "./gcg-game.ts";
import { decisionLine, firstSeatLine, firstSeatText } from "./own-words.ts";
import { recordOf } from "./record-of.ts";
import { formatEvent, type GcgEntry, isAsRecorded } from "./writing/format-event.ts";
import { hasEnded, headerLines, inOrder, lastRackLines, nicksOf, proseLines } from "./writing/format-header.ts";
import { entriesOf, formatRecorded } from "./writing/format-record.ts";
import { settlementLines } from "./writing/format-settlement.ts";

/**
 * Writes a game as GCG in its standard form: UTF-8, LF, racks in the tile set's order, `.` for tiles played through.
 * `parseGcg` reads back the moves, racks, scores and totals.
 *
 * The player who begins is `#player1`, because other programs rely on that. Descriptions say what GCG has no pragma
 * for: the seat of that player, the price of a failed challenge where the lines do not show it, and how a ruling has
 * decided the game. Where nothing else has ended it, the rest is that of an unfinished game.
 *
 * GCG cannot express everything. There is a remark `not-expressible`, with the line where it would stand, on an
 * exchanged blank, a resignation, a missed turn or a play without a place on the board (both written as a pass), points
 * by ruling, and an end that no turn brought about. A name that cannot be a nickname is changed into one. Never throws
 * for a game that `parseGame` takes.
 *
 * @param game - A game, or a recorded game as `parseGcg` gives it.
 *
 * @example
 * ```ts
 * import { createTableGame } from "tilewright";
 * import { formatGcg } from "tilewright/notation";
 *
 * formatGcg(createTableGame({ players: ["Ann", "Ben Fox"] })).text.split("\n");
 * // => ["#character-encoding UTF-8", "#player1 Ann Ann", "#player2 Ben_Fox Ben Fox", "#incomplete", ""]
 * ```
 */
export function formatGcg(game: GcgGame | GameState): { readonly text: string; readonly remarks: readonly Remark[] } {
  const record = recordOf(game);
  const { history } = record.state;
  const nicks = nicksOf(record.state.players.map(({ name }) => name));
  const first = whoBegins(record);
  const rules = declaredRules(record);
  const lines: string[] = []; // what stands below the header
  const add = (more: readonly string[]): void => {
    for (const line of more) lines.push(line);
  };
  const below: Remark[] = []; // with the numbers of lines below the header
  const notes = notesByEvent(record);
  let noted = 0; // the notes on the events up to here are in the text
  const addNotes = (to: number): void => {
    for (; noted < to; noted++) for (const text of notes.get(noted) ?? []) add(proseLines("note", text));
  };
  let state = unplayedGame(setupOf(record.state));
  const [apply] = eventByEvent(state);
  let from = 0; // the events up to here are in the text
  const advanceTo = (to: number): GameState => {
    for (; from < to; from++) state = apply(history[from]!);
    return state;
  };

  const entries = entriesOf(record);
  let isWhole = entries.length > 0; // whether nothing is left to write but what the record has
  const above: string[] = []; // lines above all events that are not GCG: they would go on with a text above them
  for (const { recorded, ownEnd, end } of entries) {
    if (recorded.text === "#incomplete" && hasEnded(record.state)) continue;
    const isGcg = /^[#>]/.test(recorded.text);
    if (isGcg) addNotes(from);
    const line =
      end > history.length ? null : formatRecorded(recorded, state, () => advanceTo(ownEnd), history, nicks, first);
    if (line === null) {
      isWhole = false;
      break;
    }
    advanceTo(end);
    (isGcg || lines.length > 0 ? lines : above).push(line);
  }
  addNotes(from);
  isWhole &&= from === history.length;

  while (from < history.length) {
    const event = from;
    const before = { ...state, history: history.slice(0, event) }; // the games of advanceTo share one that grows
    const to = endOfEntry(history, from);
    const after = advanceTo(to);
    const { lines: written, unsaid: what } = formatEntry({ before, after }, history.slice(event, to), nicks);
    add(written);
    if (what !== null) below.push({ ...unsaid({ line: lines.length, column: 1 }, what), event });
    addNotes(to);
  }
  if (!hasEnded(state) && !isWhole) add(lastRackLines(state, first));

  // A description of the file that is one of ours already counts only if none stands above it.
  const needsSeat = first !== 0 || record.pragmas.some(({ text }) => firstSeatText.test(text));
  const order = inOrder(
    nicks.map((_, seat) => seat),
    first,
  );
  const declarations = [
    ...(needsSeat ? [firstSeatLine(first)] : []),
    ...declaredChallenge(record, lines),
    ...history.flatMap((event) => (event.type === "decided" ? [decisionLine(event, order)] : [])),
  ];
  const [encoding, ...header] = headerLines(record, nicks, first, declarations, rules.lines);
  const top = [encoding, ...above, ...header];
  const remarks = [
    ...rules.unsaid.map((what) => unsaid({ column: 1 }, what)),
    ...below.map((remark) => ({ ...remark, line: top.length + remark.line })),
  ];
  return { text: `${[...top, ...lines].join("\n")}\n`, remarks };
}

/** Whose line is the first of the events: for other programs that is `#player1`, whatever the nicknames say. */
function whoBegins({ state: { history, status }, record }: GcgGame): PlayerIndex {
  // A record was read as a game that began with its first line, even if that line became no turn.
  const first = record === undefined ? history.find(({ type }) => hasSheetEntry(type)) : history[0];
  return first?.player ?? status.turn ?? 0;
}

function notesByEvent({ notes }: GcgGame): ReadonlyMap<number, readonly string[]> {
  const byEvent = new Map<number, string[]>();
  for (const { event, text } of notes) {
    const texts = byEvent.get(event);
    if (texts === undefined) byEvent.set(event, [text]);
    else texts.push(text);
  }
  return byEvent;
}

/**
 * Where an entry of the record ends that begins with event `from`. It is one event with the points booked for it, or
 * the whole settlement.
 */
function endOfEntry(history: readonly GameEvent[], from: number): number {
  const first = history[from]!;
  let to = from + 1;
  if (!settles(first)) {
    const bonus = first.type === "adjusted" && first.reason === "challenge";
    const alone = first.type === "adjusted" && !bonus && first.reason !== "time";
    while (!alone && isAsRecorded(history[to], first.player)) to++;
    // A bonus is written with the rack that the player has after drawing.
    return bonus && history[to]?.type === "rack-told" && history[to]?.player === first.player ? to + 1 : to;
  }
  while (settles(history[to])) to++;
  while (isAsRecorded(history[to], history[to]?.player ?? null)) to++;
  return to;
}

function settles(event: GameEvent | undefined): boolean {
  return event !== undefined && (event.type === "ended" || isSettlement(event));
}

function formatEntry(
  { before, after }: Pick<HistoryStep, "before" | "after">,
  events: readonly GameEvent[],
  nicks: readonly string[],
): GcgEntry {
  const event = events[0]!;
  if (!settles(event)) return formatEvent({ event, before, after }, nicks);
  const lines = settlementLines(before, after, nicks);
  for (const [seat, nick] of nicks.entries()) {
    const points = after.players[seat]!.score - before.players[seat]!.score;
    if (points !== 0 && !lines.some((line) => line.startsWith(`>${nick}:`)))
      return { lines, unsaid: { code: "leftover", player: seat, name: nick, points } };
  }
  const reason = events.find((each) => each.type === "ended")?.reason ?? "out";
  const byTurns = reason === "out" || reason === "passes" || reason === "scoreless";
  return { lines, unsaid: byTurns ? null : ({ code: "end", reason } satisfies Unsaid) };
}

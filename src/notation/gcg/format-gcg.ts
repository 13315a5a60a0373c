import { applyEvents } from "../../game/fold/apply-event.ts";
import { blankState, setupOf } from "../../game/fold/blank-state.ts";
import type { GameEvent } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import type { Remark } from "../remark.ts";
import { isBooking, type Written, writeEvent } from "./format-event.ts";
import { headerLines, lastRackLines, proseLines } from "./format-header.ts";
import { settlementLines } from "./format-settlement.ts";
import type { GcgGame } from "./gcg-game.ts";
import { nicksOf } from "./nicks.ts";

/**
 * Writes a game as GCG in its standard form: UTF-8, LF, racks in the tile set's order, `.` for tiles played through.
 *
 * Moves, racks, scores and totals read back. What GCG cannot say is remarked on as `not-expressible`, with the line of
 * the text next to which it would stand: an exchanged blank, a resignation, a missed turn (written as a pass), points
 * by ruling, an end that no turn brings about. A player whose name cannot be a nickname gets one made of it.
 *
 * @example
 * ```ts
 * import { createTableGame } from "tilewright";
 * import { formatGcg } from "tilewright/notation";
 *
 * formatGcg(createTableGame({ players: ["Ann", "Ben Fox"] })).text.split("\n");
 * // => ["#character-encoding UTF-8", "#player1 Ann", "#player2 Ben_Fox Ben Fox", "#incomplete", ""]
 * ```
 */
export function formatGcg(game: GcgGame | GameState): { readonly text: string; readonly remarks: readonly Remark[] } {
  const whole = "state" in game ? game : bare(game);
  const { history } = whole.state;
  const nicks = nicksOf(whole.state.players.map(({ name }) => name));
  const lines = [...headerLines(whole, nicks)];
  const add = (more: readonly string[]): void => {
    for (const line of more) lines.push(line);
  };
  const remarks: Remark[] = [];
  const notes = notesByEvent(whole);
  let state = blankState(setupOf(whole.state));
  for (let from = 0; from < history.length; ) {
    const to = endOfEntry(history, from);
    const after = applyEvents(state, history.slice(from, to));
    const { lines: told, unsaid } = writeEntry(state, after, history.slice(from, to), nicks);
    add(told);
    if (unsaid !== null)
      remarks.push({ line: lines.length, column: 1, code: "not-expressible", event: from, ...unsaid });
    for (let event = from; event < to; event++)
      for (const text of notes.get(event) ?? []) add(proseLines("note", text));
    state = after;
    from = to;
  }
  if (state.status.kind !== "over") add(lastRackLines(state));
  return { text: `${lines.join("\n")}\n`, remarks };
}

function bare(state: GameState): GcgGame {
  const names = state.players.map(({ name }) => name);
  return { state, title: null, lexicon: state.dictionary, names, pragmas: [], lines: [], notes: [] };
}

function notesByEvent({ notes }: GcgGame): ReadonlyMap<number, readonly string[]> {
  const byEvent = new Map<number, string[]>();
  for (const { event, text } of notes) {
    const there = byEvent.get(event);
    if (there === undefined) byEvent.set(event, [text]);
    else there.push(text);
  }
  return byEvent;
}

/** The events that one entry of the record tells: one, with the points booked to it; or the settlement as a whole. */
function endOfEntry(history: readonly GameEvent[], from: number): number {
  const first = history[from] as GameEvent;
  let to = from + 1;
  if (!settles(first)) {
    const bonus = first.type === "adjusted" && first.reason === "challenge";
    const alone = first.type === "adjusted" && !bonus && first.reason !== "time";
    while (!alone && isBooking(history[to], first.player)) to++;
    // A bonus is written with the rack that has been drawn up to by then.
    return bonus && history[to]?.type === "rack-told" && history[to]?.player === first.player ? to + 1 : to;
  }
  while (settles(history[to])) to++;
  while (isBooked(history[to])) to++;
  return to;
}

function isBooked(event: GameEvent | undefined): boolean {
  return event !== undefined && isBooking(event, event.player);
}

function settles(event: GameEvent | undefined): boolean {
  return event?.type === "ended" || (event?.type === "adjusted" && event.reason === "rack");
}

function writeEntry(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  nicks: readonly string[],
): Written {
  const [event] = events as readonly [GameEvent, ...GameEvent[]];
  if (!settles(event)) return writeEvent({ event, before, after }, nicks);
  const lines = settlementLines(before, after, nicks);
  const reason = after.status.kind === "over" ? after.status.reason : "out";
  const byTurns = reason === "out" || reason === "passes" || reason === "scoreless";
  return { lines, unsaid: byTurns ? null : { found: `an end (${reason})`, expected: "nothing" } };
}

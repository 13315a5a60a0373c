import type { PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import { hasSheetEntry } from "../../game/table/turns.ts";
import { type Remark, unsaid } from "../remark.ts";
import { mostEventsRead } from "./contents.ts";
import { declaredChallenge, declaredOthers, declaredRules, type StatedRules } from "./declared-rules.ts";
import type { GcgGame } from "./gcg-game.ts";
import { formatNote, isEventLine } from "./own-notes.ts";
import { decisionLine, firstSeatLine, firstSeatText } from "./own-words.ts";
import { recordOf } from "./record-of.ts";
import { formatBody } from "./writing/format-body.ts";
import type { GcgWriting } from "./writing/format-event.ts";
import { headerLines, inOrder, nicksOf, numberOf } from "./writing/format-header.ts";

/**
 * Formats a game as standard GCG: UTF-8, LF line endings, racks in the tile set's order, and `.` for tiles played
 * through. `parseGcg` reads back the moves, racks, scores and totals.
 *
 * The first player is `#player1`, because other programs rely on this. Descriptions record what GCG has no pragma for:
 * the first player's seat, rules that a reader would not assume, and how a ruling decided the game. Notes record what
 * has no line of its own: failed challenges, resignations, exchanged blanks, points awarded by a ruling, and endings
 * not caused by a turn. See "Formats" in the documentation for a list.
 *
 * A `not-expressible` remark reports anything that would be lost: a board or a tile set whose name readers do not know,
 * a play with no place on the board (which is written as a pass), and events beyond 2,000. A name that is not a valid
 * nickname is converted to one. Never throws for a game that `parseGame` accepts.
 *
 * @param game - A game, or a recorded game returned by `parseGcg`.
 *
 * @example
 * ```ts
 * import { createTableGame } from "tilewright";
 * import { formatGcg } from "tilewright/notation";
 * import { northAmerica2017 as ruleset } from "tilewright/rulesets";
 *
 * formatGcg(createTableGame({ players: ["Ann", "Ben Fox"], ruleset })).text.split("\n");
 * // => ["#character-encoding UTF-8", "#player1 Ann Ann", "#player2 Ben_Fox Ben Fox", "#incomplete", ""]
 * ```
 */
export function formatGcg(game: GcgGame | GameState): { readonly text: string; readonly remarks: readonly Remark[] } {
  const { text, remarks } = writeGcg(recordOf(game), null);
  return { text, remarks };
}

/** What a history says in fields of its own. It has no place for pragmas of ours. */
export interface HistoryFields {
  /** The rule of challenges, if histories have a number for it. */
  readonly challenge: StatedRules | null;
}

/**
 * The same for a recorded game, with the numbers of the lines that are a pass and stand for a missed turn.
 *
 * @param fields - Of the history that the text becomes; `null` for a GCG.
 */
export function writeGcg(
  record: GcgGame,
  fields: HistoryFields | null,
): {
  readonly text: string;
  readonly remarks: readonly Remark[];
  readonly missedTurns: ReadonlySet<number>;
} {
  const { state } = record;
  const nicks = nicksOf(state.players.map(({ name }) => name));
  const first = whoBegins(record);
  const writing: GcgWriting = {
    nicks,
    first,
    noteOf(event) {
      const note = formatNote(event, state.ruleset.tileSet, (seat) => numberOf(seat, first, nicks.length));
      return note === null ? [] : [`#note ${note}`];
    },
  };
  const { above, lines, missedTurns, unsaid: below } = formatBody(record, writing);

  const rules = declaredRules(record, fields === null);
  const challenge = declaredChallenge(record, lines);
  // A description of the file that is one of ours already counts only if none stands above it.
  const needsSeat = first !== 0 || record.pragmas.some(({ text }) => firstSeatText.test(text));
  const seats = nicks.map((_, seat) => seat);
  const order = inOrder(seats, first);
  const decisions = state.history.flatMap((event) => (event.type === "decided" ? [decisionLine(event, order)] : []));
  const topWith = (others: readonly string[]): readonly string[] => {
    const declarations = [...(needsSeat ? [firstSeatLine(first)] : []), ...challenge, ...others, ...decisions];
    const [encoding = "", ...header] = headerLines(record, nicks, first, declarations, rules.lines);
    return [encoding, ...above, ...header];
  };
  const top = topWith(declaredOthers(record, fields?.challenge ?? null, topWith([]), lines));

  const events = lines.filter(isEventLine).length;
  const remarks = [
    ...(events > mostEventsRead ? [unsaid({ column: 1 }, { code: "too-many", events, most: mostEventsRead })] : []),
    ...rules.unsaid.map((what) => unsaid({ column: 1 }, what)),
    ...below.map(({ line, event, what }) => ({ ...unsaid({ line: top.length + line, column: 1 }, what), event })),
  ];
  return {
    text: `${[...top, ...lines].join("\n")}\n`,
    remarks,
    missedTurns: new Set(missedTurns.map((line) => top.length + line)),
  };
}

/** Whose line is the first of the events: for other programs that is `#player1`, whatever the nicknames say. */
function whoBegins({ state: { history, status }, record }: GcgGame): PlayerIndex {
  // A record was read as a game that began with its first line, even if that line became no turn.
  const first = record === undefined ? history.find(({ type }) => hasSheetEntry(type)) : history[0];
  return first?.player ?? status.turn ?? 0;
}

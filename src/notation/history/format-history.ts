import type { GameState } from "../../game/model/state.ts";
import { challengeRules } from "../challenge-rules.ts";
import { type Contents, contentsOf } from "../gcg/contents.ts";
import { writeGcg } from "../gcg/format-gcg.ts";
import type { GcgGame } from "../gcg/gcg-game.ts";
import type { Action, EventLine } from "../gcg/lines/gcg-line.ts";
import { parseLines } from "../gcg/lines/parse-lines.ts";
import { pricesOf } from "../gcg/own-words.ts";
import { recordOf } from "../gcg/record-of.ts";
import { nicksOf } from "../gcg/writing/format-header.ts";
import { isSameData } from "../known-names.ts";
import { type Remark, unsaid } from "../remark.ts";
import { eventFields } from "./event-fields.ts";
import { challengeNames, headerFields } from "./names.ts";
import { resultFields } from "./result.ts";

/**
 * Formats a game as a game history: a JSON string in the `GameHistory` format that the program macondo defines and game
 * servers accept. `parseGameHistory` reads back the moves, racks, scores and totals.
 *
 * Players are listed in order of play, and events refer to them by their index in that list. Fields are named as in the
 * definition (`player_index`), enumerations are numbers, and zero, empty or false values are omitted, as the format
 * prescribes.
 *
 * As with `formatGcg`, a `not-expressible` remark reports anything that would be lost. This includes each line of a
 * record for which there is no field: a pragma such as `#rack-size`, an event that was not understood, and text after a
 * total. The remark's `line` is 1 for the header, and i + 2 for event i. Never throws for a game that `parseGame`
 * accepts.
 *
 * @param game - A game, or a recorded game returned by `parseGcg` or `parseGameHistory`.
 *
 * @example
 * ```ts
 * import { createTableGame, unwrap } from "tilewright";
 * import { formatGameHistory, parseGameHistory } from "tilewright/notation";
 *
 * const { text } = formatGameHistory(createTableGame({ players: ["Ann", "Ben Fox"] }));
 * JSON.parse(text).players[1]; // => { nickname: "Ben_Fox", real_name: "Ben Fox" }
 * unwrap(parseGameHistory(text)).game.names; // => ["Ann", "Ben Fox"]
 * ```
 */
export function formatGameHistory(game: GcgGame | GameState): {
  readonly text: string;
  readonly remarks: readonly Remark[];
} {
  const record = recordOf(game);
  const challenge = challengeNumber(record.state);
  const [, rule = ""] = challengeNames[challenge ?? -1] ?? [];
  const gcg = writeGcg(record, { challenge: challengeRules.get(rule) ?? null });
  // What the lines of a GCG say becomes fields. So both formats say the same of a game, and read back the same.
  const contents = contentsOf(parseLines(gcg.text));
  const { events, numbers, lost } = eventsOf(contents, gcg.missedTurns, record.state);
  const header = headerOf(contents);
  const nicks = nicksOf(record.state.players.map(({ name }) => name));
  const order = contents.seats.map(({ nick }) => nicks.indexOf(nick));
  const history = stated({
    events,
    players: contents.seats.map(({ nick, name }) => stated({ nickname: nick, real_name: name })),
    version: 2, // of the definition
    ...header.fields,
    last_known_racks: racksOf(contents),
  });
  // The rule of challenges is stated even if it is the first one, which stands for none.
  const whole = { ...history, challenge_rule: challenge, ...resultFields(record.state, order) };
  const remarks = [
    ...header.lost.map((text) => unsaid({ line: 1, column: 1 }, { code: "line", text })),
    ...lost,
    ...gcg.remarks.map((remark) => ({ ...remark, line: numbers.get(remark.line) ?? 1 })),
  ];
  return { text: `${JSON.stringify(whole)}\n`, remarks: remarks.sort((a, b) => a.line - b.line) };
}

interface Events {
  readonly events: readonly object[];
  /** For each line of the GCG the number that remarks on a history give to its event. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly lost: readonly Remark[];
}

function eventsOf(contents: Contents, missed: ReadonlySet<number>, { ruleset }: GameState): Events {
  const events: object[] = [];
  const numbers = new Map<number, number>();
  const lost: Remark[] = [];
  const lines = new Map(contents.events.map((event) => [event.line, event]));
  const notes = notesByLine(contents);
  const totals = contents.seats.map(() => 0);
  const laid = contents.seats.map(() => ""); // by each player, with their last play
  for (const { line, text, rack, ownNote } of contents.record) {
    const number = events.length + 2;
    const lose = (what: string): void => {
      lost.push(unsaid({ line: number, column: 1 }, { code: "line", text: what }));
    };
    numbers.set(line, number);
    if (rack !== undefined || ownNote !== undefined || text === "#incomplete") continue;
    const entry = lines.get(line);
    const player = contents.seats.findIndex(({ nick }) => nick === entry?.nick.text);
    if (!isWhole(entry) || player < 0) {
      lose(text);
      continue;
    }
    const total = totals[player]! + (entry.score?.value ?? 0);
    const fields = eventFields({ line: entry, total, laid: laid[player]!, missed: missed.has(line) }, ruleset.layout);
    if (entry.rest !== "") lose(entry.rest);
    events.push(stated({ ...fields, player_index: player, note: notes.get(line) }));
    totals[player] = fields.cumulative;
    if (entry.action.type === "play") laid[player] = entry.action.word.text;
  }
  if (contents.firstOmitted !== null)
    lost.push(unsaid({ line: events.length + 2, column: 1 }, { code: "line", text: contents.firstOmitted.text }));
  return { events, numbers, lost };
}

/** Whether a line is an event that was understood. */
function isWhole(entry: EventLine | undefined): entry is EventLine & { readonly action: Action } {
  return entry !== undefined && entry.action !== null && entry.faults.length === 0;
}

/** The notes by the lines of their events, those of ours first. */
function notesByLine({ events, notes, ownNotes }: Contents): ReadonlyMap<number, string> {
  const byLine = new Map<number, string>();
  const add = (line: number, text: string): void => {
    const above = byLine.get(line);
    byLine.set(line, above === undefined ? text : `${above}\n${text}`);
  };
  const aboveNotes = new Map(ownNotes.map(({ line, after }) => [line, events[after - 1]?.line ?? line]));
  for (const { line, text } of ownNotes) add(aboveNotes.get(line)!, text);
  for (const { line, text } of notes) add(aboveNotes.get(line) ?? line, text);
  return byLine;
}

/** The header as fields. `lost`: the pragmas for which a history has none, and those that stand there twice. */
function headerOf(contents: Contents): { readonly fields: object; readonly lost: readonly string[] } {
  const { title, lexicon, firstSeat, challengePrice, otherRules, decisions, ownNotes, pragmas } = contents;
  // The order of the fields is that of the first lines here, whatever order the pragmas stand in.
  const fields = new Map<string, string>();
  const byPragma = new Map(headerFields);
  for (const name of ["title", "lexicon", "id_auth", "uid", ...byPragma.values()]) fields.set(name, "");
  fields.set("title", title ?? "").set("lexicon", lexicon?.text ?? "");
  const ours = [firstSeat, challengePrice, otherRules, ...decisions, ...ownNotes.filter(({ after }) => after === 0)];
  const descriptions = ours.flatMap((span) => (span === null ? [] : [span.text]));
  const lost: string[] = [];
  for (const { name, text } of pragmas) {
    const keyword = name.toLowerCase();
    const field = byPragma.get(keyword);
    const [authority = "", uid] = text.split(/\s+(.*)/s);
    if (keyword === "description") descriptions.push(text);
    else if (keyword === "id" && fields.get("uid") === "" && uid !== undefined)
      fields.set("id_auth", authority).set("uid", uid);
    else if (field !== undefined && fields.get(field) === "") fields.set(field, text);
    else lost.push(`#${name} ${text}`.trim());
  }
  return { fields: stated({ ...Object.fromEntries(fields), description: descriptions.join("\n") }), lost };
}

/** The last racks in the order of play; no list if none is known. */
function racksOf({ racks, seats }: Contents): readonly string[] {
  return racks.size === 0 ? [] : seats.map((_, place) => racks.get(place)?.text ?? "");
}

/** The rule of challenges, if histories have a number for it. */
function challengeNumber({ ruleset }: GameState): number | undefined {
  const prices = pricesOf(ruleset);
  const number = challengeNames.findIndex(([, name]) => isSameData(prices, pricesOf(challengeRules.get(name)!)));
  return number < 0 ? undefined : number;
}

/** An object without what is empty, zero or not there: the format leaves it out. */
function stated(fields: object): object {
  const isStated = (value: unknown): boolean =>
    value !== undefined && value !== "" && value !== 0 && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isStated(value)));
}

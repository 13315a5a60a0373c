import type { Parsed } from "../../checked.ts";
import { applyEvent } from "../../game/fold/apply-event.ts";
import type { Decision, PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import { failure } from "../../read/parse.ts";
import { mostPlayers } from "../../rules/limits.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { challengeRules } from "../challenge-rules.ts";
import { seatingOf, seatsInOrder } from "../gcg/booking/seating.ts";
import { contentsOf, mostEventsRead } from "../gcg/contents.ts";
import type { GcgCounts, GcgGame } from "../gcg/gcg-game.ts";
import type { GcgLine, PragmaLine } from "../gcg/lines/gcg-line.ts";
import { parseLines } from "../gcg/lines/parse-lines.ts";
import { decodedRecord, isTooLarge, notAGame, parseJson, tooLarge } from "../gcg/lines/record-text.ts";
import { readNote } from "../gcg/own-notes.ts";
import { readContents } from "../gcg/read-contents.ts";
import { nicksOf } from "../gcg/writing/format-header.ts";
import { isSameData } from "../known-names.ts";
import { oneLine } from "../one-line.ts";
import { requireRecordOptions } from "../record-options.ts";
import { type RecordProblem, type Remark, remarkAt } from "../remark.ts";
import { eventLine, eventTypeOf } from "./event-line.ts";
import { type Fields, fieldsOf } from "./fields.ts";
import { challengeNames, headerFields } from "./names.ts";
import { decisionIn, isOver } from "./result.ts";

/**
 * Parses a game history: a JSON string, or its bytes, in the `GameHistory` format that the program macondo defines and
 * game servers export. Field names may be in either style (`player_index`, `playerIndex`), and enumerations may be
 * names or numbers. A response such as `{ "history": {...} }` is read like the history it contains.
 *
 * Like `parseGcg`, it returns a game, remarks on discrepancies, and counts. A history says more about its rules than a
 * GCG does: the tile set, the board, the kind of game and the challenge rule are taken from it unless you pass a
 * `ruleset`. `tileSets` works as in `parseGcg`. In remarks and in `lines`, event i of the history counts as line i + 2,
 * and everything else as line 1. A field that is not understood gets an `unknown-pragma` remark; final scores that
 * differ from those of the game get a `wrong-total` remark. If a history is marked as over but its moves show no end,
 * or a different winner, the game is decided as `adjudicated`, or as `aborted` if there is no winner and there are no
 * final scores.
 *
 * Rejects text that is not JSON, a value without players and events, and input of more than 4 MB. Never throws.
 *
 * @param input - A JSON string, or its bytes.
 * @param options - The rules to use instead of the history's own, and additional tile sets.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { parseGameHistory } from "tilewright/notation";
 *
 * const history = {
 *   players: [{ nickname: "Ann" }, { nickname: "Ben" }],
 *   events: [{ rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 14, cumulative: 14 }],
 *   challenge_rule: "FIVE_POINT",
 * };
 * const { game } = unwrap(parseGameHistory(JSON.stringify(history)));
 * game.state.ruleset.challenge?.whenWrong; // => { points: 5, per: "play", to: "opponent" }
 * ```
 */
export function parseGameHistory(
  input: string | Uint8Array,
  options: { readonly ruleset?: Ruleset | undefined; readonly tileSets?: readonly TileSet[] | undefined } = {},
): Parsed<{ readonly game: GcgGame; readonly remarks: readonly Remark[]; readonly counts: GcgCounts }, RecordProblem> {
  requireRecordOptions(options);
  if (isTooLarge(input)) return failure([tooLarge("history", input)]);
  const text = decodedRecord(input)?.text ?? null;
  const remarks: Remark[] = [];
  const report = (remark: Remark): void => {
    if (remarks.length < mostRemarks) remarks.push(remark);
  };
  const answer = fieldsOf(text === null ? null : parseJson(text), 1, report);
  const history = answer?.object("history") ?? answer;
  const players = history?.list("players", mostPlayers) ?? [];
  const events = history?.list("events", mostEventsRead) ?? [];
  // Other JSON may have players, too: a saved game, for instance.
  const someone = players.some((player) => naming.some((name) => player.text(name) !== ""));
  if (history === null || (!someone && events.length === 0)) return failure([notAGame("history", text ?? input)]);

  const contents = contentsOf(linesOf(history, players, events));
  const challenge = challengeOf(history, events);
  const result = readContents(contents, options, { remarks: remarks.slice(), challenge });
  if (!result.ok) return result;
  const besides = remarks.length;
  const { state } = result.game;
  const order = seatsInOrder(seatingOf(contents, state.ruleset.players));
  const decision = decisionIn(history, state, order);
  const told = wrongScores(history.numbers("final_scores") ?? [], state, order);
  return {
    ...result,
    game: decision === null ? result.game : decided(result.game, decision),
    remarks: [...told, ...remarks.slice(besides), ...history.unknown(), ...result.remarks].sort(
      (a, b) => a.line - b.line,
    ),
  };
}

/** The game after a ruling that no line has. */
function decided(game: GcgGame, decision: Decision): GcgGame {
  const state = applyEvent(game.state, { player: null, type: "decided", ...decision });
  return { ...game, state, lines: [...game.lines, null] };
}

/** The remark on final scores, in the order of play, that are not those of the game. */
function wrongScores(
  final: readonly number[],
  { players }: GameState,
  order: readonly PlayerIndex[],
): readonly Remark[] {
  const expected = players.map(({ score }) => score);
  const found = final.length === order.length ? expected.map((_, seat) => final[order.indexOf(seat)]!) : final;
  if (final.length === 0 || isSameData(found, expected)) return [];
  return [remarkAt({ column: 1 }, "wrong-total", { code: "final-scores", expected, found })];
}

/** What names a player. */
const naming = ["nickname", "real_name", "user_id"];

/** The most remarks on fields: the answer must not be larger than the text. */
const mostRemarks = 1000;

/** The history as lines of a GCG. */
function* linesOf(
  history: Fields,
  players: readonly Fields[],
  events: readonly Fields[],
): Generator<GcgLine, void, undefined> {
  const nicks = nicksOf(players.map((player) => player.text("nickname")));
  const seats = new Map<string, number>();
  for (const [seat, player] of players.entries()) {
    const nickname = player.text("nickname");
    if (nickname !== "" && !seats.has(nickname)) seats.set(nickname, seat);
    player.text("user_id"); // understood, and nothing of the game
    yield pragma(1, `player${seat + 1}`, `${nicks[seat]} ${oneLine(player.text("real_name"))}`.trim());
    player.reportUnknown();
  }
  for (const [name, text] of headerOf(history)) if (text !== "") yield pragma(1, name, text);
  if (!isOver(history)) yield pragma(1, "incomplete", "");
  for (const [i, event] of events.entries()) {
    const line = i + 2;
    const index = event.number("player_index");
    const nick = nicks[seats.get(event.text("nickname")) ?? index] ?? `player${index + 1}`;
    const text = eventLine(event, nick);
    if (text !== null) for (const entry of parseLines(text)) yield { ...entry, line };
    for (const note of notesOf(event.text("note"))) yield pragma(line, "note", note);
    for (const name of derived) event.any(name);
    event.reportUnknown();
  }
  for (const [seat, rack] of (history.texts("last_known_racks") ?? []).entries())
    if (rack !== "") yield pragma(1, `rack${seat + 1}`, rack);
  for (const name of ["version", "original_gcg", "second_went_first"]) history.any(name);
}

/** The notes of ours, which come first and one in a line, and what somebody else has noted. */
function notesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const others = lines.findIndex((line) => readNote(line) === null);
  const ours = others < 0 ? lines : lines.slice(0, others);
  const rest = lines.slice(ours.length).join("\n");
  return rest === "" ? ours : [...ours, rest];
}

/** What a history says that follows from the rest of it. */
const derived = ["is_bingo", "words_formed", "millis_remaining", "num_tiles_from_rack", "row", "column"];

function headerOf(history: Fields): readonly (readonly [name: string, text: string])[] {
  const authority = oneLine(history.text("id_auth"));
  const uid = oneLine(history.text("uid"));
  const start = history.text("starting_cgp");
  if (start !== "") history.fault("starting_cgp", { code: "beginning" });
  return [
    ["title", history.text("title")],
    ...history
      .text("description")
      .split("\n")
      .map((text) => ["description", text] as const),
    ["id", [authority, uid].filter((text) => text !== "").join(" ")],
    ["lexicon", oneLine(history.text("lexicon"))],
    ...headerFields.map(([name, field]) => [name, oneLine(history.text(field))] as const),
  ];
}

function pragma(line: number, name: string, text: string): PragmaLine {
  return { kind: "pragma", line, name: { text: name, column: 1 }, text: { text, column: 1 } };
}

/**
 * The rule of challenges that a history names. Programs that do not know the rule write the first one, by which nothing
 * can be challenged: it is believed only if it is written, and if nothing was challenged.
 */
function challengeOf(history: Fields, events: readonly Fields[]): Pick<Ruleset, "challenge" | "wordCheck"> | null {
  const value = history.any("challenge_rule");
  if (value === undefined) return null;
  const index = challengeNames.findIndex(([name], i) => value === i || value === name);
  const types = ["PHONY_TILES_RETURNED", "CHALLENGE_BONUS", "UNSUCCESSFUL_CHALLENGE_TURN_LOSS", "CHALLENGE"];
  const challenged = events.some((event) => types.includes(eventTypeOf(event) ?? ""));
  if (index < 0) history.fault("challenge_rule", { code: "one-of", names: challengeNames.map(([name]) => name) });
  if (index < 0 || (index === 0 && challenged)) return null;
  return challengeRules.get(challengeNames[index]![1]) ?? null;
}

import { hexOf, squeezeFrom, wordsOf } from "../bag/sponge.ts";
import { graphNodes } from "../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { stepsOf } from "../game/history/replay.ts";
import type { GameState } from "../game/model/state.ts";
import { positionOf } from "../game/position-of.ts";
import { rankPlay } from "../movegen/rank-play.ts";
import { decode } from "../notation/gcg/lines/decode.ts";
import { byteListOf } from "../notation/gcg/lines/record-text.ts";
import { parseGcg } from "../notation/gcg/parse-gcg.ts";
import { propertiesOf } from "../read/is-object.ts";
import { refuseOption, requireIterable, requireOptions, requireThat } from "../read/refuse.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { addFigures, noFigures } from "./figures.ts";
import { reportOf } from "./merge-reports.ts";
import { recordFiguresOf } from "./record-figures.ts";
import type { GradedPlays, RecordFigures, RecordsReport } from "./report.ts";

/** A recorded game to be read. */
export interface RecordText {
  /** What the report calls it, for instance the name of its file. */
  readonly id: string;
  /** The record in GCG, as text or as the bytes of a file. */
  readonly text: string | Uint8Array;
}

/** A recorded game that could not be read, for instance a file that is much too large. It counts as a failure. */
export interface UnreadRecord {
  readonly id: string;
  /** Why there is no text: `has 3000000000 bytes, more than 4 MB`. */
  readonly problem: string;
}

/** How records are audited. */
export interface RecordsOptions {
  /** The id of the part in the report. Give every part of a larger job its own. */
  readonly part: string;
  /** The rules that the games are read by. Without them each record is read by the rules that it shows. */
  readonly ruleset?: Ruleset | undefined;
  /**
   * With a word graph every play whose rack is known is compared with the best one. That takes most of the time. The
   * plays of a record with other letters than the graph are counted, but none of them is graded.
   */
  readonly graph?: WordGraph | undefined;
  /** Called after each record with the number of records read. If it returns `false`, no further record is read. */
  readonly onProgress?: ((done: number) => unknown) | undefined;
}

/**
 * Reads recorded games and reports what is in them and what is wrong with them, as one part of a report.
 *
 * Records are read one after the other, so a generator need not hold them all. What cannot be read as a game is counted
 * as a failure; nothing in a record throws. If you have no text of a record, because its file cannot be read, pass the
 * reason: `{ id, problem }` is counted as a failure, too. The same records produce the same report on every machine.
 * Reports of several parts are put together with `mergeReports`.
 *
 * If `onProgress` stops it, the part has the records read so far, and the digest of these.
 *
 * @param records - The games, each with a name of its own.
 *
 * @throws TypeError if `options` has an unknown key.
 * @throws RangeError if `part` is not a text, or a record is neither `{ id, text }` nor `{ id, problem }`.
 */
export function reportRecords(records: Iterable<RecordText | UnreadRecord>, options: RecordsOptions): RecordsReport {
  requireOptions(options, ["part", "ruleset", "graph", "onProgress"]);
  const { part, ruleset, graph, onProgress } = options;
  if (typeof part !== "string") refuseOption("part", "a string, the id of the part", part);
  if (ruleset !== undefined) requireRuleset(ruleset, "options.ruleset");
  requireThat(
    onProgress === undefined || typeof onProgress === "function",
    "options.onProgress",
    "a function",
    onProgress,
  );
  requireIterable(records, "records", "a list of records such as { id, text }");
  let figures: RecordFigures = graph === undefined ? noFigures : { ...noFigures, graded: nothingGraded };
  let digest = firstDigest;
  let done = 0;
  for (const record of records) {
    requireRecord(record, done);
    digest = digestAfter(digest, record);
    figures = addFigures([figures, figuresOfText(record, ruleset, graph)]);
    done++;
    if (onProgress?.(done) === false) break;
  }
  return reportOf([{ id: part, digest: hexOf(digest), figures }]);
}

function requireRecord(record: RecordText | UnreadRecord, index: number): void {
  const { id, text, problem } = propertiesOf(record) as Partial<RecordText & UnreadRecord>;
  const isText = (typeof text === "string" || byteListOf(text) !== null) && problem === undefined;
  const isProblem = typeof problem === "string" && text === undefined;
  if (typeof id !== "string" || !(isText || isProblem))
    refuseOption(`records[${index}]`, "{ id, text } with a string or bytes, or { id, problem }", record);
}

function isUnread(record: RecordText | UnreadRecord): record is UnreadRecord {
  return (record as UnreadRecord).problem !== undefined;
}

function figuresOfText(
  record: RecordText | UnreadRecord,
  ruleset: Ruleset | undefined,
  graph: WordGraph | undefined,
): RecordFigures {
  if (isUnread(record)) return recordFiguresOf(record.id, record);
  const { id, text } = record;
  const { ok, game, counts, remarks, problems } = parseGcg(text, { ruleset });
  if (!ok) return recordFiguresOf(id, { problem: problems[0] });
  const figures = recordFiguresOf(id, { game, counts, remarks });
  if (graph === undefined || !hasLetters(graph, game.state.ruleset.tileSet)) return figures;
  return { ...figures, graded: gradesOf(game.state, graph) };
}

/** Plays can be looked for only in a graph of the same letters, in the same order. */
function hasLetters(graph: WordGraph, { letters }: TileSet): boolean {
  const known = graphNodes(graph).alphabet.letters;
  return known.length === letters.length && letters.every(({ letter }, i) => letter === known[i]);
}

const nothingGraded: GradedPlays = { plays: 0, best: 0, pointsLeft: 0 };

function gradesOf(game: GameState, graph: WordGraph): GradedPlays {
  let { plays, best, pointsLeft } = nothingGraded;
  for (const { event, before } of stepsOf(game)) {
    if (event.type !== "played") continue;
    const position = positionOf(before, event.player);
    const { rack } = position;
    if (rack === null) continue;
    const { ok, difference } = rankPlay({ ...position, rack }, event.placements, graph);
    if (!ok) continue;
    plays++;
    if (difference === 0) best++;
    pointsLeft += difference;
  }
  return { plays, best, pointsLeft };
}

/** 128 bits that stand for the records read so far. */
type Digest = readonly number[];

/** Separates this use of the sponge from draws and from the digests of games. */
const forRecords = 4;

const firstDigest: Digest = [0, 0, 0, 0];

function digestAfter(before: Digest, record: RecordText | UnreadRecord): Digest {
  // With the 1 at the end a problem has another digest than a record with the same text.
  const words = isUnread(record) ? [...wordsOf(record.problem), 1] : wordsOf(textOf(record));
  const next = squeezeFrom(forRecords, [...before, ...wordsOf(record.id), ...words]);
  return [next(), next(), next(), next()];
}

function textOf({ text }: RecordText): string {
  return typeof text === "string" ? text : decode(text).text;
}

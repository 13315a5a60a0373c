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

/** A recorded game to read. */
export interface RecordText {
  /** The id of the record in the report, such as its file name. */
  readonly id: string;
  /** The record in GCG, as a string or as the bytes of a file. */
  readonly text: string | Uint8Array;
}

/** A recorded game that could not be read, for instance a file that is much too large. It counts as a failure. */
export interface UnreadRecord {
  readonly id: string;
  /** The reason why there is no text: `has 3000000000 bytes, more than 4 MB`. */
  readonly problem: string;
}

/** Options for auditing records. */
export interface RecordsOptions {
  /** The id of the part in the report. Every part of a larger job needs a unique id. */
  readonly part: string;
  /** The rules under which the games are read. If omitted, the rules are inferred from each record. */
  readonly ruleset?: Ruleset | undefined;
  /**
   * A word graph. If present, every play made from a known rack is compared with the best possible play, which takes
   * most of the time. If a record's letters differ from the graph's, its plays are counted but not graded.
   */
  readonly graph?: WordGraph | undefined;
  /**
   * Called after each record with the number of records read so far. If it returns `false`, no more records are read.
   */
  readonly onProgress?: ((done: number) => unknown) | undefined;
}

/**
 * Reads recorded games and returns a report with a single part, covering their contents and their errors.
 *
 * Records are read one at a time, so you can pass a generator instead of keeping them all in memory. A record that
 * cannot be read as a game is counted as a failure; nothing in a record makes this function throw. If you do not have a
 * record's text because its file cannot be read, pass the reason: `{ id, problem }` is also counted as a failure. The
 * same records produce the same report on every machine. To combine the reports of several parts, use `mergeReports`.
 *
 * If `onProgress` stops the process, the part covers the records read so far, and its digest is that of these records.
 *
 * @param records - The games, each with its own id.
 *
 * @throws TypeError if `options` has an unknown key.
 * @throws RangeError if `part` is not a string, or a record is neither `{ id, text }` nor `{ id, problem }`.
 */
export function reportRecords(records: Iterable<RecordText | UnreadRecord>, options: RecordsOptions): RecordsReport {
  requireOptions(options, ["part", "ruleset", "graph", "onProgress"]);
  const { part, ruleset, graph, onProgress } = options;
  if (typeof part !== "string") refuseOption("part", "a string, the id of the part", part);
  if (ruleset !== undefined) requireRuleset(ruleset, "options.ruleset");
  const isFunction = onProgress === undefined || typeof onProgress === "function";
  requireThat(isFunction, "options.onProgress", "a function", onProgress);
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
  const words = isUnread(record) ? [...wordsOf(record.problem), 1] : wordsOf(decodedText(record));
  const next = squeezeFrom(forRecords, [...before, ...wordsOf(record.id), ...words]);
  return [next(), next(), next(), next()];
}

function decodedText({ text }: RecordText): string {
  return typeof text === "string" ? text : decode(text).text;
}

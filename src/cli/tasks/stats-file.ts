import { factsOf, type GameFacts } from "../../accounts/index.ts";
import { printable } from "../../read/printable.ts";
import { addCounts, type Counts } from "../../records/add-counts.ts";
import { addFigures, noFigures } from "../../records/figures.ts";
import { figuresOfFailure, figuresOfGame } from "../../records/figures-of-game.ts";
import type { RecordFigures } from "../../records/report.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { languageNamed } from "../languages.ts";
import type { Form } from "../output/form.ts";
import { eachRecord } from "../record/each-record.ts";
import { type RecordFile, refusalOf } from "../record/read-record.ts";
import { tableHead, tableLine } from "./game-table.ts";

/** What there are tables of. */
export const statsTables = ["games", "players", "plays", "remarks"] as const;
export type StatsTable = (typeof statsTables)[number];

/** How statistics are made. */
export interface StatsOptions {
  readonly form: Form;
  /** What a table is of. That of games is printed file by file, the others at the end. */
  readonly table: StatsTable;
  readonly rules: string | null;
  /** The name of a language. */
  readonly language: string;
}

/** What is known of a player's games. */
export interface PlayerFigures {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The points more than the best opponent in each game. */
  readonly spread: number;
  readonly points: number;
  readonly highest: number;
}

/** What is known of all games together. */
export interface StatsSum {
  readonly figures: RecordFigures;
  /**
   * The games that are over, their final scores and the sum of these, the sum of the spreads, and the number of games
   * that have one.
   */
  readonly over: Counts<"games" | "scores" | "points" | "spread" | "spreads">;
  /** The players by name. A file's are a list, because that is plain data. */
  readonly players: Iterable<readonly [name: string, PlayerFigures]>;
  /** Whether there are players who are not among them, because there are too many. */
  readonly cut: boolean;
}

/** The most players in a table: it bounds the memory. */
export const mostPlayers = 20_000;

/** What `stats` does with each file. */
export const statsFile: FileTask<StatsOptions, StatsSum> = {
  name: "stats",
  head: (options) => (listsGames(options) ? tableHead(options.form.separator) : ""),
  start: eachRecord((file, record, options) =>
    resultOf(
      file,
      record,
      options.language,
      listsGames(options) ? tableLine(file, record, options.form.separator) : "",
    ),
  ),
  none: nothing,
  add: (sum, more) => {
    const players = sum.players instanceof Map ? sum.players : new Map(sum.players);
    let cut = sum.cut || more.cut;
    for (const [name, figures] of more.players) {
      const known: PlayerFigures | undefined = players.get(name);
      if (known === undefined && players.size >= mostPlayers) cut = true;
      else players.set(name, known === undefined ? figures : addPlayer(known, figures));
    }
    return {
      figures: addFigures(sum.figures, more.figures),
      over: addCounts(sum.over, more.over),
      players,
      cut,
    };
  },
};

function listsGames({ form, table }: StatsOptions): boolean {
  return form.kind === "csv" && table === "games";
}

const noGames: StatsSum["over"] = { games: 0, scores: 0, points: 0, spread: 0, spreads: 0 };

function nothing(): StatsSum {
  return { figures: noFigures, over: noGames, players: [], cut: false };
}

function resultOf(file: string, record: RecordFile, language: string, out: string): FileResult<StatsSum> {
  if (record.kind === "game") {
    return { status: 0, out, err: "", sum: sumOf(factsOf(record.game), figuresOfGame(file, record)) };
  }
  const problem = record.kind === "not-a-game" ? record.problem : `${file}: ${record.reason}`;
  const figures = figuresOfFailure(file, problem);
  const err = `tilewright stats: ${printable(refusalOf(file, record, languageNamed(language)) ?? "")}\n`;
  return { status: 2, out, err, sum: { ...nothing(), figures } };
}

/** What is known of one game. Its scores count once it is over. */
function sumOf(facts: GameFacts, figures: RecordFigures): StatsSum {
  if (facts.winners === null) return { ...nothing(), figures };
  const { spread } = facts;
  const { games, scores, points } = figures;
  return {
    figures,
    over: { games, scores, points, spread: spread ?? 0, spreads: spread === null ? 0 : 1 },
    players: playersOf(facts),
    cut: false,
  };
}

/** What each player gets of a game that is over. */
function playersOf({ players, winners }: GameFacts): readonly (readonly [string, PlayerFigures])[] {
  return players.map(({ name, score, won }, seat) => {
    const others = players.filter((_, other) => other !== seat);
    const alone = winners?.length === 1;
    const figures = {
      games: 1,
      won: won === true && alone ? 1 : 0,
      drawn: won === true && !alone ? 1 : 0,
      lost: won === false ? 1 : 0,
      spread: others.length === 0 ? 0 : score - Math.max(...others.map((other) => other.score)),
      points: score,
      highest: score,
    };
    return [name, figures];
  });
}

function addPlayer(some: PlayerFigures, more: PlayerFigures): PlayerFigures {
  return { ...addCounts(some, more), highest: Math.max(some.highest, more.highest) };
}

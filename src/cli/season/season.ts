import { addFigures, type RecordFigures } from "../../records/index.ts";
import { factsOf } from "../../replay/index.ts";
import { addCounts } from "../record/add-counts.ts";
import { figuresOfFile, type RecordFile } from "../record/read-record.ts";
import { addPlayer, type PlayerFigures, playersOf } from "./players.ts";

/** What is known of all games of a season together. */
export interface Season {
  readonly figures: RecordFigures;
  /**
   * The games that are over, their final scores and the sum of these, the sum of the spreads, and the number of games
   * that have one.
   */
  readonly over: Readonly<Record<"games" | "scores" | "points" | "spread" | "spreads", number>>;
  /** The players by name. A file's are a list, because that is plain data. */
  readonly players: Iterable<readonly [name: string, PlayerFigures]>;
  /** Whether there are players who are not among them, because there are too many. */
  readonly cut: boolean;
}

/** The most players in a table: it bounds the memory. */
export const mostPlayers = 20_000;

/** What is known of no game. */
export const noSeason: Season = {
  figures: addFigures([]),
  over: { games: 0, scores: 0, points: 0, spread: 0, spreads: 0 },
  players: [],
  cut: false,
};

/** Adds to a season, whose players may be many: their map is used again. */
export function addSeason(sum: Season, more: Season): Season {
  const players = sum.players instanceof Map ? sum.players : new Map(sum.players);
  let cut = sum.cut || more.cut;
  for (const [name, figures] of more.players) {
    const known: PlayerFigures | undefined = players.get(name);
    if (known === undefined && players.size >= mostPlayers) cut = true;
    else players.set(name, known === undefined ? figures : addPlayer(known, figures));
  }
  return { figures: addFigures([sum.figures, more.figures]), over: addCounts(sum.over, more.over), players, cut };
}

/** What is known of one file. The scores of a game count once it is over. */
export function seasonOf(file: string, record: RecordFile): Season {
  const figures = figuresOfFile(file, record);
  const facts = record.kind === "game" ? factsOf(record.game) : null;
  if (facts === null || facts.winners === null) return { ...noSeason, figures };
  const { spread } = facts;
  const { games, scores, points } = figures;
  const over = { games, scores, points, spread: spread ?? 0, spreads: spread === null ? 0 : 1 };
  return { figures, over, players: playersOf(facts), cut: false };
}

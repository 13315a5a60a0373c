import { eventsWithOwed, mostScore } from "../../game/judging/limits.ts";
import { decisionReasons, type GameEvent, type PlayerIndex } from "../../game/model/event.ts";
import type { Player, Status, Table } from "../../game/model/state.ts";
import { costsTurn } from "../../game/table/price.ts";
import type { Properties, Reader } from "../../read/reader.ts";
import { readObject } from "../../read/shape.ts";
import { readRuleset, rulesetShape } from "../../rules/read-ruleset.ts";
import { sharedRuleset } from "../shared-ruleset.ts";
import { cells } from "./board.ts";
import { caps } from "./caps.ts";
import { readContext } from "./context.ts";
import { checkReference, historyField } from "./history.ts";
import { checkPiles } from "./piles.ts";
import type { Field, Shape } from "./shape.ts";
import { status } from "./status.ts";
import { pile } from "./tiles.ts";
import { count, score, text, textOrNull, truth } from "./values.ts";
import { version } from "./version.ts";

/**
 * Reads a table: what a game and a view have in common. `own` says how their other properties are read.
 *
 * The ruleset comes first, because letters and squares are checked against it. While it is wrong, nothing else is read.
 */
export function readTable<T extends Table>(
  reader: Reader,
  saved: Properties,
  own: Shape<Omit<T, keyof Table>>,
): T | null {
  const ruleset = readRuleset(reader, saved["ruleset"], "ruleset");
  const players = reader.list(saved["players"], "players", mostSeats);
  if (ruleset === null || players === null) return null;
  const { min, max } = ruleset.players;
  if (players.length < min || players.length > max)
    reader.fail("count", "players", { of: "players", min, max }, players.length);
  const context = readContext(reader, sharedRuleset(ruleset), players.length);
  const table = readObject(context, { ...saved, players }, "", { ...tableShape, ...own } as unknown as Shape<T>);
  if (table !== null) {
    checkStatus(reader, table);
    checkNumbers(reader, table);
    checkTurnsToMiss(reader, table);
    checkRoom(reader, table);
    checkPlayersLeft(reader, table);
    checkPiles(reader, table);
  }
  return table;
}

/** More than any ruleset seats: its limit gives the better message. */
const mostSeats = 100;

/** A player of a table. */
export const player: Field<Player> = {
  object: { name: text, score, rack: pile, turnsToMiss: count, passesInRow: count, exchanges: count, resigned: truth },
};

/** The properties that a game and a view have in common. */
export const tableShape: Shape<Table> = {
  version,
  ruleset: { read: ({ ruleset }) => ruleset, like: { object: rulesetShape } },
  board: cells,
  players: { list: mostSeats, of: player },
  bag: pile,
  status,
  scorelessTurns: count,
  dictionary: textOrNull,
  history: historyField,
};

/**
 * Nobody who has resigned is on turn, is waited for after the last play, or wins (D34), and somebody wins. A ruling may
 * say otherwise, and only then there are spreads.
 */
function checkStatus(reader: Reader, { status, players, history }: Table): void {
  if (status.kind === "over") {
    const { reason, winners, spreads } = status;
    const isDecided = (decisionReasons as readonly string[]).includes(reason);
    if (isDecided && spreads === undefined) reader.fail("type", "status.spreads", { type: "list" }, spreads);
    if (isDecided) return;
    if (spreads !== undefined)
      reader.fail("unknown-key", "status.spreads", { keys: ["reason", "winners"], newer: false }, "spreads");
    if (winners.length === 0 && players.length > 1) reader.fail("empty", "status.winners", { of: "winners" }, 0);
  }
  if (status.kind === "last-challenge") checkReference(reader, history, status.play, "played", "status.play");
  for (const [path, seat] of seatsOf(status)) {
    if (players[seat]?.resigned) reader.fail("reference", path, { to: "playing" }, seat);
  }
}

/**
 * Numbers may grow beyond their caps, but not without end, so that what a move makes can be read again: a count by one
 * with each event, a score by the settlement, after which nothing follows.
 */
function checkNumbers(reader: Reader, { status, players, scorelessTurns, history }: Table): void {
  const check = (value: number, path: string, most: number): void => {
    if (Math.abs(value) > most) reader.fail("range", path, { min: null, max: most }, value);
  };
  const mostTurns = caps.count + history.length;
  check(scorelessTurns, "scorelessTurns", mostTurns);
  players.forEach(({ score, passesInRow, exchanges }, seat) => {
    check(passesInRow, `players[${seat}].passesInRow`, mostTurns);
    check(exchanges, `players[${seat}].exchanges`, mostTurns);
    check(score, `players[${seat}].score`, status.kind === "over" ? mostScore + caps.settlement : mostScore);
  });
}

/** Turns are owed for the failed challenges that cost one (D22). */
function checkTurnsToMiss(reader: Reader, { players, history }: Table): void {
  const owed = players.map(() => 0);
  const add = (player: PlayerIndex, turns: number): number => {
    owed[player] = (owed[player] ?? 0) + turns;
    return owed[player];
  };
  history.forEach((event, i) => {
    if (event.player !== null && costsTurn(event)) add(event.player, 1);
    if (event.type === "turn-lost" && add(event.player, -1) < 0)
      reader.fail("reference", `history[${i}]`, { to: "turn-owed" }, null);
  });
  players.forEach(({ turnsToMiss }, seat) => {
    const most = Math.max(0, owed[seat] ?? 0);
    if (turnsToMiss > most)
      reader.fail("reference", `players[${seat}].turnsToMiss`, { to: "turns-owed", most }, turnsToMiss);
  });
}

/**
 * A game on which no more moves can be made can still be ended, and then loaded. So there is room for its last events.
 * Turns owed are events to come.
 */
function checkRoom(reader: Reader, table: Table): void {
  const { status, players, history } = table;
  const events = eventsWithOwed(table);
  let room = 0;
  for (let i = history.length - 1; isLast(history[i]) && room < 2 * players.length; i--)
    if (history[i]?.type !== "turn-lost") room++;
  const most = caps.events + (status.kind === "over" ? caps.lastEvents : room);
  if (events > most) reader.fail("too-large", "history", { of: "events", most }, events);
}

/** Whether this may happen where no more moves are made. */
function isLast(event: GameEvent | undefined): boolean {
  return event?.type === "resigned" || event?.type === "accepted" || event?.type === "turn-lost";
}

/** A game of several ends when one player is left, and somebody is always left (D34). Who plays alone may resign. */
function checkPlayersLeft(reader: Reader, { players, status, history }: Table): void {
  const left = players.filter(({ resigned }) => !resigned).length;
  const ended = status.kind === "over" ? 1 : 0;
  if (left < Math.min(2 - ended, players.length - ended))
    reader.fail("reference", "status", { to: "over" }, status.kind);
  const resigned = new Set<PlayerIndex>();
  history.forEach((event, i) => {
    if (event.type !== "resigned") return;
    resigned.add(event.player);
    if (players.length > 1 && resigned.size === players.length)
      reader.fail("reference", `history[${i}]`, { to: "left" }, event.player);
  });
}

function seatsOf(status: Status): readonly (readonly [path: string, seat: PlayerIndex])[] {
  switch (status.kind) {
    case "playing":
      return [["status.turn", status.turn]];
    case "last-challenge":
      return status.waitingFor.map((seat, i) => [`status.waitingFor[${i}]`, seat]);
    case "over":
      return status.winners.map((seat, i) => [`status.winners[${i}]`, seat]);
    case "racks-needed":
      return []; // the racks of those who have resigned count too
  }
}

import { reasonForRacks } from "../../game/conclude.ts";
import type { PlayerIndex } from "../../game/model/event.ts";
import type { Player } from "../../game/model/state.ts";
import { createTableGame } from "../../game/start/create-table.ts";
import { isSettled } from "../../game/table/ending.ts";
import { endEvents } from "../../game/table/settlement.ts";
import { describe } from "../../read/describe.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { pileSize, sortTiles } from "../../tiles/pile.ts";
import { parseTiles } from "../rack-text.ts";
import { readBonus, readWithdrawal } from "./challenges.ts";
import type { Contents } from "./contents.ts";
import type { Action, EventLine } from "./line.ts";
import { firstOf, playerOf, playersOf } from "./players.ts";
import { bookPoints, type NextTotal, type Worth } from "./points.ts";
import { isSamePile, readWrittenRack } from "./racks.ts";
import { beginReading, type Reading } from "./reading.ts";
import { type LeftoverLine, settle } from "./settlement.ts";
import { readTurn } from "./turns.ts";

/** Reads a game under a ruleset: every line in turn, then what the file says at its end. */
export function readGame(contents: Contents, ruleset: Ruleset): Reading {
  const players = playersOf(contents, ruleset.players);
  const start = createTableGame({
    players: players.map(({ nick }) => nick),
    ruleset,
    first: firstOf(contents, players),
    dictionary: contents.lexicon ?? undefined,
  });
  const reading = beginReading(start);
  const nextTotals = nextTotalsOf(contents.events);
  let leftovers: LeftoverLine[] = [];
  let lastPlayPoints = 0; // as they are booked, also where the rules give others
  const settleNow = (): void => {
    if (leftovers.length > 0) settle(reading, leftovers);
    leftovers = [];
  };
  contents.events.forEach((line, i) => {
    const { action, faults } = line;
    reading.count("events");
    for (const { expected, text, column } of faults)
      reading.remark({ line: line.line, column }, { code: "unreadable", found: describe(text), expected });
    if (action === null) return;
    const player = playerOf(reading, line, players);
    const next = nextTotals[i] ?? null;
    if (action.type === "leftover" && reading.now().status.kind !== "over") {
      readWrittenRack(reading, line);
      leftovers.push({ line, player, tiles: action.tiles, next });
      return;
    }
    settleNow();
    const worth = readAction(reading, line, player, action, lastPlayPoints);
    const points = bookPoints(reading, line, player, worth, next);
    if (action.type === "play" && worth.points !== null) lastPlayPoints = points;
  });
  settleNow();
  tellLastRacks(reading, contents);
  endOfItself(reading);
  return reading;
}

/** What the rules have nothing to say of. */
const asWritten: Worth = { points: null, booked: 0, code: "wrong-score" };

function readAction(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  action: Action,
  lastPlayPoints: number,
): Worth {
  switch (action.type) {
    case "play":
    case "exchange":
    case "pass":
      return readTurn(reading, line, player, action);
    case "withdrawn":
      return readWithdrawal(reading, line, player, action.at, lastPlayPoints);
    case "challenge-bonus":
      return readBonus(reading, line, player);
    case "time": {
      const points = line.score?.value ?? 0;
      if (points === 0) return asWritten;
      reading.book(line.line, { player, type: "adjusted", reason: "time", points, note: null });
      return { points, booked: points, code: "wrong-score" };
    }
    case "leftover":
      return asWritten;
  }
}

/** For each line the next of the same player that records a score and a total. */
function nextTotalsOf(events: Contents["events"]): readonly NextTotal[] {
  const next = new Map<string, NextTotal>();
  const totals: NextTotal[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const { nick, score, total } = events[i] as EventLine;
    totals[i] = next.get(nick.text) ?? null;
    if (score !== null && total !== null) next.set(nick.text, { score: score.value, total: total.value });
  }
  return totals;
}

/** The last racks of a game that is not over, as pragmas tell them. */
function tellLastRacks(reading: Reading, { racks }: Contents): void {
  for (const [player, { line, column, text }] of racks) {
    const { status, players, ruleset } = reading.now();
    const rack = players[player]?.rack;
    if (rack === undefined || (status.kind !== "playing" && status.kind !== "last-challenge")) continue;
    const { tiles, problems } = parseTiles({ text, column }, ruleset.tileSet);
    const [problem] = problems;
    if (problem !== undefined) {
      reading.remark({ line, column: problem.column }, problem);
      continue;
    }
    const told = { tiles: sortTiles(ruleset.tileSet, tiles), hidden: Math.max(0, pileSize(rack) - tiles.length) };
    if (!isSamePile(told, (players[player] as Player).rack))
      reading.book(line, { player, type: "rack-told", rack: told });
  }
}

/** Ends a game that ends of itself with its last turn, where there is nothing to settle. */
function endOfItself(reading: Reading): void {
  const now = reading.now();
  if (now.status.kind !== "racks-needed") return;
  const reason = reasonForRacks(now);
  if (!isSettled(now, reason)) reading.book(null, ...endEvents(now, reason));
}

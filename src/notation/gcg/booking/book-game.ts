import { reasonForRacks } from "../../../game/conclude.ts";
import type { PlayerIndex } from "../../../game/model/event.ts";
import { dealAtTable } from "../../../game/start/create-table.ts";
import { checkSeats } from "../../../game/start/seats.ts";
import { isSettled } from "../../../game/table/ending.ts";
import { endEvents } from "../../../game/table/settlement.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { pileSize, sortTiles } from "../../../tiles/pile.ts";
import { type Contents, longestName } from "../contents.ts";
import type { Action, EventLine } from "../lines/gcg-line.ts";
import { decisionOf } from "../own-words.ts";
import { bookChallengeBonus, bookWithdrawal } from "./challenges.ts";
import { playerOf } from "./players.ts";
import { bookPoints, type ExpectedPoints, type NextTotal } from "./points.ts";
import { isSamePile, parseAnyRack, parseWrittenRack, remarkOnExcess } from "./racks.ts";
import { type Reading, startReading } from "./reading.ts";
import { seatingOf, seatsInOrder } from "./seating.ts";
import { bookSettlement, type LeftoverLine } from "./settlement.ts";
import { bookTurn } from "./turns.ts";

/** Makes a game of a record under a ruleset: books every line in turn, then what the file says at its end. */
export function bookGame(contents: Contents, ruleset: Ruleset): Reading {
  const seating = seatingOf(contents, ruleset.players);
  const seats = checkSeats({
    players: seating.players.map(({ nick }) => nick.slice(0, longestName)),
    ruleset,
    dictionary: contents.lexicon?.text.slice(0, longestName),
  });
  const reading = startReading(dealAtTable(seats, { player: seating.first, type: "turn-set" }), seating);
  const nextTotals = nextTotalsOf(contents.events);
  let leftovers: LeftoverLine[] = [];
  let lastPlayPoints = 0; // as the file counts them, even if the rules give others
  const settle = (): void => {
    if (leftovers.length > 0) bookSettlement(reading, leftovers);
    leftovers = [];
  };
  contents.events.forEach((line, i) => {
    const { action, faults } = line;
    reading.count("events");
    for (const { column, want, text } of faults)
      reading.remark(line.line, { column, code: "unreadable", reason: { code: "line", want, text } });
    if (action === null) return;
    const player = playerOf(reading, line);
    const next = nextTotals[i] ?? null;
    if (action.type === "leftover" && reading.now().status.kind !== "over") {
      parseWrittenRack(reading, line); // for its remarks
      leftovers.push({ line, player, tiles: action.tiles, next });
      return;
    }
    settle();
    const expected = bookAction(reading, line, player, action, lastPlayPoints);
    const points = bookPoints(reading, line, player, expected, next);
    if (action.type === "play" && expected.points !== null) lastPlayPoints = points;
  });
  settle();
  bookLastRacks(reading, contents);
  endAutomatically(reading);
  bookDecisions(reading, contents);
  return reading;
}

/** For lines on whose points the rules are silent. */
const asWritten: ExpectedPoints = { points: null, booked: 0, code: "wrong-score" };

function bookAction(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  action: Action,
  lastPlayPoints: number,
): ExpectedPoints {
  switch (action.type) {
    case "play":
    case "exchange":
    case "pass":
      return bookTurn(reading, line, player, action);
    case "withdrawn":
      return bookWithdrawal(reading, line, player, action.at, lastPlayPoints);
    case "challenge-bonus":
      return bookChallengeBonus(reading, line, player);
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
    const { nick, score, total } = events[i]!;
    totals[i] = next.get(nick.text) ?? null;
    if (score !== null && total !== null) next.set(nick.text, { score: score.value, total: total.value });
  }
  return totals;
}

/** The last racks of a game that is not over: `#rack1` and so on. */
function bookLastRacks(reading: Reading, contents: Contents): void {
  for (const [place, span] of contents.racks) {
    const { status, players, ruleset } = reading.now();
    const player = reading.seating.seatAt(place);
    const before = players[player]?.rack;
    if (before === undefined || (status.kind !== "playing" && status.kind !== "last-challenge")) continue;
    const tiles = parseAnyRack(reading, span.line, span);
    if (tiles === null) continue;
    remarkOnExcess(reading, span.line, span, tiles);
    const hidden = Math.max(0, pileSize(before) - tiles.length);
    const rack = { tiles: sortTiles(ruleset.tileSet, tiles), hidden };
    if (!isSamePile(rack, before)) reading.book(span.line, { player, type: "rack-told", rack });
  }
}

/** The rulings that decided the game. Where a file says one that does not fit, it stays a description. */
function bookDecisions({ book, seating }: Reading, { decisions }: Contents): void {
  const order = seatsInOrder(seating);
  for (const { text, line } of decisions) {
    const decision = decisionOf(text, order);
    if (decision !== null) book(line, { player: null, type: "decided", ...decision });
  }
}

/** Ends a game that is over with its last turn and waits for racks, if the rules settle no unplayed tiles. */
function endAutomatically(reading: Reading): void {
  const now = reading.now();
  if (now.status.kind !== "racks-needed") return;
  const reason = reasonForRacks(now);
  if (!isSettled(now, reason)) reading.book(null, ...endEvents(now, reason));
}

import { endReasons, type PlayerIndex } from "../../../game/model/event.ts";
import { dealAtTable } from "../../../game/start/create-table.ts";
import { checkSeats } from "../../../game/start/seats.ts";
import { grouped } from "../../../grouped.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { pileSize, sortTiles } from "../../../tiles/pile.ts";
import { type Contents, longestName, type OwnNoteLine } from "../contents.ts";
import type { Action, EventLine } from "../lines/gcg-line.ts";
import { noPlaysNote, readNote } from "../own-notes.ts";
import { decisionOf } from "../own-words.ts";
import { bookChallengeBonus, bookWithdrawal } from "./challenges.ts";
import { farthestLook, type WhatFollows } from "./find-place.ts";
import { eventsOfNote } from "./notes.ts";
import { playerOf } from "./players.ts";
import { bookPoints, type ExpectedPoints, type NextTotal } from "./points.ts";
import { isSamePile, parseAnyRack, parseWrittenRack, remarkOnExcess } from "./racks.ts";
import { type Reading, startReading } from "./reading.ts";
import { seatingOf, seatsInOrder } from "./seating.ts";
import { bookSettlement, type DeclaredEnd, type LeftoverLine } from "./settlement.ts";
import { bookTurn } from "./turns.ts";
import { bookUnwrittenEnd } from "./unwritten-end.ts";

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
  const notesAfter = grouped(contents.ownNotes, ({ after }) => after);
  let leftovers: LeftoverLine[] = [];
  let end: DeclaredEnd | null = null;
  let lastPlayPoints = 0; // as the file counts them, even if the rules give others
  const settle = (): void => {
    if (leftovers.length === 0) return;
    bookLastRacks(reading, contents, true);
    bookSettlement(reading, leftovers, end);
    leftovers = [];
  };
  const bookNotes = (after: number): void => {
    for (const note of notesAfter.get(after) ?? []) {
      if (note.text === noPlaysNote) continue; // a part of the play above
      settle();
      const declared = endOf(note);
      const isOver = reading.now().status.kind === "over";
      const events = declared === null ? eventsOfNote(reading, note) : undefined;
      if (declared !== null && end === null && !isOver) end = declared;
      else if (events === undefined)
        reading.remark(note.line, note, "unreadable", { code: "not-here", text: note.text });
      else {
        if (events.some(({ type }) => type === "ended")) bookLastRacks(reading, contents, true);
        reading.bookNote(note, ...events);
      }
    }
  };
  bookNotes(0);
  contents.events.forEach((line, i) => {
    const { action, faults } = line;
    reading.count("events");
    for (const fault of faults)
      reading.remark(line.line, fault, "unreadable", { code: "line", want: fault.want, text: fault.text });
    if (action !== null) {
      const player = playerOf(reading, line);
      const next = nextTotals[i] ?? null;
      if (action.type === "leftover" && reading.now().status.kind !== "over") {
        parseWrittenRack(reading, line, player); // for its remarks
        leftovers.push({ line, player, tiles: action.tiles, next });
      } else {
        settle();
        const noPlays = notesAfter.get(i + 1)?.some(({ text }) => text === noPlaysNote) ?? false;
        const later = (): readonly EventLine[] => contents.events.slice(i + 1, i + 1 + farthestLook);
        const expected = bookAction(reading, line, player, action, { lastPlayPoints, noPlays, later });
        const points = bookPoints(reading, line, player, expected, next);
        if (action.type === "play" && expected.points !== null) lastPlayPoints = points;
      }
    }
    bookNotes(i + 1);
  });
  settle();
  bookLastRacks(reading, contents, false);
  bookUnwrittenEnd(reading, contents, end);
  bookDecisions(reading, contents);
  remarkOnDoubts(reading);
  return reading;
}

/** One remark for all plays that do not agree with the board after a slip. */
function remarkOnDoubts({ trust, remark }: Reading): void {
  const doubts = trust.doubts();
  if (doubts === null) return;
  const { since, line, at, plays } = doubts;
  remark(line, at, "irregular-play", { code: "after-slip", since, plays, text: at.text });
}

/** Why the game has ended, if a note says that. */
function endOf(note: OwnNoteLine): DeclaredEnd | null {
  const { word, rest } = readNote(note.text)!;
  const reason = word === "Ended" ? endReasons.find((known) => known === rest) : undefined;
  return reason === undefined ? null : { note, reason };
}

/** For lines on whose points the rules are silent. */
const asWritten: ExpectedPoints = { points: null, booked: 0, code: "wrong-score" };

function bookAction(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  action: Action,
  { lastPlayPoints, ...follows }: WhatFollows & { readonly lastPlayPoints: number },
): ExpectedPoints {
  switch (action.type) {
    case "play":
    case "exchange":
    case "pass":
      return bookTurn(reading, line, player, action, follows);
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

/**
 * The last racks that the file gives: `#rack1` and so on.
 *
 * @param ahead - Whether lines above them are still to be booked, such as the settlement. Then the events have no line,
 * because they do not stand in the order of the lines.
 */
function bookLastRacks(reading: Reading, contents: Contents, ahead: boolean): void {
  for (const [place, span] of contents.racks) {
    const { status, players, ruleset } = reading.now();
    const player = reading.seating.seatAt(place);
    const before = players[player]?.rack;
    if (before === undefined || status.kind === "over") continue;
    const tiles = parseAnyRack(reading, span.line, span);
    if (tiles === null) continue;
    remarkOnExcess(reading, span.line, span, tiles);
    const hidden = Math.max(0, pileSize(before) - tiles.length);
    if (status.kind === "racks-needed" && hidden > 0) continue; // that game waits for whole racks
    const rack = { tiles: sortTiles(ruleset.tileSet, tiles), hidden };
    if (!isSamePile(rack, before)) reading.book(ahead ? null : span.line, { player, type: "rack-told", rack });
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

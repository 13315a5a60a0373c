import type { PlayerIndex } from "../../../game/model/event.ts";
import { draw } from "../../../game/table/draw.ts";
import type { Placed } from "../../../play/placement.ts";
import { pileSize } from "../../../tiles/pile.ts";
import { tilesOf } from "../../../tiles/tile.ts";
import { parseSquare, readCoordinate, squareName } from "../../coordinate.ts";
import type { Cause } from "../../reason.ts";
import { excess } from "../../tile-count.ts";
import type { Action, EventLine } from "../lines/gcg-line.ts";
import { likelyCause } from "./causes.ts";
import { comesOff, type FoundPlace, findPlace, type Laid, type Unplaced, type WhatFollows } from "./find-place.ts";
import { isLegal, type PlayAt } from "./play-at.ts";
import { type ExpectedPoints, pointsSaid } from "./points.ts";
import { bookRack, listMissing, parseWrittenRack, remarkOnExcess, type WrittenRack } from "./racks.ts";
import type { NewRemark, Reading } from "./reading.ts";

/** A play as a line of the record has it. */
interface RecordedPlay extends WhatFollows {
  readonly line: EventLine;
  readonly player: PlayerIndex;
  readonly action: Extract<Action, { readonly type: "play" }>;
  readonly rack: WrittenRack | null;
  /** The points that the score and the total of the line agree on; `null` if there are none. */
  readonly points: number | null;
}

/** Books a play at the place that the record implies, and returns the points that the rules give for it. */
export function bookPlay(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  action: RecordedPlay["action"],
  follows: WhatFollows,
): ExpectedPoints {
  reading.count("plays");
  const rack = parseWrittenRack(reading, line, player);
  const points = pointsSaid(line, reading.now().players[player]!.score);
  const recorded = { line, player, action, rack, points, ...follows };
  const found = placeFound(reading, recorded);
  return found.place === "nowhere" ? bookUnplaced(reading, recorded, found) : bookLaid(reading, recorded, found);
}

function placeFound(reading: Reading, { line, player, action, rack, points, later }: RecordedPlay): FoundPlace {
  const { ruleset, board, players } = reading.now();
  const start = readCoordinate(action.at.text);
  if (start === null) return { place: "nowhere", play: null };
  const most = Math.max(ruleset.rackSize, pileSize(players[player]!.rack));
  const known = rack?.tiles ?? [];
  // Tiles that the player cannot have had would break the tile count of the game.
  const canHave = (placements: readonly Placed[]): boolean => {
    const used = tilesOf(placements);
    if (used.length > most || (known.length > 0 && listMissing(known, used).length > 0)) return false;
    return excess(ruleset.tileSet, reading.onBoard, used).length === 0;
  };
  const isLost = reading.trust.isLost();
  const { mayLook } = reading.trust;
  const follows = (): readonly EventLine[] => (comesOff(line, later()) ? [] : later());
  return findPlace({ ruleset, board }, { start, word: action.word, points, later: follows, canHave, isLost, mayLook });
}

/**
 * Books a play that cannot be placed: the board stays as it is, the turn passes to the next player, and the file's
 * points count.
 */
function bookUnplaced(reading: Reading, recorded: RecordedPlay, { play }: Unplaced): ExpectedPoints {
  const { line, player, action, rack } = recorded;
  const { at, word } = action;
  if (reading.trust.isLost()) reading.trust.doubt(line.line, at);
  else {
    const refused = refusalOf(reading, action, play)!;
    reading.remark(line.line, refused, refused.code, refused.reason);
    loseBoard(reading, recorded);
  }
  bookRack(reading, line.line, player, rack, []);
  const points = line.score?.value ?? 0;
  reading.bookMisfit(line.line, { player, at: at.text, word: word.text, rack: line.rack?.text ?? "", points });
  return { points: null, booked: 0, code: "wrong-score" };
}

/** Lays the tiles of a play, legal or not, because it stood at the table. */
function bookLaid(reading: Reading, recorded: RecordedPlay, found: Laid): ExpectedPoints {
  const { line, player, action, rack, points, noPlays } = recorded;
  const { play, isConfirmed } = found;
  const { placements, score } = play;
  const { ruleset, board } = reading.now();
  const agrees = points === null || score.total === points;
  const refused = refusalOf(reading, action, play);
  const cause = (found: number): Cause | null => likelyCause({ ruleset, board }, score, placements, found);
  const isSlip = !isConfirmed && (refused !== null || cause(points ?? score.total) === null);
  const isDoubtful = reading.trust.isLost() && (refused !== null || !agrees);
  if (found.place === "moved") noteMoved(reading, recorded, play);
  else if (isDoubtful) reading.trust.doubt(line.line, action.at);
  else {
    if (refused !== null) reading.remark(line.line, refused, refused.code, refused.reason);
    if (isSlip) loseBoard(reading, recorded);
  }

  const used = tilesOf(placements);
  if (rack === null) remarkOnExcess(reading, line.line, action.word, used);
  bookRack(reading, line.line, player, rack, used);
  const now = reading.now();
  const left = pileSize(now.players[player]!.rack) - placements.length;
  const drawn = draw(now, Math.max(0, ruleset.rackSize - left)); // more may be left, as lines before said
  const words = score.words.map(({ word }) => word);
  const ends = noPlays ? ({ noPlays } as const) : {};
  reading.book(line.line, { player, type: "played", placements, words, points: score.total, drawn, ...ends });
  if (line.score?.value === score.total) reading.count("scoresAgreed");
  const isSaid = isDoubtful || (isSlip && refused !== null);
  return { points: score.total, booked: score.total, code: "wrong-score", isSaid, cause };
}

function noteMoved(reading: Reading, { line, action: { at } }: RecordedPlay, { square, direction }: PlayAt): void {
  const meant = squareName(square, direction);
  reading.remark(line.line, at, "irregular-play", { code: "one-square-off", meant, text: at.text });
  reading.trust.move(line.line, meant);
}

/** Notes that the board may differ from the real one from this play on, unless the play is taken off again. */
function loseBoard(reading: Reading, { line, later }: RecordedPlay): void {
  if (comesOff(line, later())) return;
  reading.trust.lose(line.line);
  reading.trust.mark(line.line);
}

/** Why a play may not lie where it is written; `null` if it may. */
function refusalOf(reading: Reading, { at, word }: RecordedPlay["action"], play: PlayAt | null): NewRemark | null {
  if (play !== null && isLegal(play)) return null;
  const start = parseSquare(at.text, reading.now().ruleset.layout);
  if (!start.ok) return { column: at.column, code: "irregular-play", reason: start.problems[0].reason };
  const { problem = null, violations = [] } = play ?? {};
  if (problem !== null) return problem;
  const reason = { code: "refused", violations, at: at.text, word: word.text } as const;
  return { column: at.column, code: "irregular-play", reason };
}

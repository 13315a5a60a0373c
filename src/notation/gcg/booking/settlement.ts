import type { EndReason, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { losesOwn, reasonForRacks, reasonToWait } from "../../../game/table/ending.ts";
import { lastPlayOf } from "../../../game/table/last-play.ts";
import { settlementOf } from "../../../game/table/settlement.ts";
import { missingTiles, type Pile, pileSize, sortTiles } from "../../../tiles/pile.ts";
import type { Tile } from "../../../tiles/tile.ts";
import { pointsOf } from "../../../tiles/tile-set.ts";
import { parseTiles } from "../../rack-text.ts";
import type { Span } from "../../remark.ts";
import type { OwnNoteLine } from "../contents.ts";
import type { EventLine } from "../lines/gcg-line.ts";
import { bookPoints, type NextTotal } from "./points.ts";
import { isSamePile, isSameTiles, parseAnyRack, remarkOnExcess } from "./racks.ts";
import type { Reading } from "./reading.ts";
import { lastTurnOf } from "./turns.ts";

/** A line that settles unplayed tiles. */
export interface LeftoverLine {
  readonly line: EventLine;
  readonly player: PlayerIndex;
  readonly tiles: Span;
  readonly next: NextTotal;
}

/** Why the game ended, as a note of ours says. */
export interface DeclaredEnd {
  readonly note: OwnNoteLine;
  readonly reason: EndReason;
}

/** A line with the tiles that it names and their owner; `null` where the line does not say whose they are. */
interface OwnedLeftover extends LeftoverLine {
  readonly unplayed: readonly Tile[];
  readonly owner: PlayerIndex | null;
}

/**
 * Ends a game as its last lines say: books the racks that they name, settles by the ruleset, and compares.
 *
 * All lines of a player together are the settlement of that player. A settlement that the rules require and the file
 * leaves out is remarked on at the last line.
 */
export function bookSettlement(reading: Reading, lines: readonly LeftoverLine[], declared: DeclaredEnd | null): void {
  const leftovers = lines.map((line) => bookLeftoverRack(reading, line));
  const losers = lines.flatMap(({ player, line }) => ((line.score?.value ?? 0) < 0 ? [player] : []));
  const reason = declared?.reason ?? impliedEnd(reading.now(), losers);
  const last = reason === "out" ? lastTurnOut(reading) : null;
  acceptLastPlay(reading);
  if (last !== null) emptyRack(reading, last);
  const byRules = expectedOf(reading.now(), reason, last?.player ?? null, leftovers);
  // If the board may be wrong, so may the racks: the lines of the file are believed.
  const own = byRules.map((_, player) => lines.filter((line) => line.player === player));
  const isUnsure = last?.isMisfit === true || (reading.trust.isLost() && !agrees(byRules, own));
  const expected = isUnsure ? own.map((some) => (some.length > 0 ? null : 0)) : byRules;
  expected.forEach((points, player) => {
    const line = own[player]![0]?.line.line ?? null;
    if (points !== null && points !== 0)
      reading.book(line, { player, type: "adjusted", reason: "rack", points, note: null });
  });
  bookEnd(reading, reason, declared);
  expected.forEach((points, player) => {
    if (own[player]!.length > 0) bookRecorded(reading, own[player]!, points);
    else cancelUnrecorded(reading, lines[lines.length - 1]!, player, points);
  });
}

/** Books the end, under the note that says it if there is one. */
export function bookEnd(reading: Reading, reason: EndReason, declared: DeclaredEnd | null): void {
  const ended = { player: null, type: "ended", reason } as const;
  if (declared === null) reading.book(null, ended);
  else reading.bookNote(declared.note, ended);
}

/** Finds out whose tiles a line names, and books that rack. */
function bookLeftoverRack(reading: Reading, leftover: LeftoverLine): OwnedLeftover {
  const { line, tiles } = leftover;
  const { ruleset, players } = reading.now();
  const unplayed = parseAnyRack(reading, line.line, tiles);
  if (unplayed === null) return { ...leftover, unplayed: [], owner: null };
  remarkOnExcess(reading, line.line, tiles, unplayed);
  const own = line.rack === null ? null : parseTiles(line.rack, ruleset.tileSet);
  if (own !== null && own.problems.length === 0 && own.tiles.length > 0 && !isSameTiles(own.tiles, unplayed)) {
    const reason = { code: "other-rack", of: "line", rack: line.rack?.text ?? "", text: tiles.text } as const;
    reading.remark(line.line, tiles, "rack-lacks-tile", reason);
  }
  const owner = ownerOf(reading.now(), leftover, unplayed);
  if (owner !== null) {
    const rack: Pile = { tiles: sortTiles(ruleset.tileSet, unplayed), hidden: 0 };
    if (!isSamePile(rack, players[owner]!.rack)) reading.book(line.line, { player: owner, type: "rack-told", rack });
  }
  return { ...leftover, unplayed, owner };
}

/**
 * Whose tiles a line names. The player's own, if the line repeats them as the rack or takes points off. Otherwise
 * another's: of several, the next whose rack they can be.
 */
function ownerOf(
  { players, ruleset: { tileSet } }: GameState,
  { line, player }: LeftoverLine,
  unplayed: readonly Tile[],
): PlayerIndex | null {
  const written = line.rack === null ? null : parseTiles(line.rack, tileSet).tiles;
  const repeated = written !== null && isSameTiles(written, unplayed);
  if (repeated || (line.score !== null && line.score.value < 0)) return player;
  if (players.length === 2) return 1 - player;
  const others = players.map((_, i) => (player + 1 + i) % players.length).slice(0, -1);
  const holders = others.filter((other) => pileSize(players[other]!.rack) > 0);
  const fitting = holders.filter((other) => {
    const { rack } = players[other]!;
    return pileSize(rack) === unplayed.length && missingTiles(unplayed, rack.tiles).length === 0;
  });
  return fitting[0] ?? (holders.length === 1 ? holders[0]! : null);
}

/**
 * Why the game is over, if nothing but the settlement shows it. Where its last play or turns do not end it by the
 * rules, whoever played last has gone out; if that player is one of those who lose tiles, the players agreed to end.
 */
export function impliedEnd(state: GameState, losers: readonly PlayerIndex[]): EndReason {
  const { status } = state;
  if (status.kind === "last-challenge") return reasonToWait(state, status.play);
  if (status.kind === "racks-needed") return reasonForRacks(state);
  const last = lastTurnOf(state);
  return last?.type === "played" && !losers.includes(last.player) ? "out" : "agreed";
}

/** Nobody challenged the last play, since the game has ended. */
export function acceptLastPlay(reading: Reading): void {
  const { status } = reading.now();
  if (status.kind !== "last-challenge") return;
  for (const player of status.waitingFor) reading.book(null, { player, type: "accepted" });
}

/** The play that went out: its event, its player, and whether it is a misfit. */
interface LastTurnOut {
  readonly index: number;
  readonly player: PlayerIndex;
  readonly isMisfit: boolean;
}

function lastTurnOut(reading: Reading): LastTurnOut | null {
  const misfit = reading.lastMisfit();
  if (misfit !== null) return { index: misfit.event, player: misfit.player, isMisfit: true };
  const last = lastPlayOf(reading.now());
  return last && { index: last.index, player: last.event.player, isMisfit: false };
}

/** A player who goes out has no tiles left, even if the tiles before do not add up to that, unless the file says so. */
function emptyRack(reading: Reading, { index, player }: LastTurnOut): void {
  const { players, history } = reading.now();
  const told = history.slice(index).some((event) => event.type === "rack-told" && event.player === player);
  if (pileSize(players[player]!.rack) > 0 && !told)
    reading.book(null, { player, type: "rack-told", rack: { tiles: [], hidden: 0 } });
}

/** Whether the lines of each player give the points that the rules give. */
function agrees(byRules: readonly (number | null)[], own: readonly (readonly LeftoverLine[])[]): boolean {
  const written = own.map((some) => some.reduce((sum, { line }) => sum + (line.score?.value ?? 0), 0));
  return byRules.every((points, player) => points === null || points === written[player]);
}

/**
 * The points that the ruleset gives each player; `null` if it takes tiles that are not all known. The lines of a player
 * who goes out name the tiles of the others, even if it is not clear which are whose.
 */
function expectedOf(
  state: GameState,
  reason: EndReason,
  finisher: PlayerIndex | null,
  leftovers: readonly OwnedLeftover[],
): readonly (number | null)[] {
  const { players, ruleset } = state;
  const { toFinisher } = ruleset.leftover;
  const keeps = !losesOwn(ruleset.leftover, reason);
  const known = players.map(({ rack }) => rack.hidden === 0);
  const allKnown = known.every((is) => is);
  const settled = settlementOf(state, reason);
  return settled.map((points, player) => {
    if (allKnown || (player !== finisher && (keeps || known[player]))) return points;
    const named = leftovers.filter((line) => line.player === player).flatMap(({ unplayed }) => unplayed);
    if (player !== finisher || named.length === 0) return null;
    return toFinisher * named.reduce((sum, tile) => sum + pointsOf(ruleset.tileSet, tile), 0);
  });
}

/** Compares the lines of one player with the settlement of that player, and books the difference. */
function bookRecorded(reading: Reading, lines: readonly LeftoverLine[], expected: number | null): void {
  let left = expected ?? 0;
  lines.forEach(({ line, player, next }, i) => {
    const last = i === lines.length - 1;
    const share = last && expected !== null ? left : (line.score?.value ?? 0);
    const booked = expected === null ? 0 : share;
    left -= booked;
    const points = expected === null ? null : share;
    bookPoints(reading, line, player, { points, booked, bookedAhead: left, code: "wrong-settlement" }, next);
  });
}

/** Remarks on a settlement that the rules require but no line of the file records, and cancels it. */
function cancelUnrecorded(
  reading: Reading,
  { line, tiles }: LeftoverLine,
  player: PlayerIndex,
  expected: number | null,
): void {
  if (expected === 0) return;
  const { name } = reading.now().players[player]!;
  reading.remark(line.line, tiles, "wrong-settlement", { code: "not-settled", player, name, points: expected });
  reading.bookAsRecorded(line.line, player, 0 - (expected ?? 0));
}

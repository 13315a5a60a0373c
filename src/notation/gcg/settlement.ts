import { reasonForRacks } from "../../game/conclude.ts";
import type { EndReason, PlayerIndex } from "../../game/model/event.ts";
import type { GameState, Player } from "../../game/model/state.ts";
import { losesOwn, reasonToWait } from "../../game/table/ending.ts";
import { lastPlayOf } from "../../game/table/last-play.ts";
import { settlementOf } from "../../game/table/settlement.ts";
import { missingTiles, type Pile, pileSize, sortTiles } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import { pointsOf } from "../../tiles/tile-set.ts";
import { parseTiles } from "../rack-text.ts";
import type { Span } from "../remark.ts";
import type { EventLine } from "./line.ts";
import { bookPoints, type NextTotal } from "./points.ts";
import { isSamePile } from "./racks.ts";
import type { Reading } from "./reading.ts";
import { lastTurnOf } from "./turns.ts";

/** A line that settles unplayed tiles. */
export interface LeftoverLine {
  readonly line: EventLine;
  readonly player: PlayerIndex;
  readonly tiles: Span;
  readonly next: NextTotal;
}

/** A line with the tiles that it names, and whose they are; `null` where the line does not say. */
interface Told extends LeftoverLine {
  readonly unplayed: readonly Tile[];
  readonly owner: PlayerIndex | null;
}

/**
 * Ends a game the way its last lines say: tells the racks they name, settles by the ruleset, and compares. A player's
 * lines together are the player's settlement; one that the rules give and the file does not is missed at the last line.
 */
export function settle(reading: Reading, lines: readonly LeftoverLine[]): void {
  const told = lines.map((line) => tellLeftover(reading, line));
  const reason = reasonOf(reading.now(), lines);
  const finisher = reason === "out" ? (lastPlayOf(reading.now())?.event.player ?? null) : null;
  acceptAll(reading);
  if (finisher !== null) emptyRack(reading, finisher);
  const expected = expectedOf(reading.now(), reason, finisher, told);
  expected.forEach((points, player) => {
    const line = lines.find((candidate) => candidate.player === player)?.line.line ?? null;
    if (points !== null && points !== 0)
      reading.book(line, { player, type: "adjusted", reason: "rack", points, note: null });
  });
  reading.book(null, { player: null, type: "ended", reason });
  expected.forEach((points, player) => {
    const own = lines.filter((line) => line.player === player);
    if (own.length > 0) compare(reading, own, points);
    else miss(reading, lines[lines.length - 1] as LeftoverLine, player, points);
  });
}

/** Reads the tiles of a line, finds whose they are, and tells that rack. */
function tellLeftover(reading: Reading, { tiles, ...line }: LeftoverLine): Told {
  const { ruleset, players } = reading.now();
  const { tiles: unplayed, problems } = parseTiles(tiles, ruleset.tileSet);
  const [problem] = problems;
  if (problem !== undefined) {
    reading.remark({ line: line.line.line, column: problem.column }, problem);
    return { ...line, tiles, unplayed, owner: null };
  }
  const owner = ownerOf(reading.now(), line, unplayed);
  if (owner !== null) {
    const rack: Pile = { tiles: sortTiles(ruleset.tileSet, unplayed), hidden: 0 };
    if (!isSamePile(rack, (players[owner] as Player).rack))
      reading.book(line.line.line, { player: owner, type: "rack-told", rack });
  }
  return { ...line, tiles, unplayed, owner };
}

/**
 * A line that repeats its rack, or takes points off, is about the player's own tiles; else they are another's: of several,
 * the next whose rack they can be.
 */
function ownerOf(
  { players, ruleset: { tileSet } }: GameState,
  { line, player }: Pick<LeftoverLine, "line" | "player">,
  unplayed: readonly Tile[],
): PlayerIndex | null {
  const written = line.rack === null ? null : parseTiles(line.rack, tileSet).tiles;
  const repeated =
    written !== null && written.length === unplayed.length && missingTiles(written, unplayed).length === 0;
  if (repeated || (line.score !== null && line.score.value < 0)) return player;
  if (players.length === 2) return 1 - player;
  const others = players.map((_, i) => (player + 1 + i) % players.length).slice(0, -1);
  const holders = others.filter((other) => pileSize((players[other] as Player).rack) > 0);
  const fitting = holders.filter((other) => {
    const { rack } = players[other] as Player;
    return pileSize(rack) === unplayed.length && missingTiles(unplayed, rack.tiles).length === 0;
  });
  return fitting[0] ?? (holders.length === 1 ? (holders[0] as PlayerIndex) : null);
}

/** Why the game is over: by its last play or turns; else who played last has gone out, or, losing tiles, agreed to end. */
function reasonOf(state: GameState, lines: readonly LeftoverLine[]): EndReason {
  const { status } = state;
  if (status.kind === "last-challenge") return reasonToWait(state, status.play);
  if (status.kind === "racks-needed") return reasonForRacks(state);
  const last = lastTurnOf(state);
  const loses = lines.some(({ player, line }) => player === last?.player && (line.score?.value ?? 0) < 0);
  return last?.type === "played" && !loses ? "out" : "agreed";
}

function acceptAll(reading: Reading): void {
  const { status } = reading.now();
  if (status.kind !== "last-challenge") return;
  for (const player of status.waitingFor) reading.book(null, { player, type: "accepted" });
}

/** Who goes out has no tiles, whatever has been counted. */
function emptyRack(reading: Reading, player: PlayerIndex): void {
  const { rack } = reading.now().players[player] as Player;
  if (pileSize(rack) > 0) reading.book(null, { player, type: "rack-told", rack: { tiles: [], hidden: 0 } });
}

/**
 * What the ruleset changes each score by; `null` for a player of whose settlement not all tiles are known. Who goes out
 * names the tiles of the others, even where nobody says which are whose.
 */
function expectedOf(
  state: GameState,
  reason: EndReason,
  finisher: PlayerIndex | null,
  told: readonly Told[],
): readonly (number | null)[] {
  const { players, ruleset } = state;
  const { toFinisher } = ruleset.leftover;
  const keeps = !losesOwn(ruleset.leftover, reason);
  const known = players.map(({ rack }) => rack.hidden === 0);
  const allKnown = known.every((is) => is);
  const settled = settlementOf(state, reason);
  return settled.map((points, player) => {
    if (allKnown || (player !== finisher && (keeps || known[player]))) return points;
    const named = told.filter((line) => line.player === player).flatMap(({ unplayed }) => unplayed);
    if (player !== finisher || named.length === 0) return null;
    return toFinisher * named.reduce((sum, tile) => sum + pointsOf(ruleset.tileSet, tile), 0);
  });
}

/** Compares the lines of one player with what is booked for them. */
function compare(reading: Reading, lines: readonly LeftoverLine[], expected: number | null): void {
  let left = expected ?? 0;
  lines.forEach(({ line, player, next }, i) => {
    const last = i === lines.length - 1;
    const points = last && expected !== null ? left : (line.score?.value ?? 0);
    const booked = expected === null ? 0 : points;
    left -= booked;
    const worth = { points: expected === null ? null : points, booked, ahead: left };
    bookPoints(reading, line, player, { ...worth, code: "wrong-settlement" }, next);
  });
}

/** What the rules give a player whom no line mentions has not been given. */
function miss(reading: Reading, { line, tiles }: LeftoverLine, player: PlayerIndex, expected: number | null): void {
  if (expected === 0) return;
  const { name } = reading.now().players[player] as Player;
  const points = expected === null ? "the unplayed tiles" : `${expected}`;
  reading.remark(
    { line: line.line, column: tiles.column },
    { code: "wrong-settlement", found: `nothing for ${name}`, expected: `${points} for ${name}` },
  );
  reading.bookAsRecorded(line.line, player, 0 - (expected ?? 0));
}

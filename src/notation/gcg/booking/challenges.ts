import type { PlayedEvent, PlayerIndex } from "../../../game/model/event.ts";
import { nextAfter } from "../../../game/table/players.ts";
import { pointsFor } from "../../../game/table/price.ts";
import type { ChallengePenalty } from "../../../rules/ruleset.ts";
import { missingTiles, type Pile, pileSize } from "../../../tiles/pile.ts";
import type { Tile } from "../../../tiles/tile.ts";
import type { Span } from "../../remark.ts";
import { formatRackTiles } from "../../tile-text.ts";
import type { EventLine } from "../lines/gcg-line.ts";
import type { ExpectedPoints } from "./points.ts";
import { bookRack, parseWrittenRack } from "./racks.ts";
import type { Reading } from "./reading.ts";

/**
 * Books the return of a challenged play, as a challenge by the next player that was upheld. A record does not say which
 * of the words was bad; only if there is one, that is known.
 *
 * `points` is what the file counted for the play, which need not be what the rules give.
 */
export function bookWithdrawal(
  reading: Reading,
  entry: EventLine,
  player: PlayerIndex,
  at: Span,
  points: number,
): ExpectedPoints {
  const { line } = entry;
  const written = parseWrittenRack(reading, entry, player);
  const { players } = reading.now();
  const unfit = reading.takeOffMisfit(player);
  // The board never had it, and its points are booked as recorded, both times.
  if (unfit !== null) return { points: 0 - unfit, booked: 0, alternative: 0, code: "wrong-score" };
  const window = reading.window();
  if (window?.event.player !== player) {
    const { name } = players[player]!;
    reading.remark(line, at, "irregular-play", { code: "no-play-before", player, name, text: at.text });
    return { points: null, booked: 0, code: "wrong-score" };
  }
  const { play, event, open } = window;
  const words = open.map((word) => event.words[word]!);
  const invalid = words.length === 1 ? words : null;
  reading.book(
    line,
    { player: nextAfter(players, player), type: "challenged", play, words: open, invalid, upheld: true, price: null },
    { player, type: "phony-returned", play, points: event.points, returned: event.drawn },
  );
  const { rack } = reading.now().players[player]!;
  if (written !== null && rack.hidden === 0 && missingTiles(rack.tiles, written.tiles).length > 0) {
    const played = formatRackTiles(reading.now().ruleset.tileSet, rack.tiles);
    const reason = { code: "other-rack", of: "play", rack: played, text: written.text } as const;
    reading.remark(line, written, "rack-lacks-tile", reason);
  }
  return { points: 0 - points, booked: 0 - event.points, alternative: 0, code: "wrong-score" };
}

const noPoints: ExpectedPoints = { points: 0, booked: 0, code: "wrong-score" };

/**
 * Books a challenge that failed, by the next player against the last play if no note has said more, and the points that
 * the rules give for it. Where they give none, the points are the file's alone.
 */
export function bookChallengeBonus(reading: Reading, line: EventLine, player: PlayerIndex): ExpectedPoints {
  const written = parseWrittenRack(reading, line, player);
  // The board does not have the play that was challenged: the points for that are the file's.
  if (reading.lastMisfit() !== null) return { points: null, booked: 0, code: "wrong-score" };
  const { players, history } = reading.now();
  const last = history.at(-1);
  const noted = last?.type === "challenged" && typeof last.price === "object" && last.price?.points ? last : null;
  const window = noted === null ? reading.window() : null;
  const play = noted?.play ?? window?.play;
  if (play === undefined) return noPoints;
  const event = history[play] as PlayedEvent;
  // Points of the challenged player are a gain, for a challenge by somebody whom the record does not name.
  const challenger = noted?.player ?? (player === event.player ? nextAfter(players, player) : player);
  const rule = noted === null ? reading.priceFor(challenger) : noted.price;
  if (rule === null || typeof rule !== "object") return noPoints;
  const isGain = rule.to === "opponent";
  if ((player === event.player) !== isGain) {
    const { name } = players[event.player]!;
    const reason = { code: "other-side", player: event.player, name, gain: isGain, text: line.nick.text } as const;
    reading.remark(line.line, line.nick, "out-of-turn", reason);
    return { points: null, booked: 0, code: "wrong-score" };
  }
  const words = noted?.words ?? impliedWords(window!.open, rule, line.score?.value ?? rule.points);
  const points = (isGain ? 1 : -1) * pointsFor(rule, words.length);
  const failed = { play, words, invalid: [], upheld: false, price: rule } as const;
  if (noted === null) reading.book(line.line, { player: challenger, type: "challenged", ...failed });
  if (points !== 0) reading.book(line.line, { player, type: "adjusted", reason: "challenge", points, note: null });
  if (written !== null && isNextRack(written.tiles, players[player]!.rack))
    bookRack(reading, line.line, player, written, []);
  return { points, booked: points, code: "wrong-score" };
}

/** The words that a failed challenge looked up, as its points show. */
export function impliedWords(open: readonly number[], price: PointsPrice, points: number): readonly number[] {
  const isCounted = price.per === "word" && price.points > 0;
  return isCounted ? open.slice(0, Math.max(1, Math.round(Math.abs(points) / price.points))) : open;
}

/** What a failed challenge costs in points. */
type PointsPrice = Extract<ChallengePenalty, object>;

/** Whether tiles can be those a player has after drawing: a line with a bonus mostly gives that rack. */
function isNextRack(tiles: readonly Tile[], rack: Pile): boolean {
  return tiles.length <= pileSize(rack) && missingTiles(tiles, rack.tiles).length === 0;
}

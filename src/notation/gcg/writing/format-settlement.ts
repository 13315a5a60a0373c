import type { EndReason, EventOf, GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { isSettled, reasonForRacks } from "../../../game/table/ending.ts";
import { lastPlayOf } from "../../../game/table/last-play.ts";
import { isSettlement } from "../../../game/table/turns.ts";
import { pointsOf } from "../../../tiles/tile-set.ts";
import { formatRackTiles } from "../../tile-text.ts";
import { impliedEnd } from "../booking/settlement.ts";
import { type GcgWriting, signed } from "./format-event.ts";

/** The lines at the end of a game, and the seats whose unplayed tiles they name. */
export interface EndLines {
  readonly lines: readonly string[];
  readonly named: ReadonlySet<PlayerIndex>;
}

/** Writes the settlement of unplayed tiles, and above it why the game has ended if nothing else shows that. */
export function formatEnd(before: GameState, events: readonly GameEvent[], { nicks, noteOf }: GcgWriting): EndLines {
  const { players } = before;
  const points = players.map(() => 0);
  for (const event of events) if (isSettlement(event)) points[event.player]! += event.points;
  const ended = events.find((event): event is EventOf<"ended"> => event.type === "ended");
  const isOut = ended?.reason === "out" && isSettled(before, "out");
  const finisher = isOut ? lastPlayOf(before)?.event.player : undefined;
  const seats = players.map((_, seat) => seat);
  const gainers = seats.filter((seat) => points[seat]! > 0 || (seat === finisher && points[seat] === 0));
  const losers = seats.filter((seat) => points[seat]! < 0);
  const lines = [
    ...gainers.flatMap((seat) => gainLines(before, seat, points[seat]!, nicks)),
    ...losers.map((seat) => lossLine(before, seat, points[seat]!, nicks)),
  ];
  const implied = lines.length > 0 ? impliedEnd(before, losers) : endWithoutLines(before);
  const isShown = ended === undefined || ended.reason === implied;
  // With more than two players a line that gains tiles does not say whose they are.
  const isNamed = (seat: PlayerIndex): boolean =>
    losers.includes(seat) || (players.length === 2 && gainers.some((gainer) => gainer !== seat));
  return { lines: [...(isShown ? [] : noteOf(ended)), ...lines], named: new Set(seats.filter(isNamed)) };
}

/** Why a game is over after its last line, where no line settles unplayed tiles; `null` if nothing shows that. */
function endWithoutLines(before: GameState): EndReason | null {
  const last = before.history.at(-1);
  if (last?.type === "resigned") return "resigned";
  if (last?.type === "challenged") return "lost-challenge";
  // That somebody accepts the last play is not written in a game that has ended.
  if (before.status.kind !== "racks-needed" || last?.type === "accepted") return null;
  const reason = reasonForRacks(before);
  return isSettled(before, reason) ? null : reason;
}

/**
 * One line for each other player with tiles, in the order of play, with what the ruleset gives for them. The last line
 * has what is left of the points. A player who goes out has a line even if the others hold only blanks, which are worth
 * nothing.
 */
function gainLines(before: GameState, seat: number, points: number, nicks: readonly string[]): readonly string[] {
  const { players, ruleset } = before;
  const { tileSet, leftover } = ruleset;
  const others = players.map((_, i) => players[(seat + 1 + i) % players.length]!).slice(0, -1);
  const racks = others.map(({ rack }) => rack.tiles).filter((tiles) => tiles.length > 0);
  let { score } = players[seat]!;
  let left = points;
  return racks.map((tiles, i) => {
    const value = tiles.reduce((sum, tile) => sum + pointsOf(tileSet, tile), 0);
    const share = i === racks.length - 1 ? left : leftover.toFinisher * value;
    left -= share;
    score += share;
    return `>${nicks[seat]}:  (${formatRackTiles(tileSet, tiles)}) ${signed(share)} ${score}`;
  });
}

function lossLine({ players, ruleset }: GameState, seat: number, points: number, nicks: readonly string[]): string {
  const { rack, score } = players[seat]!;
  const tiles = formatRackTiles(ruleset.tileSet, rack.tiles);
  return `>${nicks[seat]}: ${tiles} (${tiles}) ${signed(points)} ${score + points}`;
}

import type { PlayerIndex } from "../../game/model/event.ts";
import type { Player } from "../../game/model/state.ts";
import { nextAfter } from "../../game/table/players.ts";
import { openWindow } from "../../game/table/window.ts";
import { missingTiles, pileSize } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { Span } from "../remark.ts";
import type { EventLine } from "./line.ts";
import type { Worth } from "./points.ts";
import { readWrittenRack, tellRack } from "./racks.ts";
import type { Reading } from "./reading.ts";

/**
 * A play that has come off: a challenge by the next player, upheld. A record does not say which of the words was bad, so
 * all of them are: as at a table where only the verdict is told.
 *
 * `points`: what the play had been booked with, also beyond the rules.
 */
export function readWithdrawal(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  at: Span,
  points: number,
): Worth {
  const now = reading.now();
  const window = openWindow(now);
  if (window === null || window.event.player !== player) {
    const expected = `a play by ${(now.players[player] as Player).name} just before`;
    reading.remark({ line: line.line, column: at.column }, { code: "irregular-play", found: at.text, expected });
    return { points: null, booked: 0, code: "wrong-score" };
  }
  const { play, event, open } = window;
  reading.book(
    line.line,
    {
      player: nextAfter(now.players, player),
      type: "challenged",
      play,
      words: open,
      invalid: open.map((word) => event.words[word] as string),
      upheld: true,
    },
    { player, type: "phony-returned", play, points: event.points, returned: event.drawn },
  );
  const loss = 0 - points;
  return { points: loss, booked: 0 - event.points, orElse: 0, code: "wrong-score" };
}

/**
 * Points for a challenge that failed: the next player's, against the last play. Where the rules give none, the points
 * are the file's alone.
 */
export function readBonus(reading: Reading, line: EventLine, player: PlayerIndex): Worth {
  const written = readWrittenRack(reading, line);
  const now = reading.now();
  const { challenge } = now.ruleset;
  const rule = typeof challenge?.whenWrong === "object" ? challenge.whenWrong : null;
  const window = openWindow(now);
  if (rule === null || window === null) return { points: 0, booked: 0, code: "wrong-score" };
  const { play, event, open } = window;
  const gains = rule.to === "opponent";
  const said = now.players[event.player] as Player;
  if ((player === event.player) !== gains) {
    const expected = gains ? said.name : `a challenger of ${said.name}`;
    reading.remark(
      { line: line.line, column: line.nick.column },
      { code: "out-of-turn", found: line.nick.text, expected },
    );
    return { points: null, booked: 0, code: "wrong-score" };
  }
  const recorded = Math.abs(line.score?.value ?? rule.points);
  const many = rule.per === "word" && rule.points > 0 ? Math.round(recorded / rule.points) : open.length;
  const words = open.slice(0, Math.max(1, many));
  const points = (gains ? 1 : -1) * rule.points * (rule.per === "word" ? words.length : 1);
  const challenger = gains ? nextAfter(now.players, player) : player;
  reading.book(line.line, { player: challenger, type: "challenged", play, words, invalid: [], upheld: false });
  if (points !== 0) reading.book(line.line, { player, type: "adjusted", reason: "challenge", points, note: null });
  if (written !== null && isNextRack(written.tiles, now.players[player] as Player))
    tellRack(reading, line.line, player, written, []);
  return { points, booked: points, code: "wrong-score" };
}

/** Whether a rack can be the one a player has drawn up to, as that of a bonus line mostly is. */
function isNextRack(tiles: readonly Tile[], { rack }: Player): boolean {
  return tiles.length <= pileSize(rack) && missingTiles(tiles, rack.tiles).length === 0;
}

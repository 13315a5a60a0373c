import type { GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import { judgeAccept } from "../../../game/moves/accept.ts";
import { mayChallenge } from "../../../game/moves/challenge.ts";
import { judgeBlankExchange } from "../../../game/moves/exchange-blank.ts";
import { judgeResign } from "../../../game/moves/resign.ts";
import { judgePlayerRuling, type PlayerRuling } from "../../../game/player-ruling.ts";
import { stillIn } from "../../../game/table/players.ts";
import type { OwnNoteLine } from "../contents.ts";
import { intentOfNote, readNote } from "../own-notes.ts";
import type { Reading } from "./reading.ts";

type Events = readonly GameEvent[] | undefined;

/**
 * The events that a note of ours about a player says, judged like the move or the ruling that it was. Nothing if that
 * cannot have happened now.
 */
export function eventsOfNote(reading: Reading, { text, line }: OwnNoteLine): Events {
  const note = readNote(text)!;
  const now = reading.now();
  const { players, status, ruleset } = now;
  const place = (note.number ?? 0) - 1;
  if (place < 0 || place >= players.length) return undefined;
  const player = reading.seating.seatAt(place);
  const { move, ruling } = intentOfNote(note, player, ruleset.tileSet) ?? {};
  if (status.kind === "over" && ruling?.type !== "adjust") return undefined;
  if (ruling !== undefined) {
    const { events } = judgePlayerRuling(now, ruling as PlayerRuling);
    // The game had a slip already when it was read from another record.
    const isSlip = ruling.type === "adjust" && ruling.reason === "as-recorded" && status.kind !== "over";
    if (events !== undefined && isSlip) reading.trust.lose(line);
    return events;
  }
  if (move === undefined || players[player]!.resigned) return undefined;
  if (move.type === "challenge") return failedChallenge(reading, player, move.words ?? []);
  if (move.type === "resign") return resignation(reading, player);
  if (move.type === "accept") return judgeAccept(now, player).events;
  const isOnTurn = move.type === "exchange-blank" && status.turn === player;
  return isOnTurn ? judgeBlankExchange(now, move.square, player).events : undefined;
}

/**
 * What it costs in points has a line of its own, which is believed: only the challenge is booked here, and the end if
 * it has lost the game.
 */
function failedChallenge(reading: Reading, player: PlayerIndex, words: readonly number[]): Events {
  const { window } = mayChallenge(reading.now(), player, reading.past);
  if (window === undefined || words.length === 0 || new Set(words).size < words.length) return undefined;
  if (!words.every((word) => window.open.includes(word))) return undefined;
  const price = reading.priceFor(player);
  const { play } = window;
  const failed: GameEvent = { player, type: "challenged", play, words, invalid: [], upheld: false, price };
  return price === "lose-game" ? [failed, { player: null, type: "ended", reason: "lost-challenge" }] : [failed];
}

/** Who is left alone has the game. */
function resignation(reading: Reading, player: PlayerIndex): Events {
  const { events } = judgeResign(reading.now(), player);
  const isLast = stillIn(reading.now()).length <= 2;
  return events && isLast ? [...events, { player: null, type: "ended", reason: "resigned" }] : events;
}

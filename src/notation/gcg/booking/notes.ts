import type { Square } from "../../../board/square.ts";
import type { GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import { judgeAccept } from "../../../game/moves/accept.ts";
import { mayChallenge } from "../../../game/moves/challenge.ts";
import { judgeBlankExchange } from "../../../game/moves/exchange-blank.ts";
import { judgeResign } from "../../../game/moves/resign.ts";
import { judgePlayerRuling, type PlayerRuling } from "../../../game/player-ruling.ts";
import { stillIn } from "../../../game/table/players.ts";
import type { Pile } from "../../../tiles/pile.ts";
import { readCoordinate } from "../../coordinate.ts";
import { parseTiles } from "../../rack-text.ts";
import type { OwnNoteLine } from "../contents.ts";
import { readNote } from "../own-notes.ts";
import type { Reading } from "./reading.ts";

type Events = readonly GameEvent[] | undefined;

/**
 * The events that a note of ours about a player says, judged like the move or the ruling that it was. Nothing if that
 * cannot have happened now.
 */
export function eventsOfNote(reading: Reading, { text, line }: OwnNoteLine): Events {
  const { word, number, rest } = readNote(text)!;
  const { players, status } = reading.now();
  const place = (number ?? 0) - 1;
  if (place < 0 || place >= players.length) return undefined;
  const player = reading.seating.seatAt(place);
  if (status.kind === "over") return word === "Adjusted" ? adjustment(reading, player, rest) : undefined;
  const isIn = !players[player]!.resigned;
  const pile = readPile(reading, rest);
  switch (word) {
    case "Adjusted": {
      const events = adjustment(reading, player, rest);
      // The game had a slip already when it was read from another record.
      if (events?.some((event) => event.type === "adjusted" && event.reason === "as-recorded"))
        reading.trust.lose(line);
      return events;
    }
    case "OnTurn":
      return ruled(reading, { type: "set-turn", player });
    case "Rack":
      return pile && ruled(reading, { type: "tell-rack", player, rack: pile });
    case "Returned":
      return pile && ruled(reading, { type: "return-excess", player, tiles: pile });
    case "FailedChallenge":
      return isIn ? failedChallenge(reading, player, rest) : undefined;
    case "Resigned":
      return isIn ? resignation(reading, player) : undefined;
    case "Accepted":
      return isIn ? judgeAccept(reading.now(), player).events : undefined;
    default: {
      const square: Square | undefined = readCoordinate(rest)?.square;
      return square && status.turn === player ? judgeBlankExchange(reading.now(), square, player).events : undefined;
    }
  }
}

function ruled(reading: Reading, ruling: PlayerRuling): Events {
  return judgePlayerRuling(reading.now(), ruling).events;
}

/** `-5 penalty; note late`. */
function adjustment(reading: Reading, player: PlayerIndex, text: string): Events {
  const [, points, reason, note] = /^(-?\d{1,7}) ([a-z-]+)(?:; note (.+))?$/.exec(text) ?? [];
  type Reason = Extract<PlayerRuling, { readonly type: "adjust" }>["reason"];
  return ruled(reading, { type: "adjust", player, points: Number(points), reason: reason as Reason, note });
}

/** `AEI+4`: three tiles and four that nobody has seen. */
function readPile(reading: Reading, text: string): Pile | undefined {
  const [, known, hidden] = /^(.*)\+(\d{1,4})$/.exec(text) ?? [];
  const { tiles, problems } = parseTiles({ text: known ?? "", column: 1 }, reading.now().ruleset.tileSet);
  return known === undefined || problems.length > 0 ? undefined : { tiles, hidden: Number(hidden) };
}

/**
 * `words 1 3`. What it costs in points has a line of its own, which is believed: only the challenge is booked here, and
 * the end if it has lost the game.
 */
function failedChallenge(reading: Reading, player: PlayerIndex, text: string): Events {
  const { window } = mayChallenge(reading.now(), player, reading.past);
  const [, numbers] = /^words (\d{1,3}(?: \d{1,3})*)$/.exec(text) ?? [];
  const words = numbers?.split(" ").map((number) => Number(number) - 1) ?? [];
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

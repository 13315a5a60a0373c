import { addTiles, type Pile, pileSize, takeBack, takeTiles } from "../../tiles/pile.ts";
import { BLANK, type BoardTile } from "../../tiles/tile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Status, Table } from "../model/state.ts";
import { layTiles, liftTiles, tilesOf } from "../table/board-tiles.ts";
import { nextAfter } from "../table/players.ts";
import { countScoreless } from "../table/turns.ts";
import { winnersOf } from "../table/winners.ts";
import { afterAnswer, afterPlay, afterResignation, afterTurn } from "./status.ts";

/**
 * The one fold: the table after an event. Games, games on real tables and views of either go through it, in
 * `applyMove`, `replay` and `updateView` alike.
 *
 * It rests on what everybody may see (counts of tiles, not letters), so that the fold of a view ends where the view of
 * the fold does. What an event does not touch stays the same object.
 */
export function applyEvent<T extends Table>(table: T, event: GameEvent): T {
  return { ...table, ...changesBy(table, event), history: [...table.history, event] };
}

/** Several events at once: the same as one after the other, in time that grows with their number alone. */
export function applyEvents<T extends Table>(table: T, events: readonly GameEvent[]): T {
  const history = table.history.slice();
  let now = table;
  for (const event of events) {
    now = { ...now, ...changesBy(now, event), history };
    history.push(event);
  }
  return now;
}

type Changes = Pick<Table, "board" | "players" | "bag" | "status" | "scorelessTurns">;

function changesBy(table: Table, event: GameEvent): Changes {
  const { ruleset, history } = table;
  let { board, players, bag, status, scorelessTurns } = table;
  const add = (pile: Pile, added: Pile): Pile => addTiles(ruleset.tileSet, pile, added);
  const change = (changed: Partial<Player>): void => {
    players = players.map((player, index) => (index === event.player ? { ...player, ...changed } : player));
  };
  const now = (): Table => ({ ...table, board, players, bag, scorelessTurns });
  const next = (): Status => ({ kind: "playing", turn: nextAfter(players, event.player as PlayerIndex) });
  /** What every turn changes. A pass counts for its player alone; any other turn breaks the series of all (D29). */
  const takeTurn = (isPass: boolean, given: Pile, drawn: Pile, points: number): void => {
    const { rack, score, passesInRow } = players[event.player as PlayerIndex] as Player;
    if (!isPass) players = players.map((player) => (player.passesInRow > 0 ? { ...player, passesInRow: 0 } : player));
    change({
      rack: add(takeTiles(rack, given), drawn),
      score: score + points,
      passesInRow: isPass ? passesInRow + 1 : 0,
    });
    bag = takeTiles(bag, drawn);
    scorelessTurns = points === 0 ? scorelessTurns + 1 : 0;
  };

  const player = players[event.player ?? 0] as Player;
  switch (event.type) {
    case "drew-for-start":
      status = { kind: "playing", turn: event.first };
      break;
    case "turn-set":
      status = { kind: "playing", turn: event.player };
      break;
    case "dealt":
      change({ rack: add(player.rack, event.drawn) });
      bag = takeTiles(bag, event.drawn);
      break;
    case "played":
      board = layTiles(table, event.placements);
      takeTurn(false, shown(event.placements), event.drawn, event.points);
      status = afterPlay(now(), event);
      break;
    case "exchanged": {
      // An exchange of none counts as a pass (decision D14).
      const isPass = pileSize(event.returned) === 0;
      takeTurn(isPass, event.returned, event.drawn, 0);
      if (!isPass) change({ exchanges: player.exchanges + 1 });
      bag = add(bag, event.returned); // after the draw: clause T3
      status = afterTurn(now(), next());
      break;
    }
    case "passed":
      takeTurn(true, none, none, 0);
      status = afterTurn(now(), next());
      break;
    case "accepted":
      status = afterAnswer(table, event.player);
      break;
    case "resigned":
      change({ resigned: true });
      status = afterResignation(now(), event.player);
      break;
    case "turn-lost":
      change({ turnsToMiss: player.turnsToMiss - 1 });
      status = next();
      break;
    case "challenged":
      if (event.upheld) break;
      if (ruleset.challenge?.whenWrong === "lose-turn") change({ turnsToMiss: player.turnsToMiss + 1 });
      status = afterAnswer(table, event.player);
      break;
    case "phony-returned": {
      // As if the play had not been made, with the passes at zero (D21); the player to move stays the next one.
      const play = history[event.play];
      if (play?.type !== "played") break;
      const rack = add(takeBack(player.rack, event.returned), shown(play.placements));
      change({ rack, score: player.score - event.points });
      board = liftTiles(table, play.placements);
      bag = add(bag, event.returned);
      scorelessTurns = countScoreless(history, event.play) + 1;
      status = afterTurn(now(), status.kind === "playing" ? status : next());
      break;
    }
    case "blank-exchanged": {
      const natural = { ...event.square, letter: event.letter, blank: false };
      change({ rack: add(takeTiles(player.rack, shown([natural])), { tiles: [BLANK], hidden: 0 }) });
      board = layTiles(table, [natural]);
      break;
    }
    case "rack-told": {
      // Tiles are conserved: what a rack has more than was counted, the bag has less. Once the racks are asked for,
      // counts decide nothing more.
      const rack = add(none, event.rack);
      const more = pileSize(rack) - pileSize(player.rack);
      change({ rack });
      if (status.kind === "racks-needed")
        status = { ...status, waitingFor: status.waitingFor.filter((waited) => waited !== event.player) };
      else bag = more > 0 ? takeTiles(bag, { tiles: [], hidden: more }) : add(bag, { tiles: [], hidden: -more });
      break;
    }
    case "excess-returned":
      change({ rack: takeTiles(player.rack, event.tiles) });
      bag = add(bag, event.tiles);
      break;
    case "adjusted":
      change({ score: player.score + event.points });
      // A penalty after the end may change who has won.
      if (status.kind === "over") status = { ...status, winners: winnersOf(now(), status.reason) };
      break;
    case "ended":
      // Turns still owed are void now (scenario 11).
      players = players.map((owing) => (owing.turnsToMiss > 0 ? { ...owing, turnsToMiss: 0 } : owing));
      status = { kind: "over", turn: null, reason: event.reason, winners: winnersOf(table, event.reason) };
      break;
  }
  return { board, players, bag, status, scorelessTurns };
}

const none: Pile = { tiles: [], hidden: 0 };

/** The tiles of placements as a pile. */
function shown(placements: readonly BoardTile[]): Pile {
  return { tiles: tilesOf(placements), hidden: 0 };
}

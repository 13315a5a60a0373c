import type { Board } from "../../board/board.ts";
import { addTiles, type Pile, pileSize, takeBack, takeTiles } from "../../tiles/pile.ts";
import { type BoardTile, tilesOf } from "../../tiles/tile.ts";
import type { EndReason, EventOf, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Status, Table } from "../model/state.ts";
import { layTiles, liftTiles } from "../table/board-tiles.ts";
import { growingPast, type Past } from "../table/past.ts";
import { costsTurn } from "../table/price.ts";
import { scorelessBy, scorelessWithout } from "../table/turns.ts";
import { winnersOf } from "../table/winners.ts";
import { afterAnswer, afterFailedChallenge, afterPlay, afterResignation, afterTurn, over, playing } from "./status.ts";

/**
 * Returns the table after an event. Games, games at real tables and views of either all go through this fold, in
 * `applyMove`, `replayEvents` and `updateView` alike.
 *
 * It depends only on what everybody may see, on counts of tiles and not on letters. So the fold of a view gives the
 * view of the fold. What an event does not touch stays the same object.
 */
export function applyEvent<T extends Table>(table: T, event: GameEvent): T {
  const [add] = eventByEvent(table);
  return add(event);
}

/**
 * Returns the table after several events. It is the same as one after the other, but takes time in proportion to their
 * number, not to the length of the history.
 */
export function applyEvents<T extends Table>(table: T, events: readonly GameEvent[]): T {
  const [add] = eventByEvent(table);
  let now = table;
  for (const event of events) now = add(event);
  return now;
}

/**
 * Returns two functions. `add` applies one event after the other, each to the table that the one before has made. All
 * these tables share one growing history, so each is right only until the next one is made. `past` returns the past of
 * the last of them. Each event is read once, however many there are.
 */
export function eventByEvent<T extends Table>(table: T): readonly [add: (event: GameEvent) => T, past: () => Past] {
  const history = table.history.slice();
  const past = growingPast(history, table.ruleset);
  let now = table;
  return [
    (event) => {
      now = { ...now, ...changesBy(now, event, past), history };
      history.push(event);
      return now;
    },
    past,
  ];
}

/** What an event changes. Everything else stays the same object. */
type Changes = Partial<Pick<Table, "board" | "players" | "bag" | "status" | "scorelessTurns">>;

/** @param past - What the events before say, asked only where it matters. */
function changesBy(table: Table, event: GameEvent, past: () => Past): Changes {
  const { board, players, bag, status } = table;
  const player = players[event.player ?? 0] as Player;
  // A turn without a play, which may be a scoreless one. Plays are most of a game, and spreading takes time.
  const turn = (changes: Changes): Changes => {
    const scorelessTurns = table.scorelessTurns + scorelessBy(table.ruleset, event);
    return andStatus(table, { ...changes, scorelessTurns }, (left) => afterTurn(left, event, true, past));
  };
  switch (event.type) {
    case "drew-for-start":
      return { status: playing(event.first) };
    case "turn-set":
      return { status: playing(event.player) };
    case "dealt":
      return {
        ...withPlayer(table, event, { rack: addToPile(table, player.rack, event.drawn) }),
        bag: takeTiles(bag, event.drawn),
      };
    case "played": {
      const laid = layTiles(table, event.placements);
      const changes = takeTurn(table, event, pileOf(event.placements), event.points, laid);
      return andStatus(table, changes, (left) => afterPlay(left, event));
    }
    case "exchanged": {
      // An exchange of no tiles counts as a pass (D14).
      const isPass = pileSize(event.returned) === 0;
      return turn(isPass ? pass(table, event) : takeTurn(table, event, event.returned, 0, board));
    }
    case "passed":
      return turn(pass(table, event));
    case "accepted":
      return { status: afterAnswer(table, event.player) };
    case "resigned":
      return andStatus(table, withPlayer(table, event, { resigned: true }), (left) =>
        afterResignation(left, event, past),
      );
    case "turn-lost":
      return turn(withPlayer(table, event, { turnsToMiss: Math.max(0, player.turnsToMiss - 1) }));
    case "challenged": {
      if (event.upheld) return {};
      // Missed when the turn comes (D22).
      const turnsToMiss = player.turnsToMiss + (costsTurn(event) ? 1 : 0);
      const after = afterFailedChallenge(table, event, past);
      return { ...withPlayer(table, event, { turnsToMiss }), status: after };
    }
    case "phony-returned":
      return takeOff(table, event, past);
    case "blank-exchanged": {
      const natural = { ...event.square, letter: event.letter, blank: false };
      const rack = addToPile(table, takeTiles(player.rack, pileOf([natural])), pileOf([{ ...natural, blank: true }]));
      return { ...withPlayer(table, event, { rack }), board: layTiles(table, [natural]) };
    }
    case "rack-told":
      return tellRack(table, event);
    case "excess-returned":
      return {
        ...withPlayer(table, event, { rack: takeTiles(player.rack, event.tiles) }),
        bag: addToPile(table, bag, event.tiles),
      };
    case "adjusted":
      // A penalty after the end may change who has won, but no decision.
      return andStatus(table, withPlayer(table, event, { score: player.score + event.points }), (left) =>
        status.kind === "over" && status.spreads === undefined
          ? { ...status, winners: winnersOf(left, status.reason as EndReason, past()) }
          : status,
      );
    case "ended":
      return over(players, { reason: event.reason, winners: winnersOf(table, event.reason, past()) });
    case "decided": {
      const { reason, winners, spreads } = event;
      return over(players, { reason, winners, spreads });
    }
  }
}

/**
 * Adds the status that follows from the table that the changes leave. The history of that table does not have the event
 * yet.
 */
function andStatus(table: Table, changes: Changes, statusOf: (left: Table) => Status): Changes {
  const left = tableWith(table, changes);
  return tableWith(left, { status: statusOf(left) });
}

/**
 * What games and views have in common, with changes. The fields are named one by one: spreading tables takes a tenth of
 * the time of a move.
 */
function tableWith(table: Table, changes: Changes): Table {
  return {
    version: table.version,
    ruleset: table.ruleset,
    board: changes.board ?? table.board,
    players: changes.players ?? table.players,
    bag: changes.bag ?? table.bag,
    status: changes.status ?? table.status,
    scorelessTurns: changes.scorelessTurns ?? table.scorelessTurns,
    dictionary: table.dictionary,
    history: table.history,
  };
}

/** What a play or an exchange changes. Either ends everybody's series of passes (D29). */
function takeTurn(
  table: Table,
  event: EventOf<"played" | "exchanged">,
  given: Pile,
  points: number,
  board: Board,
): Changes {
  const { rack, score, exchanges } = table.players[event.player] as Player;
  const players = table.players.map((other) => (other.passesInRow > 0 ? { ...other, passesInRow: 0 } : other));
  const bag = takeTiles(table.bag, event.drawn);
  const exchanged = event.type === "exchanged";
  return {
    board,
    ...withPlayer({ players }, event, {
      rack: addToPile(table, takeTiles(rack, given), event.drawn),
      score: score + points,
      exchanges: exchanged ? exchanges + 1 : exchanges,
    }),
    bag: exchanged ? addToPile(table, bag, given) : bag, // exchanged tiles go back after the draw (clause T3)
    // A play ends the series even if it is worth nothing (D23). An exchange is counted as a turn without a play.
    scorelessTurns: 0,
  };
}

/** A pass counts for the player who makes it, and for nobody else (D29). */
function pass(table: Table, by: By): Changes {
  const { passesInRow } = table.players[by.player] as Player;
  return withPlayer(table, by, { passesInRow: passesInRow + 1 });
}

/**
 * As if the play had not been made, but with all series of passes at zero (D21). The player to move stays the next one.
 */
function takeOff(table: Table, event: EventOf<"phony-returned">, past: () => Past): Changes {
  const { history, status, players, bag, ruleset } = table;
  const { player, returned } = event;
  const play = history[event.play];
  if (play?.type !== "played") return {};
  const { rack, score } = players[player] as Player;
  // A rack that was reported after the draw may show tiles that were drawn.
  const told = history.slice(event.play).some((later) => later.type === "rack-told" && later.player === player);
  const left = told ? takeTiles(rack, returned) : takeBack(rack, returned);
  const changes: Changes = {
    ...withPlayer(table, event, { rack: addToPile(table, left, pileOf(play.placements)), score: score - event.points }),
    board: liftTiles(table, play.placements),
    bag: addToPile(table, bag, returned),
    scorelessTurns: scorelessWithout(event.play, history, ruleset) + 1,
  };
  return andStatus(table, changes, (left) => afterTurn(left, event, status.turn === null, past));
}

/**
 * A rack as it has been reported. Tiles are conserved: what the rack has more than was counted, the bag has less. Once
 * the game waits for its racks, counts decide nothing more, and the bag stays as it is.
 */
function tellRack(table: Table, event: EventOf<"rack-told">): Changes {
  const { bag, status } = table;
  const rack = addToPile(table, pileOf([]), event.rack);
  const more = pileSize(rack) - pileSize((table.players[event.player] as Player).rack);
  const changes = withPlayer(table, event, { rack });
  if (status.kind === "racks-needed")
    return {
      ...changes,
      status: { ...status, waitingFor: status.waitingFor.filter((waited) => waited !== event.player) },
    };
  const hidden = { tiles: [], hidden: Math.abs(more) };
  return { ...changes, bag: more > 0 ? takeTiles(bag, hidden) : addToPile(table, bag, hidden) };
}

/** Whose event it is. */
interface By {
  readonly player: PlayerIndex;
}

/** The players, with a change of the one whose event it is. */
function withPlayer(
  { players }: Pick<Table, "players">,
  { player }: By,
  changed: Partial<Player>,
): Pick<Table, "players"> {
  return { players: players.map((other, index) => (index === player ? { ...other, ...changed } : other)) };
}

/** The tiles of two piles in one. */
function addToPile({ ruleset }: Table, pile: Pile, added: Pile): Pile {
  return addTiles(ruleset.tileSet, pile, added);
}

/** The tiles of placements as a pile. */
function pileOf(placements: readonly BoardTile[]): Pile {
  return { tiles: tilesOf(placements), hidden: 0 };
}

import type { Board } from "../../board/board.ts";
import { addTiles, type Pile, pileSize, takeBack, takeTiles } from "../../tiles/pile.ts";
import { BLANK, type BoardTile } from "../../tiles/tile.ts";
import type { EventOf, GameEvent, PlayerIndex } from "../model/event.ts";
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

/** What an event changes; everything else stays the same object. */
type Changes = Partial<Pick<Table, "board" | "players" | "bag" | "status" | "scorelessTurns">>;

function changesBy(table: Table, event: GameEvent): Changes {
  const { players, bag, status } = table;
  switch (event.type) {
    case "drew-for-start":
      return { status: { kind: "playing", turn: event.first } };
    case "turn-set":
      return { status: { kind: "playing", turn: event.player } };
    case "dealt":
      return {
        players: changePlayer(table, event.player, ({ rack }) => ({ rack: together(table, rack, event.drawn) })),
        bag: takeTiles(bag, event.drawn),
      };
    case "played": {
      const { player, placements, drawn, points } = event;
      const board = layTiles(table, placements);
      const turn = takeTurn(table, { player, given: shown(placements), drawn, points, board });
      return andStatus(table, turn, (left) => afterPlay(left, event));
    }
    case "exchanged":
      return andStatus(table, exchange(table, event), (left) =>
        afterTurn(left, playing(nextAfter(players, event.player))),
      );
    case "passed":
      return andStatus(table, pass(table, event.player), (left) =>
        afterTurn(left, playing(nextAfter(players, event.player))),
      );
    case "accepted":
      return { status: afterAnswer(table, event.player) };
    case "resigned": {
      const resigned = changePlayer(table, event.player, () => ({ resigned: true }));
      return andStatus(table, { players: resigned }, (left) => afterResignation(left, event.player));
    }
    case "turn-lost":
      return {
        players: changePlayer(table, event.player, ({ turnsToMiss }) => ({ turnsToMiss: turnsToMiss - 1 })),
        status: playing(nextAfter(players, event.player)),
      };
    case "challenged":
      return event.upheld ? {} : { ...owedTurn(table, event.player), status: afterAnswer(table, event.player) };
    case "phony-returned":
      return takeOff(table, event);
    case "blank-exchanged": {
      const natural = { ...event.square, letter: event.letter, blank: false };
      const blank: Pile = { tiles: [BLANK], hidden: 0 };
      return {
        players: changePlayer(table, event.player, ({ rack }) => ({
          rack: together(table, takeTiles(rack, shown([natural])), blank),
        })),
        board: layTiles(table, [natural]),
      };
    }
    case "rack-told":
      return tellRack(table, event.player, event.rack);
    case "excess-returned":
      return {
        players: changePlayer(table, event.player, ({ rack }) => ({ rack: takeTiles(rack, event.tiles) })),
        bag: together(table, bag, event.tiles),
      };
    case "adjusted": {
      const adjusted = changePlayer(table, event.player, ({ score }) => ({ score: score + event.points }));
      // A penalty after the end may change who has won.
      return andStatus(table, { players: adjusted }, (left) =>
        status.kind === "over" ? { ...status, winners: winnersOf(left, status.reason) } : status,
      );
    }
    case "ended":
      return {
        // Turns still owed are void now (D22).
        players: players.map((player) => (player.turnsToMiss > 0 ? { ...player, turnsToMiss: 0 } : player)),
        status: { kind: "over", turn: null, reason: event.reason, winners: winnersOf(table, event.reason) },
      };
  }
}

/** Changes, and the status that follows from the table they leave. Its history is still that before the event. */
function andStatus(table: Table, changes: Changes, statusOf: (left: Table) => Status): Changes {
  const left = tableWith(table, changes);
  const { board, players, bag, scorelessTurns } = left;
  return { board, players, bag, scorelessTurns, status: statusOf(left) };
}

/** What games and views have in common, with changes. Fields are named: spreading tables costs a tenth of a move. */
function tableWith(table: Table, changes: Changes): Table {
  const { version, ruleset, dictionary, history, status } = table;
  const { board = table.board, players = table.players, bag = table.bag } = changes;
  const { scorelessTurns = table.scorelessTurns } = changes;
  return { version, ruleset, board, players, bag, status, scorelessTurns, dictionary, history };
}

/** A turn in which tiles are laid or exchanged. */
interface Turn {
  readonly player: PlayerIndex;
  readonly given: Pile;
  readonly drawn: Pile;
  readonly points: number;
  readonly board: Board;
}

/** What a play or an exchange changes; either ends everybody's passes in a row (D29). */
function takeTurn(table: Table, { player, given, drawn, points, board }: Turn): Changes {
  const players = table.players.map((other) => (other.passesInRow > 0 ? { ...other, passesInRow: 0 } : other));
  return {
    board,
    players: changePlayer({ players }, player, ({ rack, score }) => ({
      rack: together(table, takeTiles(rack, given), drawn),
      score: score + points,
    })),
    bag: takeTiles(table.bag, drawn),
    scorelessTurns: points === 0 ? table.scorelessTurns + 1 : 0,
  };
}

/** A pass counts for its player alone (D29). */
function pass(table: Table, player: PlayerIndex): Changes {
  const players = changePlayer(table, player, ({ passesInRow }) => ({ passesInRow: passesInRow + 1 }));
  return { players, scorelessTurns: table.scorelessTurns + 1 };
}

/** An exchange of no tiles counts as a pass (D14). The tiles go back after the draw (clause T3). */
function exchange(table: Table, { player, returned, drawn }: EventOf<"exchanged">): Changes {
  if (pileSize(returned) === 0) return pass(table, player);
  const given = returned;
  const turn = tableWith(table, takeTurn(table, { player, given, drawn, points: 0, board: table.board }));
  return {
    players: changePlayer(turn, player, ({ exchanges }) => ({ exchanges: exchanges + 1 })),
    bag: together(table, turn.bag, returned),
    scorelessTurns: turn.scorelessTurns,
  };
}

/** A failed challenge costs a turn where the rules say so; it is missed when it comes (D22). */
function owedTurn(table: Table, challenger: PlayerIndex): Changes {
  if (table.ruleset.challenge?.whenWrong !== "lose-turn") return {};
  return { players: changePlayer(table, challenger, ({ turnsToMiss }) => ({ turnsToMiss: turnsToMiss + 1 })) };
}

/** As if the play had not been made, with the passes at zero (D21). The player to move stays the next one. */
function takeOff(table: Table, { player, play: index, points, returned }: EventOf<"phony-returned">): Changes {
  const { history, status, players, bag } = table;
  const play = history[index];
  if (play?.type !== "played") return {};
  const changes: Changes = {
    players: changePlayer(table, player, ({ rack, score }) => ({
      rack: together(table, takeBack(rack, returned), shown(play.placements)),
      score: score - points,
    })),
    board: liftTiles(table, play.placements),
    bag: together(table, bag, returned),
    scorelessTurns: countScoreless(history, index) + 1,
  };
  return andStatus(table, changes, (left) =>
    afterTurn(left, status.kind === "playing" ? status : playing(nextAfter(players, player))),
  );
}

/**
 * A rack as the table knows it now. Tiles are conserved: what a rack has more than was counted, the bag has less. Once
 * the game waits for its racks, counts decide nothing more.
 */
function tellRack(table: Table, player: PlayerIndex, told: Pile): Changes {
  const { bag, status } = table;
  const rack = together(table, none, told);
  const more = pileSize(rack) - pileSize((table.players[player] as Player).rack);
  const players = changePlayer(table, player, () => ({ rack }));
  if (status.kind === "racks-needed")
    return { players, status: { ...status, waitingFor: status.waitingFor.filter((waited) => waited !== player) } };
  const hidden = { tiles: [], hidden: Math.abs(more) };
  return { players, bag: more > 0 ? takeTiles(bag, hidden) : together(table, bag, hidden) };
}

function changePlayer(
  { players }: Pick<Table, "players">,
  player: PlayerIndex,
  changed: (player: Player) => Partial<Player>,
): readonly Player[] {
  return players.map((other, index) => (index === player ? { ...other, ...changed(other) } : other));
}

function together({ ruleset }: Table, pile: Pile, added: Pile): Pile {
  return addTiles(ruleset.tileSet, pile, added);
}

function playing(turn: PlayerIndex): Status {
  return { kind: "playing", turn };
}

const none: Pile = { tiles: [], hidden: 0 };

/** The tiles of placements as a pile. */
function shown(placements: readonly BoardTile[]): Pile {
  return { tiles: tilesOf(placements), hidden: 0 };
}

import { addTiles, pileSize, takeBack, takeTiles } from "../tiles/pile.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import { layTiles, liftTiles, tilesOf } from "./board-tiles.ts";
import type { GameEvent, PlayedEvent } from "./event.ts";
import { afterAnswer, afterPlay, afterTurn, afterTurnOrAnswer } from "./fold-status.ts";
import { nextAfter, withPlayer } from "./players.ts";
import { countScoreless } from "./scoreless.ts";
import type { Player, Status, Table } from "./state.ts";
import { winnersOf } from "./winners.ts";

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
  let now = { ...table, history };
  for (const event of events) {
    now = { ...now, ...changesBy(now, event), history };
    history.push(event);
  }
  return now;
}

type Changes = Partial<Pick<Table, "board" | "players" | "bag" | "status" | "scorelessTurns">>;
type Waiting = Extract<Status, { readonly kind: "racks-needed" }>;
type Happened<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

function changesBy(table: Table, event: GameEvent): Changes {
  const { players, bag, ruleset, status } = table;
  if (event.type === "drew-for-start") return { status: { kind: "playing", turn: event.first } };
  if (event.type === "ended") return ended(table, event);

  const player = players[event.player] as Player;
  const change = (changed: Partial<Player>): readonly Player[] => withPlayer(players, event.player, changed);
  switch (event.type) {
    case "dealt":
      return {
        players: change({ rack: addTiles(ruleset.tileSet, player.rack, event.drawn) }),
        bag: takeTiles(bag, event.drawn),
      };
    case "played":
      return played(table, event);
    case "exchanged":
      return exchanged(table, event);
    case "passed": {
      const passed = {
        players: change({ passesInRow: player.passesInRow + 1 }),
        scorelessTurns: table.scorelessTurns + 1,
      };
      return { ...passed, status: afterTurn({ ...table, ...passed }, event.player) };
    }
    case "accepted":
      return { status: afterAnswer(table, event.player) };
    case "resigned": {
      const resigned = change({ resigned: true });
      return { players: resigned, status: afterTurnOrAnswer({ ...table, players: resigned }, event.player) };
    }
    case "turn-set":
      return { status: { kind: "playing", turn: event.player } };
    case "turn-lost":
      return {
        players: change({ turnsToMiss: player.turnsToMiss - 1 }),
        status: { kind: "playing", turn: nextAfter(players, event.player) },
      };
    case "challenged": {
      if (event.upheld) return {};
      const owed =
        ruleset.challenge?.whenWrong === "lose-turn"
          ? { players: change({ turnsToMiss: player.turnsToMiss + 1 }) }
          : {};
      return { ...owed, status: afterAnswer(table, event.player) };
    }
    case "phony-returned":
      return phonyReturned(table, event);
    case "blank-exchanged": {
      const given = takeTiles(player.rack, { tiles: [event.letter], hidden: 0 });
      const rack = addTiles(ruleset.tileSet, given, { tiles: [BLANK], hidden: 0 });
      const natural = { ...event.square, letter: event.letter, blank: false };
      return { players: change({ rack }), board: layTiles(table, [natural]) };
    }
    case "rack-told":
      return rackTold(table, event);
    case "excess-returned": {
      const rack = takeTiles(player.rack, event.tiles);
      return { players: change({ rack }), bag: addTiles(ruleset.tileSet, bag, event.tiles) };
    }
    case "adjusted": {
      const adjusted = change({ score: player.score + event.points });
      if (status.kind !== "over") return { players: adjusted };
      // A penalty after the end may change who has won.
      const winners = winnersOf({ ...table, players: adjusted }, status.reason);
      return { players: adjusted, status: { ...status, winners } };
    }
  }
}

function played(table: Table, event: PlayedEvent): Changes {
  const { players, bag, ruleset } = table;
  const after = players.map((player, index) => {
    const passed = player.passesInRow === 0 ? player : { ...player, passesInRow: 0 };
    if (index !== event.player) return passed;
    const left = takeTiles(player.rack, { tiles: tilesOf(event.placements), hidden: 0 });
    return { ...passed, rack: addTiles(ruleset.tileSet, left, event.drawn), score: player.score + event.points };
  });
  const changes = {
    players: after,
    board: layTiles(table, event.placements),
    bag: takeTiles(bag, event.drawn),
    scorelessTurns: event.points === 0 ? table.scorelessTurns + 1 : 0,
  };
  return { ...changes, status: afterPlay({ ...table, ...changes }, event) };
}

/** Clause T3: the tiles are drawn before those given back can be. An exchange of none counts as a pass (decision D14). */
function exchanged(table: Table, event: Happened<"exchanged">): Changes {
  const { tileSet } = table.ruleset;
  const none = pileSize(event.returned) === 0;
  const players = table.players.map((player, index) => {
    const inRow = !none ? 0 : index === event.player ? player.passesInRow + 1 : player.passesInRow;
    const passed = player.passesInRow === inRow ? player : { ...player, passesInRow: inRow };
    if (index !== event.player || none) return passed;
    const rack = addTiles(tileSet, takeTiles(player.rack, event.returned), event.drawn);
    return { ...passed, rack, exchanges: player.exchanges + 1 };
  });
  const bag = addTiles(tileSet, takeTiles(table.bag, event.drawn), event.returned);
  const changes = { players, bag, scorelessTurns: table.scorelessTurns + 1 };
  return { ...changes, status: afterTurn({ ...table, ...changes }, event.player) };
}

/** As if the play had not been made, with the passes at zero (decision D21); the player to move stays the next one. */
function phonyReturned(table: Table, event: Happened<"phony-returned">): Changes {
  const { ruleset, status, history } = table;
  const play = history[event.play];
  if (play?.type !== "played") return {};
  const player = table.players[event.player] as Player;
  const own: readonly Tile[] = tilesOf(play.placements);
  const rack = addTiles(ruleset.tileSet, takeBack(player.rack, event.returned), { tiles: own, hidden: 0 });
  const changes = {
    players: withPlayer(table.players, event.player, { rack, score: player.score - event.points }),
    board: liftTiles(table, play.placements),
    bag: addTiles(ruleset.tileSet, table.bag, event.returned),
    scorelessTurns: countScoreless(history, event.play) + 1,
  };
  const turn = status.kind === "playing" ? status.turn : nextAfter(table.players, event.player);
  const playing: Status = { kind: "playing", turn };
  return { ...changes, status: afterTurn({ ...table, ...changes }, event.player, playing) };
}

/**
 * A rack as the table tells it. If it has more or fewer tiles than were counted while the game goes on, the bag has
 * fewer or more: tiles are conserved, and a bag is never less than empty. After the end counts decide nothing more.
 */
function rackTold(table: Table, event: Happened<"rack-told">): Changes {
  const { tileSet } = table.ruleset;
  const { rack } = table.players[event.player] as Player;
  const told = addTiles(tileSet, { tiles: [], hidden: 0 }, event.rack);
  const players = withPlayer(table.players, event.player, { rack: told });
  if (table.status.kind === "racks-needed") return { players, status: withoutWaiting(table.status, event) };
  const more = pileSize(told) - pileSize(rack);
  if (more > 0) return { players, bag: takeTiles(table.bag, { tiles: [], hidden: more }) };
  return { players, bag: addTiles(tileSet, table.bag, { tiles: [], hidden: -more }) };
}

function withoutWaiting(status: Waiting, { player }: Happened<"rack-told">): Status {
  return { ...status, waitingFor: status.waitingFor.filter((waited) => waited !== player) };
}

/** Turns still owed are void now (scenario 11). */
function ended(table: Table, { reason }: Happened<"ended">): Changes {
  const players = table.players.map((player) => (player.turnsToMiss === 0 ? player : { ...player, turnsToMiss: 0 }));
  return { players, status: { kind: "over", turn: null, reason, winners: winnersOf(table, reason) } };
}

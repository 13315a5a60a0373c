import type { PlayerIndex } from "../game/model/event.ts";
import type { Player, Status, Table } from "../game/model/state.ts";
import type { Properties, Reader } from "../read/reader.ts";
import { readEach, readObject } from "../read/shape.ts";
import { readRuleset } from "../rules/read-ruleset.ts";
import { readCells } from "./board.ts";
import { type ReadContext, readContext } from "./context.ts";
import { checkReference, readHistory } from "./history.ts";
import type { Shape } from "./shape.ts";
import { sharedRuleset } from "./shared-ruleset.ts";
import { readStatus } from "./status.ts";
import { readPile } from "./tiles.ts";
import { readBoolean, readCount, readPoints, readText, readTextOrNull } from "./values.ts";
import { readVersion } from "./version.ts";

/**
 * Reads a table: what a game and a view have in common. `own` says how their other properties are read.
 *
 * The ruleset comes first, because letters and squares are checked against it. While it is wrong, nothing else is read.
 */
export function readTable<T extends Table>(
  reader: Reader,
  saved: Properties,
  own: Shape<Omit<T, keyof Table>>,
): T | null {
  const ruleset = readRuleset(reader, saved["ruleset"], "ruleset");
  const players = reader.list(saved["players"], "players", mostPlayers);
  if (ruleset === null || players === null) return null;
  const { min, max } = ruleset.players;
  if (players.length < min || players.length > max)
    reader.fail("range", "players", `${min} to ${max} players`, players.length);
  const context = readContext(reader, sharedRuleset(ruleset), players.length);
  const table = readObject(context, { ...saved, players }, "", { ...tableShape, ...own } as unknown as Shape<T>);
  if (table !== null) {
    checkStatus(reader, table);
    checkTurnsToMiss(reader, table);
  }
  return table;
}

/** More than any ruleset seats: its limit gives the better message. */
const mostPlayers = 100;

const tableShape: Shape<Table> = {
  version: readVersion,
  ruleset: ({ ruleset }) => ruleset,
  board: readCells,
  players: (context, value, path) => readEach(context, value, path, mostPlayers, readPlayer),
  bag: readPile,
  status: readStatus,
  scorelessTurns: readCount,
  dictionary: readTextOrNull,
  history: readHistory,
};

const player: Shape<Player> = {
  name: readText,
  score: readPoints,
  rack: readPile,
  turnsToMiss: readCount,
  passesInRow: readCount,
  exchanges: readCount,
  resigned: readBoolean,
};

function readPlayer(context: ReadContext, value: unknown, path: string): Player | null {
  return readObject(context, value, path, player);
}

/** Nobody who has resigned is on turn, is waited for after the last play, or wins (D34). */
function checkStatus(reader: Reader, { status, players, history }: Table): void {
  if (status.kind === "last-challenge") checkReference(reader, history, status.play, "played", "status.play");
  for (const [path, seat] of seatsOf(status)) {
    if (players[seat]?.resigned) reader.fail("reference", path, "a player who has not resigned", seat);
  }
}

/** Each failed challenge costs at most one turn (D22). */
function checkTurnsToMiss(reader: Reader, { players, history }: Table): void {
  const owed = players.map(() => 0);
  for (const event of history) {
    if (event.type === "challenged" && !event.upheld) owed[event.player] = (owed[event.player] ?? 0) + 1;
    if (event.type === "turn-lost") owed[event.player] = (owed[event.player] ?? 0) - 1;
  }
  players.forEach(({ turnsToMiss }, seat) => {
    const most = Math.max(0, owed[seat] ?? 0);
    if (turnsToMiss > most)
      reader.fail(
        "reference",
        `players[${seat}].turnsToMiss`,
        `at most ${most}, one for each failed challenge`,
        turnsToMiss,
      );
  });
}

function seatsOf(status: Status): readonly (readonly [path: string, seat: PlayerIndex])[] {
  switch (status.kind) {
    case "playing":
      return [["status.turn", status.turn]];
    case "last-challenge":
      return status.waitingFor.map((seat, i) => [`status.waitingFor[${i}]`, seat]);
    case "over":
      return status.winners.map((seat, i) => [`status.winners[${i}]`, seat]);
    case "racks-needed":
      return []; // the racks of those who have resigned count too
  }
}

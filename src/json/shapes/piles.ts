import { eventByEvent } from "../../game/fold/apply-event.ts";
import { unplayedGame } from "../../game/fold/unplayed-game.ts";
import type { GameEvent } from "../../game/model/event.ts";
import type { Table } from "../../game/model/state.ts";
import type { Reader } from "../../read/reader.ts";
import { type Pile, pileSize } from "../../tiles/pile.ts";
import { tileCount } from "../../tiles/tile-set.ts";

/**
 * Reports a rack that holds more than twice as many tiles as the set, now or at any time in the history, and a bag that
 * holds more than four times as many. Mistakes of scorekeepers make piles somewhat too large. Only events made for it
 * let them grow without limit, and each event then takes longer than the one before.
 */
export function checkPiles(reader: Reader, table: Table): void {
  const { history } = table;
  const allFit = fitter(reader, table);
  if (!allFit(table, (path) => path)) return;
  const [add] = eventByEvent(unplayed(table));
  history.every((event, i) => allFit(add(event), () => `history[${i}]`));
}

/**
 * Reports the first event of an update that makes such a pile, where the update is added to this table, or starts over.
 * One that comes too early is added to nothing.
 */
export function checkPilesAfter(reader: Reader, table: Table, from: number, events: readonly GameEvent[]): void {
  const allFit = fitter(reader, table);
  const known = from === 0 ? 0 : table.history.length - from;
  if (known < 0) return;
  try {
    const [add] = eventByEvent(from === 0 ? unplayed(table) : table);
    events.slice(known).every((event, i) => allFit(add(event), () => `events[${known + i}]`));
  } catch {
    // Events that do not follow on this table: that is for `updateView` to say.
  }
}

function unplayed({ ruleset, dictionary, players }: Table): Table {
  return unplayedGame({ ruleset, seed: null, dictionary, players: players.map(({ name }) => name) });
}

/** Returns what reports the piles of a table that are too large, and says whether all of them fit. */
function fitter(reader: Reader, { ruleset }: Table): (table: Table, pathOf: (pile: string) => string) => boolean {
  const tiles = tileCount(ruleset.tileSet);
  const mostOnRack = 2 * Math.max(tiles, ruleset.rackSize);
  const mostInBag = 4 * tiles;

  const fits = (pile: Pile, most: number, path: string): boolean => {
    const size = pileSize(pile);
    if (size > most) reader.fail("too-large", path, { of: "tiles", most }, size);
    return size <= most;
  };
  return ({ players, bag }, pathOf) =>
    players.every(({ rack }, seat) => fits(rack, mostOnRack, pathOf(`players[${seat}].rack`))) &&
    fits(bag, mostInBag, pathOf("bag"));
}

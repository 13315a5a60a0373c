import { eventByEvent } from "../game/fold/apply-event.ts";
import { blankState } from "../game/fold/blank-state.ts";
import type { Table } from "../game/model/state.ts";
import type { Reader } from "../read/reader.ts";
import { type Pile, pileSize } from "../tiles/pile.ts";
import { tileCount } from "../tiles/tile-set.ts";

/**
 * Reports a rack that holds more than twice as many tiles as the set, now or at any time in the history, and a bag that
 * holds more than four times as many. Mistakes of scorekeepers make piles somewhat too large. Only events made for it
 * let them grow without limit, and each event then takes longer than the one before.
 */
export function checkPiles(reader: Reader, table: Table): void {
  const { ruleset, history, dictionary } = table;
  const tiles = tileCount(ruleset.tileSet);
  const mostOnRack = 2 * Math.max(tiles, ruleset.rackSize);
  const mostInBag = 4 * tiles;

  const fits = (pile: Pile, most: number, path: string): boolean => {
    const size = pileSize(pile);
    if (size > most) reader.fail("too-large", path, `at most ${most} tiles`, size);
    return size <= most;
  };
  const allFit = ({ players, bag }: Table, pathOf: (pile: string) => string): boolean =>
    players.every(({ rack }, seat) => fits(rack, mostOnRack, pathOf(`players[${seat}].rack`))) &&
    fits(bag, mostInBag, pathOf("bag"));

  if (!allFit(table, (path) => path)) return;
  const players = table.players.map(({ name }) => name);
  const add = eventByEvent<Table>(blankState({ ruleset, seed: null, dictionary, players }));
  history.every((event, i) => allFit(add(event), () => `history[${i}]`));
}

// The tables that this process has in memory. Any process may serve any table: the log alone decides, and whoever writes
// an entry that is there already loads it and judges again.
import { dueOf, judge, remember, tableOf, timedOut, withEntries } from "./table.mjs";

const minute = 60_000;

export function keepTables(store, { dictionary, now = Date.now }) {
  const kept = new Map();

  /** One thing after the other at a table. */
  function inTurn(game, task) {
    const here = kept.get(game);
    const result = here.last.then(() => task(here));
    here.last = result.catch(() => {});
    return result;
  }

  function set(here, table) {
    here.table = table;
    for (const changed of here.watching) changed(table);
  }

  /** Whether the log had more than this process knew. */
  async function catchUp(game, here) {
    const { table } = here;
    const entries = await store.entriesFrom(game, table === null ? 0 : table.seq);
    if (entries.length === 0) return false;
    set(here, table === null ? tableOf(game, entries) : withEntries(table, entries));
    return true;
  }

  async function append(game, here, at, entry, state) {
    const { seq } = here.table;
    const table = withEntries(here.table, [{ seq, at, entry }]);
    if (state !== undefined) remember(table, state);
    const added = await store.append(game, seq, at, entry, dueOf(table));
    if (added) set(here, table);
    else await catchUp(game, here);
    return added;
  }

  /** No entry is older than the one before it, even if the clocks of two machines differ. */
  const timeAt = ({ at }) => Math.max(at, now());

  /** Opens a table for somebody; `changed(table)` is called after each of its changes, wherever they were made. */
  async function join(game, changed) {
    if (!kept.has(game)) kept.set(game, { table: null, watching: new Set(), last: Promise.resolve() });
    const here = kept.get(game);
    here.watching.add(changed);
    const leave = () => {
      here.watching.delete(changed);
      if (here.watching.size === 0 && kept.get(game) === here) kept.delete(game);
    };
    try {
      // What was in memory may be behind what this player has seen at another process.
      await inTurn(game, () => catchUp(game, here));
      if (here.table === null) throw new Error(`there is no table ${game}`);
    } catch (error) {
      leave();
      throw error;
    }
    return { table: () => here.table, leave };
  }

  /** Ends what is over by time at a table. It is opened as if somebody came, because nobody may be there. */
  async function endInTime(game) {
    const { leave } = await join(game, () => {});
    try {
      await inTurn(game, async (here) => {
        const at = timeAt(here.table);
        const entry = timedOut(here.table, at);
        // Another process may have done it, and moments of two machines may differ.
        if (entry !== null) await append(game, here, at, entry);
        else await store.postpone(game, Math.max(dueOf(here.table) ?? 0, at + 1000));
      });
    } finally {
      leave();
    }
  }

  return {
    join,

    /** What a player says. Returns why it is refused: an empty list if it was not, or not when it was said before. */
    receive: (game, seat, message) =>
      inTurn(game, async (here) => {
        for (;;) {
          const at = timeAt(here.table);
          // What comes after the time is over is too late, also if no process was there to end the game.
          const late = timedOut(here.table, at);
          if (late !== null) {
            await append(game, here, at, late);
            continue;
          }
          const { entry, state, refused = [] } = judge(here.table, seat, message, { dictionary, now: at });
          if (entry === undefined) {
            // A refusal counts only if it was made on the whole log.
            if (refused.length > 0 && (await catchUp(game, here))) continue;
            return refused;
          }
          if (await append(game, here, at, entry, state)) return [];
        }
      }),

    /** Some process has written to this log, or, with `null`, to any log: nobody knows. */
    async changed(game) {
      for (const each of game === null ? [...kept.keys()] : [game])
        if (kept.has(each)) await inTurn(each, (here) => catchUp(each, here)).catch(() => {});
    },

    /** To be called now and then: ends the games of those whose time is over, whether anybody is there or not. */
    async checkTime() {
      for (const game of await store.due(now()))
        await endInTime(game).catch(() => store.postpone(game, now() + minute));
    },
  };
}

// What is kept: the log of each table, to which entries are only ever added, and apart from it who sits where, and when
// the time of somebody at a table will be over. A name can be forgotten; the log knows seats only.

const schema = `
begin;
-- Two servers may start at once.
select pg_advisory_xact_lock(20310517);
create table if not exists log (
  game text not null,
  seq integer not null,
  at timestamptz not null,
  entry jsonb not null,
  primary key (game, seq)
);
create table if not exists seats (
  game text not null,
  seat integer not null,
  token_hash text not null,
  name text,
  primary key (game, seat)
);
-- The tables that are not over. What stands here follows from the log.
create table if not exists due (
  game text primary key,
  at timestamptz
);
create index if not exists due_at on due (at);
create or replace function keep_log() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the log stay as they are';
end $$;
create or replace trigger keep_log before update or delete on log execute function keep_log();
commit;
`;

const channel = "live_table";

/** The store in a Postgres (`url`), or in a folder of this process if there is no `url`. */
export async function openStore({ url, folder }) {
  const db =
    url === undefined
      ? await (await import("./pglite.mjs")).openPglite(folder)
      : (await import("./postgres.mjs")).openPostgres(url);
  for (let ready = false; !ready; )
    try {
      await db.script(schema);
      ready = true;
    } catch (error) {
      // A database that is being restarted is waited for.
      if (url === undefined) throw error;
      console.error(`no database yet: ${error.message}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  const rows = async (text, ...values) => (await db.query(text, values)).rows;

  return {
    /** Opens a table, whose time is over at `due`. Seats: `{ tokenHash, name }`. */
    async open(game, at, entry, seats, due) {
      await rows(
        `with opened as (insert into log values ($1, 0, $2, $3)),
         next as (insert into due values ($1, $6))
         insert into seats select $1, seat - 1, token_hash, name
         from unnest($4::text[], $5::text[]) with ordinality as given (token_hash, name, seat)`,
        ...[game, new Date(at), JSON.stringify(entry)],
        ...[seats.map(({ tokenHash }) => tokenHash), seats.map(({ name }) => name), new Date(due)],
      );
    },

    /** How many tables are not over, up to a number. */
    async openTables(most) {
      const [{ count }] = await rows("select count(*)::int as count from (select from due limit $1) as open", most);
      return count;
    },

    /**
     * Adds an entry, and tells all servers. `false` if somebody else has written this one: nothing is added then. `due`:
     * when somebody's time is over next. `null`: never; `undefined`: the table is over.
     */
    async append(game, seq, at, entry, due) {
      const added = await rows(
        `with added as (insert into log values ($1, $2, $3, $4) on conflict do nothing returning game),
         next as (update due set at = $5 from added where due.game = added.game and not $6),
         over as (delete from due using added where due.game = added.game and $6)
         select pg_notify('${channel}', game) from added`,
        ...[game, seq, new Date(at), JSON.stringify(entry)],
        ...[typeof due === "number" ? new Date(due) : null, due === undefined],
      );
      return added.length === 1;
    },

    /** The tables at which somebody's time is over, a few at once. */
    async due(now) {
      const found = await rows("select game from due where at <= $1 order by at limit 50", new Date(now));
      return found.map(({ game }) => game);
    },

    /** Asks for a table again later: it could not be read, or its time is not over. */
    async postpone(game, due) {
      await rows("update due set at = $2 where game = $1", game, new Date(due));
    },

    /** The entries from number `seq` on. */
    async entriesFrom(game, seq) {
      const found = await rows("select seq, at, entry from log where game = $1 and seq >= $2 order by seq", game, seq);
      return found.map(({ seq, at, entry }) => ({ seq, at: at.getTime(), entry }));
    },

    /** The seat that a token belongs to, or `undefined`. */
    async seatOf(game, tokenHash) {
      const [found] = await rows("select seat from seats where game = $1 and token_hash = $2", game, tokenHash);
      return found?.seat;
    },

    async names(game) {
      return (await rows("select name from seats where game = $1 order by seat", game)).map(({ name }) => name);
    },

    /** Forgets the name of whoever sits there. The game stays as it is. */
    async forget(game, seat) {
      await rows("update seats set name = null where game = $1 and seat = $2", game, seat);
    },

    /** Calls `changed` with the table that has changed, and with `null` if changes may have been missed. */
    listen: (changed) => db.listen(channel, changed),
    close: () => db.close(),
  };
}

// What is kept: the log of each table, to which entries are only ever added, and apart from it who sits where. A name can
// be forgotten; the log knows seats only.

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
    /** Opens a table. Seats: `{ tokenHash, name }`. */
    async open(game, at, entry, seats) {
      await rows(
        `with opened as (insert into log values ($1, 0, $2, $3))
         insert into seats select $1, seat - 1, token_hash, name
         from unnest($4::text[], $5::text[]) with ordinality as given (token_hash, name, seat)`,
        ...[game, new Date(at), JSON.stringify(entry)],
        ...[seats.map(({ tokenHash }) => tokenHash), seats.map(({ name }) => name)],
      );
    },

    /** Adds an entry, and tells all servers. `false` if somebody else has written this one: nothing is added then. */
    async append(game, seq, at, entry) {
      const added = await rows(
        `with added as (insert into log values ($1, $2, $3, $4) on conflict do nothing returning game)
         select pg_notify('${channel}', game) from added`,
        ...[game, seq, new Date(at), JSON.stringify(entry)],
      );
      return added.length === 1;
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

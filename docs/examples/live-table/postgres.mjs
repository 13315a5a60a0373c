// A Postgres server, for any number of server processes.
import pg from "pg";

const checkEvery = 2000;

export function openPostgres(url) {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {}); // a connection that was not in use has been lost
  let closed = false;
  let listener = null;

  /** Listens on a connection of its own, and on a new one when that is lost. */
  async function listen(channel, changed) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    const lost = new Promise((resolve) => {
      client.on("error", resolve);
      client.on("end", resolve);
    });
    // A connection that is dead without a word shows only when it is used.
    const check = setInterval(() => client.query("select 1").catch(() => client.end().catch(() => {})), checkEvery);
    try {
      await client.connect();
      client.on("notification", ({ payload }) => changed(payload));
      await client.query(`listen ${channel}`);
      listener = client;
      changed(null);
      await lost;
    } catch {
      // Not there yet: tried again.
    }
    clearInterval(check);
    client.end().catch(() => {});
    if (!closed) setTimeout(listen, 200, channel, changed);
  }

  return {
    query: (text, values) => pool.query(text, values),
    script: (text) => pool.query(text),
    listen: async (channel, changed) => void listen(channel, changed),
    async close() {
      closed = true;
      await listener?.end().catch(() => {});
      await pool.end();
    },
  };
}

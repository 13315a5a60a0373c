// Postgres in this process, in a folder: nothing to install, for one server process.
import { PGlite } from "@electric-sql/pglite";

export async function openPglite(folder) {
  const db = await PGlite.create(folder);
  return {
    query: (text, values) => db.query(text, values),
    script: (text) => db.exec(text),
    listen: (channel, changed) => db.listen(channel, changed),
    close: () => db.close(),
  };
}

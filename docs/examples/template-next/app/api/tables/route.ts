import { openTable } from "../../../tables.ts";

/** Opens a table, and returns its id and a token for each seat. Status 503: the server is full. */
export function POST(): Response {
  const table = openTable();
  return table === null ? new Response(null, { status: 503 }) : Response.json(table, { status: 201 });
}

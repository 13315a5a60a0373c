import { openTable } from "../../../tables.ts";

/** Opens a table, and gives its id and a token for each seat. */
export function POST(): Response {
  return Response.json(openTable(), { status: 201 });
}

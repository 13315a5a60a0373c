import { applyMove, digestOf, viewFor } from "tilewright";
import { parseMove } from "tilewright/json";
import { englishWords } from "tilewright/words";
import { seatOf } from "../../../../tables.ts";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

const nobody = (): Response => new Response(null, { status: 401 });

/** What a player may see. `?at=` is the digest of the view that the page has: nothing is sent while it is the same. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const found = seatOf((await params).id, request);
  if (found === null) return nobody();
  const view = viewFor(found.table.game, found.seat);
  const at = new URL(request.url).searchParams.get("at");
  return at === digestOf(view) ? new Response(null, { status: 204 }) : Response.json(view);
}

/** Makes a move: `{ move, at }` comes in, and what is wrong with it goes out, or the next view. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const found = seatOf((await params).id, request);
  if (found === null) return nobody();
  const { table, seat } = found;
  const body: { move?: unknown; at?: unknown } | null = await request.json().catch(() => null);
  const read = parseMove(body?.move, table.game.ruleset);
  if (!read.ok) return Response.json(read.problems, { status: 400 });
  const at = typeof body?.at === "string" ? body.at : ""; // what the page had seen; without it the move is refused as stale
  const result = applyMove(table.game, read.move, { by: seat, at, dictionary: englishWords });
  if (!result.ok) return Response.json(result.violations, { status: 409 });
  table.game = result.state;
  return Response.json(viewFor(table.game, seat));
}

// A socket server with a database. What must never go down a socket does not compile.
import {
  type Applied,
  applyMove,
  applyRuling,
  auditGame,
  type Checked,
  digestOf,
  type GameState,
  type GameView,
  updateView,
  type ViewUpdate,
  viewFor,
  viewUpdate,
} from "tilewright";
import { parseGame, parseMove } from "tilewright/json";
import { describeProblem } from "tilewright/messages";

interface Socket {
  readonly send: (text: string) => void;
}
declare const read: (id: string) => Promise<unknown>;
declare const write: (id: string, game: GameState, after: string) => Promise<boolean>;
declare const words: Set<string>;
declare const seats: ReadonlyMap<number, Socket>;
declare const note: (...what: readonly unknown[]) => void;

export async function load(id: string): Promise<GameState> {
  const parsed = parseGame(await read(id));
  if (!parsed.ok) throw new Error(parsed.problems.map((problem) => describeProblem(problem)).join("\n"));
  const audit = auditGame(parsed.state, { dictionary: words });
  if (audit.length > 0) note(id, audit); // tells, never blocks
  return parsed.state;
}

const send = (socket: Socket, message: GameView | ViewUpdate | { readonly errors: unknown }): void =>
  socket.send(JSON.stringify(message));

export async function onMessage(
  id: string,
  by: number,
  message: { readonly at: string; readonly move: unknown },
): Promise<void> {
  const before = await load(id);
  const socket = seats.get(by)!;
  const parsed = parseMove(message.move, before.ruleset);
  if (!parsed.ok) return send(socket, { errors: parsed.problems });
  const made = applyMove(before, parsed.move, { by, at: message.at, dictionary: words });
  if (!made.ok) return send(socket, { errors: made.violations });
  if (!(await write(id, made.state, digestOf(before)))) return onMessage(id, by, message); // `at` refuses it then
  for (const [seat, other] of seats) send(other, viewUpdate(made.state, seat, before.history.length));
}

export const reconnect = (game: GameState, seat: number, seen: string | null, socket: Socket): void =>
  send(socket, seen === null ? viewFor(game, seat) : viewUpdate(game, seat, seen));

export const onClient = (view: GameView, update: ViewUpdate): GameView | null => {
  const updated = updateView(view, update);
  return updated.ok ? updated.view : null; // null: ask for the whole view again
};

export const flagFall = (game: GameState, player: number): Checked<Applied> =>
  applyRuling(game, { type: "adjust", player, points: -10, reason: "time" });

export function leaks(game: GameState, view: GameView, socket: Socket): void {
  // @ts-expect-error a state is not a view
  send(socket, game);
  // @ts-expect-error a view is not a state
  applyMove(view, { type: "pass" });
  const made = applyMove(game, { type: "pass" });
  // @ts-expect-error events as they are must not be sent
  if (made.ok) send(socket, made.events);
  // @ts-expect-error nor a whole result
  send(socket, made);
  // @ts-expect-error a seat that got lost moves for nobody
  applyMove(game, { type: "pass" }, { by: undefined });
  // @ts-expect-error a client cannot rule
  applyMove(game, { type: "adjust", player: 0, points: 99, reason: "correction" });
}

// A table in a Durable Object. There is one object for each game, wherever the players are, and it does one thing after
// the other: so nothing can be written twice, and no log is needed to decide who was first.
import { applyMove, createGame, viewFor, viewUpdate } from "tilewright";
import { parseGame, parseMove } from "tilewright/json";
import { northAmerica2017 } from "tilewright/rulesets";

export default {
  /** `POST /tables` opens a table and returns its id and a token for each seat; `/tables/<id>` is its socket. */
  async fetch(request, { TABLES }) {
    const [, , id] = new URL(request.url).pathname.split("/");
    if (id !== undefined) return TABLES.get(TABLES.idFromString(id)).fetch(request);
    if (request.method !== "POST") return new Response("POST /tables opens a table", { status: 405 });
    const unique = TABLES.newUniqueId();
    const { tokens } = await (await TABLES.get(unique).fetch(request)).json();
    return Response.json({ id: unique.toString(), tokens });
  },
};

export class Table {
  /** `{ game, hashes, made }`: the game, the hash of each seat's token, and the id of each seat's last move. */
  #kept = null;

  constructor(ctx) {
    this.ctx = ctx;
    ctx.blockConcurrencyWhile(async () => {
      const kept = await ctx.storage.get("table");
      // Written by an earlier version of this program perhaps: read as a saved game is read.
      if (kept !== undefined) this.#kept = { ...kept, game: parseGame(kept.game).state };
    });
  }

  async fetch(request) {
    if (request.headers.get("upgrade") !== "websocket") return this.#open();
    const [client, server] = Object.values(new WebSocketPair());
    // The object may be put to sleep while players think. Its sockets stay open.
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  async #open() {
    if (this.#kept !== null) return new Response("taken", { status: 409 });
    const tokens = [0, 1].map(() => crypto.randomUUID());
    const game = createGame({ players: ["Seat 1", "Seat 2"], ruleset: northAmerica2017 });
    await this.#keep({ game, hashes: await Promise.all(tokens.map(hashOf)), made: [null, null] });
    return Response.json({ tokens });
  }

  /** Kept first and shown afterwards. A value may have 2 MB where SQLite keeps it, and a game has about 40 kB. */
  async #keep(kept) {
    await this.ctx.storage.put("table", { ...kept, game: JSON.stringify(kept.game) });
    this.#kept = kept;
  }

  async webSocketMessage(socket, text) {
    const message = read(text);
    if (message === null || this.#kept === null) return socket.close(1003, "not a message");
    const seat = socket.deserializeAttachment()?.seat;
    if (seat === undefined) return this.#sitDown(socket, message);
    const refused = await this.#receive(seat, message);
    this.#send(socket, { id: message.id, refused, update: viewUpdate(this.#kept.game, seat, String(message.at)) });
  }

  /** The first message says who it is. */
  async #sitDown(socket, { token }) {
    const seat = this.#kept.hashes.indexOf(await hashOf(String(token)));
    if (seat < 0) return socket.close(4001, "unknown token");
    socket.serializeAttachment({ seat });
    this.#send(socket, { view: viewFor(this.#kept.game, seat) });
  }

  /** Why a move is refused: an empty list if it was made, now or when it was sent before. */
  async #receive(seat, { id, at, move: sent }) {
    const { game, made } = this.#kept;
    if (made[seat] === id) return [];
    const { move, problems } = parseMove(sent, game.ruleset);
    if (problems !== undefined) return problems;
    const { state, violations } = applyMove(game, move, { by: seat, at: String(at) });
    if (violations !== undefined) return violations;
    await this.#keep({ ...this.#kept, game: state, made: made.map((last, index) => (index === seat ? id : last)) });
    for (const other of this.ctx.getWebSockets()) {
      const viewer = other.deserializeAttachment()?.seat;
      if (viewer !== undefined && viewer !== seat)
        this.#send(other, { update: viewUpdate(state, viewer, game.history.length) });
    }
    return [];
  }

  #send(socket, message) {
    try {
      socket.send(JSON.stringify(message));
    } catch {
      // Gone: it gets a view when it comes back.
    }
  }

  webSocketClose(socket) {
    socket.close();
  }
}

function read(text) {
  try {
    const message = JSON.parse(text);
    return typeof message === "object" ? message : null;
  } catch {
    return null;
  }
}

async function hashOf(token) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

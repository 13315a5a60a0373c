// One WebSocket is one player at one table. The first message says who it is; every message is answered with news.
import { createHash } from "node:crypto";
import { WebSocketServer } from "ws";
import { newsFor } from "./news.mjs";

export const hashOfToken = (token) => createHash("sha256").update(String(token)).digest("hex");

/** What a table may be called. */
export const isGame = /^[\w-]{1,40}$/;

const mostWaiting = 50;
const codes = { unknown: 4001, nonsense: 4002, flood: 4003, silent: 4004, down: 1013 };

/**
 * Serves the players of `tables` on the sockets that `server`, an HTTP server, is asked for. Whoever says nothing for so
 * many milliseconds is sent away: a stranger must not keep sockets for nothing.
 */
export function serveSockets(server, tables, store, { now = Date.now, silence = 10_000 } = {}) {
  const sockets = new WebSocketServer({ server, path: "/play", maxPayload: 32_768 });

  sockets.on("connection", (socket) => {
    let waiting = 0;
    let last = Promise.resolve();
    let player = null;
    const silent = setTimeout(() => socket.close(codes.silent, "who are you?"), silence);
    socket.on("error", () => {}); // `close` follows
    socket.on("close", () => {
      clearTimeout(silent);
      player?.leave();
    });
    socket.on("message", (data) => {
      clearTimeout(silent);
      const message = parse(data);
      if (message === undefined) return socket.close(codes.nonsense, "not a message");
      // Messages wait for the database; nobody may have it wait for thousands.
      if (++waiting > mostWaiting) return socket.close(codes.flood, "too many messages");
      last = last.then(async () => {
        try {
          if (player === null) player = await sitDown(socket, message);
          else await player.receive(message);
        } catch {
          // The database is away: nothing is answered, and the client sends it again.
          if (player === null) socket.close(codes.down, "try again");
        } finally {
          waiting--;
        }
      });
    });
  });

  async function sitDown(socket, { game, token, at = null }) {
    const seat =
      typeof game === "string" && isGame.test(game) ? await store.seatOf(game, hashOfToken(token)) : undefined;
    if (seat === undefined) return socket.close(codes.unknown, "unknown table or token") ?? null;
    let names = await store.names(game);
    /** The digest of the view that the player was sent last. What is lost on the way shows at the next update. */
    let sent = null;
    /** While something is being answered, changes come with the answer. */
    let answering = true;
    const send = (table, from, answer) => {
      if (socket.readyState !== socket.OPEN) return;
      const { news, digest } = newsFor(table, seat, from, { names, answer, now: now() });
      sent = digest;
      socket.send(JSON.stringify(news));
    };
    const { table, leave } = await tables.join(game, (changed) => !answering && send(changed, sent));
    send(table(), at);
    answering = false;
    if (socket.readyState !== socket.OPEN) leave();
    return {
      leave,
      async receive(message) {
        if (message.type === "sync") {
          names = await store.names(game);
          send(table(), message.at);
          return;
        }
        answering = true;
        const refused = await tables.receive(game, seat, message).finally(() => {
          answering = false;
        });
        send(table(), message.at, { id: message.id, refused });
      },
    };
  }
  return sockets;
}

/** A message as an object, or `undefined`. */
function parse(data) {
  try {
    const message = JSON.parse(data.toString());
    return typeof message === "object" && message !== null && !Array.isArray(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

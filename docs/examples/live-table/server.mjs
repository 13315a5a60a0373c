// `npm start` serves tables on http://localhost:8080. Without DATABASE_URL everything is kept in the folder `data`; with
// it, any number of these processes serve the same tables. One address may open TABLES_PER_HOUR tables at each process, and
// MOST_TABLES may be open at all. TRUST_PROXY: the addresses of proxies that say who asks.
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import { englishWordGraph } from "tilewright/words";
import { rulesets } from "./rules.mjs";
import { hashOfToken, isGame, serveSockets } from "./sockets.mjs";
import { openStore } from "./store.mjs";
import { dueOf, gameOf, opening, tableOf } from "./table.mjs";
import { keepTables } from "./tables.mjs";

const { PORT = "8080", HOST = "127.0.0.1", DATABASE_URL, DATA = "data", TRUST_PROXY = false } = process.env;
const { TABLES_PER_HOUR = "30", MOST_TABLES = "10000" } = process.env;
const store = await openStore({ url: DATABASE_URL, folder: DATA });
const tables = keepTables(store, { dictionary: englishWordGraph() });
await store.listen(tables.changed);
/** While the database is away nobody's time can be over: it is asked again a second later. */
let clock = setTimeout(async function checkTime() {
  await tables.checkTime().catch(() => {});
  clock = setTimeout(checkTime, 1000);
}, 1000);

const app = fastify({ bodyLimit: 16_384, forceCloseConnections: true, trustProxy: TRUST_PROXY });
await app.register(rateLimit, { global: false });

/** What went wrong inside is nobody else's business. */
app.setErrorHandler((error, _request, reply) => {
  const { statusCode = 500, message } = error;
  reply.code(statusCode).send({ message: statusCode < 500 ? message : "this does not work now" });
});

const newTable = {
  type: "object",
  additionalProperties: false,
  required: ["names"],
  properties: {
    names: { type: "array", minItems: 2, maxItems: 4, items: { type: "string", pattern: "^[^\\0]{0,40}$" } },
    rules: { enum: Object.keys(rulesets) },
  },
};

const opens = {
  schema: { body: newTable },
  config: { rateLimit: { max: Number(TABLES_PER_HOUR), timeWindow: "1 hour" } },
};

/** Opens a table. Whoever has a token has its seat: give each player theirs. Only hashes of them are kept. */
app.post("/tables", opens, async ({ body: { names, rules = "northAmerica2017" } }, reply) => {
  const most = Number(MOST_TABLES);
  if ((await store.openTables(most)) >= most) return reply.code(503).send({ message: "too many tables are open" });
  const game = randomBytes(9).toString("base64url");
  const tokens = names.map(() => randomBytes(18).toString("base64url"));
  const seats = names.map((name, seat) => ({ name, tokenHash: hashOfToken(tokens[seat]) }));
  const at = Date.now();
  const entry = opening(game, { seats: names.length, rules });
  await store.open(game, at, entry, seats, dueOf(tableOf(game, [{ seq: 0, at, entry }])));
  return { game, tokens };
});

/** No other text is the name of a table. The database takes no text with a zero byte. */
const named = {
  schema: { params: { type: "object", properties: { game: { type: "string", pattern: isGame.source } } } },
};

/** The seat of whoever asks, by the token in the header `authorization`. */
async function seatOf({ params: { game }, headers: { authorization = "" } }) {
  const seat = await store.seatOf(game, hashOfToken(authorization.replace(/^Bearer /, "")));
  if (seat === undefined) throw Object.assign(new Error("unknown table or token"), { statusCode: 403 });
  return seat;
}

/** The whole game, for those who played it, once it is over: it proves that the deal was fair. */
app.get("/tables/:game/proof", named, async (request, reply) => {
  await seatOf(request);
  const { game } = request.params;
  const state = gameOf(tableOf(game, await store.entriesFrom(game, 0)));
  return state?.status.kind === "over" ? state : reply.code(409).send({ message: "the game is not over" });
});

/** Forgets the name of whoever asks. */
app.delete("/tables/:game/name", named, async (request) => {
  await store.forget(request.params.game, await seatOf(request));
  return { forgotten: true };
});

// The page, the files that it shares with the server, and the library.
const types = { html: "text/html", mjs: "text/javascript", js: "text/javascript" };
const sendFile = async (reply, url) => {
  const type = types[url.pathname.split(".").at(-1)];
  return reply.type(`${type}; charset=utf-8`).send(await readFile(url));
};
const here = (path) => new URL(path, import.meta.url);
app.get("/", (_request, reply) => sendFile(reply, here("page/index.html")));
for (const file of ["page/page.mjs", "client.mjs", "deal-notes.mjs", "fair-deal.mjs", "rules.mjs"])
  app.get(`/${file.replace("page/", "")}`, (_request, reply) => sendFile(reply, here(file)));
const library = new URL("./", import.meta.resolve("tilewright"));
app.get("/tilewright/:file(^[\\w-]+\\.js$)", ({ params: { file } }, reply) => sendFile(reply, new URL(file, library)));

const sockets = serveSockets(app.server, tables, store);
await app.listen({ port: Number(PORT), host: HOST });
console.log(`tables on http://${HOST}:${PORT}`);

/** Players go on at another process, or at the next one here. */
process.once("SIGTERM", async () => {
  clearTimeout(clock);
  for (const socket of sockets.clients) socket.close(1012, "restarting");
  await app.close();
  await store.close();
  process.exit(0);
});

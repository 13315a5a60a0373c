// `npm start` serves matches on http://127.0.0.1:8000 (PORT).
const { Origins, Server } = require("boardgame.io/server");
const { tileGame } = require("./game.cjs");

const server = Server({ games: [tileGame], origins: [Origins.LOCALHOST] });
// boardgame.io writes what a refused move said into its log. Something there that is no text must not end the server.
process.on("unhandledRejection", (error) => console.error("a message was not understood:", String(error?.message)));
server.run({ port: Number(process.env.PORT ?? 8000), callback: () => console.log("matches are served") });

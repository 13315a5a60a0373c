// `npm start` serves matches on http://127.0.0.1:8000 (PORT).
const { Origins, Server } = require("boardgame.io/server");
const { tileGame } = require("./game.cjs");

const server = Server({ games: [tileGame], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT ?? 8000), callback: () => console.log("matches are served") });

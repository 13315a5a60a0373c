// `npm start` serves the tables on http://127.0.0.1:8787, and keeps them in the folder `data`.
import { host } from "./host.mjs";

const worker = await host({ folder: "data", port: 8787 });
console.log(`tables on ${await worker.ready}`);

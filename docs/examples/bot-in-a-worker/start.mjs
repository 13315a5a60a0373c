// `npm start` serves the page on http://127.0.0.1:8081 (PORT): files, and nothing else.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const library = new URL("./", import.meta.resolve("tilewright"));
const page = new URL("./page/", import.meta.url);
const types = { html: "text/html", js: "text/javascript", mjs: "text/javascript" };

const server = createServer(async ({ url }, response) => {
  const [pathname] = url.split("?");
  const [found, inLibrary, name = "index.html"] = /^\/(tilewright\/)?([\w-]+\.(?:m?js|html))?$/.exec(pathname) ?? [];
  try {
    if (found === undefined) throw new Error("not a file of this page");
    const body = await readFile(new URL(name, inLibrary === undefined ? page : library));
    response.writeHead(200, { "content-type": `${types[name.split(".").at(-1)]}; charset=utf-8` }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.env.PORT ?? 8081), "127.0.0.1", () =>
  console.log(`play on http://127.0.0.1:${server.address().port}`),
);

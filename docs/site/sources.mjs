// The files of an example, which its page shows: neither the package nor the site has them elsewhere.
import { readdirSync, readFileSync } from "node:fs";

/** Not source: what is installed, what npm writes, and the page itself. */
const leftOut =
  /(?:^|\/)(?:node_modules|dist|data)\/|(?:^|\/)\.(?!gitignore$)|(?:^|\/)package-lock\.json$|^README\.md$/;

/** The files of the example whose page this is, by name, or none: `{ example, name, language, text }`. */
export function sourcesOf(path) {
  const [, example] = /^examples\/([\w-]+)\/index\.html$/.exec(path ?? "") ?? [];
  if (example === undefined) return [];
  const folder = `docs/examples/${example}`;
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile())
    .map((item) => `${item.parentPath ?? item.path}/${item.name}`.slice(folder.length + 1))
    .filter((name) => !leftOut.test(name))
    .sort()
    .map((name) => ({
      example,
      name,
      language: languageOf(name),
      text: readFileSync(`${folder}/${name}`, "utf8").trimEnd(),
    }));
}

/** How a file is coloured. Vue and style sheets are read as the nearest language that the site colours. */
function languageOf(name) {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return { json: "json", ts: "ts", tsx: "tsx", html: "html", vue: "html", sql: "sql", css: "text" }[ending] ?? "js";
}

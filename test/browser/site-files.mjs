// What can be said of the built site without a browser: its pages, where their links lead, and llms.txt.
import { strict as assert } from "node:assert";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

/** The pages below a folder, by path. */
export function readPages(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".html"));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Every link of every page leads to a file and a place in it; none begins at the top of a host. */
export function checkLinks(folder, pages) {
  const ids = new Map([...pages].map(([path, html]) => [path, idsOf(html)]));
  const dead = [...pages].flatMap(([path, html]) =>
    linksOf(html)
      .filter((link) => !leadsSomewhere(folder, ids, path, link))
      .map((link) => `${path}: ${link}`),
  );
  assert.deepEqual(dead, [], "dead links");
}

function idsOf(html) {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => decode(id)));
}

function linksOf(html) {
  // Of tags only: code that a page shows may have links of its own.
  const links = [...html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/gi)].map(([, link]) => decode(link));
  return links.filter((link) => !/^(?:https?|mailto|data):/.test(link));
}

const decode = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");

function leadsSomewhere(folder, ids, page, link) {
  const [path, place = ""] = link.split("#");
  if (path.startsWith("/")) return false;
  const target = path === "" ? page : normalize(join(page, "..", decodeURIComponent(path)));
  if (target.startsWith("..") || !existsSync(join(folder, target))) return false;
  // What the playground shows is in its address: `show=record` is no place on the page.
  if (target === "playground/index.html" && place.startsWith("show=")) return true;
  return place === "" || !ids.has(target) || ids.get(target).has(decodeURIComponent(place));
}

/** Each page of the site has one title, one sentence about it, and the version. */
export function checkPages(pages, version) {
  for (const [path, html] of pages) {
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, `${path}: one title`);
    assert.ok(/<meta name="description" content="[^"]{10,}">/.test(html), `${path}: a description`);
    assert.ok(html.includes(`>v${version}<`), `${path}: the version`);
  }
}

/** llms.txt names every guide and every import path, each with a line about it. */
export function checkIndex(folder, pages) {
  const text = readFileSync(join(folder, "llms.txt"), "utf8");
  const entries = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)];
  for (const [line, , path, about] of entries) {
    assert.ok(pages.has(path), line);
    assert.ok(about.length > 10 && about.length < 300, line);
  }
  const named = new Set(entries.map(([, , path]) => path));
  const guides = [...pages.keys()].filter((path) => !/^(?:index\.html|reference\/|playground\/)/.test(path));
  assert.deepEqual(
    guides.filter((path) => !named.has(path)),
    [],
    "pages that llms.txt does not name",
  );
}

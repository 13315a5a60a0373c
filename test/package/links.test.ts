// Why not remark-validate-links (13, tried)? It asks whether a file is in the repository. A link of an installed page
// must lead to a page that somebody reads, and one to test/api-report.ts passes there. It brings 196 packages.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";
import { anchorOf } from "../../docs/site/text.mjs";

/** What an installed package holds, `dist` aside: that need not be built yet. */
const [{ files }] = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }),
) as readonly [{ readonly files: readonly { readonly path: string }[] }];
const packed = new Set(files.map(({ path }) => path));
/** Pages that are in the repository only: to them, packing makes links of packed pages absolute. */
const tracked = execFileSync("git", ["ls-files", "docs/*.md"], { encoding: "utf8" }).split("\n");
const unpacked = tracked.filter((path) => /^docs\/(?:decisions\/)?[^/]+\.md$/.test(path) && !packed.has(path));
const pages = [...packed].filter((path) => path.endsWith(".md"));
// README shows its picture from the repository, too.
const readable = new Set([...packed, ...unpacked, "docs/board.svg"]);

/** The anchors of a page: one a heading, as the usual renderers make them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const text = readFileSync(page, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const headings = [...text.matchAll(/^#+ +(.+)$/gm)].map(([, heading]) => anchorOf(heading as string));
  const named = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name]) => name as string);
  return new Set([...headings, ...named]);
}

test("guides and recipes ship, and nothing generated for contributors", () => {
  expect(pages).toEqual(expect.arrayContaining(["README.md", "docs/start.md", "docs/rules.md"]));
  expect(pages.filter((page) => page.startsWith("docs/recipes/")).length).toBeGreaterThan(10);
  expect(unpacked).toEqual(expect.arrayContaining(["docs/architecture.md", "docs/decisions/0115-what-has-a-name.md"]));
  // Of the examples only the templates, which are there to be copied.
  expect([...packed].filter((path) => /^docs\/(?:api\/|examples\/(?!template-))/.test(path))).toEqual([]);
  expect([...packed]).toContain("docs/examples/template-next/app/board.tsx");
  expect([...packed].filter((path) => /node_modules\/|\.next\/|package-lock/.test(path))).toEqual([]);
  expect([...packed]).toContain("src/words/NOTICE");
});

test.each([...pages, ...unpacked])("every link of %s that is not a web address leads to a page and heading", (page) => {
  const text = readFileSync(page, "utf8")
    .replace(/^```[\s\S]*?^```/gm, "")
    .replace(/`[^`\n]*`/g, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link as string);
  const dead = links.filter((link) => {
    if (/^(https?:|mailto:)/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : normalize(join(page, "..", path));
    if (!readable.has(target)) return true;
    return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).has(anchor);
  });
  expect(dead).toEqual([]);
});

// The pages: docs/*.md, recipes, decisions and examples as they stand there, and the reference that TypeDoc has written
// into docs/api. The folders of the site are those of docs, so links between pages need a new ending and nothing else.
import { readFileSync } from "node:fs";
import { readFacts } from "./facts.mjs";
import { amendMarkdown } from "./markdown.mjs";
import { isGuide, readNavigation } from "./read-navigation.mjs";
import { placeOf, readReference } from "./read-reference.mjs";
import { sourcesOf } from "./sources.mjs";
import { describePage, firstHeading, outlineOf } from "./text.mjs";

const ignored = [
  "api/index.md",
  "site/*.md",
  "site/dist",
  "site/playground",
  "site/node_modules",
  "examples/*/node_modules",
];

export const config = {
  dir: { input: "docs", output: "docs/site/dist", includes: "site/layouts", data: "site/data" },
  templateFormats: ["md", "njk"],
  // Pages show code in braces, so they are Markdown and nothing else.
  markdownTemplateEngine: false,
};

export default async function configure(eleventy) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const { repository } = JSON.parse(readFileSync(".changeset/owner.json", "utf8"));

  eleventy.setUseGitIgnore(false);
  for (const path of ignored) eleventy.ignores.add(`docs/${path}`);
  await amendMarkdown(eleventy);

  eleventy.addGlobalData("layout", "page.njk");
  eleventy.addGlobalData("site", { version, repository });
  eleventy.addGlobalData("facts", readFacts);
  eleventy.addGlobalData("navigation", readNavigation);
  eleventy.addGlobalData("reference", readReference);
  eleventy.addGlobalData("eleventyComputed", {
    permalink: (data) => data.permalink || outputOf(data.page.filePathStem),
    path: (data) => data.permalink,
    // The way from a page up to the top of the site: so the site works under any sub-path.
    root: (data) => "../".repeat(data.permalink.split("/").length - 1) || "./",
    title: (data) => data.title || firstHeading(data.page.rawInput),
    kind: (data) => (isGuide(data.path, data.navigation) ? "guide" : "other"),
    place: (data) => placeOf(data.path, data.reference),
    sources: (data) => sourcesOf(data.path),
    about: (data) => data.about || describePage(data.page.rawInput),
  });
  eleventy.addFilter("outline", outlineOf);
  eleventy.addFilter("holds", (pages, path) => pages.some((page) => page.path === path));
  eleventy.addFilter("capitalFirst", (text) => text.charAt(0).toUpperCase() + text.slice(1));
  eleventy.addFilter("belowTitle", (content, html) => content.replace("</h1>", () => `</h1>\n${html}`));
}

/** The place of a page in the site, by that of its source in docs. */
function outputOf(stem) {
  const path = stem.slice(1).replace(/^api\//, "reference/");
  return `${path.replace(/\/README$/, "/index")}.html`;
}

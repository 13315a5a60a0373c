// The list beside every page: the groups of navigation.mjs, with the place of each page in the site and its title.
import { readdirSync, readFileSync } from "node:fs";
import { decisions, project, rules, tasks } from "./navigation.mjs";
import { describePage, plain } from "./text.mjs";

/** `{ tasks, rules, project, decisions }`: groups of `{ title, pages: [{ path, title, about }] }`. */
export function readNavigation() {
  const listed = (group) => ({ ...group, pages: group.pages.map(([stem, title]) => entryOf(stem, title)) });
  const navigation = { tasks: tasks.map(listed), rules: listed(rules), project: listed(project) };
  const named = new Set(
    [...navigation.tasks, navigation.rules, navigation.project].flatMap(({ pages }) => stemsOf(pages)),
  );
  const rest = stems().filter((stem) => !named.has(stem));
  const lost = rest.filter((stem) => !stem.startsWith(decisions.folder));
  if (lost.length > 0) throw new Error(`docs/site/navigation.mjs does not name ${lost.join(", ")}`);
  return { ...navigation, decisions: { title: decisions.title, pages: rest.map((stem) => entryOf(stem)) } };
}

/** Whether a page says how something is done, or what the rules are: the search names such pages first. Not proofs. */
export function isGuide(path, { tasks, rules }) {
  return [...tasks, rules].some(({ pages }) =>
    pages.some((page) => page.path === path && !/^(?:decisions\/|conformance$)/.test(page.stem)),
  );
}

const stemsOf = (pages) => pages.map(({ stem }) => stem);

/** The pages of docs, without those that are made for the site. */
function stems() {
  const inFolder = (folder) => readdirSync(`docs/${folder}`).filter((name) => name.endsWith(".md"));
  const pages = ["", "decisions/", "recipes/"].flatMap((folder) => inFolder(folder).map((name) => folder + name));
  const examples = readdirSync("docs/examples").map((name) => `examples/${name}/README.md`);
  return [...pages, ...examples].map((path) => path.slice(0, -".md".length)).sort();
}

function entryOf(stem, title) {
  const text = readFileSync(`docs/${stem}.md`, "utf8");
  const path = `${stem.replace(/README$/, "index")}.html`;
  return { stem, path, title: title ?? plain(/^# (.+)$/m.exec(text)[1]), about: describePage(text) };
}

// The reference as TypeDoc has written it into docs/api: a folder for each import path, in it one for each kind of export.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describePage, firstHeading } from "./text.mjs";

/** Folders of exports, in the order in which people look for them, with `import` or `import type` for each. */
const kinds = [
  { folder: "functions", title: "Functions", verb: "import" },
  { folder: "variables", title: "Values", verb: "import" },
  { folder: "classes", title: "Classes", verb: "import" },
  { folder: "interfaces", title: "Interfaces", verb: "import type" },
  { folder: "type-aliases", title: "Types", verb: "import type" },
];

/** Types that others are made of. They have no import: the name is there to look them up. */
function partsOfTypes() {
  const [, mentioned] = readFileSync("docs/api-report.md", "utf8").split("## Mentioned, not exported");
  return new Set([...mentioned.matchAll(/^(?:type|interface|const|class) (\w+)/gm)].map(([, name]) => name));
}
const parts = partsOfTypes();

/** `[{ name, path, about, kinds: [{ title, folder, members: [{ name, path, about, line }] }] }]`, as package.json lists them. */
export function readReference() {
  const { name, exports } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.keys(exports)
    .filter((subpath) => !subpath.endsWith(".json")) // package.json, and schemas, which are data
    .map((subpath) => readModule(name + subpath.slice(1)));
}

function readModule(name) {
  const folder = `docs/api/${name}`;
  return {
    name,
    path: `reference/${name}/index.html`,
    about: describePage(readFileSync(`${folder}/index.md`, "utf8")),
    kinds: kinds
      .filter((kind) => existsSync(`${folder}/${kind.folder}`))
      .map((kind) => ({ ...kind, folder: `reference/${name}/${kind.folder}/`, members: readMembers(name, kind) })),
  };
}

function readMembers(module, { folder, verb }) {
  const members = readdirSync(`docs/api/${module}/${folder}`).map((file) => {
    const text = readFileSync(`docs/api/${module}/${folder}/${file}`, "utf8");
    const name = file.slice(0, -".md".length);
    const path = `reference/${module}/${folder}/${name}.html`;
    return {
      name,
      path,
      title: firstHeading(text),
      about: describePage(text),
      line: parts.has(name) ? null : `${verb} { ${name} } from "${module}";`,
    };
  });
  return members.sort((a, b) => a.name.localeCompare(b.name));
}

/** Where a page of the reference belongs: its module, and its own entry if it is not the module's own page. */
export function placeOf(path, reference) {
  for (const module of reference) {
    if (module.path === path) return { module };
    const member = module.kinds.flatMap(({ members }) => members).find((entry) => entry.path === path);
    if (member !== undefined) return { module, member };
  }
  return {};
}

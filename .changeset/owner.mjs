// What only the owner of the repository can know stands in owner.json, and nowhere else by hand. `npm run
// release:owner` writes it where it is shown.
import { readFileSync } from "node:fs";

/** What a field is, for the message about one that is empty or no address. */
const fields = {
  repository: "the address of the repository, without a slash or .git at its end",
  homepage: "where the site lies that npm run docs builds",
  bugs: "where anybody can report a mistake",
  security: "where a weakness can be reported in private",
};

/** The addresses of owner.json. Throws if one is missing or is no address. */
export function readOwner() {
  const owner = JSON.parse(readFileSync(".changeset/owner.json", "utf8"));
  const wrong = Object.entries(fields).filter(
    ([field]) => !/^https:\/\/[^\s()]+[^\s()/]$/.test(owner[field] ?? "") || /\.git$/.test(owner[field]),
  );
  if (wrong.length === 0) return owner;
  const said = wrong.map(([field, what]) => `  ${field}: ${what}; found ${JSON.stringify(owner[field])}`);
  throw new Error(`fill .changeset/owner.json first, with addresses that begin with https:\n${said.join("\n")}`);
}

/** All files that show what the owner knows. */
function filesOf({ repository, homepage, bugs, security }) {
  const read = (path) => readFileSync(path, "utf8");
  const manifest = JSON.parse(read("package.json"));
  const { name, version, description, keywords, license, repository: _, homepage: __, bugs: ___, ...rest } = manifest;
  const shown = { repository: { type: "git", url: `git+${repository}.git` }, homepage, bugs: { url: bugs } };
  const all = { name, version, description, keywords, license, ...shown, ...rest };
  const reporting = (text) => linked(text, "the security advisories of the repository", security);
  return {
    "package.json": `${JSON.stringify(all, null, 2)}\n`,
    "README.md": linked(read("README.md"), "Try it", homepage),
    "docs/security.md": reporting(read("docs/security.md")),
    ".github/SECURITY.md": reporting(read(".github/SECURITY.md")),
  };
}

/** `text` with these words as a link, whether they were one or not. */
function linked(text, words, to) {
  const found = new RegExp(`\\[?\\b${words}\\b(?:\\]\\([^)]*\\))?`).exec(text);
  if (found === null) throw new Error(`"${words}" is not there, to lead to ${to}`);
  return `${text.slice(0, found.index)}[${words}](${to})${text.slice(found.index + found[0].length)}`;
}

/** The files that do not show what owner.json says, each with its text as it must be. */
export const filesBehind = (owner) =>
  Object.entries(filesOf(owner)).filter(([path, text]) => readFileSync(path, "utf8") !== text);

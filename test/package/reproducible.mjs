// Builds and packs the package twice, in two folders, at two times: the tarballs must be the same, byte for byte. So
// anybody can build what was published and compare.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root, run } from "./unpack.mjs";

const files = run("git", ["ls-files", "-z"], { cwd: root }).split("\0").filter(Boolean);
const digestOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Copies the files of the repository, and nothing else, into a folder of its own. */
function checkOut(folder) {
  const copy = join(folder, "copy");
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(realpathSync(root), "node_modules"), join(copy, "node_modules"));
  return folder;
}

/** The digest of the tarball that is made there, and the folder with what is in it. */
function pack(folder) {
  const copy = join(folder, "copy");
  run("npm", ["run", "--silent", "build"], { cwd: copy });
  const packing = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [{ filename }] = JSON.parse(run("npm", packing, { cwd: copy }));
  const tarball = join(folder, filename);
  run("tar", ["-xzf", tarball, "-C", folder]);
  return { digest: digestOf(tarball), contents: join(folder, "package") };
}

const home = realpathSync(mkdtempSync(join(tmpdir(), "tilewright-")));
try {
  // Both copies first: whoever edits a file meanwhile does not spoil the comparison.
  const folders = ["one", "a longer name"].map((name) => checkOut(join(home, name)));
  const [one, two] = folders.map(pack);
  const names = [one, two].map(({ contents }) =>
    readdirSync(contents, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(contents.length)),
  );
  const differ = [...new Set(names.flat())].filter(
    (name) =>
      !names.every((list) => list.includes(name)) || digestOf(one.contents + name) !== digestOf(two.contents + name),
  );
  if (one.digest !== two.digest)
    throw new Error(`two builds of the same files differ: ${differ.join(", ") || "the tar"}`);
  console.log(`packed twice, the same bytes: sha256 ${one.digest}`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

// The index of the search. Node writes its files: Pagefind's own program has answered that all is written, and left an
// empty file when it was closed at once.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes the index of the pages in a folder, and writes it below `pagefind` there. Throws if the search would be dead. */
export async function writeSearchIndex({ createIndex, close }, folder) {
  const { index } = await answerOf(createIndex());
  await answerOf(index.addDirectory({ path: folder }));
  const { files } = await answerOf(index.getFiles());
  await close();

  const empty = files.filter(({ content }) => content.length === 0).map(({ path }) => path);
  if (empty.length > 0) throw new Error(`the search index has empty files: ${empty.join(", ")}`);
  const entry = files.find(({ path }) => path === "pagefind-entry.json");
  if (entry === undefined) throw new Error("the search index has no pagefind-entry.json");
  const { languages } = JSON.parse(new TextDecoder().decode(entry.content));
  const pages = Object.values(languages).reduce((sum, { page_count: count }) => sum + count, 0);
  const texts = files.filter(({ path }) => path.startsWith("fragment/")).length;
  if (pages === 0 || texts !== pages) throw new Error(`the search index has ${pages} pages, and the text of ${texts}`);

  const output = join(folder, "pagefind");
  rmSync(output, { recursive: true, force: true });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(output, path)), { recursive: true });
    writeFileSync(join(output, path), content);
  }
  return pages;
}

/** What Pagefind answers: it lists what went wrong beside it. */
async function answerOf(promise) {
  const { errors, ...answer } = await promise;
  if (errors.length > 0) throw new Error(`the search index: ${errors.join("\n")}`);
  return answer;
}

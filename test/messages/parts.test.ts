// What a program pays for: of src/messages, each function brings the English parts that it says, and nothing else.
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { englishMessages } from "tilewright/messages";
import { describe, expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";
import { otherLanguages } from "./completeness.ts";

/** Each function that says something, with its file and the files of src/messages/english that it needs. */
const speakers: readonly (readonly [name: string, file: string, parts: readonly string[]])[] = [
  ["describeViolation", "render/describe-violation", ["violations", "words"]],
  ["describeViolations", "render/describe-violation", ["violations", "words"]],
  ["unwrap", "render/unwrap", ["problems", "violations", "words"]],
  ["describeProblem", "messages/describe-problem", ["problems"]],
  ["describeFinding", "messages/describe-finding", ["board-findings", "findings", "violations", "words"]],
  ["explainScore", "render/explain", ["scores"]],
  ["describeBoard", "render/describe-board", ["board", "picture"]],
  ["renderSvg", "render/svg/render-svg", ["picture"]],
  ["describeNotice", "compose/describe-notice", ["draft", "picture"]],
  ["describePreview", "compose/describe-notice", ["draft", "picture", "violations", "words"]],
  ["describeRemark", "messages/describe-remark", ["remarks", "violations", "words"]],
  ["explainRemark", "messages/describe-remark", ["remarks", "violations", "words"]],
  ["describeNews", "compose/describe-news", ["news", "words"]],
  [
    "TilewrightBoard",
    "element/board-element",
    ["draft", "element", "news", "picture", "problems", "violations", "words"],
  ],
];

/** Words of src/messages/english/words.ts, each table of them known by one. */
const tables = {
  labels: englishMessages.labels.hyphenated,
  moves: englishMessages.moves["exchange-blank"],
  ends: englishMessages.ends["no-plays"],
  adjustments: englishMessages.adjustments["as-recorded"],
};

async function bundle(
  name: string,
  file: string,
): Promise<{ readonly text: string; readonly files: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `import { ${name} } from "./src/${file}.ts"; console.log(${name});`, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output!.inputs).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [path] : [],
  );
  return { text: outputFiles[0]!.text, files };
}

describe.each(speakers)("%s", (name, file, parts) => {
  test(`brings of src/messages only what it says: ${parts.join(", ")}`, async () => {
    const { text, files } = await bundle(name, file);
    const shared = [`src/${file}.ts`, ...["helpers", "said", "record-words"].map((name) => `src/messages/${name}.ts`)];
    const brought = files.filter((path) => path.startsWith("src/messages/") && !shared.includes(path));
    expect(brought.sort()).toEqual(parts.map((part) => `src/messages/english/${part}.ts`));
    const known = Object.entries(tables).flatMap(([table, word]) => (text.includes(`"${word}"`) ? [table] : []));
    const said = { violations: ["labels", "moves"], findings: reasons, news: reasons, remarks: reasons };
    expect(known).toEqual(parts.flatMap((part) => said[part as "news"] ?? []).sort(inOrder));
  });
});

/** The tables of a part that says why a game is over and why points were adjusted. */
const reasons = ["ends", "adjustments"];

const inOrder = (one: string, other: string): number =>
  Object.keys(tables).indexOf(one) - Object.keys(tables).indexOf(other);

test("a language brings none of another language, not even of English", async () => {
  const { files } = await bundle("swedishMessages", "messages/index");
  const languages = files.flatMap((path) => /^src\/messages\/(\w+)\/\w+\.ts$/.exec(path)?.[1] ?? []);
  expect(new Set(languages)).toEqual(new Set(["swedish"]));
});

test("each folder of src/messages is a language of the entry point", () => {
  const exported = readFileSync("src/messages/index.ts", "utf8");
  const folders = new Set(trackedFiles().flatMap((file) => /^src\/messages\/(\w+)\/\w+\.ts$/.exec(file)?.[1] ?? []));
  folders.delete("types");
  expect([...folders]).toContain("english");
  for (const folder of folders)
    expect(exported).toContain(`export { ${folder}Messages } from "./${folder}/${folder}.ts";`);
});

test("each language may lack sentences: only English is typed to have all of them", () => {
  for (const [name] of otherLanguages())
    expect(readFileSync(`src/messages/${name}/${name}.ts`, "utf8")).toContain(
      `export const ${name}Messages: LanguageMessages = {`,
    );
});

test("each file records.ts of a language has all its exports at the entry point", () => {
  const exported = readFileSync("src/messages/index.ts", "utf8");
  const files = trackedFiles().filter((file) => /^src\/messages\/(?!types\/)\w+\/records\.ts$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(8);
  for (const file of files) {
    const names = [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(0);
    const path = file.replace("src/messages/", "./");
    expect(exported).toContain(`export { ${names.sort().join(", ")} } from "${path}";`);
  }
});

// What a program pays for: of src/messages, each function brings the English parts that it says, and nothing else.
import { build } from "esbuild";
import { englishMessages } from "tilewright/messages/english";
import { describe, expect, test } from "vitest";
import { languageNames } from "../../src/cli/languages.ts";
import { allLanguages, otherLanguages } from "./all-languages.ts";

/** Each function that says something, with its file and the files of src/messages/english that it needs. */
const speakers: readonly (readonly [name: string, file: string, parts: readonly string[]])[] = [
  ["describeViolation", "render/describe-violation", ["violations", "words"]],
  ["describeViolations", "render/describe-violation", ["violations", "words"]],
  ["unwrap", "render/unwrap", ["problems", "violations", "words"]],
  [
    "describeProblem",
    "messages/describe-problem",
    ["found", "problems", "remark-sentences", "remarks", "violations", "words"],
  ],
  ["describeFinding", "messages/describe-finding", ["board-findings", "findings", "violations", "words"]],
  ["explainScore", "render/explain", ["scores"]],
  ["describeBoard", "render/describe-board", ["board", "picture"]],
  ["renderSvg", "render/svg/render-svg", ["picture"]],
  ["describeNotice", "compose/describe-notice", ["draft", "picture"]],
  ["describePreview", "compose/describe-notice", ["draft", "violations", "words"]],
  ["describeRemark", "messages/describe-remark", ["found", "remark-sentences", "remarks", "violations", "words"]],
  ["explainRemark", "messages/describe-remark", ["found", "remark-sentences", "remarks", "violations", "words"]],
  ["describeNews", "compose/describe-news", ["news", "words"]],
  ["TilewrightBoard", "element/board-element", ["draft", "element", "news", "picture", "violations", "words"]],
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
    const brought = files.filter((path) => /^src\/messages\/(?:english|languages)\//.test(path));
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
  const { files } = await bundle("swedishMessages", "messages/languages/swedish");
  const tables = files.filter((path) => /^src\/messages\/(?:english|languages)\//.test(path));
  expect(tables).toEqual(["src/messages/languages/swedish.ts"]);
});

test.each(otherLanguages.map(([name]) => name))("of %s a bundle has the groups that it says", async (name) => {
  const [board, records, replay, whole] = await Promise.all(
    ["board", "records", "replay", `${name}Messages`].map(async (group) => {
      const { text } = await bundle(group, `messages/languages/${name}`);
      return [/"typedPlay"|typedPlay:/, /"wrong-score":/, /boardInWords:/].map((pattern) => pattern.test(text));
    }),
  );
  expect([board, records, replay]).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
  expect(whole).toEqual([true, true, true]);
});

test("every language is in the global build with the board, and the command line speaks it", async () => {
  const names = allLanguages.map(([name]) => name);
  expect([...languageNames].sort()).toEqual([...names].sort());
  expect(Object.keys(await import("../../src/global-board.ts"))).toEqual(
    expect.arrayContaining(names.map((name) => `${name}Messages`)),
  );
});

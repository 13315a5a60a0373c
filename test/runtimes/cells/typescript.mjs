// TypeScript: a program that uses every entry point is compiled in each version and each way to find a module, with
// the package's own types checked too.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { versionOf } from "../projects.mjs";
import { runCommand } from "../run-command.mjs";

const versions = ["5.0", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6.0", "7.0"];

/** How each way is asked for; a file for each form of a module that it knows. */
const modes = {
  node10: { options: ["--module", "commonjs", "--moduleResolution", "node10"], files: ["user.ts"] },
  node16: { options: ["--module", "node16", "--moduleResolution", "node16"], files: ["user.mts", "user.cts"] },
  nodenext: { options: ["--module", "nodenext", "--moduleResolution", "nodenext"], files: ["user.mts", "user.cts"] },
  bundler: { options: ["--module", "esnext", "--moduleResolution", "bundler"], files: ["user.ts"] },
};

const user = (entries) => `
${entries.map(({ specifier }, i) => `import * as entry${i} from ${JSON.stringify(specifier)};`).join("\n")}
import { applyMove, createGame, scoreMove, unwrap, type GameState, type Placement } from "tilewright";
import { bestPlay } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";

export const used = [${entries.map((_, i) => `entry${i}`).join(", ")}];
const placements: readonly Placement[] = [{ row: 7, col: 7, letter: "A" }];
const result = scoreMove({ ruleset: us2021 }, placements);
export const total: number = result.ok ? result.score.total : 0;
const play = bestPlay({ ruleset: us2021, rack: ["A", "T"] }, englishWordGraph());
export const points: number = play?.points ?? 0;
const game: GameState = createGame({ players: 2, seed: "types" });
export const next: GameState = unwrap(applyMove(game, { type: "pass" })).state;
// @ts-expect-error a placement needs a column
export const wrong: Placement = { row: 1, letter: "A" };
// @ts-expect-error there is no such move
applyMove(game, { type: "fly" });
`;

const compile =
  (version, mode) =>
  async ({ project, entries, node, signal }) => {
    const cwd = await project("typescript");
    for (const extension of ["ts", "mts", "cts"]) writeFileSync(join(cwd, `user.${extension}`), user(entries));
    const { options, files } = modes[mode];
    const strict = ["--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false", "--noEmit"];
    // TypeScript 6 knows node10 still, if told that this is meant.
    const deprecated = version === "6.0" && mode === "node10" ? ["--ignoreDeprecations", "6.0"] : [];
    const compiler = `node_modules/typescript-${version}/bin/tsc`;
    const args = [compiler, ...strict, "--target", "es2022", ...options, ...deprecated, ...files];
    await runCommand(await node(), args, { cwd, signal });
  };

export const typescript = versions.flatMap((version) =>
  Object.keys(modes).map((mode) => ({
    row: `TypeScript ${versionOf("typescript", `typescript-${version}`)}`,
    column: mode,
    short:
      (version === versions[0] || version === versions.at(-1)) &&
      mode === (version === versions[0] ? "node16" : "bundler"),
    run: compile(version, mode),
  })),
);

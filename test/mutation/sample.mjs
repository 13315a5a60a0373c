// A share of the mutants instead of all: SAMPLE=0.1 npm run mutation -- game. A hash of where a mutant stands and what it
// is decides, so the same share of the same code is the same sample. The others are counted as invalid, not as survivors.
import { createHash } from "node:crypto";

const share = Number(process.env.SAMPLE ?? 1);

/** Whether this mutant is one of the sample. */
function isDrawn({ fileName, location, mutatorName, replacement }) {
  const { line, column } = location.start;
  const what = [fileName.slice(fileName.lastIndexOf("/src/")), line, column, mutatorName, replacement].join("\n");
  return createHash("sha256").update(what).digest().readUInt32BE() < share * 2 ** 32;
}

const checker = {
  async init() {},
  async check(mutants) {
    const answer = (mutant) =>
      isDrawn(mutant) ? { status: "passed" } : { status: "compileError", reason: "not in the sample" };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  },
};

export const strykerPlugins = [{ kind: "Checker", name: "sample", factory: () => checker }];

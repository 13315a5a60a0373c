import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { conformance, type NamedTest, problemsOf } from "./conformance.ts";

const path = "docs/conformance.md";

function titlesOf(test: TestCase): readonly string[] {
  const titles = [test.name];
  for (let parent: TestSuite | TestModule = test.parent; parent.type === "suite"; parent = parent.parent)
    titles.unshift(parent.name);
  return titles;
}

/**
 * Compares docs/conformance.md with the names of the tests after every run of the whole suite, and fails the run when a
 * proof is missing. `npm run docs:generate` sets CONFORMANCE=write, runs no test and writes the document.
 */
export default class ConformanceReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  #wholeSuite(): boolean {
    const { filenamePattern, config } = this.#vitest as Vitest & { readonly filenamePattern?: readonly string[] };
    return filenamePattern === undefined && config.testNamePattern === undefined && !config.watch;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const write = process.env["CONFORMANCE"] === "write";
    if (!write && !this.#wholeSuite()) return;
    // A file that does not load has failed already, and its tests would only look missing.
    const broken = modules.filter((module) => module.errors().length > 0);
    if (broken.length > 0) {
      console.error(
        `conformance: not checked, since ${broken.map((module) => module.relativeModuleId).join(", ")} does not load`,
      );
      return;
    }
    const tests: readonly NamedTest[] = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ file: module.relativeModuleId, titles: titlesOf(test) })),
    );
    const text = conformance(tests);
    const problems = [...problemsOf(tests)];
    if (write) {
      writeFileSync(path, text);
    } else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
      problems.push(`${path} is out of date: run npm run docs:generate`);
    }
    for (const problem of problems) console.error(`conformance: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

import { slowest } from "./slowest.mjs";

/** A reporter for Vitest: prints the ten tests that took longest. */
export default class SlowestReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      })),
    );
    console.log(slowest(tests));
  }
}

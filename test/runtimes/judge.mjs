import { withoutWords, withWords } from "./checks.mjs";

/**
 * Everything that is wrong with the entry points as they were imported: names that are missing, and checks that fail.
 * `names` says what each entry exports. Bundled into one file without imports, in the form that a runtime reads.
 */
export function judge(entries, names) {
  const problems = [];
  for (const entry of Object.keys(names)) {
    const missing = names[entry].filter((name) => entries[entry]?.[name] === undefined);
    if (missing.length > 0) problems.push(`${entry} lacks ${missing.join(", ")}`);
  }
  for (const { name, run, expected } of [...withoutWords, ...withWords]) {
    try {
      const found = JSON.stringify(run(entries));
      if (found !== JSON.stringify(expected)) problems.push(`${name}: ${found}`);
    } catch (error) {
      problems.push(`${name}: ${error}`);
    }
  }
  return problems;
}

// Every cell of the table in docs/runtimes.md, in its order. A cell has a `row` and a `run`, which throws the reason when
// it fails, and may have a `column` and `how`. `short` ones are run by `--short`, too. `seconds` is its limit.
import { browsers } from "./cells/browsers.mjs";
import { bundlers } from "./cells/bundlers.mjs";
import { frameworks } from "./cells/frameworks.mjs";
import { programs } from "./cells/programs.mjs";
import { reactNative } from "./cells/react-native.mjs";
import { testRunners } from "./cells/test-runners.mjs";
import { typescript } from "./cells/typescript.mjs";

export const sections = [
  { title: "Programs that run JavaScript", cells: programs },
  { title: "Browsers", cells: browsers },
  { title: "React Native", cells: reactNative },
  { title: "Bundlers", cells: bundlers },
  { title: "Pages that a server renders", cells: frameworks },
  { title: "Test runners", cells: testRunners },
  { title: "TypeScript, by moduleResolution", cells: typescript },
];

import { readFileSync } from "node:fs";
import { known } from "./input/kind-of.ts";

/** The version of the package that the program is part of. */
export const version: string = versionAbove(new URL(".", import.meta.url));

/** The program lies deeper in the source than in the package, so the package's manifest is looked for upwards. */
function versionAbove(folder: URL): string {
  const manifest = known(() => JSON.parse(readFileSync(new URL("package.json", folder), "utf8")));
  if (manifest?.name === "tilewright") return manifest.version;
  const above = new URL("..", folder);
  return above.href === folder.href ? "unknown" : versionAbove(above);
}

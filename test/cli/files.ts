import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Writes a file for this test alone, and gives its path. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
}

/** A folder for this test alone. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "tilewright-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A record in which everything is right. */
export const right = `#character-encoding UTF-8
#title A game in the club
#player1 Ann Ann Archer
#player2 Ben Ben Baker
>Ann: HORNEIA 8F HORN +14 14
>Ben: FAMXYZQ H6 FA.M +9 9
#note a good start
>Ann: PASTEEI 10F PASTE +25 39
>Ben: OBXYZQU -XYZ +0 9
>Ann: EIIIIOU - +0 39
#incomplete
`;

/** The same with a score, a rack and a pragma that are not. */
export const wrong = right
  .replace("+25 39", "+26 40")
  .replace("+0 39", "+0 40")
  .replace("HORNEIA", "HORMEIA")
  .replace("#title", "#weather fine\n#title");

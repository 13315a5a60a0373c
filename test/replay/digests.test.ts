import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { script } from "../../src/replay/page/script.ts";
import { style } from "../../src/replay/page/style.ts";

const digest = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("the policy of the page names the style and the script that it has", async () => {
  const text = `// SHA-256 of the style and the script of the page, as its policy names them. They are constants, so that the page is
// made without waiting and without Node. After a change of the style or the script this writes the file anew:
// npx vitest run -c test/vitest.config.ts test/replay/digests.test.ts --update

export const styleDigest = "${digest(style)}";
export const scriptDigest = "${digest(script)}";
`;
  await expect(text).toMatchFileSnapshot("../../src/replay/page/digests.ts");
});

// The Content Security Policy that docs/security.md names, with Trusted Types. Pages of these tests are served with it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** As the page has it: the one line of its kind. */
const [policy] = /^default-src 'none'; .+$/m.exec(
  readFileSync(new URL("../../docs/security.md", import.meta.url), "utf8"),
);

/** The policy of a page, with the digests of the scripts that stand in it. */
export function policyFor(page) {
  const scripts = [...page.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "));
}

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("messages can be imported where patterns cannot name their groups, as in older versions of Hermes", async () => {
  const known = RegExp;
  vi.stubGlobal(
    "RegExp",
    class extends known {
      constructor(pattern: string | RegExp, flags?: string) {
        if (/\(\?<\w/.test(String(pattern))) throw new SyntaxError("Quantifier has nothing to repeat");
        super(pattern, flags);
      }
    },
  );
  vi.resetModules();
  const { spanishMessages } = await import("tilewright/messages/spanish");
  expect(spanishMessages).toBeDefined();
});

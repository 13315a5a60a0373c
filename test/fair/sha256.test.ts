// SHA-256 as we write it, beside the vectors of the standard and beside that of Node.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../src/fair/sha256.ts";
import { atMost } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";

const ofNode = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("the hash of %.20j... is that of the standard", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test("a hash is that of Node at every length around the ends of blocks", () => {
  for (let length = 0; length < 200; length++) expect(sha256("x".repeat(length))).toBe(ofNode("x".repeat(length)));
});

test("a hash is that of Node, whatever the characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(ofNode(text));
    }),
    { numRuns: atMost(2000) },
  );
});

test("half of a surrogate pair is three bytes of its own, so that no two texts are written alike", () => {
  expect(sha256("a\ud800")).toBe(ofNode(Uint8Array.of(0x61, 0xed, 0xa0, 0x80)));
  expect(new Set(["\ud800", "\ud801", "\udc00", "\ufffd", "\ud800\udc00"].map(sha256)).size).toBe(5);
});

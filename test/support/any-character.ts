import fc from "fast-check";

/**
 * Any character, for `fc.string({ unit: anyCharacter })`. The unit "binary" of fast-check is the same, but needs a second
 * to be made, in each file anew.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

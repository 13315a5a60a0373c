import { decodeText } from "tilewright/notation";
import { expect, test } from "vitest";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ["UTF-8", bytes("Züge"), "Züge"],
  ["UTF-8 with a byte order mark", bytes("\uFEFFZüge"), "Züge"],
  ["UTF-16 with a byte order mark", Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0xfc, 0), "Zü"],
  ["windows-1252", Uint8Array.of(0x5a, 0xfc, 0x80), "Zü€"],
])("the text of bytes in %s is read", (_, file, text) => {
  expect(decodeText(file)).toBe(text);
});

test("a declared encoding is believed, if the bytes can be in it", () => {
  const declared = bytes("#character-encoding ISO-8859-2\n?");
  declared[declared.length - 1] = 0xe8;
  expect(decodeText(declared)).toBe("#character-encoding ISO-8859-2\nč");
});

test("what is not bytes is refused", () => {
  expect(() => decodeText("text" as never)).toThrow(TypeError);
});

import { printable } from "tilewright/render";
import { expect, test } from "vitest";

test("characters that a terminal obeys, and those that turn the direction of writing, become codes", () => {
  expect(printable("a\u001b[2Jb\u0000\u009b\u202ec\u2028")).toBe("a\\x1b[2Jb\\x00\\x9b\\u202ec\\u2028");
});

test("line ends and tabs become spaces, so that the text stays on its line", () => {
  expect(printable("a\r\nb\nc\rd\te")).toBe("a b c d e");
});

test("letters of any script stay as they are", () => {
  expect(printable("Zoë Łukasz 文字 🙂")).toBe("Zoë Łukasz 文字 🙂");
});

test("what is not a text is refused", () => {
  expect(() => printable(null as never)).toThrow(TypeError);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "../../src/cli/output/csv.ts";
import { printable } from "../../src/read/printable.ts";
import { anyCharacter } from "../support/any-character.ts";

test.each([
  ["plain", "plain"],
  ["Fox, Ben", '"Fox, Ben"'],
  ["x;=1+1", '"x;=1+1"'],
  ['The "Fox"', '"The ""Fox"""'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  [" =1", "' =1"],
  ["\t=1", "' =1"],
  ["\r=1", "' =1"],
  ["\uFF1D1", "'\uFF1D1"],
  ["two\nlines", "two lines"],
  ["\u001b[2J", "\\x1b[2J"],
])("the text %j stands in a table as %s", (text, expected) => {
  expect(csvLine([text], ",")).toBe(`${expected}\r\n`);
});

test("numbers stay numbers, what is missing is empty, and any separator is kept apart", () => {
  expect(csvLine([-5, null, "a;b", "a,b"], ";")).toBe('-5;;"a;b";"a,b"\r\n');
  expect(csvLine(["a|b", "a,b", "a;b", "a:b"], "|")).toBe('"a|b"|"a,b"|"a;b"|a:b\r\n');
});

test("no text becomes a formula, a second field or a second line", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom(",", ";", "\t", "|", ":"), (text, separator) => {
      const line = csvLine([text, 1], separator);
      expect(line.endsWith(`${separator}1\r\n`)).toBe(true);
      const cell = line.slice(0, -(separator.length + 3));
      expect(cell).toMatch(/^(?:"(?:[^"\r\n]|"")*"|[^"\r\n]*)$/);
      expect(cell.replace(/^"/, "")).not.toMatch(/^[=+\-@\t\r]/);
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[,;\t]/);
      if (!cell.startsWith('"')) expect(cell).not.toContain(separator);
    }),
  );
});

test("nothing that a terminal obeys is left in a text, and plain letters stay", () => {
  expect(printable("Łódź \u202e\u009b31m\u0007")).toBe("Łódź \\u202e\\x9b31m\\x07");
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(printable(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }),
  );
});

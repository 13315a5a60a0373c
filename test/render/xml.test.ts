import { readFileSync } from "node:fs";
import fc from "fast-check";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { escapeXml } from "../../src/render/svg/xml.ts";
import { casesOf } from "../seed.ts";

const hostile: readonly string[] = JSON.parse(readFileSync("test/browser/hostile-texts.json", "utf8"));
const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...hostile), fc.string());

/** XML has neither most control characters nor half a pair of surrogates. */
const held = (text: string): string => text.replace(/[^\t\n\r -\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/gu, "\ufffd");

test("a text in a picture or a page is read back as the same text, between tags and in an attribute", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { childNodes } = parseFragment(`<p title="${escapeXml(text)}">${escapeXml(text)}</p>`);
      expect(childNodes).toHaveLength(1);
      const [node] = childNodes as DefaultTreeAdapterMap["element"][];
      const inside = node!.childNodes.map((child) => ("value" in child ? child.value : "an element"));
      expect([inside.join(""), node!.attrs[0]?.value]).toEqual([held(text), held(text)]);
    }),
    { numRuns: casesOf(300), examples: hostile.map((text) => [text] as [string]) },
  );
});

test("what a reader of XML would turn into spaces in an attribute is written as references", () => {
  expect(escapeXml('a\tb\nc\rd & "e" <f>')).toBe("a&#9;b&#10;c&#13;d &#38; &#34;e&#34; &#60;f&#62;");
});

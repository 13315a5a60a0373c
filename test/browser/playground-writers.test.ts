// What the playground writes, a program to copy or a page to save, is read back as the texts that it was given.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { writeClassPage } from "../../docs/site/playground/src/class/class-page.ts";
import { programOf } from "../../docs/site/playground/src/position/code.ts";
import { readKnobs } from "../../docs/site/playground/src/setup/knobs.ts";
import { firstSetup, readSetup, rulesetOf } from "../../docs/site/playground/src/setup/setup.ts";
import { htmlText, jsKey, jsText, jsValue, programInScript } from "../../docs/site/playground/src/writers.ts";
import { casesOf } from "../seed.ts";

/** Each ends something that a program or a page is made of, or is a name that every object has. What runs calls `pwned`. */
const hostileTexts: readonly string[] = JSON.parse(readFileSync("test/browser/hostile-texts.json", "utf8"));

/** Texts in which something stands that ends a string, a tag, a comment or a line, or begins markup; and any others. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.oneof(fc.constantFrom(...hostileTexts), fc.string()), { maxLength: 5 }).map((parts) => parts.join("")),
);
const runs = { numRuns: casesOf(300), examples: hostileTexts.map((text) => [text] as [string]) };
const evaluated = (code: string): unknown => new Function(`return (${code})`)();
/** Whether nothing in a text ends a script, or changes how the rest of it is read. */
const mayStandInScript = (code: string): boolean => !/<\/?script|<!--/i.test(code);

describe("what is written as JavaScript", () => {
  test("is the same text as a string, and may stand in a script", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(evaluated(jsText(text))).toBe(text);
        expect(mayStandInScript(jsText(text))).toBe(true);
        expect(jsText(text)).not.toMatch(/[\n\r\u2028\u2029\p{Cf}]/u);
      }),
      runs,
    );
  });

  test("is the same name of a property, which sets no prototype", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const made = evaluated(`{ ${jsKey(name)}: 1 }`) as object;
        expect(Object.entries(made)).toEqual([[name, 1]]);
        expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
      }),
      { ...runs, examples: [...runs.examples, ["__proto__"], ["constructor"]] },
    );
  });

  test("is the same value of JSON", () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        anyText,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(null, true, false),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(fc.oneof(anyText, fc.constant("__proto__")), tie("value"), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const read = evaluated(jsValue(value));
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
        expect(mayStandInScript(jsValue(value))).toBe(true);
      }),
      { numRuns: casesOf(300) },
    );
  });

  test.for(['a("</script>")', "x = /<\\/SCRIPT>/", "'<!-- <script>'", "a < b"])(
    "a program may stand in a script: %s",
    (program) => expect(mayStandInScript(programInScript(program).replace(/<script>/gi, ""))).toBe(true),
  );
});

describe("what is written as HTML", () => {
  test("is the same text between tags and in an attribute", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [node, ...others] = elementsOf(`<p title="${htmlText(text)}">${htmlText(text)}</p>`).filter(isNew);
        expect(others).toEqual([]);
        expect([textOf(node!), node!.attrs[0]?.value]).toEqual([asHtml(text), asHtml(text)]);
      }),
      runs,
    );
  });
});

describe("a program to copy", () => {
  const words = { kind: "own", name: "/etc/passwd", state: "ready", dictionary: new Set<string>() } as const;

  test.for(hostileTexts)("has %j nowhere as code, in whichever field of the rules it stands", (text) => {
    const setups = [
      { rules: text },
      { variants: [text, "checkedWords"] },
      { layout: text },
      { tiles: text },
      { knobs: `id: ${JSON.stringify(text)}` },
      { knobs: JSON.stringify({ [text]: 1 }) },
      { knobs: JSON.stringify({ tileSet: text }) },
      { knobs: JSON.stringify({ end: { [text]: text } }) },
    ].map((part) => ({ ...firstSetup, ...part }));
    for (const setup of setups) {
      const { setup: known, unknown } = readSetup(setup);
      // A name that does not exist is left out, and rules with it are not made.
      if (setup.knobs === "") expect([unknown.length, rulesetOf(setup).ok]).toEqual([1, false]);
      // Own rules that are refused get no program: the page shows what is wrong.
      if (!rulesetOf(known).ok) continue;
      const list = { ...words, size: null, leftOut: [] };
      const program = programOf(known, list, "15/15 / 0/0 0", [{ row: 0, col: 0, letter: text, blank: true }]);
      expect(identifiersIn(program)).not.toContain("pwned");
      expect(program).not.toContain("passwd");
    }
  });

  test("names of own rules that everything has are refused, and none sets a prototype", () => {
    for (const name of ["__proto__", "constructor", "toString"])
      expect(rulesetOf({ ...firstSetup, knobs: JSON.stringify({ [name]: { rackSize: 9 } }) }).ok).toBe(false);
    const nested = '{ "end": { "__proto__": { "passesEach": 1 } } }';
    expect(readKnobs(nested).code()).toContain('["__proto__"]');
  });
});

const tagsOfClassPage =
  "html head meta meta title style body main header h1 button tilewright-board p textarea textarea script script".split(
    " ",
  );

test("a page for a class holds its title, names and words as they are", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const language = { name: "english", code: text };
      const page = writeClassPage({
        ...{ title: text, players: [text, "Ben"], setup: firstSetup, words: text, language },
        library: 'const html = "</script><script>pwned()</script>";',
      });
      const elements = elementsOf(page);
      const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
      const held = (node: Element | undefined) => textOf(node!).replace(/\n$/, "");
      expect(elements.map(({ tagName }) => tagName)).toEqual(tagsOfClassPage);
      expect([named("title"), named("h1")].map(([node]) => held(node))).toEqual([asHtml(text), asHtml(text)]);
      expect(held(named("textarea")[0])).toBe(asHtml(text));
      expect(held(named("textarea")[1])).toBe(`${asHtml(text)}\nBen`);
      expect(elements[0]!.attrs[0]?.value).toBe(asHtml(text));
    }),
    { numRuns: casesOf(100), examples: runs.examples },
  );
});

type Element = DefaultTreeAdapterMap["element"];
type AnyNode = DefaultTreeAdapterMap["node"];

/** What a browser makes of a text that was written as HTML: it has neither NUL nor half a pair of surrogates. */
function asHtml(text: string): string {
  return text.replace(/\0|\p{Cs}/gu, "\ufffd");
}

/** The elements that a browser makes of a page, in order. */
function elementsOf(html: string): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: AnyNode): void => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

function textOf(node: Element): string {
  return node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Whether an element is not one of those that every page has. */
function isNew({ tagName }: Element): boolean {
  return !["html", "head", "body"].includes(tagName);
}

/** Every name in a program that is not in a string or a comment. */
function identifiersIn(program: string): readonly string[] {
  const source = ts.createSourceFile("program.mjs", program, ts.ScriptTarget.ES2022);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

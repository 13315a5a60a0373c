// The themes that docs/themes.md gives, and the board's own colours: each sets every colour, and what meets differs
// enough. The page of the site warns by the same numbers.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pairs, tooPale } from "../../docs/site/client/contrast.js";
import { styleSheet } from "../../src/element/style.ts";

type Theme = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The colours that a text sets: variable -> for light and for dark pages. */
function colorsIn(css: string): Theme {
  const lines = css.matchAll(/--tilewright-([\w-]+)(?::|,)\s*light-dark\((#\w+),\s*(#\w+)\)/g);
  return Object.fromEntries([...lines].map(([, name, light, dark]) => [name!, [light!, dark!] as const]));
}

const own = colorsIn(styleSheet());
const page = readFileSync("docs/themes.md", "utf8");
const written = [...page.matchAll(/^## (.+)\n\n```css\n([\s\S]*?)```/gm)].map(
  ([, name, css]) => [name!, css!] as const,
);
const themes = written.map(([name, css]) => [name, colorsIn(css)] as const).filter(([, theme]) => "tile" in theme);

test.each([["the board's own", own] as const, ...themes])(
  "%s colours: all are there, and differ enough",
  (_, theme) => {
    expect(Object.keys(theme).sort()).toEqual(Object.keys(own).sort());
    for (const scheme of [0, 1] as const) expect(tooPale((name: string) => theme[name]![scheme])).toEqual([]);
  },
);

test("every colour of a board meets another one, and there are themes", () => {
  expect([...new Set(pairs.flatMap(([front, back]) => [front, back] as const))].sort()).toEqual(
    Object.keys(own).sort(),
  );
  expect([themes.length > 1, written.length > themes.length]).toEqual([true, true]);
});

// The page of themes: fields for the colours of the board, a board that shows them, and the lines to copy. The themes
// to begin with are those of the page itself.
import "./themes.css";
import { applyMove, unwrap, viewFor } from "tilewright";
import "tilewright/element";
import { parsePlay } from "tilewright/notation";
import { gameOfFourPlays, hint } from "../game.mjs";
import { pairs, tooPale } from "./contrast.js";

const prefix = "--tilewright-";
const schemes = ["light", "dark"];

const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

/** What a style sheet sets: variable -> `[light, dark]`, or one text where it is the same for both. */
function readTheme(css) {
  const lines = [...css.matchAll(/--tilewright-([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|([^;]+));/g)];
  return Object.fromEntries(lines.map(([, name, light, dark, same]) => [name, same ?? [light, dark]]));
}

const board = make("tilewright-board", {});

/** The board's own colours, from the board itself. */
function ownColors() {
  const style = getComputedStyle(board);
  const named = [...new Set(pairs.flat().filter((name) => typeof name === "string"))];
  return Object.fromEntries(
    named.map((name) => {
      const declared = style.getPropertyValue(`--${name.replace(/-t/, "T")}`);
      return [name, [...declared.matchAll(/#\w+/g)].map(([color]) => color)];
    }),
  );
}

const themes = new Map([["Own colours", {}]]);
for (const heading of document.querySelectorAll("article h2")) {
  const code = heading.nextElementSibling?.querySelector("code");
  if (code) themes.set(heading.textContent.replace("#", "").trim(), readTheme(code.textContent));
}

const place = document.querySelector("#themes");
const choice = make("select", { id: "theme" });
choice.append(...[...themes.keys()].map((name) => make("option", { value: name, textContent: name })));
const scheme = make("select", { id: "scheme" });
scheme.append(...schemes.map((name) => make("option", { value: name, textContent: `${name} pages` })));
const colors = make("fieldset", { className: "colors" }, make("legend", { textContent: "Colours" }));
const corners = make("fieldset", { className: "corners" }, make("legend", { textContent: "Corners" }));
const warnings = make("ul", { className: "warnings" });
const output = make("code", {});
const copy = make("button", { type: "button", className: "copy-theme", textContent: "Copy the lines" });

place.append(
  make(
    "div",
    { className: "themes" },
    board,
    make(
      "form",
      { className: "dials" },
      make("label", {}, "Begin with ", choice),
      make("label", {}, "Colours for ", scheme),
      colors,
      corners,
    ),
  ),
  make("div", { role: "status" }, warnings),
  make("pre", { className: "theme-lines", tabIndex: 0 }, output),
  copy,
);

const own = ownColors();
const fields = new Map();
for (const name of Object.keys(own)) {
  const field = make("input", { type: "color" });
  field.addEventListener("input", () => {
    values[name][schemes.indexOf(scheme.value)] = field.value;
    show();
  });
  fields.set(name, field);
  colors.append(make("label", {}, field, name.replace("-", " ")));
}
const radii = new Map();
for (const [name, unit, most, begin] of [
  ["radius", "px", 24, 8],
  ["tile-radius", "", 20, 6],
]) {
  const field = make("input", { type: "range", min: 0, max: most });
  field.addEventListener("input", () => show());
  radii.set(name, { field, unit, begin });
  corners.append(make("label", {}, name === "radius" ? "buttons" : "tiles", field));
}

/** The colours now: variable -> `[light, dark]`. */
let values = {};

function choose(theme) {
  values = Object.fromEntries(Object.entries(own).map(([name, two]) => [name, [...(theme[name] ?? two)]]));
  for (const [name, { field, begin }] of radii) field.value = Number.parseFloat(theme[name] ?? begin);
  show();
}

function show() {
  const at = schemes.indexOf(scheme.value);
  for (const [name, field] of fields) field.value = values[name][at];
  const lines = Object.entries(values)
    .filter(([name, two]) => two.join() !== own[name].join())
    .map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]);
  for (const [name, { field, unit, begin }] of radii)
    if (Number(field.value) !== begin) lines.push([name, `${field.value}${unit}`]);
  for (const name of [...fields.keys(), ...radii.keys()]) board.style.removeProperty(prefix + name);
  for (const [name, value] of lines) board.style.setProperty(prefix + name, value);
  board.setAttribute("theme", scheme.value);
  const rules = lines.map(([name, value]) => `  ${prefix}${name}: ${value};\n`).join("");
  output.textContent = rules === "" ? "/* These are the board's own colours. */" : `tilewright-board {\n${rules}}`;
  warnings.replaceChildren(
    ...schemes.flatMap((name, i) =>
      tooPale((color) => values[color][i]).map(({ front, back, is, least }) =>
        make("li", { textContent: `${front} on ${back}, ${name}: ${is.toFixed(1)} to 1; it should be ${least}` }),
      ),
    ),
  );
}

choice.addEventListener("change", () => choose(themes.get(choice.value)));
scheme.addEventListener("change", show);
copy.addEventListener("click", async () => {
  await navigator.clipboard.writeText(output.textContent);
  copy.textContent = "Copied";
  setTimeout(() => (copy.textContent = "Copy the lines"), 2000);
});

const game = gameOfFourPlays();
const { state } = unwrap(applyMove(game, unwrap(parsePlay(hint, game)).move, { dictionary: { has: () => true } }));
board.addEventListener("tilewright-move", () => board.refuse([{ code: "not-allowed", squares: [], move: "play" }]));
board.view = viewFor(state, 0); // the seat called You
scheme.value =
  document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
document.addEventListener("theme", ({ detail }) => {
  scheme.value = detail;
  show();
});
choose({});

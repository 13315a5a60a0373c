import { build } from "./build.ts";

/**
 * What the buttons of the board do, in the order in which they stand.
 *
 * @internal
 */
export const actions = ["finish", "takeBack", "shuffle", "sort", "exchange", "pass", "challenge", "accept"] as const;

/**
 * What a button of the bar does.
 *
 * @internal
 */
export type BarAction = (typeof actions)[number];

/**
 * What a button of the board does. `reveal` takes the curtain away from a rack.
 *
 * @internal
 */
export type Action = BarAction | "reveal";

const button = (action: Action): string =>
  `<button type=button part="button ${action}" data-action=${action}></button>`;

/** The parts of the board, as they stand in its shadow tree. `part` is the name by which a page can style one. */
const markup: string = /* @__PURE__ */ [
  "<ul part=players></ul>",
  "<div class=scroll><div class=frame part=board><div aria-hidden=true></div><div class=grid role=grid>",
  "<input class=typer autocomplete=off autocorrect=off spellcheck=false autocapitalize=off></div></div></div>",
  `<div class=rack part=rack role=group></div>${/* @__PURE__ */ button("reveal")}`,
  `<div class=bar part=buttons>${/* @__PURE__ */ actions.map(button).join("")}`,
  "</div><form part=form><label><span part=label></span><input part=field dir=auto autocomplete=off autocorrect=off",
  " spellcheck=false autocapitalize=off></label>",
  // Below everything that is pressed: a text that grows must not push a button away under a finger.
  '<button part="button lay"></button></form><p part=preview></p><p part=log role=status></p>',
  "<dialog part=dialog><form method=dialog>",
  '<p></p><div></div><button part="button cancel" value></button></form></dialog>',
].join("");

/** Its nodes, in that order. */
type PartNodes = readonly [
  players: HTMLElement,
  scroll: HTMLElement,
  rack: HTMLElement,
  reveal: HTMLElement,
  bar: HTMLElement,
  form: HTMLFormElement,
  told: HTMLElement,
  said: HTMLElement,
  dialog: HTMLDialogElement,
];

/** Puts the parts of the board into its shadow tree, and returns them. */
export function buildParts(root: ShadowRoot): PartNodes {
  build(root, markup);
  return root.children as unknown as PartNodes;
}

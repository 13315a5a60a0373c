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
  "<div class=box><div class=table><ul part=players></ul>",
  "<div class=scroll><div class=frame part=board><div aria-hidden=true></div><div class=grid role=grid>",
  "<input class=typer autocomplete=off autocorrect=off spellcheck=false autocapitalize=off></div></div></div>",
  `<div class=rack part=rack role=group></div>${/* @__PURE__ */ button("reveal")}`,
  // What is said has a room of its own and scrolls there: it pushes no button away under a finger.
  "<div class=side><div class=says><p part=log role=status></p><p part=preview></p></div>",
  `<div class=bar part=buttons>${/* @__PURE__ */ actions.map(button).join("")}`,
  "</div><form part=form><label><span part=label></span><input part=field dir=auto autocomplete=off autocorrect=off",
  ' spellcheck=false autocapitalize=off></label><button part="button lay"></button></form></div></div></div>',
  "<dialog part=dialog><form method=dialog>",
  '<p></p><div></div><button part="button cancel" value></button></form></dialog>',
].join("");

/**
 * The nodes in it on which something is shown.
 *
 * @internal
 */
export interface PartNodes {
  readonly table: HTMLElement;
  readonly players: HTMLElement;
  readonly scroll: HTMLElement;
  readonly rack: HTMLElement;
  readonly reveal: HTMLElement;
  readonly said: HTMLElement;
  readonly told: HTMLElement;
  readonly bar: HTMLElement;
  readonly form: HTMLFormElement;
  readonly dialog: HTMLDialogElement;
}

/** Puts the parts of the board into its shadow tree, and returns them. */
export function buildParts(root: ShadowRoot): PartNodes {
  build(root, markup);
  const [box, dialog] = root.children as unknown as readonly [HTMLElement, HTMLDialogElement];
  const table = box.firstChild as HTMLElement;
  const [players, scroll, rack, reveal, side] = table.children as unknown as readonly HTMLElement[];
  const [says, bar, form] = (side as HTMLElement).children as unknown as readonly HTMLElement[];
  const [said, told] = (says as HTMLElement).children as unknown as readonly HTMLElement[];
  return { table, players, scroll, rack, reveal, said, told, bar, form, dialog } as PartNodes;
}

import type { Attributes, Drawn } from "../render/svg/drawn.ts";
import { patch } from "./patch.ts";

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

/** A button that does something. */
export const button = (action: Action, text: string, more: Attributes): Drawn => [
  "button",
  { part: `button ${action}`, "data-action": action, ...more },
  [text],
];

/** A field that neither the browser nor a keyboard on the screen completes or corrects. */
const field: Attributes = { autocomplete: "off", autocorrect: "off", spellcheck: "false", autocapitalize: "off" };

const box = (name: string, ...inside: readonly Drawn[]): Drawn => ["div", { class: name }, inside];

/** The parts of the board, as they stand in its shadow tree. `part` is the name by which a page can style one. */
const markup = (): readonly Drawn[] => [
  box(
    "box",
    box(
      "table",
      ["ul", { part: "players" }],
      box("scroll", [
        "div",
        { class: "frame", part: "board" },
        [
          ["div", { "aria-hidden": true }],
          ["div", { class: "grid", role: "grid" }],
          box("cursor", ["input", { class: "typer", ...field }]),
        ],
      ]),
      ["div", { class: "rack", part: "rack", role: "group" }],
      button("reveal", "", {}),
      box(
        "side",
        // What is said has a room of its own and scrolls there: it pushes no button away under a finger.
        box(
          "says",
          ["p", { part: "log", role: "status" }],
          ["p", { part: "preview" }],
          ["p", { class: "words", role: "log" }],
        ),
        ["div", { class: "bar", part: "buttons" }],
        [
          "form",
          { part: "form" },
          [
            [
              "label",
              {},
              [
                ["span", { part: "label" }],
                ["input", { part: "field", dir: "auto", ...field }],
              ],
            ],
            ["button", { part: "button lay" }],
          ],
        ],
      ),
    ),
  ),
  [
    "dialog",
    { part: "dialog" },
    [
      [
        "form",
        { method: "dialog" },
        [
          ["p", {}],
          ["div", {}],
          ["button", { part: "button cancel", value: "" }],
        ],
      ],
    ],
  ],
];

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
  /** Only heard: where the cursor is. */
  readonly heard: HTMLElement;
  readonly bar: HTMLElement;
  readonly form: HTMLFormElement;
  readonly dialog: HTMLDialogElement;
}

/** Puts the parts of the board into its shadow tree, and returns them. */
export function buildParts(root: ShadowRoot): PartNodes {
  patch(root, markup());
  const [box, dialog] = root.children as unknown as readonly [HTMLElement, HTMLDialogElement];
  const table = box.firstChild as HTMLElement;
  const [players, scroll, rack, reveal, side] = table.children as unknown as readonly HTMLElement[];
  const [says, bar, form] = (side as HTMLElement).children as unknown as readonly HTMLElement[];
  const [said, told, heard] = (says as HTMLElement).children as unknown as readonly HTMLElement[];
  return { table, players, scroll, rack, reveal, said, told, heard, bar, form, dialog } as PartNodes;
}

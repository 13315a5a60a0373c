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

/** A box with the name of its part, by which the style sheet and `partsOf` find it. */
const box = (name: string, ...inside: readonly Drawn[]): Drawn => ["div", { class: name, "data-part": name }, inside];

/**
 * The parts of the board, as they stand in its shadow tree. `data-part` is the name by which the element finds one, and
 * `part` the name by which a page can style it.
 */
const markup = (): readonly Drawn[] => [
  box(
    "box",
    box(
      "table",
      ["ul", { "data-part": "players", part: "players" }],
      box("scroll", [
        "div",
        { class: "frame", "data-part": "frame", part: "board", translate: "no" },
        [
          ["div", { "data-part": "picture", "aria-hidden": true }],
          ["div", { class: "grid", "data-part": "grid", role: "grid" }],
          box("cursor", ["input", { class: "typer", "data-part": "typer", ...field }]),
        ],
      ]),
      ["div", { class: "rack", "data-part": "rack", part: "rack", role: "group", translate: "no" }],
      button("reveal", "", { "data-part": "reveal" }),
      box(
        "side",
        // What is said has a room of its own and scrolls there: it pushes no button away under a finger.
        box(
          "says",
          // When something has happened, all of it is read out, and once: how the game has ended comes after the rest.
          [
            "div",
            { class: "status", role: "status" },
            [
              ["p", { "data-part": "said", part: "log", tabindex: -1 }],
              " ",
              ["p", { "data-part": "result", part: "result", "aria-live": "off", tabindex: -1 }],
            ],
          ],
          ["p", { "data-part": "told", part: "preview" }],
          ["p", { class: "words", "data-part": "heard", role: "log" }],
        ),
        ["slot", { name: "over" }],
        ["div", { class: "bar", "data-part": "bar", part: "buttons" }],
        [
          "div",
          { "data-part": "form", part: "form" },
          [
            [
              "label",
              {},
              [
                ["span", { "data-part": "label", part: "label" }],
                ["input", { "data-part": "field", part: "field", dir: "auto", enterkeyhint: "go", ...field }],
              ],
            ],
            ["button", { "data-part": "lay", part: "button lay" }],
          ],
        ],
        // The last one, so that keys reach the buttons before it. The style sheet puts it above them where it is wide.
        ["slot", { name: "beside", "data-part": "beside" }],
      ),
    ),
  ),
  [
    "dialog",
    { "data-part": "dialog", part: "dialog", "aria-describedby": "details" },
    [
      ["p", { "data-part": "question" }],
      ["p", { "data-part": "details", id: "details" }],
      ["div", { "data-part": "answers" }],
      ["button", { "data-part": "cancel", part: "button cancel", value: "" }],
    ],
  ],
];

/**
 * The nodes in it that the element finds by their names.
 *
 * @internal
 */
export interface PartNodes {
  /** Holds all parts but the dialog. */
  readonly table: HTMLElement;
  readonly players: HTMLElement;
  /** Scrolls a board that is larger than its place. */
  readonly scroll: HTMLElement;
  readonly frame: HTMLElement;
  readonly picture: HTMLElement;
  /** A cell for each square, above the picture: what people press, and what screen readers read. */
  readonly grid: HTMLElement;
  /** Is always above the square of the cursor. */
  readonly cursor: HTMLElement;
  /** The field in it that takes what is typed. */
  readonly typer: HTMLInputElement;
  readonly rack: HTMLElement;
  readonly reveal: HTMLElement;
  readonly said: HTMLElement;
  /** How the game has ended. */
  readonly result: HTMLElement;
  /** What the play that is being laid would score. */
  readonly told: HTMLElement;
  /** Only heard: where the cursor is. */
  readonly heard: HTMLElement;
  readonly bar: HTMLElement;
  /** Where a play is typed. */
  readonly form: HTMLElement;
  readonly label: HTMLElement;
  readonly field: HTMLInputElement;
  readonly lay: HTMLElement;
  /** Holds what a page puts beside the board. */
  readonly beside: HTMLSlotElement;
  readonly dialog: HTMLDialogElement;
  readonly question: HTMLElement;
  /** What there is to know before one answers. */
  readonly details: HTMLElement;
  readonly answers: HTMLElement;
  readonly cancel: HTMLElement;
}

/** Puts the parts of the board into its shadow tree, and finds each by its name. */
export function buildParts(root: ShadowRoot): PartNodes {
  patch(root, markup());
  const nodes = [...root.querySelectorAll<HTMLElement>("[data-part]")];
  return Object.fromEntries(nodes.map((node) => [node.dataset["part"], node]));
}

import { makeQuestions, type Questions } from "./ask/question.ts";
import { type Styles, stylesOf } from "./dom.ts";
import { panBoard } from "./hand/pan.ts";
import { type Hooks, makeHooks } from "./hooks.ts";
import { buildParts, type PartNodes } from "./markup.ts";
import { type Frame, makeFrame } from "./show/frame.ts";
import { styleSheet } from "./style.ts";

/**
 * What a board is made of.
 *
 * @internal
 */
export interface Made {
  readonly root: ShadowRoot;
  readonly parts: PartNodes;
  readonly frame: Frame;
  readonly hooks: Hooks;
  readonly questions: Questions;
  readonly styles: Styles;
}

/** Makes a board, as yet without anything to show. */
export function makeBoard(root: ShadowRoot): Made {
  const styles = stylesOf(root);
  styles.add(styleSheet());
  const parts = buildParts(root);
  const hooks = makeHooks();
  panBoard(root, parts, hooks);
  const { beside } = parts;
  beside.addEventListener("slotchange", () =>
    beside.parentElement?.classList.toggle("shared", beside.assignedElements().length > 0),
  );
  return { root, parts, frame: makeFrame(parts), hooks, questions: makeQuestions(parts, hooks), styles };
}

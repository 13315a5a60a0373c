import type { Draft } from "../../compose/draft.ts";
import { takeBack } from "../../compose/lay.ts";
import { tapRack, tapSquare } from "../../compose/tap.ts";
import { typePlay, typeText } from "../../compose/type.ts";
import type { Made } from "../made.ts";
import type { Action } from "../markup.ts";
import type { Shown } from "../shown.ts";
import { spotOf } from "./drop.ts";
import { pressEscape, pressKey } from "./keys.ts";
import type { Reactions } from "./reactions.ts";

/** Turns clicks, keys and typed text into changes of the draft. */
export function listen({ root, parts }: Made, { shown, change, laid, act }: Reactions): void {
  const { table, cursor, typer, rack, field, lay, dialog } = parts;

  /** Hears an event as long as there is something to act on. */
  const on = <E extends Event>(node: EventTarget, type: string, react: (event: E, now: Shown) => void): void =>
    node.addEventListener(type, (event) => {
      const now = shown();
      if (now !== null) react(event as E, now);
    });

  /** Whether something is a part of the board, and not what the page has put into it. */
  const isOwn = (target: EventTarget | null): boolean => root.contains(target as Node | null);

  on<PointerEvent>(root, "click", ({ target, pointerType }, { view, draft }) => {
    const pressed = target as Element;
    const spot = spotOf(root, pressed, view);
    const { action } = pressed.closest<HTMLElement>("[data-action]")?.dataset ?? {};
    if (action !== undefined && isOwn(pressed)) act(action as Action);
    if (spot === null) return;
    if ("place" in spot) change(tapRack(draft, spot.place));
    else {
      change(tapSquare(view, draft, spot.square));
      // On a phone, the keyboard comes up for typing and not for tiles. The field is on the square by now, and whoever
      // has pressed that sees it: nothing needs to be scrolled.
      if (draft.picked === null || pointerType === "mouse") typer.focus({ preventScroll: true });
      laid();
    }
  });

  // The cursor is for those who type: it shows after a key, and not after a press.
  let pressed = false;
  const showCursor = (by: "press" | "key"): void => {
    pressed = by === "press";
    cursor.classList.toggle("keyed", !pressed);
  };
  root.addEventListener("pointerdown", () => showCursor("press"));
  for (const type of ["keydown", "keyup"])
    root.addEventListener(type, ({ target }) => {
      if (isOwn(target) && target !== field && !dialog.contains(target as Node)) showCursor("key");
    });
  typer.addEventListener("focus", () => {
    if (!pressed) showCursor("key");
  });

  // A key that is held down does not answer the question that it has asked.
  on<KeyboardEvent>(root, "keydown", (event) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  });

  on<KeyboardEvent>(typer, "keydown", (event, { view, draft }) => {
    // When the cursor is there, and not at once: that would lay out the page twice.
    (event.view ?? window).requestAnimationFrame(() => typer.scrollIntoView({ block: "nearest", inline: "nearest" }));
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = pressKey(view, draft, event.key, rack.dir === "rtl");
    if (event.key === "Enter" && !event.repeat) act("finish");
    else if (next === null) return;
    else change(next);
    event.preventDefault();
  });

  // Wherever the focus is: whoever drags tiles with a mouse has it on the rack. A key that the board has used closes no
  // dialog around it.
  on<KeyboardEvent>(table, "keydown", (event, { draft }) => {
    if (event.key !== "Escape" || event.isComposing || event.target === field || !isOwn(event.target)) return;
    const next = pressEscape(draft);
    if (next === null || !change(next)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  // What is composed (a dead key and its letter, a word on a telephone) is given again and again until it is right. The
  // tiles of the last time are taken back then. `start` is the draft before them, `made` the one with them.
  let start: Draft | null = null;
  let made: Draft | null = null;
  /** The text that there was the last time, and how much of it belongs to `start`. */
  let seen = "";
  let before = 0;
  for (const type of ["input", "compositionend"])
    on<InputEvent>(typer, type, ({ isComposing, inputType }, { view, draft }) => {
      const { value } = typer;
      const goesOn = start !== null && draft === made;
      const isSame = goesOn ? value === seen : value === "";
      if (start === null || !goesOn) {
        // Some browsers send a letter, and then another one in its place.
        start = inputType === "insertReplacementText" && draft.notice?.code === "laid" ? takeBack(draft) : draft;
        before = seen.length;
      }
      seen = value;
      const typed = view.viewer === null ? draft : typeText(view, start, value.slice(before));
      // A dead key waits for the letter that it changes.
      const waits = isComposing && typed.notice?.code === "not-a-letter";
      const next = waits ? { ...typed, typed: null, notice: null } : typed;
      if (isComposing) made = next;
      else {
        typer.value = seen = "";
        start = made = null;
      }
      if (!isSame) change(next);
    });

  // Not a form: in a sandbox without `allow-forms` a browser submits none, and says nothing.
  const layTyped = (_: Event, { view, draft }: Shown): void => {
    const next = view.viewer === null ? draft : typePlay(view, draft, field.value);
    change(next);
    if (next.notice?.code === "laid-play") field.value = "";
  };
  on(lay, "click", layTyped);
  on<KeyboardEvent>(field, "keydown", (event, now) => {
    if (event.key === "Enter" && !event.isComposing && !event.repeat) layTyped(event, now);
  });
}

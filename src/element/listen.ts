import { squareAtIndex } from "../board/layout.ts";
import { laidAt } from "../compose/board.ts";
import type { Draft } from "../compose/draft.ts";
import { takeBack } from "../compose/lay.ts";
import { tapRack, tapSquare } from "../compose/tap.ts";
import { typePlay, typeText } from "../compose/type.ts";
import { make, set } from "./dom.ts";
import { dragTile } from "./drag.ts";
import { dropTile, type Spot } from "./drop.ts";
import { pressKey } from "./keys.ts";
import type { Action, PartNodes } from "./markup.ts";
import type { Shown } from "./shown.ts";

/** What the board does when somebody acts. */
interface Reactions {
  /** `null` if nothing is shown. */
  readonly shown: () => Shown | null;
  /** Whether nothing can be laid now. */
  readonly locked: () => boolean;
  readonly change: (draft: Draft) => void;
  /** Called after a tile has been laid by hand: a blank needs a letter. */
  readonly laid: () => void;
  readonly act: (action: Action) => void;
}

/** Turns clicks, drags, keys and typed text into changes of the draft. */
export function listen(root: ShadowRoot, parts: PartNodes, { shown, locked, change, laid, act }: Reactions): void {
  const { table, cursor, typer, rack, form, field, dialog } = parts;

  /** Hears an event as long as there is something to act on. */
  const on = <E extends Event>(node: EventTarget, type: string, react: (event: E, now: Shown) => void): void =>
    node.addEventListener(type, (event) => {
      const now = shown();
      if (now !== null) react(event as E, now);
    });

  const spotOf = (node: Element | null, { view }: Shown): Spot | null => {
    const { square, place } = node?.closest<HTMLElement>("[data-square],[data-place]")?.dataset ?? {};
    if (place !== undefined) return { place: Number(place) };
    return square === undefined ? null : { square: squareAtIndex(view.ruleset.layout, Number(square)) };
  };

  on(root, "click", ({ target }, now) => {
    const { view, draft } = now;
    const spot = spotOf(target as Element, now);
    const action = (target as Element).closest<HTMLElement>("[data-action]")?.dataset["action"];
    if (action !== undefined) act(action as Action);
    if (spot === null) return;
    if ("place" in spot) change(tapRack(draft, spot.place));
    else {
      // On a phone, the keyboard comes up for typing and not for tiles.
      if (draft.picked === null) typer.focus();
      change(tapSquare(view, draft, spot.square));
      laid();
    }
  });

  on<PointerEvent>(root, "pointerdown", (press, now) => {
    const source = (press.target as Element).closest("[data-place]:not([aria-disabled=true]),.mine");
    const from = spotOf(source, now);
    if (from === null || press.button !== 0 || locked()) return;
    const place = "place" in from ? from.place : laidAt(now.draft, from.square)?.from;
    const tile = rack.children[place ?? -1]?.cloneNode(true) as HTMLElement | undefined;
    // A popover is above everything, and measured from the window. Other nodes would be measured from a part of the
    // page that is a container or scaled, and cut off by it.
    const ghost = make("div", { className: "ghost rack", popover: "manual" });
    ghost.setAttribute("translate", "no");
    if (tile !== undefined) ghost.append(set(tile, { "aria-hidden": true, "aria-disabled": false, tabIndex: -1 }));
    const drop = (target: Element | null): void => {
      const then = shown();
      if (then === null) return;
      change(dropTile(then.view, then.draft, from, spotOf(target, then)));
      laid();
    };
    // Beside the rack: its tiles are as large as this box makes them.
    dragTile(root, { press, ghost, over: table, drop });
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
      if (target !== field && !dialog.contains(target as Node)) showCursor("key");
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
    requestAnimationFrame(() => typer.scrollIntoView({ block: "nearest", inline: "nearest" }));
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = pressKey(view, draft, event.key, rack.dir === "rtl");
    if (event.key === "Enter" && !event.repeat) act("finish");
    else if (next !== null) change(next);
    else return;
    event.preventDefault();
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

  on(form, "submit", (event, { view, draft }) => {
    event.preventDefault();
    const next = view.viewer === null ? draft : typePlay(view, draft, field.value);
    change(next);
    if (next.notice?.code === "laid-play") form.reset();
  });
}

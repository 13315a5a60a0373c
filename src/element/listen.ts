import { squareAt } from "../board/layout.ts";
import { laidAt } from "../compose/board.ts";
import type { Draft } from "../compose/draft.ts";
import { tapRack, tapSquare } from "../compose/tap.ts";
import { typePlay, typeText } from "../compose/type.ts";
import type { GameView } from "../game/model/view.ts";
import { readsFromRight } from "../render/svg/render-svg.ts";
import { make, set } from "./dom.ts";
import { dragTiles } from "./drag.ts";
import { dropTile, type Spot } from "./drop.ts";
import { pressKey } from "./keys.ts";

/** The nodes on which people act. */
interface Nodes {
  readonly typer: HTMLInputElement;
  readonly rack: HTMLElement;
  readonly form: HTMLFormElement;
  readonly typed: HTMLInputElement;
}

/** What the board does when somebody acts. */
interface Reactions {
  /** What is shown; `null` if nothing is. */
  readonly hands: () => { readonly view: GameView; readonly draft: Draft } | null;
  readonly change: (draft: Draft) => void;
  /** Called after a tile has been laid by hand: a blank needs a letter. */
  readonly laid: () => void;
  readonly act: (action: string | undefined) => void;
}

/** Turns clicks, drags, keys and typed text into changes of the draft. */
export function listen(root: ShadowRoot, nodes: Nodes, reactions: Reactions): void {
  const { typer, form, typed } = nodes;
  const { hands, change, laid, act } = reactions;
  const spotOf = (node: Element): Spot | null => {
    const shown = hands();
    const { square, place } = node.closest<HTMLElement>("[data-square],[data-place]")?.dataset ?? {};
    if (place !== undefined) return { place: Number(place) };
    if (square === undefined || shown === null) return null;
    return { square: squareAt(shown.view.ruleset.layout, Number(square)) };
  };

  root.addEventListener("click", ({ target }) => {
    const [shown, spot] = [hands(), spotOf(target as Element)];
    if (shown === null) return;
    const { view, draft } = shown;
    if (spot === null) act((target as Element).closest<HTMLElement>("[data-action]")?.dataset["action"]);
    else if ("place" in spot) change(tapRack(draft, spot.place));
    else {
      // On a phone, the keyboard comes up for typing and not for tiles.
      if (draft.picked === null) typer.focus();
      change(tapSquare(view, draft, spot.square));
      laid();
    }
  });

  dragTiles(root, {
    source: (target) => (target as Element).closest<HTMLElement>("[data-place]:not([aria-disabled=true]),.mine"),
    ghost: (source) => {
      const [shown, spot] = [hands(), spotOf(source)];
      const place = spot && "square" in spot ? shown && laidAt(shown.draft, spot.square)?.from : spot?.place;
      const copy = (nodes.rack.children[place ?? -1]?.cloneNode(true) ?? make("button")) as HTMLElement;
      set(copy, { "aria-hidden": true, "aria-disabled": false, tabIndex: -1 });
      return make("div", { className: "ghost rack" }, copy);
    },
    drop: (source, target) => {
      const [shown, from] = [hands(), spotOf(source)];
      if (shown === null || from === null) return;
      change(dropTile(shown.view, shown.draft, from, target && spotOf(target)));
      laid();
    },
  });

  typer.addEventListener("keydown", (event) => {
    const shown = hands();
    if (shown === null || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const { view, draft } = shown;
    const next = pressKey(view, draft, event.key, readsFromRight(view.ruleset.tileSet));
    if (event.key === "Enter") act("finish");
    else if (next !== null) change(next);
    else return;
    event.preventDefault();
  });

  const typeInto = (event: Event): void => {
    const [shown, text] = [hands(), typer.value];
    if (shown === null || text === "") return;
    const { view, draft } = shown;
    const next = view.viewer === null ? draft : typeText(view, draft, text);
    // A dead key waits for the letter that it changes.
    if ((event as InputEvent).isComposing && next.notice?.code === "not-a-letter") return;
    typer.value = "";
    change(next);
  };
  typer.addEventListener("input", typeInto);
  typer.addEventListener("compositionend", typeInto);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const shown = hands();
    if (shown === null) return;
    const next = typePlay(shown.view, shown.draft, typed.value);
    change(next);
    if (next.notice?.code === "laid-play") typed.value = "";
  });
}

import { squareAt } from "../board/layout.ts";
import { noticeAt } from "../compose/board.ts";
import type { Draft } from "../compose/draft.ts";
import { describeNotice } from "../compose/draft-messages.ts";
import { placementsOf } from "../compose/finish.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import { measure, side } from "../render/svg/geometry.ts";
import { readsFromRight, renderSvg } from "../render/svg/render-svg.ts";
import { make, set } from "./dom.ts";
import type { ElementMessages } from "./element-messages.ts";

/** The picture of the board, and above it the grid that people point at and screen readers read. */
export interface Frame {
  readonly node: HTMLElement;
  /** The field that takes what is typed. It is always in the square of the cursor. */
  readonly typer: HTMLInputElement;
  readonly show: (
    view: GameView,
    draft: Draft,
    violations: readonly Violation[],
    label: string,
    messages: ElementMessages,
  ) => void;
}

/** Makes the part of the element that shows the board. */
export function makeFrame(): Frame {
  const picture = make("div", { "aria-hidden": true });
  const grid = make("div", { className: "grid", role: "grid" });
  const node = make("div", { className: "frame" }, picture, grid);
  const typer = make("input", { className: "typer", autocomplete: "off", spellcheck: false, autocapitalize: "off" });
  let cells: readonly HTMLElement[] = [];
  let laidOut: GameView["ruleset"]["layout"] | null = null;

  const layOut = ({ ruleset }: GameView): void => {
    const { layout, tileSet } = ruleset;
    if (laidOut === layout) return;
    laidOut = layout;
    const { rows, cols } = layout;
    const { width, height, left, top } = measure(layout, true, readsFromRight(tileSet));
    const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
    // A square is never smaller than 24 px: where the page is too narrow the board scrolls.
    node.style.minWidth = `${Math.ceil(width * 0.605)}px`;
    node.style.maxWidth = `${width * 1.2}px`;
    grid.dir = readsFromRight(tileSet) ? "rtl" : "ltr";
    grid.style.left = percent(Math.min(left(0), left(cols - 1)), width);
    grid.style.top = percent(top(0), height);
    grid.style.width = percent(cols * side, width);
    grid.style.height = percent(rows * side, height);
    grid.style.gridTemplate = `repeat(${rows},1fr)/repeat(${cols},1fr)`;
    cells = Array.from({ length: rows * cols }, (_, index) =>
      make("div", { className: "cell", role: "gridcell", "data-square": index }),
    );
    const lines = Array.from({ length: rows }, (_, row) =>
      make("div", { role: "row" }, ...cells.slice(row * cols, (row + 1) * cols)),
    );
    grid.replaceChildren(...lines);
  };

  const show: Frame["show"] = (view, draft, violations, label, messages) => {
    layOut(view);
    const { layout, tileSet } = view.ruleset;
    const { board } = messages;
    picture.innerHTML = renderSvg(view, { placements: placementsOf(draft), violations, messages: board });
    set(grid, { "aria-label": label });
    const cursor = draft.cursor.row * layout.cols + draft.cursor.col;
    cells.forEach((cell, index) => {
      const notice = noticeAt(view, draft, squareAt(layout, index));
      const words = describeNotice(notice, messages.draft);
      set(cell, { "aria-label": words, className: notice.tile?.laid ? "cell mine" : "cell" });
      if (index !== cursor) return;
      set(typer, { "aria-label": words, className: notice.tile === null ? "typer" : "typer over" });
      typer.placeholder = draft.direction === "down" ? "↓" : readsFromRight(tileSet) ? "←" : "→";
      if (typer.parentNode === cell) return;
      const focused = (typer.getRootNode() as Partial<ShadowRoot>).activeElement === typer;
      cell.append(typer);
      if (focused) typer.focus();
    });
  };
  return { node, typer, show };
}

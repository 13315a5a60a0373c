import { squareAt } from "../board/layout.ts";
import { noticeAt } from "../compose/board.ts";
import { describeNotice } from "../compose/draft-messages.ts";
import { placementsOf } from "../compose/finish.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import { premiumInEnglish } from "../render/board-messages.ts";
import { drawBoard, readsFromRight } from "../render/svg/draw-board.ts";
import { drawSign } from "../render/svg/draw-square.ts";
import { measure, side } from "../render/svg/geometry.ts";
import { make, set } from "./dom.ts";
import type { ElementMessages } from "./element-messages.ts";
import type { Shown } from "./shown.ts";
import { variables } from "./style.ts";

/** The picture of the board, and above it the grid that people point at and screen readers read. */
export interface Frame {
  readonly node: HTMLElement;
  /** The field that takes what is typed. It is always in the square of the cursor. */
  readonly typer: HTMLInputElement;
  readonly show: (shown: Shown, violations: readonly Violation[], label: string, messages: ElementMessages) => void;
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
    const mirrored = readsFromRight(tileSet);
    const { width, height, left, top } = measure(layout, true, mirrored);
    const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
    // A square is never smaller than 24 px: where the page is too narrow the board scrolls.
    node.style.cssText = `min-width:${Math.ceil(width * 0.605)}px;max-width:${width * 1.2}px`;
    grid.dir = mirrored ? "rtl" : "ltr";
    grid.style.cssText = `left:${percent(left(mirrored ? cols - 1 : 0), width)};top:${percent(top(0), height)};
width:${percent(cols * side, width)};height:${percent(rows * side, height)};
grid-template:repeat(${rows},1fr)/repeat(${cols},1fr)`;
    cells = Array.from({ length: rows * cols }, (_, index) =>
      make("div", { className: "cell", role: "gridcell", "data-square": index }),
    );
    const lines = Array.from({ length: rows }, (_, row) =>
      make("div", { role: "row" }, ...cells.slice(row * cols, (row + 1) * cols)),
    );
    grid.replaceChildren(...lines);
  };

  const show: Frame["show"] = ({ view, draft }, violations, label, { board, draft: words }) => {
    layOut(view);
    const placements = placementsOf(draft);
    picture.innerHTML = drawBoard(view, { placements, violations }, variables, drawSign, "");
    set(grid, { "aria-label": label });
    const { layout, tileSet } = view.ruleset;
    const cursor = draft.cursor.row * layout.cols + draft.cursor.col;
    cells.forEach((cell, index) => {
      const notice = noticeAt(view, draft, squareAt(layout, index));
      const name = describeNotice(notice, words);
      const { premium, tile } = notice;
      const title = premium !== null && tile === null ? (board?.premium ?? premiumInEnglish)(premium) : "";
      set(cell, { "aria-label": name, className: tile?.laid ? "cell mine" : "cell", title });
      if (index !== cursor) return;
      const arrow = draft.direction === "down" ? "↓" : readsFromRight(tileSet) ? "←" : "→";
      set(typer, { "aria-label": name, placeholder: tile === null ? arrow : "" });
      if (typer.parentNode === cell) return;
      const focused = (typer.getRootNode() as Partial<ShadowRoot>).activeElement === typer;
      cell.append(typer);
      if (focused) typer.focus();
    });
  };
  return { node, typer, show };
}

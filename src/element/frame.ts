import { squareAtIndex } from "../board/layout.ts";
import { noticeAt } from "../compose/board.ts";
import { noticeInWords } from "../compose/describe-notice.ts";
import { placementsOf } from "../compose/finish.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import { premiumText } from "../messages/pieces.ts";
import type { Messages } from "../messages/types/messages.ts";
import { drawBoard } from "../render/svg/draw-board.ts";
import { drawSign } from "../render/svg/draw-square.ts";
import { border, margin, measure, side } from "../render/svg/geometry.ts";
import { directionOf, readsFromRight } from "../tiles/direction.ts";
import { build } from "./build.ts";
import { set } from "./dom.ts";
import type { Shown } from "./shown.ts";
import { variables } from "./style.ts";

/**
 * What squares are called.
 *
 * @internal
 */
type FrameMessages = Pick<Messages, "draft" | "picture">;

/**
 * The picture of the board, and above it the grid that people point at and screen readers read.
 *
 * @internal
 */
export interface Frame {
  /** The field that takes what is typed. It is always in the square of the cursor. */
  readonly typer: HTMLInputElement;
  readonly show: (shown: Shown, violations: readonly Violation[], label: string, messages: FrameMessages) => void;
}

/** The widths of a square between which the board grows with its place, in CSS pixels. Where it is smaller it pans. */
const [least, most] = [20, 64];

/** Makes the part of the element that shows the board. `table` holds all parts: it gets the limits of its size. */
export function makeFrame(table: HTMLElement): Frame {
  const { children } = table.querySelector(".frame") as Element;
  const [picture, grid] = children as unknown as readonly [HTMLElement, HTMLElement];
  const typer = grid.firstChild as HTMLInputElement;
  let cells: readonly HTMLElement[] = [];
  let laidOut: GameView["ruleset"]["layout"] | null = null;
  let shown = ""; // the picture, as text

  const layOut = ({ ruleset }: GameView): void => {
    const { layout, tileSet } = ruleset;
    const dir = directionOf(tileSet);
    if (laidOut === layout && grid.dir === dir) return;
    laidOut = layout;
    const { rows, cols } = layout;
    const mirrored = dir === "rtl";
    const { width, height } = measure(layout, true, mirrored);
    const percent = (part: number, whole: number): string => `${(100 * part) / whole}% `;
    const [left, right] = mirrored ? [border, margin] : [margin, border];
    const at = (square: number): string => `${Math.ceil((width * square) / side)}px`;
    table.style.cssText = `--ratio:${height / width};--least:${at(least)};--most:${at(most)}`;
    grid.dir = dir;
    const inset = percent(margin, height) + percent(right, width) + percent(border, height) + percent(left, width);
    grid.style.cssText = `inset:${inset};
grid-template:repeat(${rows},1fr)/repeat(${cols},1fr)`;
    const row = `<div role=row>${"<div class=cell role=gridcell></div>".repeat(cols)}</div>`;
    build(grid, row.repeat(rows));
    cells = [...grid.querySelectorAll<HTMLElement>(".cell")];
  };

  const show: Frame["show"] = ({ view, draft }, violations, label, messages) => {
    layOut(view);
    const placements = placementsOf(draft);
    const drawn = drawBoard(view, { placements, violations }, variables, drawSign, "");
    if (drawn !== shown) build(picture, drawn);
    shown = drawn;
    set(grid, { "aria-label": label });
    const { layout, tileSet } = view.ruleset;
    const cursor = draft.cursor.row * layout.cols + draft.cursor.col;
    cells.forEach((cell, index) => {
      const notice = noticeAt(view, draft, squareAtIndex(layout, index));
      const name = noticeInWords(notice, messages);
      const { premium, tile } = notice;
      const title = premium && (!tile || premium.sticks) ? premiumText(premium, messages.picture.premium) : "";
      set(cell, { "aria-label": name, "data-square": index, className: tile?.laid ? "cell mine" : "cell", title });
      if (index !== cursor) return;
      const arrow = draft.direction === "down" ? "↓" : readsFromRight(tileSet) ? "←" : "→";
      set(typer, { "aria-label": name, placeholder: tile === null ? arrow : "" });
      if (typer.parentNode === cell) return;
      const focused = (typer.getRootNode() as Partial<ShadowRoot>).activeElement === typer;
      cell.append(typer);
      if (focused) typer.focus();
    });
  };
  return { typer, show };
}

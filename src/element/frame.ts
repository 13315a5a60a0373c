import type { Premium } from "../board/premium.ts";
import { noticeInWords } from "../compose/describe-notice.ts";
import { placementsOf } from "../compose/finish.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import { premiumText } from "../messages/pieces.ts";
import type { Messages } from "../messages/types/messages.ts";
import { resolveBoard } from "../play/resolve.ts";
import { type DrawnSquare, showsPremium, squaresOf } from "../render/squares.ts";
import { drawBoard, drawSquare, type Look } from "../render/svg/draw-board.ts";
import { drawSign } from "../render/svg/draw-square.ts";
import type { Drawn } from "../render/svg/drawn.ts";
import { border, margin, measureBoard, side } from "../render/svg/geometry.ts";
import { readsFromRight } from "../tiles/direction.ts";
import { set } from "./dom.ts";
import { patch } from "./patch.ts";
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
  /** Shows what lies on the board. Squares that show the same as before are not touched. */
  readonly show: (shown: Shown, violations: readonly Violation[], label: string, messages: FrameMessages) => void;
  /** Puts the cursor where it is now. Everything else is as it was shown. */
  readonly point: (shown: Shown) => void;
}

/** The widths of a square between which the board grows with its place, in CSS pixels. Where it is smaller it pans. */
const [least, most] = [20, 64];

const look: Look = { colors: variables, mark: (premium) => drawSign(premium, variables) };

/** Makes the part of the element that shows the board. `table` holds all parts: it gets the limits of its size. */
export function makeFrame(table: HTMLElement): Frame {
  const { children } = table.querySelector(".frame") as Element;
  const [picture, grid] = children as unknown as readonly [HTMLElement, HTMLElement];
  const typer = grid.firstChild as HTMLInputElement;
  /** A node for each square: in the picture, and in the grid. */
  let drawn: readonly Element[] = [];
  let cells: readonly HTMLElement[] = [];
  let squares: readonly DrawnSquare[] = [];
  /** What each square shows, as text. */
  let keys: string[] = [];
  let laidOut: GameView["ruleset"]["layout"] | null = null;
  let spoken: FrameMessages | null = null;

  const layOut = (view: GameView): void => {
    const { ruleset } = view;
    const { layout } = ruleset;
    const { width, height, mirrored } = measureBoard(ruleset);
    const dir = mirrored ? "rtl" : "ltr";
    if (laidOut === layout && grid.dir === dir) return;
    laidOut = layout;
    const { rows, cols } = layout;
    const percent = (part: number, whole: number): string => `${(100 * part) / whole}% `;
    const [left, right] = mirrored ? [border, margin] : [margin, border];
    const at = (square: number): string => `${Math.ceil((width * square) / side)}px`;
    table.style.cssText = `--ratio:${height / width};--least:${at(least)};--most:${at(most)}`;
    grid.dir = dir;
    const inset = percent(margin, height) + percent(right, width) + percent(border, height) + percent(left, width);
    grid.style.cssText = `inset:${inset};
grid-template:repeat(${rows},1fr)/repeat(${cols},1fr)`;
    patch(picture, [drawBoard(view, {}, look)]);
    drawn = [...(picture.firstChild as Element).children].slice(-rows * cols);
    const cell: Drawn = ["div", { class: "cell", role: "gridcell" }];
    patch(grid, Array(rows).fill(["div", { role: "row" }, Array(cols).fill(cell)]));
    cells = [...grid.querySelectorAll<HTMLElement>(".cell")];
    keys = [];
  };

  const point: Frame["point"] = ({ view, draft }) => {
    const { cursor, direction } = draft;
    const { layout, tileSet } = view.ruleset;
    const index = cursor.row * layout.cols + cursor.col;
    const cell = cells[index] as HTMLElement;
    const arrow = direction === "down" ? "↓" : readsFromRight(tileSet) ? "←" : "→";
    const placeholder = squares[index]?.tile ? "" : arrow;
    set(typer, { "aria-label": cell.getAttribute("aria-label") as string, placeholder });
    if (typer.parentNode === cell) return;
    const focused = (typer.getRootNode() as Partial<ShadowRoot>).activeElement === typer;
    cell.append(typer);
    if (focused) typer.focus();
  };

  const show: Frame["show"] = (shown, violations, label, messages) => {
    const { view, draft } = shown;
    layOut(view);
    if (messages !== spoken) keys = [];
    spoken = messages;
    set(grid, { "aria-label": label });
    const { rules } = resolveBoard(view);
    squares = squaresOf(view, { placements: placementsOf(draft), violations });
    squares.forEach((square, index) => {
      const key = JSON.stringify(square);
      if (keys[index] === key) return;
      keys[index] = key;
      patch(drawn[index] as Element, drawSquare(square, rules, look));
      set(cells[index] as HTMLElement, {
        "aria-label": noticeInWords({ code: "at", ...square }, messages),
        "data-square": index,
        className: square.tile?.laid ? "cell mine" : "cell",
        title: showsPremium(square) ? premiumText(square.premium as Premium, messages.picture.premium) : "",
      });
    });
    point(shown);
  };
  return { typer, show, point };
}

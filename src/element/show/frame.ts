import { noticeInWords } from "../../compose/describe-notice.ts";
import { placementsOf } from "../../compose/finish.ts";
import type { GameView } from "../../game/model/view.ts";
import type { Violation } from "../../game/model/violation.ts";
import type { Messages } from "../../messages/types/messages.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { type DrawnSquare, squaresOf } from "../../render/squares.ts";
import { drawBoard, drawSquare, type Look } from "../../render/svg/draw-board.ts";
import { drawSign } from "../../render/svg/draw-square.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { measureBoard } from "../../render/svg/geometry.ts";
import { set } from "../dom.ts";
import type { PartNodes } from "../markup.ts";
import { patch } from "../patch.ts";
import type { Shown } from "../shown.ts";
import { variables } from "../style.ts";

/**
 * What squares are called.
 *
 * @internal
 */
type FrameMessages = Pick<Messages, "draft" | "picture" | "element">;

/** A square: what shows it in the picture, and the cell above that, which people press. */
export interface SquareNodes {
  readonly drawn: Element;
  readonly cell: HTMLElement;
}

/**
 * The picture of the board, and above it the grid that people point at and screen readers read.
 *
 * @internal
 */
export interface Frame {
  /** Shows what lies on the board. Squares that show the same as before are not touched. */
  readonly show: (shown: Shown, violations: readonly Violation[], dir: string, messages: FrameMessages) => void;
  /** Puts the cursor where it is now. Everything else is as it was shown. */
  readonly point: (shown: Shown) => void;
  readonly squareOf: (index: number) => SquareNodes | undefined;
}

const look: Look = { colors: variables, mark: (premium) => drawSign(premium, variables) };

/** Makes the part of the element that shows the board. */
export function makeFrame({ table, picture, grid, cursor: holder, typer }: PartNodes): Frame {
  /** A node for each square: in the picture, and in the grid. */
  let drawn: readonly Element[] = [];
  let cells: readonly HTMLElement[] = [];
  let squares: readonly DrawnSquare[] = [];
  /** What each square shows, as text. */
  let keys: string[] = [];
  let laidOut: GameView["ruleset"]["layout"] | null = null;
  let spoken: FrameMessages | null = null;

  const layOut = (view: GameView, dir: string): void => {
    const { ruleset } = view;
    const { layout } = ruleset;
    const rightToLeft = dir === "rtl";
    const { width, height } = measureBoard(ruleset, { rightToLeft });
    if (laidOut === layout && grid.dir === dir) return;
    laidOut = layout;
    const { rows, cols } = layout;
    grid.dir = holder.dir = dir;
    // For all parts: they leave the board its place.
    table.style.cssText = `--width:${width};--height:${height};--rows:${rows};--cols:${cols}`;
    patch(picture, [drawBoard(view, { rightToLeft }, look)]);
    drawn = [...(picture.firstChild as Element).children].slice(-rows * cols);
    const cell: Drawn = ["div", { class: "cell", role: "gridcell" }];
    patch(grid, Array(rows).fill(["div", { role: "row" }, Array(cols).fill(cell)]));
    cells = [...grid.querySelectorAll<HTMLElement>(".cell")];
    keys = [];
  };

  const point: Frame["point"] = ({ view, draft }) => {
    const { cursor, direction } = draft;
    const { row, col } = cursor;
    const index = row * view.ruleset.layout.cols + col;
    const mirrored = grid.dir === "rtl";
    const arrow = direction === "down" ? "↓" : mirrored ? "←" : "→";
    const name = cells[index]?.title as string;
    set(typer, { "aria-label": name, placeholder: squares[index]?.tile ? "" : arrow });
    // The field stays where it is in the tree: elsewhere and focused anew it takes more than twice as long.
    holder.style.translate = `${mirrored ? -col : col}00% ${row}00%`;
  };

  const show: Frame["show"] = (shown, violations, dir, messages) => {
    const { view, draft } = shown;
    layOut(view, dir);
    if (messages !== spoken) keys = [];
    spoken = messages;
    set(grid, { "aria-label": messages.element.board });
    const { rules } = resolveBoard(view);
    squares = squaresOf(view, { placements: placementsOf(draft), violations });
    squares.forEach((square, index) => {
      const key = JSON.stringify(square);
      if (keys[index] === key) return;
      keys[index] = key;
      patch(drawn[index] as Element, drawSquare(square, rules, look));
      const name = noticeInWords({ code: "at", ...square }, messages);
      const className = square.tile?.laid ? "cell mine" : "cell";
      set(cells[index] as HTMLElement, { "aria-label": name, title: name, "data-square": index, className });
    });
    point(shown);
  };
  const squareOf: Frame["squareOf"] = (index) => {
    const [shown, cell] = [drawn[index], cells[index]];
    return shown && cell && { drawn: shown, cell };
  };
  return { show, point, squareOf };
}

// @vitest-environment happy-dom
// What the board answers to a hand that changes its mind, and to a page that has a say: tiles that change places, a drag
// that is taken back, moves that a page forbids, boards that can only be read.
import { type Placement, viewFor } from "tilewright";
import type { DraftDetail, MoveDetail } from "tilewright/element";
import { describe, expect, test } from "vitest";
import { begun, boardFor, drag, onEmptyPages, play } from "./table.ts";

onEmptyPages();

describe("a tile that is dropped on a laid one changes places with it", () => {
  test("from the rack: the other goes back there", () => {
    const { root, at, square, laid } = boardFor(begun);
    drag(root, at('[data-place="2"]'), square(7, 7));
    drag(root, at('[data-place="4"]'), square(7, 7));
    expect(laid()).toBe("O7,7");
    expect(at('[data-place="2"]').getAttribute("aria-disabled")).toBe("false");
  });

  test("on the board: both stay, and a blank keeps its letter", () => {
    const { root, type, square, laid, board } = boardFor(begun);
    type("h?q");
    expect(laid()).toBe("H7,7 Q7,8");
    drag(root, square(7, 7), square(7, 8));
    expect(laid()).toBe("H7,8 Q7,7");
    expect(board.draft?.laid.map(({ blank }) => blank)).toEqual([false, true]);
    drag(root, square(7, 7), square(7, 7));
    expect(laid()).toBe("H7,8 Q7,7");
  });

  test("where a tile was played nothing changes", () => {
    const { root, at, square, laid } = boardFor(play(begun, "8H HORN"), 1);
    drag(root, at('[data-place="0"]'), square(7, 7));
    expect(laid()).toBe("");
  });
});

describe("Escape during a drag", () => {
  test("takes the drag back, and no tile that was laid before", () => {
    const { root, at, type, laid, square } = boardFor(begun);
    type("ho");
    drag(root, square(7, 8), square(0, 0), "Escape");
    expect([laid(), at(".ghost")]).toEqual(["H7,7 O7,8", null]);
    document.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1 }));
    expect(laid()).toBe("H7,7 O7,8");
  });

  test("is over with the drag: the next one takes all tiles back", () => {
    const { root, type, press, laid, square } = boardFor(begun);
    type("ho");
    drag(root, square(7, 8), square(0, 0), "Escape");
    press("Escape");
    expect(laid()).toBe("");
  });
});

describe("a page that prevents an event", () => {
  test("keeps tiles from being laid: the square of the clue is not free", () => {
    const { board, type, laid, said } = boardFor(begun);
    const drafts: (readonly Placement[])[] = [];
    const hear = (event: CustomEvent<DraftDetail>): void => {
      if (event.detail.placements.some(({ row, col }) => row === 7 && col === 8)) event.preventDefault();
    };
    board.addEventListener("tilewright-before-draft", hear);
    board.addEventListener("tilewright-draft", ({ detail }) => drafts.push(detail.placements));
    type("h");
    type("o");
    expect([laid(), drafts.length]).toEqual(["H7,7", 1]);
    expect(said()).toContain("H at 8H.");
  });

  test("keeps a move from being sent, and the tiles stay", () => {
    const { board, type, button, sent, laid } = boardFor(begun);
    const asked: MoveDetail[] = [];
    const hear = (event: CustomEvent<MoveDetail>): void => {
      asked.push(event.detail);
      event.preventDefault();
    };
    board.addEventListener("tilewright-before-move", hear);
    type("horn");
    button("finish").click();
    expect([asked.length, sent, laid()]).toEqual([1, [], "H7,7 O7,8 R7,9 N7,10"]);
    board.removeEventListener("tilewright-before-move", hear);
    button("finish").click();
    expect(sent).toEqual(asked);
  });

  test("hears of each view that is shown", () => {
    const { board } = boardFor(begun);
    const shown: (number | null | undefined)[] = [];
    board.addEventListener("tilewright-view", () => shown.push(board.view?.viewer));
    board.view = viewFor(begun, 1);
    board.view = null;
    expect(shown).toEqual([1, undefined]);
  });
});

describe("a board with the attribute readonly", () => {
  test("can be read square by square, and nothing can be laid, taken back or sent", () => {
    const { board, root, at, square, press, type, tapRack, button, submit, laid, sent } = boardFor(begun);
    board.draft = { ...board.draft!, laid: [{ row: 7, col: 7, letter: "H", blank: false, from: 2 }] };
    board.setAttribute("readonly", "");
    for (const key of ["ArrowRight", "Backspace", "Delete", "Escape", "Enter"]) press(key);
    type("o");
    submit("8H HORN");
    tapRack(0);
    square(7, 7).click();
    for (const action of ["finish", "takeBack", "shuffle", "exchange", "pass"]) button(action).click();
    drag(root, at('[data-place="0"]'), square(0, 0));
    expect([laid(), sent, board.draft.picked, board.draft.exchange]).toEqual(["H7,7", [], null, null]);
    expect(board.draft.cursor).toEqual({ row: 7, col: 8 });
    board.removeAttribute("readonly");
    square(7, 7).click();
    expect(laid()).toBe("");
  });

  test("shows what the page shows on it, such as the tiles of another board", () => {
    const { board, laid } = boardFor(begun, "spectator");
    board.setAttribute("readonly", "");
    board.draft = { ...board.draft!, laid: [{ row: 7, col: 7, letter: "H", blank: false, from: null }] };
    expect(laid()).toBe("H7,7");
  });
});

test("orientation mirrors the board, its rack and its keys, whatever the letters are; without it they are as before", () => {
  const { board, root, at, press } = boardFor(begun);
  const sides = (): readonly string[] => [at(".grid").dir, at(".rack").dir, at(".typer").getAttribute("placeholder")!];
  const place = (): string | null => root.querySelectorAll("svg g")[0]!.getAttribute("transform");
  press("ArrowUp");
  expect([sides(), place()]).toEqual([["ltr", "ltr", "→"], "translate(24 24)"]);
  const turn = (to: string | null): void => {
    if (to === null) board.removeAttribute("orientation");
    else board.setAttribute("orientation", to);
    board.view = viewFor(begun, 0); // it is read when something is shown
  };
  turn("rtl");
  expect([sides(), place()]).toEqual([["rtl", "rtl", "←"], "translate(564 24)"]);
  press("ArrowLeft");
  expect(board.draft?.cursor.col).toBe(8);
  turn(null);
  expect(sides()).toEqual(["ltr", "ltr", "→"]);
});

// @vitest-environment happy-dom
import { viewFor } from "tilewright";
import { newDraft } from "tilewright/compose";
import { defineBoard, liven, preparePlays, type TilewrightBoard } from "tilewright/element";
import { germanMessages } from "tilewright/messages/german";
import { describe, expect, test, vi } from "vitest";
import { begun, boardFor, drag, lettersOf, onEmptyPages, play, pointer } from "./table.ts";

// A board on a page that does as it likes: other boards have been broken by each of these.

onEmptyPages();

const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });

/** A board whose player holds the tile at a place of the rack over the square 8H. */
function holding(place: number) {
  const table = boardFor(begun);
  const { root, at, square } = table;
  root.elementFromPoint = () => square(7, 7);
  at(`[data-place="${place}"]`).dispatchEvent(pointer("pointerdown", 5, 5));
  document.dispatchEvent(pointer("pointermove", 90, 90));
  expect(root.querySelectorAll(".ghost").length).toBe(1);
  return {
    ...table,
    letGo: () => document.dispatchEvent(pointer("pointerup", 90, 90)),
    floats: () => root.querySelector(".ghost") !== null,
  };
}

describe("a drag ends, and lays nothing", () => {
  const moved = (init: PointerEventInit) =>
    new PointerEvent("pointermove", { pointerId: 1, clientX: 95, clientY: 95, bubbles: true, ...init });

  test.each<[string, (table: ReturnType<typeof holding>) => void]>([
    ["when a movement shows that the button was let go unseen", () => document.dispatchEvent(moved({ buttons: 0 }))],
    ["with a second button", () => document.dispatchEvent(moved({ buttons: 3 }))],
    ["with another press of the same pointer", () => document.dispatchEvent(pointer("pointerdown", 9, 9))],
    ["when the browser takes the pointer away", () => document.dispatchEvent(pointer("pointercancel", 90, 90))],
    [
      "when another window comes to the front",
      () => {
        const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
        window.dispatchEvent(new Event("blur"));
        focus.mockRestore();
      },
    ],
    ["when a menu opens", () => document.dispatchEvent(new Event("contextmenu"))],
    ["with Escape", () => document.dispatchEvent(key("Escape"))],
    ["when the board is taken off its page", ({ board }) => board.remove()],
    ["when the board is moved on its page", ({ board }) => document.body.append(board)],
    ["when another player's rack is shown", ({ board }) => (board.view = viewFor(begun, 1))],
    ["when there is nothing to show", ({ board }) => (board.view = null)],
    ["when a curtain falls", ({ board }) => (board.curtain = true)],
    ["when its tile is laid by a key", ({ type }) => type("e")],
    [
      "when its place on the rack has another tile",
      ({ board }) => (board.draft = { ...board.draft!, rack: [..."HORNEA", "?"] }),
    ],
    ["when its place on the rack is gone", ({ board }) => (board.draft = { ...board.draft!, rack: ["H"] })],
    [
      "when the board may only be read",
      ({ board }) => {
        board.setAttribute("readonly", "");
        document.dispatchEvent(pointer("pointermove", 95, 95));
      },
    ],
  ])("%s", (_, happens) => {
    const table = holding(1);
    happens(table);
    expect(table.floats()).toBe(false);
    const drafts: unknown[] = [];
    table.board.addEventListener("tilewright-draft", (event) => drafts.push(event));
    const before = table.laid();
    table.letGo();
    expect([table.laid(), drafts]).toEqual([before, []]);
  });

  test("only then: it goes on where another view has the same tile there", () => {
    const { board, letGo, floats, laid } = holding(1);
    board.view = viewFor(begun, 0);
    board.messages = germanMessages;
    window.dispatchEvent(new Event("blur")); // a frame of the page has the focus
    expect(floats()).toBe(true);
    letGo();
    expect(laid()).toBe("E7,7");
  });

  test("only for its own finger: each of two lays its own tile", () => {
    const { root, at, square, laid, letGo } = holding(1);
    const other = (type: string, x: number) =>
      new PointerEvent(type, {
        pointerId: 2,
        clientX: x,
        clientY: 9,
        buttons: 1,
        button: 0,
        bubbles: true,
        composed: true,
      });
    at('[data-place="0"]').dispatchEvent(other("pointerdown", 9));
    document.dispatchEvent(other("pointermove", 60));
    root.elementFromPoint = () => square(7, 8);
    document.dispatchEvent(other("pointerup", 60));
    root.elementFromPoint = () => square(7, 7);
    letGo();
    expect(laid()).toBe("A7,8 E7,7");
  });
});

describe("attributes of the page", () => {
  test("are not those of a square, a place or a button", () => {
    const { board, root, at, square, sent, laid } = boardFor(begun);
    const page = document.createElement("div");
    Object.assign(page.dataset, { square: "e4", place: "3", action: "pass" });
    document.body.append(page);
    page.append(board);
    const slotted = document.createElement("button");
    slotted.slot = "over";
    Object.assign(slotted.dataset, { square: "5", place: "3", action: "pass" });
    board.append(slotted);
    const rack = lettersOf(root);
    for (const over of [page, slotted]) drag(root, at('[data-place="1"]'), over);
    slotted.click();
    expect([laid(), lettersOf(root), sent, at<HTMLDialogElement>("dialog").open]).toEqual(["", rack, [], false]);
    expect(square(7, 7)).not.toBe(null);
  });
});

describe("Escape", () => {
  /** Whether a key that is pressed on the square of the cursor is used up. */
  const isUsedUp = ({ at }: ReturnType<typeof boardFor>): boolean => !at(".typer").dispatchEvent(key("Escape"));

  test("is left to the page where there is nothing to take back, and used up where there is", () => {
    const table = boardFor(begun);
    const { tapRack, type, button, board, at } = table;
    expect(isUsedUp(table)).toBe(false);
    for (const act of [() => type("h"), () => tapRack(1), () => button("exchange").click()]) {
      act();
      expect([isUsedUp(table), isUsedUp(table)]).toEqual([true, false]);
    }
    // Wherever the focus is, the field for typed plays aside.
    for (const part of [".rack button", "[part=buttons] button", "[part=field]"]) {
      type("h");
      expect([part, at(part).dispatchEvent(key("Escape"))]).toEqual([part, part === "[part=field]"]);
    }
    type("h");
    board.addEventListener("tilewright-before-draft", (event) => event.preventDefault());
    expect(isUsedUp(table)).toBe(false);
  });

  test("answers a question of the board, and no dialog of the page hears it", () => {
    const { at, button, asked } = boardFor(begun);
    let heard = 0;
    document.body.addEventListener("keydown", () => heard++, { once: true });
    button("pass").click();
    const pressed = key("Escape");
    at("dialog [part~=cancel]").dispatchEvent(pressed);
    expect([asked(), pressed.defaultPrevented, heard]).toEqual([null, true, 0]);
  });
});

describe("a question", () => {
  test("is closed with the board that is removed, and given up when that is put back: no event in between", () => {
    const { board, tapRack, square, laid, asked } = boardFor(begun);
    tapRack(6);
    square(7, 7).click();
    expect(asked()?.[0]).toBe("Which letter does the blank stand for?");
    const drafts: unknown[] = [];
    board.addEventListener("tilewright-draft", (event) => drafts.push(event));
    board.remove();
    expect([asked(), drafts.length]).toEqual([null, 0]);
    document.body.append(board);
    expect([asked(), laid(), drafts.length]).toEqual([null, "", 1]);
  });

  test("is not answered on a board that may only be read by then", () => {
    const { board, button, confirm, sent } = boardFor(begun);
    button("pass").click();
    board.setAttribute("readonly", "");
    confirm();
    expect(sent).toEqual([]);
  });

  test("about a blank is closed where a page takes the blank away", () => {
    const { board, tapRack, square, asked } = boardFor(begun);
    tapRack(6);
    square(7, 7).click();
    board.draft = { ...board.draft!, laid: [] };
    expect(asked()).toBeNull();
  });

  test("about words is answered with Enter on one of them, once one is chosen", () => {
    const game = play(play(begun, "8H HORN"), "9G FARM");
    const { at, button, sent, choose } = boardFor(game, 0);
    button("challenge").click();
    at("dialog input").dispatchEvent(key("Enter"));
    expect(sent).toEqual([]);
    choose(1);
    at("dialog input").dispatchEvent(key("Enter"));
    expect(sent.map(({ move }) => move)).toEqual([{ type: "challenge", words: [1] }]);
  });
});

describe("properties in any order", () => {
  const laidOn = (board: TilewrightBoard) => board.draft?.laid.length;
  const draft = { ...newDraft(viewFor(begun, 0)), laid: [{ row: 7, col: 7, letter: "H", blank: false, from: 0 }] };

  test("nothing is as good as null, and a draft waits for its view", () => {
    const board = document.createElement("tilewright-board") as TilewrightBoard;
    document.body.append(board);
    board.view = undefined as never;
    board.draft = undefined as never;
    board.draft = draft;
    expect(board.draft).toBeNull();
    board.view = viewFor(begun, 0);
    expect(laidOn(board)).toBe(1);
    board.view = viewFor(begun, 0);
    expect(laidOn(board)).toBe(1);
  });

  test("the same draft again is no change: two boards may mirror each other", () => {
    const [one, other] = [boardFor(begun), boardFor(begun)];
    let events = 0;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      from.board.addEventListener("tilewright-draft", () => {
        events++;
        to.board.draft = from.board.draft;
      });
    one.type("h");
    expect([one.laid(), other.laid(), events]).toEqual(["H7,7", "H7,7", 2]);
  });

  test("a draft in front of the curtain waits until its player has come, and is not for another", () => {
    const { board, at, root } = boardFor(begun);
    board.curtain = true;
    board.draft = draft;
    expect([laidOn(board), root.querySelectorAll("[data-place]").length]).toEqual([0, 0]);
    at('[data-action="reveal"]').click();
    expect(laidOn(board)).toBe(1);
    board.curtain = false;
    board.curtain = true;
    board.draft = draft;
    board.view = viewFor(begun, 1);
    at('[data-action="reveal"]').click();
    expect([laidOn(board), board.draft?.rack?.join("")]).toEqual([0, "AEFMRST"]);
  });
});

describe("what holds", () => {
  test("two boards: a drag from one to the other lays nothing, and each takes what is typed on it", () => {
    const [ann, ben] = [boardFor(begun), boardFor(begun, 1)];
    drag(ann.root, ann.at('[data-place="0"]'), ben.square(7, 7));
    ben.type("f");
    expect([ann.laid(), ben.laid()]).toEqual(["", "F7,7"]);
  });

  test("a board in another shadow tree: its moves are heard on the page", () => {
    const { board, button, confirm, sent } = boardFor(begun);
    const host = document.createElement("div");
    document.body.append(host);
    host.attachShadow({ mode: "open" }).append(board);
    const heard: unknown[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    document.addEventListener("tilewright-move", hear);
    button("pass").click();
    confirm();
    document.removeEventListener("tilewright-move", hear);
    expect([sent.length, heard]).toEqual([1, ["tilewright-move"]]);
  });

  test("a name that is registered twice, as by two copies of the script", () => {
    expect(() => defineBoard("tilewright-board")).not.toThrow();
  });

  test("a board that is taken off its page and put back twenty times sends one move for one press", () => {
    const { board, button, confirm, sent } = boardFor(begun);
    for (let i = 0; i < 20; i++) {
      board.remove();
      document.body.append(board);
    }
    button("pass").click();
    confirm();
    expect(sent.length).toBe(1);
  });

  test("what is being typed, and the focus, where another view or another language comes", () => {
    const { board, root, at } = boardFor(begun);
    const field = at<HTMLInputElement>("[part=field]");
    field.focus();
    field.value = "8F HO";
    board.view = viewFor(begun, 0);
    board.messages = germanMessages;
    expect([root.activeElement, field.value]).toEqual([field, "8F HO"]);
  });

  test("a form of the page around the board: its buttons submit nothing", () => {
    const { board, button, confirm, submit } = boardFor(begun);
    const form = document.createElement("form");
    let submits = 0;
    form.addEventListener("submit", () => submits++);
    document.body.append(form);
    form.append(board);
    submit("8G HORN");
    button("takeBack").click();
    button("pass").click();
    confirm();
    expect(submits).toBe(0);
  });

  test("additions that start twice and end once, on a board that comes and goes", () => {
    const { board, laid, type } = boardFor(begun);
    const ends = [liven(board), liven(board), preparePlays(board), preparePlays(board)];
    ends[0]?.();
    board.remove();
    document.body.append(board);
    type("h");
    for (const end of ends) end();
    type("o");
    expect(laid()).toBe("H7,7 O7,8");
  });
});

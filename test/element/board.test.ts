// @vitest-environment happy-dom
// The board on a page without a browser: what a tap, a key, typed text, a drag and a button do. What only a browser can
// show (focus, sizes, real gestures) is in test/browser.
import { readFileSync } from "node:fs";
import {
  applyMove,
  createGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Placement,
  type Ruleset,
  unwrap,
  viewFor,
} from "tilewright";
import { type DraftDetail, defineBoard, TilewrightBoard } from "tilewright/element";
import { parseMove } from "tilewright/json";
import { germanMessages } from "tilewright/messages/german";
import { checkedWords, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { styleSheet } from "../../src/element/style.ts";
import { begun, boardFor, lettersOf, onEmptyPages, play, pointer, racks } from "./table.ts";

onEmptyPages();

describe("a play is laid and sent", () => {
  test("by tapping a tile and then a square", () => {
    const { tapRack, square, laid, button, sent, said } = boardFor(begun);
    // The rack is sorted: A E H N O R and the blank.
    for (const [place, col] of [
      [2, 7],
      [4, 8],
    ] as const) {
      tapRack(place);
      square(7, col).click();
    }
    expect(laid()).toBe("H7,7 O7,8");
    expect(said()).toContain("10");
    button("finish").click();
    const { placements } = sent[0]!.move as { readonly placements: readonly Placement[] };
    expect(placements.map(({ letter, col }) => `${letter}${col}`)).toEqual(["H7", "O8"]);
    expect(sent[0]?.at).toBe(begun.history.length);
    expect(applyMove(begun, sent[0]!.move, { by: 0, at: sent[0]!.at }).ok).toBe(true);
  });

  test("by keys, which move the cursor, turn it, take tiles back and send the play", () => {
    const { press, type, laid, sent } = boardFor(begun);
    press("ArrowUp");
    press("ArrowDown");
    type("hor");
    expect(laid()).toBe("H7,7 O7,8 R7,9");
    press("Backspace");
    type("");
    press("x");
    expect(laid()).toBe("H7,7 O7,8");
    press("Enter");
    expect(sent.map(({ move }) => move.type)).toEqual(["play"]);
    press("Escape");
    expect(laid()).toBe("");
  });

  test("by a play as text, which stays in its field if it cannot be laid", () => {
    const { submit, laid, said } = boardFor(begun);
    expect(submit("8H HORN")).toBe("");
    expect(laid()).toBe("H7,7 O7,8 R7,9 N7,10");
    expect(submit("8H QUIZ")).toBe("8H QUIZ");
    expect(said()).not.toBe("");
  });

  test("by dragging a tile from the rack, and back", () => {
    const { at, root, square, laid } = boardFor(begun);
    const drag = (from: HTMLElement, to: Element | null): void => {
      root.elementFromPoint = () => to;
      from.dispatchEvent(pointer("pointerdown", 5, 5));
      document.dispatchEvent(pointer("pointermove", 6, 6));
      document.dispatchEvent(pointer("pointermove", 90, 90));
      expect(at(".ghost")).not.toBeNull();
      document.dispatchEvent(pointer("pointerup", 90, 90));
      expect(at(".ghost")).toBeNull();
    };
    drag(at('[data-place="2"]'), square(7, 7));
    expect(laid()).toBe("H7,7");
    drag(square(7, 7), square(7, 8));
    expect(laid()).toBe("H7,8");
    drag(square(7, 8), at('[data-place="0"]'));
    expect(laid()).toBe("");
  });

  test("not by a press without a movement, or by a drag that is broken off", () => {
    const { at, laid } = boardFor(begun);
    at('[data-place="2"]').dispatchEvent(pointer("pointerdown", 5, 5));
    document.dispatchEvent(pointer("pointerup", 6, 5));
    at('[data-place="2"]').dispatchEvent(pointer("pointerdown", 5, 5));
    document.dispatchEvent(pointer("pointermove", 60, 60));
    document.dispatchEvent(pointer("pointercancel", 60, 60));
    expect([laid(), at(".ghost")]).toEqual(["", null]);
  });
});

test("a finger that drags a tile does not scroll the page, so that the next tap is not taken for a stop", () => {
  const { at } = boardFor(begun);
  const scrolls = (): boolean => {
    const move = new Event("touchmove", { bubbles: true, cancelable: true });
    document.dispatchEvent(move);
    return !move.defaultPrevented;
  };
  expect(scrolls()).toBe(true);
  at('[data-place="1"]').dispatchEvent(pointer("pointerdown", 5, 5));
  expect(scrolls()).toBe(false);
  document.dispatchEvent(pointer("pointerup", 5, 5));
  expect(scrolls()).toBe(true);
});

describe("the click that ends a drag is not a tap", () => {
  const click = () => new MouseEvent("click", { detail: 1, bubbles: true, composed: true });
  /** Drags the second tile of the rack away and back to its own place. */
  const dragBack = (tile: HTMLElement, root: ShadowRoot): void => {
    root.elementFromPoint = () => tile;
    tile.dispatchEvent(pointer("pointerdown", 5, 5));
    document.dispatchEvent(pointer("pointermove", 90, 90));
    document.dispatchEvent(pointer("pointerup", 5, 5));
  };

  test("however late it comes", async () => {
    const { at, root, board } = boardFor(begun);
    dragBack(at('[data-place="1"]'), root);
    await new Promise((resolve) => setTimeout(resolve, 20));
    at('[data-place="1"]').dispatchEvent(click());
    expect(board.draft?.picked).toBeNull();
    at('[data-place="1"]').dispatchEvent(click());
    expect(board.draft?.picked).toBe(1);
  });

  test("the tap after it counts, however soon it comes: a letter is chosen for a blank, a button is pressed", () => {
    const { at, root, board, button, confirm, sent } = boardFor(begun);
    dragBack(at('[data-place="1"]'), root);
    const tile = at('[data-place="1"]');
    tile.dispatchEvent(pointer("pointerdown", 5, 5));
    document.dispatchEvent(pointer("pointerup", 5, 5));
    tile.dispatchEvent(click());
    expect(board.draft?.picked).toBe(1);
    dragBack(tile, root);
    // A key presses a button without a pointer.
    button("pass").click();
    confirm();
    expect(sent.map(({ move }) => move)).toEqual([{ type: "pass" }]);
  });
});

test("a blank that was laid by hand asks for its letter", () => {
  const { tapRack, square, at, board } = boardFor(begun);
  const dialog = at<HTMLDialogElement>("dialog");
  tapRack(6);
  square(7, 7).click();
  expect(dialog.querySelectorAll("button").length).toBe(27);
  at("dialog [value=Q]").click();
  expect(board.draft?.laid.map(({ letter, blank }) => [letter, blank])).toEqual([["Q", true]]);
  dialog.dispatchEvent(new Event("close")); // a browser says so later
  expect([dialog.open, board.draft?.laid[0]?.letter]).toEqual([false, "Q"]);
});

test("a new view lets a blank ask on for its letter as long as the blank lies there", () => {
  const { tapRack, square, at, board } = boardFor(begun, 1);
  board.view = viewFor(begun, 0);
  const dialog = at<HTMLDialogElement>("dialog");
  tapRack(6);
  square(7, 7).click();
  board.view = viewFor(begun, 0);
  expect(dialog.open).toBe(true);
  board.view = viewFor(unwrap(applyMove(begun, { type: "exchange", tiles: ["?"] }, { by: 0 })).state, 0);
  expect(dialog.open).toBe(false);
});

describe("a button", () => {
  test("takes all tiles back, orders the rack, and chooses tiles to exchange", () => {
    const { submit, button, laid, board, tapRack, sent } = boardFor(begun);
    submit("8H HORN");
    button("takeBack").click();
    expect(laid()).toBe("");
    button("shuffle").click();
    button("sort").click();
    expect(board.draft?.rack).toEqual(["A", "E", "H", "N", "O", "R", "?"]);
    button("exchange").click();
    tapRack(0);
    tapRack(3);
    button("finish").click();
    expect(sent.map(({ move }) => move)).toEqual([{ type: "exchange", tiles: ["A", "N"] }]);
    button("exchange").click();
    expect(board.draft?.exchange).toBeNull();
  });

  test("that goes away while it has the focus hands it to the first that stays", () => {
    const { board, root, button } = boardFor(begun);
    button("pass").focus();
    board.view = viewFor(unwrap(applyMove(begun, { type: "pass" }, { by: 0 })).state, 0);
    expect([button("pass").hidden, root.activeElement === button("finish")]).toEqual([true, true]);
  });

  test("that may not be pressed now keeps its place; one that the rules never need has none", () => {
    const placed = ({ at }: ReturnType<typeof boardFor>) =>
      [...at(".bar").children].map((button) => {
        const { dataset, hidden } = button as HTMLElement;
        return `${dataset["action"]}${hidden ? " hidden" : ""}`;
      });
    const always = ["finish", "takeBack", "shuffle", "sort"];
    const game = boardFor(begun);
    expect(placed(game)).toEqual([...always, "exchange", "pass", "challenge hidden", "accept hidden"]);
    game.board.view = viewFor(begun, 1);
    expect(placed(game)).toEqual([...always, ...["exchange", "pass", "challenge", "accept"].map((b) => `${b} hidden`)]);
    const ruleset = defineRuleset(us2021, checkedWords, { exchange: null });
    game.board.view = viewFor(createGame({ players: 2, ruleset, first: 0 }), 0);
    expect(placed(game)).toEqual([...always, "pass"]);
    game.board.view = viewFor(begun, 0);
    expect(placed(game)).toContain("exchange");
  });

  test("is there for a challenge where the game allows one, and not before", () => {
    const { button } = boardFor(begun);
    expect([button("challenge").hidden, button("accept").hidden]).toEqual([true, true]);
    expect(boardFor(horn, 1).button("challenge").hidden).toBe(false);
  });
});

/** On a small board, which is drawn faster. */
const small = (knobs: Partial<Ruleset> = {}) =>
  createGame({
    players: ["Ann", "Ben"],
    ruleset: defineRuleset(us2021, { layout: defineLayout({ rowsOfSquares: Array(5).fill(".....") }) }, knobs),
    racks,
    first: 0,
    seed: "a small board",
  });
const begin = small();
const horn = play(begin, "3A HORN");
/** Ben has laid a play of five words: FARM, and one below each of its letters. */
const farm = play(horn, "2A FARM");

describe("a pass", () => {
  test("is asked about, and sent if the answer is yes", () => {
    const { button, asked, confirm, sent, at } = boardFor(begin);
    button("pass").click();
    expect([asked(), sent]).toEqual([["Pass your turn?", "Pass", "Cancel"], []]);
    confirm();
    expect(sent).toEqual([{ move: { type: "pass" }, at: begin.history.length }]);
    button("pass").click();
    // Escape, or the button that cancels.
    at<HTMLDialogElement>("dialog").close("");
    expect([asked(), sent.length]).toEqual([null, 1]);
  });

  test("is not sent by a second press of the key that asked", () => {
    const { button, root } = boardFor(begin);
    button("pass").focus();
    button("pass").click();
    expect(root.activeElement?.textContent).toBe("Cancel");
  });

  test("is no longer asked about when the game has gone on", () => {
    const { board, button, asked, confirm, sent } = boardFor(begin);
    button("pass").click();
    board.view = viewFor(begin, 0);
    expect(asked()?.[0]).toBe("Pass your turn?");
    board.view = viewFor(horn, 0);
    expect([asked(), sent]).toEqual([null, []]);
    confirm();
    expect(sent).toEqual([]);
  });

  test("is asked about anew after a blank has been laid without a letter", () => {
    const { board, tapRack, square, at, button, asked, sent } = boardFor(begin);
    tapRack(6);
    square(2, 2).click();
    at<HTMLDialogElement>("dialog").close("");
    button("pass").click();
    board.view = viewFor(horn, 0);
    expect([asked(), sent]).toEqual([null, []]);
  });
});

describe("a challenge", () => {
  const challenges = (game: GameState, ...words: readonly number[]) => {
    const table = boardFor(game, game.status.turn!);
    table.button("challenge").click();
    table.choose(...words);
    table.confirm();
    return table;
  };

  test("of a play with one word asks whether, and names no word", () => {
    const { button, asked, confirm, sent } = boardFor(horn, 1);
    button("challenge").click();
    expect([asked(), sent]).toEqual([
      ["Challenge: HORN", "If every word you challenge is valid, you lose a turn.", "Challenge", "Cancel"],
      [],
    ]);
    confirm();
    expect(sent.map(({ move }) => move)).toEqual([{ type: "challenge" }]);
  });

  test("asks which words, where they are challenged one by one, and names those", () => {
    const { button, asked } = boardFor(farm, 0);
    button("challenge").click();
    const words = ["FARM", "FH", "AO", "RR", "MN"];
    const price = "If every word you challenge is valid, you lose a turn.";
    expect(asked()).toEqual(["Which words do you challenge?", price, ...words, "Challenge", "Cancel"]);
    const { sent } = challenges(farm, 4, 1);
    expect(sent).toEqual([{ move: { type: "challenge", words: [1, 4] }, at: farm.history.length }]);
    const { state } = unwrap(applyMove(farm, sent[0]!.move, { by: 0, dictionary: new Set(["FH", "MN"]) }));
    expect(state.history.find(({ type }) => type === "challenged")).toMatchObject({ words: [1, 4], upheld: false });
  });

  test("that names no word is not sent: it would challenge all", () => {
    expect(challenges(farm).sent).toEqual([]);
    const { choose, confirm, sent } = challenges(farm);
    choose(2);
    choose();
    confirm();
    expect(sent).toEqual([]);
  });

  test("asks whether, where all words are looked up at once", () => {
    const game = small({ challenge: { ...us2021.challenge!, looksUp: "every-word" } });
    const { button, asked, confirm, sent } = boardFor(play(play(game, "3A HORN"), "2A FARM"), 0);
    button("challenge").click();
    const price = "If every word you challenge is valid, you lose a turn.";
    expect(asked()).toEqual(["Challenge: FARM, FH, AO, RR, MN", price, "Challenge", "Cancel"]);
    confirm();
    expect(sent.map(({ move }) => move)).toEqual([{ type: "challenge" }]);
  });

  test("of some words leaves the others open, with the numbers that they had", () => {
    const game = small({ challenge: { ...us2021.challenge!, whenWrong: "nothing" } });
    const played = play(play(game, "3A HORN"), "2A FARM");
    const dictionary = new Set(["FARM", "AO"]);
    const move = { type: "challenge", words: [0, 2] } as const;
    const { state } = unwrap(applyMove(played, move, { by: 0, dictionary }));
    const { asked, confirm, choose, button, sent } = boardFor(state, 0);
    button("challenge").click();
    expect(asked()?.slice(2, -2)).toEqual(["FH", "RR", "MN"]);
    choose(1);
    confirm();
    expect(sent.map(({ move: made }) => made)).toEqual([{ type: "challenge", words: [3] }]);
  });

  test("shows words as text, whatever a view has as words, and is refused if there is none to challenge", () => {
    const { board, button, root, asked, sent, said } = boardFor(farm, 0);
    const view = viewFor(farm, 0);
    const words = ["<img src=x onerror=alert(1)>", "FH", "FH", "\u202e", ""];
    board.view = {
      ...view,
      history: view.history.map((event) => (event.type === "played" ? { ...event, words } : event)),
    };
    button("challenge").click();
    expect(asked()?.slice(2, -2)).toEqual(words);
    expect(root.querySelector("dialog img")).toBeNull();
    board.view = viewFor(begin, 0);
    button("challenge").click();
    expect([asked(), sent, said()]).toEqual([null, [], "There is no play to challenge."]);
  });
});

describe("a curtain", () => {
  /** A board with a curtain, and every text that stands in it. */
  function covered(game: GameState, seat: number | "spectator" = 0) {
    const table = boardFor(game, "spectator");
    table.board.curtain = true;
    table.board.view = viewFor(game, seat as 0);
    const { root, at } = table;
    const drafts: unknown[] = [];
    table.board.addEventListener("tilewright-draft", (event) => drafts.push((event as CustomEvent).detail));
    const html = () => [...root.children].map(({ outerHTML }) => outerHTML).join("");
    const tiles = () => lettersOf(root);
    return { ...table, drafts, html, tiles, reveal: () => at<HTMLButtonElement>("[data-action=reveal]") };
  }

  test("hides the rack of the player who comes until they ask for it", () => {
    const { board, reveal, tiles, at, said, button } = covered(begin);
    expect([reveal().hidden, reveal().textContent, tiles()]).toEqual([false, "Show Ann's tiles", ""]);
    expect([at(".rack").hidden, at("[part=form]").hidden, at(".bar").hidden]).toEqual([true, true, true]);
    expect([said()?.trim(), board.view?.viewer]).toEqual(["It's Ann's turn.", 0]);
    reveal().click();
    expect([reveal().hidden, tiles(), said()]).toEqual([true, "AEHNOR", "It's your turn."]);
    expect([at(".rack").hidden, at("[part=form]").hidden, button("finish").hidden]).toEqual([false, false, false]);
  });

  test("falls when the next player comes, and not when the same player's view changes", () => {
    const { board, reveal, tiles, said } = covered(begin);
    reveal().click();
    board.view = viewFor(horn, 0);
    expect(reveal().hidden).toBe(true);
    board.view = viewFor(horn, 1);
    expect([reveal().textContent, tiles()]).toEqual(["Show Ben's tiles", ""]);
    expect(said()).not.toContain("HORN");
    board.view = viewFor(farm, 1);
    expect([reveal().hidden, tiles(), said()]).toEqual([
      false,
      "",
      "Ben played FARM for 25 points, also making FH, AO, RR and MN. It's Ann's turn.",
    ]);
    board.view = null;
    board.view = viewFor(farm, 1);
    expect(reveal().hidden).toBe(false);
  });

  test("lets nobody find out what is behind it, by keys, taps, drags or typed plays", () => {
    const letters = [..."ⒶⒷⒸⒹⒺⒻⒼ"];
    const tileSet = defineTileSet({
      id: "behind",
      letters: letters.map((letter) => [letter, 1, 1]),
      blanks: { count: 0, points: 0 },
    });
    const { ruleset } = begin;
    const game = createGame({
      players: 2,
      ruleset: defineRuleset(ruleset, { tileSet }),
      racks: [letters, []],
      first: 0,
      seed: "x",
    });
    const { board, html, type, press, submit, square, sent, root, at, button, drafts, said } = covered(game);
    const heard: (string | null)[] = [];
    const act = (how: () => void) => {
      how();
      heard.push(said(), html(), JSON.stringify([drafts, board.draft]));
    };
    act(() => type("Ⓐ"));
    act(() => submit("3A ⒶⒷ"));
    act(() => square(2, 2).click());
    for (const key of ["ArrowLeft", "Enter", "Delete", "Escape"]) act(() => press(key));
    for (const action of ["finish", "sort", "shuffle", "exchange", "pass", "challenge", "accept"])
      act(() => button(action).click());
    act(() => {
      root.elementFromPoint = () => square(2, 2);
      at(".rack").dispatchEvent(pointer("pointerdown", 5, 5));
      document.dispatchEvent(pointer("pointermove", 90, 90));
      document.dispatchEvent(pointer("pointerup", 90, 90));
    });
    act(() => board.refuse([{ code: "not-your-turn", squares: [], turn: 1 }]));
    act(() => {
      board.messages = germanMessages;
    });
    const leaked = heard.filter((text) => letters.some((letter) => text?.includes(letter)));
    expect([leaked, sent, at<HTMLDialogElement>("dialog").open]).toEqual([[], [], false]);
  });

  test("covers a rack that is shown when it is set, whichever of view and curtain a page sets first", () => {
    const { board, at, root } = boardFor(begin);
    board.curtain = true;
    expect(root.querySelectorAll("[data-place]").length).toBe(0);
    board.curtain = false;
    expect([root.querySelectorAll("[data-place]").length, at("[data-action=reveal]").hidden]).toEqual([7, true]);
    const early = document.createElement("early-board") as TilewrightBoard;
    Object.assign(early, { view: viewFor(begin, 0), curtain: true });
    document.body.append(early);
    defineBoard("early-board");
    customElements.upgrade(early);
    const known = document.createElement("early-board") as TilewrightBoard;
    Object.assign(known, { view: viewFor(begin, 0), curtain: true });
    expect([known.view?.viewer, known.shadowRoot?.querySelectorAll("[data-place]").length]).toEqual([0, 0]);
  });

  test("hides nothing from a spectator, who has no rack", () => {
    const { reveal, html } = covered(begin, "spectator");
    expect([reveal().hidden, html().includes("Ann")]).toEqual([true, true]);
  });
});

test("a page can style each part by its name, and each button by what it does", () => {
  const { root, tapRack, square, at, board, button } = boardFor(begin);
  tapRack(6);
  square(2, 2).click();
  const named = (part: string) => root.querySelectorAll(`[part~="${part}"]`).length;
  const once = [
    "result",
    "players",
    "bag",
    "board",
    "rack",
    "preview",
    "log",
    "buttons",
    "form",
    "label",
    "field",
    "dialog",
  ];
  expect(once.filter((part) => named(part) !== 1)).toEqual([]);
  expect([named("tile"), named("letter")]).toEqual([7, 27 - 1]);
  // Every button but the tiles is a part "button".
  expect(named("button")).toBe(root.querySelectorAll("button").length - named("tile"));
  const actions = [...at(".bar").children].map((button) => (button as HTMLElement).dataset["action"]);
  expect([...actions, "lay", "cancel"].filter((action) => named(action!) !== 1)).toEqual([]);
  // The page that tells of them names them all, and no others.
  const [, table] = /\*\*Parts\*\*([\s\S]*?)\n- /.exec(readFileSync("docs/recipes/show-a-board.md", "utf8"))!;
  const parts = new Set<string>();
  const note = () => {
    for (const node of root.querySelectorAll("[part]"))
      for (const part of node.getAttribute("part")!.split(" ")) parts.add(part);
  };
  note();
  board.view = viewFor(farm, 0);
  button("challenge").click();
  note();
  expect([named("word"), named("confirm")]).toEqual([5, 1]);
  expect([...table!.matchAll(/`(\w+)`/g)].map(([, part]) => part).sort()).toEqual([...parts].sort());
});

test("a page can set each colour and each corner, and the recipe names them all", () => {
  const [, base] = /^:host\{([^}]*)\}/.exec(styleSheet())!;
  const set = [...base!.matchAll(/var\((--tilewright-[\w-]+),/g)].map(([, name]) => name!);
  const [, table] = /### Colours and corners([\s\S]*?)\n\n`light-dark/.exec(
    readFileSync("docs/recipes/show-a-board.md", "utf8"),
  )!;
  const told = [...table!.matchAll(/`(--tilewright-[\w-]+)`/g)].map(([, name]) => name!);
  expect([...told, "--tilewright-font"].sort()).toEqual(set.sort());
  // Nothing else in the sheet is a colour of its own, but for shadows, and none is a corner.
  const rest = styleSheet().replace(/light-dark\([^)]*\)/g, "");
  expect(
    [...rest.matchAll(/#\w+/g)].map(([color]) => color).filter((color) => !["#0000", "#000", "#0003"].includes(color)),
  ).toEqual([]);
  const corners = [...rest.matchAll(/border-radius:([^;}]*)/g)].map(([, corner]) => corner);
  expect(corners.filter((corner) => !/--radius|--round/.test(corner!))).toEqual(["15%"]);
});

describe("the event of a play that is being laid", () => {
  /** A board whose rack has letters that stand nowhere else, and every event that leaves it, as text. */
  function watched() {
    const letters = [..."ⒶⒷⒸⒹⒺⒻⒼⒽ"];
    const layout = defineLayout({ rowsOfSquares: Array(5).fill(".....") });
    const secret = defineTileSet({
      id: "secret",
      letters: letters.map((letter) => [letter, 1, 1]),
      blanks: { count: 0, points: 0 },
    });
    const ruleset = defineRuleset(us2021, { tileSet: secret, layout });
    const game = createGame({ players: 2, ruleset, racks: [letters.slice(0, 7), []], first: 0, seed: "secret" });
    const table = boardFor(game);
    const details: DraftDetail[] = [];
    table.board.addEventListener("tilewright-draft", (event) => details.push((event as CustomEvent).detail));
    const heard = () => letters.filter((letter) => JSON.stringify(details).includes(letter)).join("");
    return { ...table, details, heard };
  }

  test("has no letter of the rack, whatever is done with it", () => {
    const { button, tapRack, type, press, submit, details, heard, board } = watched();
    button("shuffle").click();
    button("sort").click();
    tapRack(2);
    tapRack(0);
    button("exchange").click();
    tapRack(1);
    tapRack(5);
    button("exchange").click();
    // What the rack does not have says something of what it has.
    type("Ⓗ");
    submit("3C ⒽⒽ");
    press("ArrowDown");
    expect([details.length > 8, heard()]).toEqual([true, ""]);
    expect(JSON.stringify(board.draft)).toContain("Ⓐ");
  });

  test("has the tiles that lie on the board, and says of them no more than a board shows", () => {
    const { tapRack, square, press, details, heard, laid } = watched();
    tapRack(3);
    square(2, 2).click();
    expect(details.at(-1)).toEqual({ placements: [{ row: 2, col: 2, letter: "Ⓓ", blank: false }] });
    press("Backspace");
    expect([details.at(-1), heard()]).toEqual([{ placements: [] }, "Ⓓ"]);
    // Whoever hears it cannot change what is laid.
    tapRack(3);
    square(2, 3).click();
    Object.assign(details.at(-1)!.placements[0]!, { letter: "Ⓐ", row: 0 });
    expect(laid()).toBe("Ⓓ2,3");
  });
});

describe("what cannot be played", () => {
  test("is said and marked instead of sent, and the tiles stay", () => {
    const { submit, button, sent, said, laid, board } = boardFor(begun);
    submit("1A HORN");
    button("finish").click();
    expect(sent).toEqual([]);
    expect(said()).toBe("The first play must cover 8H.");
    expect(laid()).toContain("H0,0");
    board.refuse([{ code: "not-your-turn", squares: [], turn: 1 }]);
    expect(said()).toBe("It's not your turn.");
    board.refuse([{ code: "not-your-turn", squares: [], turn: 1 }]);
    expect(said()).toBe("It's not your turn.\u00a0");
  });

  test("stands below the board once, and the preview comes back with the next change", () => {
    const { submit, button, root, press } = boardFor(begun);
    const told = () => root.querySelector("[part=preview]")?.textContent;
    submit("1A HORN");
    expect(told()).toBe("The first play must cover 8H.");
    button("finish").click();
    expect(told()).toBe("");
    press("ArrowDown");
    expect(told()).toBe("The first play must cover 8H.");
  });

  test("is said and not marked where a server answers that it was no move", () => {
    const { board, said } = boardFor(begun);
    const { problems } = parseMove({ type: "play", placements: [{ col: 7, letter: "H" }] }, begun.ruleset);
    board.refuse(problems!);
    expect(said()).toBe("placements[0].row: expected an integer, found undefined.");
    const letters = [
      { row: 7, col: 15, letter: "H" },
      { row: 7, col: 7, letter: "Å", color: "red" },
    ];
    board.refuse(parseMove({ type: "play", placements: letters }, begun.ruleset).problems!);
    expect(said()).toBe(
      "placements[0].col: expected a number from 0 to 14, found 15. " +
        "placements[1].color: unknown property (known: row, col, letter and blank). " +
        'placements[1].letter: "Å" is not a letter in the english tile set.',
    );
    board.refuse([...problems!, { code: "not-your-turn", squares: [], turn: 1 }]);
    expect(said()).toMatch(/^placements.* It's not your turn\.$/);
  });

  test("is looked up before, where the rules check words on a play", () => {
    const ruleset = defineRuleset(us2021, checkedWords);
    const game = createGame({ players: 2, ruleset, racks: [racks[0]!, []], first: 0, seed: "words" });
    const { board, submit, button, sent, said } = boardFor(game);
    board.dictionary = new Set(["HORN"]);
    submit("8H HORNE");
    button("finish").click();
    expect(sent).toEqual([]);
    expect(said()).toBe("HORNE is not in the dictionary.");
  });

  test("is said to a player who is not on turn", () => {
    const { submit, button, said } = boardFor(begun, 1);
    submit("8H FARM");
    button("finish").click();
    expect(said()).toBe("It's not your turn.");
  });
});

describe("a new view", () => {
  const placements = [..."HORN"].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
  const after = unwrap(applyMove(begun, { type: "play", placements }, { by: 0 })).state;

  test("is announced, and keeps what is being laid", () => {
    const { board, submit, said, laid } = boardFor(begun, 1);
    submit("1A FARM");
    board.view = viewFor(after, 1);
    expect(said()).toContain("HORN");
    expect(laid()).toBe("F0,0 A0,1 R0,2 M0,3");
  });

  test("that is the same again leaves a tile that has just been picked up where it is", () => {
    const { board, tapRack, square, laid } = boardFor(begun);
    tapRack(2);
    board.view = viewFor(begun, 0);
    square(7, 7).click();
    expect(laid()).toBe("H7,7");
  });

  test("without a new event keeps what was said last: an answer and a push may bring the same", () => {
    const { board, said } = boardFor(begun, 1);
    board.view = viewFor(after, 1);
    const news = said();
    board.view = viewFor(after, 1);
    expect([news, said()]).toEqual(Array(2).fill("Ann played HORN for 14 points. It's your turn."));
  });

  test("after a move was taken back says whose turn it is, even if another move brought as many events", () => {
    const { board, said } = boardFor(begun, 1);
    board.view = viewFor(after, 1);
    board.view = viewFor(begun, 1);
    expect(said()).toBe("It's Ann's turn.");
    board.view = viewFor(after, 1);
    const passed = unwrap(applyMove(begun, { type: "pass" }, { by: 0 })).state;
    board.view = viewFor(passed, 1);
    expect([passed.history.length - after.history.length, said()]).toEqual([0, "It's your turn."]);
  });

  test("that brings a whole game, such as a saved one in place of a new one, has only its last round announced", () => {
    let saved = begun;
    for (const by of [0, 1, 0, 1, 0]) {
      const tiles = saved.players[by]!.rack.tiles.slice(0, 1);
      saved = unwrap(applyMove(saved, { type: "exchange", tiles }, { by })).state;
    }
    const { board, said } = boardFor(begun);
    board.view = viewFor(saved, 0);
    expect(said()).toBe("Ben exchanged 1 tile. Ann exchanged 1 tile. It's Ben's turn.");
    const reloaded = boardFor(saved);
    expect(reloaded.said()).toBe("It's Ben's turn.");
  });

  test("of another player forgets what was typed and laid", () => {
    const { board, submit, laid, at } = boardFor(begun);
    submit("8H QUIZ");
    board.view = viewFor(begun, 1);
    expect([laid(), at<HTMLInputElement>("[part=field]").value]).toEqual(["", ""]);
  });

  test("of a spectator has no rack, no field and no buttons", () => {
    const { at, button, root, square, laid } = boardFor(begun, "spectator");
    square(7, 7).click();
    expect([
      at("[part=form]").hidden,
      button("finish").hidden,
      root.querySelectorAll("[data-place]").length,
      laid(),
    ]).toEqual([...[true, true, 0, ""]]);
  });

  test("of null shows nothing, and does nothing", () => {
    const { board, press, type, submit, at, sent } = boardFor(begun);
    board.view = null;
    board.draft = null;
    press("Enter");
    type("h");
    submit("8H HORN");
    at(".cell").click();
    expect([board.draft, at(".table").hidden, sent]).toEqual([null, true, []]);
  });

  test("has not come yet: nothing is shown, so no button is without a name", () => {
    const board = document.createElement("tilewright-board") as TilewrightBoard;
    const isHidden = () => board.shadowRoot!.querySelector<HTMLElement>(".table")!.hidden;
    expect([board.view, isHidden()]).toEqual([null, true]);
    board.messages = germanMessages;
    board.refuse([{ code: "game-over", squares: [] }]);
    expect(isHidden()).toBe(true);
    board.view = viewFor(begun, 0);
    expect(isHidden()).toBe(false);
  });

  test("must be a view", () => {
    const { board } = boardFor(begun);
    expect(() => {
      board.view = begun as never;
    }).toThrow(/view: expected a view \(from viewFor\) or null, found a game/);
  });
});

describe("on a page that requires Trusted Types", () => {
  test("no text of the board becomes nodes", () => {
    const refuse = {
      configurable: true,
      set() {
        throw new TypeError("This document requires 'TrustedHTML' assignment.");
      },
    };
    const sinks = ([Element, ShadowRoot] as const).flatMap(({ prototype }) =>
      ["innerHTML", "outerHTML"].map(
        (name) => [prototype, name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
      ),
    );
    try {
      for (const [prototype, name] of sinks) Object.defineProperty(prototype, name, refuse);
      const { submit, button, sent, root, board } = boardFor(begun);
      submit("8H HORN");
      button("finish").click();
      expect(sent).toHaveLength(1);
      board.view = viewFor(unwrap(applyMove(begun, sent[0]!.move, { by: 0 })).state, 0);
      expect(root.querySelectorAll(".last")).toHaveLength(4);
    } finally {
      for (const [prototype, name, was] of sinks)
        if (was === undefined) Reflect.deleteProperty(prototype, name);
        else Object.defineProperty(prototype, name, was);
    }
  });

  test("the nodes of the board are those that the markup stands for", () => {
    const { root } = boardFor(begun);
    const facts = (node: Element): unknown => [
      node.localName,
      node.namespaceURI,
      ...[...node.attributes].map(({ name, value }) => `${name}=${value}`),
      node.children.length === 0 ? node.textContent : [...node.children].map(facts),
    ];
    const parsed = document.createElement("div");
    parsed.innerHTML = root.innerHTML;
    expect(root.querySelectorAll("svg > g")).toHaveLength(225);
    expect([...root.children].map(facts)).toEqual([...parsed.children].map(facts));
  });

  test("a letter that looks like markup is a letter", () => {
    const letters = [
      ["<B", 1, 50],
      ["&#6", 1, 50],
    ] as const;
    const tileSet = defineTileSet({ id: "odd", letters, blanks: { count: 0, points: 0 } });
    const game = createGame({ players: 2, ruleset: defineRuleset(us2021, { tileSet }), first: 0, seed: "odd" });
    const { tapRack, square, root } = boardFor(game);
    tapRack(0);
    square(7, 7).click();
    expect(["<B", "&#6"]).toContain(root.querySelector(".tile-text")?.textContent);
  });
});

test("a square says under a mouse what it is: what the sign of its premium means, and then its tile", () => {
  const { board, square, submit } = boardFor(begun);
  expect([square(7, 5).title, square(7, 3).title]).toEqual(["8F, empty", "8D, double letter"]);
  submit("8D HORN");
  expect(square(7, 3).title).toBe("8D, H, newly laid");
  board.messages = germanMessages;
  expect(square(0, 0).title).toBe("1A, dreifacher Wortwert");
});

test("colours are forced in the dark, too: nothing in the style sheet outweighs the rule for them", () => {
  const sheet = styleSheet();
  const [, forced] = /forced-colors:active\)\{:host\{([^}]*)\}/.exec(sheet)!;
  expect(forced).toMatch(/--tile:CanvasText;.*--last:Canvas;/);
  // Rules that hold for a theme, or for more contrast, say the same.
  const closer = [...sheet.matchAll(/:host\([^{]*\{([^}]*--(?:tile|ground|square):[^}]*)\}/g)].map(([, said]) => said);
  expect(closer).toEqual([forced, forced]);
});

test("what a page has set before it knew the element counts", () => {
  const board = document.createElement("later-board") as TilewrightBoard;
  Object.assign(board, { view: viewFor(begun, 0), messages: germanMessages });
  document.body.append(board);
  defineBoard("later-board");
  defineBoard("later-board");
  customElements.upgrade(board);
  const known = document.createElement("later-board") as TilewrightBoard;
  expect(known).toBeInstanceOf(TilewrightBoard);
  known.messages = germanMessages;
  known.view = viewFor(begun, 0);
  expect(known.messages.element.play).toBe("Spielen");
  expect(known.shadowRoot?.querySelector('[data-action="finish"]')?.textContent).toBe("Spielen");
});

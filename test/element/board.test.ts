// @vitest-environment happy-dom
// The board on a page without a browser: what a tap, a key, typed text, a drag and a button do. What only a browser can
// show (focus, sizes, real gestures) is in test/browser.
import { readFileSync } from "node:fs";
import {
  applyMove,
  createGame,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Placement,
  unwrap,
  viewFor,
} from "tilewright";
import { type DraftDetail, defineBoard, type MoveDetail, TilewrightBoard } from "tilewright/element";
import { parseMove } from "tilewright/json";
import { checkedWords, us2021 } from "tilewright/rulesets";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const racks = [
  ["H", "O", "R", "N", "?", "E", "A"],
  ["F", "A", "R", "M", "S", "T", "E"],
];
const begun = createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "an element" });

/** A board on the page that shows a game as a player sees it, with all the moves that it has sent. */
function boardFor(game: GameState, seat: number | "spectator" = 0) {
  const board = document.createElement("tilewright-board") as TilewrightBoard;
  const sent: MoveDetail[] = [];
  board.addEventListener("tilewright-move", (event) => sent.push((event as CustomEvent<MoveDetail>).detail));
  document.body.append(board);
  board.view = viewFor(game, seat as 0);
  const root = board.shadowRoot!;
  const at = <T extends HTMLElement>(selector: string): T => root.querySelector(selector) as T;
  const square = (row: number, col: number) => at(`[data-square="${row * 15 + col}"]`);
  return {
    board,
    sent,
    root,
    at,
    square,
    said: () => at('[role="status"]').textContent,
    laid: () => board.draft?.laid.map(({ letter, row, col }) => `${letter}${row},${col}`).join(" "),
    tapRack: (place: number) => at(`[data-place="${place}"]`).click(),
    press: (key: string) =>
      at(".typer").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    type: (text: string) => {
      const typer = at<HTMLInputElement>(".typer");
      typer.value = text;
      typer.dispatchEvent(new Event("input", { bubbles: true }));
    },
    submit: (text: string) => {
      const typed = at<HTMLInputElement>("form label input");
      typed.value = text;
      at("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      return typed.value;
    },
    button: (action: string) => at<HTMLButtonElement>(`[data-action="${action}"]`),
  };
}

const pointer = (type: string, x: number, y: number) =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true, composed: true });

beforeEach(() => {
  if (customElements.get("tilewright-board") === undefined) defineBoard("tilewright-board");
});
afterEach(() => document.body.replaceChildren());

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
    const { at, root, board, button, sent } = boardFor(begun);
    dragBack(at('[data-place="1"]'), root);
    const tile = at('[data-place="1"]');
    tile.dispatchEvent(pointer("pointerdown", 5, 5));
    document.dispatchEvent(pointer("pointerup", 5, 5));
    tile.dispatchEvent(click());
    expect(board.draft?.picked).toBe(1);
    dragBack(tile, root);
    // A key presses a button without a pointer.
    button("pass").click();
    expect(sent.map(({ move }) => move)).toEqual([{ type: "pass" }]);
  });
});

test("a blank that was laid by hand asks for its letter", () => {
  const { tapRack, square, at, board } = boardFor(begun);
  const dialog = at<HTMLDialogElement>("dialog");
  tapRack(6);
  square(7, 7).click();
  expect(dialog.querySelectorAll("button").length).toBe(27);
  dialog.returnValue = "Q";
  dialog.onclose?.(new Event("close"));
  expect(board.draft?.laid.map(({ letter, blank }) => [letter, blank])).toEqual([["Q", true]]);
  dialog.returnValue = "";
  dialog.onclose?.(new Event("close"));
  expect(board.draft?.laid[0]?.letter).toBe("Q");
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
      [...at(".bar").children].flatMap((button) => {
        const { dataset, style, hidden } = button as HTMLElement;
        return style.display === "none" ? [] : [`${dataset["action"]}${hidden ? " hidden" : ""}`];
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

  test("passes, and challenges or accepts where the game allows it", () => {
    const { button, sent } = boardFor(begun);
    expect([button("challenge").hidden, button("accept").hidden]).toEqual([true, true]);
    button("pass").click();
    expect(sent.map(({ move }) => move)).toEqual([{ type: "pass" }]);
    const placements = [..."HORN"].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
    const played = unwrap(applyMove(begun, { type: "play", placements }, { by: 0 })).state;
    const other = boardFor(played, 1);
    other.button("challenge").click();
    expect(other.sent.map(({ move }) => move)).toEqual([{ type: "challenge" }]);
  });
});

test("a page can style each part by its name, and each button by what it does", () => {
  const { root, tapRack, square, at } = boardFor(begun);
  tapRack(6);
  square(7, 7).click();
  const named = (part: string) => root.querySelectorAll(`[part~="${part}"]`).length;
  const once = ["players", "board", "rack", "preview", "log", "buttons", "form", "label", "field", "dialog"];
  expect(once.filter((part) => named(part) !== 1)).toEqual([]);
  expect([named("tile"), named("letter")]).toEqual([7, 27 - 1]);
  // Every button but the tiles is a part "button".
  expect(named("button")).toBe(root.querySelectorAll("button").length - named("tile"));
  const actions = [...at(".bar").children].map((button) => (button as HTMLElement).dataset["action"]);
  expect([...actions, "lay", "cancel"].filter((action) => named(action!) !== 1)).toEqual([]);
  // The page that tells of them names them all, and no others.
  const [, table] = /\*\*Parts\*\*([\s\S]*?)\n- /.exec(readFileSync("docs/recipes/show-a-board.md", "utf8"))!;
  const parts = new Set([...root.querySelectorAll("[part]")].flatMap((node) => node.getAttribute("part")!.split(" ")));
  expect([...table!.matchAll(/`(\w+)`/g)].map(([, part]) => part).sort()).toEqual([...parts].sort());
});

describe("the event of a play that is being laid", () => {
  /** A board whose rack has letters that stand nowhere else, and every event that leaves it, as text. */
  function watched() {
    const letters = [..."ⒶⒷⒸⒹⒺⒻⒼⒽ"];
    const secret = defineTileSet({
      id: "secret",
      letters: letters.map((letter) => [letter, 1, 1]),
      blanks: { count: 0, points: 0 },
    });
    const ruleset = defineRuleset(us2021, { tileSet: secret });
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
    submit("8H ⒽⒽ");
    press("ArrowDown");
    expect([details.length > 8, heard()]).toEqual([true, ""]);
    expect(JSON.stringify(board.draft)).toContain("Ⓐ");
  });

  test("has the tiles that lie on the board, and says of them no more than a board shows", () => {
    const { tapRack, square, press, details, heard, laid } = watched();
    tapRack(3);
    square(7, 7).click();
    expect(details.at(-1)).toEqual({ placements: [{ row: 7, col: 7, letter: "Ⓓ", blank: false }] });
    press("Backspace");
    expect([details.at(-1), heard()]).toEqual([{ placements: [] }, "Ⓓ"]);
    // Whoever hears it cannot change what is laid.
    tapRack(3);
    square(7, 8).click();
    Object.assign(details.at(-1)!.placements[0]!, { letter: "Ⓐ", row: 0 });
    expect(laid()).toBe("Ⓓ7,8");
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
    expect(said()).toBe("It is not your turn.");
    board.refuse([{ code: "not-your-turn", squares: [], turn: 1 }]);
    expect(said()).toBe("It is not your turn.\u00a0");
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
    board.refuse([...problems!, { code: "not-your-turn", squares: [], turn: 1 }]);
    expect(said()).toMatch(/^placements.* It is not your turn\.$/);
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
    expect(said()).toBe("It is not your turn.");
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

  test("without a new event keeps what was said last: an answer and a push may bring the same", () => {
    const { board, said } = boardFor(begun, 1);
    board.view = viewFor(after, 1);
    const news = said();
    board.view = viewFor(after, 1);
    expect([news, said()]).toEqual(Array(2).fill("Ann played HORN for 14 points. It is your turn."));
  });

  test("after a move was taken back says whose turn it is, even if another move brought as many events", () => {
    const { board, said } = boardFor(begun, 1);
    board.view = viewFor(after, 1);
    board.view = viewFor(begun, 1);
    expect(said()).toBe("It is the turn of Ann.");
    board.view = viewFor(after, 1);
    const passed = unwrap(applyMove(begun, { type: "pass" }, { by: 0 })).state;
    board.view = viewFor(passed, 1);
    expect([passed.history.length - after.history.length, said()]).toEqual([0, "It is your turn."]);
  });

  test("that brings a whole game, such as a saved one in place of a new one, tells its last round only", () => {
    let saved = begun;
    for (const by of [0, 1, 0, 1, 0]) {
      const tiles = saved.players[by]!.rack.tiles.slice(0, 1);
      saved = unwrap(applyMove(saved, { type: "exchange", tiles }, { by })).state;
    }
    const { board, said } = boardFor(begun);
    board.view = viewFor(saved, 0);
    expect(said()).toBe("Ben exchanged 1 tile. Ann exchanged 1 tile. It is the turn of Ben.");
    const reloaded = boardFor(saved);
    expect(reloaded.said()).toBe("It is the turn of Ben.");
  });

  test("of another player forgets what was typed and laid", () => {
    const { board, submit, laid, at } = boardFor(begun);
    submit("8H QUIZ");
    board.view = viewFor(begun, 1);
    expect([laid(), at<HTMLInputElement>("form label input").value]).toEqual(["", ""]);
  });

  test("of a spectator has no rack, no field and no buttons", () => {
    const { at, button, root, square, laid } = boardFor(begun, "spectator");
    square(7, 7).click();
    expect([at("form").hidden, button("finish").hidden, root.querySelectorAll("[data-place]").length, laid()]).toEqual([
      ...[true, true, 0, ""],
    ]);
  });

  test("of null shows nothing, and does nothing", () => {
    const { board, press, type, submit, at, sent } = boardFor(begun);
    board.view = null;
    board.draft = null;
    press("Enter");
    type("h");
    submit("8H HORN");
    at(".cell").click();
    expect([board.draft, at(".frame").parentElement?.hidden, sent]).toEqual([null, true, []]);
  });

  test("has not come yet: nothing is shown, so no button is without a name", () => {
    const board = document.createElement("tilewright-board") as TilewrightBoard;
    const shown = () => [...board.shadowRoot!.children].filter((part) => !(part as HTMLElement).hidden).length;
    expect([board.view, shown()]).toEqual([null, 0]);
    board.messages = { labels: { play: "Legen" } };
    board.refuse([{ code: "game-over", squares: [] }]);
    expect(shown()).toBe(0);
    board.view = viewFor(begun, 0);
    expect(shown()).toBeGreaterThan(5);
  });

  test("must be a view", () => {
    const { board } = boardFor(begun);
    expect(() => {
      board.view = begun as never;
    }).toThrow(/view: expected a view, which viewFor makes, or null, found "game"/);
  });
});

test("a premium square says in words what its sign means, as long as no tile lies there", () => {
  const { board, square, submit } = boardFor(begun);
  expect([square(7, 5).title, square(7, 3).title]).toEqual(["", "double letter"]);
  submit("8D HORN");
  expect(square(7, 3).title).toBe("");
  board.messages = { board: { premium: () => "doppelt" } };
  expect(square(0, 0).title).toBe("doppelt");
});

test("colours are forced in the dark, too: nothing in the style sheet outweighs the rule for them", () => {
  const { root } = boardFor(begun);
  const [sheet] = root.adoptedStyleSheets;
  const rules = [...sheet!.cssRules].map(({ cssText }) => cssText);
  const outweighing = rules.filter((rule) => /^:host\(/.test(rule) && /--(tile|ground|square)/.test(rule));
  expect(outweighing).toEqual([]);
});

test("what a page has set before it knew the element counts", () => {
  const board = document.createElement("later-board") as TilewrightBoard;
  Object.assign(board, { view: viewFor(begun, 0), messages: { labels: { play: "Legen" } } });
  document.body.append(board);
  defineBoard("later-board");
  defineBoard("later-board");
  customElements.upgrade(board);
  const known = document.createElement("later-board") as TilewrightBoard;
  expect(known).toBeInstanceOf(TilewrightBoard);
  known.messages = { labels: { play: "Legen" } };
  known.view = viewFor(begun, 0);
  expect(known.messages.labels?.play).toBe("Legen");
  expect(known.shadowRoot?.querySelector('[data-action="finish"]')?.textContent).toBe("Legen");
});

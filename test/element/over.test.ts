// @vitest-environment happy-dom
// The end of a game on the board: what is shown, what is gone, and what a page hears of it.
import { applyMove, applyRuling, createGame, defineRuleset, type GameState, unwrap, viewFor } from "tilewright";
import type { OverDetail, TilewrightBoard } from "tilewright/element";
import { finishLine, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { begun, boardFor, drag, onEmptyPages, play, racks } from "./table.ts";

onEmptyPages();

/** Ann has reached 10 points, and Ben may challenge that. */
const ruleset = defineRuleset(us2021, finishLine({ target: 10 }));
const last = play(createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "an end" }), "8H HORN");
const over = unwrap(applyMove(last, { type: "accept" }, { by: 1 })).state;
const agreed = (game: GameState): GameState => unwrap(applyRuling(game, { type: "end", reason: "agreed" })).state;

/** The buttons that can be seen, in their order. */
const seen = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>("[part=buttons] > :not([hidden])")].map(({ dataset }) => dataset["action"]!);

/** The endings that a board has told its page of. */
function endingsOf(board: TilewrightBoard): readonly OverDetail[] {
  const heard: OverDetail[] = [];
  board.addEventListener("tilewright-over", ({ detail }) => heard.push(detail));
  return heard;
}

describe("a game that is over", () => {
  test("has its result in a line of its own, and what has happened in the log", () => {
    const { board, said, at } = boardFor(last, 1);
    board.view = viewFor(over, 1);
    expect(said()).toBe("Ben accepted the play.");
    expect(at("[part=result]").textContent).toBe("Game over: a player reached the target. Ann wins, 14–0.");
    // Both are read out, one after the other.
    expect(at("[role=status]").textContent).toBe(`${said()} ${at("[part=result]").textContent}`);
    board.view = viewFor(last, 1);
    expect(at("[part=result]").textContent).toBe("");
  });

  test("takes no tiles: they are not picked up, and the cursor is gone", () => {
    const { board, root, at, tapRack, square, type, press, said } = boardFor(over, 1);
    expect([...root.querySelectorAll<HTMLButtonElement>("[data-place]")].every((tile) => tile.disabled)).toBe(true);
    tapRack(0);
    square(6, 7).click();
    square(6, 7).click();
    type("a");
    press("ArrowDown");
    expect([board.draft?.laid, board.draft?.picked, said()?.trim()]).toEqual([[], null, ""]);
    drag(root, at('[data-place="0"]'), square(6, 7));
    expect([board.draft?.laid, root.querySelector(".ghost")]).toEqual([[], null]);
    expect(at(".cursor").hidden).toBe(true);
    // A page may still lay tiles there, as to show a better play.
    board.draft = { ...board.draft!, laid: [{ row: 6, col: 7, letter: "A", blank: false, from: 0 }] };
    expect(board.draft.laid.length).toBe(1);
  });

  test("has no tiles on it that were laid in advance: they are back on the rack", () => {
    const { board, tapRack, square, laid } = boardFor(last, 1);
    tapRack(0);
    square(2, 2).click();
    expect(laid()).toBe("A2,2");
    board.view = viewFor(over, 1);
    expect([laid(), board.draft?.notice]).toEqual(["", null]);
  });

  test("has no button before a rack without tiles, and the curtain is still there after an undo", () => {
    const { board, at, root } = boardFor(last, 1);
    board.curtain = true;
    const view = viewFor(over, 0);
    const none = view.players.map((player) => ({ ...player, rack: { tiles: [], hidden: 0 } }));
    board.view = { ...view, players: none };
    expect([at("[data-action=reveal]").hidden, board.view.viewer]).toEqual([true, 0]);
    board.view = viewFor(begun, 0);
    board.view = viewFor(last, 0);
    expect([at("[data-action=reveal]").hidden, root.querySelector("[data-place]")]).toEqual([false, null]);
  });

  test("offers nothing: whatever its buttons did, nothing is sent", () => {
    const { at, root, sent } = boardFor(over, 1);
    expect(seen(root)).toEqual([]);
    for (const button of root.querySelectorAll<HTMLElement>("[part=buttons] > *")) button.click();
    expect(sent).toEqual([]);
    expect(at(".table").className).toBe("table ended");
  });

  test("has the focus on its result, if what had it is gone", () => {
    const { board, button, root } = boardFor(last, 1);
    button("accept").focus();
    board.view = viewFor(over, 1);
    expect(root.activeElement?.getAttribute("part")).toBe("result");
  });
});

describe("the event tilewright-over", () => {
  test("comes once, when the game ends that was shown", () => {
    const { board } = boardFor(begun, 0);
    const endings = endingsOf(board);
    const played = play(begun, "8H HORN");
    board.view = viewFor(played, 0);
    expect(endings).toEqual([]);
    board.view = viewFor(agreed(played), 0);
    board.view = viewFor(agreed(played), 0);
    expect(endings).toEqual([{ reason: "agreed", winners: [0] }]);
  });

  test.each<[string, GameState, GameState]>([
    ["a game that was over already", agreed(begun), agreed(begun)],
    [
      "another game, which is over",
      begun,
      { ...agreed(begun), players: over.players.map((p) => ({ ...p, name: "Cas" })) },
    ],
    ["an undo", agreed(begun), begun],
  ])("does not come for %s", (_, first, second) => {
    const { board } = boardFor(first, 0);
    const endings = endingsOf(board);
    board.view = viewFor(second, 0);
    expect(endings).toEqual([]);
  });

  test("comes where the seat that is shown changes: people share a screen, behind a curtain or not", () => {
    for (const curtain of [false, true]) {
      const { board } = boardFor(begun, 0);
      board.curtain = curtain;
      const endings = endingsOf(board);
      board.view = viewFor(agreed(begun), 1);
      expect(endings.length).toBe(1);
      board.remove();
    }
  });
});

describe("where only a challenge is left", () => {
  test("whoever made the play with a button goes on at the log: there is no button left for them", () => {
    const start = createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "an end" });
    const { board, button, root } = boardFor(start, 0);
    button("finish").focus();
    board.view = viewFor(last, 0);
    expect(root.activeElement?.getAttribute("part")).toBe("log");
  });

  test("its button comes first, and then the one that accepts", () => {
    expect(seen(boardFor(last, 1).root)).toEqual(["challenge", "accept"]);
    expect(seen(boardFor(last, 0).root)).toEqual([]); // who made the play can only wait
  });

  test("tiles that lie on the board can be taken back, after the two", () => {
    const { root, tapRack, square, button, laid } = boardFor(last, 1);
    tapRack(0);
    square(2, 2).click();
    expect(seen(root)).toEqual(["challenge", "accept", "takeBack"]);
    button("takeBack").click();
    expect([laid(), seen(root)]).toEqual(["", ["challenge", "accept"]]);
  });
});

describe("sentences say you to the reader", () => {
  test("whose seat the page has named, whoever is on turn", () => {
    const { board, said, at } = boardFor(begun, 0);
    board.you = 0;
    board.view = viewFor(play(begun, "8H HORN"), 0);
    expect(said()).toBe("You played HORN for 14 points. It's Ben's turn.");
    board.view = viewFor(agreed(play(begun, "8H HORN")), 0);
    expect(at("[part=result]").textContent).toBe(
      "Game over: the players agreed to stop. You win. Final scores: Ann 1 and Ben -12.",
    );
  });

  test("to nobody, if the page says so, though a view is a player's", () => {
    const { board, said } = boardFor(begun, 0);
    board.you = null;
    board.view = viewFor(play(begun, "8H HORN"), 1);
    expect(said()).toBe("Ann played HORN for 14 points. It's Ben's turn.");
  });

  test("a seat that nobody has is refused", () => {
    const { board } = boardFor(begun, 0);
    board.you = 7;
    expect(() => Object.assign(board, { view: viewFor(play(begun, "8H HORN"), 0) })).toThrow(RangeError);
  });
});

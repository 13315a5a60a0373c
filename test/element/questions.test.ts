// @vitest-environment happy-dom
// Questions of the board: which letter a blank stands for, by keys and without an answer, and what a challenge costs.
import {
  applyMove,
  type ChallengePenalty,
  createGame,
  defineRuleset,
  defineTileSet,
  type GameState,
  unwrap,
  viewFor,
} from "tilewright";
import { finishLine, us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { begun, boardFor, drag, lettersOf, onEmptyPages, play, racks } from "./table.ts";

onEmptyPages();

/** A board that asks which letter the blank on the middle square stands for. */
function asking(game: GameState = begun) {
  const board = boardFor(game);
  board.tapRack(board.board.draft!.rack!.indexOf("?"));
  board.square(7, 7).click();
  const dialog = board.at<HTMLDialogElement>("dialog");
  const key = (key: string, more: KeyboardEventInit = {}): boolean =>
    (board.root.activeElement ?? dialog).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
    );
  return { ...board, dialog, key, focused: () => (board.root.activeElement as HTMLButtonElement | null)?.value };
}

/** A game in which Ann has these tiles. */
const gameWith = (tileSet: typeof spanish, rack: readonly string[]): GameState =>
  createGame({
    players: ["Ann", "Ben"],
    ruleset: defineRuleset(us2021, { tileSet }),
    racks: [rack, []],
    first: 0,
    seed: "letters",
  });

describe("the letter of a blank", () => {
  test.each(["s", "S"])("is chosen by typing it: %s", (typed) => {
    const { dialog, key, laid } = asking();
    key(typed);
    expect([dialog.open, laid()]).toEqual([false, "S7,7"]);
  });

  test("is not chosen by other keys, by a space, or by a letter with Ctrl", () => {
    const { dialog, key, laid } = asking();
    for (const other of ["7", " ", "Enter", "F5", "Dead", "Shift"]) key(other);
    key("s", { ctrlKey: true });
    expect([dialog.open, laid()]).toEqual([true, "null7,7"]);
  });

  test("gets the focus by arrows, Home and End, and stays within the letters", () => {
    const { key, focused } = asking();
    const went = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "End", "ArrowRight", "Home"].map((name) => {
      key(name);
      return focused();
    });
    expect(went).toEqual(["A", "B", "A", "A", "Z", "Z", "A"]);
  });

  const long = gameWith(spanish, ["?", "A", "E"]);

  test("waits for the rest of a longer letter: C has the focus, and H makes it CH", () => {
    const { dialog, focused, key, laid } = asking(long);
    key("c");
    expect([dialog.open, focused()]).toEqual([true, "C"]);
    key("h");
    expect([dialog.open, laid()]).toEqual([false, "CH7,7"]);
  });

  test("begins anew with a letter that does not go on", () => {
    const { dialog, key, laid } = asking(long);
    key("c");
    key("e");
    expect([dialog.open, laid()]).toEqual([false, "E7,7"]);
  });

  test("is read as anywhere else: with an accent", () => {
    const { key, laid } = asking(long);
    key("é");
    expect(laid()).toBe("E7,7");
  });

  test("is read as anywhere else: where it has a small letter in it", () => {
    const letters = [
      ["Lj", 1, 9],
      ["a", 1, 9],
    ] as const;
    const odd = defineTileSet({ id: "odd", letters, blanks: { count: 1, points: 0 } });
    const { key, laid } = asking(gameWith(odd, ["?", "a"]));
    key("L");
    key("j");
    expect(laid()).toBe("Lj7,7");
  });

  test("is asked for with the focus on the question, so that Enter and the space bar choose nothing", () => {
    const { root } = asking();
    expect(root.activeElement?.textContent).toBe("Which letter does the blank stand for?");
  });

  test("without an answer the blank goes back to where it was on the rack", () => {
    const { dialog, laid, root, board } = asking();
    const before = lettersOf(root);
    dialog.close("");
    expect([laid(), lettersOf(root), board.draft?.rack?.indexOf("?")]).toEqual(["", before, 6]);
  });

  test("without an answer a blank that has its letter by then is left alone", () => {
    const { dialog, board, laid } = asking();
    const { draft } = board;
    board.draft = { ...draft!, laid: draft!.laid.map((tile) => ({ ...tile, letter: "Q" })) };
    dialog.close("");
    expect(laid()).toBe("Q7,7");
  });
});

test("a tile that is dragged back to the rack, or away, is where it was on the rack", () => {
  const { root, at, square, board, laid } = boardFor(begun);
  for (const over of [at('[data-place="6"]'), at(".rack"), null, document.body]) {
    const before = [board.draft?.rack, lettersOf(root)];
    drag(root, at('[data-place="2"]'), square(7, 7));
    expect(laid()).toBe("H7,7");
    drag(root, square(7, 7), over);
    expect([laid(), [board.draft?.rack, lettersOf(root)]]).toEqual(["", before]);
  }
});

describe("a challenge says what it costs if it fails", () => {
  const costs = (whenWrong: ChallengePenalty): readonly (string | null)[] => {
    const ruleset = defineRuleset(us2021, { challenge: { looksUp: "every-word", whenWrong } });
    const game = play(createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "costs" }), "8H HORN");
    const { board, button, asked, sent } = boardFor(game, 1);
    button("challenge").click();
    expect(sent).toEqual([]);
    const said = asked();
    board.remove();
    return said!;
  };

  test.each<[ChallengePenalty, string]>([
    ["nothing", "you lose nothing"],
    ["lose-turn", "you lose a turn"],
    ["lose-game", "you lose the game"],
    [{ points: 1, per: "play", to: "nobody" }, "you lose 1 point"],
    [{ points: 5, per: "word", to: "nobody" }, "you lose 5 points per word"],
    [{ points: 5, per: "word", to: "opponent" }, "Ann gains 5 points per word"],
    [
      { points: 5, per: "play", to: "opponent", seconds: 60 },
      "Ann gains 5 points, and you lose 60 seconds on the clock",
    ],
    [{ points: 5, per: "play", to: "nobody", seconds: 1 }, "you lose 1 second on the clock and 5 points"],
    [{ points: 0, per: "play", to: "nobody", seconds: 60 }, "you lose 60 seconds on the clock"],
    [{ points: 0, per: "word", to: "opponent" }, "you lose nothing"],
  ])("%j", (price, said) => {
    expect(costs(price)).toEqual([
      "Challenge: HORN",
      `If every word you challenge is valid, ${said}.`,
      "Challenge",
      "Cancel",
    ]);
  });

  test("nothing, where it would end the game: there is no turn to lose", () => {
    const ruleset = defineRuleset(us2021, finishLine({ target: 10 }));
    const last = play(createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "last" }), "8H HORN");
    const { button, asked } = boardFor(last, 1);
    button("challenge").click();
    expect(asked()?.[1]).toBe("If every word you challenge is valid, you lose nothing.");
  });

  test("this time: where the price rises, it is that of the next one", () => {
    const schedule: readonly ChallengePenalty[] = ["nothing", { points: 10, per: "play", to: "nobody" }];
    const challenge = { looksUp: "every-word", whenWrong: "nothing", schedule } as const;
    const ruleset = defineRuleset(us2021, { challenge });
    const start = createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "schedule" });
    const dictionary = new Set(["HORN"]);
    let game = play(start, "8H HORN");
    game = unwrap(applyMove(game, { type: "challenge" }, { by: 1, dictionary })).state;
    game = unwrap(applyMove(game, { type: "pass" }, { by: 1 })).state;
    game = play(game, "J8 .A");
    const { button, asked } = boardFor(game, 1);
    button("challenge").click();
    expect(asked()?.[1]).toBe("If every word you challenge is valid, you lose 10 points.");
    expect(viewFor(game, 1).history.filter(({ type }) => type === "challenged").length).toBe(1);
  });
});

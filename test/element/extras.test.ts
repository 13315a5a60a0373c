// @vitest-environment happy-dom
// What is added to a board or stands beside it: points, marks, plays that are prepared, a list of turns, unseen tiles, a
// clock. What moves on the screen is in test/browser.
import { applyMove, applyRuling, createGame, type GameState, type PlayerView, unwrap, viewFor } from "tilewright";
import { createClock, startClock, stopClock } from "tilewright/clock";
import { typePlay } from "tilewright/compose";
import {
  type ClockPanel,
  defineClock,
  defineTurns,
  defineUnseen,
  liven,
  preparePlays,
  showMarks,
  type TilewrightBoard,
  type TurnsPanel,
  type UnseenPanel,
} from "tilewright/element";
import { englishMessages } from "tilewright/messages/english";
import { germanMessages } from "tilewright/messages/german";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { begun, boardFor, onEmptyPages, play, racks } from "./table.ts";

onEmptyPages();
beforeEach(() => {
  for (const define of [defineTurns, defineUnseen, defineClock]) define();
});

const added = <T extends HTMLElement>(name: string, given: Partial<T>): T => {
  const node = Object.assign(document.createElement(name), given);
  document.body.append(node);
  return node as T;
};
const texts = ({ shadowRoot }: HTMLElement, selector = "li"): readonly (string | null)[] =>
  [...shadowRoot!.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each([
  ["liven", liven],
  ["preparePlays", preparePlays],
  ["showMarks", (board: never) => showMarks(board, {})],
])("%s says that it needs a board", (_, call) => {
  for (const thing of [undefined, null, 7, {}, document.createElement("div")])
    expect(() => call(thing as never)).toThrow(/^board: expected a <tilewright-board> on a page, found/);
});

describe("a lively board", () => {
  const points = ({ root }: ReturnType<typeof boardFor>) => root.querySelector(".label-text")?.textContent ?? null;

  test("has the points of the play beside its main word, with a sign if it is not legal", () => {
    const table = boardFor(begun);
    const stop = liven(table.board);
    expect(points(table)).toBeNull();
    table.submit("8H HORN");
    expect(points(table)).toBe("14");
    table.submit("1A HORN");
    expect(points(table)).toBe("24!");
    table.button("takeBack").click();
    expect(points(table)).toBeNull();
    table.submit("8H HO");
    stop();
    expect(points(table)).toBeNull();
  });

  test("plays on where nothing can glide, and every rack is still only its player's", () => {
    const { board, root, submit, button, sent } = boardFor(begun);
    liven(board);
    submit("8H HORN");
    button("finish").click();
    expect(sent.length).toBe(1);
    board.view = viewFor(play(begun, "8H HORN"), 1);
    expect(root.querySelectorAll(".rack [data-place]").length).toBe(7);
  });
});

test("marks lie over the board, stay when the view changes, and go when they are taken away", () => {
  const { board, root } = boardFor(begun);
  const marks = { squares: [{ row: 7, col: 7, text: "1" }], heat: [{ row: 0, col: 0, heat: 0.5 }] };
  const clear = showMarks(board, marks);
  const seen = () => [".mark", ".heat", ".label-text"].map((part) => root.querySelectorAll(part).length);
  expect(seen()).toEqual([1, 1, 1]);
  board.view = viewFor(play(begun, "8H HORN"), 1);
  expect(seen()).toEqual([1, 1, 1]);
  clear();
  board.view = viewFor(begun, 0);
  expect(seen()).toEqual([0, 0, 0]);
});

describe("a play that is prepared while others think", () => {
  /** Ben prepares a play on the board before Ann has played. */
  function prepared(text: string) {
    const table = boardFor(begun, 1);
    const stop = preparePlays(table.board);
    table.submit(text);
    table.button("finish").click();
    const come = async (game: GameState) => {
      table.board.view = viewFor(game, 1);
      await Promise.resolve();
    };
    return { ...table, stop, come, pressed: () => table.button("finish").getAttribute("aria-pressed") };
  }
  const horn = play(begun, "8H HORN");

  test("is kept, and sent as soon as the turn comes", async () => {
    const { sent, come, pressed } = prepared("L4 FARMS");
    expect([sent.length, pressed()]).toEqual([0, "true"]);
    await come(horn);
    expect([sent.map(({ move }) => move.type), pressed()]).toEqual([["play"], null]);
    expect(applyMove(horn, sent[0]!.move, { by: 1, at: sent[0]!.at }).ok).toBe(true);
  });

  test("is refused if it is not legal any more, or a tile lies where it was laid; what is left of it stays", async () => {
    const far = prepared("1A FARM");
    await far.come(horn);
    expect([far.sent, far.laid() !== ""]).toEqual([[], true]);
    expect(far.at('[part="log"]').className).toBe("refused");
    const taken = prepared("H8 FARM");
    await taken.come(horn);
    expect([taken.sent, taken.said()?.includes("8H")]).toEqual([[], true]);
  });

  test("is never sent to another game, though its player has the same tiles there, and nothing of it stays", async () => {
    const others = [
      createGame({ players: ["Ann", "Cho"], racks, first: 1, seed: "another" }),
      createGame({
        players: ["Ann", "Ben"],
        racks: [["Q", "U", "I", "Z", "?", "E", "A"], racks[1]!],
        first: 1,
        seed: "x",
      }),
      createGame({ players: ["Ann", "Ben"], racks: [racks[0]!, [..."QUIZFAX"]], first: 1, seed: "other tiles" }),
    ];
    for (const other of others) {
      const { come, sent, board, pressed, at } = prepared("8H FARMS");
      await come(other);
      expect([sent, board.draft?.laid, pressed()]).toEqual([[], [], null]);
      expect(at('[part="log"]').className).not.toBe("refused");
      await come(horn);
      expect(sent).toEqual([]);
    }
  });

  test("ends with the game: what has happened is said, nothing is refused, and nothing is sent", async () => {
    const { come, sent, said, laid, pressed } = prepared("L4 FARMS");
    await come(unwrap(applyRuling(horn, { type: "end", reason: "agreed" })).state);
    expect([sent, laid(), pressed()]).toEqual([[], "", null]);
    expect(said()).toContain("Ann played HORN for 14 points.");
  });

  test("is kept where only a name has changed, or the properties come in another order", async () => {
    const { board, sent, pressed } = prepared("L4 FARMS");
    const sorted = <T>(value: T): T =>
      Array.isArray(value)
        ? (value.map(sorted) as T)
        : Object(value) === value
          ? (Object.fromEntries(
              Object.entries(value as object)
                .sort(([a], [b]) => (a < b ? 1 : -1))
                .map(([key, inner]) => [key, sorted(inner)]),
            ) as T)
          : value;
    const view = viewFor(begun, 1);
    board.view = sorted({ ...view, players: view.players.map((player) => ({ ...player, name: "?" })) });
    expect([pressed(), board.draft?.laid.length]).toEqual(["true", 5]);
    board.view = viewFor(horn, 1);
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  test("is given up by pressing Play once more, by laying other tiles, and when it ends", async () => {
    for (const giveUp of [
      ({ button }: ReturnType<typeof prepared>) => button("finish").click(),
      ({ button }: ReturnType<typeof prepared>) => button("takeBack").click(),
      ({ stop }: ReturnType<typeof prepared>) => stop(),
    ]) {
      const table = prepared("L4 FARMS");
      giveUp(table);
      expect(table.pressed()).not.toBe("true");
      await table.come(horn);
      expect(table.sent).toEqual([]);
    }
  });
});

test("panels are as at first where a page sets nothing, and say what they expect of anything else", () => {
  const view = viewFor(begun, 1);
  const turns = added<TurnsPanel>("tilewright-turns", { view });
  const before = texts(turns);
  turns.messages = germanMessages;
  for (const nothing of [undefined, null]) {
    turns.messages = nothing as never;
    expect(texts(turns)).toEqual(before);
  }
  const clock = added<ClockPanel>("tilewright-clock", { clock: createClock({ game: 60 }, 2), view });
  const unseen = added<UnseenPanel>("tilewright-unseen", { view });
  for (const thing of [7, true, {}, "text"])
    for (const [panel, name] of [
      [turns, "messages"],
      [turns, "view"],
      [unseen, "view"],
      [clock, "clock"],
      [clock, "view"],
      [clock, "now"],
    ] as const) {
      const right: unknown = Reflect.get(panel, name);
      expect(() => Object.assign(panel, { [name]: thing })).toThrow(/^[\w.]+: expected /);
      Object.assign(panel, { [name]: right });
    }
});

test("the list of turns says what has happened and how it stands, in the language of the page", () => {
  const game = play(begun, "8H HORN");
  const list = added<TurnsPanel>("tilewright-turns", { view: viewFor(game, 1) });
  // Nobody is addressed: the list may be beside a closed curtain.
  expect(texts(list)).toEqual(["Ann played HORN for 14 points. 14", "It's Ben's turn. "]);
  list.you = 1;
  expect(texts(list)).toEqual(["Ann played HORN for 14 points. 14", "It's your turn. "]);
  list.you = 0;
  expect(texts(list)).toEqual(["You played HORN for 14 points. 14", "It's Ben's turn. "]);
  list.messages = germanMessages;
  expect(texts(list).at(-1)).not.toBe("It's your turn.");
  expect(list.shadowRoot!.querySelector("ol")?.lang).toBe("de");
  list.view = null;
  expect(texts(list)).toEqual([]);
});

test("the list of turns keeps running totals, also where a play comes off", () => {
  const phony = play(play(begun, "8H HORN"), "7G FAME");
  const dictionary = { has: (word: string) => word === "HORN" };
  const challenged = unwrap(applyMove(phony, { type: "challenge" }, { by: 0, dictionary })).state;
  const list = added<TurnsPanel>("tilewright-turns", { view: viewFor(challenged, 0) });
  const points = phony.players[1]!.score;
  const totals = texts(list, "li").map((text) => Number(/\d*$/.exec(text!)![0] || Number.NaN));
  expect(points).toBeGreaterThan(0);
  expect(totals).toEqual([14, points, Number.NaN, 0, Number.NaN]);
});

test("the list of turns that follows a board speaks as it does, in front of a curtain and behind", () => {
  const board = added<TilewrightBoard>("tilewright-board", { curtain: true });
  const list = added<TurnsPanel>("tilewright-turns", { board });
  expect(texts(list)).toEqual([]);
  board.view = viewFor(play(begun, "8H HORN"), 1);
  expect(texts(list).at(-1)).toBe("It's Ben's turn. ");
  board.shadowRoot!.querySelector<HTMLElement>("[data-action=reveal]")!.click();
  expect(texts(list).at(-1)).toBe("It's your turn. ");
  board.you = 0;
  board.messages = germanMessages;
  expect(texts(list)[0]).toMatch(/^Du |^Sie /);
  // Whoever reads an earlier turn stays there while tiles are laid, until there is a new one.
  list.scrollTop = 5;
  board.draft = typePlay(board.view as PlayerView, board.draft!, "7G FAME");
  expect(list.scrollTop).toBe(5);
  board.view = viewFor(play(play(begun, "8H HORN"), "7G FAME"), 1);
  expect(list.scrollTop).toBe(0);
  board.view = viewFor(play(begun, "8H HORN"), 1);
  // It follows as long as it is on a page, and catches up when it comes back.
  list.remove();
  board.messages = englishMessages;
  expect(texts(list)[0]).toMatch(/^Du |^Sie /);
  document.body.append(list);
  expect(texts(list)[0]).toBe("You played HORN for 14 points. 14");
});

test("the unseen tiles are those of the set without the board and the viewer's rack", () => {
  const panel = added<UnseenPanel>("tilewright-unseen", { view: viewFor(play(begun, "8H HORN"), 1) });
  expect(texts(panel).slice(0, 2)).toEqual(["A 8", "B 2"]);
  expect(texts(panel)).toContain("F 1");
});

test("the clock shows what is left, runs on while it is on a page, and stops with the clock", () => {
  vi.useFakeTimers();
  try {
    let now = 1000;
    const clock = startClock(createClock({ game: 65 }, 2), 0, now);
    const panel = added<ClockPanel>("tilewright-clock", { now: () => now, clock, view: viewFor(begun, 0) });
    expect(texts(panel)).toEqual(["Ann1:05", "Ben1:05"]);
    now += 3000;
    vi.advanceTimersByTime(1000);
    expect(texts(panel)[0]).toBe("Ann1:02");
    now += 70_000;
    vi.advanceTimersByTime(1000);
    expect(texts(panel)[0]).toBe("Ann-0:08");
    panel.clock = stopClock(clock, now);
    expect(vi.getTimerCount()).toBe(0);
    panel.clock = clock;
    panel.remove();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

import {
  applyMove,
  createGame,
  defineLayout,
  defineRuleset,
  type GameState,
  type GameView,
  type TileSet,
  unwrap,
  viewFor,
} from "tilewright";
import {
  type Draft,
  describeNotice,
  exchangeOf,
  followDraft,
  layTile,
  moveCursor,
  moveInRack,
  moveTile,
  nameBlank,
  newDraft,
  noticeAt,
  placementsOf,
  playOf,
  previewDraft,
  putCursor,
  shuffleRack,
  sortRack,
  takeBack,
  takeBackAll,
  tapRack,
  tapSquare,
  toggleExchange,
  turnCursor,
  typePlay,
  typeText,
} from "tilewright/compose";
import { formatPlay, parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { catalan, greek, spanish, turkish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";

const racks = [[..."HORNS??"], [..."FARMEIA"]];
const game = createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "drafts" });
const view = viewFor(game, 0);
const start = newDraft(view);
const square = (row: number, col: number) => ({ row, col });
const playedOn = (state: GameState, play: string): GameState =>
  unwrap(applyMove(state, unwrap(parsePlay(play, state)).move)).state;
/** What has been laid, as notation. */
const play = (draft: Draft, position: GameView = view) => formatPlay(placementsOf(draft), position);
const say = (draft: Draft) => describeNotice(draft.notice);

describe("a new draft", () => {
  test("has the viewer's rack, nothing laid, and the cursor on the start square, across", () => {
    expect(start).toEqual({
      rack: ["H", "N", "O", "R", "S", "?", "?"],
      laid: [],
      cursor: { row: 7, col: 7 },
      direction: "across",
      picked: null,
      exchange: null,
      typed: null,
      notice: null,
    });
    expect(JSON.parse(JSON.stringify(start))).toEqual(start);
  });

  test("knows no rack for spectators and where tiles are hidden, so that any letter can be laid", () => {
    const spectator = viewFor(game, "spectator");
    expect(newDraft(spectator).rack).toBeNull();
    expect(newDraft({ ruleset: us2021 }).rack).toBeNull();
    expect(play(typeText(spectator, newDraft(spectator), "quiz?a"), spectator)).toBe("8H QUIZa");
  });

  test("is refused for a value that is not a position", () => {
    expect(() => newDraft(null as never)).toThrow(TypeError);
  });
});

describe("typing", () => {
  test("lays letters in whatever case from the cursor on, each on the next free square", () => {
    const typed = typeText(view, putCursor(view, start, square(7, 5)), "ho r");
    expect(play(typed)).toBe("8F HOR");
    expect(typed.cursor).toEqual(square(7, 8));
    expect(say(typed)).toBe("R at 8H.");
  });

  test("goes down after the cursor has turned, and passes over tiles that lie there", () => {
    const state = playedOn(game, "8F HORN");
    const ben = viewFor(state, 1);
    const down = turnCursor(putCursor(ben, newDraft(ben), square(5, 7)));
    expect(play(typeText(ben, down, "fam"), ben)).toBe("H6 FA.M");
  });

  test("lays a blank for a letter that the rack does not have, and says so", () => {
    const typed = typeText(view, start, "ho");
    expect(say(typeText(view, typed, "x"))).toBe("X, a blank, at 8J.");
    expect(play(typeText(view, typed, "x"))).toBe("8H HOx");
  });

  test("stops at the first letter for which there is neither tile nor blank, and changes nothing there", () => {
    const typed = typeText(view, start, "xyzho");
    expect(play(typed)).toBe("8H xy");
    expect(say(typed)).toBe("There is no Z on your rack.");
  });

  test("lays a blank at ?, which the next letter names", () => {
    const blank = typeText(view, start, "h?");
    expect(say(blank)).toBe("Blank at 8I. Which letter does it stand for?");
    expect(previewDraft(view, blank).violations.map(({ code }) => code)).toContain("blank-without-letter");
    const named = typeText(view, blank, "n");
    expect(say(named)).toBe("The blank at 8I is N.");
    expect(play(named)).toBe("8H Hn");
    expect(say(typeText(view, typeText(view, named, "?i"), "?"))).toBe("There is no blank on your rack.");
  });

  test("refuses what is not a letter, and a square where a tile lies", () => {
    expect(say(typeText(view, start, "ж"))).toBe("Ж is not a letter in this game.");
    const ben = viewFor(playedOn(game, "8F HORN"), 1);
    expect(say(typeText(ben, newDraft(ben), "f"))).toBe("You cannot lay a tile on 8H.");
    expect(typeText(view, start, " ").laid).toEqual([]);
  });

  test("makes one tile of a letter of several characters, in one piece or character by character", () => {
    const ruleset = defineRuleset(us2021, { tileSet: spanish });
    const position = { ruleset, rack: ["C", "CH", "H", "O", "Ñ"] };
    const draft = newDraft(position);
    const letters = (text: readonly string[]) =>
      text.reduce((typed, key) => typeText(position, typed, key), draft).laid.map(({ letter }) => letter);
    expect(letters(["cho"])).toEqual(["CH", "O"]);
    expect(letters(["c", "h", "o"])).toEqual(["CH", "O"]);
    expect(letters(["ch", "c", "h"])).toEqual(["CH", "C", "H"]);
    expect(letters(["n\u0303"])).toEqual(["Ñ"]);
    expect(letters(["n", "\u0303"])).toEqual(["Ñ"]);
    expect(letters(["[c][h]o"])).toEqual(["C", "H", "O"]);
  });

  test("a letter begun waits for its rest if the rack has the whole and not the beginning", () => {
    const type = (tileSet: TileSet, rack: readonly string[], keys: string) => {
      const position = { ruleset: defineRuleset(us2021, { tileSet }), rack };
      const draft = [...keys].reduce((typed, key) => typeText(position, typed, key), newDraft(position));
      return [draft.laid.map(({ letter, blank }) => (blank ? `${letter}?` : letter)).join(" "), say(draft)];
    };
    expect(type(spanish, ["CH", "O"], "c")).toEqual(["", "There is no C on your rack."]);
    expect(type(spanish, ["CH", "O"], "cho")[0]).toBe("CH O");
    expect(type(spanish, ["CH", "O"], "co")[0]).toBe("O");
    expect(type(spanish, ["O"], "c")).toEqual(["", "There is no C on your rack."]);
    expect(type(spanish, ["C", "H", "O"], "cho")[0]).toBe("C H O");
    expect(type(spanish, ["?", "O"], "?cho")[0]).toBe("CH? O");
    expect(type(catalan, ["C", "O", "L·L", "A"], "col·la")[0]).toBe("C O L·L A");
    expect(type(catalan, ["C", "O", "L·L", "A"], "col-la")[0]).toBe("C O L·L A");
    expect(type(catalan, ["L", "A", "L·L"], "l·a")).toEqual(["L", "· is not a letter in this game."]);
  });
});

describe("letters as the players of a language type them", () => {
  test.each([
    ["small letters of Turkish, where I and İ are two letters", turkish, "ısi", "ISİ"],
    ["Greek with accents, and the sigma at the end of a word", greek, "λόγος", "ΛΟΓΟΣ"],
    ["a letter that Unicode has in one piece", spanish, "Ñu", "ÑU"],
  ])("%s", (_, tileSet, typed, letters) => {
    const position = { ruleset: defineRuleset(us2021, { tileSet }) };
    const laid = (draft: Draft) => draft.laid.map(({ letter }) => letter).join("");
    expect(laid(typeText(position, newDraft(position), typed))).toBe(letters);
    expect(laid(typePlay(position, newDraft(position), `8D ${typed}`))).toBe(letters);
  });
});

describe("a play typed as text", () => {
  test.each([
    ["8F HORN", "8F HORN"],
    ["8f horn", "8F HORN"],
    [" 8F  HoRN ", "8F HoRN"],
    ["h8 ox", "H8 Ox"],
    ["8H ?XS", "8H xS"],
  ])("%j is laid as %s", (text, laid) => {
    const typed = typePlay(view, start, text);
    expect(play(typed)).toBe(laid);
    expect(typed.direction).toBe(text.startsWith("h") ? "down" : "across");
  });

  test("takes the place of what has been laid, and says where it lies", () => {
    const typed = typePlay(view, typePlay(view, start, "8F HORN"), "8H SO");
    expect(play(typed)).toBe("8H SO");
    expect(say(typed)).toBe("2 tiles laid from 8H, across.");
    expect(typed.cursor).toEqual(square(7, 9));
  });

  test("reads through tiles on the board", () => {
    const ben = viewFor(playedOn(game, "8F HORN"), 1);
    expect(play(typePlay(ben, newDraft(ben), "h6 fa.m"), ben)).toBe("H6 FA.M");
    expect(play(typePlay(ben, newDraft(ben), "h6 farm"), ben)).toBe("H6 FA.M");
    expect(play(typePlay(ben, newDraft(ben), "H6 FA(R)M"), ben)).toBe("H6 FA.M");
    expect(say(typePlay(ben, newDraft(ben), "H6 FAME"))).toBe("You cannot lay a tile on 8H.");
    expect(say(typePlay(ben, newDraft(ben), "8F HORN"))).toBe("You have not laid a tile there.");
  });

  test.each([
    ["horn", "Type a square and a word, such as 8F HORN."],
    ["", "Type a square and a word, such as 8F HORN."],
    ["8F HO RN", "Type a square and a word, such as 8F HORN."],
    ["99F HORN", "You cannot lay a tile on 99F."],
    ["15M HORN", "You cannot lay a tile on 15P."],
    ["8F HO5N", "5 is not a letter in this game."],
    ["8F HO.N", "You have not laid a tile there."],
    ["8F (HO)RN", "You have not laid a tile there."],
    ["8F ()", "You have not laid a tile there."],
    ["8F XYZ", "There is no Z on your rack."],
    ["8F hORNXy", "There is no blank on your rack."],
  ])("%j changes nothing, and says why", (text, message) => {
    const typed = typePlay(view, start, text);
    expect(say(typed)).toBe(message);
    expect({ ...typed, notice: null }).toEqual(start);
  });
});

describe("laying with taps", () => {
  test("a tile is picked up on the rack and laid on the square that is tapped next", () => {
    const picked = tapRack(start, 0);
    expect(say(picked)).toBe("H picked up.");
    const laid = tapSquare(view, picked, square(7, 7));
    expect(play(tapSquare(view, tapRack(laid, 2), square(7, 8)))).toBe("8H HO");
    expect(tapRack(laid, 0)).toEqual({ ...laid, notice: null });
  });

  test("a second tap puts a tile down, and a tap on another tile moves it there", () => {
    expect(say(tapRack(tapRack(start, 0), 0))).toBe("H put down.");
    expect(tapRack(tapRack(start, 0), 2).rack).toEqual(["N", "O", "H", "R", "S", "?", "?"]);
  });

  test("a sentence that begins with a blank begins with a capital", () => {
    const picked = tapRack(start, 5);
    expect(say(picked)).toBe("Blank picked up.");
    expect(say(tapRack(picked, 5))).toBe("Blank put down.");
    const laid = layTile(view, start, 5, square(7, 7));
    expect(say(moveTile(view, laid, square(7, 7), square(7, 8)))).toBe("Blank moved to 8I.");
    expect(say(takeBackAll(layTile(view, laid, 0, square(7, 8))))).toBe("Blank and H taken back.");
  });

  test("a tap on a tile that is being laid takes it back; elsewhere the cursor goes there, and turns at a second tap", () => {
    const laid = layTile(view, start, 0, square(7, 7));
    expect(say(tapSquare(view, laid, square(7, 7)))).toBe("H taken back.");
    const there = tapSquare(view, start, square(0, 0));
    expect(say(there)).toBe("1A, triple word");
    expect(tapSquare(view, there, square(0, 0)).direction).toBe("down");
  });

  test("a blank is named, and named again, where it lies", () => {
    const laid = layTile(view, start, 5, square(7, 7));
    const named = nameBlank(view, nameBlank(view, laid, square(7, 7), "E"), square(7, 7), "Q");
    expect(placementsOf(named)).toEqual([{ row: 7, col: 7, letter: "Q", blank: true }]);
    expect(say(nameBlank(view, laid, square(7, 7), "q"))).toBe("q is not a letter in this game.");
    expect(say(nameBlank(view, laid, square(0, 0), "Q"))).toBe("You have not laid a tile there.");
  });

  test("a tile moves from square to square, but not onto another tile", () => {
    const two = typeText(view, start, "ho");
    expect(play(moveTile(view, two, square(7, 7), square(7, 9)))).toBe("8I OH");
    expect(say(moveTile(view, two, square(7, 7), square(7, 8)))).toBe("You cannot lay a tile on 8I.");
    expect(say(moveTile(view, two, square(0, 0), square(7, 9)))).toBe("You have not laid a tile there.");
    expect(moveTile(view, two, square(7, 7), square(7, 7)).laid).toEqual(two.laid);
  });

  test("no tile can be laid outside the board, on a hole, or from a place that the rack does not have", () => {
    const layout = defineLayout({ rowsOfSquares: ["#.", ".."] });
    const position = { ruleset: defineRuleset(us2021, { layout }), rack: ["A"] };
    const draft = newDraft(position);
    for (const at of [square(0, 0), square(2, 0), square(-1, 0), square(0.5, 0)])
      expect(layTile(position, draft, 0, at).laid).toEqual([]);
    for (const place of [1, -1, 0.5, Number.NaN])
      expect(layTile(position, draft, place, square(1, 1)).laid).toEqual([]);
  });
});

describe("taking back", () => {
  test("without a square it takes the tile that was laid last, and the cursor goes there", () => {
    const back = takeBack(typeText(view, start, "horn"));
    expect(play(back)).toBe("8H HOR");
    expect(back.cursor).toEqual(square(7, 10));
    expect(say(takeBack(start))).toBe("You have not laid a tile there.");
  });

  test("all tiles go back to their places on the rack", () => {
    const back = takeBackAll(typeText(view, start, "hx"));
    expect({ ...back, notice: null }).toEqual(start);
    expect(say(back)).toBe("H and blank taken back.");
    expect(takeBackAll(start)).toEqual(start);
  });
});

describe("the cursor", () => {
  test.each([
    ["left", 7, 6],
    ["right", 7, 8],
    ["up", 6, 7],
    ["down", 8, 7],
    ["first", 7, 0],
    ["last", 7, 14],
    ["top", 0, 7],
    ["bottom", 14, 7],
  ] as const)("goes %s", (step, row, col) => {
    expect(moveCursor(view, start, step).cursor).toEqual(square(row, col));
  });

  test("stays at the edge and is put on no square outside the board", () => {
    const corner = putCursor(view, start, square(0, 0));
    expect(moveCursor(view, moveCursor(view, corner, "left"), "up").cursor).toEqual(square(0, 0));
    expect(putCursor(view, corner, square(15, 0)).cursor).toEqual(square(0, 0));
  });

  test("cannot be moved by a step that there is not", () => {
    for (const step of ["north", "toString", undefined])
      expect(() => moveCursor(view, start, step as never)).toThrow(
        /^step: expected one of left, right, up, down, first, last, top or bottom, found /,
      );
  });

  test("says what is on its square", () => {
    const state = playedOn(game, "8F HORn");
    const ben = viewFor(state, 1);
    const draft = typeText(ben, putCursor(ben, newDraft(ben), square(8, 8)), "f");
    const said = (row: number, col: number) => describeNotice(noticeAt(ben, draft, square(row, col)));
    expect([said(7, 5), said(7, 8), said(8, 8), said(0, 3), said(0, 1)]).toEqual([
      "8F, H",
      "8I, N, a blank",
      "9I, F, newly laid",
      "1D, double letter",
      "1B, empty",
    ]);
    expect(describeNotice(noticeAt(view, start, square(7, 7)))).toBe("8H, double word, start square");
  });
});

describe("the rack", () => {
  test("is shuffled by the numbers handed in, and sorted by the alphabet with blanks last", () => {
    const numbers = [0.7, 0.1, 0.5, 0.9, 0.2, 0.4, 0.3].values();
    const shuffled = shuffleRack(start, () => numbers.next().value as number);
    expect(shuffled.rack).toEqual(["N", "S", "?", "?", "O", "H", "R"]);
    expect(say(shuffled)).toBe("Rack: N, S, blank, blank, O, H, R.");
    expect(sortRack(view, shuffled).rack).toEqual(start.rack);
  });

  test("keeps its laid, picked and chosen tiles through a change of order", () => {
    const laid = tapRack(typeText(view, start, "ho"), 3);
    const moved = moveInRack(laid, 0, 6);
    expect(play(moved)).toBe("8H HO");
    expect(moved.rack?.[moved.picked as number]).toBe("R");
    expect(takeBackAll(moved).rack).toEqual(["N", "O", "R", "S", "?", "?", "H"]);
    expect(moveInRack(laid, 0, 7).rack).toEqual(laid.rack);
  });

  test("stays as it is where a tile should go from or to a place that it does not have", () => {
    for (const place of [-1, 7, 1.5, Number.NaN]) {
      expect(moveInRack(start, place, 3)).toEqual(start);
      expect(moveInRack(start, 0, place)).toEqual(start);
    }
  });

  test("lends tiles to an exchange, which takes everything off the board", () => {
    const choosing = toggleExchange(typeText(view, start, "ho"));
    expect(choosing.laid).toEqual([]);
    const chosen = tapRack(tapRack(tapRack(choosing, 5), 0), 2);
    expect(exchangeOf(chosen)).toEqual({ type: "exchange", tiles: ["H", "O", "?"] });
    expect(say(tapRack(chosen, 2))).toBe("To exchange: H, blank.");
    expect(exchangeOf(toggleExchange(chosen))).toBeNull();
    expect(say(toggleExchange(chosen))).toBe("Exchange cancelled.");
    expect(applyMove(game, exchangeOf(chosen)!, { by: 0 }).ok).toBe(true);
  });
});

describe("a finished draft", () => {
  test("is a move that the game accepts", () => {
    expect(playOf(start)).toBeNull();
    const move = playOf(typePlay(view, start, "8F HORN"));
    expect(unwrap(applyMove(game, move!, { by: 0 })).state.players[0]?.score).toBe(14);
  });

  test("has its words looked up before the play only if the rules do so, or you ask for it", () => {
    const dictionary = new Set(["HORN"]);
    const horx = typePlay(view, start, "8F HORX");
    const codes = (options: object, position = view) =>
      previewDraft(position, horx, options).violations.map(({ code }) => code);
    expect(codes({ dictionary })).toEqual([]);
    expect(codes({ dictionary, lookUp: true })).toEqual(["invalid-word"]);
    const checked = { ...view, ruleset: defineRuleset(us2021, { wordCheck: "on-play" }) };
    expect(codes({ dictionary }, checked)).toEqual(["invalid-word"]);
    expect(codes({ dictionary, lookUp: false }, checked)).toEqual([]);
  });
});

describe("a draft follows its position", () => {
  test("the order of the rack stays, new tiles come last, and what was laid is off the rack", () => {
    const typed = typePlay(view, sortRack(view, moveInRack(start, 6, 0)), "8F HORN");
    const ordered = moveInRack(typed, 6, 0);
    const next = viewFor(playedOn(game, "8F HORN"), 0);
    const followed = followDraft(next, ordered);
    expect(followed.rack?.slice(0, 3)).toEqual(["?", "S", "?"]);
    expect([...followed.rack!].sort()).toEqual([...next.rack].sort());
    expect(followed.laid).toEqual([]);
    expect(followed.notice).toBeNull();
  });

  test("tiles laid ahead of one's turn stay where the other player left the squares free", () => {
    const ben = viewFor(game, 1);
    const ahead = typePlay(ben, newDraft(ben), "8H FARM");
    const next = viewFor(playedOn(game, "8F HORN"), 1);
    const followed = followDraft(next, ahead);
    expect(followed.laid.map(({ col, letter }) => [col, letter])).toEqual([
      [9, "R"],
      [10, "M"],
    ]);
    expect([...followed.rack!].sort()).toEqual([...ahead.rack!].sort());
  });

  test("a rack that becomes known or unknown begins anew", () => {
    const position = { ruleset: us2021 };
    const known = { ...position, rack: ["A", "B"] };
    const typed = typeText(position, newDraft(position), "ab");
    expect(followDraft(known, typed)).toMatchObject({ rack: ["A", "B"], laid: [] });
    expect(followDraft(position, typed).laid).toEqual(typed.laid);
    expect(followDraft(position, newDraft(known)).rack).toBeNull();
  });
});

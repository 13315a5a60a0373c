import { defineTileSet, type Ruleset } from "tilewright";
import { formatGcg } from "tilewright/notation";
import { northAmerica2017, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { read } from "./read.ts";

// One made-up record, or more, for every shape of line that real files have.
describe("plays", () => {
  const horn = ">Ann: HORNEIA 8F HORN +14 14\n";

  test.each([
    ["digits first: across", ">Ann: HORNEIA 8F HORN +14 14", ["Ann plays 8F HORN 14"]],
    ["letter first: down", ">Ann: HORNEIA H6 HORN +14 14", ["Ann plays H6 HORN 14"]],
    [
      "a small letter for the column, columns aligned",
      ">Ann: HORNEIA   8f  HORN          +14   14   ",
      ["Ann plays 8F HORN 14"],
    ],
    ["tabs", ">Ann:\tHORNEIA\t8F\tHORN\t+14\t14", ["Ann plays 8F HORN 14"]],
    ["hard spaces", ">Ann:\u00a0HORNEIA\u00a08F\u00a0HORN\u00a0+14\u00a014", ["Ann plays 8F HORN 14"]],
    ["words behind the score", ">Ann: HORNEIA 8F HORN +14 HORN HO", ["Ann plays 8F HORN 14"]],
    ["a score without a sign", ">Ann: HORNEIA 8F HORN 14 14", ["Ann plays 8F HORN 14"]],
    ["no total", ">Ann: HORNEIA 8F HORN +14", ["Ann plays 8F HORN 14"]],
    ["neither score nor total", ">Ann: HORNEIA 8F HORN", ["Ann plays 8F HORN 14"]],
    ["a blank in the word, anywhere on the rack", ">Ann: ORN?EIA 8F hORN +6 6", ["Ann plays 8F hORN 6"]],
    ["two blanks", ">Ann: ORNEI?? 8F hORn +4 4", ["Ann plays 8F hORn 4"]],
    ["a dot for a blank on the rack", ">Ann: ORN.EIA 8F hORN +6 6", ["Ann plays 8F hORN 6"]],
    ["spaces before the line", "   >Ann: HORNEIA 8F HORN +14 14", ["Ann plays 8F HORN 14"]],
    ["a rack with gaps", ">Ann: HO RN EIA 8F HORN +14 14", ["Ann plays 8F HORN 14"]],
  ])("%s", (_what, line, plays) => {
    const { events, remarks } = read(line);
    expect(events.filter((event) => event.includes("plays"))).toEqual(plays);
    expect(remarks).toEqual([]);
  });

  test.each([
    ["dots", "H6 FA.M"],
    ["letters", "H6 FARM"],
    ["letters in brackets", "H6 FA(R)M"],
    ["dots in brackets", "H6 FA(.)M"],
  ])("squares played through as %s", (_what, play) => {
    const { events, remarks } = read(`${horn}>Ben: FAMXYZQ ${play} +9 9`);
    expect(events).toContain("Ben plays H6 FA.M 9");
    expect(remarks).toEqual([]);
  });

  test("a play may have dots at its front, at its end, and for all squares but one", () => {
    const { events, remarks, scores } = read(`${horn}>Ben: EDSXYZQ 8F ....E +9 9
>Ann: EIAESTU G7 E.A +3 17
>Ben: DSXYZQA 8F .....D +10 19`);
    expect(events.filter((event) => event.includes("plays")).slice(1)).toEqual([
      "Ben plays 8F ....E 8",
      "Ann plays G7 E.A 5",
      "Ben plays 8F .....D 10",
    ]);
    expect(remarks).toEqual(["4:24 wrong-score 9 / 8", "5:22 wrong-score 3 / 5"]);
    expect(scores).toEqual([17, 19]);
  });

  test("cross words after the total are ignored, even with blanks", () => {
    const { events, remarks } = read(`${horn}>Ben: FAMXYZQ 9H MAX +30 30  OM, oMA, NAY`);
    expect(events[1]).toBe("Ann plays 8F HORN 14");
    expect(remarks).toEqual(["4:22 wrong-score 30 / 20"]);
  });

  test("a rack may list only some of its tiles, in any order; the others are unknown", () => {
    const { events, remarks } = read(">Ann: NROH 8F HORN +14 14\n>Ben: MFA H6 FA.M +9 9");
    expect(events.slice(0, 3)).toEqual(["Ann has HNOR+3", "Ann plays 8F HORN 14", "Ben has AFM+4"]);
    expect(remarks).toEqual([]);
  });

  test("seven question marks mean that the rack was not recorded", () => {
    const { events, remarks } = read(">Ann: ??????? 8F HORN +14 14");
    expect(events).toEqual(["Ann plays 8F HORN 14"]);
    expect(remarks).toEqual([]);
  });

  test("on a line without a rack, all seven tiles are unknown", () => {
    const { events, remarks, state } = read(">Ann:  8F HORN +14 14\n>Ben: H6 FA.M +9 9");
    expect(events).toEqual(["Ann plays 8F HORN 14", "Ben plays H6 FA.M 9"]);
    expect(state.players[0]?.rack).toEqual({ tiles: [], hidden: 7 });
    expect(remarks).toEqual([]);
  });

  test("a total may be negative", () => {
    const { scores, remarks } = read(">Ann: HORNEIA - +0 0\n>Ben: A (time) -10 -10\n>Ann: X (time) -20 -20");
    expect([scores, remarks]).toEqual([[-20, -10], []]);
  });

  test.each(["!!M!!att...h~`+=-__", "Josh#%^()&&", "1", "c\u00e9sar", "\u0106ma"])("%s is a nickname", (nick) => {
    const { state, remarks, result } = read(`#player1 ${nick} A B\n#player2 x\n>${nick}: HORN 8F HORN +14 14`);
    expect(state.players.map(({ name }) => name)).toEqual([nick, "x"]);
    expect(result.game.names).toEqual(["A B", "x"]);
    expect(remarks).toEqual([]);
  });
});

describe("exchanges and passes", () => {
  test.each([
    ["letters", ">Ann: SEQSPO? -QO +0 0", ["Ann has EOPQSS?", "Ann exchanges OQ"]],
    ["the blank too", ">Ann: SEQSPO? -?EE +0 0".replace("EE", "E"), ["Ann has EOPQSS?", "Ann exchanges E?"]],
    ["the blank alone", ">Ann: SEQSPO? -? +0 0", ["Ann has EOPQSS?", "Ann exchanges ?"]],
    ["a number", ">Ann: IIIU -4 +0 0", ["Ann has IIIU+3", "Ann exchanges +4"]],
    ["a number that is all", ">Ann: IIIUVVW -7 +0 0", ["Ann has IIIUVVW", "Ann exchanges IIIUVVW"]],
    ["neither score nor total", ">Ann: DEEOOOT -EO", ["Ann has DEEOOOT", "Ann exchanges EO"]],
    ["one space", ">Ann: ?AEINS - +0 0", ["Ann has AEINS?+1", "Ann passed"]],
    ["two spaces", ">Ann: ?AEINS -  +0 0", ["Ann has AEINS?+1", "Ann passed"]],
    ["no total", ">Ann: HIILOTU - +0", ["Ann has HIILOTU", "Ann passed"]],
    ["no rack", ">Ann:  - +0 0", ["Ann passed"]],
  ])("%s", (_what, line, events) => {
    const { events: found, remarks } = read(line);
    expect(found).toEqual(events);
    expect(remarks).toEqual([]);
  });

  test("one file may write exchanges as numbers and as letters", () => {
    const { events, remarks } = read(">Ann: IIIU -4 +0 0\n>Ben: QVVWAEI -QVVW +0 0");
    expect(events.filter((event) => event.includes("exchanges"))).toEqual(["Ann exchanges +4", "Ben exchanges QVVW"]);
    expect(remarks).toEqual([]);
  });
});

describe("plays that come off, and challenges that fail", () => {
  const phony = ">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 9\n";

  test.each([
    ["with the points taken off", ">Ben: FAMXYZQ -- -9 0"],
    ["with no points and the total put back, columns aligned", ">Ben: FAMXYZQ   -- +0 0"],
    ["without a rack", ">Ben:  -- -9 0"],
    ["without numbers", ">Ben: FAMXYZQ --"],
  ])("%s", (_what, line) => {
    const { events, remarks, scores, state } = read(`${phony}${line}\n>Ann: EIAESTU 9H AI +5 19`);
    expect(events.slice(4, 6)).toEqual(["Ann challenges rightly", "Ben takes back 9"]);
    expect(state.board[5 * 15 + 7]).toBe(null);
    expect(scores).toEqual([19, 0].map((score, i) => (i === 0 ? state.players[0]!.score : score)));
    expect(remarks.filter((remark) => !remark.startsWith("6:"))).toEqual([]);
    expect(state.players[1]?.rack.tiles).toEqual([..."AFMQXYZ"]);
  });

  test("five points for a failed challenge may stand on a line with the next rack, the same one, or none", () => {
    for (const rack of ["EIAESTU", "EIA", ""]) {
      const { events, remarks, scores, state } = read(
        `>Ann: HORNEIA 8F HORN +14 14\n>Ann: ${rack} (challenge) +5 19\n>Ben: FAMXYZQ H6 FA.M +9 9`,
      );
      expect(events.slice(2, 4)).toEqual(["Ben challenges in vain 0", "Ann challenge 5"]);
      expect([scores, remarks]).toEqual([[19, 9], []]);
      expect(state.ruleset.challenge?.whenWrong).toEqual({ points: 5, per: "play", to: "opponent" });
    }
  });

  test("a failed challenge may bring ten points, or five for each of two words", () => {
    const ten = read(">Ann: HORNEIA 8F HORN +14 14\n>Ann:  (challenge) +10 24");
    expect([ten.scores, ten.remarks]).toEqual([[24, 0], []]);
    expect(ten.state.ruleset.challenge?.whenWrong).toEqual({ points: 10, per: "play", to: "opponent" });
    const both = read(`>Ann: HORNEIA 8F HORN +14 14
>Ann:  (challenge) +5 19
>Ben: MOB 9H MOB +16 16
>Ben:  (challenge) +10 26`);
    expect(both.remarks).toEqual(["5:18 wrong-score 16 / 15"]);
    expect(both.events.slice(-2)).toEqual(["Ann challenges in vain 0,1", "Ben challenge 10"]);
    expect(both.state.ruleset.challenge?.whenWrong).toEqual({ points: 5, per: "word", to: "opponent" });
  });

  test("a failed challenge may cost the challenger points", () => {
    const { scores, remarks, events } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ben:  (challenge) -10 -10");
    expect(events.slice(-2)).toEqual(["Ben challenges in vain 0", "Ben challenge -10"]);
    expect([scores, remarks]).toEqual([[14, -10], []]);
  });

  test("a turn lost by a failed challenge is read as a pass", () => {
    const { events, remarks } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAMXYZQ - +0 0\n>Ann: EIAESTU - +0 14");
    expect(events.filter((event) => event.includes("passed"))).toEqual(["Ben passed", "Ann passed"]);
    expect(remarks).toEqual([]);
  });
});

describe("the end", () => {
  const played = ">Ann: HORN 8F HORN +14 14\n";

  test.each([
    ["twice the other's tiles, two spaces", ">Ann:  (AGOU) +10 24", [24, 0]],
    ["one space", ">Ann: (G) +4 18", [18, 0]],
    ["a blank is worth nothing", ">Ann: (G?) +4 18", [18, 0]],
    ["nothing at all", ">Ann: (?) +0 14", [14, 0]],
    ["no total", ">Ann: (G) +4", [18, 0]],
    ["once for each", ">Ann: (T) +1 15\n>Ben: T (T) -1 -1", [15, -1]],
    ["own tiles only", ">Ben: W (W) -4 -4", [14, -4]],
    ["a sign too many", ">Ben: O (O) +-1 -1", [14, -1]],
  ])("%s", (_what, lines, scores) => {
    const { remarks, scores: found, events } = read(`${played}${lines}`);
    expect([found, remarks]).toEqual([scores, []]);
    expect(events.at(-1)).toBe("over: out");
  });

  test("after six turns without points both lose their tiles, also if a line ends with a space", () => {
    const zeros = ">Ann: QQ - +0 0\n>Ben: ZA - +0 0\n"
      .repeat(3)
      .replaceAll("QQ", "EEIIOOV")
      .replaceAll("ZA", "AAIIUUW");
    const { remarks, scores, events } = read(
      `${zeros}>Ann: EEIIOOV (EEIIOOV) -10 -10 \n>Ben: AAIIUUW (AAIIUUW) -10 -10 `,
    );
    expect([scores, remarks]).toEqual([[-10, -10], []]);
    expect(events.slice(-3)).toEqual(["Ann rack -10", "Ben rack -10", "over: scoreless"]);
  });

  test("six turns without points and no settlement: the game waits for the racks", () => {
    expect(read(">Ann: - +0 0\n>Ben: - +0 0\n".repeat(3)).state.status.kind).toBe("racks-needed");
  });

  test.each([
    ["with what is left", ">Ben: NU (time) -10 -10"],
    ["without a rack", ">Ben:  (time) -10 -10"],
  ])("a time penalty after the end, %s", (_what, line) => {
    const { remarks, scores, events, state } = read(`${played}>Ann: (NU) +4 18\n${line}`);
    expect([scores, remarks]).toEqual([[18, -10], []]);
    expect(events.at(-1)).toBe("Ben time -10");
    expect(state.status).toMatchObject({ kind: "over", winners: [0] });
  });

  test("an unfinished game has the racks of #rack1 and #rack2", () => {
    const { state, remarks } = read(`${played}#rack1 AE\n#rack2 BCDEFGH\n#incomplete`);
    expect(state.players.map(({ rack }) => rack)).toEqual([
      { tiles: ["A", "E"], hidden: 5 },
      { tiles: [..."BCDEFGH"], hidden: 0 },
    ]);
    expect([state.status, remarks]).toEqual([{ kind: "playing", turn: 1 }, []]);
  });

  test("with three players, the tiles the others have left may be recorded on one line or on two", () => {
    const three =
      "#player1 a\n#player2 b\n#player3 c\n>a: HORN 8F HORN +14 14\n>b: AI - +0 0\n>c: - +0 0\n>a: EI 7G EI +5 19\n";
    const together = read(`${three}>a: (AGT) +8 27`);
    expect([together.scores, together.remarks.filter((remark) => !remark.startsWith("7"))]).toEqual([[27, 0, 0], []]);
    const apart = read(`${three}>a: (AG) +6 25\n>a: (T) +2 27`, {
      ...us2021,
      leftover: { own: "keep", toFinisher: 2 },
    });
    expect(apart.scores).toEqual([27, 0, 0]);
  });
});

describe("pragmas, notes and lines between", () => {
  test("title, lexicon and names have fields of their own, and all other pragmas are kept as they are", () => {
    const { result, remarks } = read(`#character-encoding UTF-8
#player1 Ann Ann Archer
#player2 Ben
#title A final
#description Round 3
which goes on here
#id local 17
#lexicon CSW24
#game-type classic
#style wsc
#tile-set english
#board-layout CrosswordGame
>Ann: HORN 8F HORN +14 14`);
    const { title, lexicon, names, pragmas, state } = result.game;
    expect([title, lexicon, names, state.dictionary]).toEqual(["A final", "CSW24", ["Ann Archer", "Ben"], "CSW24"]);
    expect(pragmas).toEqual([
      { name: "description", text: "Round 3\nwhich goes on here" },
      { name: "id", text: "local 17" },
      { name: "game-type", text: "classic" },
      { name: "style", text: "wsc" },
      { name: "tile-set", text: "english" },
      { name: "board-layout", text: "CrosswordGame" },
    ]);
    expect(remarks).toEqual([]);
  });

  test("a note belongs to the event above it, may go on in other lines, and there may be several", () => {
    const { result, remarks, state } = read(`#note before the game
>Ann: HORNEIA 8F HORN +14 14
#note first
goes on
#- and on
#note second
>Ben: FAMXYZQ H6 FA.M +9 9
#NOTE third`);
    const { notes, pragmas, lines } = result.game;
    const plays = state.history.flatMap((event, index) => (event.type === "played" ? [index] : []));
    expect(notes).toEqual([
      { event: plays[0], text: "first\ngoes on\nand on" },
      { event: plays[0], text: "second" },
      { event: plays[1], text: "third" },
    ]);
    expect(pragmas).toEqual([{ name: "note", text: "before the game" }]);
    expect(plays.map((index) => lines[index])).toEqual([4, 9]);
    expect(remarks).toEqual([]);
  });

  test("board and tiles may be given in notes", () => {
    const { state, remarks } = read(`#note BoardLayout: CrosswordGame
#note LetterDistribution: polish
#note Variant: classic
>Ann: ŁAPAĆWZ 8F ŁAPA +14 14`);
    expect(state.ruleset.tileSet.id).toBe("polish");
    expect(remarks).toEqual([]);
  });

  test("comments and events that are commented out are kept without a remark", () => {
    const { result, remarks } = read("# made by hand\n#>Ann: HORN 8F HORN +14 14\n>Ann: HORN 8F HORN +14 14");
    expect(result.game.pragmas).toEqual([
      { name: "", text: "made by hand" },
      { name: ">Ann:", text: "HORN 8F HORN +14 14" },
    ]);
    expect(remarks).toEqual([]);
  });

  test("unknown pragmas are kept and remarked on", () => {
    const { result, remarks } = read("#weather  sunny\n>Ann: HORN 8F HORN +14 14");
    expect(result.game.pragmas).toEqual([{ name: "weather", text: "sunny" }]);
    expect(remarks).toEqual(['3:2 unknown-pragma "weather" / a pragma of the format']);
  });
});

describe("players", () => {
  test.each([3, 4])("%i players move in turn", (count) => {
    const nicks = ["a", "b", "c", "d"].slice(0, count);
    const { state, remarks } =
      read(`${nicks.map((nick, i) => `#player${i + 1} ${nick} ${nick.toUpperCase()}`).join("\n")}
${nicks.map((nick) => `>${nick}: HORN ${nick === "a" ? "8F HORN +14 14" : "- +0 0"}`).join("\n")}
>a: AEI - +0 14`);
    expect(state.players.map(({ name }) => name)).toEqual(nicks);
    expect(state.status).toEqual({ kind: "playing", turn: 1 });
    expect(remarks).toEqual([]);
  });

  test("two with the same nickname are told apart by whose turn it is", () => {
    const { events, remarks, scores } = read(`#player1 x One
#player2 x Two
>x: HORNEIA 8F HORN +14 14
>x:  (challenge) +5 19
>x: FAMXYZQ H6 FA.M +9 9
>x: FAMXYZQ -- -9 0`);
    expect([scores, remarks]).toEqual([[19, 0], []]);
    expect(events.filter((event) => event.includes("plays"))).toHaveLength(2);
  });

  test("players who are not introduced are seated in the order of their first moves", () => {
    const { state, remarks } = read("#player1 Zoe\n>Ben: HORN 8F HORN +14 14\n>Zoe: FAM H6 FA.M +9 9");
    expect(state.players.map(({ name, score }) => `${name} ${score}`)).toEqual(["Zoe 9", "Ben 14"]);
    expect(remarks).toEqual([]);
  });

  test("full names and other cases are understood", () => {
    const { scores, remarks } = read(">ann: HORN 8F HORN +14 14\n>Ben Baker: FAM H6 FA.M +9 9");
    expect([scores, remarks]).toEqual([[14, 9], []]);
  });

  test("the second player may begin", () => {
    const { scores, remarks } = read(">Ben: HORN 8F HORN +14 14\n>Ann: FAM H6 FA.M +9 9");
    expect([scores, remarks]).toEqual([[9, 14], []]);
  });
});

describe("a pass behind the play that goes out", () => {
  // The bag is empty after 93 tiles: exchanges do not empty it, so the play stands on a board that is nearly full.
  const ruleset = (whenWrong: "lose-turn" | "nothing"): Ruleset => ({
    ...northAmerica2017,
    tileSet: defineTileSet({
      id: "tiny",
      letters: [
        ["H", 4, 1],
        ["O", 1, 1],
        ["R", 1, 1],
        ["N", 1, 1],
        ["G", 2, 1],
      ],
      blanks: { count: 0, points: 0 },
    }),
    rackSize: 4,
    challenge: { looksUp: "every-word", whenWrong },
  });
  const text = ">Ann: HORN 8F HORN +14 14\n>Ben: G - +0 0\n>Ann: (G) +4 18";

  test("is a challenge that failed, where that costs a turn, and the end is settled as without it", () => {
    const { events, remarks, state } = read(text, ruleset("lose-turn"));
    expect(remarks).toEqual([]);
    expect(events).toEqual([
      "Ann has HORN",
      "Ann plays 8F HORN 14",
      "Ben has G",
      "Ben challenges in vain 0",
      "Ann rack 4",
      "over: out",
    ]);
    expect(formatGcg(state).text.split("\n").slice(-5, -1)).toEqual([
      ">Ann: HORN 8F HORN +14 14",
      "#note Rack: player2; G+0", // more were counted
      "#note FailedChallenge: player2; words 1",
      ">Ann:  (G) +4 18",
    ]);
  });

  test("says that the play may stand, where it does not", () => {
    const { events, remarks } = read(text, ruleset("nothing"));
    expect(remarks).toEqual([]);
    expect(events.slice(2, 4)).toEqual(["Ben has G", "Ben accepted"]);
  });
});

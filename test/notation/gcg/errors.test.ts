import { auditGame, scoreSheet, unwrap } from "tilewright";
import { parseGcg } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { said } from "../said.ts";
import { header, read } from "./read.ts";

// Every slip that people make, in a record made up for it: where it is found, and what becomes of the game.
describe("scores and totals", () => {
  test("a miscounted score that the total includes has one remark, and the game goes on with that total", () => {
    const { remarks, scores, events, state } = read(
      ">Ann: HORNEIA 8F HORN +15 15\n>Ben: FAMXYZQ H6 FA.M +9 9\n>Ann: EIA - +0 15",
    );
    expect(remarks).toEqual(["3:23 wrong-score 15 / 14"]);
    expect(events.slice(1, 3)).toEqual(["Ann plays 8F HORN 14", "Ann as-recorded 1"]);
    expect(scores).toEqual([15, 9]);
    expect(auditGame(state)).toEqual([]);
  });

  test("a miswritten score with a right total has one remark, and the total is believed", () => {
    const { remarks, scores, events } = read(">Ann: HORNEIA 8F HORN +41 14\n>Ben: FAM H6 FA.M +9 9\n>Ann: A - +0 14");
    expect(remarks).toEqual(["3:23 wrong-score 41 / 14"]);
    expect(events.some((event) => event.includes("as-recorded"))).toBe(false);
    expect(scores).toEqual([14, 9]);
  });

  test("a wrong score without a total has a remark, and is counted as written", () => {
    expect(read(">Ann: HORNEIA 8F HORN +15")).toMatchObject({ remarks: ["3:23 wrong-score 15 / 14"], scores: [15, 0] });
  });

  test("a score that includes ten points for a failed challenge has one remark, and is counted as written", () => {
    const { remarks, scores } = read(
      ">Ann: HORNEIA 8F HORN +14 14\n>Ben: MOBXYZQ 9H MOB +25 25\n>Ann: EIA - +0 14\n>Ben: AXYZQ - +0 25",
    );
    expect(remarks).toEqual(["4:22 wrong-score 25 / 15"]);
    expect(scores).toEqual([14, 25]);
  });

  test("a blank marked on the wrong tile is remarked as a tile that the rack lacks", () => {
    const { remarks, scores, state } = read(">Ann: ?HONEIA 8F HoRN +12 12\n>Ben: A - +0 0");
    expect(remarks).toEqual(["3:7 rack-lacks-tile ?HONEIA / a rack with R"]);
    expect(scores).toEqual([12, 0]);
    expect(state.board[112]).toEqual({ letter: "R", blank: false });
  });

  test("a wrong total that later totals build on has one remark, and the game goes on with it", () => {
    const { remarks, scores, events } = read(`>Ann: HORNEIA 8F HORN +14 14
>Ben: FAM H6 FA.M +9 19
>Ann: EIA - +0 14
>Ben: XYZ - +0 19`);
    expect(remarks).toEqual(["4:22 wrong-total 19 / 9"]);
    expect(events).toContain("Ben as-recorded 10");
    expect(scores).toEqual([14, 19]);
  });

  test("a wrong total that later totals do not build on has one remark, and changes no score", () => {
    const { remarks, scores, events } = read(`>Ann: HORNEIA 8F HORN +14 41
>Ben: FAM H6 FA.M +9 9
>Ann: EIA - +0 14`);
    expect(remarks).toEqual(["3:27 wrong-total 41 / 14"]);
    expect(events.some((event) => event.includes("as-recorded"))).toBe(false);
    expect(scores).toEqual([14, 9]);
  });

  test("a wrong last total has a remark, and is believed", () => {
    const { remarks, scores } = read(">Ann: HORNEIA 8F HORN +14 15");
    expect([remarks, scores]).toEqual([["3:27 wrong-total 15 / 14"], [15, 0]]);
  });

  test("a wrong score and a wrong total each have a remark: the total is compared with the score as written, and is believed", () => {
    const { remarks, scores } = read(">Ann: HORNEIA 8F HORN +15 17");
    expect(remarks).toEqual(["3:23 wrong-score 15 / 14", "3:27 wrong-total 17 / 15"]);
    expect(scores).toEqual([17, 0]);
  });

  test("points for a pass or an exchange are remarked on, and counted as written", () => {
    const { remarks, scores } = read(">Ann: HORNEIA -HO +3 3\n>Ben: A - +1 1");
    expect(remarks).toEqual(["3:19 wrong-score 3 / 0", "4:11 wrong-score 1 / 0"]);
    expect(scores).toEqual([3, 1]);
  });

  test("a play that comes off with other points than it scored has a remark, and the points count as written", () => {
    const { remarks, scores } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ann: HORNEIA -- -15 -1\n>Ben: A - +0 0");
    expect(remarks).toEqual(["4:18 wrong-score -15 / -14"]);
    expect(scores).toEqual([-1, 0]);
  });

  test("a miscounted play comes off with the points written for it, without a second remark", () => {
    const { remarks, scores, events } = read(">Ann: HORNEIA 8F HORN +15 15\n>Ann: HORNEIA -- -15 0");
    expect(remarks).toEqual(["3:23 wrong-score 15 / 14"]);
    expect(events.slice(-3)).toEqual(["Ben challenges rightly", "Ann takes back 14", "Ann as-recorded -1"]);
    expect(scores).toEqual([0, 0]);
  });

  test("points for a failed challenge under rules that give none are remarked on, and counted as written", () => {
    const { remarks, scores } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ann:  (challenge) +5 19", us2021);
    expect(remarks).toEqual(["4:20 wrong-score 5 / 0"]);
    expect(scores).toEqual([19, 0]);
  });

  test("the score sheet has the record's totals, also after wrong scores", () => {
    const { state } = read(">Ann: HORNEIA 8F HORN +15 15\n>Ben: FAM H6 FA.M +9 19");
    expect(scoreSheet(state).totals).toEqual([15, 19]);
  });
});

describe("racks and turns", () => {
  test("a play with a tile that the written rack lacks has a remark, and the rack counts as unknown", () => {
    const { remarks, events } = read(">Ann: HOREEIA 8F HORN +14 14");
    expect(remarks).toEqual(["3:7 rack-lacks-tile HOREEIA / a rack with N"]);
    expect(events).toEqual(["Ann plays 8F HORN 14"]);
  });

  test("the remark lists every tile that the rack lacks, a blank among them", () => {
    expect(read(">Ann: HOEEEIA 8F HOrN +10 10").remarks).toEqual([
      "3:7 rack-lacks-tile HOEEEIA / a rack with N, a blank",
    ]);
  });

  test("a play with a tile that a written rack lacks has a remark, also if the rack lists only some tiles", () => {
    expect(read(">Ann: HOR 8F HORN +14 14").remarks).toEqual(["3:7 rack-lacks-tile HOR / a rack with N"]);
  });

  test("a play that the known leave does not allow, on a line without a rack, makes the rack unknown, without a remark", () => {
    const { remarks, state, events } = read(`>Ann: HORNEIA 8F HORN +14 14
>Ben: FAM H6 FA.M +9 9
>Ann:  F2 CLUMSY.`);
    expect(remarks).toEqual([]);
    expect(events.slice(-2)).toEqual(["Ann has +7", "Ann plays F2 CLUMSY. 25"]);
    expect(auditGame(state)).toEqual([]);
  });

  test("a written rack of eight tiles has a remark, and counts as unknown", () => {
    const { remarks, events } = read(">Ann: HORNEIAA 8F HORN +14 14");
    expect(remarks).toEqual(["3:7 rack-lacks-tile HORNEIAA / at most 7 tiles"]);
    expect(events).toEqual(["Ann plays 8F HORN 14"]);
  });

  test("exchanged tiles that the rack lacks have a remark, and the exchange counts", () => {
    const { remarks, events } = read(">Ann: HORNEIA -QZ +0 0");
    expect(remarks).toEqual(["3:7 rack-lacks-tile HORNEIA / a rack with Q, Z"]);
    expect(events).toEqual(["Ann exchanges QZ"]);
  });

  test("an exchange of more tiles than a rack has, or than the bag can give, is remarked as irregular-play", () => {
    const nine = read(">Ann: HORNEIA -9 +0 0");
    expect(nine.remarks).toEqual(["3:15 irregular-play -9 / at most 7 tiles"]);
    expect(nine.state.bag.hidden).toBe(read(">Ann: HORNEIA -7 +0 0").state.bag.hidden);
    expect(nine.state.history.at(-1)).toMatchObject({ drawn: { tiles: [], hidden: 7 } });
    expect(read(">Ann: HORNEIA -1000 +0 0").remarks).toEqual([
      "3:15 irregular-play -1000 / at least 1000 tiles in the bag, which has 86",
    ]);
    const withTiles = (count: number) => ({
      ...us2021,
      tileSet: { ...us2021.tileSet, id: "few", letters: [{ letter: "A", points: 1, count }] },
    });
    expect(read(">Ann: AAAAAAA -9 +0 0", withTiles(21)).remarks).toEqual([
      "3:15 irregular-play -9 / at most 7 tiles", // the bag has nine
    ]);
    expect(read(">Ann: AAAAAAA -AAAAA +0 0", withTiles(16)).remarks).toEqual([
      "3:15 irregular-play -AAAAA / at least 5 tiles in the bag, which has 4",
    ]);
  });

  test("text on the rack that is not a tile is remarked as unreadable, and the play counts", () => {
    const { remarks, events } = read(">Ann: HO7NEIA 8F HORN +14 14");
    expect(remarks).toEqual(['3:9 unreadable "7" / tiles of the tile set english']);
    expect(events).toEqual(["Ann plays 8F HORN 14"]);
  });

  test("a second turn in a row of one player is remarked as out-of-turn, and the game has a turn-set event", () => {
    const { remarks, events, scores } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ann: FAM H6 FA.M +9 23");
    expect(remarks).toEqual(["4:2 out-of-turn Ann / Ben"]);
    expect(events).toContain("Ann turn-set");
    expect(scores).toEqual([23, 0]);
  });

  test("a move after the settlement is remarked as out-of-turn", () => {
    const { remarks } = read(">Ann: HORN 8F HORN +14 14\n>Ann:  (G) +4 18\n>Ben: FAM H6 FA.M +9 9");
    expect(remarks).toEqual(["5:2 out-of-turn Ben / the end of the game"]);
  });

  test("a play that comes off after the next turn, or was another player's, is remarked as irregular-play and stays", () => {
    const late = read(">Ann: HORNEIA 8F HORN +14 14\n>Ben: A - +0 0\n>Ann: HORNEIA -- -14 0");
    expect(late.remarks).toEqual(["5:15 irregular-play -- / a play by Ann just before"]);
    expect(late.scores).toEqual([0, 0]);
    expect(late.state.board[112]).not.toBe(null);
    expect(read(">Ann: HORNEIA 8F HORN +14 14\n>Ben: A -- -14 -14").remarks).toEqual([
      "4:9 irregular-play -- / a play by Ben just before",
    ]);
  });

  test("points for a failed challenge written for the wrong player are remarked as out-of-turn, and counted as written", () => {
    const { remarks, scores } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ben:  (challenge) +5 5");
    expect(remarks).toEqual(["4:2 out-of-turn Ben / Ann"]);
    expect(scores).toEqual([14, 5]);
  });
});

describe("plays that cannot lie on the board", () => {
  const horn = ">Ann: HORNEIA 8F HORN +14 14\n";

  test.each([
    ["off the board", "8M FARM +9 9", '4:17 irregular-play "FARM" / a word that ends on the board'],
    ["from no square", "8P FARM +9 9", '4:11 irregular-play "8P" / a square on the board, up to 15O'],
    ["through another letter", "H6 FAZM +9 9", '4:16 irregular-play "Z" / R, which is at 8H'],
    ["through nothing", "H6 F.RM +9 9", '4:15 irregular-play "." / a tile at 7H'],
    [
      "beside everything",
      "1A FARM +9 9",
      "4:11 irregular-play 1A FARM / The play must touch a tile already on the board.",
    ],
    ["of no tile", "8F HORN +9 9", '4:14 irregular-play "HORN" / at least one tile that is not on the board yet'],
    ["of something else", "H6 F4RM +9 9", '4:15 unreadable "4RM" / a letter of the tile set english'],
  ])("%s: the board stays as it is, the points are the file's, the turn goes on", (_what, play, remark) => {
    const { remarks, scores, state, result } = read(`${horn}>Ben: FAM ${play}\n>Ann: EIA - +0 14`);
    expect(remarks).toEqual([remark]);
    expect(scores).toEqual([14, 9]);
    expect(state.board.filter((tile) => tile !== null)).toHaveLength(4);
    expect(state.status).toEqual({ kind: "playing", turn: 1 });
    expect(result.counts).toMatchObject({ events: 3, plays: 2, scoresAgreed: 1, totals: 3, totalsAgreed: 3 });
  });
});

describe("the settlement", () => {
  const played = ">Ann: HORN 8F HORN +14 14\n";

  test.each([
    ["once instead of twice", ">Ann:  (G) +2 16", ["4:12 wrong-settlement 2 / 4"], [16, 0]],
    ["miscounted", ">Ann:  (AGOU) +12 26", ["4:15 wrong-settlement 12 / 10"], [26, 0]],
    ["miswritten, added up right", ">Ann:  (G) +2 18", ["4:12 wrong-settlement 2 / 4"], [18, 0]],
    ["added up wrong", ">Ann:  (G) +4 19", ["4:15 wrong-total 19 / 18"], [19, 0]],
    ["not the same for both", ">Ann:  (TE) +2 16\n>Ben: TE (TE) -3 -3", ["5:15 wrong-settlement -3 / -2"], [16, -3]],
    ["no tiles", ">Ann:  (7) +4 18", ['4:9 unreadable "7" / tiles of the tile set english'], [18, 0]],
  ])("%s", (_what, lines, remarks, scores) => {
    const found = read(`${played}${lines}`);
    expect([found.remarks, found.scores]).toEqual([remarks, scores]);
    expect(found.state.status.kind).toBe("over");
  });

  const zeros = ">Ann: EEIIOOV - +0 0\n>Ben: AAIIUUW - +0 0\n".repeat(3);

  test("after six turns without points, a settlement of one player only has a remark with the other player's points", () => {
    const { remarks, scores } = read(`${zeros}>Ann: EEIIOOV (EEIIOOV) -10 -10`);
    expect(remarks).toEqual(["9:16 wrong-settlement nothing for Ben / -10 for Ben"]);
    expect(scores).toEqual([-10, 0]);
  });

  test("after six turns without points, a settlement of one player only has a remark, also if the other's tiles are unknown", () => {
    const { remarks, scores } = read(`${zeros.replaceAll("AAIIUUW", "")}>Ann: EEIIOOV (EEIIOOV) -10 -10`);
    expect(remarks).toEqual(["9:16 wrong-settlement nothing for Ben / the unplayed tiles for Ben"]);
    expect(scores).toEqual([-10, 0]);
  });
});

describe("lines that cannot be read", () => {
  test.each([
    ["no colon", ">Ann HORN 8F HORN +14 14", '3:2 unreadable "Ann HORN 8F HORN +14 14" / a colon after the nickname'],
    ["no action", ">Ann: HORNEIA", '3:7 unreadable "HORNEIA" / a play, an exchange, a pass or an event in brackets'],
    [
      "no coordinate",
      ">Ann: HORNEIA HORN +14 14",
      '3:15 unreadable "HORN" / a play, an exchange, a pass or an event in brackets',
    ],
    ["nothing at all", ">Ann:", '3:6 unreadable "" / a play, an exchange, a pass or an event in brackets'],
    ["a score with a letter", ">Ann: HORNEIA 8F HORN +1a 14", '3:23 unreadable "+1a" / a score such as +14'],
    [
      "a row that no board has",
      ">Ann: HORNEIA 1000AA HORN +14 14",
      '3:15 irregular-play "1000AA" / a square on the board, up to 15O',
    ],
    [
      "more than a coordinate has",
      ">Ann: HORNEIA 10000AA HORN +14 14",
      '3:15 unreadable "10000AA" / a play, an exchange, a pass or an event in brackets',
    ],
    [
      "a rack with gaps and a digit",
      ">Ann: HO 7RNE 8F HORN +14 14",
      '3:9 unreadable "7" / tiles of the tile set english',
    ],
    ["a total with a letter", ">Ann: HORNEIA 8F HORN +14 1a", '3:27 unreadable "1a" / a total such as 14'],
    ["a stranger", ">Zoe: HORNEIA 8F HORN +14 14", '3:2 unreadable "Zoe" / one of Ann and Ben'],
    ["rubbish", "hello\n>Ann: HORNEIA 8F HORN +14 14", '3:1 unreadable "hello" / a line beginning with # or >'],
    ["a last rack with a digit", ">Ann: - +0 0\n#rack2 A1", '4:9 unreadable "1" / tiles of the tile set english'],
    [
      "a bracket that is not closed",
      ">Ann: HORN 8F HORN +14 14\n>Ann:  (G +4 18",
      '4:10 unreadable " +4 18" / tiles of the tile set english',
    ],
    ["time without points", ">Ann:  (time)", null],
    [
      "an unknown board",
      "#board-layout Super21\n>Ann: - +0 0",
      '3:15 unreadable "Super21" / a board whose name is known, or a ruleset passed with the text',
    ],
  ])("%s", (_what, text, remark) => {
    expect(read(text).remarks).toEqual(remark === null ? [] : [remark]);
  });

  test("a line that cannot be read leaves the game as it is", () => {
    const { state, result } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ben HORN\n>Ben: FAM H6 FA.M +9 9");
    expect(state.players.map(({ score }) => score)).toEqual([14, 9]);
    expect(result.counts).toEqual({ events: 3, plays: 2, scoresAgreed: 2, totals: 2, totalsAgreed: 2 });
  });
});

test("a remark quotes long text only in part", () => {
  const { result } = read(
    `>Ann: ${"A".repeat(5000)} 8F HORN +14 14\n>Ben: A -${"B".repeat(5000)} +0 0\n>Ben: A (${"B".repeat(5000)}) -2 -2`,
  );
  const told = result.remarks.map(said).map(({ code, found }) => [code, found.length <= 123]);
  expect(told.slice(0, 3)).toEqual([
    ["rack-lacks-tile", true],
    ["irregular-play", true],
    ["rack-lacks-tile", true],
  ]);
  expect(told.every(([, short]) => short)).toBe(true);
});

test("a play may come off after an impossible play of the next player, and loses its own points", () => {
  const { scores, remarks } = read(">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAM 1A FARM +9 9\n>Ann: HORNEIA -- -14 0");
  expect(scores).toEqual([0, 9]);
  expect(remarks).toHaveLength(1);
});

test("events after the 2,000th and remarks after the 1,000th are left out", () => {
  const { result, remarks } = read(">Ann: x - +0 0\n>Ben: x - +0 0\n".repeat(1500));
  expect(result.counts.events).toBe(2000);
  expect(remarks).toHaveLength(1001);
  expect(remarks.at(-1)).toBe('2003:2 unreadable "Ann" / at most 2000 events');
});

test("notes after the 10,000th are left out", () => {
  const { result } = read(`>Ann: x - +0 0\n${"#note so it went\n".repeat(10_050)}`);
  expect(result.game.notes).toHaveLength(10_000);
});

test("a pragma for a seventeenth player is unknown: there are sixteen", () => {
  expect(read(`${header}#player16 H Hal\n#player17 I Ida\n>Ann: - +0 0`).remarks).toEqual([
    '3:11 unreadable "H Hal" / #player3',
    '4:2 unknown-pragma "player17" / a pragma of the format',
  ]);
});

test("a player without a nickname is called by the seat", () => {
  const { game } = unwrap(parseGcg("#player1\n#player2 Ben\n>player1: HORNEIA 8F HORN +14 14"));
  expect(game.state.players.map(({ name }) => name)).toEqual(["player1", "Ben"]);
});

test("a remark has the index of its event", () => {
  const { result, state } = read(">Ann: HOREEIA 8F HORN +15 15\n#weather fine\n>Ben: FAM H6 FA.M +9 9");
  const play = state.history.findIndex(({ type }) => type === "played");
  expect(result.remarks.map(({ code, event }) => [code, event])).toEqual([
    ["rack-lacks-tile", play],
    ["wrong-score", play],
    ["unknown-pragma", null],
  ]);
});

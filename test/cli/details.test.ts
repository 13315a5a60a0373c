import { describe, expect, test } from "vitest";
import { file, right, wrong } from "./files.ts";
import { runCommand, runIn } from "./terminal.ts";

const ended = `${right.replace("#incomplete\n", "").replace("A game in the club", "Final, 2024-05-17")}#lexicon NWL23
>Ben: BIOQTU? 11E BIT +16 25
>Ben: BIOQTU? -- -16 9
>Ann: EIIIIOU 9H .O +9 48
>Ann:  (BIOQTU?) +34 82
`;

describe("--details", () => {
  test("adds players, scores, winners, lexicon, tile set, ruleset and plays", async () => {
    const { printed } = await runCommand("check", "--json", "--details", file("ended.gcg", ended));
    const { game } = JSON.parse(printed);
    expect(game).toMatchObject({
      title: "Final, 2024-05-17",
      date: "2024-05-17",
      players: [
        { nickname: "Ann", name: "Ann Archer", score: 82, won: true },
        { nickname: "Ben", name: "Ben Baker", score: 9, won: false },
      ],
      winners: ["Ann Archer"],
      spread: 73,
      lexicon: "NWL23",
      tileSet: "english",
      ruleset: "north-america-2017",
      highestPlay: { player: "Ann Archer", word: "PASTE", points: 25 },
    });
    expect(game.plays[0]).toEqual({
      turn: 1,
      player: "Ann Archer",
      type: "played",
      rack: "AEHINOR",
      play: "8F HORN",
      word: "HORN",
      points: 14,
      total: 14,
      takenOff: false,
      inDoubt: false,
    });
    expect(game.plays.map(({ play, takenOff }: { play: string; takenOff: boolean }) => [play, takenOff])).toEqual([
      ["8F HORN", false],
      ["H6 FA.M", false],
      ["10F PASTE", false],
      ["XYZ", false],
      ["", false],
      ["11E BIT", true],
      ["I8 .O.", false],
    ]);
  });

  test("a file that is not a game has no game, and its status and problem say why", async () => {
    const paths = [file("letter.gcg", "Dear all,\n"), "/none.gcg"];
    const { printed } = await runCommand("check", "--json", "--details", ...paths);
    const [letter, missing] = printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(letter).toMatchObject({ status: "not-a-game", problem: null, game: null, remarks: [{ line: 1 }] });
    expect(missing).toMatchObject({ status: "unreadable", problem: "no such file", game: null, remarks: [] });
  });
});

describe("--csv", () => {
  test("has a line for each file, readable by spreadsheets", async () => {
    const evil = ended.replace("Ann Archer", "=1+1").replace("Ben Baker", 'Ben, "the Fox"');
    const paths = [file("2023-11-05.gcg", right), file("ended.gcg", evil), file("letter.gcg", "Dear all,\n"), "/none"];
    const { printed } = await runCommand("check", "--csv", ...paths);
    const columns = "player 1,score 1,player 2,score 2,other players,spread,highest play,points,played by";
    expect(printed.replaceAll(/\S*\//g, "").split("\r\n")).toEqual([
      `\uFEFFfile,status,date,${columns},remarks,first remark,over`,
      "2023-11-05.gcg,ok,2023-11-05,Ann Archer,39,Ben Baker,9,,30,PASTE,25,Ann Archer,0,,no",
      `ended.gcg,ok,2024-05-17,'=1+1,82,"Ben, ""the Fox""",9,,73,PASTE,25,'=1+1,0,,yes`,
      expect.stringMatching(/^letter\.gcg,not-a-game,,,,,,,,,,,,"1:1 unreadable: found ""Dear all,\\n""/),
      "none,unreadable,,,,,,,,,,,,no such file,",
      "",
    ]);
  });

  test("is separated as asked", async () => {
    const { printed } = await runCommand("check", "--csv", "--separator", ";", file("a.gcg", wrong));
    expect(printed.split("\r\n")[1]).toMatch(
      /;remarks;;Ann Archer;\d+;Ben Baker;\d+;;\d+;PASTE;25;Ann Archer;2;"6:7 rack-lacks-tile/,
    );
  });
});

test("remarks are in colours for a person, and never in a pipe", async () => {
  const path = file("wrong.gcg", wrong);
  const { printed } = await runIn({ colours: true }, "check", path);
  expect(printed).toContain("\u001b[31mwrong-score\u001b[39m");
  expect((await runCommand("check", path)).printed).not.toContain("\u001b");
});

test.each([
  ["check", []],
  ["check", ["--csv"]],
  ["replay", []],
  ["positions", []],
  ["stats", []],
])("%s %j shows control characters of a record as their codes", async (command, options) => {
  const evil = `${wrong.replace("A game", "\u001b]0;owned\u0007 game").replace("Ann Archer", "Ann\u009b2J \u202eArcher")}
#note \u001b[2J\n#\u001b[31m odd\n>Ben: \u001b[2J 3A \u0007X +1 1\n`;
  const { printed, errors } = await runCommand(command, file("evil.gcg", evil), ...options);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(printed + errors).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]/);
});

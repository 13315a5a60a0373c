import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  defineRuleset,
  type GameState,
  type Ruleset,
  unwrap,
} from "tilewright";
import { formatGcg, type GcgGame, parseGcg } from "tilewright/notation";
import {
  basic,
  checkedWords,
  international2022,
  northAmerica2017,
  us2021,
  worldEnglish2022,
  worldEnglishPrices,
} from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { playGame } from "./played.ts";
import { short } from "./read.ts";

const written = (game: GcgGame | GameState): readonly string[] => formatGcg(game).text.split("\n");
const reread = (game: GcgGame | GameState): ReturnType<typeof parseGcg> & { readonly ok: true } =>
  unwrap(parseGcg(formatGcg(game).text)) as ReturnType<typeof parseGcg> & {
    readonly ok: true;
  };
const lineOf = (lines: readonly string[], start: string): string | undefined =>
  lines.find((line) => line.startsWith(start));

describe("the player who begins is the first in a record, as other programs take it", () => {
  test("everybody gets their seat back when the record is read", () => {
    const state = createGame({ players: ["Ann", "Ben"], ruleset: northAmerica2017, seed: "first", first: 1 });
    const passed = unwrap(applyMove(state, { type: "pass" })).state;
    expect(written(passed).slice(1, 4)).toEqual(["#player1 Ben Ben", "#player2 Ann Ann", "#description FirstSeat: 2"]);
    const { game, remarks } = reread(passed);
    expect([game.names, game.pragmas, remarks.map(short)]).toEqual([["Ann", "Ben"], [], []]);
    expect(game.state.players.map(({ name, rack }) => [name, rack.tiles])).toEqual(
      passed.players.map(({ name, rack }) => [name, rack.tiles]),
    );
    expect(game.state.status).toEqual(passed.status);
  });

  test("nothing is said of the seat where the first player has the first one", () => {
    const state = createGame({ players: ["Ann", "Ben"], ruleset: northAmerica2017, seed: "first", first: 0 });
    expect(lineOf(written(state), "#description")).toBeUndefined();
  });

  test("before the first move, too", () => {
    const ruleset = defineRuleset(northAmerica2017, { players: { min: 2, max: 4 } });
    const state = createGame({ players: 3, ruleset, seed: "first", first: 2 });
    expect(reread(state).game.state.status).toEqual(state.status);
  });

  test.each([1, 2, 3, 4])(
    "with %i players, whoever begins: rulings, clocks, racks and scores keep their seats",
    (players) => {
      const ruleset = defineRuleset(northAmerica2017, { players: { min: 1, max: 4 } });
      for (let first = 0; first < players; first++) {
        const names = ["ann", "ben", "cho", "dee"].slice(0, players);
        let state = createGame({ players: names, ruleset, seed: `${players} ${first}`, first });
        for (let turn = 0; turn <= players; turn++) state = unwrap(applyMove(state, { type: "pass" })).state;
        for (const player of names.keys()) {
          state = unwrap(applyRuling(state, { type: "adjust", player, points: -10 - player, reason: "time" })).state;
        }
        const again = unwrap(parseGcg(formatGcg(state).text, { ruleset }));
        expect(again.remarks.map(short)).toEqual([]);
        expect(again.game.state.players).toEqual(
          state.players.map(({ rack, ...rest }) => ({
            ...rest,
            rack: { tiles: rack.tiles, hidden: 0 },
          })),
        );
        expect(formatGcg(again.game).text).toBe(formatGcg(state).text);
      }
    },
  );

  test("whole games with either opener have their first player first, and the same scores when they are read", () => {
    const begun = new Set<number>();
    for (let seed = 0; seed < 6; seed++) {
      const players = 2 + (seed % 3);
      const played = playGame({ seed, ruleset: northAmerica2017, players, manners: { doubts: 0 } });
      const lines = written(played);
      const first = lineOf(lines, ">")?.slice(1).split(":")[0];
      expect(lineOf(lines, "#player1")).toBe(`#player1 ${first} ${first}`);
      begun.add(played.players.findIndex(({ name }) => name === first));
      const { game, remarks } = reread(played);
      expect(remarks.map(short)).toEqual([]);
      expect(game.state.players.map(({ name, score }) => [name, score])).toEqual(
        played.players.map(({ name, score }) => [name, score]),
      );
    }
    expect(begun.size).toBeGreaterThan(1);
  });

  test("a record of others in which the second player begins is written in the order of play, with its last racks", () => {
    const { game } = unwrap(
      parseGcg(
        "#player1 Ann A\n#player2 Ben B\n>Ben: HORNEIA 8F HORN +14 14\n#rack1 FAMXYZQ\n#rack1 FAMXYZV\n#rack2 AEI\n",
      ),
    );
    expect(game.names).toEqual(["A", "B"]);
    expect(written(game)).toEqual([
      "#character-encoding UTF-8",
      "#player1 Ben B",
      "#player2 Ann A",
      "#description FirstSeat: 2",
      ">Ben: HORNEIA 8F HORN +14 14",
      "#rack2 FAMXYZQ",
      "#rack2 FAMXYZV",
      "#rack1 AEI",
      "",
    ]);
    expect(reread(game).game.state).toEqual(game.state);
  });

  test("a seat that nobody has is remarked on, and stays in the record", () => {
    const { game, remarks } = unwrap(parseGcg("#player1 A\n#player2 B\n#description FirstSeat: 3\n>A: - +0 0"));
    expect(remarks.map(short)).toEqual(['3:14 unreadable "FirstSeat: 3" / at most 2 players']);
    expect(game.state.players.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(written(game)).toContain("#description FirstSeat: 3");
  });

  test("of two seats the first one counts, however often the record is read and written", () => {
    for (const seats of [
      [1, 2],
      [2, 1],
      [3, 2],
    ]) {
      const descriptions = seats.map((seat) => `#description FirstSeat: ${seat}\n`).join("");
      const { game } = unwrap(parseGcg(`#player1 A\n#player2 B\n${descriptions}>A: - +0 0`));
      expect(game.state.players[0]?.name).toBe(seats[0] === 2 ? "B" : "A");
      expect(reread(reread(game).game).game.state).toEqual(game.state);
    }
  });

  test("a description that only begins like it is a description", () => {
    const description = "FirstSeat: 2, by the window";
    const { game, remarks } = unwrap(parseGcg(`#player1 A\n#player2 B\n#description ${description}\n>A: - +0 0`));
    expect([remarks, game.pragmas]).toEqual([[], [{ name: "description", text: description }]]);
  });

  test("it stands above the description of the game, because some programs keep only the last one", () => {
    const { game } = unwrap(parseGcg("#player1 A\n#player2 B\n#description Round 3\n>B: - +0 0"));
    expect(written(game).filter((line) => line.startsWith("#description"))).toEqual([
      "#description FirstSeat: 2",
      "#description Round 3",
    ]);
  });
});

describe("what a failed challenge costs comes back with its record", () => {
  const record = `#player1 A A
#player2 B B
>A: HORNEIA 8F HORN +14 14
>B: ABDEEOZ 9E BODE +21 21
>B: AEZ (challenge) +10 31
>A: AEIPSTE 10D PASTE +28 42
>A: AEI (challenge) +15 57`;

  test("two and three words at five points show the price of a word", () => {
    const { game, remarks } = unwrap(parseGcg(record));
    expect(remarks.map(short)).toEqual([]);
    expect(game.state.ruleset.challenge).toEqual({
      looksUp: "named-words",
      whenWrong: { points: 5, per: "word", to: "opponent" },
    });
    expect(lineOf(written(game), "#description")).toBeUndefined();
  });

  const pricesOf = ({ challenge }: Ruleset): unknown => challenge && (challenge.schedule ?? [challenge.whenWrong]);
  const declared = (ruleset: Ruleset): string | undefined =>
    lineOf(written(playGame({ seed: 2, ruleset, moves: 0 })), "#description Challenge");

  test.each<[string, Ruleset, string]>([
    ["points for a word", worldEnglish2022, "5 per word"],
    ["points for a play", international2022, "5 per play"],
    ["nothing", basic, "nothing"],
    ["the game", defineRuleset(us2021, { challenge: { looksUp: "every-word", whenWrong: "lose-game" } }), "lose-game"],
    [
      "more each time",
      defineRuleset(worldEnglish2022, { challenge: worldEnglishPrices.fiveThenTen }),
      "5 per play, 10 per play",
    ],
    [
      "points off, more each time",
      defineRuleset(worldEnglish2022, { challenge: worldEnglishPrices.rising }),
      "-5 per play, -10 per play, -20 per play, -30 per play",
    ],
    ["nothing can be challenged", defineRuleset(northAmerica2017, checkedWords), "void"],
  ])("it is declared where the lines do not show it: %s", (_what, ruleset, price) => {
    expect(declared(ruleset)).toBe(`#description ChallengePrice: ${price}`);
    const { game, remarks } = reread(playGame({ seed: 2, ruleset, moves: 0 }));
    expect([remarks.map(short), game.pragmas]).toEqual([[], []]);
    expect(pricesOf(game.state.ruleset)).toEqual(pricesOf(ruleset));
    expect(game.state.ruleset.wordCheck).toBe(ruleset.wordCheck);
  });

  test("nothing is declared where it is what a reader takes for granted", () => {
    expect([declared(northAmerica2017), declared(us2021)]).toEqual([undefined, undefined]);
  });

  test("one failed challenge of two words is read at the price of a word", () => {
    const { game } = unwrap(parseGcg(record.split("\n").slice(0, 5).join("\n"), { ruleset: worldEnglish2022 }));
    expect(lineOf(written(game), "#description")).toBe("#description ChallengePrice: 5 per word");
    const again = reread(game);
    expect(again.game.state.history).toEqual(game.state.history);
    expect(again.remarks).toEqual([]);
  });

  test("games with failed challenges are read without a remark under every price", () => {
    const prices = { ...worldEnglishPrices, void: null };
    for (const [seed, challenge] of Object.values(prices).entries()) {
      const ruleset = defineRuleset(worldEnglish2022, { challenge });
      const played = playGame({ seed, ruleset, manners: { doubts: 25, phonies: 10 } });
      const { text, remarks: unsaid } = formatGcg(played);
      const { game, remarks } = unwrap(parseGcg(text));
      expect([remarks.map(short), unsaid]).toEqual([[], []]);
      expect(game.state.players.map(({ score }) => score)).toEqual(played.players.map(({ score }) => score));
      expect(auditGame(game.state)).toEqual([]);
    }
  });
});

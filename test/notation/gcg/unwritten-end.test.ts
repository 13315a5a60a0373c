import { auditGame, type GameState, unwrap } from "tilewright";
import { formatGameHistory, formatGcg, parseGameHistory, parseGcg } from "tilewright/notation";
import { northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { playGame } from "./played.ts";

const whole = (seed: number): GameState =>
  playGame({ seed, ruleset: northAmerica2017, manners: { phonies: 0, doubts: 0 } });

/** The record of a game without the lines that name the unplayed tiles. */
function withoutSettlement(state: GameState): string {
  const lines = formatGcg(state).text.split("\n");
  return lines.filter((line) => !/^>\w+: {2}\(/.test(line)).join("\n");
}

/** The same with only the tiles of each play on its rack, as some people write it. */
function withoutRacks(text: string): string {
  return text.replace(/^(>\w+:) [A-Z?]+ /gm, "$1 ");
}

describe("a record that ends with the play that went out, without a line for the tiles that are left", () => {
  test.each([1, 2, 3, 4, 5])("is settled by the rules, with one remark: game %i", (seed) => {
    const state = whole(seed);
    for (const text of [withoutSettlement(state), withoutRacks(withoutSettlement(state))]) {
      const { game, remarks } = unwrap(parseGcg(text));
      expect(game.state.status).toEqual(state.status);
      expect(game.state.players.map(({ score, rack }) => [score, rack])).toEqual(
        state.players.map(({ score, rack }) => [score, rack]),
      );
      expect(remarks).toMatchObject([{ code: "wrong-settlement", reason: { code: "no-settlement", unknown: [] } }]);
      expect(auditGame(game.state)).toEqual([]);
      expect(unwrap(parseGcg(formatGcg(game).text)).game.state.history).toEqual(game.state.history);
    }
  });

  test("is not settled if it says that it is incomplete: the play may still be challenged", () => {
    const { game, remarks } = unwrap(parseGcg(`${withoutSettlement(whole(1))}#incomplete\n`));
    expect(game.state.status.kind).toBe("last-challenge");
    expect(remarks).toEqual([]);
  });

  test("says whose racks are missing if they do not follow from the rest, and waits for them", () => {
    const header = "#player1 Ann\n#player2 Ben\n#player3 Cho\n";
    const text = `${header}${">Ann: - +0 0\n>Ben: - +0 0\n>Cho: - +0 0\n".repeat(2)}`;
    const { game, remarks } = unwrap(parseGcg(text));
    expect(game.state.status).toMatchObject({ kind: "racks-needed" });
    expect(remarks).toMatchObject([
      {
        line: 9,
        reason: { code: "no-settlement", settled: [], unknown: [{ name: "Ann" }, { name: "Ben" }, { name: "Cho" }] },
      },
    ]);
  });

  test("stays as it is if the file says that the player who went out has tiles left", () => {
    const { game, remarks } = unwrap(parseGcg(`${withoutSettlement(whole(1))}#rack1 A\n#rack2 A\n`));
    expect(game.state.status.kind).toBe("racks-needed");
    expect(remarks.map(({ reason }) => reason.code)).not.toContain("no-settlement");
  });
});

test("a game history waits for a challenge as long as it does not say that it is over", () => {
  const { game } = unwrap(parseGcg(`${withoutSettlement(whole(1))}#incomplete\n`));
  const { text } = formatGameHistory(game);
  expect(unwrap(parseGameHistory(text)).game.state.status).toEqual(game.state.status);
  const over = JSON.stringify({ ...JSON.parse(text), play_state: 2, winner: 1 });
  expect(unwrap(parseGameHistory(over)).game.state).toMatchObject({
    status: { kind: "over", reason: "out" },
    players: whole(1).players.map(({ score }) => ({ score })),
  });
});

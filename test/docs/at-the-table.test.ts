import { readFileSync } from "node:fs";
import {
  allowedMoves,
  applyMove,
  applyRuling,
  defineRuleset,
  endGame,
  type GameState,
  type Ruleset,
  unwrap,
} from "tilewright";
import {
  basic,
  classic1948,
  finishLine,
  international2022,
  nineTile,
  northAmerica2017,
  onyx2006,
  pages89,
  presets as register,
  us2021,
} from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { board3, dictionary, make, scene, scores } from "../game/scene.ts";

// The tables of docs/at-the-table.md, one preset after the other.
const presets = { us2021, onyx2006, classic1948, pages89, basic, northAmerica2017, international2022 };
type Preset = keyof typeof presets;

const bag = "EEEEEEEEEEEEEEEEEEEE";
const canPlay = () => true;
const losesTurn: readonly Preset[] = ["us2021", "onyx2006", "pages89", "northAmerica2017"];
const wordByWord: readonly Preset[] = ["us2021", "classic1948", "basic"];
const noPlays: readonly Preset[] = ["onyx2006", "classic1948", "pages89", "basic"];
const breaksTies: readonly Preset[] = ["us2021", "onyx2006"];

describe.each(Object.entries(presets))("docs/at-the-table.md is right about %s, in", (name, ruleset) => {
  const preset = name as Preset;
  const tournament = preset === "northAmerica2017" || preset === "international2022";

  test("what a challenge of good words costs", () => {
    const horn = make(scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "PASTEOB"], bag }), "8F HORN");
    const failed = make(horn, "challenge", { by: 2, dictionary });
    expect(failed.players[2]?.turnsToMiss).toBe(losesTurn.includes(preset) ? 1 : 0);
    expect(scores(failed)).toEqual([preset === "international2022" ? 19 : 14, 0, 0]);
  });

  test("whether other words can be challenged after a challenge that failed", () => {
    const mob = make(scene({ ruleset, plays: board3, racks: ["OBEEE", "AE", "AI"], bag }), "9H .OB");
    const failed = make(mob, { type: "challenge", words: [0] }, { by: 1, dictionary });
    const second = applyMove(failed, { type: "challenge", words: [1] }, { by: 2, dictionary });
    expect(second.ok).toBe(wordByWord.includes(preset));
  });

  test("who gets which points when somebody has gone out", () => {
    const out = make(scene({ ruleset, plays: board3, racks: ["OB", "XA", "Q"], scores: [50, 60, 70] }), "9H .OB");
    const over = make(make(out, "accept", { by: 1 }), "accept");
    expect(scores(over)).toEqual(tournament ? [66 + 2 * 19, 60, 70] : [66 + 19, 60 - 9, 70 - 10]);
  });

  test("how many passes end the game, and what they cost", () => {
    let game: GameState = scene({ ruleset, racks: ["HORNEEE", "PASTEE"], bag });
    let passes = 0;
    for (; game.status.kind === "playing"; passes++) game = make(game, "pass", { canPlay });
    expect([passes, game.status]).toMatchObject(tournament ? [6, { reason: "scoreless" }] : [4, { reason: "passes" }]);
    expect(scores(game)).toEqual([-10, -8]);
  });

  test("passes that end the game even where plays remain, unless that is switched off", () => {
    if (tournament) return;
    const passing = (end: Partial<Ruleset["end"]>): GameState => {
      let game = scene({ ruleset: defineRuleset(ruleset, { end }), plays: board3, racks: ["OBV", "XA"] });
      for (let turn = 0; turn < 4; turn++) game = make(game, "pass", { canPlay });
      return game;
    };
    expect(passing({}).status).toMatchObject({ kind: "over", reason: "passes" });
    expect(passing({ passesEach: null, scorelessTurns: 6 }).status.kind).toBe("playing");
  });

  test("whether the game ends when nobody can play", () => {
    const game = scene({ ruleset, plays: board3, racks: ["OBV", "XA", "Q"] });
    const stuck = make(game, "9H .OB", { canPlay: () => false });
    expect(stuck.status.kind).toBe(noPlays.includes(preset) ? "last-challenge" : "playing");
  });

  test("a target is reached by what plays score, whatever the table adds or takes off", () => {
    const rules = defineRuleset(ruleset, finishLine({ target: 14 }));
    const horn = (points: number): GameState => {
      const start = scene({ ruleset: rules, racks: ["HORNXAM", "FAMOATE"], bag });
      const ruled = unwrap(applyRuling(start, { type: "adjust", player: 0, points, reason: "correction" })).state;
      expect(ruled.status.kind).toBe("playing");
      return make(ruled, "8F HORN");
    };
    expect(horn(-10).status.kind).toBe("last-challenge");
    const phony = make(horn(95), "challenge", { by: 1, dictionary: new Set() });
    expect(make(make(phony, "pass"), "8H HA").status.kind).toBe("playing"); // 95 and 10 points
  });

  test("who wins a tie", () => {
    const game = scene({ ruleset, racks: ["AE", "E"], bag: "Q", scores: [7, 6] });
    const { state } = unwrap(endGame(game, { reason: "agreed" }));
    expect(scores(state)).toEqual([5, 5]);
    expect(state.status).toMatchObject({ winners: breaksTies.includes(preset) ? [0] : [0, 1] });
  });

  test("how many tiles may be exchanged, and how many the bag must hold", () => {
    const withBag = (tiles: string): GameState => scene({ ruleset, racks: ["HORNEEE", "A"], bag: tiles });
    expect(allowedMoves(withBag("EEEEEEE")).exchange).toEqual({ ok: true, max: 7 });
    expect(allowedMoves(withBag("EEEEEE")).exchange.max).toBe(tournament ? undefined : 6);
    expect(applyMove(withBag(bag), { type: "exchange", tiles: [] }).ok).toBe(preset === "onyx2006");
    const nine = defineRuleset(ruleset, nineTile);
    expect(allowedMoves(scene({ ruleset: nine, racks: ["HORNEEEEE", "A"], bag })).exchange.max).toBe(9);
  });
});

test("docs/at-the-table.md: of two players, one who fails two challenges gives the other three turns in a row", () => {
  const mob = make(scene({ ruleset: us2021, plays: board3, racks: ["OBEEE", "AE"], bag }), "9H .OB");
  const once = make(mob, { type: "challenge", words: [0] }, { by: 1, dictionary });
  const twice = make(once, { type: "challenge", words: [1] }, { by: 1, dictionary });
  const turns = [twice, make(twice, "pass"), make(make(twice, "pass"), "pass")].map(({ status }) => status.turn);
  expect(turns).toEqual([0, 0, 1]);
});

/** What stands beside the presets in a row of the page, and which presets these are. */
const rowsOfPresets: readonly (readonly [beside: string, holds: (ruleset: Ruleset) => boolean])[] = [
  ["| `passes` | all players have passed in each of their last two turns", ({ end }) => end.passesEach === 2],
  ["| `passes` | both players have passed in each of their last three turns", ({ end }) => end.passesEach === 3],
  ["| `passes` | there have been four passes in a row", ({ end }) => end.passesInRow === 4],
  ["| `scoreless` | there have been six scoreless turns", ({ end }) => end.scorelessTurns === 6],
  ["| `scoreless` | there have been twelve scoreless turns", ({ end }) => end.scorelessTurns === 12],
  ["| `no-plays` |", ({ end }) => end.noPlays],
  ["| gains the value of all opponents' tiles |", ({ leftover }) => leftover.toFinisher === 1],
  ["| gains twice the value of all opponents' tiles |", ({ leftover }) => leftover.toFinisher === 2],
];

test("docs/at-the-table.md names the presets by which games end, and by which tiles are settled", async () => {
  let page = readFileSync("docs/at-the-table.md", "utf8");
  const namesOf = (kind: "rulebook" | "region", holds: (ruleset: Ruleset) => boolean): readonly string[] =>
    register.flatMap((preset) => (preset.kind === kind && holds(preset.rulesetOf()) ? [`\`${preset.name}\``] : []));
  const all = namesOf("rulebook", () => true);
  for (const [beside, holds] of rowsOfPresets) {
    const rulebooks = namesOf("rulebook", holds);
    const first = rulebooks.length === all.length ? ["the five rulebooks"] : rulebooks;
    const cell = `| ${[...first, ...namesOf("region", holds)].join(", ")} |`;
    const lines = page.split("\n");
    const at = lines.findIndex((line) => line.includes(beside));
    expect(at, beside).toBeGreaterThan(0);
    const line = lines[at] as string;
    // The presets stand in the last cell of a row that begins with the reason, and in the first of the others.
    const changed = line.startsWith(beside)
      ? line.replace(/\| [^|]* \|$/, () => cell)
      : line.replace(/^\| [^|]* \|/, () => cell);
    page = [...lines.slice(0, at), changed, ...lines.slice(at + 1)].join("\n");
  }
  await expect(page).toMatchFileSnapshot("../../docs/at-the-table.md");
});

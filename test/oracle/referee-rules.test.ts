// The referee on what real games use besides the rulebooks, on who may move, on rulings and on the readings it chose.
import { describe, expect, test } from "vitest";
import { apply, refusalCodes } from "./referee/apply.ts";
import { priceOfNext } from "./referee/challenge.ts";
import { scorelessTurns } from "./referee/counts.ts";
import { decisionReasons } from "./referee/decide.ts";
import { type Game, startGame } from "./referee/game.ts";
import { layOut, make, play } from "./referee/notation.ts";
import { presets } from "./referee/presets.ts";
import { endGame, rule } from "./referee/rulings.ts";
import type { Verdict } from "./referee/verdict.ts";
import type { Dictionary, Move, Price, Rules, Ruling } from "./shapes.ts";

const all: Dictionary = { has: () => true };
const none: Dictionary = { has: () => false };
const scores = (game: Game): number[] => game.seats.map((seat) => seat.score);
const turnOf = (game: Game): number | null => (game.status.kind === "playing" ? game.status.turn : null);
const owed = (game: Game): number[] => game.seats.map((seat) => seat.turnsToMiss);

function gameWith(patch: Partial<Rules>, racks: readonly string[], bag = "", board: readonly string[] = []): Game {
  const rules = { ...presets.H21, ...patch };
  const made = startGame({ rules, racks: racks.map((rack) => [...rack]), bag: [...bag], first: 0 });
  layOut(made, ...board);
  return made;
}

function following(
  from: Game,
  ...moves: readonly (readonly [by: number, move: Move, dictionary?: Dictionary])[]
): Game {
  let now = from;
  for (const [by, move, dictionary] of moves) now = make(now, by, move, { dictionary });
  return now;
}

function unwrapped(verdict: Verdict): Game {
  if (!verdict.ok) throw new Error(verdict.codes.join(", "));
  return verdict.game;
}

const pass: Move = { type: "pass" };
const accept: Move = { type: "accept" };
const resign: Move = { type: "resign" };
const challenge: Move = { type: "challenge" };
const named = (...words: readonly number[]): Move => ({ type: "challenge", words });
const exchange = (tiles: string): Move => ({ type: "exchange", tiles: [...tiles] });

describe("the referee, in settlements:", () => {
  test.each([
    ["subtract", 1, [25, -9, -10]],
    ["subtract", 0, [6, -9, -10]],
    ["keep", 2, [44, 0, 0]],
    ["keep", 0, [6, 0, 0]],
  ] as const)(
    "with own: %s and toFinisher: %i each player gets the points of a settlement by these rules",
    (own, toFinisher, expected) => {
      const before = gameWith({ leftover: { own, toFinisher } }, ["OE", "XA", "Q"], "", ["8G T"]);
      const out = make(before, 0, play(before, "8G TOE"));
      expect(scores(following(out, [1, accept], [2, accept]))).toEqual(expected);
    },
  );

  test("a play that goes out ends the game at once if there are no challenges", () => {
    const before = gameWith({ challenge: null }, ["OE", "XA"], "", ["8G T"]);
    const out = make(before, 0, play(before, "8G TOE"));
    expect(out.status).toEqual({ kind: "over", reason: "out", winners: [0] });
    expect(refusalCodes(before, challenge, { by: 1, dictionary: all })).toEqual(["not-allowed"]);
  });

  test("after an agreed end all players lose their own tiles, and nobody gains", () => {
    const ended = endGame(gameWith({}, ["X", "QZ"], ""), "agreed");
    expect(ended.ok && [scores(ended.game), ended.game.status]).toEqual([
      [-8, -20],
      { kind: "over", reason: "agreed", winners: [0] },
    ]);
  });

  test("a play that is taken off counts as a scoreless turn, after those before it", () => {
    const rules = { end: { passesEach: null, scorelessTurns: 4, noPlays: false, targets: null } };
    const before = gameWith(rules, ["HORN", "AAAA"], "EEEEEEEEE");
    const three = following(before, [0, exchange("H")], [1, pass], [0, exchange("O")]);
    expect([scorelessTurns(three), three.status.kind]).toEqual([3, "playing"]);
    expect(following(three, [1, pass]).status).toMatchObject({ kind: "over", reason: "scoreless" });

    const played = following(before, [0, pass], [1, pass], [0, pass], [1, play(before, "8G AA")]);
    expect(scorelessTurns(played)).toBe(0);
    expect(make(played, 0, challenge, { dictionary: none }).status).toMatchObject({ reason: "scoreless" });
  });
});

describe("the referee, on failed challenges:", () => {
  const rack = ["HORNFAM", "AAAAAAA", "EEEEEEE"];
  const bag = "EEEEEEEEEEEEEEEEEEEEE";

  test.each([
    ["opponent", "play", [14 + 5, 0, 0]],
    ["nobody", "play", [14, -5, 0]],
  ] as const)("a failed challenge costs points that go to %s, once per %s", (to, per, expected) => {
    const before = gameWith({ challenge: { looksUp: "every-word", whenWrong: { points: 5, per, to } } }, rack, bag);
    const played = make(before, 0, play(before, "8F HORN"));
    const paid = make(played, 1, challenge, { dictionary: all });
    expect([scores(paid), paid.status]).toEqual([expected, { kind: "playing", turn: 1 }]);
  });

  test("points per word count the words ruled on by that challenge", () => {
    const rules: Partial<Rules> = {
      challenge: { looksUp: "word-by-word", whenWrong: { points: 5, per: "word", to: "nobody" } },
    };
    const before = gameWith(rules, ["MOB", "AA", "EE"], "EEE", ["8F HORN", "H6 FARM", "10F PASTE"]);
    const played = make(before, 0, play(before, "9H MOB"));
    const paid = make(played, 1, named(0, 2), { dictionary: all });
    expect(scores(paid)).toEqual([16, -10, 0]);
    expect(scores(make(paid, 2, named(0, 1, 1), { dictionary: all }))).toEqual([16, -10, -5]);
    expect(refusalCodes(paid, named(0), { by: 2, dictionary: all })).toEqual(["nothing-to-challenge"]);
    expect(refusalCodes(paid, named(3), { by: 2 })).toEqual(["no-dictionary", "no-such-word"]);
    expect(scores(make(paid, 2, named(), { dictionary: none }))).toEqual([0, -10, 0]);
  });

  test("the challenger loses the game if the rules say so", () => {
    const before = gameWith({ challenge: { looksUp: "every-word", whenWrong: "lose-game" } }, rack, bag);
    const played = make(before, 0, play(before, "8F HORN"));
    expect(make(played, 2, challenge, { dictionary: all }).status).toEqual({
      kind: "over",
      reason: "lost-challenge",
      winners: [0],
    });
  });

  test("two lost turns are served one after the other", () => {
    const before = gameWith({}, ["MOBFAMF", "AAAAAAA"], bag, ["8F HORN", "H6 FAR", "10F PASTE"]);
    const played = make(before, 0, play(before, "9H MOB"));
    const twice = following(played, [1, named(0), all], [1, named(1), all]);
    expect([twice.status, owed(twice)]).toEqual([{ kind: "playing", turn: 0 }, [0, 1]]);
    const passed = make(twice, 0, pass);
    expect([passed.status, owed(passed)]).toEqual([{ kind: "playing", turn: 0 }, [0, 0]]);
  });

  test("a turn lost after the last play is owed while somebody is waited for, and void when the game is over", () => {
    const before = gameWith({}, ["OB", "XA", "Q"], "", ["8F HORN", "H6 FARM", "10F PASTE"]);
    const out = make(before, 0, play(before, "9H MOB"));
    const paid = make(out, 1, named(0), { dictionary: all });
    expect([owed(paid), paid.status]).toMatchObject([[0, 1, 0], { kind: "last-challenge", waitingFor: [1, 2] }]);
    expect(following(paid, [1, accept]).status).toMatchObject({ waitingFor: [2] });
    const over = following(paid, [1, accept], [2, accept]);
    expect([owed(over), over.status.kind]).toEqual([[0, 0, 0], "over"]);
    // The rest of the words: whoever had them ruled on has accepted the play, the others have not.
    const rest = make(paid, 2, challenge, { dictionary: all });
    expect(rest.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    expect(following(rest, [1, accept]).status).toMatchObject({ kind: "over", reason: "out" });
    expect(turnOf(make(paid, 1, named(2), { dictionary: none }))).toBe(2); // the first lost turn is served
  });

  test("a last play that is challenged as a whole in vain is accepted by the challenger, and the others are waited for", () => {
    const before = gameWith(presets.ONX, ["OE", "XA", "Q"], "", ["8G T"]);
    const out = make(before, 0, play(before, "8G TOE"));
    const challenged = make(out, 1, challenge, { dictionary: all });
    expect(challenged.status).toMatchObject({ kind: "last-challenge", waitingFor: [2] });
    expect(following(challenged, [2, accept]).status).toMatchObject({ kind: "over", reason: "out" });
  });

  test("a play of no points is no scoreless turn, unless it comes off", () => {
    const end = { passesEach: null, scorelessTurns: 2, noPlays: false, targets: null };
    const before = make(gameWith({ end }, ["HORN", "??QE", "X"], "EEEEEEE"), 0, pass);
    const played = make(before, 1, play(before, "8G at"));
    expect([played.status.kind, scorelessTurns(played)]).toEqual(["playing", 0]);
    const off = make(played, 2, challenge, { dictionary: none });
    expect([off.status, off.seats[1]?.rack]).toMatchObject([{ reason: "scoreless" }, ["?", "?", "E", "Q"]]);
  });
});

describe("the referee, on exchanges:", () => {
  const rule = { minTiles: 1, minBag: 3, maxTiles: 2, perGame: 1 } as const;

  test("an exchange is refused for too few or too many tiles, a bag that is too small, and one too many in the game", () => {
    const before = gameWith({ exchange: rule }, ["ABCD", "EEEE"], "FGH");
    expect(refusalCodes(before, exchange(""), { by: 0 })).toEqual(["no-tiles"]);
    expect(refusalCodes(before, exchange("ABC"), { by: 0 })).toEqual(["too-many-tiles"]);
    expect(refusalCodes(before, exchange("AA"), { by: 0 })).toEqual(["not-on-rack"]);
    expect(refusalCodes(gameWith({ exchange: rule }, ["ABCD", "E"], "FG"), exchange("A"), { by: 0 })).toEqual([
      "bag-too-small",
    ]);
    const again = following(before, [0, exchange("A")], [1, pass]);
    expect([again.bag.join(""), again.seats[0]?.rack.join(""), again.seats[0]?.exchanges]).toEqual(["AGH", "BCDF", 1]);
    expect(refusalCodes(again, exchange("B"), { by: 0 })).toEqual(["too-many-exchanges"]);
    expect(refusalCodes(gameWith({ exchange: null }, ["A", "B"]), exchange("A"), { by: 0 })).toEqual(["not-allowed"]);
  });

  test("an exchange of no tiles is a pass", () => {
    const before = gameWith({ exchange: { ...rule, minTiles: 0 } }, ["X", "A"], "");
    const over = following(before, [0, exchange("")], [1, pass], [0, pass], [1, exchange("")]);
    expect([over.status, scores(over)]).toEqual([{ kind: "over", reason: "passes", winners: [1] }, [-8, -1]]);
  });
});

describe("the referee, on who may move:", () => {
  const before = gameWith({}, ["AB", "CD", "EF"], "GHIJ");

  test("a player who may not move gets that one reason, and learns nothing of racks", () => {
    const cheat: Move = { type: "play", placements: [{ row: 0, col: 0, letter: "Z" }] };
    expect(refusalCodes(before, cheat, { by: 1 })).toEqual(["not-your-turn"]);
    expect(refusalCodes(before, cheat, { by: 0, at: 3, now: 4 })).toEqual(["stale"]);
    expect(refusalCodes(before, cheat, { by: 7 })).toEqual(["unknown-player"]);
    expect(refusalCodes(before, accept, { by: 0 })).toEqual(["not-allowed"]);
    const over = following(before, [0, resign], [1, resign]);
    expect(over.status).toEqual({ kind: "over", reason: "resigned", winners: [2] });
    expect(refusalCodes(over, cheat, { by: 1, at: 3, now: 4 })).toEqual(["game-over"]);
  });

  test("resigning passes the turn on, and may end a series of passes", () => {
    const two = following(before, [0, pass], [1, pass], [2, pass], [0, pass], [1, pass]);
    expect(following(before, [0, resign]).status).toEqual({ kind: "playing", turn: 1 });
    expect(make(two, 2, resign).status).toMatchObject({ kind: "over", reason: "passes" });
    expect(refusalCodes(make(before, 1, resign), challenge, { by: 1, dictionary: all })).toEqual(["not-allowed"]);
  });
});

describe("the referee, on rulings:", () => {
  test("points and turns may be set in any game, racks only where tiles are drawn by hand", () => {
    const before = gameWith({}, ["AB", "CD"], "EF");
    const adjusted = rule(before, { type: "adjust", player: 1, points: -10, reason: "time" });
    expect(adjusted.ok && scores(adjusted.game)).toEqual([0, -10]);
    const set = rule(before, { type: "set-turn", player: 1 });
    expect(set.ok && set.game.status).toEqual({ kind: "playing", turn: 1 });
    const reported = { type: "tell-rack", player: 0, rack: { tiles: ["A", "E", "F"], hidden: 0 } } as const;
    expect(rule(before, reported)).toEqual({ ok: false, codes: ["not-allowed"] });

    const byHand = startGame({
      rules: { ...presets.H21, rackSize: 2 },
      racks: [["A", "B"], ["C"]],
      bag: ["E", "F"],
      first: 0,
      drawnByHand: true,
    });
    const full = unwrapped(rule(byHand, reported));
    expect([full.bag, refusalCodes(full, play(full, "8H AE"), { by: 0 })]).toEqual([["B"], ["rack-too-full"]]);
    const back = unwrapped(rule(full, { type: "return-excess", player: 0, tiles: { tiles: ["F"], hidden: 0 } }));
    expect([back.seats[0]?.rack, back.bag]).toEqual([
      ["A", "E"],
      ["B", "F"],
    ]);
  });

  test("a game in which nobody can play ends at an empty bag, automatically or by the table, but not while plays remain", () => {
    const rules = presets.ONX;
    const last = gameWith(rules, ["OE", "XA"], "", ["8G T"]);
    const stuck = apply(last, play(last, "8G TO"), { by: 0, drawn: [], canPlay: () => false });
    expect(stuck.ok && stuck.game.status).toMatchObject({
      kind: "last-challenge",
      waitingFor: [1],
      reason: "no-plays",
    });
    expect(make(last, 0, pass, { canPlay: () => false }).status).toMatchObject({ kind: "over", reason: "no-plays" });
    expect(endGame(last, "no-plays", ({ rack }) => rack?.includes("X") ?? false)).toEqual({
      ok: false,
      codes: ["plays-remain"],
    });
    expect(endGame(last, "no-plays").ok).toBe(true);
    expect(endGame(gameWith(rules, ["OE", "XA"], "E"), "no-plays")).toEqual({ ok: false, codes: ["not-allowed"] });
  });
});

describe("the referee, on results by decision:", () => {
  type Decision = Extract<Ruling, { type: "decide" }>;
  const late: Decision = { type: "decide", reason: "lost-on-time", winners: [1], spreads: [-50, 50, 0], note: "6" };
  const decided = (game: Game, patch: Partial<Decision> = {}): Game => unwrapped(rule(game, { ...late, ...patch }));
  const adjusted = (game: Game, player: number, points: number): Game =>
    unwrapped(rule(game, { type: "adjust", player, points, reason: "correction" }));

  const start = gameWith({}, ["HORN", "XA", "Q"], "EEEE");
  const horn = make(start, 0, play(start, "8F HORN"));
  const last = gameWith({}, ["OB", "XA", "Q"], "", ["8F HORN", "H6 FARM", "10F PASTE"]);
  const out = make(last, 0, play(last, "9H MOB"));
  const agreed = unwrapped(endGame(horn, "agreed"));

  test.each([
    ["before the first turn", start, "playing", [0, 0, 0]],
    ["after a play", horn, "playing", [14, 0, 0]],
    ["while a last play waits", out, "last-challenge", [16, 0, 0]],
    ["after the end, with the settlement that was made", agreed, "over", [10, -9, -10]],
  ] as const)("a game is decided %s, and nobody's score changes", (_, game, kind, expected) => {
    expect([game.status.kind, scores(game)]).toEqual([kind, expected]);
    const verdict = rule(game, late);
    expect(verdict.ok && verdict.events).toEqual([
      { type: "decided", player: null, reason: "lost-on-time", winners: [1], spreads: [-50, 50, 0] },
    ]);
    const over = unwrapped(verdict);
    expect(over.status).toEqual({ kind: "over", reason: "lost-on-time", winners: [1], spreads: [-50, 50, 0] });
    expect({ ...over, status: game.status }).toEqual(game);
    expect(refusalCodes(over, accept, { by: 1 })).toEqual(["game-over"]);
    expect(rule(over, { type: "set-turn", player: 0 })).toEqual({ ok: false, codes: ["game-over"] });
  });

  test.each(decisionReasons)("without spreads the scores count, whoever has won by decision: %s", (reason) => {
    const over = decided(horn, { reason, winners: [], spreads: undefined });
    expect(over.status).toEqual({ kind: "over", reason, winners: [], spreads: null });
    expect(decided(horn, { reason, winners: [], spreads: null }).status).toEqual(over.status);
  });

  test("anybody may win by decision, also who has resigned, and the seats are in order", () => {
    const gone = make(horn, 2, resign);
    expect(decided(gone, { winners: [2] }).status).toMatchObject({ winners: [2] });
    expect(decided(gone, { winners: [2, 0, 1] }).status).toMatchObject({ winners: [0, 1, 2] });
  });

  test("the last decision counts, and nothing is left of the one before", () => {
    const again = decided(decided(agreed), { reason: "adjudicated", winners: [2], spreads: undefined });
    expect(again.status).toEqual({ kind: "over", reason: "adjudicated", winners: [2], spreads: null });
    expect(scores(again)).toEqual(scores(agreed));
  });

  test("points adjusted after a decision change the scores, but not who has won", () => {
    expect(adjusted(agreed, 1, 100).status).toMatchObject({ reason: "agreed", winners: [1] });
    for (const spreads of [null, [1, 2, 3]] as const) {
      const over = decided(agreed, { winners: [2], spreads });
      const later = adjusted(over, 1, 100);
      expect([scores(later), later.status]).toEqual([[10, 91, -10], over.status]);
    }
    const aborted = decided(adjusted(decided(agreed), 1, 100), { reason: "aborted", winners: [], spreads: null });
    expect(adjusted(aborted, 0, 5).status).toMatchObject({ reason: "aborted", winners: [] });
  });

  test("turns that are owed when a game is decided are void", () => {
    const owing = make(horn, 2, challenge, { dictionary: all });
    expect([owed(owing), owed(decided(owing))]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
    const waiting = make(out, 1, named(0), { dictionary: all });
    expect([owed(waiting), owed(decided(waiting))]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });

  test.each([
    ["an unknown reason", { reason: "unfair" }],
    ["the reason of another end", { reason: "time" }],
    ["no list of winners", { winners: undefined }],
    ["a seat that is not there", { winners: [3] }],
    ["a seat below zero", { winners: [-1] }],
    ["half a seat", { winners: [0.5] }],
    ["a seat named twice", { winners: [1, 0, 1] }],
    ["too few spreads", { spreads: [1, 2] }],
    ["too many spreads", { spreads: [1, 2, 3, 4] }],
    ["no list of spreads", { spreads: 50 }],
    ["half a point", { spreads: [0.5, 0, 0] }],
    ["points in words", { spreads: ["1", 0, 0] }],
    ["too many points", { spreads: [0, 0, 1_000_001] }],
    ["too few points", { spreads: [-1_000_001, 0, 0] }],
    ["a number for a note", { note: 6 }],
    ["winners of an aborted game", { reason: "aborted", spreads: null }],
    ["spreads of an aborted game", { reason: "aborted", winners: [] }],
  ])("a decision is malformed, wherever the game stands: %s", (_, patch) => {
    const refused = { ok: false, codes: ["malformed"] };
    for (const game of [start, out, agreed]) expect(rule(game, { ...late, ...patch } as Ruling)).toEqual(refused);
  });

  test("the highest spreads that there may be", () => {
    const spreads = [1_000_000, -1_000_000, 7];
    expect(decided(start, { spreads }).status).toMatchObject({ spreads });
  });

  test.each(["agreed", "time"] as const)("the ruling that a game ends does what endGame does: %s", (reason) => {
    const end: Ruling = { type: "end", reason };
    expect(rule(horn, end)).toEqual(endGame(horn, reason));
    expect(unwrapped(rule(horn, end)).status).toEqual({ kind: "over", reason, winners: [0] });
    expect(rule(out, end)).toEqual({ ok: false, codes: ["not-allowed"] });
    expect(rule(decided(horn), end)).toEqual({ ok: false, codes: ["game-over"] });
  });

  test.each(["no-plays", "out", "late", undefined])("the ruling that a game ends is malformed: %s", (reason) => {
    const refused = { ok: false, codes: ["malformed"] };
    for (const game of [horn, out]) expect(rule(game, { type: "end", reason } as Ruling)).toEqual(refused);
  });
});

describe("the referee, on the prices of challenges:", () => {
  const dear = { points: 5, per: "play", to: "nobody", seconds: 30 } as const;
  const clock = { points: 0, per: "play", to: "nobody", seconds: 60 } as const;
  const board = ["8F HORN", "H6 FARM", "10F PASTE"];
  const start = (rule: Rules["challenge"]): Game =>
    gameWith({ challenge: rule }, ["MOBA", "AA", "EE"], "EEEEEEEEEE", board);
  const mob = (rule: Rules["challenge"]): Game => make(start(rule), 0, play(start(rule), "9H MOB"));

  /** The price that the event of a challenge says, and the game after it. */
  function priced(game: Game, by: number, move: Move, dictionary = all): readonly [price: unknown, game: Game] {
    const verdict = apply(game, move, { by, dictionary });
    if (!verdict.ok) throw new Error(verdict.codes.join(", "));
    return [verdict.events.find(({ type }) => type === "challenged")?.price, verdict.game];
  }

  test("the first ruling settles a play whose words are named, and one whose words are looked up together", () => {
    for (const looksUp of ["named-words", "every-word"] as const) {
      const [, paid] = priced(mob({ looksUp, whenWrong: "nothing" }), 1, named(1));
      expect(refusalCodes(paid, named(0), { by: 2, dictionary: all })).toEqual(["nothing-to-challenge"]);
      expect(refusalCodes(paid, challenge, { by: 1, dictionary: none })).toEqual(["nothing-to-challenge"]);
    }
  });

  test("each player's failed challenges cost what the schedule says, and the last price stands", () => {
    const schedule = ["nothing", dear, clock] as const;
    let game = mob({ looksUp: "word-by-word", whenWrong: "lose-turn", schedule });
    const said: unknown[] = [];
    for (const [by, word] of [
      [1, 0],
      [2, 1],
      [1, 2],
    ] as const) {
      const next = priceOfNext(game, by);
      const [price, after] = priced(game, by, named(word));
      said.push([by, price]);
      expect(price).toEqual(next);
      game = after;
    }
    expect(said).toEqual([
      [1, "nothing"],
      [2, "nothing"],
      [1, dear],
    ]);
    expect([0, 1, 2].map((player) => priceOfNext(game, player))).toEqual(["nothing", clock, dear]);
    expect(scores(game)).toEqual([16, -5, 0]);

    const again = make(make(game, 1, pass), 2, play(game, "11E EE"));
    const [price, paid] = priced(again, 1, challenge);
    expect([price, scores(paid)[1], priceOfNext(paid, 1)]).toEqual([clock, -5, clock]);
  });

  test.each<[Price]>([["nothing"], ["lose-turn"], ["lose-game"], [dear], [clock]])(
    "without a schedule every failed challenge costs the same: %j",
    (whenWrong) => {
      const [price, paid] = priced(mob({ looksUp: "every-word", whenWrong }), 1, challenge);
      expect([price, priceOfNext(paid, 1), priceOfNext(paid, 2)]).toEqual([whenWrong, whenWrong, whenWrong]);
    },
  );

  test("a challenge that succeeds has no price, and the next one costs no more for it", () => {
    const rule = { looksUp: "every-word", whenWrong: "nothing", schedule: ["lose-turn", dear] } as const;
    const [price, off] = priced(mob(rule), 1, challenge, none);
    expect([price, priceOfNext(off, 1)]).toEqual([null, "lose-turn"]);
  });

  test("where nothing can be challenged, no challenge has a price", () => {
    expect(priceOfNext(start(null), 0)).toBeNull();
  });
});

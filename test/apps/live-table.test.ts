// The live table's deal against a server that cheats, and its clock at tables that everybody has left: what needs neither
// database nor socket. The rest is tried by live-table.app.mjs.
import {
  applyMove,
  applyRuling,
  createGame,
  defineRuleset,
  digestOf,
  type GameState,
  replayEvents,
  unwrap,
  viewFor,
} from "tilewright";
import { commitmentOf, newDeal, newLog, newSecret, updateLog } from "tilewright/fair";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { sitAt } from "../../docs/examples/live-table/client.mjs";
import { nextStep } from "../../docs/examples/live-table/deal-notes.mjs";
import { checkGame, termsOf } from "../../docs/examples/live-table/fair-deal.mjs";
import { gameOf, judge, opening, tableOf, withEntries } from "../../docs/examples/live-table/table.mjs";
import { keepTables } from "../../docs/examples/live-table/tables.mjs";

// biome-ignore lint/suspicious/noExplicitAny: The example is plain JavaScript.
type Any = any;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const rules = "us2021";

/** The first entry of a table for two. */
const opened = (game: string) => opening(game, { seats: 2, rules });

/** A table at which both players have taken part in the deal. Their pages are loaded anew after every step. */
function dealtTable(game: string) {
  let table: Any = tableOf(game, [{ seq: 0, at: 0, entry: opened(game) }]);
  const deals: Any[] = [null, null];
  for (const seat of [0, 1, 0, 1, 0, 1]) {
    const step: Any = nextStep(game, deals[seat], { seat, rules: table.rules, deal: table.deal });
    expect(step.wrong).toBeUndefined();
    deals[seat] = copy(step.deal);
    if (step.message === undefined) continue;
    const { entry }: Any = judge(table, seat, step.message, { now: 0 } as Any);
    if (entry !== undefined) table = withEntries(table, [{ seq: table.seq, at: 0, entry }]);
  }
  return { table, deals, state: gameOf(table) as GameState };
}

const game = "club";
const { table, deals, state } = dealtTable(game);
const { secret: own, deal } = table as Any;
const { terms } = deal;
const seedOf = (server: string, secrets: readonly string[]) =>
  ["tilewright fair 1", terms, ...secrets, server].join("|");
const seed = seedOf(own, deal.secrets);
const setting = { players: ["Seat 1", "Seat 2"], ruleset: us2021, seed };

const turn = (now: GameState): number => now.status.turn as number;
/** What the player of seat 1 says of a game that the server sends, and has shown from the beginning. */
const check = (sent: GameState, shown = sent): readonly string[] =>
  checkGame({ deal: deals[1], log: newLog(viewFor(shown, 1)) }, JSON.stringify(sent), viewFor(shown, 1)).wrong;
const resigned = (now: GameState): GameState => unwrap(applyMove(now, { type: "resign" }, { by: turn(now) })).state;
const letters = us2021.tileSet.letters;
const withLetters = (order: typeof letters) =>
  defineRuleset(us2021, { tileSet: { ...us2021.tileSet, letters: order } });

describe("a deal that nobody chose", () => {
  test("is proven to both players, though their pages were loaded anew after every step", async () => {
    const over = resigned(state);
    for (const seat of [0, 1])
      expect(checkGame({ deal: deals[seat], log: null }, JSON.stringify(over), viewFor(over, seat))).toEqual({
        wrong: [],
        undone: 0,
      });
  });

  test("is still proven when overtime was charged after the end", async () => {
    const ruling = { type: "adjust", player: 0, points: -20, reason: "time" } as const;
    expect(await check(unwrap(applyRuling(resigned(state), ruling)).state)).toEqual([]);
  });

  test("is still proven when a move was taken back, which the player's log counts", () => {
    const by = turn(state);
    const passed = unwrap(applyMove(state, { type: "pass" }, { by })).state;
    const over = resigned(state);
    const log = [passed, state, over].map((now) => viewFor(now, 1)).reduce(updateLog, newLog(viewFor(state, 1)));
    expect(checkGame({ deal: deals[1], log }, JSON.stringify(over), viewFor(over, 1))).toEqual({
      wrong: [],
      undone: 1,
    });
  });

  test("is not proven to a player who has no notes of it, whatever the server says", () => {
    const over = resigned(state);
    const sent = JSON.stringify(over);
    const { wrong } = checkGame({ deal: null, log: null }, sent, viewFor(over, 1));
    expect(wrong).toEqual(["the deal was not written down here"]);
  });

  test.each<[what: string, sent: () => GameState, wrong: string]>([
    [
      "lists the letters in another order",
      () => createGame({ ...setting, ruleset: withLetters([...letters].reverse()) }),
      "ruleset.tileSet.letters[0].letter: expected A, found Z",
    ],
    [
      "deals larger racks",
      () => createGame({ ...setting, ruleset: defineRuleset(us2021, { rackSize: 8 }) }),
      "ruleset.rackSize: expected 7, found 8",
    ],
    [
      "exchanges the seats",
      () => createGame({ ...setting, players: ["Seat 2", "Seat 1"] }),
      "players[0].name: expected Seat 1, found Seat 2",
    ],
    [
      "seats one more player",
      () => createGame({ ...setting, players: ["Seat 1", "Seat 2", "Seat 3"] }),
      "players: expected 2, found 3",
    ],
    [
      "takes another secret of its own",
      () => createGame({ ...setting, seed: seedOf(newSecret(), deal.secrets) }),
      "seed: the secret does not match the hash that the server published",
    ],
    [
      "takes another secret for a player",
      () => createGame({ ...setting, seed: seedOf(own, [deal.secrets[0], newSecret()]) }),
      "seed: the secret does not match the hash that player 2 published",
    ],
    [
      "exchanges the secrets of the players",
      () => createGame({ ...setting, seed: seedOf(own, [...deal.secrets].reverse()) }),
      "seed: the secret does not match the hash that player 1 published",
    ],
    [
      "chooses who begins",
      () => createGame({ ...setting, first: 1 }),
      "history[0]: this was chosen, although the terms say that it is drawn",
    ],
    [
      "chooses a rack",
      () => createGame({ ...setting, racks: [[..."EINRSTT"], [..."GGIQUVW"]] }),
      "history[1]: this was chosen, although the terms say that it is drawn",
    ],
    [
      "gives a player better tiles",
      () => {
        const better = { tiles: state.bag.tiles.slice(-7), hidden: 0 };
        const events = state.history.map((event) =>
          event.type === "dealt" && event.player === 0 ? { ...event, drawn: better } : event,
        );
        return replayEvents({ ...state, players: setting.players }, events);
      },
      expect.stringMatching(/^history\[[12]\]\.drawn: expected/),
    ],
    [
      "shifts a draw by 127 corrections of no points",
      () => {
        let now = state;
        for (let i = 0; i < 127; i++)
          now = unwrap(applyRuling(now, { type: "adjust", player: 0, points: 0, reason: "correction" })).state;
        const by = turn(now);
        const { tiles } = now.players[by]!.rack;
        return resigned(unwrap(applyMove(now, { type: "exchange", tiles }, { by })).state);
      },
      expect.stringContaining("is a ruling before the end"),
    ],
  ])("is not proven if the server %s", (_, sent, wrong) => {
    expect(check(sent())).toContainEqual(wrong);
  });

  test("is not proven if the server sends another game than it has shown", async () => {
    const { length } = state.history;
    expect(check(resigned(state), state)).toEqual([expect.stringContaining(`the log ends after ${length} events`)]);
    expect(check(state, resigned(state))).toContainEqual(
      expect.stringMatching(/^history: \d+ events were seen before/),
    );
  });

  test("is the only one that passes, however the server turns the letters", async () => {
    const deals = new Set<string>();
    for (let k = 0; k < letters.length; k++) {
      const turned = createGame({ ...setting, ruleset: withLetters([...letters.slice(k), ...letters.slice(0, k)]) });
      expect(check(turned).length === 0).toBe(k === 0);
      deals.add(turned.players.map(({ rack }) => [...rack.tiles].sort().join("")).join(" "));
    }
    // The order of the letters does make other deals: each of these would have been for the server to choose.
    expect(deals.size).toBeGreaterThan(20);
  });
});

describe("a player takes no part in a deal", () => {
  /** Seat 1 has written down the deal with all commitments, and nobody has revealed anything. */
  const told = { seat: 1, rules, deal: { ...deal, secrets: [null, null] } };
  const begun = { ...deals[1], commitments: null };

  test("that is honest, without knowing all commitments", () => {
    const players = [null, deal.players[1]];
    expect(nextStep(game, begun, { ...told, deal: { ...told.deal, players } })).toEqual({ deal: begun });
    const { secret } = deals[1];
    expect(nextStep(game, begun, told)).toEqual({ deal: deals[1], message: { type: "reveal", secret } });
  });

  const other = "0".repeat(64);
  test.each<[what: string, news: Any, wrong: string]>([
    ["other rules", { ...told, rules: "international2022" }, "other terms than this page knows"],
    [
      "other terms, as the server says",
      { ...told, deal: { ...told.deal, terms: other } },
      "other terms than this page knows",
    ],
    ["rules that the player's own library does not have", { ...told, rules: "constructor" }, "unknown rules"],
    ["another seat", { ...told, seat: 0 }, "another seat than before"],
    [
      "another commitment of the server",
      { ...told, deal: { ...told.deal, server: other } },
      "other commitments than before",
    ],
    [
      "one more player",
      { ...told, deal: { ...told.deal, players: [...deal.players, other], secrets: [null, null, null] } },
      "other terms than this page knows",
    ],
    [
      "another commitment of the other player",
      { ...told, deal: { ...told.deal, players: [other, deal.players[1]] } },
      "other commitments than before",
    ],
    [
      "another commitment of the player's own",
      { ...told, deal: { ...told.deal, players: [deal.players[0], other] } },
      "another commitment than yours",
    ],
    [
      "no commitment of the player's own any more",
      { ...told, deal: { ...told.deal, players: [deal.players[0], null] } },
      "another commitment than yours",
    ],
  ])("that has %s than was written down", (_, news, wrong) => {
    expect(nextStep(game, copy(deals[1]), news)).toEqual({ deal: deals[1], wrong });
  });

  test("that began before there were notes of it", () => {
    expect(nextStep(game, null, told)).toEqual({ deal: null, wrong: "the deal was not written down here" });
  });
});

test("a client keeps its notes before it reveals, and believes the first of two lists of commitments", () => {
  const done: string[] = [];
  const listeners: Record<string, (event: Any) => void> = {};
  const socket = {
    readyState: 1,
    close: () => {},
    send: (text: string) => void done.push(JSON.parse(text).type),
    addEventListener: (type: string, listener: (event: Any) => void) =>
      void Object.assign(listeners, { [type]: listener }),
  };
  const begun = { deal: { ...deals[1], commitments: null }, log: null };
  const keep: Any = (kept: Any) => void done.push(kept.deal.commitments === null ? "none kept" : "commitments kept");
  const client: Any = sitAt({ connect: () => socket as Any, game, token: "t", notes: begun, keep } as Any);
  const stranger = commitmentOf(newDeal(termsOf(game, rules, 2), 0));
  for (const players of [deal.players, [stranger, deal.players[1]]]) {
    const news = { type: "news", seq: 3, undos: 0, seat: 1, names: [], rules, offer: null };
    listeners["message"]?.({ data: JSON.stringify({ ...news, deal: { ...deal, players, secrets: [null, null] } }) });
  }
  client.leave();
  expect(client.notes.deal.commitments).toEqual([...deal.players, deal.server]);
  expect(client.wrong).toBe("other commitments than before");
  expect(done).toEqual(["commitments kept", "reveal"]);
});

/** What the store of the example does, in memory. */
function memoryStore() {
  const logs = new Map<string, Any[]>();
  const dues = new Map<string, number | null>();
  return {
    logs,
    dues,
    async open(name: string, entry: Any, due: number) {
      logs.set(name, [{ seq: 0, at: 0, entry }]);
      dues.set(name, due);
    },
    async entriesFrom(name: string, seq: number) {
      return copy((logs.get(name) ?? []).slice(seq));
    },
    async append(name: string, seq: number, at: number, entry: Any, due: number | null | undefined) {
      const log = logs.get(name)!;
      if (log.length !== seq) return false;
      log.push(copy({ seq, at, entry }));
      if (due === undefined) dues.delete(name);
      else dues.set(name, due);
      return true;
    },
    due: async (now: number) => [...dues].filter(([, due]) => due !== null && due <= now).map(([name]) => name),
    postpone: async (name: string, due: number) => void dues.set(name, due),
  };
}

describe("a table that everybody has left", () => {
  const hour = 3_600_000;

  /** A table in memory whose players have done what they do in a deal, and left. `dealt`: how many of them. */
  async function leftTable(players: readonly number[]) {
    const store = memoryStore();
    let now = 0;
    const tables: Any = keepTables(store as Any, { dictionary: null, now: () => now } as Any);
    const entry: Any = opened("left");
    await store.open("left", entry, hour + 1);
    const { leave } = await tables.join("left", () => {});
    const parts = players.map((seat) => newDeal(termsOf("left", rules, 2), seat));
    for (const [i, seat] of players.entries())
      await tables.receive("left", seat, { type: "commit", hash: commitmentOf(parts[i]!) });
    for (const [i, seat] of players.entries())
      await tables.receive("left", seat, { type: "reveal", secret: parts[i]!.secret });
    leave();
    const tableNow: () => Any = () => tableOf("left", store.logs.get("left") as Any);
    return {
      store,
      tables,
      tableNow,
      at: (time: number) => {
        now = time;
        return tables.checkTime();
      },
    };
  }

  test("ends when the time of whoever is on turn is over, and not before", async () => {
    const { store, tableNow, at } = await leftTable([0, 1]);
    const begun = gameOf(tableNow()) as GameState;
    const [due] = store.dues.values();
    expect(due).toBe((1500 + 601) * 1000);
    await at(due! - 1);
    expect(store.logs.get("left")).toHaveLength(5);
    await at(due!);
    const over = gameOf(tableNow()) as GameState;
    expect(over.status).toMatchObject({ kind: "over", winners: [1 - turn(begun)] });
    expect(over.history.filter(({ type }) => type === "adjusted")).toContainEqual(
      expect.objectContaining({ reason: "time", points: -100 }),
    );
    expect(store.dues.size).toBe(0);
  });

  test("takes no move that comes after the time is over, before anybody has ended the game", async () => {
    const { store, tables, tableNow, at } = await leftTable([0, 1]);
    const begun = gameOf(tableNow()) as GameState;
    const [due] = store.dues.values();
    // The processes were away: nobody asked whose time is over.
    store.due = async () => [];
    await at(due!);
    const { leave } = await tables.join("left", () => {});
    const seat = turn(begun);
    const pass = { type: "move", id: "late", undos: 0, at: digestOf(viewFor(begun, seat)), move: { type: "pass" } };
    expect(await tables.receive("left", seat, pass)).toEqual([{ code: "game-over", squares: [] }]);
    leave();
    expect(gameOf(tableNow())).toMatchObject({ status: { kind: "over", winners: [1 - seat] } });
  });

  test("is closed after an hour if not everybody has come to the deal, and nobody can come later", async () => {
    const { store, tables, tableNow, at } = await leftTable([0]);
    await at(hour);
    expect(tableNow().closed).toBe(false);
    await at(hour + 1);
    expect([tableNow().closed, gameOf(tableNow()), store.dues.size]).toEqual([true, null, 0]);
    const { leave } = await tables.join("left", () => {});
    const late = { type: "commit", hash: "0".repeat(64) };
    expect(await tables.receive("left", 1, late)).toEqual([{ code: "closed" }]);
    leave();
  });

  test("ends though another one cannot be read, which is tried again later", async () => {
    const { store, tableNow, at } = await leftTable([0]);
    store.logs.set("newer", [
      ...store.logs.get("left")!.slice(0, 1),
      { seq: 1, at: 0, entry: { type: "of a newer server" } },
    ]);
    const [left] = store.dues;
    store.dues.clear();
    store.dues.set("newer", 0);
    store.dues.set(...left!);
    await at(hour + 1);
    expect(tableNow().closed).toBe(true);
    expect([...store.dues]).toEqual([["newer", hour + 1 + 60_000]]);
  });
});

import {
  applyMove,
  applyRuling,
  createGame,
  createTableGame,
  endGame,
  type GameView,
  type PlayerIndex,
  stateAt,
  unwrap,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { parseView } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { dictionary, make, makeAll, rack, scene } from "./scene.ts";

const hidden = (count: number) => ({ tiles: [], hidden: count });

describeEditions((edition, ruleset) => {
  test(`S7 D43 [${edition}] racks, draws and the bag are hidden; the draw for first play is open`, () => {
    const game = createGame({ players: 3, ruleset, seed: "views" });
    const view = viewFor(game, 1);
    expect(view.history[0]).toEqual(game.history[0]);
    expect(view.history.slice(1).map((event) => event.type === "dealt" && [event.player, event.drawn.hidden])).toEqual(
      game.history.slice(1).map(({ player }) => [player, player === 1 ? 0 : 7]),
    );
    expect(view.players.map((player) => player.rack)).toEqual([hidden(7), game.players[1]?.rack, hidden(7)]);
    expect([view.rack, view.bag, view.viewer, view.kind]).toEqual([game.players[1]?.rack.tiles, hidden(79), 1, "view"]);
    expect("seed" in view).toBe(false);
    const spectator = viewFor(game, "spectator");
    expect([spectator.viewer, spectator.rack, spectator.players.map((player) => player.rack)]).toEqual([
      null,
      null,
      [hidden(7), hidden(7), hidden(7)],
    ]);
  });

  test(`S7 D43 [${edition}] plays are public; of draws and returned tiles only the number`, () => {
    const start = scene({ ruleset, racks: ["HORNXAM", "FAMOATE"], bag: "ABCDEFGHIJKL" });
    const played = make(start, "8F HORN");
    const [event] = viewUpdate(played, 1, start.history.length).events;
    expect(event).toMatchObject({ type: "played", words: ["HORN"], points: 14, drawn: hidden(4) });
    const exchanged = make(played, { type: "exchange", tiles: ["F", "A"] });
    const [other] = viewUpdate(exchanged, 0, played.history.length).events;
    expect(other).toEqual({ player: 1, type: "exchanged", returned: hidden(2), drawn: hidden(2) });
    const [own] = viewUpdate(exchanged, 1, played.history.length).events;
    expect(own).toEqual(exchanged.history.at(-1));
  });

  test(`D43 D21 [${edition}] the letters of a phony are public, the tiles drawn for it are hidden`, () => {
    const start = scene({ ruleset, racks: ["HORNXAM", "FAMOATE"], bag: "ABCDEFGHIJKL" });
    const off = make(make(start, "8F HORX"), "challenge", { dictionary });
    const view = viewFor(off, 1);
    expect(view.history.at(-1)).toMatchObject({ type: "phony-returned", points: 28, returned: hidden(4) });
    expect(view.history.find(({ type }) => type === "played")).toMatchObject({ words: ["HORX"] });
    expect([view.players[0]?.rack, view.bag]).toEqual([hidden(7), hidden(12)]);
    expect(rack(off, 0)).toBe("AHMNORX");
  });
});

describe.each(Object.entries(games()))("%s", (_, game) => {
  const viewers: readonly (PlayerIndex | "spectator")[] = [...game.players.keys(), "spectator"];

  test.each(viewers)("the view of %s is brought up to date from any point in the history", (viewer) => {
    const now = viewFor(game, viewer);
    const unseen = [0, Math.floor(game.history.length / 2), game.history.length - 1, game.history.length];
    for (const from of unseen) {
      const before = viewFor(stateAt(game, from), viewer);
      const update = viewUpdate(game, viewer, from);
      expect(unwrap(updateView(before, update)).view).toEqual(now);
      expect(unwrap(updateView(before, JSON.parse(JSON.stringify(update)))).view).toEqual(now);
      expect(unwrap(updateView(now, update)).view).toBe(now);
    }
  });
});

describe("updates of views", () => {
  const start = scene({ ruleset: presets.H21, racks: ["HORNXAM", "FAMOATE", "E"], bag: "ABCDEFGHIJKL" });
  const game = makeAll(start, "8F HORN", "pass");

  test("an update with events missing in between is stale", () => {
    const view = viewFor(start, 0);
    const update = viewUpdate(game, 0, game.history.length);
    expect(updateView(view, update).violations).toEqual([
      { code: "stale", squares: [], at: game.history.length, now: start.history.length },
    ]);
  });

  test("another viewer's update is refused", () => {
    const update = viewUpdate(game, 1, start.history.length);
    expect(updateView(viewFor(start, 0), update).violations?.[0].code).toBe("wrong-viewer");
    expect(updateView(viewFor(start, "spectator") as GameView, update).violations?.[0].code).toBe("wrong-viewer");
  });

  test("an update from an impossible point starts at the beginning, and from beyond the end it is empty", () => {
    expect(viewUpdate(game, 0, Number.NaN).from).toBe(0);
    expect(viewUpdate(game, 0, -5).events.length).toBe(game.history.length);
    expect(viewUpdate(game, 0, 999)).toMatchObject({
      kind: "update",
      viewer: 0,
      from: game.history.length,
      events: [],
    });
  });

  test("the parts of a view that do not change stay the same objects", () => {
    const view = viewFor(start, 0);
    const after = unwrap(updateView(view, viewUpdate(make(start, "pass"), 0, start.history.length))).view;
    expect([
      after.board === view.board,
      after.bag === view.bag,
      after.players[1] === view.players[1],
      after.rack === view.rack,
    ]).toEqual([true, true, true, true]);
  });

  test("a view lists what is shown, and nothing else that a state may carry", () => {
    const extra = { ...game, secret: "bag", players: game.players.map((player) => ({ ...player, secret: "rack" })) };
    const view = viewFor(extra, 0);
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(JSON.stringify(viewFor(extra, viewer))).not.toContain("secret");
    expect("secret" in view).toBe(false);
  });

  test("a game that is over still hides the racks", () => {
    const out = make(scene({ ruleset: presets.H21, plays: ["8F HORN"], racks: ["S", "XA"] }), "8F ....S");
    const over = make(out, "accept");
    expect(viewFor(over, 0).players[1]?.rack).toEqual(hidden(2));
    expect(applyMove(over, { type: "pass" }).ok).toBe(false);
  });
});

describe("a view with the racks shown", () => {
  const start = scene({ ruleset: presets.H21, racks: ["HORNXAM", "FAMOATE", "E"], bag: "ABCDEFGHIJKL" });
  const played = makeAll(start, "8F HORN", "pass");
  const over = unwrap(endGame(played, { reason: "agreed" })).state;
  const racks = { racks: "shown" } as const;

  test.each([0, 1, 2, "spectator"] as const)("shows %s every rack, and nothing else that was hidden", (viewer) => {
    const { players, ...others } = viewFor(over, viewer, racks);
    expect(players).toEqual(over.players);
    const { players: _hidden, ...same } = viewFor(over, viewer);
    expect(others).toEqual(same);
    expect([others.bag, "seed" in others]).toEqual([hidden(8), false]);
  });

  test("is refused until the game is over", () => {
    const waiting = make(scene({ ruleset: presets.H21, plays: ["8F HORN"], racks: ["S", "XA"] }), "8F ....S");
    expect(waiting.status.kind).toBe("last-challenge");
    for (const [game, viewer] of [
      [start, 0],
      [played, "spectator"],
      [waiting, 1],
    ] as const)
      expect(() => viewFor(game, viewer, racks)).toThrow(
        new RangeError('racks: expected "hidden" (or "shown", once the game is over), found "shown"'),
      );
  });

  test("is the same as any other view if the racks are to stay hidden", () => {
    for (const options of [{}, { racks: "hidden" }, { racks: undefined }] as const)
      expect(viewFor(over, 1, options)).toEqual(viewFor(over, 1));
  });

  test("hides the racks of others again when an update is added, and can be made again instead", () => {
    const seen = viewFor(over, 0, racks);
    const fined = unwrap(applyRuling(over, { type: "adjust", player: 1, points: -10, reason: "time" })).state;
    const { view } = unwrap(updateView(seen, viewUpdate(fined, 0, over.history.length)));
    expect(view).toEqual(viewFor(fined, 0));
    expect(viewFor(fined, 0, racks).players.map(({ rack }) => rack)).toEqual(seen.players.map(({ rack }) => rack));
  });

  test("shows what is known at a real table, and how many tiles are not", () => {
    const table = createTableGame({ players: 2, ruleset: presets.H21 });
    const rack = { tiles: ["A"], hidden: 6 };
    const reported = unwrap(applyRuling(table, { type: "tell-rack", player: 1, rack })).state;
    const { state } = unwrap(applyMove(reported, { type: "resign" }, { by: 0 }));
    expect(viewFor(state, "spectator", racks).players.map((player) => player.rack)).toEqual([hidden(7), rack]);
  });

  test("comes back from JSON as it was", () => {
    for (const viewer of [0, "spectator"] as const) {
      const seen = viewFor(over, viewer, racks);
      expect(unwrap(parseView(JSON.stringify(seen))).view).toEqual(seen);
    }
  });
});

test("only the player who returns excess tiles sees which they are", () => {
  const table = createTableGame({ players: 2, ruleset: presets.H21 });
  const rack = { tiles: [..."ABCDEFGH"], hidden: 0 };
  const { state } = unwrap(applyRuling(table, { type: "tell-rack", player: 1, rack }));
  const tiles = { tiles: ["A"], hidden: 0 };
  const back = unwrap(applyRuling(state, { type: "return-excess", player: 1, tiles })).state;
  expect(viewFor(back, 1).history.slice(-2)).toEqual(back.history.slice(-2));
  for (const viewer of [0, "spectator"] as const)
    expect(viewFor(back, viewer).history.slice(-2)).toEqual([
      { player: 1, type: "rack-told", rack: { tiles: [], hidden: 8 } },
      { player: 1, type: "excess-returned", tiles: { tiles: [], hidden: 1 } },
    ]);
});

test("an update with a play far off the board is stale, and answered at once", () => {
  const start = scene({ ruleset: presets.H21, racks: ["HORN", "FARM"], bag: "EEEEEEEE" });
  const view = viewFor(start, 1);
  const update = viewUpdate(make(start, "8F HORN"), 1, view.history.length);
  const events = update.events.map((event) =>
    event.type === "played" ? { ...event, placements: event.placements.map((tile) => ({ ...tile, col: 1e9 })) } : event,
  );
  expect(updateView(view, { ...update, events }).violations?.[0]?.code).toBe("stale");
});

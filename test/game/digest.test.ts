import {
  applyMove,
  createGame,
  createTableGame,
  digestOf,
  type GameState,
  type PlayerIndex,
  unwrap,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { parseGame, parseView } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { withChange } from "../json/problems.ts";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { dictionary, make, makeAll, scene } from "./scene.ts";
import { withoutOff } from "./without-off.ts";

type Viewer = PlayerIndex | "spectator";
const viewersOf = (game: GameState): readonly Viewer[] => [...game.players.keys(), "spectator"];

const start = scene({ ruleset: presets.H21, racks: ["HORNXAM", "FAMOATE"], bag: "ABCDEFGHIJKL" });
const horn = make(start, "8F HORN");

/** The same data, made anew, with the properties of each object in the opposite order. */
function turned(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(turned);
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, value]) => [key, turned(value)]),
  );
}

/** The path of every number, text, yes, no and `null` in some data. */
function pathsOf(data: unknown, path = ""): readonly string[] {
  if (typeof data !== "object" || data === null) return [path];
  return Object.entries(data).flatMap(([key, value]) => pathsOf(value, path === "" ? key : `${path}.${key}`));
}

describe("the digest of a view", () => {
  test.each(Object.entries(games()))("%s: it is that of a copy, whatever the order of its properties", (_, game) => {
    for (const holder of [game, ...viewersOf(game).map((viewer) => viewFor(game, viewer))]) {
      const digest = digestOf(holder);
      expect(digest).toMatch(/^\d+-[0-9a-f]{16}-[0-9a-f]{32}$/);
      expect(Number.parseInt(digest, 10)).toBe(holder.history.length);
      const read = holder.kind === "game" ? unwrap(parseGame(holder)).state : unwrap(parseView(holder)).view;
      const copies = [
        JSON.parse(JSON.stringify(holder)),
        turned(holder),
        withoutOff(holder),
        read,
      ] as (typeof holder)[];
      expect(copies.map(digestOf)).toEqual(copies.map(() => digest));
    }
  });

  test("whatever changes in it, the digest is another", () => {
    const game = make(makeAll(start, "8F HORN", { type: "exchange", tiles: ["F", "A"] }), "pass");
    const view = JSON.parse(JSON.stringify(viewFor(game, 0)));
    const digests = new Set([digestOf(view)]);
    const paths = pathsOf(view).filter((path) => path !== "kind");
    for (const path of paths) digests.add(digestOf(withChange(view, path, `another ${path}`) as typeof view));
    for (let i = 0; i < view.history.length; i++)
      digests.add(digestOf({ ...view, history: view.history.filter((_: unknown, index: number) => index !== i) }));
    expect(digests.size).toBe(1 + paths.length + view.history.length);
  });

  test("an exchange of as many other tiles is another for the player, and the same for all others", () => {
    const [one, other] = ["HO", "RN"].map((tiles) => make(start, { type: "exchange", tiles: [...tiles] }));
    const same = (viewer: Viewer): boolean =>
      digestOf(viewFor(one as GameState, viewer)) === digestOf(viewFor(other as GameState, viewer));
    expect([same(0), same(1), same("spectator")]).toEqual([false, true, true]);
  });

  test("every viewer and the game itself have one of their own", () => {
    const table = createTableGame({ players: 3 });
    const digests = [table, ...viewersOf(table).map((viewer) => viewFor(table, viewer))].map(digestOf);
    expect(new Set(digests).size).toBe(5);
  });

  test("two games that differ in the seed alone have different digests, and equal ones for whoever cannot see it", () => {
    const [one, other] = ["one", "other"].map((seed) => ({ ...start, seed })) as [GameState, GameState];
    expect(digestOf(one)).not.toBe(digestOf(other));
    expect(digestOf(viewFor(one, 0))).toBe(digestOf(viewFor(other, 0)));
  });

  test("lists with holes, empty lists and texts that look like others do not run together", () => {
    const values = [
      [],
      [null],
      [null, null],
      [[]],
      [""],
      ["", null],
      ["null"],
      [0],
      ["0"],
      [","],
      {},
      "{}",
      "",
      0,
      [{}],
    ];
    const digests = values.map((dictionary) => digestOf({ ...start, dictionary: dictionary as never }));
    expect(new Set(digests).size).toBe(values.length);
  });

  // A later version must agree with this one: servers and clients are not brought up to date together.
  test("it is the same in every version", () => {
    const game = createGame({ players: ["Ann", "Ben"], seed: "an example", first: 0, ruleset: presets.H21 });
    expect([digestOf(game), digestOf(viewFor(game, 1))]).toMatchInlineSnapshot(`
      [
        "3-e5dd17de05b3e66c-34525ecb827e2e3d9a4add0488ed1c72",
        "3-b77257e7a3e972f0-fafb82fa7535ae45c6d21d0d66c284da",
      ]
    `);
  });
});

describe("a move with the digest of what its player had seen", () => {
  const fresh = start.history.length;
  const seenBy = (game: GameState, by: PlayerIndex): string => digestOf(viewFor(game, by));

  test("is accepted while the player sees that", () => {
    expect(applyMove(start, { type: "pass" }, { by: 0, at: seenBy(start, 0) }).ok).toBe(true);
    expect(applyMove(start, { type: "pass" }, { at: seenBy(start, 0) }).ok).toBe(true);
    for (const game of Object.values(games()).filter(({ status }) => status.kind !== "over"))
      for (const by of game.players.keys()) {
        const { violations } = applyMove(game, { type: "challenge" }, { by, at: seenBy(game, by), dictionary });
        expect(violations?.map(({ code }) => code) ?? []).not.toContain("stale");
      }
  });

  test("is stale once the game has moved on, and also when it is as long again by other moves", () => {
    const undone = make(start, "8F MORN");
    expect(undone.history.length).toBe(horn.history.length);
    const challenge = { by: 1, at: seenBy(horn, 1), dictionary };
    expect(applyMove(undone, { type: "challenge" }, challenge).violations).toEqual([
      { code: "stale", squares: [], at: fresh + 1, now: fresh + 1 },
    ]);
    expect(applyMove(horn, { type: "challenge" }, challenge).ok).toBe(true);
    expect(applyMove(horn, { type: "pass" }, { by: 1, at: seenBy(start, 1) }).violations).toEqual([
      { code: "stale", squares: [], at: fresh, now: fresh + 1 },
    ]);
  });

  test("is stale with the digest of another player, of the game, or of nothing", () => {
    const { length } = start.history;
    const others = [
      seenBy(start, 1),
      digestOf(viewFor(start, "spectator")),
      digestOf(start),
      "",
      `${length}`,
      `${length}-`,
    ];
    for (const at of [...others, `${seenBy(start, 0)} `])
      expect(applyMove(start, { type: "pass" }, { by: 0, at }).violations?.map(({ code }) => code)).toEqual(["stale"]);
  });

  test("is refused as stale, not as out of turn, if it is sent again", () => {
    const message = { by: 0, at: seenBy(start, 0) };
    const made = unwrap(applyMove(start, { type: "pass" }, message)).state;
    expect(applyMove(made, { type: "pass" }, message).violations?.map(({ code }) => code)).toEqual(["stale"]);
    expect(applyMove(made, { type: "pass" }, { by: 0, at: fresh }).violations?.map(({ code }) => code)).toEqual([
      "stale",
    ]);
    const present = { by: 0, at: seenBy(made, 0) };
    expect(applyMove(made, { type: "pass" }, present).violations?.map(({ code }) => code)).toEqual(["not-your-turn"]);
  });

  test("needs a player where several are waited for", () => {
    const racks = ["HORN", "XA", "Q"];
    const out = make(scene({ ruleset: presets.H21, racks }), "8F HORN");
    const at = seenBy(out, 1);
    expect(applyMove(out, { type: "accept" }, { at }).violations?.map(({ code }) => code)).toEqual(["player-needed"]);
    expect(applyMove(out, { type: "accept" }, { by: 1, at }).ok).toBe(true);
  });
});

describe("updates after an undo", () => {
  const morn = make(start, "8F MORN");
  const seen = viewFor(horn, 1);

  test("lead to what the viewer sees now, when asked for with the digest of the view", () => {
    const update = viewUpdate(morn, 1, digestOf(seen));
    expect([update.from, update.events.length]).toEqual([0, morn.history.length]);
    expect([update.before, update.after]).toEqual([digestOf(seen), digestOf(viewFor(morn, 1))]);
    expect(unwrap(updateView(seen, update)).view).toEqual(viewFor(morn, 1));
    const back = viewUpdate(start, 1, digestOf(seen));
    expect(unwrap(updateView(seen, back)).view).toEqual(viewFor(start, 1));
  });

  test("are stale when they were asked for with a length, unless they hold the whole game", () => {
    for (const from of [horn.history.length, start.history.length, 1]) {
      const result = updateView(seen, viewUpdate(make(morn, "pass"), 1, from));
      expect(result.violations?.map(({ code }) => code)).toEqual(["stale"]);
    }
    expect(updateView(seen, viewUpdate(start, 1, 99)).violations?.map(({ code }) => code)).toEqual(["stale"]);
    expect(unwrap(updateView(seen, viewUpdate(morn, 1, 0))).view).toEqual(viewFor(morn, 1));
    expect(unwrap(updateView(seen, viewUpdate(morn, 1, "no digest"))).view).toEqual(viewFor(morn, 1));
  });

  test("that start over do so for the view that asked, and not for one that has gone on", () => {
    const update = viewUpdate(morn, 1, digestOf(seen));
    const other = viewFor(make(horn, "pass"), 1);
    expect(updateView(other, update).violations?.map(({ code }) => code)).toEqual(["stale"]);
  });

  test("that are older than the view are stale, because the game may have gone back", () => {
    const update = viewUpdate(start, 1, 0);
    expect(updateView(seen, { ...update, before: digestOf(start) }).violations?.[0].code).toBe("stale");
  });

  test("start over only with the set-up of the view", () => {
    const named = { ...seen, players: seen.players.map((player) => ({ ...player, name: "somebody else" })) };
    expect(updateView(named, viewUpdate(morn, 1, 0)).violations?.map(({ code }) => code)).toEqual(["stale"]);
  });
});

describe("updates", () => {
  const update = viewUpdate(horn, 1, digestOf(viewFor(start, 1)));

  test("say which view they follow and which they make", () => {
    expect([update.from, update.events.length]).toEqual([start.history.length, 1]);
    expect([update.before, update.after]).toEqual([viewFor(start, 1), viewFor(horn, 1)].map(digestOf));
    expect("before" in viewUpdate(horn, 1, 3)).toBe(false);
    expect("before" in viewUpdate(horn, 1, "nothing that was ever a digest")).toBe(false);
  });

  test("that nobody can follow are stale", () => {
    const view = viewFor(start, 1);
    expect(updateView(view, { ...update, from: 99 }).violations?.[0].code).toBe("stale");
    const unreadable = { ...update, events: [{ player: 0, type: "played" }] as never };
    expect(updateView(view, unreadable).violations?.[0].code).toBe("stale");
    const { after, ...without } = update;
    expect(updateView(view, without as never).violations?.[0].code).toBe("stale");
  });

  test("of a view whose fields do not follow from its history are stale", () => {
    const view = viewFor(start, 1);
    const [ann, ...others] = view.players as [(typeof view.players)[number]];
    const wrong = { ...view, players: [{ ...ann, score: 500 }, ...others] };
    expect(updateView(wrong, update).violations?.[0].code).toBe("stale");
  });
});

test("digestOf throws for anything but a game and a view", () => {
  for (const holder of [null, undefined, 7, "a game", {}, update(), []])
    expect(() => digestOf(holder as never)).toThrow("holder: expected a game or a view, found");
  function update(): unknown {
    return viewUpdate(start, 0, 0);
  }
});

describe("a move whose `by` is undefined", () => {
  test.each([
    ["on turn", start],
    ["in a last challenge", make(scene({ ruleset: presets.H21, racks: ["HORN", "XA"] }), "8F HORN")],
  ])("is refused as the move of an unknown player: %s", (_, game) => {
    for (const type of ["pass", "accept", "resign", "challenge"] as const)
      expect(applyMove(game, { type }, { by: undefined as never, dictionary }).violations).toEqual([
        { code: "unknown-player", squares: [], found: "undefined", players: 2 },
      ]);
  });

  test("differs from a move without `by`, which the player on turn makes", () => {
    expect(applyMove(start, { type: "pass" }, {}).ok).toBe(true);
    expect(applyMove(start, { type: "pass" }).ok).toBe(true);
  });
});

describe("a move whose `at` is undefined", () => {
  test.each([
    ["a move that needs the turn", start, { type: "pass" }],
    ["a challenge", make(start, { type: "pass" }), { type: "challenge" }],
  ] as const)("is stale, and is not made as if nothing had been said: %s", (_, game, move) => {
    const by = move.type === "pass" ? 0 : 1;
    expect(applyMove(game, move, { by, at: undefined as never, dictionary }).violations).toEqual([
      { code: "stale", squares: [], at: Number.NaN, now: game.history.length },
    ]);
  });

  test("differs from a move without `at`, which is compared with nothing", () => {
    expect(applyMove(start, { type: "pass" }, { by: 0 }).ok).toBe(true);
  });
});

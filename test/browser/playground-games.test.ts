// Games of the playground in links and in what a browser keeps, without the page.
import { applyMove, createGame, defineRuleset, type GameState, type Move, stateAt, unwrap, viewFor } from "tilewright";
import { generatePlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { classroomWordGraph } from "tilewright/words";
import { beforeAll, describe, expect, test } from "vitest";
import { pack, unpack } from "../../docs/site/playground/src/pack.ts";
import {
  areOneGame,
  loadGame,
  type PlayedGame,
  saveGame,
  seenGame,
} from "../../docs/site/playground/src/play/saved-game.ts";
import { fileOf } from "../../docs/site/playground/src/record/gcg.ts";
import { firstSetup } from "../../docs/site/playground/src/setup/setup.ts";

/** A slow game: of the plays that there are, one with few tiles. It has exchanges, a lost challenge and a bad word. */
function longGame(): GameState {
  const graph = classroomWordGraph();
  let game = createGame({ players: ["Annabel Archer", "Benjamin Baker"], ruleset: us2021, seed: "a slow game" });
  const move = (next: Move, by?: number): void => {
    game = unwrap(applyMove(game, next, { ...(by === undefined ? {} : { by }), dictionary: graph })).state;
  };
  for (let turn = 1; game.status.kind === "playing"; turn++) {
    const view = viewFor(game, game.status.turn);
    if (turn % 9 === 0 && view.bag.tiles.length + view.bag.hidden >= 7) {
      move({ type: "exchange", tiles: view.rack.slice(0, 2) });
      continue;
    }
    const plays = generatePlays(view, graph);
    const [play] = [...plays].sort((a, b) => a.placements.length - b.placements.length);
    if (play === undefined) move({ type: "pass" });
    else move({ type: "play", placements: play.placements });
    if (turn === 5) move({ type: "challenge" }, game.status.turn ?? 0);
  }
  while (game.status.kind === "last-challenge") move({ type: "accept" }, game.status.waitingFor[0] ?? 0);
  return game;
}

let long: GameState;
beforeAll(() => {
  long = longGame();
});
const played = (game: GameState, more: Partial<PlayedGame> = {}): PlayedGame => {
  return { id: "1-2", seat: 1, opponent: "friend", setup: firstSetup, game, ...more };
};

describe("a packed text", () => {
  test("unpacks to what it was, in letters that an address may have", async () => {
    for (const text of ["", "a", "HORN ".repeat(1000), "été, œuf, 日本"]) {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(new TextDecoder().decode((await unpack(packed)) ?? undefined)).toBe(text);
    }
    expect(await unpack(await pack(new Uint8Array([0, 255, 128])))).toEqual(new Uint8Array([0, 255, 128]));
  });

  test.for(["%%%", "a", "____", "AAAA", "S0-_ and more"])("%s is not one", async (text) =>
    expect(await unpack(text)).toBe(null),
  );

  test("that stands for more than 200,000 bytes is not unpacked", async () => {
    expect(await unpack(await pack("a".repeat(200_000)))).not.toBe(null);
    expect(await unpack(await pack("a".repeat(200_001)))).toBe(null);
    expect(await unpack(await pack("a".repeat(50_000_000)))).toBe(null);
  });
});

describe("a game that is kept", () => {
  test("is made again from its moves, event by event, with challenges and exchanges", () => {
    const types = new Set(long.history.map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(["played", "exchanged", "challenged"]));
    expect(loadGame(saveGame(played(long)))).toEqual(played(long));
  });

  test("is one with itself before and after, though a list of words said more of a challenge than the link does", () => {
    const start = createGame({ players: ["Ann", "Ben"], seed: "x", ruleset: us2021 });
    const by = start.status.turn ?? 0;
    const plays = generatePlays(viewFor(start, by), classroomWordGraph());
    const bad = { has: () => false, labels: () => [["proper"]] };
    const laid = (at: number): GameState =>
      unwrap(applyMove(start, { type: "play", placements: plays[at]!.placements })).state;
    const off = unwrap(applyMove(laid(0), { type: "challenge" }, { by: 1 - by, dictionary: bad })).state;
    const linked = loadGame(saveGame(played(off)))!;
    expect(areOneGame(played(off), linked)).toBe(true);
    expect(areOneGame(played(laid(0)), linked)).toBe(true);
    expect(areOneGame(linked, played(start))).toBe(true);
    // The same id, and another past, seed, player, opponent or other rules.
    expect(areOneGame(played(laid(1)), linked)).toBe(false);
    const others = [
      { seed: "y", players: ["Ann", "Ben"] },
      { seed: "x", players: ["Ann", "Cho"] },
      { seed: "x", players: ["Ann", "Ben"], ruleset: defineRuleset(us2021, { bonuses: [] }) },
    ];
    for (const other of others) expect(areOneGame(played(createGame(other)), linked)).toBe(false);
    expect(areOneGame(played(off, { opponent: "1" }), linked)).toBe(false);
  });

  test("keeps a play that was taken off", () => {
    const racks = [[..."HORNXIA"], [..."FAMEEIO"]];
    const dictionary = { has: () => false };
    const start = createGame({ players: 2, first: 0, racks, seed: "x" });
    expect(loadGame(saveGame(played(start)))).not.toEqual(played(start)); // its racks were given, and not drawn
    const drawn = createGame({ players: ["Ann", "Ben"], seed: "x" });
    const by = drawn.status.turn ?? 0;
    const [play] = generatePlays(viewFor(drawn, by), classroomWordGraph());
    const laid = unwrap(applyMove(drawn, { type: "play", placements: play!.placements })).state;
    const off = unwrap(applyMove(laid, { type: "challenge" }, { by: 1 - by, dictionary })).state;
    expect(off.history.at(-1)?.type).not.toBe("challenged");
    expect(loadGame(saveGame(played(off)))).toEqual(played(off));
  });

  test.for([
    "",
    "null",
    "[]",
    "{}",
    '{"id":"1","seat":2,"opponent":"friend","setup":{},"seed":"x","players":["A","B"],"moves":[]}',
    '{"id":"1","seat":0,"opponent":"friend","setup":{"rules":1},"seed":"x","players":["A","B"],"moves":[]}',
    '{"id":"1","seat":0,"opponent":"friend","setup":{"rules":"us2021","variants":[],"layout":"","tiles":"","knobs":"{"},"seed":"x","players":["A","B"],"moves":[]}',
    '{"id":"1","seat":0,"opponent":"friend","setup":{"rules":"us2021","variants":[],"layout":"","tiles":"","knobs":""},"seed":"x","players":["A","B"],"moves":[{"by":0,"move":{"type":"win"}}]}',
    '{"id":"1","seat":0,"opponent":"friend","setup":{"rules":"us2021","variants":[],"layout":"","tiles":"","knobs":""},"seed":"x","players":["A","B"],"moves":[null]}',
  ])("%s is not one", (text) => expect(loadGame(text)).toBe(null));

  test("is saved without the other rack as long as it goes on", () => {
    const going = stateAt(
      long,
      long.history.findIndex(({ type }) => type === "exchanged"),
    );
    const text = fileOf(seenGame({ game: going, seat: 0 })).text;
    const racks = [...text.matchAll(/^>(\w+): (\S+) /gm)];
    expect(racks.some(([, name]) => name === "Annabel_Archer")).toBe(true);
    for (const [line, name, rack] of racks)
      if (name === "Benjamin_Baker") expect([line, rack!.length < 7 || /^[\d.]/.test(rack!)]).toEqual([line, true]);
    const [, own] = /^#player(\d) Annabel/m.exec(text) ?? [];
    expect([...text.matchAll(/^#rack(\d)/gm)].map(([, number]) => number)).toEqual([own]);
    for (const { tiles } of going.players.map(({ rack }) => rack)) expect(tiles.length).toBe(7);
    expect(seenGame({ game: going, seat: 0 }).players[1]?.rack.tiles).toEqual([]);
    expect(JSON.stringify(seenGame({ game: going, seat: 0 }))).not.toContain(going.seed);
    expect(seenGame({ game: long, seat: 0 })).toBe(long);
  });

  test("with rules of one's own has them in its choices", () => {
    const ruleset = defineRuleset(us2021, { rackSize: 8 });
    const game = createGame({ players: ["Ann", "Ben"], ruleset, seed: "y" });
    const setup = { ...firstSetup, knobs: "rackSize: 8" };
    expect(loadGame(saveGame(played(game, { setup })))).toEqual(played(game, { setup }));
  });
});

test("a game of 60 turns takes less than 2 kB of a link, as one to step through and as one to play", async () => {
  const turns = long.history.flatMap(({ type }, i) => (type === "played" || type === "exchanged" ? [i] : []));
  const sixty = stateAt(long, (turns[59] ?? 0) + 1);
  const [step, play] = await Promise.all([pack(fileOf(sixty).text), pack(saveGame(played(sixty)))]);
  expect(step.length).toBeLessThan(2000);
  expect(play.length).toBeLessThan(2000);
});

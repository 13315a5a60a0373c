import fc from "fast-check";
import { BLANK, type GameState, stateAt, type Tile, type TileSet, unwrap, viewFor } from "tilewright";
import { formatRack, parseRack } from "tilewright/notation";
import { factsOf, renderReplay, renderSheet, renderSheetHtml, sheetOf, storyOf, turnsOf } from "tilewright/replay";
import { expect, test } from "vitest";
import { playedGames } from "../laws/random-games.ts";
import { casesOf, timeFor } from "../seed.ts";
import { readRecord } from "./record.ts";

const viewersOf = (game: GameState) => [...game.players.keys(), "spectator"] as const;

/** Tiles of a player that everybody has seen go to the rack: of plays that came off, and blanks taken from the board. */
function seenByAll({ history }: GameState, player: number, until: number): readonly Tile[] {
  return history.slice(0, until).flatMap((event) => {
    if (event.player !== player) return [];
    if (event.type === "blank-exchanged") return [BLANK];
    const play = event.type === "phony-returned" ? history[event.play] : undefined;
    return play?.type === "played" ? play.placements.map(({ letter, blank }) => (blank ? BLANK : letter)) : [];
  });
}

const readTiles = (rack: string, tileSet: TileSet): readonly Tile[] => unwrap(parseRack(rack, tileSet)).tiles;

test(
  "the account of a view is that of the game, with the racks of others as far as all have seen them",
  () => {
    fc.assert(
      fc.property(playedGames, (states) => {
        const game = states.at(-1)!;
        const steps = storyOf(game);
        const turns = turnsOf(game);
        for (const viewer of viewersOf(game)) {
          const view = viewFor(game, viewer);
          expect(factsOf(view)).toEqual(factsOf(game));
          expect(sheetOf(view)).toEqual(sheetOf(game));
          const told = storyOf(view);
          expect(told.map((step) => ({ ...step, head: null }))).toEqual(steps.map((step) => ({ ...step, head: null })));
          const seen = turnsOf(view);
          expect(seen.map((turn) => ({ ...turn, rack: "", play: "" }))).toEqual(
            turns.map((turn) => ({ ...turn, rack: "", play: "" })),
          );
          for (const [i, { event, player, rack, type, play }] of seen.entries()) {
            const { tileSet } = game.ruleset;
            const tiles = player === viewer ? viewFor(stateAt(game, event), viewer).rack : null;
            if (tiles !== null) expect(rack).toBe(formatRack(tiles, tileSet));
            else expect(seenByAll(game, player, event)).toEqual(expect.arrayContaining([...readTiles(rack, tileSet)]));
            if (type !== "exchanged" || player === viewer) expect(play).toBe(turns[i]?.play);
            else expect(play).toMatch(/^\d*$/);
          }
        }
      }),
      { numRuns: casesOf(60) },
    );
  },
  timeFor(60),
);

test("of a view there are the score sheet, the story and the page, without the racks of others", () => {
  const { state } = readRecord().game;
  const spectator = viewFor(state, "spectator");
  expect(renderSheet(spectator)).toBe(renderSheet(state));
  expect(renderSheetHtml(spectator)).toBe(renderSheetHtml(state));
  expect(storyOf(spectator)[0]?.head).toBe("Ann: 8F HORN, 14 points");
  expect(storyOf(viewFor(state, 0))[0]?.head).toBe("Ann: 8F HORN from AEHINOR, 14 points");
  expect(storyOf(viewFor(state, 1))[0]?.head).toBe("Ann: 8F HORN, 14 points");
  const exchange = turnsOf(state).find(({ type }) => type === "exchanged")!;
  const headOf = (game: Parameters<typeof storyOf>[0]) =>
    storyOf(game).find(({ event }) => event === exchange.event)?.head;
  expect(headOf(viewFor(state, 1))).toBe("Ben exchanges XYZ.");
  expect(headOf(spectator)).toBe("Ben exchanges 3 tiles.");
  const page = renderReplay(spectator);
  expect(page).toContain("Ann: 8F HORN, 14 points");
  expect(page).not.toContain("AEHINOR");
});

test.each(["an update", null, {}, { kind: "view" }])(
  "anything but a game, a view or a recorded game is refused: %j",
  (game) => {
    for (const account of [factsOf, turnsOf, sheetOf, renderSheet, renderSheetHtml, storyOf, renderReplay])
      expect(() => account(game as unknown as GameState)).toThrow(TypeError);
  },
);

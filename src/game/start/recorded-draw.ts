import { fullBag } from "../../bag/bag.ts";
import { listed } from "../../read/describe.ts";
import { refuseOption } from "../../read/refuse.ts";
import { countTiles } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { EventOf, PlayerIndex, StartRound } from "../model/event.ts";
import { bestOf } from "./draw-for-start.ts";

type Draws = StartRound["draws"];

/** More rounds than anybody draws at a table. */
const mostRounds = 1000;

/**
 * Returns the draw for first play as the table has recorded it, after checking that it decides who begins: everybody
 * draws, those who tie for the best tile draw again from a full bag, and nobody draws after that.
 *
 * @throws RangeError if it does not. The message says where and why.
 */
export function recordedDraw(
  tileSet: TileSet,
  players: number,
  given: readonly StartRound[],
): EventOf<"drew-for-start"> {
  // S3, D3
  if (!Array.isArray(given) || given.length === 0 || given.length > mostRounds)
    refuseOption("startRounds", `1 to ${mostRounds} rounds`, Array.isArray(given) ? given.length : given);
  const inSet = countTiles(fullBag(tileSet).tiles);
  let drawing: readonly PlayerIndex[] = Array.from({ length: players }, (_, player) => player);
  const rounds = given.map((round, i): StartRound => {
    const path = `startRounds[${i}]`;
    if (drawing.length === 1)
      refuseOption(path, `no further round, because player ${drawing[0]} drew the best tile`, round);
    const draws = readDraws(round, `${path}.draws`, drawing);
    checkTiles(inSet, draws, `${path}.draws`);
    drawing = bestOf(tileSet, draws);
    return { draws };
  });
  if (drawing.length > 1)
    refuseOption(
      `startRounds[${rounds.length}]`,
      `another round, because players ${listed(drawing, "and")} tied`,
      undefined,
    );
  return { player: null, type: "drew-for-start", rounds, first: drawing[0] as PlayerIndex };
}

/** The draws of a round, in which everybody who still draws must draw once and nobody else. */
function readDraws(round: Partial<StartRound> | null, path: string, drawing: readonly PlayerIndex[]): Draws {
  const draws: unknown = round?.draws;
  const list = Array.isArray(draws) ? (draws as readonly (Partial<Draws[number]> | null)[]) : null;
  const seats = list?.map((draw) => draw?.player);
  const fits = seats?.length === drawing.length && drawing.every((player) => seats.includes(player));
  if (list === null || !fits)
    refuseOption(path, `one draw by each of players ${listed(drawing, "and")}`, seats?.join(", ") ?? draws);
  return list.map((draw) => ({ player: draw?.player as PlayerIndex, tile: draw?.tile as string }));
}

function checkTiles(inSet: ReadonlyMap<Tile, number>, draws: Draws, path: string): void {
  draws.forEach(({ tile }, i) => {
    const drawn = draws.slice(0, i + 1).filter((other) => other.tile === tile).length;
    const given = inSet.get(tile) ?? 0;
    if (given === 0) refuseOption(`${path}[${i}].tile`, "a tile in the set", tile);
    if (drawn > given) refuseOption(`${path}[${i}].tile`, `at most ${given} ${tile} in one round`, drawn);
  });
}

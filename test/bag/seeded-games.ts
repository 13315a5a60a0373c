// Games of every kind that draws tiles: presets, tile sets, seeds, racks, moves and rulings that a game with a seed can have.
import fc from "fast-check";
import {
  applyRuling,
  createGame,
  defineRuleset,
  defineTileSet,
  endGame,
  type GameState,
  type Ruleset,
  type TileSet,
  type Variant,
} from "tilewright";
import { exchangeBlanks, finishLine, nineTile, rulesets } from "tilewright/rulesets";
import { english, french, german, polish, spanish } from "tilewright/tile-sets";
import { type Choose, moveSomehow } from "../laws/random-games.ts";
import { anyCharacter } from "../support/any-character.ts";
import { fullRacks } from "../support/full-racks.ts";

/** Letters of several code units, one without tiles, and an order of its own. */
const mixed = defineTileSet({
  id: "mixed",
  letters: [
    ["CH", 5, 6],
    ["S", 1, 20],
    ["A", 1, 20],
    ["\ud801\udc00", 4, 12],
    ["Q", 8, 0],
    ["\u00d1", 8, 8],
    ["LL", 8, 8],
  ],
  blanks: { count: 6, points: 0 },
});

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** Seeds of no, one, few and many code units, among them surrogates with and without their partner. */
const seeds: fc.Arbitrary<string> = fc.oneof(
  fc.constant(""),
  unit,
  fc.string({ maxLength: 17 }),
  fc.string({ unit: anyCharacter, maxLength: 17 }),
  fc.string({ unit, maxLength: 17 }),
  fc.string({ unit: fc.constantFrom("\ud83c", "\udfb2", "a"), minLength: 1, maxLength: 17 }),
  fc.string({ unit, minLength: 199, maxLength: 200 }),
);

/** How many tiles each rack is given, where racks are chosen. */
const rackSizes = fc.array(fc.nat(9), { minLength: 4, maxLength: 4 });

/** Games as they are at their end, or somewhere before it. */
export const seededGames: fc.Arbitrary<GameState> = fc
  .record({
    preset: fc.constantFrom(...Object.values(rulesets)),
    tileSet: fc.constantFrom(english, french, german, polish, spanish, mixed),
    share: fc.constantFrom(1, 2, 4, 9),
    variants: fc.subarray([nineTile, exchangeBlanks, finishLine({ target: 60 })]),
    players: fc.integer({ min: 2, max: 4 }),
    first: fc.option(fc.nat(3)),
    rackSizes: fc.option(rackSizes),
    seed: seeds,
    decisions: fc.array(fc.noBias(fc.nat()), { minLength: 20, maxLength: 240, size: "max" }),
  })
  .map(({ preset, tileSet, share, variants, players, first, rackSizes, seed, decisions }) => {
    const rulesWith = (part: number): Ruleset =>
      defineRuleset(preset, ...(variants as readonly Variant[]), { tileSet: shareOf(tileSet, part) });
    const shared = rulesWith(share);
    const ruleset = fullRacks(shared) < 2 ? rulesWith(1) : shared;
    const count = Math.min(players, ruleset.players.max, fullRacks(ruleset));
    const begun = createGame({
      players: count,
      ruleset,
      seed,
      ...(first === null ? {} : { first: first % count }),
      ...(rackSizes === null ? {} : { racks: racksOf(ruleset, count, rackSizes) }),
    });
    return playOn(begun, decisions);
  });

/** A part of the tiles, so that the bag is soon empty. */
function shareOf(tileSet: TileSet, share: number): TileSet {
  const letters = tileSet.letters.map((entry) => ({ ...entry, count: Math.ceil(entry.count / share) }));
  return { ...tileSet, letters };
}

/** Racks of at most so many tiles, some of them empty. */
function racksOf(ruleset: Ruleset, players: number, sizes: readonly number[]): readonly (readonly string[])[] {
  const dealt = createGame({ players, ruleset, seed: "the racks of another game", first: 0 });
  return dealt.players.map(({ rack }, seat) => rack.tiles.slice(0, sizes[seat]));
}

function playOn(begun: GameState, decisions: readonly number[]): GameState {
  let at = 0;
  let game = begun;
  const choose: Choose = (below) => (decisions[at++ % decisions.length] as number) % below;
  while (at < decisions.length && game.status.kind !== "over") game = step(game, choose) ?? game;
  return game;
}

/** A move mostly, sometimes a ruling, seldom the end. Nothing if it is refused. */
function step(game: GameState, choose: Choose): GameState | undefined {
  const player = choose(game.players.length);
  switch (choose(60)) {
    case 0:
      return applyRuling(game, { type: "set-turn", player }).state;
    case 1:
      return applyRuling(game, { type: "adjust", player, points: -10, reason: "time" }).state;
    case 2:
      return choose(4) === 0 ? endGame(game, { reason: "agreed" }).state : undefined;
    default:
      return moveSomehow(game, choose);
  }
}

// A server that cheats at a deal. It knows all secrets, and chooses what nobody committed to: it says what it likes, and
// has said so from the beginning, so that the view of its victim fits the game that it sends.
import {
  applyMove,
  applyRuling,
  createGame,
  defineRuleset,
  type GameState,
  type GameView,
  type Ruleset,
  replayEvents,
  unwrap,
} from "tilewright";
import { type Deal, type DealTerms, newDeal, parseCommitments, termsDigestOf } from "tilewright/fair";
import { international2022, nineTile, us2021 } from "tilewright/rulesets";
import type { Random } from "../oracle/random.ts";
import { type Dealt, dealOf, secretOf, seenBy } from "./deals.ts";

export const terms: DealTerms & { readonly players: readonly string[]; readonly ruleset: Ruleset } = {
  game: "club-4",
  players: ["Ann", "Ben"],
  ruleset: us2021,
};
export const dealt: Dealt = dealOf(terms);
const { notes, server, secrets, game } = dealt;

/** What the victim has written down, and has seen, and what the server sends. */
export interface Attempt {
  readonly deal: Deal;
  readonly seen: GameView;
  readonly sent: GameState;
}

/** One try, made of random numbers. */
export type Attack = (random: Random) => Attempt;

/** The game that the server sends, as it has shown it to its victim from the beginning. */
const shown = (sent: GameState, deal: Deal = notes[1] as Deal): Attempt => ({ deal, seen: seenBy(deal, sent), sent });

const { seed } = game as { readonly seed: string };
const setting = { players: terms.players, ruleset: us2021, seed };
const seedOf = (of: string, all: readonly string[]): string => ["tilewright fair 1", of, ...all].join("|");
const honest = [...secrets, server.secret];
const digest = termsDigestOf(terms);
const replaced = (at: number, by: string): readonly string[] => honest.map((secret, i) => (i === at ? by : secret));
/** Any of a thousand million secrets. */
const anySecret = (random: Random): string => secretOf(`${random.below(1e9)}`);

const withTiles = (change: Partial<Ruleset["tileSet"]>): Ruleset => ({
  ...us2021,
  tileSet: { ...us2021.tileSet, ...change },
});
const { letters } = us2021.tileSet;

/** Everything that the next event draws after `tiles` of the rack were exchanged. */
function exchanged(now: GameState, count = 7): GameState {
  const by = now.status.turn as number;
  return unwrap(applyMove(now, { type: "exchange", tiles: now.players[by]!.rack.tiles.slice(0, count) }, { by })).state;
}

const passed = (now: GameState): GameState =>
  unwrap(applyMove(now, { type: "pass" }, { by: now.status.turn as number })).state;

/** Another tile set, larger racks, other ends: under the id of the agreed rules. */
function otherRules(random: Random): Ruleset {
  const { end, tileSet, rackSize, bonuses } = us2021;
  return random.pick([
    (): Ruleset => ({ ...us2021, rackSize: random.pick([6, 8]) }),
    (): Ruleset => ({ ...us2021, maxTilesPerPlay: random.pick([6, 8]), rackSize }),
    (): Ruleset => withTiles({ blanks: { ...tileSet.blanks, count: random.pick([0, 1, 3, 4]) } }),
    (): Ruleset => {
      const [at, count] = [random.below(letters.length), 1 + random.below(13)];
      return withTiles({
        letters: letters.map((entry, i) =>
          i === at ? { ...entry, count: count + Number(count === entry.count) } : entry,
        ),
      });
    },
    (): Ruleset => {
      const [at, points] = [random.below(letters.length), 11 + random.below(20)];
      return withTiles({ letters: letters.map((entry, i) => (i === at ? { ...entry, points } : entry)) });
    },
    (): Ruleset => withTiles({ letters: [...letters, { letter: "Þ", points: 1, count: 1 + random.below(9) }] }),
    (): Ruleset => ({ ...us2021, end: { ...end, scorelessTurns: 7 + random.below(90) } }),
    (): Ruleset => ({ ...us2021, bonuses: bonuses.map((bonus) => ({ ...bonus, points: 51 + random.below(99) })) }),
    (): Ruleset => ({ ...defineRuleset(us2021, nineTile), id: us2021.id, variants: us2021.variants }),
    (): Ruleset => ({ ...international2022, id: us2021.id, tileSet, layout: us2021.layout }),
  ])();
}

const fullBag = [...game.bag.tiles, ...game.players.flatMap(({ rack }) => rack.tiles)];

/** Every way to cheat that we know, each to be tried as often as you like. */
export const attacks: Readonly<Record<string, Attack>> = {
  "the letters in another order": (random) => {
    let order = random.shuffled(letters);
    // The agreed order is no attack.
    if (order.every((entry, i) => entry === letters[i])) order = [...order].reverse();
    return shown(createGame({ ...setting, ruleset: withTiles({ letters: order }) }));
  },
  "two letters that have changed places, and are told apart by nothing but that": (random) => {
    const at = random.below(letters.length - 1);
    const order = letters.map((entry, i) => (i === at ? letters[at + 1]! : i === at + 1 ? letters[at]! : entry));
    return shown(createGame({ ...setting, ruleset: withTiles({ letters: order }) }));
  },
  "other rules under the same id": (random) => shown(createGame({ ...setting, ruleset: otherRules(random) })),
  "rulings without effect before an exchange": (random) => {
    let now = game;
    for (let i = 1 + random.below(20); i > 0; i--) {
      const player = random.below(2);
      now = unwrap(
        applyRuling(
          now,
          random.chance(0.2)
            ? { type: "set-turn", player: now.status.turn as number }
            : {
                type: "adjust",
                player,
                points: 0,
                reason: random.pick(["correction", "penalty", "time", "as-recorded"]),
              },
        ),
      ).state;
      if (now.scorelessTurns < 3 && random.chance(0.2)) now = passed(now);
    }
    return shown(exchanged(now, 1 + random.below(7)));
  },
  "another secret of the server, chosen when all others were known": (random) =>
    shown(createGame({ ...setting, seed: seedOf(digest, [...secrets, anySecret(random)]) })),
  "another secret of a player": (random) => {
    const seat = random.below(2);
    const all = replaced(seat, anySecret(random));
    return shown(createGame({ ...setting, seed: seedOf(digest, all) }), notes[random.below(2)]);
  },
  "the secrets in another order, doubled or left out": (random) => {
    const all = Array.from({ length: 1 + random.below(5) }, () => random.pick(honest));
    const changed = all.join() === honest.join() ? [...honest].reverse() : all;
    return shown(createGame({ ...setting, seed: seedOf(digest, changed) }));
  },
  "another text for a secret": (random) => {
    const at = random.below(3);
    const secret = honest[at] as string;
    const written = random.pick([secret.toUpperCase(), `${secret} `, `0${secret}`, secret.slice(1), "", ` ${secret}`]);
    const text = written === secret ? `${secret}0` : written;
    return shown(createGame({ ...setting, seed: seedOf(digest, replaced(at, text)) }));
  },
  "the seed of another name of the game": (random) => {
    const other = termsDigestOf({ ...terms, game: `club-4-${random.below(1e9)}` });
    return shown(createGame({ ...setting, seed: seedOf(other, honest) }));
  },
  "a seed of the server's own": (random) => {
    const own = `${random.below(1e9)}`;
    return shown(
      createGame({ ...setting, seed: random.pick([own, `${seed}|${own}`, `${own}${seed}`, `${seed}${own}`]) }),
    );
  },
  "a game without its seed": (random) => {
    const sent = createGame({ ...setting, seed: `${random.below(1e9)}` });
    return shown({ ...(random.chance(0.5) ? exchanged(sent, 1 + random.below(7)) : sent), seed: null });
  },
  "other names, seats or players": (random) => {
    const players = random.pick([
      ["Ben", "Ann"],
      ["Ann", `Ben${random.below(1e6)}`],
      ["Ann", "Ben", "Cho"],
      [`A${random.below(1e6)}`, "Ben", "Ann", "Cho"],
    ]);
    return shown(createGame({ ...setting, players }));
  },
  "another dictionary": (random) => shown(createGame({ ...setting, dictionary: `list ${random.below(1e6)}` })),
  "a first player who was chosen": (random) => {
    const first = random.below(2);
    return shown(random.chance(0.5) ? createGame({ ...setting, first }) : exchanged(createGame({ ...setting, first })));
  },
  "racks that were chosen": (random) => {
    const tiles = random.shuffled(fullBag);
    const racks = [tiles.slice(0, 7), tiles.slice(7, 14)];
    return shown(createGame({ ...setting, racks }));
  },
  "racks that were chosen, and seem to be drawn": (random) => {
    const drawn = { tiles: random.shuffled(game.bag.tiles).slice(0, 7), hidden: 0 };
    const seat = random.below(2);
    const events = game.history.map((event) => {
      if (event.type !== "dealt" || event.player !== seat) return event;
      return {
        ...event,
        drawn: JSON.stringify(drawn) === JSON.stringify(event.drawn) ? { tiles: [], hidden: 7 } : drawn,
      };
    });
    return shown(replayEvents({ ...game, players: terms.players }, events));
  },
  "a draw of an exchange that the seed does not give": (random) => {
    const now = exchanged(game);
    const last = now.history.length - 1;
    const drawn = { tiles: random.shuffled(now.bag.tiles).slice(0, 7), hidden: 0 };
    const events = now.history.map((event, i) =>
      i === last && event.type === "exchanged" ? { ...event, drawn } : event,
    );
    return shown(replayEvents({ ...now, players: terms.players }, events));
  },
  "moves that were taken back and made otherwise": (random) => {
    const first = random.chance(0.5) ? passed(game) : exchanged(game, 1 + random.below(3));
    const [before, other] = [exchanged(passed(first), 5), exchanged(exchanged(game, 4), 1 + random.below(7))];
    const deal = notes[random.below(2)] as Deal;
    return { deal, seen: seenBy(deal, before), sent: other };
  },
  "a game that ends before what was seen": (random) => {
    let now = game;
    for (let i = 1 + random.below(5); i > 0; i--) now = exchanged(now, 1 + random.below(7));
    const deal = notes[random.below(2)] as Deal;
    const kept = game.history.length + random.below(now.history.length - game.history.length);
    const events = now.history.slice(0, kept);
    return { deal, seen: seenBy(deal, now), sent: replayEvents({ ...now, players: terms.players }, events) };
  },
  "commitments that the server says after a reload, with another deal": (random) => {
    const seat = random.below(2);
    const other = dealOf(terms, `${random.below(1e9)}`);
    // The page has its notes and asks again; or it has lost them, and begins as if nothing had been.
    const kept = notes[seat] as Deal;
    const told = parseCommitments(other.server.commitments, random.chance(0.5) ? kept : { ...kept, commitments: null });
    if (told.ok) return shown(other.game, told.deal);
    const fresh = newDeal(terms, seat, anySecret(random));
    return shown(other.game, random.chance(0.5) ? kept : fresh);
  },
};

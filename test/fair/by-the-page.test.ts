// Deals and logs beside a second implementation, which was written from docs/fair.md and imports nothing of the library.
import { applyMove, defineRuleset, type GameState, type Ruleset, stateAt, unwrap, viewFor } from "tilewright";
import {
  auditDeal,
  auditLog,
  commitmentOf,
  type DealTerms,
  newLog,
  termsDigestOf,
  textOf,
  updateLog,
} from "tilewright/fair";
import { expect, test } from "vitest";
import {
  bytesOf,
  checkDeal,
  commitment,
  eventsLeft,
  head,
  seed as seedOf,
  setUpDigest,
  termsDigest,
} from "../oracle/fair/check-fair.mjs";
import { type Random, randomFrom } from "../oracle/random.ts";
import { atMost, seed, timeFor } from "../seed.ts";
import { presets } from "../support/presets.ts";
import { copy, dealOf, secretOf, seenBy } from "./deals.ts";

const deals = atMost(1000);
const names = ["Ann", "Ben", "Zoë", "", "李", "🎲", "\ud800", '"4:x', "Cho\n"];

/** Plain JSON for a program that knows none of our types. */
const json = (value: unknown): never => copy(value) as never;

function anyTerms(random: Random): DealTerms {
  const preset = random.pick(Object.values(presets));
  const ruleset: Ruleset = random.chance(0.5)
    ? preset
    : defineRuleset(preset, { tileSet: { ...preset.tileSet, letters: random.shuffled(preset.tileSet.letters) } });
  const count = 2 + random.below(3);
  const players = Array.from({ length: count }, () => random.pick(names));
  return {
    game: `${random.pick(names)} ${random.below(1e9)}`,
    ruleset,
    players,
    ...(random.chance(0.3) ? { dictionary: random.pick(names) } : {}),
    ...(random.chance(0.3) ? { first: random.below(count) } : {}),
    ...(random.chance(0.1) ? { racks: players.map(() => ["E"]) } : {}),
  };
}

/** Some turns, at random: passes and exchanges. */
function playedOn(game: GameState, random: Random): GameState {
  let state = game;
  for (let turns = random.below(5); turns > 0 && state.status.turn !== null; turns--) {
    const by = state.status.turn;
    const tiles = state.players[by]!.rack.tiles.slice(0, 1 + random.below(7));
    const exchanged = applyMove(state, { type: "exchange", tiles }, { by });
    state = exchanged.ok ? exchanged.state : unwrap(applyMove(state, { type: "pass" }, { by })).state;
  }
  return state;
}

test(
  `${deals} deals and their logs are the same by the page`,
  () => {
    const random = randomFrom(seed);
    for (let i = 0; i < deals; i++) {
      const terms = anyTerms(random);
      const { notes, server, secrets, game } = dealOf(terms, `${i}`);
      const digest = termsDigest(json(server.terms));
      expect(termsDigestOf(terms)).toBe(digest);
      const own = random.pick([...notes, server]);
      expect(commitmentOf(own)).toBe(commitment(digest, own.owner, own.secret));
      expect(game.seed).toBe(seedOf(digest, secrets, server.secret));

      const state = playedOn(game, random);
      const deal = random.pick(notes);
      expect(auditDeal(deal, state, seenBy(deal, state))).toEqual([]);
      expect(checkDeal(copy(deal), state.seed as string)).toEqual([]);
      // Both find another secret, of whomever.
      const other = `${game.seed}`.replace(random.pick([...secrets, server.secret]), secretOf("another"));
      const [finding] = auditDeal(deal, { ...state, seed: other }, seenBy(deal, state));
      expect(checkDeal(copy(deal), other)).toEqual([
        `another secret of ${finding?.reason.code === "other-secret" ? finding.reason.owner : null}`,
      ]);

      const from = game.history.length;
      const steps = [
        state,
        stateAt(state, from + random.below(state.history.length - from + 1)),
        playedOn(game, random),
      ];
      const viewer = random.pick([...notes.keys(), "spectator"] as const);
      const views = [game, ...steps].map((now) =>
        random.chance(0.5) ? viewFor(now, viewer) : viewFor(copy(now), viewer),
      );
      const log = views.slice(1).reduce(updateLog, newLog(views[0]!));
      expect(log.entries[0]).toEqual({ type: "set-up", digest: setUpDigest(json(views[0])) });
      expect(head(copy(log.entries))).toBe(log.head);
      expect(eventsLeft(copy(log.entries))).toEqual(copy(views.at(-1)?.history));
      expect(auditLog(log, steps[2]!).every(({ reason }) => reason.code === "undone")).toBe(true);
      expect(newLog(state).entries[0]).toEqual({ type: "set-up", digest: setUpDigest(json(state)) });
      expect(Buffer.from(textOf(state), "utf8").equals(bytesOf(copy(state)))).toBe(!textOf(state).includes("\ud800"));
    }
  },
  timeFor(deals),
);

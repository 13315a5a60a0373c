// The steps of a deal, and what is refused in them. What a server may try: attacks.test.ts.
import {
  applyMove,
  auditGame,
  createGame,
  createTableGame,
  defineRuleset,
  type GameState,
  type GameView,
  unwrap,
  viewFor,
} from "tilewright";
import {
  auditDeal,
  auditLog,
  commitmentOf,
  createFairGame,
  type Deal,
  newDeal,
  newLog,
  newSecret,
  parseCommitments,
  parseSecret,
  termsDigestOf,
} from "tilewright/fair";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { copy, dealOf, secretOf, seenBy } from "./deals.ts";

const terms = { game: "club-4", players: ["Ann", "Ben"] };
const { notes, server, secrets, game } = dealOf(terms);
const [ann, ben] = notes as [Deal, Deal];
const commitments = ben.commitments as readonly string[];

describe("the digest of terms", () => {
  test("is the same for equal terms, with what was left out written out or not", () => {
    const whole = { ...terms, ruleset: copy(us2021), dictionary: undefined };
    expect(termsDigestOf(whole)).toBe(termsDigestOf(terms));
    expect(termsDigestOf({ ...terms, players: 2 })).toBe(
      termsDigestOf({ ...terms, players: ["Player 1", "Player 2"] }),
    );
  });

  test("differs for any other game, names, seats, rules, dictionary, first player and racks", () => {
    const { letters } = us2021.tileSet;
    const others = [
      terms,
      { ...terms, game: "club-5" },
      { ...terms, players: ["Ben", "Ann"] },
      { ...terms, players: ["Ann", "Ben", "Cho"] },
      { ...terms, players: ["AnnBen", ""] },
      { ...terms, ruleset: { ...us2021, tileSet: { ...us2021.tileSet, letters: [...letters].reverse() } } },
      { ...terms, ruleset: defineRuleset(us2021, { rackSize: 8 }) },
      { ...terms, dictionary: "a list" },
      { ...terms, first: 0 },
      { ...terms, first: 1 },
      { ...terms, racks: [["A"], ["E"]] },
      { ...terms, racks: [["E"], ["A"]] },
    ];
    expect(new Set(others.map(termsDigestOf)).size).toBe(others.length);
  });

  test("is refused for terms that make no game", () => {
    expect(() => termsDigestOf({ ...terms, players: 1 })).toThrow(RangeError);
    expect(() => termsDigestOf({ ...terms, seed: "mine" } as never)).toThrow(TypeError);
    expect(() => termsDigestOf({ ...terms, game: undefined } as never)).toThrow(
      "game: expected a string of at most 10,000 characters, found undefined",
    );
  });
});

describe("a commitment", () => {
  test("differs for every owner, secret and terms", () => {
    const deals = [
      newDeal(terms, 0, secretOf("a")),
      newDeal(terms, 1, secretOf("a")),
      newDeal(terms, "server", secretOf("a")),
      newDeal(terms, 0, secretOf("b")),
      newDeal({ ...terms, game: "club-5" }, 0, secretOf("a")),
    ];
    expect(new Set(deals.map(commitmentOf)).size).toBe(deals.length);
  });

  test("has a new secret every time, of 256 bits", () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newDeal(terms, 0).secret).not.toBe(newDeal(terms, 0).secret);
  });

  test("is refused for a secret of another form, and the error does not quote it", () => {
    const short = "0123456789abcdef".repeat(3);
    expect(() => newDeal(terms, 0, short)).toThrow(RangeError);
    for (const secret of [short, short.toUpperCase(), `${short}${short}`])
      expect(() => commitmentOf({ ...ann, secret })).toThrow(/^deal\.secret: expected 64 .* found another string$/);
  });
});

describe("a player does not go on", () => {
  const begun: Deal = { ...ben, commitments: null };
  const other = commitmentOf(newDeal(terms, 0, secretOf("another")));

  test.each<readonly [what: string, sent: unknown, deal: Deal, paths: readonly string[]]>([
    ["while commitments are missing", commitments.slice(0, 2), begun, [""]],
    ["with one too many", [...commitments, other], begun, [""]],
    ["while one is not known", [null, ...commitments.slice(1)], begun, ["[0]"]],
    ["with one of another form", [other.toUpperCase(), ...commitments.slice(1)], begun, ["[0]"]],
    ["if their own one has become another", [commitments[0], other, commitments[2]], begun, ["[1]"]],
    ["if that of another player changes later", [other, ...commitments.slice(1)], ben, ["[0]"]],
    ["if that of the server changes later", [...commitments.slice(0, 2), other], ben, ["[2]"]],
    ["if they change seats", [commitments[1], commitments[0], commitments[2]], begun, ["[1]"]],
    ["with anything that is not a list", "nonsense", begun, [""]],
  ])("%s", (_, sent, deal, paths) => {
    expect(parseCommitments(sent, deal).problems?.map(({ path }) => path)).toEqual(paths);
  });

  test("for a secret that is not the one of its commitment", () => {
    expect(parseSecret(ann.secret, ben, 0)).toEqual({ ok: true, secret: ann.secret });
    const refused = [secretOf("another"), ben.secret, ann.secret.toUpperCase(), "", null, undefined];
    for (const sent of refused) expect(parseSecret(sent, ben, 0).ok, `${sent}`).toBe(false);
    expect(parseSecret(server.secret, ben, "server").ok).toBe(true);
  });
});

test("an audit answers, though the game has no such seat, no seed or another kind of start", () => {
  const three = dealOf({ ...terms, players: ["Ann", "Ben", "Cho"] });
  const cho = three.notes[2] as Deal;
  const seen = seenBy(cho, three.game);
  const reasons = (sent: GameState): readonly string[] =>
    auditDeal(cho, sent, seen).map(({ path, reason }) => `${path} ${reason.code}`);
  expect(reasons(three.game)).toEqual([]);
  expect(reasons(game)).toEqual(["players differs", "seed other-seed", "history gone"]);
  expect(reasons({ ...three.game, seed: null })).toContain("seed unknown-seed");
  expect(reasons(createTableGame({ players: 3 }))).toContain("seed unknown-seed");
  expect(auditLog(newLog(seen), game).map(({ path }) => path)).toContain("ruleset");
});

test("a running game is audited by its view, in which the seed alone is unknown", () => {
  const now = viewFor(unwrap(applyMove(game, { type: "pass" })).state, 1);
  const reasons = (view: GameView): readonly string[] =>
    auditDeal(ben, view, seenBy(ben, game)).map(({ path, reason }) => `${path} ${reason.code}`);
  expect(reasons(now)).toEqual(["seed unknown-seed"]);
  expect(reasons({ ...now, ruleset: { ...us2021, rackSize: 8 } })).toContain("ruleset.rackSize differs");
  expect(reasons({ ...now, history: now.history.slice(1) })).toContain("history[0].rounds differs");
});

test("notes without commitments prove nothing", () => {
  const reasons = auditDeal({ ...ben, commitments: null }, game, seenBy(ben, game)).map(({ reason }) => reason.code);
  expect(reasons).toEqual(["not-written-down"]);
});

test("a seed without the player's own secret is found, though the commitments in the notes are those of that deal", () => {
  const other = dealOf(terms, "another deal");
  const changed = { ...ben, commitments: other.server.commitments };
  const reasons = auditDeal(changed, other.game, seenBy(ben, other.game)).map(({ reason }) => reason);
  expect(reasons).toEqual([{ code: "other-secret", owner: 1 }]);
});

test("racks and a first player that were agreed on must be those", () => {
  const racks = [[..."HORNABC"], [..."EEEEEEE"]];
  const chosen = dealOf({ ...terms, first: 1, racks });
  const deal = chosen.notes[0] as Deal;
  const audit = (options: Partial<Parameters<typeof createGame>[0]>): readonly string[] => {
    const sent = createGame({ players: terms.players, seed: chosen.game.seed as string, first: 1, racks, ...options });
    return auditDeal(deal, sent, seenBy(deal, sent)).map(({ path, reason }) => `${path} ${reason.code}`);
  };
  expect(audit({})).toEqual([]);
  expect(audit({ first: 0 })).toEqual(["history[0].player differs"]);
  expect(audit({ racks: [[..."HORNABC"], [..."EEEEEEA"]] })).toEqual(["history[1].drawn differs"]);
  expect(audit({ racks: undefined })).toEqual(["history[1] chosen", "history[2] chosen"]);
  expect(audit({ first: undefined })).toContain("history[0] chosen");
});

describe("the game of a deal", () => {
  test("follows from terms and secrets, and is like any other", () => {
    expect(createFairGame(server, secrets)).toEqual(game);
    expect(auditGame(game, { ruleset: us2021 })).toEqual([]);
    expect(game.seed).toBe(["tilewright fair 1", termsDigestOf(terms), ...secrets, server.secret].join("|"));
  });

  test("is dealt otherwise for any other secret, and for other terms", () => {
    const deals = [terms, { ...terms, game: "club-5" }].flatMap((agreed) =>
      ["club-4", "else"].map((name) => dealOf(agreed, name).game.seed),
    );
    expect(new Set(deals).size).toBe(4);
  });

  test("has the first player and the racks of its terms", () => {
    const racks = [[..."HORNABC"], [..."EEEEEEE"]];
    const chosen = dealOf({ ...terms, first: 1, racks }).game;
    expect(chosen.status.turn).toBe(1);
    expect(chosen.players.map(({ rack }) => rack.tiles.length)).toEqual([7, 7]);
    expect(chosen.history).toEqual(createGame({ players: ["Ann", "Ben"], first: 1, racks, seed: "any" }).history);
  });

  test("is not made without all secrets, nor of a secret without its commitment, nor by a player", () => {
    for (const wrong of [
      [],
      [ann.secret],
      [...secrets, server.secret],
      [ben.secret, ann.secret],
      [secretOf("x"), ben.secret],
    ])
      expect(() => createFairGame(server, wrong)).toThrow(RangeError);
    expect(() => createFairGame({ ...server, secret: secretOf("x") }, secrets)).toThrow(
      "deal.secret: this secret does not match the commitment",
    );
    expect(() => createFairGame(ben, secrets)).toThrow(TypeError);
    expect(() => createFairGame({ ...server, commitments: null }, secrets)).toThrow(TypeError);
  });
});

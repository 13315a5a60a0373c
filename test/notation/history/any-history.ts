import fc from "fast-check";

export const players = [
  { nickname: "Ann", real_name: "Ann Archer" },
  { nickname: "Ben", real_name: "Ben Baker" },
];
export const horn = { rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 14, cumulative: 14 };
export const farm = {
  player_index: 1,
  rack: "FAMXYZQ",
  position: "H6",
  played_tiles: "FA.M",
  score: 9,
  cumulative: 9,
};

const keys = fc.constantFrom(
  ...["rack", "type", "position", "played_tiles", "score", "cumulative", "player_index", "note", "row"],
);
const value = fc.oneof(fc.constantFrom("HORNEIA", "8F", "HORN", "A:\n>B", "#x", 3, -7, 1e12, null, []), fc.jsonValue());
const event = fc.oneof(fc.constant(horn), fc.constant(farm), fc.dictionary(keys, value));

/** Histories with events and players of every kind, and of none. */
export const anyHistories: fc.Arbitrary<object> = fc.record({
  players: fc.oneof(fc.constant(players), fc.array(fc.dictionary(fc.constantFrom("nickname", "real_name"), value))),
  events: fc.array(event),
  challenge_rule: value,
});

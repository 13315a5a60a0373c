// The rules that can be played by. The log holds their names: a preset never changes once it has been published.
import { defineRuleset } from "tilewright";
import { international2022, northAmerica2017, us2021 } from "tilewright/rulesets";

// Tournaments seat two. At a table of friends up to four may play by the same rules.
const atTable = { players: { min: 2, max: 4 } };

export const rulesets = {
  us2021,
  northAmerica2017: defineRuleset(northAmerica2017, atTable),
  international2022: defineRuleset(international2022, atTable),
};

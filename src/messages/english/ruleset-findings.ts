import { counted, listed } from "../helpers.ts";
import type { RulesetFindingSentences } from "../types/ruleset-findings.ts";

/** Why a field of a ruleset does nothing, in English. */
export const englishRulesetFindings: RulesetFindingSentences = {
  needs: ({ needs }) => `This does nothing without ${listed(needs, "or")}.`,
  replaced: ({ by }) => `This does nothing, because ${by} decides.`,
  "ended-before": ({ by }) => `This ends no game, because ${by} ends it first.`,
  "too-many": ({ of, most }) => {
    const tiles = counted(most, "tile", "tiles");
    switch (of) {
      case "rack":
        return `A rack has ${tiles} at most.`;
      case "line":
        return `A line of the board takes ${tiles} at most.`;
      case "bag":
        return `The bag holds ${tiles} at most once the racks are dealt, so nobody can exchange.`;
    }
  },
  "no-effect": () => "This changes nothing.",
  "no-square": () => "This premium stands on no square that tiles can reach.",
  "no-tile": () => "This premium counts for no tile of the set.",
  "no-blanks": () => "The tile set has no blanks.",
  "no-exchange": () => "Nobody can ever exchange tiles.",
  "nobody-goes-out": () => "This does nothing, because with end.turnsAfterBag nobody goes out.",
  "nothing-settled": () => "This does nothing, because unplayed tiles change no score.",
  alone: () => "This does nothing, because only one player plays.",
  "only-fails": () => "Words are looked up when they are played, so a challenge can only fail.",
  "never-looked-up": () => "This does nothing, because nobody looks words up.",
  "no-racks": ({ most }) => `There are full racks for ${counted(most, "player", "players")} at most.`,
  stuck: () => "Players who are stuck while the bag has tiles pass for ever: give passesEach, for instance.",
};
